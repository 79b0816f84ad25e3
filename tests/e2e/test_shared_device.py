"""Two people share one phone: what each holds is seen by nobody else."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import Mouse
from tests.e2e.pages import Home
from tests.e2e.table import Table

ANNA, BEN = 0, 1


def is_handed(page: Page, seat: int) -> None:
    """Take the device as the person on a seat."""
    expect(page.get_by_test_id("curtain")).to_be_visible()
    # Nothing of the table is drawn behind it.
    expect(page.get_by_test_id("my-cash")).to_have_count(0)
    Mouse().press(page.get_by_test_id(f"i-am-{seat}"))
    expect(page.get_by_test_id("my-cash")).to_be_visible()


def waits_for_somebody_here(page: Page) -> None:
    """Wait for a turn to build of whoever has the device, or give it to whose turn it is."""
    expect(page.get_by_test_id("curtain").or_(page.get_by_test_id("build-confirm"))).to_be_visible()
    if page.get_by_test_id("curtain").count():
        Mouse().press(page.locator("[data-testid^=i-am-].primary"))
        expect(page.get_by_test_id("build-confirm")).to_be_visible()


@pytest.mark.only_browser("chromium")
def test_two_people_pass_one_phone_from_hand_to_hand(person: Page) -> None:
    home = Home(person).open()
    person.get_by_test_id("my-name").fill("Anna")
    person.get_by_test_id("seat-kind-1").select_option("here")
    person.get_by_test_id("here-name-1").fill("Ben")
    person.get_by_test_id("create-table").click()
    table = Table(person, home.hand)
    is_handed(person, ANNA)
    table.keep()
    is_handed(person, BEN)
    table.keep()
    table.expect_phase("trade")
    offered = sorted(table.lots_of())[0]
    table.compose(ANNA, lots=[offered])
    offer = table.send()
    # Bots may have offered her something, too.
    expect(person.get_by_test_id(f"pass-{ANNA}")).to_contain_text(re.compile(r"\d"))
    Mouse().press(person.get_by_test_id(f"pass-{ANNA}"))
    is_handed(person, ANNA)
    table.agree(offer)
    table.expect_owner(offered)
    table.say_done()
    is_handed(person, BEN)
    table.say_done()
    for _ in (ANNA, BEN):
        waits_for_somebody_here(person)
        table.build()
    table.read_income()
    # Whoever reloads the page may be anybody.
    person.reload()
    is_handed(person, ANNA)

"""The quarter that the board lies in: it comes by itself, can be left out, and is never missed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.access import check_access
from tests.e2e.pages import alone
from tests.e2e.watch import Watch

pytestmark = pytest.mark.only_browser("chromium")


def quarter(person: Page) -> Locator:
    return person.get_by_test_id("art")


def choose_plain_board(person: Page, *, plain: bool) -> None:
    person.get_by_test_id("menu").click()
    person.get_by_test_id("plain-board").set_checked(plain)
    person.keyboard.press("Escape")


def test_the_board_is_a_quarter_of_a_town_unless_somebody_wants_it_plain(person: Page) -> None:
    alone(person)
    expect(quarter(person)).to_have_attribute("data-light", "1")
    choose_plain_board(person, plain=True)
    expect(quarter(person)).to_have_count(0)
    person.reload()
    expect(person.get_by_test_id("lot-1")).to_be_visible()
    choose_plain_board(person, plain=False)
    expect(quarter(person)).to_be_attached()
    check_access(person)


def test_where_the_quarter_cannot_be_had_the_plain_board_stays(person: Page, watch: Watch) -> None:
    watch.expect("failed: GET .*/art-")
    watch.allow("console error: Failed to load resource")
    person.route(re.compile(r"/assets/art-.*\.js$"), lambda route: route.abort())
    with person.expect_event("requestfailed", lambda request: "/art-" in request.url):
        table = alone(person)
    table.keep()
    table.expect_phase("trade")
    expect(quarter(person)).to_have_count(0)
    expect(person.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_have_count(0)

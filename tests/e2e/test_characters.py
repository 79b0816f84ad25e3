"""One person against three tycoons who talk."""

import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.conftest import PATIENCE
from tests.e2e.pages import Home
from tests.e2e.reading import text
from tests.e2e.table import Table
from tests.e2e.test_whole_game import ROUNDS, SOMETHING_TO_DO, agree_or_refuse

TYCOONS = ("bot:tycoon",) * 3
CHARACTERS = ("generous", "hard", "chatty")

FIGURES = re.compile(r"\$\d+,000 more (a year for \d years|this year)\.")
"""What a reason with figures ends with."""

# Whose offer it is, and what is said for it or against it.
REASONS = """() => [...document.querySelectorAll("article[data-testid^=offer-]:has(.said)")]
  .map((offer) => [offer.getAttribute("aria-label"), offer.querySelector(".said").textContent])"""
UNREAD = """() => document.body.innerText.match(/phrase-[a-z]+/g)"""


# It is long, and about bots and figures rather than browsers.
@pytest.mark.only_browser("chromium")
def test_one_person_bargains_with_three_tycoons_who_say_why(person: Page) -> None:
    table = Home(person).open().play("Anna", TYCOONS, characters=CHARACTERS)
    person.get_by_test_id("menu").click()
    for seat, character in enumerate(CHARACTERS, start=1):
        badge = person.get_by_test_id(f"bot-{seat}")
        expect(badge).to_contain_text(re.compile(f"{text('bot-tycoon')}.*{character}"))
    person.keyboard.press("Escape")
    by_all = {text("offer-by", name=name) for name in table.names[1:]}
    read: dict[str, set[str]] = {}
    for number in range(1, ROUNDS + 1):
        expect(table.round).to_have_attribute("data-round", str(number))
        table.keep()
        table.expect_phase("trade")
        bargain(table, read, agreeable=number % 2 == 1)
        figures = any(FIGURES.search(reason) for reasons in read.values() for reason in reasons)
        if number > 1 and figures and by_all <= set(read):
            return
        table.build()
        table.read_income()
    raise AssertionError(f"not everybody gave reasons with figures: {read}")


def read_reasons(table: Table, read: dict[str, set[str]]) -> None:
    """Read the reasons on the page by the offers' authors; each is a sentence."""
    assert not table.page.evaluate(UNREAD)
    for author, reason in table.page.evaluate(REASONS):
        read.setdefault(author, set()).add(reason)


def bargain(table: Table, read: dict[str, set[str]], *, agreeable: bool) -> None:
    """Answer what the tycoons offer, reading what they say, and be done with all else."""
    while table.phase_now == "trade":
        if offer := table.asked:
            read_reasons(table, read)
            table.page.set_default_timeout(3_000)
            try:
                if agreeable:
                    agree_or_refuse(table, offer)
                else:
                    table.refuse(offer)
            except TooLate:
                # A bot may take its offer back at any moment.
                expect(table.page.get_by_test_id(f"agree-{offer}")).to_be_hidden()
            finally:
                table.page.set_default_timeout(PATIENCE)
        elif table.may_say_done:
            table.say_done()
        table.page.wait_for_function(SOMETHING_TO_DO)

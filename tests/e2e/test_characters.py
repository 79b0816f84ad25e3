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

# What is said for offers or against them.
REASONS = """() => [...document.querySelectorAll("article[data-testid^=offer-] .said")]
  .map((said) => said.textContent)"""
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
    read: set[str] = set()
    for number in range(1, ROUNDS + 1):
        expect(table.round).to_have_attribute("data-round", str(number))
        table.keep()
        table.expect_phase("trade")
        bargain(table, read, agreeable=number % 2 == 1)
        # Which of them have something to offer to whom is a matter of what was drawn.
        if number > 1 and any(FIGURES.search(reason) for reason in read):
            return
        table.build()
        table.read_income()
    raise AssertionError(f"nobody gave reasons with figures: {read}")


def read_reasons(table: Table, read: set[str]) -> None:
    """Read the reasons on the page; each is a sentence."""
    assert not table.page.evaluate(UNREAD)
    read.update(table.page.evaluate(REASONS))


def bargain(table: Table, read: set[str], *, agreeable: bool) -> None:
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

"""A person asks bots for prices in their own words, and is answered on the page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.bargaining import Bargainer, bargainers

from chinatown.catalogue import catalogue

pytestmark = pytest.mark.only_browser("chromium")

said = catalogue("phrases").text


def ask(anna: Bargainer, owner: str, words: str) -> None:
    """Ask for the price of a lot, and wait until its owner names it in an offer of the lot.

    Of a price that Anna could not pay now the owner only speaks.
    """
    lot = anna.lots_of(owner)[0]
    anna.tell(words.format(lot), [])
    anna.expect_silent()
    expect(anna.heard(words.format(lot), "talk")).to_be_visible()
    answers = anna.page.locator("article[data-testid^=offer-]:has(.said)")
    number = anna.page.locator(".thing.building .number", has_text=re.compile(rf"^\s*{lot}\s*$"))
    answer = answers.filter(has_text=said("phrase-as-asked")).filter(has=number)
    price = said("phrase-wants", money="|").split("|")[0]
    remark = anna.log.locator("[data-manner]").filter(has_text=owner).filter(has_text=price)
    expect(answer.or_(remark).first).to_be_visible()


def test_bots_name_the_price_that_they_are_asked_for(new_person: Callable[..., Page]) -> None:
    (anna,) = bargainers(new_person(), bots=2)
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    first, second = anna.names[1:]
    ask(anna, first, "what do you want for {}?")
    # In another language than the page's.
    ask(anna, second, "co chcesz za {}?")

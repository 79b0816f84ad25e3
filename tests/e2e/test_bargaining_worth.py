"""What trades bring, as the table is set to show it, and what they were worth in the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.bargaining import ANNA, BEN, bargainers, text
from tests.e2e.reading import money

pytestmark = pytest.mark.only_browser("chromium")

MINUS = "-"


@pytest.mark.parametrize(
    ("setting", "seats"), [("mine", [ANNA]), ("everyone", [ANNA, BEN])], ids=["mine", "everyone"]
)
def test_the_table_shows_what_an_offer_brings_to_those_it_is_set_to(
    person: Page, setting: str, seats: list[int]
) -> None:
    (anna,) = bargainers(person, bots=3, effects=setting)
    anna.compose(BEN, cash=[(ANNA, 10_000)])
    # A gift of cash changes no income, and the cash of both.
    for seat in seats:
        sign = MINUS if seat == ANNA else "+"
        expect(anna.effect(seat)).to_contain_text(f"{sign}{money(10_000)}")
    expect(anna.weighed).to_have_count(len(seats))


# Playwright sees no messages of sockets in Firefox.
def test_a_table_may_show_nothing_of_what_an_offer_brings(person: Page) -> None:
    asked: list[str] = []
    person.on("websocket", lambda line: line.on("framesent", lambda it: asked.append(str(it))))
    person.clock.install()
    (anna,) = bargainers(person, bots=3, effects="off")
    anna.compose(BEN, cash=[(ANNA, 10_000)])
    # Longer than the page lets a draft rest before it asks what that brings.
    person.clock.run_for(2_000)
    anna.tell("Well?")
    expect(anna.heard("Well?", "talk")).to_be_visible()
    expect(anna.weighed).to_have_count(0)
    assert any("Well?" in frame for frame in asked)
    assert not any('"weigh"' in frame for frame in asked)


def test_the_story_of_a_trade_tells_how_it_came_about_and_what_it_was_worth(
    new_person: Callable[..., Page],
) -> None:
    host, friend = new_person(), new_person()
    anna, ben = bargainers(host, (friend, "Ben"), bots=1)
    lot = ben.lots_of()[0]
    anna.compose(BEN, lots=[lot])
    first = anna.send()
    ben.remark(first, "Nothing is for nothing")
    ben.counter(first)
    ben.pay(ANNA, 10_000)
    second = ben.send()
    anna.agree(second)
    anna.expect_owner(lot)
    anna.end_now()
    ben.hand.press(ben.page.get_by_test_id("vote-yes"))
    anna.expect_phase("over")

    anna.hand.press(anna.page.get_by_test_id("show-stories"))
    story = anna.page.get_by_test_id(f"story-{second}")
    expect(story).to_contain_text(text("trade-buildings", count=1, lots=str(lot)))
    # Nothing was built, so all that it changed is the cash.
    for name, sign in (("Anna", MINUS), ("Ben", "+")):
        worth = text("worth", name=name, money=f"{sign}{money(10_000)}")
        expect(story).to_contain_text(worth)
    expect(story.locator("details")).to_contain_text("Nothing is for nothing")
    anna.hand.press(story.locator("summary"))
    expect(story.get_by_role("listitem").filter(has_text="Nothing is for nothing")).to_be_visible()

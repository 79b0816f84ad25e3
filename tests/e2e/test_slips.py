"""Presses that were meant for something else: what slides under a hand does not count."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.e2e.bargaining import ANNA, BEN, Bargainer, bargainers, text
from tests.e2e.browsing import DESKTOP, PHONE, SMALLEST
from tests.e2e.hands import dead_presses
from tests.e2e.serving import Server
from tests.e2e.watch import SlowLine

from chinatown.catalogue import languages

pytestmark = pytest.mark.settling

STEADY = 500
"""Milliseconds for which a button must have been as it is."""
FRAMES = 50
"""Milliseconds in which a page has surely been drawn anew."""

REST = 150
"""Milliseconds in which a page that is at rest has not changed."""


@pytest.fixture
def two(new_person: Callable[..., Page]) -> tuple[Bargainer, Bargainer]:
    """Give two people and a bot at one table, where all trade."""
    host, friend = new_person(), new_person()
    anna, ben = bargainers(host, (friend, "Ben"), bots=1)
    return anna, ben


def middle_of(target: Locator) -> tuple[float, float]:
    box: FloatRect | None = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settle(target: Locator) -> None:
    expect(target).to_be_visible()
    expect(target).not_to_have_attribute("data-settling", "yes")


# Whether a press counts is decided by the page alone, in every browser alike.
@pytest.mark.only_browser("chromium")
def test_a_second_press_on_done_within_half_a_second_is_dead(
    new_person: Callable[..., Page],
) -> None:
    host, friend = new_person(), new_person()
    # The page's time stands still between the presses, whatever the machine does meanwhile.
    host.clock.install()
    anna, _ = bargainers(host, (friend, "Ben"), bots=1)
    settle(anna.done)
    host.clock.pause_at(host.evaluate("Date.now()") + 1000)
    anna.done.click()
    expect(anna.done).to_have_text(text("not-done"))
    host.clock.run_for(STEADY - FRAMES)
    anna.done.click()
    assert dead_presses(host) == 1
    expect(anna.done).to_have_text(text("not-done"))
    host.clock.run_for(2 * FRAMES)
    anna.done.click()
    expect(anna.done).to_have_text(text("done"))
    assert dead_presses(host) == 1


def test_money_pressed_three_times_in_one_place_puts_only_money_on_the_scale(
    two: tuple[Bargainer, Bargainer],
) -> None:
    anna, _ = two
    anna.compose(BEN)
    cash = anna.page.get_by_test_id(f"cash-{ANNA}-10000")
    settle(cash)
    x, y = middle_of(cash)
    for _ in range(3):
        anna.page.mouse.click(x, y)
    given = anna.page.get_by_test_id(f"gives-{ANNA}").locator("li")
    expect(given).to_have_count(1)
    expect(given).to_contain_text("$30,000")


def test_an_offer_that_comes_in_above_another_does_not_take_its_press(
    two: tuple[Bargainer, Bargainer],
) -> None:
    anna, ben = two
    lots = anna.lots_of()
    ben.compose(ANNA, lots=[lots[0]])
    first = ben.send()
    button = anna.page.get_by_test_id(f"agree-{first}")
    settle(button)
    anna.offer(first).get_by_test_id("effect-0").wait_for()
    x, y = middle_of(button)
    ben.compose(ANNA, lots=[lots[1]])
    second = ben.send()
    expect(anna.offer(second)).to_be_visible()
    # Whatever lies there now has not been there for long.
    anna.page.mouse.click(x, y)
    anna.page.wait_for_timeout(200)
    for offer in (first, second):
        anna.expect_offer(offer, "open")


@pytest.mark.only_browser("chromium")
def test_offers_keep_their_places_under_a_pointer(two: tuple[Bargainer, Bargainer]) -> None:
    anna, ben = two
    lots = anna.lots_of()
    ben.compose(ANNA, lots=[lots[0]])
    first = ben.send()
    anna.offer(first).hover()
    before = anna.offer(first).bounding_box()
    ben.compose(ANNA, lots=[lots[1]])
    second = ben.send()
    news = anna.page.get_by_test_id("new-offers")
    expect(news).to_have_text(text("new-offers", count=1))
    ben.withdraw(first)
    anna.expect_offer(first, "withdrawn")
    assert anna.offer(first).bounding_box() == before
    anna.page.mouse.move(0, 0)
    expect(anna.offer(second)).to_be_visible()
    expect(news).to_be_hidden()


def test_the_price_of_an_offer_moves_nothing_when_it_comes(
    two: tuple[Bargainer, Bargainer],
) -> None:
    anna, ben = two
    ben.compose(ANNA, lots=[anna.lots_of()[0]])
    offer = ben.send()
    button = anna.page.get_by_test_id(f"agree-{offer}")
    expect(button).to_be_visible()
    before = button.bounding_box()
    expect(anna.offer(offer).get_by_test_id("effects")).to_be_visible()
    assert button.bounding_box() == before


# Where texts stand is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_figures_that_come_late_move_no_button_in_any_language_on_any_screen(
    new_person: Callable[..., Page],
) -> None:
    # No bot, whose offers would come between.
    page, *friends = (new_person() for _ in range(3))
    line = SlowLine(page, ["weighed"])
    anna, ben, _ = bargainers(page, (friends[0], "Ben"), (friends[1], "Cleo"))
    lots, own = ben.lots_of(), anna.lots_of()
    ben.compose(ANNA, lots=[*own[:1], *lots[:1]], cash=[(ANNA, 20_000)])
    offer = ben.send()
    anna.compose(BEN, lots=[*own[1:], *lots[1:]], cash=[(ANNA, 10_000)])
    buttons = [
        page.get_by_test_id(it) for it in ("send-offer", f"agree-{offer}", f"refuse-{offer}")
    ]
    figures = page.locator("[data-testid^=effect-]")
    for language in languages():
        line.slow()
        # What is composed outlives it.
        page.evaluate("tag => localStorage.setItem('chinatown-language', tag)", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(buttons[1]).to_be_visible()
        before = places_on_all_screens(page, buttons)
        # The phone's come first: what answers an offer stands in one row there.
        agree, refuse = before[1:3]
        assert agree
        assert refuse
        assert agree["y"] == refuse["y"], language
        expect(figures).to_have_count(0)
        line.recover()
        expect(figures).to_have_count(2)
        assert places_on_all_screens(page, buttons) == before, language


def places_on_all_screens(page: Page, targets: list[Locator]) -> list[FloatRect | None]:
    """Return where buttons are at a desk, on a phone, and on the smallest one."""
    places: list[FloatRect | None] = []
    for size in (PHONE, SMALLEST, DESKTOP):
        page.set_viewport_size(size)
        places += places_at_rest(page, targets)
    return places


def places_at_rest(page: Page, targets: list[Locator]) -> list[FloatRect | None]:
    """Return where buttons are once a page that has another size is at rest."""
    before: list[FloatRect | None] = []
    while (places := [target.bounding_box() for target in targets]) != before:
        before = places
        page.wait_for_timeout(REST)
    return places


@pytest.mark.only_browser("chromium")
def test_trading_closes_after_a_moment_in_which_anybody_can_take_it_back(
    new_person: Callable[..., Page], usual_server: Server
) -> None:
    host, friend = (new_person(base_url=usual_server.url) for _ in range(2))
    anna, ben = bargainers(host, (friend, "Ben"), bots=1)
    anna.say_done()
    ben.hand.press(ben.done)
    closing = anna.page.get_by_text(text("trading-closes", count=3))
    expect(closing).to_be_visible()
    anna.hand.press(anna.done)
    expect(closing).to_be_hidden()
    anna.expect_phase("trade")
    anna.hand.press(anna.done)
    expect(closing).to_be_visible()
    anna.expect_phase("build")


# Firefox takes the focus from a page as soon as another one is used.
@pytest.mark.only_browser("chromium")
def test_the_keyboard_leaves_the_offers_whatever_came_meanwhile(
    two: tuple[Bargainer, Bargainer],
) -> None:
    anna, ben = two
    lots = anna.lots_of()
    ben.compose(ANNA, lots=lots[:1])
    first = ben.send()
    # While something is composed, the cards are the last of the panel that take the keyboard.
    anna.hand.press(anna.page.get_by_test_id("compose"))
    anna.page.mouse.move(0, 0)
    anna.page.get_by_test_id(f"remark-{first}").focus()
    # While the keyboard is on the list, what comes waits.
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    ben.compose(ANNA, lots=lots[1:2])
    ben.send()
    expect(anna.page.get_by_test_id("new-offers")).to_be_visible()
    # What came is shown as the keyboard leaves, and does not call it back to where it has been.
    visited = [anna.page.evaluate(_FOCUS)]
    while visited[-1]:
        anna.page.keyboard.press("Tab")
        visited.append(anna.page.evaluate(_FOCUS))
        assert visited[-1] not in visited[:-1]
    expect(anna.page.get_by_test_id("new-offers")).to_be_hidden()
    assert not anna.page.evaluate(_FOCUS)


# What has the focus among the offers, or nothing when that is elsewhere.
_FOCUS = """() => {
  const here = document.activeElement;
  // Offers between others have a summary without a test id.
  return here.closest("[data-testid=standing]") ? (here.dataset.testid ?? here.tagName) : "";
}"""

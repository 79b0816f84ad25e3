"""Screens that are low, narrow or enlarged: what is needed is in view."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Locator, Page, ViewportSize, expect
from tests.e2e.browsing import DESKTOP, KEYBOARD_UP, PHONE, SIDEWAYS, SMALLEST, ZOOMED
from tests.e2e.layout import layout_faults
from tests.e2e.pages import alone, gathered
from tests.e2e.reading import text
from tests.e2e.serving import Server
from tests.e2e.table import Table

ME, BOT = 0, 1
BEN = 1
IN_CHROMIUM = pytest.mark.only_browser("chromium")
SCREENS = [
    pytest.param(PHONE, id="phone"),
    pytest.param(SIDEWAYS, id="sideways", marks=IN_CHROMIUM),
    pytest.param(ZOOMED, id="zoomed", marks=IN_CHROMIUM),
    pytest.param(KEYBOARD_UP, id="keyboard-up", marks=IN_CHROMIUM),
    pytest.param(SMALLEST, id="smallest"),
]


@pytest.fixture
def five(person: Page) -> Table:
    """Give a table of five, where I have the longest of names."""
    return alone(person, bots=4, name="Maximiliana Featherstone")


def visible_height(item: Locator) -> float:
    """Return how many pixels of an item's height are on the screen and covered by nothing."""
    height: float = item.evaluate(_VISIBLE_HEIGHT)
    return height


_VISIBLE_HEIGHT = """item => {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const x = (left + right) / 2;
  let seen = 0;
  for (let y = Math.max(0, top); y < Math.min(innerHeight, bottom); y++)
    if (item.contains(document.elementFromPoint(x, y))) seen++;
  return seen;
}"""


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size["height"]


def check_players(table: Table, size: ViewportSize) -> None:
    """See that five players fit side by side."""
    players = table.page.locator("[data-testid^=player-]")
    expect(players).to_have_count(5)
    boxes = [box for player in players.all() if (box := player.bounding_box())]
    assert len(boxes) == 5
    assert min(box["x"] for box in boxes) >= 0
    assert max(box["x"] + box["width"] for box in boxes) <= size["width"]
    rows = 3 if size is SMALLEST else 2
    assert boxes[-1]["y"] + boxes[-1]["height"] - boxes[0]["y"] <= 110 * rows


def check_composer(table: Table, lot: int) -> None:
    """See that what is composed is summed up beside Offer, in view."""
    table.compose(BOT, cash=[(ME, 10_000)])
    table.composer.get_by_label(text("add-building")).first.select_option(str(lot))
    summary = table.page.get_by_test_id("draft-summary")
    expect(summary).to_have_text(
        text("draft-summary", give=f"building {lot} and $10,000", get=text("trade-nothing"))
    )
    assert visible_height(table.page.get_by_test_id(f"gets-{BOT}")) >= 15
    assert visible_height(table.page.get_by_test_id("send-offer")) >= 30
    assert visible_height(table.composer) >= 200
    expect(table.offer(table.send())).to_be_attached()


@pytest.mark.parametrize("size", SCREENS)
def test_a_round_is_played_on_any_screen(five: Table, person: Page, size: ViewportSize) -> None:
    resize(person, size)
    person.reload()
    cards = person.locator("[data-testid^=card-]")
    expect(cards).to_have_count(5)
    assert sum(visible_height(card) for card in cards.all()[:2]) >= 80
    kept = five.keep()
    five.expect_phase("trade")
    check_players(five, size)
    check_composer(five, kept[0])
    five.finish_round()
    expect(five.round).to_have_attribute("data-round", "2")


# Chromium takes the size of letters when it starts.
@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_trade_is_composed_with_letters_twice_as_large(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    server: Server,
    size: ViewportSize,
) -> None:
    arguments = [*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=32"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
    page = browser.new_page(base_url=server.url, viewport=size, reduced_motion="reduce")
    table = alone(page, bots=4, keep=True)
    faults = layout_faults(page)
    table.compose(BOT, lots=table.lots_of()[:1], cash=[(ME, 10_000)])
    faults += layout_faults(page)
    assert visible_height(page.get_by_test_id("send-offer")) >= 30
    browser.close()
    assert faults == []


# Playwright has no phone for Firefox.
@pytest.mark.only_browser("chromium")
def test_an_offer_that_waits_shows_itself_on_a_phone_whatever_i_do(
    phone: Page, new_person: Callable[..., Page]
) -> None:
    # No bot, which might offer something too.
    anna, ben, _ = gathered(phone, (new_person(), "Ben"), (new_person(), "Cleo"), keep=True)
    kept = ben.lots_of()
    # What is composed fills the panel; the offer lies far below it.
    anna.compose(BEN, cash=[(ME, 10_000)])
    ben.compose(ME, lots=kept[:1])
    offer = ben.send()
    chip = phone.get_by_test_id("asked")
    expect(chip).to_be_in_viewport()
    expect(chip).to_contain_text("1")
    anna.hand.press(chip)
    expect(anna.offer(offer)).to_be_focused()
    assert visible_height(phone.get_by_test_id(f"agree-{offer}")) >= 30

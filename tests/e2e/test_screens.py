"""Screens that are low, narrow or enlarged: what is needed is in view."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.e2e.browsing import KEYBOARD_UP, PHONE, SIDEWAYS, SMALLEST, ZOOMED
from tests.e2e.pages import BOT as SHOPKEEPER
from tests.e2e.pages import Home, Table, text

ME, BOT = 0, 1
SCREENS = {
    "phone": PHONE,
    "sideways": SIDEWAYS,
    "zoomed": ZOOMED,
    "keyboard-up": KEYBOARD_UP,
    "smallest": SMALLEST,
}


@pytest.fixture
def five(person: Page) -> Table:
    """Give a table of five, where I have the longest of names."""
    return Home(person).open().play("Maximiliana Featherstone", [SHOPKEEPER] * 4)


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


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_cards_that_were_dealt_can_be_seen_and_kept(
    five: Table, person: Page, size: ViewportSize
) -> None:
    resize(person, size)
    person.reload()
    cards = person.locator("[data-testid^=card-]")
    expect(cards).to_have_count(5)
    assert sum(visible_height(card) for card in cards.all()[:2]) >= 80
    five.keep()
    five.expect_phase("trade")


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_what_is_composed_is_summed_up_beside_offer(
    five: Table, person: Page, size: ViewportSize
) -> None:
    kept = five.keep()
    five.expect_phase("trade")
    resize(person, size)
    five.compose(BOT, cash=[(ME, 10_000)])
    five.composer.get_by_label(text("add-building")).first.select_option(str(kept[0]))
    summary = person.get_by_test_id("draft-summary")
    expect(summary).to_have_text(f"Give building {kept[0]} and $10,000 ⇄ get nothing")
    assert visible_height(summary) >= 15
    assert visible_height(person.get_by_test_id("send-offer")) >= 30
    assert visible_height(five.composer) >= 200
    offer = five.send()
    expect(five.offer(offer)).to_be_attached()


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_five_players_fit_side_by_side(five: Table, person: Page, size: ViewportSize) -> None:
    five.keep()
    five.expect_phase("trade")
    resize(person, size)
    players = person.locator("[data-testid^=player-]")
    expect(players).to_have_count(5)
    for player in players.all():
        box = player.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
    last = players.last.bounding_box()
    first = players.first.bounding_box()
    assert first is not None
    assert last is not None
    rows = 3 if size is SMALLEST else 2
    assert last["y"] + last["height"] - first["y"] <= 110 * rows


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_a_round_is_played_on_any_screen(five: Table, person: Page, size: ViewportSize) -> None:
    resize(person, size)
    five.finish_round()
    expect(five.round).to_have_attribute("data-round", "2")

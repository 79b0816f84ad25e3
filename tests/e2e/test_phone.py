from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browsing import PHONE, SMALLEST
from tests.e2e.hands import Finger
from tests.e2e.pages import Home, Lobby, alone
from tests.e2e.reading import text
from tests.e2e.table import Table

ME, BOT = 0, 1
WIDTH = 390
LOT = 44
"""Pixels that a finger needs."""


def check_room(page: Page) -> None:
    """See that nothing is wider than the screen."""
    assert page.evaluate("document.scrollingElement.scrollWidth") <= WIDTH
    assert page.evaluate(_BEYOND, WIDTH) == []


_BEYOND = """width => [...document.querySelectorAll("button, input, select, a, [data-building]")]
  .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((it) => !it.closest(".visually-hidden"))
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([it, { left, right, width: own }]) => own > 1 && (left < -1 || right > width + 1))
  .filter(([it]) => !insideOfWhatScrolls(it))
  .map(([it]) => it.outerHTML.slice(0, 120));

function insideOfWhatScrolls(it) {
  for (let box = it.parentElement; box; box = box.parentElement)
    if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return true;
  return false;
}"""


# Playwright has no finger for Firefox.
@pytest.mark.only_browser("chromium")
def test_a_whole_round_by_finger_on_a_phone(phone: Page) -> None:
    hand = Finger()
    home = Home(phone, hand).open()
    phone.get_by_text(text("variants")).click()
    check_room(phone)
    check_smallest(phone)
    table = home.play("Anna")
    check_room(phone)
    check_lots(table)
    expect(table.lot(1)).to_be_in_viewport()

    kept = table.keep(on_map=True)
    table.expect_phase("trade")
    check_room(phone)
    # Of what is mine, as bots may trade theirs away before it is offered for.
    table.compose(BOT, lots=kept[:2], tiles=table.tiles[:1], cash=[(ME, 10_000)])
    check_room(phone)
    offer = table.send()
    expect(table.offer(offer)).to_be_attached()
    check_room(phone)
    check_lots(table)

    table.say_done()
    built = table.build()
    assert built
    expect(table.income).to_be_visible()
    check_room(phone)
    assert table.read_income() > 0
    expect(table.round).to_have_attribute("data-round", "2")
    check_room(phone)
    check_lots(table)


def check_smallest(page: Page) -> None:
    """See that nothing is wider than the narrowest of phones."""
    page.set_viewport_size(SMALLEST)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= SMALLEST["width"]
    page.set_viewport_size(PHONE)


def check_lots(table: Table) -> None:
    """See that a finger can hit every lot."""
    sizes = table.page.locator("[data-building]").evaluate_all(_SIZES)
    assert len(sizes) == 85
    assert min(sizes) >= LOT


_SIZES = """lots => lots.map((lot) => lot.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height))"""


# Playwright has no finger for Firefox.
@pytest.mark.only_browser("chromium")
def test_a_phone_has_room_for_the_lobby(new_person: Callable[..., Page], phone: Page) -> None:
    lobby = Home(phone, Finger()).open().make("Anna", ["friend"] * 4)
    check_room(phone)
    friend = new_person(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    friend.goto(lobby.invite)
    Lobby(friend, Finger()).join("Maximiliana Featherstone")
    lobby.expect_seated("Maximiliana Featherstone")
    check_room(phone)
    assert friend.evaluate("document.scrollingElement.scrollWidth") <= 360


def test_every_phase_of_a_classic_game_fits_a_phone(phone: Page) -> None:
    table = alone(phone, edition="classic")
    check_room(phone)
    table.keep()
    table.expect_phase("trade")
    check_room(phone)
    table.say_done()
    table.expect_phase("build")
    check_room(phone)
    table.build(most=0)
    table.read_income()
    table.end_now()
    expect(table.ranking).to_have_count(4)
    check_room(phone)

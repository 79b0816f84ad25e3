"""With longer texts, and from right to left, every page can be read on every size of screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e import pages
from tests.e2e import table as game_table
from tests.e2e.browsing import DESKTOP, PHONE, SMALLEST
from tests.e2e.layout import layout_faults
from tests.e2e.pages import BOT, Home
from tests.e2e.pseudo import PseudoLocale

# Where texts stand is the same in every browser.
pytestmark = pytest.mark.only_browser("chromium")

SIZES: dict[str, ViewportSize] = {"desk": DESKTOP, "phone": PHONE, "smallest": SMALLEST}


class Look:
    """Looks at screens in all sizes, and gathers what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []

    def __call__(self, screen: str) -> None:
        for name, size in SIZES.items():
            self.page.set_viewport_size(size)
            self.faults += [f"{screen}, {name}: {it}" for it in layout_faults(self.page)]
        self.page.set_viewport_size(DESKTOP)


@pytest.mark.parametrize("right_to_left", [False, True], ids=["longer", "right-to-left"])
def test_every_screen_can_be_read(
    new_person: Callable[..., Page], right_to_left: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = PseudoLocale(right_to_left=right_to_left)
    for module in (pages, game_table):
        monkeypatch.setattr(module, "text", locale.text)
    page = new_person()
    locale.speak_on(page)
    look = Look(page)
    home = Home(page).open()
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if right_to_left else "ltr")
    look("home")
    page.get_by_text(locale.text("variants")).click()
    look("new table")
    page.get_by_test_id("settings").click()
    look("settings")
    page.keyboard.press("Escape")
    home.make("Anna", ["friend", BOT, BOT, BOT])
    look("lobby")
    table = Home(page).open().play("Anna", [BOT] * 4)
    look("deal")
    kept = table.keep()
    table.expect_phase("trade")
    look("trade")
    table.hand.press(page.get_by_test_id("menu"))
    look("menu")
    page.keyboard.press("Escape")
    table.compose(1, lots=kept[:2], tiles=table.tiles[:1], cash=[(0, 10_000)])
    look("compose")
    table.send()
    look("offers")
    table.say_done()
    table.expect_phase("build")
    look("build")
    table.build(most=1)
    expect(table.income).to_be_visible()
    look("income")
    table.hand.press(page.get_by_test_id("income-close"))
    table.end_now()
    expect(table.ranking.first).to_be_visible()
    look("over")
    page.goto("/banker")
    expect(page.get_by_test_id("lot-1")).to_be_visible()
    look("banker")
    assert look.faults == []

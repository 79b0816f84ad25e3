"""Takes a picture of every screen, in each size, theme and language, to be looked at.

    make pictures

They go into a folder that is not part of the repository, with a page that shows them side by side.
"""

from __future__ import annotations

import html
import itertools
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from tests.e2e.access import SETTLED, Theme, show
from tests.e2e.browsing import CHROMIUM_ARGUMENTS, DESKTOP, PHONE, chromium
from tests.e2e.hands import Mouse
from tests.e2e.pages import Home
from tests.e2e.serving import Server

from chinatown.catalogue import languages

LARGE: ViewportSize = {"width": 1920, "height": 1080}
SIZES: Final = {"desk": DESKTOP, "phone": PHONE, "large": LARGE}
THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "contrast")
LANGUAGES: Final = languages()
ME: Final = 0
BOT: Final = 1


class Gallery:
    """A folder of pictures, and the page that shows them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.screens: list[str] = []

    def take(self, page: Page, screen: str) -> None:
        """Picture a screen in every size, theme and language; it ends as it began."""
        self.screens.append(screen)
        for size, theme, language in itertools.product(SIZES, THEMES, LANGUAGES):
            page.set_viewport_size(SIZES[size])
            show(page, theme, language)
            page.wait_for_function(SETTLED)
            page.screenshot(path=self.folder / name(screen, size, theme, language))
        page.set_viewport_size(DESKTOP)
        show(page, "light", "en")

    def write_sheet(self) -> None:
        """Write the page that shows all pictures."""
        rows = []
        for screen, size in itertools.product(self.screens, SIZES):
            pictures = [
                name(screen, size, theme, language)
                for theme, language in itertools.product(THEMES, LANGUAGES)
            ]
            shown = "".join(f'<a href="{it}"><img src="{it}" alt="{it}"></a>' for it in pictures)
            rows.append(f"<h2>{html.escape(screen)}, {size}</h2><div>{shown}</div>")
        (self.folder / "index.html").write_text(SHEET.format(rows="\n".join(rows)))


def name(screen: str, size: str, theme: str, language: str) -> str:
    """Return the name of a picture's file."""
    return f"{screen}-{size}-{theme}-{language}.png"


def main(folder: Path) -> None:
    """Play a game with bots and picture every screen on the way."""
    folder.mkdir(parents=True, exist_ok=True)
    gallery = Gallery(folder)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=chromium(), args=CHROMIUM_ARGUMENTS
            )
            context = browser.new_context(
                base_url=server.url, viewport=DESKTOP, reduced_motion="reduce"
            )
            look_around(context.new_page(), gallery)
            play(context.new_page(), gallery)
            learn(context.new_page(), gallery)
            browser.close()
        finally:
            server.stop()
    gallery.write_sheet()


def look_around(page: Page, gallery: Gallery) -> None:
    """Picture the pages outside a game."""
    home = Home(page).open()
    gallery.take(page, "home")
    page.get_by_test_id("settings").click()
    gallery.take(page, "settings")
    page.keyboard.press("Escape")
    home.make("Anna", ["friend", "bot:shopkeeper", "bot:merchant"])
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    gallery.take(page, "lobby")
    page.goto("/banker")
    expect(page.get_by_role("heading").first).to_be_visible()
    gallery.take(page, "banker")
    page.goto("/rules")
    expect(page.get_by_test_id("rule-aim")).to_be_visible()
    gallery.take(page, "rules")


def learn(page: Page, gallery: Gallery) -> None:
    """Picture the first game at its first step, where an offer is answered, and in a chain."""
    Home(page).open()
    page.get_by_test_id("begin-lesson").click()
    for step in ("keep", "answer", "chain"):
        while page.get_by_test_id("lesson").get_attribute("data-step") != step:
            Mouse().press(page.get_by_test_id("lesson-do"))
            expect(page.get_by_test_id("lesson-do")).to_be_enabled()
        gallery.take(page, f"lesson-{step}")


def play(page: Page, gallery: Gallery) -> None:
    """Picture a game in each of its phases."""
    table = Home(page).open().play("Anna")
    gallery.take(page, "deal")
    kept = table.keep()
    table.expect_phase("trade")
    gallery.take(page, "trade")
    table.compose(BOT, lots=kept[:1], cash=[(ME, 10_000)])
    gallery.take(page, "compose")
    table.send()
    page.get_by_test_id("menu").click()
    gallery.take(page, "menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    gallery.take(page, "keys")
    page.keyboard.press("Escape")
    hand = Mouse()
    hand.press(page.get_by_test_id("rules-").first)
    expect(page.get_by_test_id("rule-aim")).to_be_visible()
    gallery.take(page, "rules-beside")
    hand.press(page.get_by_test_id("rules-close"))
    page.get_by_test_id("commands-open").press("Enter")
    hand.press(page.get_by_test_id("board-in-words"))
    gallery.take(page, "board-in-words")
    page.keyboard.press("Escape")
    hand.press(page.get_by_test_id("commands-close"))
    table.say_done()
    table.expect_phase("build")
    expect(table.build_confirm).to_be_visible()
    gallery.take(page, "build")
    table.build(most=2)
    expect(table.income).to_be_visible()
    gallery.take(page, "income")
    table.read_income()
    table.keep()
    table.end_now()
    expect(table.ranking).to_have_count(4)
    gallery.take(page, "over")


SHEET = """<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body {{ font: 15px sans-serif; }}
  div {{ display: flex; flex-wrap: wrap; gap: 8px; }}
  img {{ height: 260px; border: 1px solid #888; }}
</style>
{rows}
"""


if __name__ == "__main__":
    main(Path(sys.argv[1]))

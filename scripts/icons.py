"""Draws the PNG sizes of the program's icon with Chromium; see scripts/icons."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.e2e.browsing import CHROMIUM_ARGUMENTS, chromium

WEB = Path(__file__).resolve().parent.parent / "web"
PUBLIC = WEB / "public"
DRAWING = WEB / "src" / "icon.svg"

ROUNDED = {"icon-192.png": 192, "icon-512.png": 512}
SQUARE = {"icon-full-512.png": 512, "apple-touch-icon.png": 180}
"""Icons whose corners a device cuts as it likes; the lantern stays within the inner four fifths."""


def draw(page: Page, name: str, size: int, drawing: str) -> None:
    """Write one size of the drawing to web/public."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    """Draw every icon."""
    rounded = DRAWING.read_text()
    square = rounded.replace(' rx="10"', "")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(chromium()), args=CHROMIUM_ARGUMENTS
        )
        page = browser.new_page()
        for name, size in ROUNDED.items():
            draw(page, name, size, rounded)
        for name, size in SQUARE.items():
            draw(page, name, size, square)
        browser.close()


if __name__ == "__main__":
    main()

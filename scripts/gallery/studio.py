"""Where pictures are taken: a server, a browser, and a folder for what they show."""

from __future__ import annotations

import html
import itertools
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize
from tests.e2e.access import SETTLED, Theme, has_settings, show
from tests.e2e.browsing import DESKTOP, PHONE
from tests.e2e.hands import HURRY
from tests.e2e.layout import layout_faults
from tests.e2e.serving import Server

from chinatown.catalogue import languages

LARGE: ViewportSize = {"width": 1920, "height": 1080}
SIZES: Final = {"desk": DESKTOP, "phone": PHONE, "large": LARGE}
THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "contrast")
LANGUAGES: Final = languages()


LONG: Final = ("Wolfeschlegelsteinhausen", "Maximiliana Featherstone", "Rosa Margherita")
"""Names as long as names may be, which may be cut where they can be read whole elsewhere."""


class Look(NamedTuple):
    """How a screen is looked at."""

    size: str
    theme: Theme
    language: str


LOOKS: Final = tuple(
    Look(size, theme, language)
    for size, theme, language in itertools.product(SIZES, THEMES, LANGUAGES)
)
FEW: Final = (
    Look("desk", "light", "en"),
    Look("desk", "dark", "de"),
    Look("desk", "contrast", "pl"),
    Look("desk", "light", "fr"),
    Look("phone", "light", "en"),
    Look("phone", "contrast", "de"),
    Look("phone", "light", "pl"),
    Look("phone", "dark", "fr"),
    Look("large", "light", "en"),
    Look("large", "contrast", "fr"),
    Look("large", "dark", "pl"),
)
"""Every size in every theme, desk and phone in every language."""


class Studio:
    """Takes pictures of the pages of a server, and notes what is cut or covered on them."""

    def __init__(
        self, browser: Browser, server: Server, folder: Path, looks: Iterable[Look] = LOOKS
    ) -> None:
        self.server = server
        self.folder = folder
        self.pictures: dict[str, list[Look]] = {}
        self.faults: list[str] = []
        self._looks = tuple(looks)
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._loading: dict[Page, int] = {}

    def person(self, **arguments: Any) -> Page:
        """Return a page of somebody who has not been here before."""
        usual = {"base_url": self.server.url, "viewport": DESKTOP, "reduced_motion": "reduce"}
        context = self._browser.new_context(**{**usual, **arguments})
        context.set_default_timeout(60_000)
        context.add_init_script(HURRY)
        self._contexts.append(context)
        page = context.new_page()
        page.on("request", lambda _: self._loading.update({page: self._loading.get(page, 0) + 1}))
        for ended in ("requestfinished", "requestfailed"):
            page.on(ended, lambda _: self._loading.update({page: self._loading[page] - 1}))
        return page

    def take(
        self,
        page: Page,
        screen: str,
        sizes: Container[str] = SIZES,
        *,
        full: bool = True,
        at: Locator | None = None,
    ) -> None:
        """Picture a screen in its sizes, in every theme and language; it ends as it began.

        A page without settings says what it says in all languages at once. Of a long page all is
        pictured, unless it is not to be `full`, or a dialog is open; `at` is scrolled to.
        """
        plain = not has_settings(page)
        looks = [look for look in self._looks if look.size in sizes]
        if plain:
            looks = list(dict.fromkeys(look._replace(language=LANGUAGES[0]) for look in looks))
        self.pictures[screen] = looks
        finger = page.context.new_cdp_session(page)
        for look in looks:
            small = look.size == "phone"
            page.set_viewport_size(SIZES[look.size])
            page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
            # After what would undo it.
            finger.send("Emulation.setTouchEmulationEnabled", {"enabled": small})
            if not plain:
                show(page, look.theme, look.language)
            # The texts of a part of the page may still be on their way.
            while self._loading.get(page):
                page.wait_for_timeout(20)
            page.wait_for_function(SETTLED)
            if at is not None:
                at.scroll_into_view_if_needed()
            if look.theme == "light":
                where = f"{screen}, {look.size}, {look.language}"
                faults = [it for it in layout_faults(page) if not any(name in it for name in LONG)]
                self.faults += [f"{where}: {fault}" for fault in faults]
            whole = full and not page.locator("dialog[open]").count()
            page.screenshot(path=self.folder / name(screen, look), full_page=whole)
        finger.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        finger.detach()
        page.set_viewport_size(DESKTOP)
        page.emulate_media(color_scheme="light")
        if not plain:
            show(page, "light", "en")

    def leave(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()

    def write_sheet(self) -> None:
        """Write the page that shows all pictures, and what is wrong with where texts stand."""
        rows = []
        for (screen, looks), size in itertools.product(self.pictures.items(), SIZES):
            pictures = [name(screen, look) for look in looks if look.size == size]
            shown = "".join(f'<a href="{it}"><img src="{it}" alt="{it}"></a>' for it in pictures)
            rows.append(f"<h2>{html.escape(screen)}, {size}</h2><div>{shown}</div>")
        faults = "".join(f"<li>{html.escape(fault)}</li>" for fault in self.faults)
        page = SHEET.format(faults=faults, rows="\n".join(rows))
        (self.folder / "index.html").write_text(page)


def name(screen: str, look: Look) -> str:
    """Return the name of a picture's file."""
    return f"{screen}-{look.size}-{look.theme}-{look.language}.png"


SHEET = """<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body {{ font: 15px sans-serif; }}
  div {{ display: flex; flex-wrap: wrap; gap: 8px; }}
  img {{ height: 260px; border: 1px solid #888; }}
</style>
<ul>{faults}</ul>
{rows}
"""

"""Whether everyone can use a page, as far as axe can tell."""

from typing import Literal, NamedTuple, TypeAlias

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize
from tests.e2e.browsing import DESKTOP, PHONE, SIDEWAYS

Theme: TypeAlias = Literal["light", "dark", "contrast"]

SETTLED = "() => document.getAnimations().length === 0"


class Look(NamedTuple):
    """How a page is looked at."""

    size: ViewportSize
    theme: Theme
    language: str


LOOKS = [
    Look(PHONE, "light", "fr"),
    Look(SIDEWAYS, "contrast", "pl"),
    Look(DESKTOP, "dark", "de"),
    Look(DESKTOP, "light", "en"),
]
"""Every theme, language and size; the last one is how pages begin."""

OPTIONS = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
"""What axe leaves out unless it is asked, of WCAG 2.2 AA, and that nothing else is asked of it."""


def check_access(page: Page) -> None:
    """See that axe finds nothing in any theme and language, on a desk and on a phone."""
    findings = []
    for look in LOOKS:
        page.set_viewport_size(look.size)
        show(page, look.theme, look.language)
        page.wait_for_function(SETTLED)
        # Once a page, as it takes longer to read than to run.
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(AXE_SCRIPT)
        violations = page.evaluate(_VIOLATIONS, OPTIONS)
        findings += [
            f"{look}: {it['impact']} {it['id']}: {node['html'][:160]}: {node['failureSummary']}"
            for it in violations
            for node in it["nodes"]
        ]
        # No text of the catalogue lacks a value.
        assert "{$" not in page.content()
    assert not findings, "\n".join(findings)


def has_settings(page: Page) -> bool:
    """Return whether the theme and the language can be chosen on a page."""
    return page.locator(f"{_WAYS}, [data-testid=language]").count() > 0


def show(page: Page, theme: Theme, language: str) -> None:
    """Choose a theme and a language, as the settings do, wherever they are on the page.

    Where they are only made when somebody opens them, they are opened once, and closed again.
    """
    settings = page.get_by_test_id("language")
    if not settings.count():
        page.locator(_WAYS).first.wait_for(state="attached")
        page.evaluate(_OPEN, _WAYS)
        settings.wait_for(state="attached")
        page.evaluate(_CLOSE)
    page.evaluate(_CHOOSE, ["theme", theme])
    page.evaluate(_CHOOSE, ["language", language])
    page.wait_for_function(_SPOKEN, arg=language)


_WAYS = "[data-testid=settings], [data-testid=menu]"

_OPEN = "(ways) => document.querySelector(ways).click()"

_CLOSE = """() => document.querySelector("[data-testid=language]").closest("dialog")?.close()"""


_VIOLATIONS = "async (options) => (await axe.run(document, options)).violations"

_SPOKEN = "(language) => document.documentElement.lang.startsWith(language)"

_CHOOSE = """([setting, choice]) => {
  const list = document.querySelector(`[data-testid=${setting}]`);
  if (!list) return;
  list.value = choice;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}"""

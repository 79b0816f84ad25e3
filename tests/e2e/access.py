"""Whether everyone can use a page, as far as axe can tell."""

from typing import Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize
from tests.e2e.browsing import DESKTOP, PHONE, SIDEWAYS

SETTLED = "() => document.getAnimations().length === 0"
LOOKS: list[tuple[ViewportSize, Literal["light", "dark"]]] = [
    (PHONE, "light"),
    (SIDEWAYS, "light"),
    (DESKTOP, "dark"),
    (DESKTOP, "light"),
]

axe = Axe()


def check_access(page: Page) -> None:
    """See that axe finds nothing in light and dark, on a desk and on a phone, upright or not."""
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(SETTLED)
        violations = axe.run(page).response["violations"]
        findings = [
            f"{it['impact']} {it['id']}: {node['html'][:160]}: {node['failureSummary']}"
            for it in violations
            for node in it["nodes"]
        ]
        assert not findings, "\n".join([f"{scheme} {size}", *findings])
    # No text of the catalogue lacks a value.
    assert "{$" not in page.content()

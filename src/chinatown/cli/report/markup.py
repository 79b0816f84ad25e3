"""HTML that is built from elements, so that whatever stands in a game is text and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element, tostring

from chinatown.cli.languages import reader

Content: TypeAlias = Element | str
"""What stands within an element."""

DASH: Final = "\N{EN DASH}"
"""Stands for what there is not, and between the first and the last."""

STYLE: Final = Path(__file__).with_name("style.css")

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Nothing is loaded and no script runs, whatever a browser may take for one."""


def element(tag: str, /, *content: Content, **attributes: str | float) -> Element:
    """Return an element with its content in order.

    In the names of attributes `_` stands for `-`, and at the end for nothing, as in `class_`.
    """
    result = Element(
        tag, {key.rstrip("_").replace("_", "-"): str(value) for key, value in attributes.items()}
    )
    add(result, *content)
    return result


def add(parent: Element, *content: Content) -> None:
    """Add to the content of an element."""
    for part in content:
        if isinstance(part, Element):
            parent.append(part)
        elif len(parent):
            parent[-1].tail = (parent[-1].tail or "") + part
        else:
            parent.text = (parent.text or "") + part


def document(title: str, body: Iterable[Content]) -> str:
    """Return a page in the reader's language that needs no other file."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        element("title", title),
        element("style", STYLE.read_text(encoding="utf-8")),
    )
    page = element("html", head, element("body", *body), lang=reader().language)
    return "<!doctype html>\n" + tostring(page, encoding="unicode", method="html") + "\n"


def table(
    caption: str, headings: Iterable[Content], rows: Iterable[Iterable[Content]], words: int = 1
) -> Element:
    """Return a table whose rows begin with what they are about.

    The first columns, as many as `words`, are words; the others are numbers. It scrolls within
    itself where the page is too narrow for it.
    """
    head = element(
        "tr",
        *(
            element("th", heading, scope="col", **_of_column(place, words))
            for place, heading in enumerate(headings)
        ),
    )
    body = element("tbody", *(_row(row, words) for row in rows))
    whole = element(
        "table", element("caption", caption, class_="hidden"), element("thead", head), body
    )
    return scrolling(caption, whole)


def scrolling(label: str, content: Element) -> Element:
    """Return what scrolls within itself where the page is too narrow, by keyboard too."""
    return element("div", content, class_="scroll", role="region", aria_label=label, tabindex="0")


def _row(cells: Iterable[Content], words: int) -> Element:
    row = element("tr")
    for place, cell in enumerate(cells):
        attributes = _of_column(place, words)
        row.append(
            element("td", cell, **attributes)
            if place
            else element("th", cell, scope="row", **attributes)
        )
    return row


def _of_column(place: int, words: int) -> dict[str, str | float]:
    return {} if place < words else {"class_": "number"}

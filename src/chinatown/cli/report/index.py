"""A page that lists the reports of many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import quote
from xml.etree.ElementTree import Element

from chinatown.cli.numbers import dollars, percent
from chinatown.cli.report.game import Game
from chinatown.cli.report.markup import DASH, document, element, table
from chinatown.cli.words import isolated_list, printable, text


class Line(NamedTuple):
    """A game in the list: the page of its report, and the figures of its row in words."""

    page: str
    names: str
    winners: str
    cash: str
    share: str

    @classmethod
    def of(cls, game: Game, page: str) -> Line:
        """Return the line of a game whose report is the page with this name."""
        share = game.figures.efficiency
        return cls(
            page=page,
            names=isolated_list(game.names),
            winners=isolated_list(game.winners),
            cash=dollars(game.best_cash),
            share=DASH if share is None else percent(share),
        )


def index_of(lines: Sequence[Line], left_out: Sequence[str]) -> str:
    """Return the page with these games; `left_out` says of others why they have no report."""
    rows = [
        (
            _link(line),
            line.winners,
            line.cash,
            line.share,
        )
        for line in lines
    ]
    headings = [text(f"report-{name}") for name in ("game", "winners", "money", "share")]
    title = text("report-index")
    parts = [
        element("h1", title),
        element("p", text("report-index-about"), class_="about"),
        element("section", table(title, headings, rows, words=2)),
    ]
    if left_out:
        items = (element("li", words) for words in left_out)
        parts.append(
            element("section", element("h2", text("report-left-out")), element("ul", *items))
        )
    return document(title, [element("main", *parts)])


def _link(line: Line) -> Element:
    address = quote(line.page, errors="surrogateescape")
    link = element("a", printable(line.page), href=address)
    return element("span", link, element("br"), element("small", line.names))

"""A line for each player over the rounds, as SVG that is read without any script."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final
from xml.etree.ElementTree import Element

from chinatown.cli.numbers import dollars
from chinatown.cli.report.markup import add, element
from chinatown.cli.words import text
from chinatown.game.types import Dollars, Seat

_WIDTH: Final = 480
_HEIGHT: Final = 270
_LEFT: Final = 86
_RIGHT: Final = 108
_TOP: Final = 14
_BOTTOM: Final = 30
_LINE: Final = 16
"""How far the names at the ends of lines are apart, at least."""

_MAX_NAME: Final = 11
"""How many characters of a name stand at the end of a line; the tables have all of it."""

_MAX_TICKS: Final = 5

SIGNS: Final = (
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "M0-10L10.3 8.2h-20.6z",
    "M-8.2-8.2h16.4v16.4h-16.4z",
    "M0-11L10.5 0 0 11-10.5 0z",
    "M0-11.3L3.2-3.9 11-3.2 5.1 2 6.9 9.7 0 5.6-6.9 9.7-5.1 2-11-3.2-3.2-3.9z",
)
"""The signs of the seats, as at the table, round the middle with a reach of about 10 units."""


def sign(seat: Seat) -> Element:
    """Return the sign of a seat, beside which its player's name stands."""
    return element(
        "svg",
        element("path", d=SIGNS[seat]),
        class_=f"sign s{seat}",
        viewBox="-13 -13 26 26",
        aria_hidden="true",
    )


def line_plot(
    title: str, names: Sequence[str], points: Sequence[str], values: Sequence[Sequence[Dollars]]
) -> Element:
    """Return a plot of dollars by point and seat.

    `points` are what stands below, such as the rounds; a table beside it has the same for those who
    hear it, so the whole drawing is called by its title. Pointing at a sign shows its figure.
    """
    top = _top_of_scale(max(max(row) for row in values))

    def x(place: int) -> float:
        return round(_LEFT + place * (_WIDTH - _LEFT - _RIGHT) / max(1, len(points) - 1), 1)

    def y(amount: Dollars) -> float:
        return round(_HEIGHT - _BOTTOM - amount / top * (_HEIGHT - _TOP - _BOTTOM), 1)

    plot = element(
        "svg",
        element("title", title),
        class_="plot",
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        role="img",
    )
    for amount in range(0, top + 1, _step(top)):
        end = _WIDTH - _RIGHT
        add(
            plot,
            element("line", class_="grid", x1=_LEFT, x2=end, y1=y(amount), y2=y(amount)),
            _label(dollars(amount), _LEFT - 8, y(amount) + 4, "end"),
        )
    for place, point in enumerate(points):
        add(plot, _label(point, x(place), _HEIGHT - 8, "middle"))
    for seat in range(len(names)):
        path = " ".join(f"{x(place)},{y(row[seat])}" for place, row in enumerate(values))
        add(plot, element("polyline", class_="under", points=path))
        add(plot, element("polyline", class_=f"over s{seat}", points=path))
    for seat, name in enumerate(names):
        for place, row in enumerate(values):
            said = text("report-point", name=name, round=points[place], money=dollars(row[seat]))
            add(plot, _mark(seat, x(place), y(row[seat]), said))
    ends = [y(amount) for amount in values[-1]]
    labels = _shortened(names)
    for seat, height in enumerate(_apart(ends)):
        start = x(len(values) - 1)
        lead = element("line", class_="lead", x1=start + 8, x2=start + 20, y1=ends[seat], y2=height)
        words = element("text", labels[seat], x=start + 24, y=height + 4)
        add(plot, lead, words)
    return element("figure", plot)


def _label(words: str, x: float, y: float, anchor: str) -> Element:
    return element("text", words, class_="axis", x=x, y=y, text_anchor=anchor)


def _mark(seat: Seat, x: float, y: float, said: str) -> Element:
    return element(
        "path",
        element("title", said),
        class_=f"mark s{seat}",
        d=SIGNS[seat],
        transform=f"translate({x} {y}) scale(.5)",
    )


def _step(top: Dollars) -> Dollars:
    """Return how far apart the lines of a scale are that ends at `top`."""
    unit = 1
    while True:
        for step in (unit, 2 * unit, 5 * unit):
            if top % step == 0 and top // step <= _MAX_TICKS:
                return step
        unit *= 10


def _top_of_scale(highest: Dollars) -> Dollars:
    """Return the lowest round amount that is at least as high."""
    unit = 1
    while True:
        for step in (unit, 2 * unit, 5 * unit):
            lines = max(1, -(-highest // step))
            if lines <= _MAX_TICKS:
                return lines * step
        unit *= 10


def _apart(heights: Sequence[float]) -> list[float]:
    """Return heights for the names beside the ends of lines, none over another."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + _LINE)
    lowest = _HEIGHT - _BOTTOM
    for seat in reversed(order):
        placed[seat] = min(placed[seat], lowest)
        lowest = int(placed[seat] - _LINE)
    return placed


def _shortened(names: Sequence[str]) -> list[str]:
    """Return names short enough to stand beside the plot, cut so that they still differ."""
    cut = [name if len(name) <= _MAX_NAME else name[: _MAX_NAME - 1] + "…" for name in names]
    if len(set(cut)) == len(set(names)):
        return cut
    half = _MAX_NAME // 2
    return [name if len(name) <= _MAX_NAME else f"{name[:half]}…{name[-half:]}" for name in names]

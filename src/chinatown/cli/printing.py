"""Tables in the terminal: money is never shortened, and what files hold controls nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.segment import Segment
from rich.table import Table

from chinatown.cli.words import ISOLATES, printable

WIDTH: Final = 120
"""How wide output is that goes to a file."""

_MIN_WORDS: Final = 6
"""How narrow a column of words may become; longer words are continued on the next line."""

_UNLIMITED: Final = 10_000
"""A width that is never reached, in characters."""


class _Terminal(Console):
    """A console on which only Rich itself moves the cursor."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Yield what is printed, with escapes for control characters in texts."""
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control else Segment(printable(text, "\n" + ISOLATES), style)


def console() -> Console:
    """Return where output goes: the terminal, or wide and plain into a file."""
    result = _Terminal(highlight=False, markup=False, emoji=False)
    if result.is_terminal:
        return result
    return _Terminal(file=result.file, width=WIDTH, highlight=False, markup=False, emoji=False)


def add_words(table: Table, *headings: str) -> None:
    """Add columns of words, which are folded where the terminal is narrow."""
    for heading in headings:
        table.add_column(heading, overflow="fold")


def add_numbers(table: Table, *headings: str) -> None:
    """Add columns of money or other numbers, which stay whole whatever the width."""
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)


def print_table(table: Table, out: Console) -> None:
    """Print a table, wider than the terminal if its numbers need that, and whole into a file."""
    narrowest = _MIN_WORDS if out.is_terminal else _UNLIMITED
    out.width = max(out.width, _width(table, out, narrowest))
    out.print(table)


def _width(table: Table, out: Console, max_words: int) -> int:
    """Return the width of a table whose columns of words have at most this many characters."""
    options = out.options.update(width=_UNLIMITED)
    width = 1
    for column in table.columns:
        content = max(
            (
                Measurement.get(out, options, cell).maximum
                for cell in (column.header, *column.cells)
            ),
            default=0,
        )
        padding_and_border = 3
        width += padding_and_border + (content if column.no_wrap else min(content, max_words))
    return width

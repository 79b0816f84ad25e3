"""Puzzles from the terminal, with a progress bar on stderr."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chinatown.cli.files import CommandError
from chinatown.cli.output import say
from chinatown.cli.words import text
from chinatown.lab.pools import Pool
from chinatown.lab.puzzle_file import puzzle_file
from chinatown.lab.puzzles import make_puzzles


def write_puzzles(seed: str, number: int, out: Path | None, pool: Pool) -> None:
    """Make puzzles, showing how many there are, and write them to a file or to stdout.

    Raises CommandError `file-unwritable`, before any is made where the file cannot be opened.
    """
    columns = (
        TextColumn(text("puzzles-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    err = Console(stderr=True)
    try:
        if out is not None:
            out.open("a").close()
        with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bars:
            bar = bars.add_task("", total=number)
            made = make_puzzles(seed, number, pool, lambda done: bars.update(bar, completed=done))
        content = puzzle_file(made, seed)
        if out is not None:
            out.write_text(content, encoding="utf-8")
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise CommandError("file-unwritable", file=str(out), problem=problem) from error
    if out is None:
        say(content.rstrip("\n"))

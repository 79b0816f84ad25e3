"""Bots against each other from the terminal, with a progress bar on stderr."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from chinatown.cli.faults import print_faults
from chinatown.cli.files import CommandError
from chinatown.cli.numbers import decimal, dollars, percent
from chinatown.cli.output import say
from chinatown.cli.printing import add_numbers, add_words, console, print_table
from chinatown.cli.words import text
from chinatown.lab.match import Contest
from chinatown.lab.pools import Pool
from chinatown.lab.tournament import Entrant, Share, Tournament, play_tournament


def run_tournament(
    contest: Contest,
    games: int,
    *,
    pool: Pool,
    resume: Path | None,
    csv: Path | None,
    record_dir: Path | None,
) -> Tournament:
    """Play the games, showing how far they are.

    Raises what `play_tournament` raises, and CommandError `file-unwritable`.
    """
    columns = (
        TextColumn(text("tournament-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    err = Console(stderr=True)
    with (
        Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress,
        _writing(str(resume or csv or record_dir or "")),
    ):
        bar = progress.add_task("", total=games)
        return play_tournament(
            contest,
            games,
            pool=pool,
            resume=resume,
            csv=csv,
            record_dir=record_dir,
            progress=lambda done: progress.update(bar, completed=done),
        )


@contextmanager
def _writing(usual: str) -> Iterator[None]:
    """Tell which file cannot be written; the usual one where the error does not say it."""
    try:
        yield
    except OSError as error:
        problem = error.strerror or type(error).__name__
        file = str(error.filename or usual)
        raise CommandError("file-unwritable", file=file, problem=problem) from error


def print_tournament(result: Tournament, *, as_json: bool) -> None:
    """Print what the games came to."""
    if as_json:
        say(json.dumps(result.as_json()))
        return
    title = text(
        "tournament-title", games=result.games, players=result.players, edition=result.edition
    )
    table = Table(title=Text(title), title_justify="left")
    add_words(table, text("tournament-bot"))
    add_numbers(table, *(text(f"tournament-{heading}") for heading in _NUMBERS))
    for entrant in result.entrants:
        table.add_row(*map(Text, _row(entrant)))
    out = console()
    print_table(table, out)
    income = dollars(round(result.mean_total_income))
    trades = decimal(result.trades_per_game, 1)
    seconds = decimal(result.median_seconds, 2)
    out.print(Text(text("tournament-about", income=income, trades=trades, seconds=seconds)))
    for name, share in (
        ("tournament-efficiency", result.efficiency),
        ("tournament-trading-efficiency", result.trading_efficiency),
    ):
        if share is not None:
            out.print(Text(text(name, share=_share(share))))
    print_faults(result.faults, out)


def _share(share: Share) -> str:
    low, high = share.interval
    return f"{decimal(share.mean, 3)} ({decimal(low, 3)}-{decimal(high, 3)})"


_NUMBERS: Final = (
    "games",
    "wins",
    "cash",
    "place",
    "trades",
    "rating",
    "time",
    "p99",
    "slowest",
)


def _row(entrant: Entrant) -> tuple[str, ...]:
    low, high = entrant.win_share_interval
    least, most = entrant.mean_cash_interval
    return (
        entrant.bot,
        decimal(entrant.games),
        f"{percent(entrant.win_share, 1)} ({percent(low)}-{percent(high)})",
        f"{dollars(round(entrant.mean_cash))} ± {decimal(round((most - least) / 2))}",
        decimal(entrant.mean_place, 2),
        decimal(entrant.trades, 1),
        f"{decimal(entrant.rating.mu, 1)} ± {decimal(entrant.rating.sigma, 1)}",
        decimal(entrant.decision_ms, 1),
        decimal(entrant.p99_ms),
        decimal(entrant.slowest_ms),
    )

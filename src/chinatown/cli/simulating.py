"""Many games of bots from the terminal, with a progress bar on stderr."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from chinatown.cli.faults import print_faults
from chinatown.cli.files import CommandError
from chinatown.cli.numbers import decimal, dollars
from chinatown.cli.output import say
from chinatown.cli.printing import add_words, console, print_table
from chinatown.cli.words import text
from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS
from chinatown.game.errors import BadSetup
from chinatown.lab.simulation import Simulation, simulate


def run_simulation(
    *,
    players: int,
    games: int,
    seed: str,
    edition: str,
    variants: Sequence[str],
    bots: Sequence[str],
    record_dir: Path | None,
) -> Simulation:
    """Play the games, showing how far they are.

    Raises BadSetup, UnknownBot and OutsideBotError for what cannot be played, CommandError
    `too-many-bots` and `folder-unwritable`, and BotsStuck.
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadSetup("player-count", players=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    if len(bots) > players:
        raise CommandError("too-many-bots", count=len(bots), players=players)
    columns = (
        TextColumn(text("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    err = Console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        try:
            return simulate(
                players=players,
                games=games,
                seed=seed,
                edition=edition,
                variants=variants,
                bots=bots,
                record_dir=record_dir,
                progress=lambda done: progress.update(bar, completed=done),
            )
        except OSError as error:
            problem = error.strerror or type(error).__name__
            raise CommandError(
                "folder-unwritable", folder=str(record_dir), problem=problem
            ) from error


def print_simulation(result: Simulation, *, as_json: bool) -> None:
    """Print what the games came to."""
    if as_json:
        say(json.dumps(result.as_json()))
        return
    title = text(
        "simulate-title", games=result.games, players=result.players, edition=result.edition
    )
    table = Table(title=Text(title), title_justify="left", show_header=False)
    add_words(table, "")
    table.add_column(justify="right", overflow="fold")
    for label, value in _figures(result):
        table.add_row(label, Text(value))
    out = console()
    print_table(table, out)
    print_faults(result.faults, out)


def _figures(result: Simulation) -> list[tuple[str, str]]:
    cash = [
        (text("simulate-cash", seat=seat), dollars(round(mean)))
        for seat, mean in enumerate(result.mean_cash, start=1)
    ]
    return [
        (text("simulate-bots"), ", ".join(result.bots)),
        (text("simulate-variants"), " ".join(result.variants) or text("simulate-no-variants")),
        *cash,
        (text("simulate-income"), dollars(round(result.mean_total_income))),
        (text("simulate-trades"), decimal(result.trades_per_game, 1)),
        (text("simulate-actions"), decimal(result.actions)),
        (text("simulate-speed"), decimal(result.games_per_second, 1)),
        (text("simulate-actions-speed"), decimal(result.actions_per_second)),
        (text("simulate-digest"), result.digest),
    ]

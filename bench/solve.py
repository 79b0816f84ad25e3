"""Measures how long the optimum takes to compute, over the rounds of whole games.

.venv/bin/python -m bench.solve
"""

from __future__ import annotations

import gc
from statistics import mean, quantiles
from time import process_time

from chinatown.analysis import (
    Assets,
    RoundFigures,
    after_trading,
    efficiency,
    figures,
    optimum,
    trading_efficiency,
    whole_table,
)
from chinatown.game import CLASSIC, MODERN, ROUNDS, Edition, Setup
from chinatown.game.board import ALL
from chinatown.lab import make_bots, play_game
from chinatown.record import Record

KINDS = ("shopkeeper", "random")


def rows(games: int = 4) -> list[tuple[str, str]]:
    """Measure `games` games for each edition, number of players and kind of bot.

    Returns what was measured and the figure, both as text; times are processor times.
    """
    whole = _seconds(MODERN, Assets(ALL, (0,) * 12, MODERN.tile_counts))
    free: list[float] = []
    fixed: list[float] = []
    rounds: list[RoundFigures] = []
    for kind in KINDS:
        records = _records(kind, games)
        # So that the records are not scanned for garbage while this is timed.
        gc.freeze()
        for record in records:
            edition = record.setup.edition
            for round_ in range(1, ROUNDS + 1):
                table = whole_table(after_trading(record, round_))
                fixed.append(_seconds(edition, table))
                free.append(_seconds(edition, table.cleared()))
            if kind == "shopkeeper" and record.setup.players == 4 and edition is MODERN:
                rounds += figures(record)
    return [
        ("whole board with all 90 tiles, modern, nothing remembered yet", f"{whole * 1000:.0f} ms"),
        (f"every tile re-placed, {len(free)} rounds", _summary(free)),
        (f"shops fixed, {len(fixed)} rounds", _summary(fixed)),
        ("efficiency of four shopkeepers, modern", f"{efficiency(rounds):.3f}"),
        ("trading efficiency of four shopkeepers, modern", f"{trading_efficiency(rounds):.3f}"),
    ]


def _records(kind: str, games: int) -> list[Record]:
    records = []
    for edition in (MODERN, CLASSIC):
        for players in (3, 4, 5):
            for game in range(games):
                setup = Setup(edition, players, f"solve/{game}")
                names = [f"{kind} {seat}" for seat in range(players)]
                records.append(play_game(setup, make_bots(setup, [kind]), names).record)
    return records


def _seconds(edition: Edition, estate: Assets) -> float:
    began = process_time()
    optimum(edition, estate)
    return process_time() - began


def _summary(seconds: list[float]) -> str:
    p99 = quantiles(seconds, n=100)[-1]
    figures_ = (mean(seconds), p99, max(seconds))
    return "mean {:.0f} ms, 99% below {:.0f} ms, most {:.0f} ms".format(
        *(1000 * figure for figure in figures_)
    )


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what}: {figure}")

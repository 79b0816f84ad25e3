"""Puzzles as a file: the form in which the client has them, too (docs/puzzles.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from chinatown.analysis.puzzle import MIN_LEAD, Puzzle
from chinatown.game.board import BUILDINGS
from chinatown.game.editions import Edition
from chinatown.game.state import State
from chinatown.lab.puzzles import ATTEMPTS, LEVELS, RatedPuzzle

FORMAT: Final = 1
"""The version of the form."""

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~"
"""A building as a letter: nobody's, then for each seat a free lot and each shop type in turn."""


def puzzle_file(puzzles: Sequence[RatedPuzzle], seed: str) -> str:
    """Return puzzles with the numbers that their ratings rest on, a puzzle on each line."""
    head = {
        "format": FORMAT,
        "seed": seed,
        "levels": LEVELS,
        "attempts": ATTEMPTS,
        "lead": MIN_LEAD,
    }
    lines = ",\n".join(_line(as_data(rated)) for rated in puzzles)
    return f'{_line(head)[:-1]},"puzzles":[\n{lines}\n]}}\n'


def as_data(rated: RatedPuzzle) -> dict[str, object]:
    """Return a puzzle as plain data.

    `board` is a letter for each building, and `tiles` a digit for each shop type by seat; `trade`
    has giver, taker, buildings and places of shop types; pairs are the least and the most.
    """
    puzzle, missed = rated
    state = puzzle.state
    return {
        "edition": state.edition.name,
        "round": state.round,
        "board": _board(state),
        "tiles": ["".join(map(str, counts)) for counts in state.tiles],
        "seats": puzzle.seats,
        "trade": _trade(puzzle, state.edition),
        "gain": puzzle.gain,
        "lead": puzzle.lead,
        "prices": puzzle.prices,
        "shares": puzzle.shares,
        "missed": missed,
    }


def _board(state: State) -> str:
    letters = []
    for building in BUILDINGS:
        bit = 1 << building
        owner = next((seat for seat, lots in enumerate(state.owned) if lots & bit), None)
        shop = next((kind for kind, lots in enumerate(state.shops) if lots & bit), -1)
        width = len(state.edition.shops) + 1
        letters.append(LETTERS[0 if owner is None else 1 + owner * width + shop + 1])
    return "".join(letters)


def _trade(puzzle: Puzzle, edition: Edition) -> list[tuple[object, ...]]:
    return [
        (part.giver, part.taker, part.buildings, [edition.index[shop] for shop in part.tiles])
        for part in puzzle.trade.transfers
    ]


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"))

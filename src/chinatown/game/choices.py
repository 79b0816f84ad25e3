"""Choices in trades: which trades can come of one, and what was chosen (docs/rules.md 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from chinatown.game.actions import Trade
from chinatown.game.types import Seat

MAX_CHOICES: Final = 2
"""How many choices a trade can leave open."""

MIN_OPTIONS: Final = 2
MAX_OPTIONS: Final = 6
"""How many options a choice has at least and at most."""


def resolved(trade: Trade, picks: Sequence[int]) -> Trade:
    """Return a trade with the chosen options in the place of their choices, not normalised.

    `picks` has for each choice the number of the option chosen, from 1; 0 leaves the choice open.
    """
    transfers = [*trade.transfers]
    left = []
    for choice, pick in zip(trade.choices, picks, strict=True):
        if pick:
            transfers.append(choice.options[pick - 1])
        else:
            left.append(choice)
    return Trade(tuple(transfers), trade.promises, tuple(left))


def alternatives(trade: Trade) -> Sequence[Trade]:
    """Return every trade that can come of one, not normalised; without choices only itself."""
    if not trade.choices:
        return (trade,)
    ways = product(*(range(1, len(choice.options) + 1) for choice in trade.choices))
    return [resolved(trade, picks) for picks in ways]


def ways_to_choose(trade: Trade, seat: Seat) -> Iterator[tuple[int, ...]]:
    """Yield what a seat can choose: a number of an option, from 1, for each choice of its own."""
    return product(
        *(range(1, len(choice.options) + 1) for choice in trade.choices if choice.chooser == seat)
    )

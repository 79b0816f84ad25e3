"""Finding gifts that go round three players to the gain of all together (docs/bots.md).

What one has no use for may be what a second needs, who has what a third needs, who has what the
first needs. No two of them could trade, all three can.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from chinatown.bots.search.exchange_search import MIN_JOINT, Gift, SearchBudget, Side, gifts
from chinatown.game.assets import Assets

_ALONE: Final = SearchBudget(pairs=0, tried=0)
"""What is given is one lot, one shop or tiles of one type."""

SINGLE: Final = 8
"""So many gifts are considered between two of the three, those that look best."""

TRIED: Final = 60
"""So many rounds of gifts are worked out for three players, those that look best one-sidedly."""


class Triangle(NamedTuple):
    """Gifts from the first to the second, the second to the third, the third to the first.

    `gains` are the units until the end that each of them gains by it without money.
    """

    gains: tuple[float, float, float]
    gives: tuple[Assets, Assets, Assets]

    @property
    def joint(self) -> float:
        """What all three gain together."""
        return sum(self.gains)


@lru_cache(maxsize=1 << 10)
def best_triangle(sides: tuple[Side, Side, Side]) -> Triangle | None:
    """Return the round of gifts that brings the three most together, or None if none helps."""
    one, two, three = sides
    ways = [
        gifts(_ALONE, giver, taker)[:SINGLE]
        for giver, taker in ((one, two), (two, three), (three, one))
    ]
    hopes = sorted(product(*ways), key=lambda way: -sum(gift.joint for gift in way))
    best: Triangle | None = None
    for way in hopes[:TRIED]:
        found = _worked_out(sides, way)
        if found.joint > (best.joint if best else MIN_JOINT):
            best = found
    return best


def _worked_out(sides: tuple[Side, Side, Side], way: tuple[Gift, ...]) -> Triangle:
    gives = way[0].gives, way[1].gives, way[2].gives
    gains = []
    for place, side in enumerate(sides):
        after = side.held.minus(gives[place]).plus(gives[place - 1])
        gains.append(side.worth(after) - side.worth(side.held))
    return Triangle((gains[0], gains[1], gains[2]), gives)

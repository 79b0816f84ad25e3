"""Search for gifts round three players by which they gain together (docs/bots.md).

The first may have what the second needs, the second what the third needs, and the third what the
first needs: no two of them can trade, but all three can.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from chinatown.bots.search.exchange_search import (
    MIN_JOINT,
    Gift,
    SearchBudget,
    Side,
    gifts,
    judged_gift,
)
from chinatown.game.assets import Assets

_SINGLE_THINGS: Final = SearchBudget(pairs=0, exchanges=0)
"""What is given is one lot, one shop or tiles of one type."""

MAX_GIFTS: Final = 8
"""How many gifts are considered between two of the three, those that look best."""

MAX_RINGS: Final = 60
"""How many rings of gifts are worked out for three players, those that look best one-sidedly."""


class Triangle(NamedTuple):
    """Gifts from the first to the second, the second to the third, the third to the first.

    Attributes:
        gains: The units until the end of the game that each gains by it without money.
        gives: What each gives to the next.
    """

    gains: tuple[float, float, float]
    gives: tuple[Assets, Assets, Assets]

    @property
    def joint(self) -> float:
        """What all three gain together."""
        return sum(self.gains)


@lru_cache(maxsize=1 << 10)
def best_triangle(sides: tuple[Side, Side, Side]) -> Triangle | None:
    """Return the ring of gifts that brings the three most together, or None if none helps."""
    return _best_ring(sides, _good_gifts(sides[0], sides[1]))


def best_triangle_giving(sides: tuple[Side, Side, Side], gives: Assets) -> Triangle | None:
    """Return the best ring of gifts in which the first gives just this, or None if none helps."""
    return _best_ring(sides, (judged_gift(sides[0], sides[1], gives),))


def _good_gifts(giver: Side, taker: Side) -> tuple[Gift, ...]:
    return gifts(_SINGLE_THINGS, giver, taker)[:MAX_GIFTS]


def _best_ring(sides: tuple[Side, Side, Side], first_gifts: tuple[Gift, ...]) -> Triangle | None:
    first, second, third = sides
    choices = first_gifts, _good_gifts(second, third), _good_gifts(third, first)
    rings = sorted(product(*choices), key=lambda ring: -sum(gift.joint for gift in ring))
    best: Triangle | None = None
    for ring in rings[:MAX_RINGS]:
        triangle = _worked_out(sides, ring)
        if triangle.joint > (best.joint if best else MIN_JOINT):
            best = triangle
    return best


def _worked_out(sides: tuple[Side, Side, Side], ring: tuple[Gift, ...]) -> Triangle:
    gives = ring[0].gives, ring[1].gives, ring[2].gives
    gains = []
    for place, side in enumerate(sides):
        after = side.assets.minus(gives[place]).plus(gives[place - 1])
        gains.append(side.worth(after) - side.worth(side.assets))
    return Triangle((gains[0], gains[1], gains[2]), gives)

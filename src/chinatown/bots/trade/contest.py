"""Playing for the chance to win: what others gain by a trade counts against it (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import exp
from typing import Final

from chinatown.bots.value.win_chance import SPREADS, Race, expected_race
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

OUT_OF_REACH: Final = 0.02
"""Whose chance to win is below this cannot win any more."""

MAX_HELP: Final = 0.1
"""By how much such a player raises the chance of another at most."""


class Contest:
    """How much a seat minds what others gain, in one position.

    `weights` has by round how much of that counts: none of it in early rounds, where nobody can
    tell who will win; with none at all, a seat plays for money.
    """

    def __init__(self, view: View, seat: Seat, weights: tuple[float, ...]) -> None:
        self._view = view
        self._seat = seat
        self._weight = weights[view.round - 1] if weights else 0.0

    @property
    def matters(self) -> bool:
        """Whether anything that others gain counts."""
        return self._weight > 0

    @cached_property
    def _race(self) -> Race:
        return expected_race(self._view)

    def cost_of(self, other: Seat) -> float:
        """Return how much of what another gains the seat must gain for itself, from 0 to 1."""
        return self._weight * self._race.rivalry(self._seat, other) if self._weight else 0.0

    def least_share(self, other: Seat) -> float:
        """Return the part of a gain joint with another by which the chance to win stays the same.

        With the full weight that is a quarter with each of three equal rivals, and a half with the
        only one.
        """
        cost = self.cost_of(other)
        return cost / (1 + cost)

    def net_gain(self, own_gain: Dollars, gains: Mapping[Seat, Dollars]) -> Dollars:
        """Return what a seat gains less what the `gains` of others by seat cost its chance."""
        cost = sum(self.cost_of(other) * max(dollars, 0) for other, dollars in gains.items())
        return round(own_gain - cost)

    def harms(self, own_gain: Dollars, gains: Mapping[Seat, Dollars]) -> bool:
        """Return whether a trade lowers the seat's chance, or decides a race that it cannot win."""
        return self.net_gain(own_gain, gains) < 0 or self._crowns(own_gain, gains)

    def _crowns(self, own_gain: Dollars, gains: Mapping[Seat, Dollars]) -> bool:
        """Return whether the seat cannot win and a trade may decide who of its partners does."""
        if not self._weight or self._race.chances[self._seat] >= OUT_OF_REACH:
            return False
        chances, view = self._race.chances, self._view
        scale = SPREADS[view.round - 1] * view.edition.unit
        gained = {**gains, self._seat: own_gain}
        odds = [
            chance * exp(min(gained.get(seat, 0) / scale, 700.0))
            for seat, chance in enumerate(chances)
        ]
        return any(odds[other] / sum(odds) - chances[other] > MAX_HELP for other in gains)

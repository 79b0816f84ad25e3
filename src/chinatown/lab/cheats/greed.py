"""Greed: almost all of every gain, or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from operator import itemgetter
from typing import Final

from chinatown.game.actions import Action, Refuse, Trade
from chinatown.game.state import OfferState
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Companion, Scheme

_TAKES: Final = (0.95, 0.9, 0.85, 0.8, 0.75, 0.7)


class Greed(Scheme):
    """Offers every exchange so that it takes 95% of the gain, then less, down to 70%."""

    least = 0.7

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield the exchanges with each partner, each part of the gain that it takes in turn."""
        for takes in _TAKES:
            for partner in goods.others(view, self.seat):
                for bundle in goods.exchanges(view, self.seat, partner):
                    leaves = ceil((1 - takes) * bundle.joint)
                    trade = goods.leaving(view, bundle, self.seat, partner, leaves)
                    if trade and goods.share(view, trade, self.seat) >= self.least:
                        yield trade, False


class Limit(Companion):
    """Knows what others agree to at least, and offers every exchange just inside that.

    The exchanges that bring most come first; then it trades as a merchant.
    """

    _takes = (0.74, 0.64)

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield all exchanges, the best first, so that a quarter or a third is left to others."""
        found = [
            (-bundle.joint, partner, place, bundle)
            for partner in goods.others(view, self.seat)
            for place, bundle in enumerate(goods.exchanges(view, self.seat, partner))
        ]
        for _, partner, _, bundle in sorted(found, key=itemgetter(0, 1, 2)):
            for takes in self._takes:
                leaves = ceil((1 - takes) * bundle.joint)
                trade = goods.leaving(view, bundle, self.seat, partner, leaves)
                if trade and goods.gain(view, trade, self.seat) > 0:
                    yield trade, False


class Coy(Scheme):
    """Makes no offers, and refuses everybody once a round, so that they come down.

    After that it takes what brings it a third of the gain.
    """

    least = 0.35
    _refusals = 1

    def answer(self, view: View, one: OfferState) -> Action:
        """Return a refusal, until the author has been refused."""
        refused = sum(
            other.seat == one.seat and other.status == "refused" and other.by == self.seat
            for other in view.offers
        )
        if refused < self._refusals:
            return Refuse(self.seat, one.id, because="too-little")
        return super().answer(view, one)


class Patient(Coy):
    """Refuses everybody three times a round before it agrees."""

    _refusals = 3

"""The chance to win, by everybody's final cash as a view lets it be estimated (docs/bots.md).

What somebody will end with is the cash that they have as far as it can be counted, what they are
owed, and what they have on the table is worth until the end. How far such an estimate is off by
round was measured in games of tycoons. The chances follow from both by the model of Luce (1959):
each is in proportion to e to the power of the final cash, measured in spreads.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from chinatown.bots.value.potential_value import ValueWeights, valuation_context, worth
from chinatown.game.assets import assets_of
from chinatown.game.types import Seat
from chinatown.game.view import View

SPREADS: Final = (12.0, 9.0, 5.0, 2.8, 1.6, 0.8)
"""By round, how many units more multiply the odds of winning by e."""


class Race(NamedTuple):
    """How a game is thought to end, by seat.

    Attributes:
        final_cash: What each is expected to end with, in units.
        chances: How likely each is to win, from 0 to 1; together 1.
    """

    final_cash: tuple[float, ...]
    chances: tuple[float, ...]

    def rivalry(self, seat: Seat, other: Seat) -> float:
        """Return how likely another seat is to win where this one does not, from 0 to 1.

        So much of what the other gains does a seat have to gain itself for its own chance to stay
        what it was: in Luce's model, the ratio of both derivatives of that chance.
        """
        rest = sum(self.chances) - self.chances[seat]
        return self.chances[other] / rest if rest > 0 else 0.0


def expected_race(view: View) -> Race:
    """Return how the game is thought to end by what the viewer knows and everyone can count."""
    unit = view.edition.unit
    context = valuation_context(view, ValueWeights())
    final_cash = []
    for seat in range(view.players):
        known = view.cash[seat]
        dollars = view.counted_cash[seat] if known is None else known
        for debt in view.debts:
            dollars += debt.owed * ((debt.creditor == seat) - (debt.debtor == seat))
        final_cash.append(dollars / unit + worth(context, assets_of(view, seat)))
    best, spread = max(final_cash), SPREADS[view.round - 1]
    odds = [exp((cash - best) / spread) for cash in final_cash]
    return Race(tuple(final_cash), tuple([share / sum(odds) for share in odds]))

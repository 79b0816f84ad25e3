"""Pumping: sell and buy back, round and round, so that money is left over each time."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from chinatown.bots.merchant import MERCHANT
from chinatown.bots.valuation import judged
from chinatown.game.actions import Trade
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Companion


class Pumping(Companion):
    """Sells things dear and asks for them back for less, as often as it can."""

    most = 60

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield repurchases below the price of sale, then sales as dear as may be."""
        sales = [
            one
            for one in view.offers
            if one.status == "made" and one.seat == self.seat and len(one.trade.transfers) == 2
        ]
        for one in reversed(sales):
            yield from self._back(view, one.trade)
        for partner in goods.others(view, self.seat):
            # What hopes count for others may change within a round: it sells while they count most.
            taste = MERCHANT.taste_at(view, partner)
            for thing in goods.things_of(view, self.seat):
                free = goods.sale(view, thing, self.seat, partner, 0)
                most = judged(view, free, partner, taste) // view.edition.unit
                least = max(ceil(-goods.gain(view, free, self.seat)), 1)
                for price in range(most, least - 1, -1):
                    yield goods.sale(view, thing, self.seat, partner, price), False

    def _back(self, view: View, trade: Trade) -> Iterator[tuple[Trade, bool]]:
        given, paid = sorted(trade.transfers, key=lambda part: part.giver != self.seat)
        for lot in given.buildings:
            thing = goods.Thing(lot=lot)
            for price in range(paid.cash // view.edition.unit):
                yield goods.sale(view, thing, given.taker, self.seat, price), False
        for tile in given.tiles:
            thing = goods.Thing(tile=tile)
            for price in range(paid.cash // view.edition.unit):
                yield goods.sale(view, thing, given.taker, self.seat, price), False

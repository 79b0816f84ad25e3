"""Shifting: offers that change under one's feet, and calls that lie."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import floor

from chinatown.game.actions import Action, Call, EndCall, Goods, Offer, Trade
from chinatown.game.state import OfferState
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Companion


class Shifting(Companion):
    """Asks too much, and when somebody haggles or has agreed, asks for more in place of the offer.

    It offers sales to one other, and to two at once, where the first waits for the second.
    """

    most = 24

    def trade(self, view: View) -> Action | None:
        """Return a worse version of an offer that somebody considers, or as any scheme."""
        own = self.own(view)
        if own and len(self.offered) < self.most and self._considered(view, own):
            worse = self._worse(view, own.trade)
            if worse not in self.offered and goods.possible(view, worse, self.seat):
                self.offered.add(worse)
                return Offer(self.seat, worse, replaces=own.id)
        return super().trade(view)

    def _considered(self, view: View, own: OfferState) -> bool:
        return own.agreed != 1 << self.seat or any(
            one.counters == own.id and one.status == "open" for one in view.offers
        )

    def _worse(self, view: View, trade: Trade) -> Trade:
        unit = view.edition.unit
        parts = (
            type(part)(
                part.giver,
                part.taker,
                part.buildings,
                part.tiles,
                part.cash + (unit if part.taker == self.seat and part.cash else 0),
                part.due,
            )
            for part in trade.transfers
        )
        return Trade(tuple(parts))

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield dear sales, and pairs of fair ones to two others as one trade."""
        found: list[Trade] = []
        for partner in goods.others(view, self.seat):
            fair = list(self._sales(view, partner))
            found += fair[:1]
            for trade in fair[:3]:
                yield self._worse(view, trade), False
        for first, second in pairwise(found):
            one, other = first.transfers[0], second.transfers[0]
            if (one.buildings, one.tiles) != (other.buildings, other.tiles):
                yield Trade(first.transfers + second.transfers), False

    def _sales(self, view: View, partner: int) -> Iterator[Trade]:
        for thing in goods.things_of(view, self.seat):
            free = goods.sale(view, thing, self.seat, partner, 0)
            mine, theirs = goods.gain(view, free, self.seat), goods.gain(view, free, partner)
            price = floor((theirs - mine) / 2)
            if mine + theirs >= 1 and price > 0:
                yield goods.sale(view, thing, self.seat, partner, price)


class Calling(Companion):
    """Calls out things for nearly all that they are worth to somebody, and takes the calls back."""

    most = 6

    def begin(self, view: View) -> None:
        """Begin a new round of calls."""
        self._called = 0

    def trade(self, view: View) -> Action | None:
        """Return the next call, once the last one, which everybody could take, is taken back."""
        standing = [one for one in view.calls if one.seat == self.seat and one.status == "open"]
        calls = list(self._calls(view))
        if standing:
            return EndCall(self.seat, standing[0].id)
        if self._called < min(len(calls), self.most):
            self._called += 1
            return calls[self._called - 1]
        return self.honestly(view)

    def _calls(self, view: View) -> Iterator[Call]:
        for thing in goods.things_of(view, self.seat):
            sales = {
                partner: goods.sale(view, thing, self.seat, partner, 0)
                for partner in goods.others(view, self.seat)
            }
            best = max(goods.gain(view, trade, partner) for partner, trade in sales.items())
            mine = -goods.gain(view, next(iter(sales.values())), self.seat)
            price = floor(0.85 * best)
            if price > max(mine, 0):
                gives = Goods(
                    (thing.lot,) if thing.lot else (), (thing.tile,) if thing.tile else ()
                )
                seeks = Goods(cash=price * view.edition.unit)
                yield Call(self.seat, seeks, gives, first=True)

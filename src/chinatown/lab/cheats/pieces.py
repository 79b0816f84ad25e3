"""Small trades: one large trade cut into many, and rounding that always goes one way."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from chinatown.game.actions import Trade
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Companion


class Splitting(Companion):
    """Buys and sells single things only, each just inside what the other side can agree to."""

    most = 60

    def trade_share(self) -> tuple[float, ...]:
        """Return the parts of each gain that it leaves to the other side, in turn."""
        return 0.1, 0.25, 0.36

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield sales and purchases of single things that bring both sides something together."""
        for leaves in self.trade_share():
            for partner in goods.others(view, self.seat):
                for seller, buyer in ((partner, self.seat), (self.seat, partner)):
                    for thing in goods.things_of(view, seller):
                        if trade := self._sale(view, thing, seller, buyer, leaves):
                            yield trade, False

    def _sale(
        self, view: View, thing: goods.Thing, seller: int, buyer: int, leaves: float
    ) -> Trade | None:
        free = goods.sale(view, thing, seller, buyer, 0)
        to_buyer, to_seller = goods.gain(view, free, buyer), goods.gain(view, free, seller)
        joint = to_buyer + to_seller
        if joint < 0.5:
            return None
        # Whole units, always rounded to the own side.
        if buyer == self.seat:
            price = floor(leaves * joint - to_seller)
        else:
            price = -floor(leaves * joint - to_buyer)
        return goods.sale(view, thing, seller, buyer, price) if price > 0 else None


class Rounding(Splitting):
    """Offers what looks like halves, always rounded to its own side, in many small trades."""

    def trade_share(self) -> tuple[float, ...]:
        """Return a half."""
        return (0.5,)

"""Holding up: get hold of what somebody else needs, and ask everything for it."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor
from typing import Final

from chinatown.game.actions import Trade
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Companion

_KEY: Final = 4.0
"""A thing that is worth so many units to somebody is one to hold."""


class HoldUp(Companion):
    """Buys what a third player needs, and sells it to that player for nearly all it is worth."""

    most = 30

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield sales of key things at nearly all they are worth, then purchases of such things."""
        for victim in goods.others(view, self.seat):
            for thing in goods.things_of(view, self.seat):
                free = goods.sale(view, thing, self.seat, victim, 0)
                worth = goods.gain(view, free, victim)
                if worth < _KEY:
                    continue
                for part in (0.95, 0.8, 0.65):
                    price = floor(part * worth)
                    if price > -goods.gain(view, free, self.seat):
                        yield goods.sale(view, thing, self.seat, victim, price), False
        yield from self._purchases(view)

    def _purchases(self, view: View) -> Iterator[tuple[Trade, bool]]:
        for owner in goods.others(view, self.seat):
            for thing in goods.things_of(view, owner):
                wanted = max(
                    goods.gain(view, goods.sale(view, thing, owner, victim, 0), victim)
                    for victim in goods.others(view, self.seat)
                    if victim != owner
                )
                loss = -goods.gain(view, goods.sale(view, thing, owner, self.seat, 0), owner)
                price = max(ceil(loss + 0.4 * (wanted - loss)), 1)
                if wanted >= _KEY and price < 0.7 * wanted:
                    yield goods.sale(view, thing, owner, self.seat, price), True

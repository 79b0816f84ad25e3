"""Promises that are never kept, and debts that cannot be paid."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from chinatown.game.actions import Pledge, Trade
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Companion, Scheme

_WORDS: Final = "Next year you get twice as much from me."


class Promising(Companion):
    """Asks for things at little money or none, and a promise that it never keeps."""

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield exchanges that leave the other side too little, with a promise on top."""
        for part in (-1.0, -0.3, 0.0, 0.2):
            for partner in goods.others(view, self.seat):
                promise = Pledge(self.seat, partner, _WORDS)
                for bundle in goods.exchanges(view, self.seat, partner)[:3]:
                    leaves = ceil(part * bundle.joint)
                    if trade := goods.leaving(view, bundle, self.seat, partner, leaves):
                        yield Trade(trade.transfers, (promise,)), False


class Owing(Scheme):
    """Buys all it can use for payments after income, of everybody in secret, beyond its means.

    What it cannot pay stays owed, and is dropped at the end of the game.
    """

    most = 60

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield purchases of what others have, on credit alone, and sales for cash."""
        for partner in goods.others(view, self.seat):
            for thing in goods.things_of(view, partner):
                free = goods.sale(view, thing, partner, self.seat, 0)
                mine, loss = goods.gain(view, free, self.seat), -goods.gain(view, free, partner)
                for more in (1, 3, 5):
                    price = max(ceil(loss), 0) + more
                    if price < mine:
                        yield goods.sale(view, thing, partner, self.seat, 0, due=price), True
        for partner in goods.others(view, self.seat):
            for bundle in goods.exchanges(view, self.seat, partner)[:4]:
                trade = goods.leaving(view, bundle, self.seat, partner, ceil(0.4 * bundle.joint))
                if trade and goods.gain(view, trade, self.seat) > 0:
                    yield trade, True

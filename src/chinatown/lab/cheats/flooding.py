"""Flooding: so many offers that nobody gets round to anything else."""

from __future__ import annotations

from collections.abc import Iterator

from chinatown.game.actions import Action, Trade
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Scheme


class Flooding(Scheme):
    """Keeps making offers that nobody can want until others have no patience left.

    Then it trades honestly with those who have used up their own offers.
    """

    most = 60
    _at_once = 12

    def trade(self, view: View) -> Action | None:
        """Return the next of many offers, and when all are made, what a merchant would do."""
        standing = sum(one.seat == self.seat and one.status == "open" for one in view.offers)
        if standing < self._at_once and (offer := self.next_offer(view)):
            return offer
        return self.honestly(view)

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield exchanges of which the other side would get a loss, by turns."""
        for loss in range(2, 8):
            for place in range(4):
                for partner in goods.others(view, self.seat):
                    found = goods.exchanges(view, self.seat, partner)[place : place + 1]
                    for bundle in found:
                        if trade := goods.leaving(view, bundle, self.seat, partner, -loss):
                            yield trade, False

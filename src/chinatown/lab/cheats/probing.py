"""Probing: finding out how little others agree to."""

from __future__ import annotations

from collections.abc import Iterator

from chinatown.game.actions import Action, Agree, Refuse, Trade
from chinatown.game.state import OfferState
from chinatown.game.view import View
from chinatown.lab.cheats import goods
from chinatown.lab.cheats.scheme import Scheme


class Probing(Scheme):
    """Offers the best exchanges again and again, each time a unit better for the other side.

    It begins at what brings the other side nothing, and ends at half the gain.
    """

    most = 60

    def wanted(self, view: View) -> Iterator[tuple[Trade, bool]]:
        """Yield the best exchanges with each partner, from the dearest price to the fair one."""
        for partner in goods.others(view, self.seat):
            for bundle in goods.exchanges(view, self.seat, partner)[:3]:
                for leaves in range(1 + int(bundle.joint // 2)):
                    trade = goods.leaving(view, bundle, self.seat, partner, leaves)
                    if trade and goods.gain(view, trade, self.seat) > 0:
                        yield trade, False


class Stonewalling(Probing):
    """Refuses everything until all others have finished, and then only asks for the last penny."""

    def answer(self, view: View, one: OfferState) -> Action:
        """Return a refusal, save for what leaves the other side next to nothing."""
        if goods.share(view, one.trade, self.seat) >= 0.9:
            return Agree(self.seat, one.id)
        return Refuse(self.seat, one.id, because="not-now")

    def offers(self, view: View) -> Action | None:
        """Return nothing, until all others have finished."""
        everybody = (1 << view.players) - 1
        if view.done | 1 << self.seat != everybody and not self.offered:
            return None
        return super().offers(view)

"""What all cheats have in common: a merchant's judgement, and a scheme for the trade phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chinatown.bots.means import can_do_part
from chinatown.bots.merchant import Merchant
from chinatown.game.actions import Action, Agree, Done, Offer, Refuse, Trade, Withdraw
from chinatown.game.errors import IllegalAction
from chinatown.game.state import TRADE, OfferState
from chinatown.game.trades import normalised
from chinatown.game.view import View
from chinatown.lab.cheats import goods

_NOBODY: Final = -1


class Scheme:
    """A player that keeps cards and builds as a merchant, and trades by a scheme.

    A scheme says what to offer next (`wanted`), one offer at a time, and how to answer (`answer`).
    It makes at most `most` offers a round. Unlike an honest bot it may remember what it has done.
    """

    most = 40
    least = 0.5
    """The part of a joint gain that it agrees to."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self.honest = Merchant(seat, seed)
        self.offered: set[Trade] = set()
        self._round = 0

    def decide(self, view: View) -> Action | None:
        """Return what to do now, or None."""
        if view.phase != TRADE:
            return self.honest.decide(view)
        if view.round != self._round:
            self._round = view.round
            self.offered.clear()
            self.begin(view)
        return self.trade(view)

    def begin(self, view: View) -> None:
        """Forget what was true of the last round alone."""

    def trade(self, view: View) -> Action | None:
        """Return what to do in the trade phase: answer, offer the next thing, finish."""
        return self.answers(view) or self.offers(view)

    def answers(self, view: View) -> Action | None:
        """Return the answer to the first offer that waits for one."""
        for one in _standing(view, self.seat):
            if not one.agreed >> self.seat & 1:
                return self.answer(view, one)
        return None

    def answer(self, view: View, one: OfferState) -> Action:
        """Return the answer to an offer: agreed to when it brings enough of the joint gain."""
        fair = goods.share(view, one.trade, self.seat) >= self.least
        if fair and can_do_part(view, one.trade, self.seat):
            return Agree(self.seat, one.id)
        return Refuse(self.seat, one.id)

    def offers(self, view: View) -> Action | None:
        """Return the next offer, or what ends the talk: an offer withdrawn, done."""
        if standing := self.own(view):
            return self.hurry(view, standing)
        return self.next_offer(view) or self.finish(view)

    def finish(self, view: View) -> Action | None:
        """Return that this seat has finished, unless it has said so."""
        return None if view.done >> self.seat & 1 else Done(self.seat)

    def own(self, view: View) -> OfferState | None:
        """Return the scheme's first offer that still stands, if there is one."""
        return next(
            (
                one
                for one in _standing(view, self.seat)
                if one.seat == self.seat and one.trade in self.offered
            ),
            None,
        )

    def hurry(self, view: View, own: OfferState) -> Action | None:
        """Return nothing while an own offer may still be answered, then its withdrawal."""
        return None if own.parties & ~own.agreed & ~view.done else Withdraw(self.seat, own.id)

    def next_offer(self, view: View) -> Offer | None:
        """Return the first offer that is wanted, was not made in this round, and is possible."""
        return self._next(view) if len(self.offered) < self.most else None

    def _next(self, view: View) -> Offer | None:
        for trade, secret in self.wanted(view):
            if not trade.transfers or not goods.possible(view, trade, self.seat):
                continue
            try:
                trade = normalised(trade, view)
            except IllegalAction:
                continue
            if trade not in self.offered and not self._made(view, trade):
                self.offered.add(trade)
                return Offer(self.seat, trade, secret)
        return None

    def wanted(self, view: View) -> Iterable[tuple[Trade, bool]]:
        """Return trades to offer, the best first, each with whether it is secret.

        What was offered before or is not possible is passed over.
        """
        return ()

    def honestly(self, view: View) -> Action | None:
        """Return what an honest merchant would do who knows nothing of the scheme's own offers."""
        seen = view._replace(offers=tuple(map(self._disowned, view.offers)))
        action = self.honest.decide(seen)
        if isinstance(action, Offer) and self._made(view, normalised(action.trade, view)):
            return self.finish(view)
        return action

    def _made(self, view: View, trade: Trade) -> bool:
        """Tell whether this seat has offered a trade in this round, whatever came of it."""
        return any(one.seat == self.seat and one.trade == trade for one in view.offers)

    def _disowned(self, one: OfferState) -> OfferState:
        if one.seat != self.seat or one.trade not in self.offered:
            return one
        return one._replace(
            seat=_NOBODY, status="withdrawn" if one.status == "open" else one.status
        )


class Companion(Scheme):
    """A scheme beside honest trade: first it offers what is wanted, then as a merchant would.

    It answers as a merchant, too.
    """

    def trade(self, view: View) -> Action | None:
        """Return the scheme's next offer; when all are made, what a merchant would do."""
        asked = any(not one.agreed >> self.seat & 1 for one in _standing(view, self.seat))
        if not asked:
            if standing := self.own(view):
                return self.hurry(view, standing)
            if offer := self.next_offer(view):
                return offer
        return self.honestly(view)


def _standing(view: View, seat: int) -> list[OfferState]:
    return [one for one in view.offers if one.status == "open" and one.parties >> seat & 1]

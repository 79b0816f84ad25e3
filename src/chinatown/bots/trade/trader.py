"""The trader: how all bots but the random one play; they differ in their strategy (docs/bots.md).

It holds no memory: all it needs to know of this round's talk stands in the view, so the same view
gives the same decision.
"""

from __future__ import annotations

from chinatown.bots.trade.feasibility import can_do_part, looks_possible, taken
from chinatown.bots.trade.negotiator import Negotiator, Strategy
from chinatown.game.actions import Action, Agree, Build, Done, Keep, Refuse, TakeCall, Withdraw
from chinatown.game.state import DEAL, TRADE, OfferState
from chinatown.game.types import Seat
from chinatown.game.view import View


class Trader:
    """Plays a seat by a strategy; never agrees to a trade that loses by its own judgement."""

    def __init__(self, seat: Seat, strategy: Strategy) -> None:
        self._seat = seat
        self._strategy = strategy

    def decide(self, view: View) -> Action | None:
        """Return what to do now, or None."""
        seat = self._seat
        if view.phase == TRADE:
            return self._trade(view)
        if seat not in view.waiting:
            return None
        if view.phase == DEAL:
            return Keep(seat, self._strategy.cards(view, seat))
        return Build(seat, self._strategy.placements(view, seat))

    def _trade(self, view: View) -> Action | None:
        seat = self._seat
        seat_bit = 1 << seat
        negotiator = self._strategy.negotiator(view, seat)
        standing = [
            offer for offer in view.offers if offer.status == "open" and offer.parties & seat_bit
        ]
        agreed = [offer for offer in standing if offer.agreed & seat_bit]
        for offer in agreed:
            if not can_do_part(view, offer.trade, seat) or negotiator.should_withdraw(offer):
                return Withdraw(seat, offer.id)
        for offer in standing:
            if not offer.agreed & seat_bit:
                answer = self._answer(view, negotiator, offer, agreed)
                if answer is not None:
                    return answer
        if not agreed and (move := self._taken_call(view, negotiator) or negotiator.proposal()):
            return move
        # Those who are asked and have not finished are waited for.
        asked = 0
        for offer in agreed:
            asked |= offer.parties & ~offer.agreed
        return None if view.done & seat_bit or asked & ~view.done else Done(seat)

    def _answer(
        self, view: View, negotiator: Negotiator, offer: OfferState, agreed: list[OfferState]
    ) -> Action | None:
        """Return the answer to an offer, or None while a counter to it is being considered."""
        seat = self._seat
        if self._strategy.waits_while_countering:
            counters = [other for other in agreed if other.counters == offer.id]
            if counters and not _is_late(view, counters[0]):
                return None
        reason = negotiator.rejection_reason(offer.trade)
        counter = negotiator.counter(offer, reason)
        # One commitment at a time: what was agreed to before was judged without this one.
        if agreed and (not reason or counter is not None):
            return Withdraw(seat, agreed[0].id)
        if counter is not None:
            return counter
        return Refuse(seat, offer.id, because=reason) if reason else Agree(seat, offer.id)

    def _taken_call(self, view: View, negotiator: Negotiator) -> TakeCall | None:
        """Return the taking of the first call that is good as it stands, if there is one."""
        for call in view.calls:
            if call.status == "open" and call.first and call.seat != self._seat:
                trade = taken(call, self._seat)
                if looks_possible(view, trade) and not negotiator.rejection_reason(trade):
                    return TakeCall(self._seat, call.id)
        return None


def _is_late(view: View, offer: OfferState) -> bool:
    """Return whether all who are asked for an answer have finished trading."""
    return not offer.parties & ~offer.agreed & ~view.done

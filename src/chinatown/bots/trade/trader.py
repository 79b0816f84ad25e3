"""The trader: how all bots but the random one play, each with its own strategy (docs/bots.md).

It has no memory: the view holds all that it needs to know of this round's talk, so the same view
gives the same decision.
"""

from __future__ import annotations

from typing import Final

from chinatown.bots.search.agreed_building import keeping_agreements
from chinatown.bots.trade.choice_taking import as_taken
from chinatown.bots.trade.negotiator import Negotiator, Strategy
from chinatown.bots.trade.offer_history import chance_of, is_late, newest_of_conversations
from chinatown.bots.trade.tile_talk import telling_call
from chinatown.bots.trade.walking_away import walking_away
from chinatown.bots.value.beliefs import LACKING
from chinatown.game.actions import (
    Action,
    Agree,
    AskTurns,
    Build,
    Done,
    Keep,
    Refuse,
    TakeCall,
    Withdraw,
)
from chinatown.game.codes import RefusalReason
from chinatown.game.obstacles import looks_possible
from chinatown.game.placing_order import may_ask_turns
from chinatown.game.state import (
    DEAL,
    TRADE,
    OfferState,
)
from chinatown.game.trade_facts import call_trade
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

_MIN_GAIN: Final = 1
"""What an acceptable offer is worth at least, in dollars: a favour counts more than nothing."""


_WISH: Final = -1.0
"""What an own offer that waits for an answer is worth against others, in dollars."""


class Trader:
    """Plays a seat by a strategy; never agrees to a trade that loses by its own judgement."""

    def __init__(self, seat: Seat, strategy: Strategy, seed: str = "") -> None:
        self._seat = seat
        self._strategy = strategy
        self._seed = seed

    def decide(self, view: View) -> Action | None:
        """Return what to do now, or None."""
        seat = self._seat
        if view.turns_asked and may_ask_turns(view, seat):
            # It asks for turns only where others have, and all must agree.
            return AskTurns(seat)
        if view.phase == TRADE:
            return self._trade(view)
        if seat not in view.waiting:
            return None
        if view.phase == DEAL:
            return Keep(seat, self._strategy.cards(view, seat))
        return Build(seat, keeping_agreements(view, seat, self._strategy.placements(view, seat)))

    def _trade(self, view: View) -> Action | None:
        seat = self._seat
        seat_bit = 1 << seat
        negotiator = self._strategy.negotiator(view, seat)
        standing = [
            as_taken(offer, seat, negotiator)
            for offer in view.offers
            if offer.status == "open" and offer.parties & seat_bit
        ]
        agreed = [offer for offer in standing if offer.agreed & seat_bit]
        for offer in agreed:
            if not negotiator.can_fulfil(offer.trade) or negotiator.should_withdraw(offer):
                return Withdraw(seat, offer.id)
        asked = newest_of_conversations(
            view,
            [
                offer
                for offer in standing
                if not offer.agreed & seat_bit and not self._awaits_counter(view, offer, agreed)
            ],
        )
        reasons = {
            offer.id: negotiator.rejection_reason(offer.trade)
            or walking_away(view, self._seat, offer, self._strategy.walks_away, self._seed)
            for offer in asked
        }
        acceptable = [offer for offer in asked if not reasons[offer.id]]
        if acceptable and (action := self._taken_offer(view, negotiator, acceptable, agreed)):
            return action
        for offer in asked:
            if reason := reasons[offer.id]:
                return self._declined(negotiator, offer, reason, agreed)
        if not agreed and (move := self._own_move(view, negotiator)):
            return move
        # Those who are asked and have not finished are waited for.
        awaited = 0
        for offer in agreed:
            awaited |= offer.parties & ~offer.agreed
        return None if view.done & seat_bit or awaited & ~view.done else Done(seat)

    def _own_move(self, view: View, negotiator: Negotiator) -> Action | None:
        """Return what the seat does of its own accord: tell what it has, take a call, or offer."""
        call = telling_call(view, self._seat) if self._strategy.beliefs else None
        return call or self._taken_call(view, negotiator) or negotiator.proposal()

    def _awaits_counter(self, view: View, offer: OfferState, agreed: list[OfferState]) -> bool:
        """Return whether an offer stays unanswered, as a counter to it may still be answered."""
        return self._strategy.waits_while_countering and any(
            own.counters == offer.id and not is_late(view, own) for own in agreed
        )

    def _taken_offer(
        self,
        view: View,
        negotiator: Negotiator,
        acceptable: list[OfferState],
        agreed: list[OfferState],
    ) -> Action | None:
        """Return what leads to the best of the acceptable offers, or None to leave them open.

        One commitment at a time: what the seat has agreed to was judged without the others. So the
        seat takes its word back on what it holds where another offer promises more, and keeps the
        others open as long as what it holds promises most.
        """
        best = max(acceptable, key=lambda offer: self._expected_gain(view, negotiator, offer))
        if not agreed:
            return negotiator.counter(best, None) or Agree(self._seat, best.id, best.picks)
        promised = self._expected_gain(view, negotiator, best)
        for offer in agreed:
            if self._agreed_gain(view, negotiator, offer) < promised:
                return Withdraw(self._seat, offer.id)
        return None

    def _expected_gain(self, view: View, negotiator: Negotiator, offer: OfferState) -> float:
        """Return what an offer brings the seat, in dollars, by how sure it is to be carried out."""
        gain = max(negotiator.appeal(offer.trade), _MIN_GAIN)
        return gain * chance_of(view, offer, self._seat)

    def _agreed_gain(self, view: View, negotiator: Negotiator, offer: OfferState) -> float:
        """Return what keeping to an offer is worth, in dollars.

        An own offer is only a wish, and gives way to whatever is acceptable. A counter is worth the
        offer that it answers, as that can still be agreed to when the counter is refused.
        """
        if offer.seat != self._seat:
            return self._expected_gain(view, negotiator, offer)
        for other in view.offers:
            if other.id == offer.counters and other.status == "open":
                waits = self._awaits_counter(view, other, [offer])
                countered = as_taken(other, self._seat, negotiator)
                if waits and not negotiator.rejection_reason(countered.trade):
                    return self._expected_gain(view, negotiator, countered)
        return _WISH

    def _declined(
        self,
        negotiator: Negotiator,
        offer: OfferState,
        reason: RefusalReason,
        agreed: list[OfferState],
    ) -> Action:
        """Return the answer to an offer that is not good as it is: a counter, or a refusal.

        Only a plain offer of its own is taken back for a counter.
        """
        counter = None if reason == LACKING else negotiator.counter(offer, reason)
        if counter is not None and not agreed:
            return counter
        own = [other for other in agreed if other.seat == self._seat and not other.counters]
        if counter is not None and own == agreed:
            return Withdraw(self._seat, own[0].id)
        return Refuse(self._seat, offer.id, because=reason)

    def _taken_call(self, view: View, negotiator: Negotiator) -> TakeCall | None:
        """Return the action that takes the best call as it stands, if one is good."""
        best: tuple[Dollars, str] | None = None
        for call in view.calls:
            if call.status == "open" and call.first and call.seat != self._seat:
                trade = call_trade(call, self._seat)
                if looks_possible(view, trade) and not negotiator.rejection_reason(trade):
                    gain = negotiator.appeal(trade)
                    if best is None or gain > best[0]:
                        best = gain, call.id
        return TakeCall(self._seat, best[1]) if best else None

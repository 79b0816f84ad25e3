"""The trader: how merchants and tycoons play; they differ in their style alone (docs/bots.md).

It holds no memory: all it needs to know of this round's talk stands in the view, so the same view
gives the same decision.
"""

from __future__ import annotations

from typing import NamedTuple

from chinatown.bots.search.card_choice import chosen_cards
from chinatown.bots.search.exchange_search import SearchBudget
from chinatown.bots.search.placement_policy import chosen_placements
from chinatown.bots.trade.feasibility import can_do_part, looks_possible, taken
from chinatown.bots.trade.negotiator import Negotiator
from chinatown.bots.trade.opponent_model import few_bargain
from chinatown.bots.value.potential_value import ValueWeights
from chinatown.game.actions import Action, Agree, Build, Done, Keep, Refuse, TakeCall, Withdraw
from chinatown.game.state import DEAL, TRADE, OfferState
from chinatown.game.view import View


class TradingStyle(NamedTuple):
    """How a trader bargains and builds.

    `asks` is the part of a joint gain that it asks for, `least` the least that it agrees to, when
    it `haggles` only after it has asked for more; `yields` is what it lowers its price by, a part
    of the joint gain, after each refusal. It makes at most `offers` a round that come to nothing,
    and leaves a partner alone after `refusals`. Keeping cards, it counts on a part, `resale`, of
    what a lot is worth more to another. `holds` says by round by how much it holds small groups
    back (`siting`). It `reads` from others' doings whether they count income alone, and
    looks for `triangles`, trades of three. In the last round it does `favours`, and asks for them.
    While few others bargain a hope counts `eager`, not what it does by its `weights`.
    """

    asks: float
    least: float
    haggles: bool
    yields: float
    offers: int
    refusals: int
    resale: float
    holds: tuple[float, ...]
    reads: bool
    triangles: bool
    favours: bool
    budget: SearchBudget
    weights: ValueWeights
    eager: float

    def weights_at(self, view: View, seat: int, when: str = "") -> ValueWeights:
        """Return by what a seat judges trades now, or judged them when it made an offer.

        `when` is the id of that offer. What a seat hoped for when it gave its word it stands by as
        long as nothing but others' talk has changed.
        """
        few = few_bargain(view, seat, when)
        return self.weights._replace(hope=self.eager) if few else self.weights


class Trader:
    """A player of a style: never agrees to a trade that loses by its own judgement."""

    def __init__(self, seat: int, style: TradingStyle) -> None:
        self._seat = seat
        self._style = style

    def decide(self, view: View) -> Action | None:
        """Return what to do now, or None."""
        seat = self._seat
        if view.phase == TRADE:
            return self._trade(view)
        if seat not in view.waiting:
            return None
        style = self._style
        if view.phase == DEAL:
            return Keep(seat, chosen_cards(view, seat, style.weights, style.resale))
        return Build(seat, chosen_placements(view, seat, style.weights, style.holds))

    def _trade(self, view: View) -> Action | None:
        seat = self._seat
        mine = 1 << seat
        negotiator = Negotiator(view, seat, self._style)
        standing = [one for one in view.offers if one.status == "open" and one.parties & mine]
        agreed = [one for one in standing if one.agreed & mine]
        for one in agreed:
            if not can_do_part(view, one.trade, seat) or negotiator.should_withdraw(one):
                return Withdraw(seat, one.id)
        for one in standing:
            if not one.agreed & mine and (answer := self._answer(view, negotiator, one, agreed)):
                return answer
        if not agreed and (move := self._taking(view, negotiator) or negotiator.proposal()):
            return move
        done = bool(view.done & mine)
        # Whoever is asked and has not finished is waited for.
        asked = 0
        for one in agreed:
            asked |= one.parties & ~one.agreed
        return None if done or asked & ~view.done else Done(seat)

    def _answer(
        self, view: View, negotiator: Negotiator, one: OfferState, agreed: list[OfferState]
    ) -> Action | None:
        """Return the answer to an offer, or None while a counter to it is being considered."""
        seat = self._seat
        countered = [other for other in agreed if other.counters == one.id]
        if countered and not self._is_late(view, countered[0]):
            return None
        doubt = negotiator.rejection_reason(one.trade)
        counter = None if agreed else negotiator.counter(one, doubt)
        if counter is not None:
            return counter
        if not doubt or not agreed:
            # One commitment at a time: what was agreed before was judged without this one.
            if agreed:
                return Withdraw(seat, agreed[0].id)
            return Refuse(seat, one.id, because=doubt) if doubt else Agree(seat, one.id)
        if negotiator.counter(one, doubt) is not None:
            return Withdraw(seat, agreed[0].id)
        return Refuse(seat, one.id, because=doubt)

    def _is_late(self, view: View, own: OfferState) -> bool:
        """Tell whether all who are asked for an answer have finished trading."""
        return not own.parties & ~own.agreed & ~view.done

    def _taking(self, view: View, negotiator: Negotiator) -> TakeCall | None:
        """Return the first call worth taking as it stands, if there is one."""
        for one in view.calls:
            if one.status == "open" and one.first and one.seat != self._seat:
                trade = taken(one, self._seat)
                if looks_possible(view, trade) and not negotiator.rejection_reason(trade):
                    return TakeCall(self._seat, one.id)
        return None

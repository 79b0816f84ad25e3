"""The shopkeeper: trades what raises its income, fairly split, and builds what pays most.

It holds no memory that matters: all it needs to know of this round's talk stands in the view, so
the same view gives the same decision.
"""

from __future__ import annotations

from typing import Final

from chinatown.bots.search.card_choice_basic import best_cards
from chinatown.bots.search.greedy_placement import best_placements
from chinatown.bots.search.income_exchanges import Bargain, bargains
from chinatown.bots.trade.feasibility import can_do_part, looks_possible, taken
from chinatown.bots.trade.offer_history import call_met, exchanged, refused
from chinatown.bots.trade.prices import priced
from chinatown.bots.value.income_value import FAIR, gain, pay_of
from chinatown.bots.value.placement_search import best_units
from chinatown.game.actions import (
    Action,
    Agree,
    Build,
    Done,
    Keep,
    Offer,
    Refuse,
    TakeCall,
    Trade,
    Withdraw,
)
from chinatown.game.assets import assets_after, assets_of
from chinatown.game.state import DEAL, TRADE, OfferState
from chinatown.game.view import View

MAX_OFFERS: Final = 4
"""How many offers of its own it makes in a round, counters among them."""

MAX_REFUSALS: Final = 2
"""After so many refusals by one partner in a round it leaves that partner alone."""


class Shopkeeper:
    """A sound player: never agrees to a trade that loses by its own estimate."""

    def __init__(self, seat: int, seed: str) -> None:
        # Nothing is left to chance, so the seed changes nothing.
        self._seat = seat

    def decide(self, view: View) -> Action | None:
        """Return what to do now, or None."""
        seat = self._seat
        if view.phase == TRADE:
            return self._trade(view)
        if seat not in view.waiting:
            return None
        if view.phase == DEAL:
            return Keep(seat, best_cards(view, seat))
        return Build(seat, best_placements(view, seat))

    def _trade(self, view: View) -> Action | None:
        seat = self._seat
        mine = 1 << seat
        standing = [one for one in view.offers if one.status == "open" and one.parties & mine]
        agreed = [one for one in standing if one.agreed & mine]
        for one in agreed:
            if not can_do_part(view, one.trade, seat) or gain(view, one.trade, seat) <= 0:
                return Withdraw(seat, one.id)
        for one in standing:
            if not one.agreed & mine:
                return self._answer(view, one, agreed)
        if not agreed and (move := self._taking(view) or self._proposal(view)):
            return move
        done = bool(view.done & mine)
        # Whoever is asked and has not finished is waited for.
        asked = 0
        for one in agreed:
            asked |= one.parties & ~one.agreed
        return None if done or asked & ~view.done else Done(seat)

    def _answer(self, view: View, one: OfferState, agreed: list[OfferState]) -> Action:
        seat = self._seat
        doubt = self._doubt(view, one.trade)
        # One commitment at a time: what was agreed before was judged without this one.
        if not doubt:
            return Withdraw(seat, agreed[0].id) if agreed else Agree(seat, one.id)
        if counter := self._counter(view, one):
            return Withdraw(seat, agreed[0].id) if agreed else counter
        return Refuse(seat, one.id, because=doubt)

    def _doubt(self, view: View, trade: Trade) -> str:
        """Return the reason against a trade, one of REASONS, or nothing when it is good.

        It is good when it brings this seat something, and a fair part of what it brings the others.
        """
        seat = self._seat
        mine = gain(view, trade, seat)
        if mine < view.edition.unit:
            paid = any(part.taker == seat and part.cash + part.due for part in trade.transfers)
            return "too-little" if paid else "need-it"
        others = [gain(view, trade, other) for other in trade.parties if other != seat]
        if FAIR * mine < mine + max(others):
            return "helps-you-more"
        return "" if can_do_part(view, trade, seat) else "no-cash"

    def _taking(self, view: View) -> TakeCall | None:
        """Return the first call worth taking as it stands, if there is one."""
        for one in view.calls:
            if one.status == "open" and one.first and one.seat != self._seat:
                trade = taken(one, self._seat)
                if looks_possible(view, trade) and not self._doubt(view, trade):
                    return TakeCall(self._seat, one.id)
        return None

    def _counter(self, view: View, one: OfferState) -> Offer | None:
        """Return the same exchange at a fair price, for an offer that is not an answer itself."""
        seat = self._seat
        if one.counters or len(one.trade.parties) != 2 or self._offers_left(view) < 1:
            return None
        if refused(view, seat, one.seat):
            return None
        if any(part.cards for part in one.trade.transfers) or one.trade.promises:
            return None
        trade = priced(view, self._exchange(view, one), seat, one.seat)
        if trade is None or not self._may_offer(view, trade):
            return None
        return Offer(seat, trade, one.secret, one.id)

    def _exchange(self, view: View, one: OfferState) -> Bargain:
        """Return what an offer of two parties exchanges besides money, seen from this seat."""
        pay = pay_of(view)
        seat, other = self._seat, one.seat
        gains, gives = [], []
        for who in (seat, other):
            before, after = assets_of(view, who), assets_after(view, one.trade, who)
            gains.append(best_units(pay, after) - best_units(pay, before))
            gives.append(before.minus(after))
        return Bargain(gains[0], gains[1], gives[0], gives[1])

    def _proposal(self, view: View) -> Offer | None:
        """Return the offer by which this seat gains most, of those that raise both incomes."""
        seat = self._seat
        if self._offers_left(view) < 1:
            return None
        pay = pay_of(view)
        mine = assets_of(view, seat)
        best: tuple[int, Trade] | None = None
        for step in range(1, view.players):
            partner = (seat + step) % view.players
            if len(refused(view, seat, partner)) >= MAX_REFUSALS:
                continue
            for bargain in bargains(pay, mine, assets_of(view, partner)):
                if best and bargain.joint * view.rounds_left * view.edition.unit < best[0]:
                    break
                trade = priced(view, bargain, seat, partner)
                if trade is None or not self._may_offer(view, trade):
                    continue
                gains = gain(view, trade, seat)
                if gains > (best[0] if best else 0):
                    best = gains, trade
        return Offer(seat, best[1], answers=call_met(view, seat, best[1])) if best else None

    def _offers_left(self, view: View) -> int:
        return MAX_OFFERS - sum(one.seat == self._seat for one in view.offers)

    def _may_offer(self, view: View, trade: Trade) -> bool:
        """Tell whether a trade is good for this seat and the same was not offered this round."""
        wanted = exchanged(trade)
        return (
            can_do_part(view, trade, self._seat)
            and gain(view, trade, self._seat) > 0
            and not any(
                one.seat == self._seat and one.status != "made" and exchanged(one.trade) == wanted
                for one in view.offers
            )
        )

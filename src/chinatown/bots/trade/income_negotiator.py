"""Bargaining by income only: gains are split evenly, and a fair share is at least a quarter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chinatown.bots.search.exchange_search import Exchange
from chinatown.bots.search.greedy_placement import best_placements
from chinatown.bots.search.income_exchanges import income_exchanges
from chinatown.bots.trade.dues import can_fulfil
from chinatown.bots.trade.offer_history import (
    answered_call,
    no_gain_reason,
    refused_trades,
)
from chinatown.bots.trade.prices import split_in_halves
from chinatown.bots.trade.tile_talk import lacks_tiles
from chinatown.bots.value.beliefs import LACKING, believed
from chinatown.bots.value.income_value import MIN_FAIR_SHARE, gain, pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game.actions import Offer, Placement, Trade
from chinatown.game.assets import assets_after, assets_of
from chinatown.game.codes import RefusalReason
from chinatown.game.state import OfferState
from chinatown.game.trade_facts import goods_moved, moves_cards
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

MAX_OFFERS: Final = 4
"""How many offers it makes in a round, counters among them."""

MAX_REFUSALS: Final = 2
"""After how many refusals in a round it leaves a partner alone."""


class IncomeNegotiator:
    """Bargains for one seat in one position; what counts is what shops will pay.

    `placements` is how the seat builds, and so what it can pay after income.
    """

    def __init__(
        self,
        view: View,
        seat: Seat,
        placements: Callable[[View, Seat], tuple[Placement, ...]] = best_placements,
    ) -> None:
        self._view = view
        self._seat = seat
        self._placements = placements
        # What others have by this seat's judgement; what is sure counts for its own gains.
        self._seen = believed(view)

    def gain(self, trade: Trade) -> Dollars:
        """Return what a trade brings the seat until the end of the game."""
        return gain(self._view, trade, self._seat)

    def appeal(self, trade: Trade) -> Dollars:
        """Return what a trade brings this seat: it plays for money."""
        return self.gain(trade)

    def can_fulfil(self, trade: Trade) -> bool:
        """Return whether the seat has what it would give in a trade, and will pay what it owes."""
        return can_fulfil(self._view, trade, self._seat, self._placements)

    def rejection_reason(self, trade: Trade) -> RefusalReason | None:
        """Return why the seat does not want a trade, or None when it is good.

        It is good when it brings this seat something, and a fair part of what it brings the others.
        """
        view, seat = self._view, self._seat
        if lacks_tiles(view, trade, seat):
            return LACKING
        own_gain = self.gain(trade)
        if own_gain < view.edition.unit:
            return no_gain_reason(trade, seat)
        others = [gain(self._seen, trade, other) for other in trade.parties if other != seat]
        if own_gain < MIN_FAIR_SHARE * (own_gain + max(others)):
            return "helps-you-more"
        return None if self.can_fulfil(trade) else "no-cash"

    def should_withdraw(self, offer: OfferState) -> bool:
        """Return whether an offer that the seat has agreed to brings it nothing any more."""
        return self.gain(offer.trade) <= 0

    def counter(self, offer: OfferState, reason: RefusalReason | None) -> Offer | None:
        """Return the same exchange at a fair price, where an offer is not good as it is.

        Only offers of two parties that are no counters themselves are countered.
        """
        view, seat = self._view, self._seat
        if not reason or offer.counters or len(offer.trade.parties) != 2 or not self._offers_left():
            return None
        if refused_trades(view, seat, offer.seat) or offer.trade.promises:
            return None
        if moves_cards(offer.trade):
            return None
        trade = split_in_halves(view, self._exchange(offer), seat, offer.seat)
        if trade is None or not self._may_offer(trade):
            return None
        return Offer(seat, trade, offer.secret, offer.id)

    def proposal(self) -> Offer | None:
        """Return the offer that gains the seat most, among those that raise both incomes."""
        view, seat = self._view, self._seat
        if not self._offers_left():
            return None
        rule = pay_rule(view)
        assets = assets_of(view, seat)
        best: tuple[Dollars, Trade] | None = None
        for step in range(1, view.players):
            partner = (seat + step) % view.players
            if len(refused_trades(view, seat, partner)) >= MAX_REFUSALS:
                continue
            for exchange in income_exchanges(rule, assets, assets_of(self._seen, partner)):
                if best and exchange.joint * view.rounds_left * view.edition.unit < best[0]:
                    break
                trade = split_in_halves(view, exchange, seat, partner)
                if trade is None or not self._may_offer(trade):
                    continue
                gains = self.gain(trade)
                if gains > (best[0] if best else 0):
                    best = gains, trade
        return Offer(seat, best[1], answers=answered_call(view, seat, best[1])) if best else None

    def _exchange(self, offer: OfferState) -> Exchange:
        """Return the goods that a two-party offer exchanges, seen from this seat."""
        view, rule = self._seen, pay_rule(self._seen)
        gains, gives = [], []
        for party in (self._seat, offer.seat):
            before, after = assets_of(view, party), assets_after(view, offer.trade, party)
            gains.append(best_units(rule, after) - best_units(rule, before))
            gives.append(before.minus(after))
        return Exchange(gains[0], gains[1], gives[0], gives[1])

    def _offers_left(self) -> bool:
        return sum(offer.seat == self._seat for offer in self._view.offers) < MAX_OFFERS

    def _may_offer(self, trade: Trade) -> bool:
        """Return whether a trade is good for this seat and the same was not offered this round."""
        goods = goods_moved(trade)
        return (
            self.can_fulfil(trade)
            and self.gain(trade) > 0
            and not any(
                offer.seat == self._seat
                and offer.status != "made"
                and goods_moved(offer.trade) == goods
                for offer in self._view.offers
            )
        )

"""Bargaining by potential: prices, answers, and concessions (docs/bots.md)."""

from __future__ import annotations

from itertools import permutations
from math import ceil
from typing import TYPE_CHECKING, Final

from chinatown.bots.search.exchange_search import (
    MIN_JOINT,
    Exchange,
    Side,
    best_exchanges,
    tile_bought,
)
from chinatown.bots.search.triangles import best_triangle
from chinatown.bots.trade.contest import Contest
from chinatown.bots.trade.dues import can_fulfil
from chinatown.bots.trade.offer_history import (
    answered_call,
    no_gain_reason,
    refused_trades,
)
from chinatown.bots.trade.offered_shares import with_share
from chinatown.bots.trade.opponent_model import counts_only_income
from chinatown.bots.trade.prices import exchange_trade, has_room, paid_exchange, split_three_ways
from chinatown.bots.trade.tile_talk import lacks_tiles
from chinatown.bots.value.beliefs import LACKING, believed, chance_of_tile, has_spoken
from chinatown.bots.value.income_value import MIN_FAIR_SHARE
from chinatown.bots.value.placement_search import best_units
from chinatown.bots.value.potential_value import (
    INCOME_ONLY,
    ValueWeights,
    filled_lots,
    trade_value,
    valuation_context,
)
from chinatown.game.actions import Offer, Trade
from chinatown.game.assets import assets_after, assets_of
from chinatown.game.codes import RefusalReason
from chinatown.game.state import OfferState
from chinatown.game.trade_facts import goods_moved, items_moved, moves_cards, net_money
from chinatown.game.types import Dollars, Seat, Units
from chinatown.game.view import View

if TYPE_CHECKING:
    from chinatown.bots.trade.trading_style import TradingStyle

MIN_GAIN: Final = 0.1
"""A trade that brings less than this, in units, is not worth its doubts."""

MIN_CHANCE: Final = 0.2
"""How likely somebody must be to have a tile to be asked for it."""

MAX_QUESTIONS: Final = 3
"""After how many answers in a round that somebody lacks a tile no more are asked."""

_EPSILON: Final = 1e-9
"""Smaller differences are rounding, so that the order of a sum decides nothing."""


class PotentialNegotiator:
    """Bargains for one seat in one position, in a trading style."""

    def __init__(self, view: View, seat: Seat, style: TradingStyle) -> None:
        self._view = view
        self._seat = seat
        self._style = style
        # What others have by this seat's judgement; what is sure counts for its own gains.
        self._seen = believed(view) if style.beliefs else view
        self._own_weights = style.weights_at(view, seat)
        self._context = valuation_context(view, self._own_weights)
        self._weights_by_seat: dict[Seat, ValueWeights] = {seat: self._own_weights}
        self._contest = Contest(self._seen, seat, style.plays_to_win)

    def gain(self, trade: Trade) -> Dollars:
        """Return what a trade brings this seat by its own judgement."""
        return trade_value(self._view, trade, self._seat, self._own_weights)

    def appeal(self, trade: Trade) -> Dollars:
        """Return what a trade brings this seat, less what it costs its chance to win.

        It is 0 for what the seat does not want for that cost.
        """
        own_gain = self.gain(trade)
        gains = self._gains_of_others(trade) if self._contest.matters else {}
        return self._less_cost(own_gain, gains)

    def _appeal_of_own(self, trade: Trade, own_gain: Dollars) -> Dollars:
        """Return how much this seat would like to offer a trade: favours come last."""
        gains = self._gains_of_others(trade) if self._contest.matters else {}
        appeal = self._less_cost(own_gain, gains)
        is_favour = gains and self._does_favours() and max(gains.values()) <= 0
        return min(appeal, 1) if is_favour else appeal

    def _less_cost(self, own_gain: Dollars, gains: dict[Seat, Dollars]) -> Dollars:
        if self._contest.harms(own_gain, gains):
            return min(own_gain, 0)
        return self._contest.net_gain(own_gain, gains)

    def _gains_of_others(self, trade: Trade) -> dict[Seat, Dollars]:
        return {
            other: trade_value(
                self._seen, trade, other, self._weights(other), self._unseen_of(other)
            )
            for other in trade.parties
            if other != self._seat
        }

    def can_fulfil(self, trade: Trade) -> bool:
        """Return whether the seat has what it would give in a trade, and will pay what it owes."""
        return can_fulfil(self._view, trade, self._seat, self._style.plan)

    def rejection_reason(self, trade: Trade) -> RefusalReason | None:
        """Return why the seat does not want a trade, or None when it is good."""
        view, seat, style = self._view, self._seat, self._style
        if lacks_tiles(view, trade, seat):
            return LACKING
        own_gain = self.gain(trade)
        gains = self._gains_of_others(trade)
        best_gain = max(gains.values())
        if not self._is_favour(own_gain, best_gain):
            if own_gain < MIN_GAIN * view.edition.unit:
                return no_gain_reason(trade, seat)
            if own_gain < style.min_share * (own_gain + best_gain):
                return "helps-you-more"
            if self._contest.harms(own_gain, gains):
                return "helps-you-win"
        return None if self.can_fulfil(trade) else "no-cash"

    def should_withdraw(self, offer: OfferState) -> bool:
        """Return whether an offer that the seat has agreed to is no longer worth it."""
        view, seat = self._view, self._seat
        own_offer = offer.id if offer.seat == seat else ""
        weights = self._style.weights_at(view, seat, own_offer)
        own_gain = trade_value(view, offer.trade, seat, weights)
        return own_gain < 0 or (own_gain == 0 and not self._does_favours())

    def counter(self, offer: OfferState, reason: RefusalReason | None) -> Offer | None:
        """Return the same exchange at a better price, or None to answer the offer as it is."""
        view, seat, style = self._view, self._seat, self._style
        if len(offer.trade.parties) != 2 or offer.trade.promises:
            return None
        if moves_cards(offer.trade):
            return None
        if not (reason or style.haggles) or self._was_countered(offer) or self._offers_left() < 1:
            return None
        trade = self._priced(self._exchange(offer), offer.seat, 0)
        if trade is None or not self._may_offer(trade):
            return None
        own_gain = self.gain(trade)
        if not reason:
            before = self.gain(offer.trade)
            if before == 0 or own_gain < before + view.edition.unit:
                return None
        if own_gain < MIN_GAIN * view.edition.unit:
            return None
        return Offer(seat, trade, offer.secret, offer.id)

    def proposal(self) -> Offer | None:
        """Return the offer by which this seat gains most, or None when there is nothing to gain."""
        view, seat, unit = self._view, self._seat, self._view.edition.unit
        if self._offers_left() < 1:
            return None
        side = self._side(seat)
        best: tuple[Dollars, Trade] | None = None
        for step in range(1, view.players):
            partner = (seat + step) % view.players
            if self._refusals(partner) >= self._style.max_refusals:
                continue
            for exchange in best_exchanges(self._style.budget, side, self._side(partner)):
                if best and exchange.joint * unit <= best[0]:
                    break
                trade = self._priced(exchange, partner, self._refusals_of(exchange, partner))
                trade = trade and self._affordable(trade)
                if trade is None:
                    continue
                own_gain = self.gain(trade)
                if own_gain < max(MIN_GAIN * unit, best[0] if best else 0):
                    continue
                appeal = self._appeal_of_own(trade, own_gain)
                if appeal > (best[0] if best else 0) and self._may_offer(trade):
                    best = appeal, trade
        if best:
            return Offer(seat, best[1], answers=answered_call(view, seat, best[1]))
        if self._style.triangles and (offer := self._proposal_to_two()):
            return offer
        return self._question() if self._style.beliefs and any(self._seen.unseen_tiles) else None

    def _question(self) -> Offer | None:
        """Return an offer for a tile that another may have, weighed by how likely that is.

        Only those are asked who have not told what they have, and nobody any more once so many have
        said that they lack what was sought.
        """
        view, seat, seen = self._view, self._seat, self._seen
        vain = sum(offer.seat == seat and offer.because == LACKING for offer in view.offers)
        if vain >= MAX_QUESTIONS:
            return None
        side = self._side(seat)
        best: tuple[float, Trade] | None = None
        for partner in range(view.players):
            if partner == seat or has_spoken(view, partner):
                continue
            if self._refusals(partner) >= self._style.max_refusals:
                continue
            for kind in range(len(view.edition.shops)):
                chance = chance_of_tile(seen, partner, kind)
                if chance < MIN_CHANCE:
                    continue
                exchange = tile_bought(side, self._side(partner), kind)
                if exchange.joint < MIN_JOINT:
                    continue
                trade = self._priced(exchange, partner, self._refusals_of(exchange, partner))
                trade = trade and self._affordable(trade)
                if trade is None or not self._may_offer(trade):
                    continue
                expected = chance * self.gain(trade)
                if expected > (best[0] if best else MIN_GAIN * view.edition.unit):
                    best = expected, trade
        return Offer(seat, best[1]) if best else None

    def _proposal_to_two(self) -> Offer | None:
        """Return the offer to two others at once by which this seat gains most, if any helps."""
        view, seat = self._view, self._seat
        best: tuple[Dollars, Trade] | None = None
        others = [
            other
            for other in range(view.players)
            if other != seat and self._refusals(other) < self._style.max_refusals
        ]
        for second, third in permutations(others, 2):
            triangle = best_triangle((self._side(seat), self._side(second), self._side(third)))
            trade = triangle and split_three_ways(self._seen, (seat, second, third), triangle)
            if not trade or not self._may_offer(trade) or self.rejection_reason(trade):
                continue
            own_gain = self.gain(trade)
            if own_gain > (best[0] if best else 0):
                best = own_gain, trade
        return Offer(seat, best[1]) if best else None

    def _weights(self, seat: Seat) -> ValueWeights:
        """Return by what a seat is thought to judge."""
        weights = self._weights_by_seat.get(seat)
        if weights is None:
            by_income = self._style.reads_opponents and counts_only_income(self._seen, seat)
            weights = self._weights_by_seat[seat] = INCOME_ONLY if by_income else ValueWeights()
        return weights

    def _side(self, seat: Seat) -> Side:
        context = self._context._replace(weights=self._weights(seat), unseen=self._unseen_of(seat))
        return Side(context, assets_of(self._seen, seat))

    def _unseen_of(self, seat: Seat) -> int:
        """Return how many tiles a seat has of which nothing is believed."""
        return self._seen.unseen_tiles[seat] if self._style.beliefs else 0

    def _does_favours(self) -> bool:
        return self._style.favours and self._view.rounds_left == 1

    def _is_favour(self, own_gain: Dollars, best_gain: Dollars) -> bool:
        """Return whether a trade costs this seat nothing and brings another just one unit.

        A unit cannot be shared, so that such trades would never be made, and everybody would be the
        poorer for it; anything more can be shared, and must be.
        """
        return self._does_favours() and own_gain == 0 and 0 < best_gain <= self._view.edition.unit

    def _exchange(self, offer: OfferState) -> Exchange:
        """Return the goods that a two-party offer exchanges, seen from this seat."""
        gains, gives = [], []
        for party in (self._seat, offer.seat):
            side, after = self._side(party), assets_after(self._seen, offer.trade, party)
            gains.append(side.worth(after) - side.worth(side.assets))
            gives.append(side.assets.minus(after))
        return Exchange(gains[0], gains[1], gives[0], gives[1])

    def _priced(self, exchange: Exchange, partner: Seat, refusals: int) -> Trade | None:
        """Return the trade in which this seat gets the part it asks for, or None if none is good.

        `refusals` is how often the partner refused such an exchange. The price leaves the partner
        its part by this seat's judgement of what things are worth to it and, if there is enough
        for that, also by what its income would say. Whole units are rounded to the seat's side as
        far as that leaves the partner its part.
        """
        view, seat, style = self._view, self._seat, self._style
        if not has_room(view, exchange, seat, partner):
            return None
        joint = exchange.joint
        their_min_gain = max(style.min_share * joint, MIN_GAIN)
        min_share = max(style.min_share, self._contest.least_share(partner))
        min_gain = max(min_share * joint, MIN_GAIN)
        share = max(style.asking_share - style.concession * refusals, min_share)
        wanted = max((1 - share) * joint, MIN_GAIN) - exchange.second_gains
        price = ceil(wanted - _EPSILON)
        if price - 1 + exchange.second_gains >= their_min_gain:
            price -= 1
        income_price = self._income_price(exchange, partner)
        if self._weights(partner) == INCOME_ONLY:
            price = income_price + refusals
        if income_price > price and exchange.first_gains - income_price >= min_gain:
            price = income_price
        if exchange.first_gains - price < min_gain:
            if joint != 1 or not self._does_favours() or self._refusals(partner):
                return None
            # A unit that cannot be shared: whoever thinks of it asks for it.
            price = -int(exchange.second_gains)
        return paid_exchange(view, exchange, seat, partner, price)

    def _income_price(self, exchange: Exchange, partner: Seat) -> Units:
        """Return the price that a partner would accept who counts only what shops will pay."""
        view, rule = self._view, self._context.rule
        gains = []
        for party, gives, takes in (
            (self._seat, exchange.first_gives, exchange.second_gives),
            (partner, exchange.second_gives, exchange.first_gives),
        ):
            assets = assets_of(self._seen, party)
            after = assets.minus(gives).plus(takes)
            unseen = self._unseen_of(party)
            before, then = (
                best_units(rule, owned) + filled_lots(owned, unseen) for owned in (assets, after)
            )
            gains.append(view.rounds_left * (then - before))
        return ceil(max(1, sum(gains) * MIN_FAIR_SHARE)) - gains[1]

    def _offers_left(self) -> int:
        vain = sum(
            offer.seat == self._seat and offer.status != "made" for offer in self._view.offers
        )
        return self._style.max_offers - vain

    def _refusals(self, partner: Seat) -> int:
        return len(refused_trades(self._view, self._seat, partner))

    def _refusals_of(self, exchange: Exchange, partner: Seat) -> int:
        """Return how often the partner refused in this round what is a part of this exchange."""
        items = items_moved(exchange_trade(self._view, exchange, self._seat, partner))
        refused = refused_trades(self._view, self._seat, partner)
        return sum(not items.isdisjoint(items_moved(trade)) for trade in refused)

    def _was_countered(self, offer: OfferState) -> bool:
        """Return whether an offer was answered with a counter, or is the answer to one."""
        by_id = {other.id: other for other in self._view.offers}
        if offer.counters and by_id[offer.counters].counters:
            return True
        return any(
            other.seat == self._seat and other.counters == offer.id for other in self._view.offers
        )

    def _affordable(self, trade: Trade) -> Trade | None:
        """Return the trade, with a share of income in place of a sum that the seat may lack.

        None when the seat cannot fulfil either.
        """
        if self.can_fulfil(trade):
            return trade
        shared = with_share(self._view, trade, self._seat)
        return shared if shared and self.can_fulfil(shared) else None

    def _may_offer(self, trade: Trade) -> bool:
        return not self._was_offered(trade) and self.can_fulfil(trade)

    def _was_offered(self, trade: Trade) -> bool:
        """Return whether the same exchange was offered this round, no worse for the others."""
        goods = goods_moved(trade)
        return any(
            offer.seat == self._seat
            and offer.status != "made"
            and goods_moved(offer.trade) == goods
            and net_money(offer.trade, self._seat) <= net_money(trade, self._seat)
            for offer in self._view.offers
        )

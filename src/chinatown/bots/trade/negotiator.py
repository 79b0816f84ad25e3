"""Prices: what to ask of whom, what to agree to, and when to come down (docs/bots.md)."""

from __future__ import annotations

from itertools import permutations
from math import ceil
from typing import TYPE_CHECKING, Final

from chinatown.bots.search.exchange_search import Bundle, Side, bundles
from chinatown.bots.search.income_exchanges import Bargain
from chinatown.bots.search.triangles import best_triangle
from chinatown.bots.trade.feasibility import can_do_part
from chinatown.bots.trade.offer_history import call_met, exchanged, goods, paid, refused
from chinatown.bots.trade.opponent_model import counts_income_alone
from chinatown.bots.trade.prices import available_funds, exchange, has_room, split_three_ways
from chinatown.bots.value.income_value import FAIR
from chinatown.bots.value.placement_search import best_units
from chinatown.bots.value.potential_value import PLAIN, ValueWeights, trade_value, valuation_context
from chinatown.game.actions import Offer, Trade
from chinatown.game.assets import assets_after, assets_of
from chinatown.game.state import OfferState
from chinatown.game.view import View

if TYPE_CHECKING:
    from chinatown.bots.trade.trader import TradingStyle

LEAST: Final = 0.1
"""A trade that brings less than so many units is not worth its doubts."""

_NEARLY: Final = 1e-9
"""Less than this is nothing, so that sums in another order decide nothing."""


class Negotiator:
    """Bargains for one seat in one position."""

    def __init__(self, view: View, seat: int, style: TradingStyle) -> None:
        self._view = view
        self._seat = seat
        self._style = style
        self._own = style.weights_at(view, seat)
        self._context = valuation_context(view, self._own)
        self._weights_by_seat: dict[int, ValueWeights] = {seat: self._own}

    def _weights(self, seat: int) -> ValueWeights:
        """Return by what a seat is thought to judge."""
        known = self._weights_by_seat.get(seat)
        if known is None:
            plain = self._style.reads and counts_income_alone(self._view, seat)
            known = self._weights_by_seat[seat] = PLAIN if plain else ValueWeights()
        return known

    def _side(self, seat: int) -> Side:
        context = self._context._replace(weights=self._weights(seat))
        return Side(context, assets_of(self._view, seat))

    def gain(self, trade: Trade) -> int:
        """Return what a trade brings this seat by its own judgement, in dollars."""
        return trade_value(self._view, trade, self._seat, self._own)

    def rejection_reason(self, trade: Trade) -> str:
        """Return the reason against a trade, one of REASONS, or nothing when it is good."""
        view, seat, style = self._view, self._seat, self._style
        mine = self.gain(trade)
        others = [
            trade_value(view, trade, other, self._weights(other))
            for other in trade.parties
            if other != seat
        ]
        if not self._is_favour(mine, max(others)):
            if mine < LEAST * view.edition.unit:
                paid = any(part.taker == seat and part.cash + part.due for part in trade.transfers)
                return "too-little" if paid else "need-it"
            if mine < style.least * (mine + max(others)):
                return "helps-you-more"
        return "" if can_do_part(view, trade, seat) else "no-cash"

    def should_withdraw(self, one: OfferState) -> bool:
        """Tell whether an offer that was agreed to is no longer worth it."""
        view, seat = self._view, self._seat
        when = one.id if one.seat == seat else ""
        mine = trade_value(view, one.trade, seat, self._style.weights_at(view, seat, when))
        return mine < 0 or (mine == 0 and not self._does_favours())

    def _does_favours(self) -> bool:
        return self._style.favours and self._view.rounds_left == 1

    def _is_favour(self, mine: int, theirs: int) -> bool:
        """Tell whether a trade costs this seat nothing and brings another just one unit.

        A unit cannot be shared, so that such trades would never be made, and everybody would be the
        poorer for it; anything more can be shared, and must be.
        """
        return self._does_favours() and mine == 0 and 0 < theirs <= self._view.edition.unit

    def counter(self, one: OfferState, doubt: str) -> Offer | None:
        """Return the same exchange at a better price, unless the offer is good enough as it is."""
        view, seat, style = self._view, self._seat, self._style
        if len(one.trade.parties) != 2 or one.trade.promises:
            return None
        if any(part.cards for part in one.trade.transfers):
            return None
        if self._countered(one) or self._offers_left() < 1:
            return None
        trade = self._priced(self._exchange(one), one.seat, 0)
        if trade is None or not can_do_part(view, trade, seat) or self._was_offered(trade):
            return None
        if not (doubt or style.haggles):
            return None
        before = self.gain(one.trade)
        if not doubt and (before == 0 or self.gain(trade) < before + view.edition.unit):
            return None
        if self.gain(trade) < LEAST * view.edition.unit:
            return None
        return Offer(seat, trade, one.secret, one.id)

    def _countered(self, one: OfferState) -> bool:
        """Tell whether an offer was answered with a counter, or is an answer to one's counter."""
        known = {other.id: other for other in self._view.offers}
        if one.counters and known[one.counters].counters:
            return True
        return any(
            other.seat == self._seat and other.counters == one.id for other in self._view.offers
        )

    def _exchange(self, one: OfferState) -> Bundle:
        """Return what an offer of two parties exchanges besides money, seen from this seat."""
        view = self._view
        gains, gives = [], []
        for who in (self._seat, one.seat):
            side, after = self._side(who), assets_after(view, one.trade, who)
            before = side.held
            gains.append(side.worth(after) - side.worth(before))
            gives.append(before.minus(after))
        return Bundle(gains[0], gains[1], gives[0], gives[1])

    def proposal(self) -> Offer | None:
        """Return the offer by which this seat gains most, or None when there is nothing to gain."""
        view, seat = self._view, self._seat
        if self._offers_left() < 1:
            return None
        mine = self._side(seat)
        best: tuple[int, Trade] | None = None
        for step in range(1, view.players):
            partner = (seat + step) % view.players
            refusals = self._refusals(partner)
            if refusals >= self._style.refusals:
                continue
            found = bundles(self._style.budget, mine, self._side(partner))
            for bundle in found:
                if best and bundle.joint * view.edition.unit <= best[0]:
                    break
                trade = self._priced(bundle, partner, self._refused(bundle, partner))
                if trade is None or not self._may_offer(trade):
                    continue
                gains = self.gain(trade)
                if gains >= LEAST * view.edition.unit and gains > (best[0] if best else 0):
                    best = gains, trade
        if best:
            return Offer(seat, best[1], answers=call_met(view, seat, best[1]))
        return self._proposal_to_two() if self._style.triangles else None

    def _proposal_to_two(self) -> Offer | None:
        """Return the offer to two others at once by which this seat gains most, if any helps."""
        view, seat = self._view, self._seat
        best: tuple[int, Trade] | None = None
        others = [
            other
            for other in range(view.players)
            if other != seat and self._refusals(other) < self._style.refusals
        ]
        for pair in permutations(others, 2):
            seats = (seat, *pair)
            found = best_triangle((self._side(seat), self._side(pair[0]), self._side(pair[1])))
            trade = found and split_three_ways(view, seats, found)
            if not trade or not self._may_offer(trade) or self.rejection_reason(trade):
                continue
            gains = self.gain(trade)
            if gains > (best[0] if best else 0):
                best = gains, trade
        return Offer(seat, best[1]) if best else None

    def _priced(self, bundle: Bundle, partner: int, refusals: int) -> Trade | None:
        """Return the trade in which this seat gets the part it asks for, or None if none is good.

        The partner is to gain by the seat's own judgement of what things are worth to it, and if
        that leaves enough, also by what its income alone would say. Whole units are rounded to
        the seat's side as far as that leaves the partner its part.
        """
        view, seat, style = self._view, self._seat, self._style
        bare = Bargain(0, 0, bundle.first_gives, bundle.second_gives)
        if not has_room(view, bare, seat, partner):
            return None
        joint = bundle.joint
        least = max(style.least * joint, LEAST)
        share = max(style.asks - style.yields * refusals, style.least)
        wanted = max((1 - share) * joint, LEAST) - bundle.second_gains
        price = ceil(wanted - _NEARLY)
        if price - 1 + bundle.second_gains >= least:
            price -= 1
        plain = self._plain_price(bundle, partner)
        if self._weights(partner) == PLAIN:
            price = plain + refusals
        if plain > price and bundle.first_gains - plain >= least:
            price = plain
        if bundle.first_gains - price < least:
            if joint != 1 or not self._does_favours() or self._refusals(partner):
                return None
            # A unit that cannot be shared: the one who thinks of it asks for it.
            price = -int(bundle.second_gains)
        payer = seat if price > 0 else partner
        now, later = available_funds(view, exchange(view, bare, seat, partner, 0, 0), payer)
        if abs(price) > now + later:
            return None
        cash = min(abs(price), now)
        due = abs(price) - cash
        sign = view.edition.unit if price > 0 else -view.edition.unit
        return exchange(view, bare, seat, partner, sign * cash, sign * due)

    def _plain_price(self, bundle: Bundle, partner: int) -> int:
        """Return the price that a partner would accept who counts only what shops will pay."""
        view, pay = self._view, self._context.pay
        rounds = view.rounds_left
        gains = []
        for who, gives, takes in (
            (self._seat, bundle.first_gives, bundle.second_gives),
            (partner, bundle.second_gives, bundle.first_gives),
        ):
            held = assets_of(view, who)
            after = held.minus(gives).plus(takes)
            gains.append(rounds * (best_units(pay, after) - best_units(pay, held)))
        return ceil(max(1, sum(gains) / FAIR)) - gains[1]

    def _offers_left(self) -> int:
        view = self._view
        vain = sum(one.seat == self._seat and one.status != "made" for one in view.offers)
        return self._style.offers - vain

    def _refusals(self, partner: int) -> int:
        return len(refused(self._view, self._seat, partner))

    def _refused(self, bundle: Bundle, partner: int) -> int:
        """Return how often the partner refused in this round what is a part of this exchange."""
        bare = Bargain(0, 0, bundle.first_gives, bundle.second_gives)
        wanted = goods(exchange(self._view, bare, self._seat, partner, 0, 0))
        before = refused(self._view, self._seat, partner)
        return sum(not wanted.isdisjoint(goods(trade)) for trade in before)

    def _may_offer(self, trade: Trade) -> bool:
        return can_do_part(self._view, trade, self._seat) and not self._was_offered(trade)

    def _was_offered(self, trade: Trade) -> bool:
        """Tell whether the same exchange was offered this round at a price no worse for others."""
        wanted = exchanged(trade)
        return any(
            one.seat == self._seat
            and one.status != "made"
            and exchanged(one.trade) == wanted
            and paid(one.trade, self._seat) >= paid(trade, self._seat)
            for one in self._view.offers
        )

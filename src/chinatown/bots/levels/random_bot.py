"""The random player: takes any action that looks legal from its view, as a fuzzer of the rules.

It offers, counters, calls, agrees, refuses, withdraws, promises, goes into debt and builds
anywhere. The number of its moves in a round is limited, so every game ends.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from chinatown.bots.levels.random_trades import RandomTrades
from chinatown.game.actions import (
    REACTIONS,
    Action,
    Agree,
    AskTurns,
    Build,
    Discard,
    Done,
    EndCall,
    Judge,
    Keep,
    Offer,
    Placement,
    Refuse,
    Say,
    TakeCall,
    Withdraw,
)
from chinatown.game.agreements import agreed_placements
from chinatown.game.board import buildings, listed
from chinatown.game.building import legal_lots
from chinatown.game.choices import resolved, ways_to_choose
from chinatown.game.codes import Reaction
from chinatown.game.obstacles import can_do_part, looks_possible
from chinatown.game.offers import MAX_STANDING
from chinatown.game.placing_order import may_ask_turns
from chinatown.game.state import (
    DEAL,
    TRADE,
    OfferState,
)
from chinatown.game.trade_facts import call_trade
from chinatown.game.types import Seat
from chinatown.game.view import View

MAX_MOVES: Final = 8
"""How many moves that nobody asked for it makes at most in a round."""

OFFER_CHANCE: Final = 0.05
"""The chance that such a move is an offer."""

CALL_CHANCE: Final = 0.02
"""The chance that such a move is a call to the table."""


class RandomBot:
    """Decides by chance among what is legal; `seed` and `seat` give its chance."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self._seat = seat
        self._chance = Random(f"random/{seat}/{seed}").random
        self._trades = RandomTrades(seat, self._chance)
        self._round = 0
        self._moves = 0

    def decide(self, view: View) -> Action | None:
        """Return what to do now, or None."""
        if view.phase == TRADE:
            return self._trade(view)
        if view.phase == DEAL:
            return self._keep(view) if view.kept is None else None
        seat = self._seat
        return Build(seat, self._placements(view)) if seat in view.waiting else None

    def _keep(self, view: View) -> Keep:
        chance = self._chance
        cards = listed(view.hand)
        while len(cards) > view.keep:
            del cards[int(chance() * len(cards))]
        return Keep(self._seat, tuple(cards))

    def _placements(self, view: View) -> tuple[Placement, ...]:
        seat, chance = self._seat, self._chance
        counts = view.tiles[seat]
        wanted = int(chance() * (sum(counts) + 1))
        agreed = agreed_placements(view, seat)
        if not wanted:
            return agreed
        names = view.edition.names
        tiles: list[str] = []
        for name, count in zip(names, counts, strict=True):
            tiles += [name] * count
        planned = [*agreed]
        for placement in planned:
            tiles.remove(placement.shop)
        anywhere = not view.variants.street_access and not view.clauses
        free: list[int] = []
        if anywhere:
            free = listed(legal_lots(view, seat, names[0]))
        for _ in range(min(wanted, len(tiles))):
            shop = tiles.pop(int(chance() * len(tiles)))
            if not anywhere:
                free = listed(legal_lots(view, seat, shop, planned))
            if free:
                planned.append(Placement(free.pop(int(chance() * len(free))), shop))
        return tuple(planned)

    def _trade(self, view: View) -> Action | None:
        seat, chance = self._seat, self._chance
        if view.round != self._round:
            self._round = view.round
            self._moves = int(chance() * (MAX_MOVES + 1))
        bit = 1 << seat
        # Mostly there are none, and then nothing need be built (see `view`).
        asked = view.offers and [
            offer
            for offer in view.offers
            if offer.status == "open" and offer.parties & bit and not offer.agreed & bit
        ]
        done = view.done & bit
        if asked and (done or not self._moves or chance() < 0.7):
            return self._answer(view, asked[int(chance() * len(asked))])
        if not self._moves:
            return None if done else _done(seat, True)
        self._moves -= 1
        return self._move(view)

    def _answer(self, view: View, offer: OfferState) -> Action:
        seat, chance = self._seat, self._chance
        roll = chance()
        if roll < 0.2 and self._moves:
            self._moves -= 1
            if action := self._counter(view, offer):
                return action
        if roll < 0.6 and can_do_part(view, offer.trade, seat):
            return self._agreed(view, offer)
        return Refuse(seat, offer.id)

    def _agreed(self, view: View, offer: OfferState) -> Agree | Refuse:
        """Return the agreement to an offer with one of the ways to choose in it, if one is left."""
        if not offer.trade.choices:
            return Agree(self._seat, offer.id)
        ways = [
            way
            for way in ways_to_choose(offer.trade, self._seat)
            if can_do_part(view, resolved(offer.trade, _picks(offer, self._seat, way)), self._seat)
        ]
        if not ways:
            return Refuse(self._seat, offer.id)
        return Agree(self._seat, offer.id, ways[int(self._chance() * len(ways))])

    def _move(self, view: View) -> Action:
        """Return an offer, or one of the moves that change little."""
        roll = self._chance()
        if roll < OFFER_CHANCE and (offer := self._offer(view)):
            return offer
        if (
            roll > 1 - CALL_CHANCE
            and len([1 for call in view.calls if call.seat == self._seat]) < 2
        ):
            return self._trades.call(view)
        if self._chance() < 0.5:
            reaction = REACTIONS[int(self._chance() * len(REACTIONS))]
            return _react(self._seat, reaction)
        small = self._small_moves(view)
        return small[int(self._chance() * len(small))]

    def _small_moves(self, view: View) -> list[Action]:
        seat = self._seat
        bit = 1 << seat
        moves: list[Action] = [_done(seat, not view.done & bit)]
        for offer in view.offers:
            if offer.status == "open" and offer.agreed & bit:
                moves += [Withdraw(seat, offer.id)]
        if view.calls:
            moves += self._about_calls(view)
        if view.promises:
            kept = self._chance() < 0.5
            moves += [
                Judge(seat, promise.id, kept)
                for promise in view.promises
                if promise.taker == seat and promise.status == "open"
            ]
        if view.variants.keep_cards:
            moves += [Discard(seat, (card,)) for card in buildings(view.hand)]
        if view.turns_asked and may_ask_turns(view, seat):
            moves.append(AskTurns(seat))
        return moves

    def _about_calls(self, view: View) -> list[Action]:
        moves: list[Action] = []
        for call in view.calls:
            if call.status != "open":
                continue
            if call.seat == self._seat:
                moves.append(EndCall(self._seat, call.id))
            elif call.first:
                trade = call_trade(call, self._seat)
                if looks_possible(view, trade) and can_do_part(view, trade, self._seat):
                    moves.append(TakeCall(self._seat, call.id))
        return moves

    def _offer(self, view: View) -> Offer | None:
        """Return an offer, now and then in answer to a call, or a new version of an own offer."""
        seat, chance = self._seat, self._chance
        calls = [call for call in view.calls if call.status == "open" and call.seat != seat]
        if calls and chance() < 0.5:
            call = calls[int(chance() * len(calls))]
            return self._random_offer(view, [call.seat], secret=False, answers=call.id)
        own = [offer for offer in view.offers if offer.status == "open" and offer.seat == seat]
        if own and not own[-1].secret and chance() < 0.5:
            partners = self._trades.partners(view.players)
            return self._random_offer(view, partners, secret=False, replaces=own[-1].id)
        partners = self._trades.partners(view.players)
        return self._random_offer(view, partners, secret=chance() < 0.25)

    def _counter(self, view: View, offer: OfferState) -> Offer | None:
        partners = [
            seat for seat in range(view.players) if offer.parties >> seat & 1 and seat != self._seat
        ]
        secret = offer.secret or self._chance() < 0.25
        return self._random_offer(view, partners, secret=secret, counters=offer.id)

    def _random_offer(
        self,
        view: View,
        partners: list[Seat],
        *,
        secret: bool,
        counters: str = "",
        replaces: str = "",
        answers: str = "",
    ) -> Offer | None:
        """Return an offer to all of `partners`, or None when chance finds none that is new."""
        seat = self._seat
        trade = self._trades.offered(view, partners)
        if trade is None or (answers and partners[0] not in trade.parties):
            return None
        standing = 0
        for offer in view.offers:
            if offer.seat == seat:
                standing += offer.status == "open"
                if offer.status == "refused" and offer.trade == trade:
                    return None
        if standing >= MAX_STANDING:
            return None
        return Offer(seat, trade, secret, counters, replaces, answers)


@cache
def _done(seat: Seat, done: bool) -> Done:
    # Actions never change, so that what it says most is made once: this saves 1.7% of a game.
    return Done(seat, done)


@cache
def _react(seat: Seat, reaction: Reaction) -> Say:
    return Say(seat, reaction, kind="reaction")


def _picks(offer: OfferState, seat: Seat, way: tuple[int, ...]) -> tuple[int, ...]:
    """Return what is picked in an offer when a seat chooses in one way."""
    own = iter(way)
    choices = zip(offer.trade.choices, offer.picks, strict=True)
    return tuple(next(own) if choice.chooser == seat else pick for choice, pick in choices)

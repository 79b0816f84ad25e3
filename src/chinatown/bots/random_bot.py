"""The random player: anything that is legal as far as its view tells, the rules' own fuzzer.

It offers, counters, agrees, refuses, withdraws, promises, goes into debt and builds anywhere. Its
moves are counted in each round, so that every game ends.
"""

from __future__ import annotations

from random import Random
from typing import Final

from chinatown.bots.means import can_do_part
from chinatown.bots.random_trades import RandomTrades
from chinatown.game.actions import (
    Action,
    Agree,
    AskTurns,
    Build,
    Discard,
    Done,
    Judge,
    Keep,
    Offer,
    Placement,
    Refuse,
    Withdraw,
)
from chinatown.game.board import buildings
from chinatown.game.building import legal_lots
from chinatown.game.offers import MAX_STANDING
from chinatown.game.state import DEAL, TRADE, OfferState, may_ask_turns
from chinatown.game.view import View

MOST_MOVES: Final = 7
"""How many moves that nobody asked for it makes in a round at most."""

OFFERING: Final = 0.3
"""How many of these moves are offers."""


class RandomBot:
    """Decides by chance among what is legal; `seed` and `seat` give its chance."""

    def __init__(self, seat: int, seed: str) -> None:
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
        cards = list(buildings(view.hand))
        while len(cards) > view.keep:
            del cards[int(chance() * len(cards))]
        return Keep(self._seat, tuple(cards))

    def _placements(self, view: View) -> tuple[Placement, ...]:
        seat, chance = self._seat, self._chance
        tiles: list[int] = []
        for kind, count in enumerate(view.tiles[seat]):
            if count:
                tiles += [kind] * count
        wanted = int(chance() * (len(tiles) + 1))
        anywhere = not view.variants.street_access
        free: list[int] = []
        if wanted and anywhere:
            free = list(buildings(legal_lots(view, seat, view.edition.shops[0].name)))
        planned: list[Placement] = []
        for _ in range(wanted):
            shop = view.edition.shops[tiles.pop(int(chance() * len(tiles)))].name
            if not anywhere:
                free = list(buildings(legal_lots(view, seat, shop, planned)))
            if free:
                planned.append(Placement(free.pop(int(chance() * len(free))), shop))
        return tuple(planned)

    def _trade(self, view: View) -> Action | None:
        seat, chance = self._seat, self._chance
        if view.round != self._round:
            self._round = view.round
            self._moves = int(chance() * (MOST_MOVES + 1))
        bit = 1 << seat
        asked = [
            one
            for one in view.offers
            if one.status == "open" and one.parties & bit and not one.agreed & bit
        ]
        done = view.done & bit
        if asked and (done or not self._moves or chance() < 0.7):
            return self._answer(view, asked[int(chance() * len(asked))])
        if not self._moves:
            return None if done else Done(seat)
        self._moves -= 1
        return self._move(view)

    def _answer(self, view: View, one: OfferState) -> Action:
        seat, chance = self._seat, self._chance
        roll = chance()
        if roll < 0.2 and self._moves:
            self._moves -= 1
            if action := self._offer(view, one):
                return action
        if roll < 0.6 and can_do_part(view, one.trade, seat):
            return Agree(seat, one.id)
        return Refuse(seat, one.id)

    def _move(self, view: View) -> Action:
        """Return an offer, or one of the moves that change little."""
        if self._chance() < OFFERING and (offer := self._offer(view)):
            return offer
        small = self._small_moves(view)
        return small[int(self._chance() * len(small))]

    def _small_moves(self, view: View) -> list[Action]:
        seat = self._seat
        bit = 1 << seat
        found: list[Action] = [Done(seat, not view.done & bit)]
        found += [
            Withdraw(seat, one.id)
            for one in view.offers
            if one.status == "open" and one.agreed & bit
        ]
        if view.promises:
            kept = self._chance() < 0.5
            found += [
                Judge(seat, one.id, kept)
                for one in view.promises
                if one.taker == seat and one.status == "open"
            ]
        if view.variants.keep_cards:
            found += [Discard(seat, (card,)) for card in buildings(view.hand)]
        if not view.turns_asked and may_ask_turns(view.edition, view.variants):
            found.append(AskTurns(seat))
        return found

    def _offer(self, view: View, counters: OfferState | None = None) -> Offer | None:
        seat, chance = self._seat, self._chance
        if sum(one.seat == seat and one.status == "open" for one in view.offers) >= MAX_STANDING:
            return None
        if counters is None:
            partners, secret, answers = self._trades.partners(view.players), False, ""
        else:
            partners = [s for s in range(view.players) if counters.parties >> s & 1 and s != seat]
            secret, answers = counters.secret, counters.id
        trade = self._trades.offered(view, partners)
        return Offer(seat, trade, secret or chance() < 0.25, answers) if trade else None

"""Two games that differ only in what a viewer may not know look the same to that viewer.

Whole games of random actions are played twice, side by side. In one of them the others have secrets
besides: offers, answers, trades of cash, promises and whispers. Whoever has no part in them gets
the same bytes in the same order and of the same compressed sizes, and gets them from the same
visible actions, none from a hidden one (docs/rules.md 10).
"""

from __future__ import annotations

import zlib
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.game.kit import setups
from tests.game.machine import random_action
from tests.server.rehearsal import Rehearsal

from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    Agree,
    Expire,
    IllegalAction,
    Judge,
    Offer,
    OfferState,
    Pledge,
    Refuse,
    Say,
    Setup,
    State,
    Trade,
    Transfer,
    Variants,
    Withdraw,
    buildings,
)
from chinatown.game.events import DebtPaid
from chinatown.game.state import TRADE
from chinatown.game.trade_events import TradeFailed
from chinatown.server.tables.live_game import Step

ME = 0
STRANGERS = (ME, None)
MAX_ACTIONS = 400

LACKING = {"not-enough-cash"}
"""Why only one of the games may refuse an action of others: secret trades left them less cash."""


class Twins:
    """A silent game and one with secrets, in which the same visible things happen."""

    def __init__(self, setup: Setup, chance: Random) -> None:
        self.silent = Rehearsal(setup)
        self.secretive = Rehearsal(setup)
        self.chance = chance
        self.secrets = 0

    @property
    def state(self) -> State:
        return self.silent.game.state

    def play(self) -> None:
        """Play until the games end, or could show something that their secrets did to debts."""
        for _ in range(MAX_ACTIONS):
            for _ in range(self.chance.randrange(4)):
                self.do_in_secret(self.secret_action())
            if self.chance.random() < 0.05:
                self.trade_with_another_price()
            action = self.visible_action()
            if action is not None and not self.do_in_both(action):
                return

    def visible_action(self) -> Action | None:
        """Return an action that the silent game may allow, or None for one that has a secret."""
        action = random_action(self.chance, self.state)
        if isinstance(action, Say) and action.to:
            action = replace(action, to=())
        if isinstance(action, Offer) and action.secret and ME not in action.trade.parties:
            action = replace(action, secret=False)
        offer = getattr(action, "offer", "") or getattr(action, "about", "")
        return None if offer in self.hidden_offers(self.silent) else action

    def do_in_both(self, action: Action) -> bool:
        """Do what both games allow; return False when they must part or are over."""
        steps = [self.attempt(game, action) for game in (self.silent, self.secretive)]
        ends = [step for step in steps if isinstance(step, Step)]
        codes = [str(step) for step in steps if isinstance(step, IllegalAction)]
        # One's own refusals tell nothing either.
        assert not codes or action.seat != ME or codes == [codes[0]] * 2
        assert not codes or not ends or {code.split()[0] for code in codes} <= LACKING
        if codes:
            return True
        if failing(ends[0]) != failing(ends[1]):
            return True
        if any(step.over for step in ends) or public_debts(ends[0]) != public_debts(ends[1]):
            return False
        self.silent.do(action)
        self.secretive.do(action)
        return True

    def attempt(self, game: Rehearsal, action: Action) -> Step | IllegalAction:
        try:
            return game.game.step(action)
        except IllegalAction as error:
            return error

    def do_in_secret(self, action: Action | None) -> None:
        before = [len(self.secretive.ears[viewer].heard) for viewer in STRANGERS]
        done = action is not None and self.secretive.try_to(action)
        after = [len(self.secretive.ears[viewer].heard) for viewer in STRANGERS]
        assert after == before or not done
        self.secrets += done

    def secret_action(self) -> Action | None:
        """Return something that nobody else may know of, or None for lack of an idea."""
        chance, state = self.chance, self.secretive.game.state
        others = list(range(1, state.players))
        first, second = chance.sample(others, 2)
        offers = [offer for offer in state.offers if ME not in parties_of(offer)]
        offers = [offer for offer in offers if offer.secret and not moves_visibly(offer)]
        roll = chance.random()
        if roll < 0.25:
            return Say(first, "Between us", (second,))
        if roll < 0.3 and offers:
            return Say(first, "Hm", about=chance.choice(offers).id)
        if roll < 0.35 and state.promises:
            promise = chance.choice(state.promises)
            hidden = not promise.seen_by(ME) and not promise.seen_by(None)
            return Judge(promise.taker, promise.id, chance.random() < 0.5) if hidden else None
        if state.phase != TRADE:
            return None
        if roll < 0.65 or not offers:
            return self.secret_offer(first, others, offers)
        offer = chance.choice(offers)
        party = chance.choice(parties_of(offer))
        return chance.choice(
            (
                Agree(party, offer.id),
                Agree(party, offer.id),
                Refuse(party, offer.id, "no"),
                Withdraw(party, offer.id),
                Expire(-1, offer.id),
            )
        )

    def secret_offer(self, author: int, others: list[int], offers: list[OfferState]) -> Offer:
        chance, state = self.chance, self.secretive.game.state
        ring = [author, *chance.sample([seat for seat in others if seat != author], 1)]
        if len(others) > 2 and chance.random() < 0.3:
            ring = chance.sample(others, 3)
        unit = state.edition.unit
        money = not state.variants.open_money
        parts = tuple(
            Transfer(
                giver,
                taker,
                cash=chance.randrange(3) * unit * money,
                due=chance.randrange(2) * unit * money,
            )
            for giver, taker in zip(ring, [*ring[1:], ring[0]], strict=True)
        )
        own = [offer.id for offer in offers if offer.seat == author and offer.status == "open"]
        calls = [call.id for call in state.calls if call.seat in ring and call.seat != author]
        return Offer(
            ring[0],
            Trade(parts, (Pledge(ring[0], ring[1], f"later {chance.random()}"),)),
            secret=True,
            counters=chance.choice(offers).id if offers and chance.random() < 0.3 else "",
            replaces=chance.choice(own) if own and chance.random() < 0.3 else "",
            answers=chance.choice(calls) if calls and chance.random() < 0.5 else "",
            seconds=chance.choice((0, 9)),
        )

    def trade_with_another_price(self) -> None:
        """Let two others trade a building in secret, in one game for cash and a promise."""
        state = self.state
        if state.phase != TRADE or state.variants.open_money:
            return
        giver, taker = self.chance.sample(range(1, state.players), 2)
        lots = list(buildings(state.owned[giver]))
        if not lots:
            return
        gift = Transfer(giver, taker, buildings=(self.chance.choice(lots),))
        price = Transfer(taker, giver, cash=state.edition.unit)
        terms = (
            (self.silent, Trade((gift,))),
            (self.secretive, Trade((gift, price), (Pledge(giver, taker, "later"),))),
        )
        if self.secretive.game.state.cash[taker] < state.edition.unit:
            return
        offers = []
        for game, trade in terms:
            if not game.try_to(Offer(giver, trade, secret=True)):
                # Both lack a marker, or the author has too many offers with its secret ones.
                break
            offers.append(game.game.state.offers[-1].id)
        if len(offers) == len(terms):
            for (game, _), offer in zip(terms, offers, strict=True):
                game.do(Agree(taker, offer))
            self.secrets += 1

    def hidden_offers(self, game: Rehearsal) -> set[str]:
        """Return the ids of the offers of a game that the strangers know nothing of."""
        offers = game.game.state.offers
        return {offer.id for offer in offers if offer.secret and ME not in parties_of(offer)}


def parties_of(offer: OfferState) -> tuple[int, ...]:
    return offer.trade.parties


def moves_visibly(offer: OfferState) -> bool:
    return any(part.buildings or part.tiles or part.cards for part in offer.trade.transfers)


def failing(step: Step) -> bool:
    return any(isinstance(event, TradeFailed) for event, _ in step.events)


def public_debts(step: Step) -> list[DebtPaid]:
    """Return the payments that the strangers see; their debtors may have less cash in one game."""
    return [
        addressed.event
        for addressed in step.events
        if isinstance(addressed.event, DebtPaid)
        and any(addressed.seen_by(viewer) for viewer in STRANGERS)
    ]


def compressed_sizes(messages: list[str]) -> list[int]:
    """Return how many bytes each message takes on a line that compresses what it sends."""
    stream = zlib.compressobj(wbits=-15)
    return [
        len(stream.compress(message.encode()) + stream.flush(zlib.Z_SYNC_FLUSH))
        for message in messages
    ]


def check(setup: Setup, chance: Random) -> Twins:
    twins = Twins(setup, chance)
    twins.play()
    for viewer in STRANGERS:
        silent, secretive = twins.silent.heard(viewer), twins.secretive.heard(viewer)
        assert secretive == silent
        assert compressed_sizes(secretive) == compressed_sizes(silent)
    return twins


@pytest.mark.whole_game
@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(setups, st.integers(0, 2**32))
def test_others_secrets_change_nothing_that_a_stranger_gets(setup: Setup, number: int) -> None:
    check(setup, Random(number))


@pytest.mark.whole_game
def test_such_games_get_far_and_have_many_secrets_of_every_kind() -> None:
    happened: set[str] = set()
    rounds = []
    for number in range(12):
        variants = Variants(hidden_tiles=number % 2 == 0, keep_cards=number % 3 == 0)
        base = setups_for(number, variants)
        twins = check(base, Random(number))
        assert twins.secrets > 10
        rounds.append(twins.state.round)
        strange = twins.secretive.game.events
        happened |= {
            event.event.happened
            for event in strange
            if not any(event.seen_by(viewer) for viewer in STRANGERS)
        }
    assert max(rounds) >= 4
    assert happened >= {
        "offered",
        "agreed",
        "refused",
        "withdrawn",
        "agreement-taken-back",
        "lapsed",
        "said",
        "trade-made",
        "promise-judged",
        "debt-paid",
        "cards-dealt",
    }


def setups_for(number: int, variants: Variants) -> Setup:
    return Setup((MODERN, CLASSIC)[number % 2], 3 + number % 3, f"seed {number}", variants)


@pytest.mark.whole_game
def test_the_first_rules_told_strangers_of_secret_trades() -> None:
    """Otherwise these games would not be able to find such a leak."""
    for number in range(12):
        setup = replace(setups_for(number, Variants()), rules=1)
        try:
            check(setup, Random(number))
        except AssertionError:
            return
    raise AssertionError("no leak was found in the first rules")

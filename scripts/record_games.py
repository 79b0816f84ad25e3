"""Writes the recorded games of the newest format: busy tables where everything happens.

    .venv/bin/python scripts/record_games.py

Most players are random but busy: they offer, counter, agree, refuse, withdraw, go into debt,
promise and judge, pay each other in secret, whisper, and build next to their own shops; at some
tables bots play. Run it only when the rules themselves change, which gives the records a new
format: later code must replay these files to the dollar. It refuses to write a format that is
frozen: one whose digest tests/record/test_recorded_games.py holds.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar, get_args

from chinatown.game import (
    CLASSIC,
    MODERN,
    ROUNDS,
    Action,
    Agree,
    AskTurns,
    Build,
    BuildingClause,
    Choice,
    CloseTrading,
    Discard,
    Done,
    IllegalAction,
    Judge,
    Keep,
    Offer,
    OfferState,
    Placement,
    Pledge,
    Refuse,
    Say,
    Setup,
    Share,
    ShopType,
    Trade,
    Transfer,
    Withdraw,
    agreed_placements,
    apply,
    buildings,
    initial_state,
    legal_lots,
    mask_of,
    may_ask_turns,
    parse_variants,
    view,
    waiting_for,
)
from chinatown.game.board import around
from chinatown.game.choices import ways_to_choose
from chinatown.game.codes import ShareOf
from chinatown.game.lots import built_set
from chinatown.game.types import Seat
from chinatown.lab import make_bots, play_game
from chinatown.record import FORMAT, Record, Recorder, verify

T = TypeVar("T")

TESTS = Path(__file__).parent.parent / "tests"
RECORDS = TESTS / "data" / "records"
PINS = TESTS / "record" / "test_recorded_games.py"
NAMES = ("Mei", "Jonas", "Ada", "Kofi", "Zofia")
PROMISES = (
    "You get 21 from me next year.",
    'I will not build on "your" side of the street.',
    "No offer to anyone before one to you.",
)
REASONS = ("", "Too little.", "I need that one myself.", "Später „vielleicht“, sagt er…")
OWN = MODERN.with_own_shops(
    {
        "Photo": ShopType("Noodles + Tea -> go", 3, "🍜"),
        "Laundry": ShopType('"24 h" Wäsche #1', 5),
    }
)


class BusyTable:
    """A game whose actions are drawn by chance, until it is over."""

    def __init__(self, setup: Setup, haste: int) -> None:
        self.chance = Random(f"{setup.seed}/{setup.players}/{setup.edition.name}")
        self.state = initial_state(setup)
        self.recorder = Recorder(setup, NAMES[: setup.players])
        self.haste = haste
        self.talk = haste

    def play(self) -> Record:
        """Play to the end and return the record."""
        while self.state.phase != "over":
            action = self._next()
            try:
                after, _ = apply(self.state, action)
            except IllegalAction:
                self.talk -= 1
                continue
            if after.round != self.state.round:
                self.talk = self.haste
            self.state = after
            self.recorder.add(action, after)
        return self.recorder.record()

    def _next(self) -> Action:
        seat = self.chance.choice(waiting_for(self.state))
        if self.state.phase == "deal":
            return self._keep(seat)
        if self.state.phase == "build":
            if may_ask_turns(self.state, seat) and self.chance.random() < 0.2:
                return AskTurns(seat)
            return Build(seat, tuple(self._placements(seat)))
        self.talk -= 1
        if self.talk < 0:
            return self._end_of_talk(seat)
        return self._talk(self.chance.randrange(self.state.players))

    def _keep(self, seat: Seat) -> Keep:
        seen = view(self.state, seat)
        hand = list(buildings(seen.hand))
        near = around(seen.owned[seat])
        hand.sort(key=lambda lot: (near >> lot & 1, self.chance.random()), reverse=True)
        count = seen.keep
        if self.state.variants.keep_fewer:
            count -= self.chance.choice((0, 0, 1, 2))
        return Keep(seat, tuple(sorted(hand[: max(count, 0)])))

    def _end_of_talk(self, seat: Seat) -> Action:
        if self.state.variants.trade_clock and self.chance.random() < 0.3:
            return CloseTrading()
        return Done(seat)

    def _talk(self, seat: Seat) -> Action:
        state, chance = self.state, self.chance
        offers = [
            offer for offer in state.offers if offer.status == "open" and offer.parties >> seat & 1
        ]
        promises = [
            promise
            for promise in state.promises
            if promise.taker == seat and promise.status == "open"
        ]
        roll = chance.random()
        if offers and roll < 0.6:
            return self._answer(seat, chance.choice(offers))
        if promises and roll < 0.65:
            return Judge(seat, chance.choice(promises).id, chance.random() < 0.5)
        if state.hands[seat] and roll < 0.7:
            return Discard(seat, (chance.choice(list(buildings(state.hands[seat]))),))
        if may_ask_turns(state, seat) and roll < 0.72:
            return AskTurns(seat)
        if roll < 0.75:
            return Done(seat, not state.done >> seat & 1)
        if roll < 0.79:
            return Say(seat, "Between us.", (self._other(seat),))
        sold = self._sale_to_creditor(seat)
        if sold and roll < 0.81:
            return Offer(seat, sold)
        if roll < 0.87:
            payment = Transfer(seat, self._other(seat), cash=state.edition.unit)
            return Offer(seat, Trade((payment,)), secret=True)
        return Offer(seat, self._trade(seat), chance.random() < 0.3)

    def _sale_to_creditor(self, seat: Seat) -> Trade | None:
        """Return the sale of a business to whoever has a share of it, which then lapses."""
        for debt in self.state.debts:
            lots = debt.share.buildings if debt.share and debt.debtor == seat else ()
            if lots and not mask_of(lots) & ~self.state.owned[seat]:
                price = self.state.edition.unit
                sold = (
                    Transfer(seat, debt.creditor, lots),
                    Transfer(debt.creditor, seat, (), (), price),
                )
                return Trade(sold)
        return None

    def _other(self, seat: Seat) -> Seat:
        return self.chance.choice([other for other in range(self.state.players) if other != seat])

    def _answer(self, seat: Seat, offer: OfferState) -> Action:
        roll = self.chance.random()
        if offer.agreed >> seat & 1:
            return Withdraw(seat, offer.id) if roll < 0.3 else Done(seat)
        if roll < 0.6:
            ways = list(ways_to_choose(offer.trade, seat))
            return Agree(seat, offer.id, self.chance.choice(ways))
        if roll < 0.8:
            return Refuse(seat, offer.id, self.chance.choice(REASONS))
        return Offer(seat, self._trade(seat, offer.seat), offer.secret, offer.id)

    def _trade(self, seat: Seat, partner: Seat | None = None) -> Trade:
        chance = self.chance
        others = [other for other in range(self.state.players) if other != seat]
        if partner is None:
            partner = chance.choice(others)
        pairs = [(seat, partner), (partner, seat)]
        if chance.random() < 0.2:
            third = chance.choice([other for other in others if other != partner])
            pairs += [(third, seat), (partner, third)]
        promises: tuple[Pledge, ...] = ()
        if chance.random() < 0.15:
            promises = (Pledge(*pairs[0], chance.choice(PROMISES)),)
        choices: tuple[Choice, ...] = ()
        if chance.random() < 0.3:
            pair = chance.choice(pairs)
            options = tuple(self._transfer(*pair) for _ in range(chance.choice((2, 3))))
            choices = (Choice(chance.choice([each for each in pair if each != seat]), options),)
        return Trade(tuple(self._transfer(*pair) for pair in pairs), promises, choices)

    def _transfer(self, giver: Seat, taker: Seat) -> Transfer:
        state, chance = self.state, self.chance
        unit = state.edition.unit
        lots = self._some(list(buildings(state.owned[giver])), 1)
        tiles_held = [
            shop.name
            for shop, count in zip(state.edition.shops, state.tiles[giver], strict=True)
            for _ in range(count)
        ]
        cards = self._some(list(buildings(state.hands[giver])), 1)
        cash = chance.choice((0, 0, 1, 2, 3, state.cash[giver] // unit)) * unit
        due = chance.choice((0, 0, 0, 0, 1, 4, 30)) * unit
        tiles = tuple(self._some(tiles_held, 2))
        return Transfer(
            giver,
            taker,
            tuple(lots),
            tiles,
            cash,
            due,
            tuple(cards),
            self._shares(giver, lots) if chance.random() < 0.35 else (),
            self._clauses(giver, lots, tiles_held) if chance.random() < 0.35 else (),
        )

    def _shares(self, giver: Seat, given: Sequence[int]) -> tuple[Share, ...]:
        state, chance = self.state, self.chance
        lots = self._some(list(buildings(state.owned[giver] & ~mask_of(given))), 2)
        if not lots:
            return ()
        whole = chance.choice((1, 2, 2, 3, 5))
        least, most = chance.choice(((0, 0), (0, 0), (2, 0), (0, 4), (1, 3)))
        unit = state.edition.unit
        kinds: tuple[ShareOf, ...] = get_args(ShareOf) if state.edition.outlook else ("income",)
        parts = chance.randint(1, whole)
        return (Share(tuple(lots), parts, whole, least * unit, most * unit, chance.choice(kinds)),)

    def _clauses(
        self, giver: Seat, given: Sequence[int], types: Sequence[str]
    ) -> tuple[BuildingClause, ...]:
        state, chance = self.state, self.chance
        lots = list(buildings(state.owned[giver] & ~built_set(state) & ~mask_of(given)))
        if not lots or not types:
            return ()
        lot, shop = chance.choice(lots), chance.choice(types)
        return (
            chance.choice(
                (
                    BuildingClause(lot, shop),
                    BuildingClause(lot, shop),
                    BuildingClause(lot, builds=False),
                    BuildingClause(lot, shop, builds=False),
                )
            ),
        )

    def _some(self, items: Sequence[T], max_count: int) -> list[T]:
        return self.chance.sample(items, min(len(items), self.chance.randint(0, max_count)))

    def _placements(self, seat: Seat) -> Iterator[Placement]:
        """Yield tiles for lots, next to shops of their type where there are such lots."""
        state = self.state
        planned = list(agreed_placements(state, seat))
        yield from planned
        counts = list(state.tiles[seat])
        for placement in planned:
            counts[state.edition.index[placement.shop]] -= 1
        for kind, (shop, count) in enumerate(zip(state.edition.shops, counts, strict=True)):
            same = state.shops[kind] & state.owned[seat]
            for _ in range(count):
                lots = legal_lots(state, seat, shop.name, planned)
                near = lots & around(same)
                if not lots or (not near and self.chance.random() < 0.3 and state.round < ROUNDS):
                    continue
                lot = self.chance.choice(list(buildings(near or lots)))
                same |= 1 << lot
                planned.append(Placement(lot, shop.name))
                yield planned[-1]


TABLES = (
    (MODERN, 4, ""),
    (MODERN, 3, "placing-tiles=at-once-unless-all-agree hidden-tiles"),
    (MODERN, 5, "keep-fewer first-seat=2"),
    (MODERN, 4, "placing-tiles=at-once-unless-asked street-access"),
    (OWN, 3, ""),
    (CLASSIC, 3, ""),
    (CLASSIC, 5, "placing-tiles=at-once-unless-all-agree trade-clock=5"),
    (CLASSIC, 4, "keep-fewer keep-cards first-seat=4 street-access"),
    (CLASSIC, 4, "early-outlook outlook-pays=business open-money"),
    (CLASSIC, 3, "placing-tiles=in-turn first-player=stays outlook-pays=player"),
    (MODERN, 3, "immediate-only"),
)
"""The busy tables: edition, number of players, and variants."""

BOT_TABLES = ((MODERN, 4, ""), (CLASSIC, 3, "keep-fewer outlook-pays=business"))
"""The tables at which bots play."""

BOTS = ("shopkeeper", "random", "shopkeeper", "shopkeeper", "random")


def games() -> Iterator[tuple[str, Record]]:
    """Yield a file name and the record of each game."""
    for number, (edition, players, words) in enumerate(TABLES, start=1):
        kind = "own-shops" if edition is OWN else words.replace(" ", "+") or "plain"
        name = f"{number:02}-{edition.name}-{players}-{kind}"
        setup = Setup(edition, players, f"größeres Spiel {name} 🀄", parse_variants(words.split()))
        yield name, BusyTable(setup, haste=60).play()
    for number, (edition, players, words) in enumerate(BOT_TABLES, start=len(TABLES) + 1):
        kind = "+".join(("bots", *words.split()))
        name = f"{number:02}-{edition.name}-{players}-{kind}"
        setup = Setup(edition, players, f"record {name}", parse_variants(words.split()))
        yield name, play_game(setup, make_bots(setup, BOTS), NAMES[:players]).record


def frozen_formats() -> frozenset[int]:
    """Return the formats whose digest the test of recorded games holds."""
    return frozenset(map(int, re.findall(r'^ +(\d+): "[0-9a-f]{64}",$', PINS.read_text(), re.M)))


def main() -> None:
    """Replace the recorded games of the newest format, unless it is frozen."""
    write_games(RECORDS / f"format-{FORMAT}", FORMAT)


def write_games(home: Path, number: int) -> None:
    """Replace the recorded games of a format in a folder. Exits where the format is frozen."""
    if number in frozen_formats():
        sys.exit(f"format {number} is frozen: its digest is in {PINS.name}")
    home.mkdir(parents=True, exist_ok=True)
    for old in home.glob("*.json"):
        old.unlink()
    for name, record in games():
        assert verify(record) is None
        path = home / f"{name.replace('=', '-')}.json"
        path.write_bytes(record.to_json())
        print(path.name, len(record.actions), record.result)


if __name__ == "__main__":
    main()

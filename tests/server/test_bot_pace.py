"""Neither the times nor the order in which bots act tell of what is hidden (docs/rules.md 10)."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableSequence, Sequence
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import Mock

import pytest
from tests.server.kit import account

from chinatown.bots.persona.hearing import Heard
from chinatown.game import (
    Action,
    Done,
    Keep,
    Offer,
    Phrase,
    Refuse,
    Say,
    Trade,
    Transfer,
    View,
    buildings,
)
from chinatown.game.state import DEAL, TRADE
from chinatown.server.bots.beat import Beat
from chinatown.server.bots.hearing import Hearing
from chinatown.server.bots.runner import BotRunner
from chinatown.server.limits.turns import Turns
from chinatown.server.store.links import SeatLinks
from chinatown.server.store.proceedings import EntryRow
from chinatown.server.store.rows import GameRow, SeatRow, link_of_token
from chinatown.server.tables.connection import Connection
from chinatown.server.tables.table import Table
from chinatown.server.times import time_of

NOON = "2026-01-01T12:00:00.000Z"
PERIOD = 1.2
STRANGER, SECRETIVE, *BOTS = range(5)
"""A person who knows no secret, one who has some, and three bots."""


class Step(NamedTuple):
    """What a person does, and when; it is worked out then from what they see."""

    at: float
    seat: int
    action: Callable[[View], Action]


class Over(Exception):  # noqa: N818 - it ends a rehearsal
    pass


class FakeBeat(Beat):
    """Beats in a time that passes only while everybody waits; meanwhile people act."""

    def __init__(self, table: Table, steps: list[Step]) -> None:
        super().__init__(PERIOD)
        self._offset = 0.0
        self._table = table
        self._steps = sorted(steps, key=lambda step: step.at)
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def _next_deed(self) -> None:
        step = self._steps.pop(0)
        self.time = max(self.time, step.at)
        game = self._table.game
        assert game is not None
        await self._table.act(step.seat, str(step.at), step.action(game.views[step.seat]))

    async def sleep(self, until: float, waking: asyncio.Event | None = None) -> bool:
        while self._steps and self._steps[0].at < until:
            await self._next_deed()
            if waking is not None and waking.is_set():
                return True
        self.time = max(self.time, until)
        return False

    async def rest(self, waking: asyncio.Event) -> None:
        while not waking.is_set():
            if not self._steps:
                raise Over
            await self._next_deed()


class Ear(Connection):
    """A connection that notes what is sent to it, and when."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(Mock(), None, seat, account())
        self.heard: list[tuple[float, str]] = []
        self.now: Callable[[], float] = lambda: 0.0

    def send_text(self, text: str, kind: str = "update") -> None:
        self.heard.append((self.now(), text))


class Bargainer:
    """A bot that makes its offers one after another, refuses what is offered in secret, is done."""

    def __init__(self, offers: list[Offer]) -> None:
        self._offers = offers
        self.views: list[View] = []

    def decide(self, view: View) -> Action | None:
        seat = view.viewer
        assert seat is not None
        self.views.append(view)
        if view.phase == DEAL:
            return keep(view) if seat in view.waiting else None
        if view.phase != TRADE:
            return None
        for offer in view.offers:
            if offer.secret and offer.status == "open" and offer.seat != seat:
                return Refuse(seat, offer.id)
        made = {(offer.trade, offer.secret) for offer in view.offers if offer.seat == seat}
        for wanted in self._offers:
            if (wanted.trade, wanted.secret) not in made:
                return wanted
        return None if view.done >> seat & 1 else Done(seat)


def keep(view: View) -> Keep:
    seat = view.viewer
    assert seat is not None
    return Keep(seat, tuple(buildings(view.hand))[: view.keep])


def gift(giver: int, taker: int, cash: int, *, secret: bool) -> Offer:
    return Offer(giver, Trade((Transfer(giver, taker, cash=cash * 10_000),)), secret)


def offers_of(seat: int, secrets: bool) -> list[Offer]:
    """Two offers for all to see, with or without secret ones before, between and after them."""
    other = next(bot for bot in BOTS if bot != seat)
    public = [gift(seat, STRANGER, cash, secret=False) for cash in (1, 2)]
    if not secrets:
        return public
    hidden = [gift(seat, to, cash, secret=True) for to in (other, SECRETIVE) for cash in (1, 2, 3)]
    return [*hidden[:3], public[0], *hidden[3:5], public[1], hidden[5]]


def secret_offer(at: float, bot: int, cash: int) -> Step:
    return Step(at, SECRETIVE, lambda _: gift(SECRETIVE, bot, cash, secret=True))


def steps(secrets: bool) -> list[Step]:
    """What the people do; only the secretive one's steps after the deal are hidden."""
    known = [
        Step(0.3, STRANGER, keep),
        Step(5.1, SECRETIVE, keep),
        Step(14.0, STRANGER, lambda view: Say(STRANGER, "Well?")),
        Step(21.7, STRANGER, lambda view: gift(STRANGER, BOTS[0], 1, secret=True)),
        Step(25.0, STRANGER, lambda view: Done(STRANGER)),
    ]
    hidden = [
        secret_offer(at, bot, cash)
        for at, bot, cash in ((7.0, 2, 1), (8.9, 3, 2), (13.9, 4, 3), (14.3, 2, 4), (24.9, 3, 1))
    ]
    hidden.append(Step(20.0, SECRETIVE, lambda view: Say(SECRETIVE, "Psst", (BOTS[1],))))
    return known + (hidden if secrets else [])


class Rehearsal:
    """A table whose bots have played until nobody had anything left to do."""

    def __init__(
        self, table: Table, bots: dict[int, Bargainer], ears: dict[int | None, Ear]
    ) -> None:
        self.table = table
        self.bots = bots
        self.ears = ears

    def heard(self, viewer: int | None) -> list[tuple[float, str]]:
        return self.ears[viewer].heard


def returning(value: Any) -> Callable[..., Awaitable[Any]]:
    async def method(*_: Any, **__: Any) -> Any:
        return value

    return method


class NotedProceedings:
    """Proceedings of one table, in no database."""

    def __init__(self) -> None:
        self.rows: list[EntryRow] = []
        self.last_seen = returning({})
        self.note_seen = returning(None)

    async def read(self, _game: str) -> list[EntryRow]:
        return self.rows

    async def write(self, _game: str, row: EntryRow) -> bool:
        self.rows.append(row)
        return True


Offers = Callable[[int, bool], list[Offer]]
"""The offers that a bot makes, without or with secret ones."""


async def rehearse(
    *, secrets: bool, chance: Random | None = None, offers: Offers = offers_of
) -> Rehearsal:
    log = SimpleNamespace(read=returning([]), write=returning(True))
    store: Any = SimpleNamespace(
        log=log,
        links=SeatLinks(),
        mutes=SimpleNamespace(of_game=returning(set())),
        proceedings=NotedProceedings(),
    )
    seats = tuple(
        SeatRow(
            seat,
            "bargainer" if seat in BOTS else "",
            f"seat {seat}",
            link_of_token(f"token {seat}"),
        )
        for seat in range(5)
    )
    row = GameRow("table", NOON, "modern", (), (), seats, seed="a seed")
    table = Table(row, store, lambda: time_of(NOON))
    await table.load()
    bots = {seat: Bargainer(offers(seat, secrets)) for seat in BOTS}
    beat = FakeBeat(table, steps(secrets))
    ears = {viewer: Ear(viewer) for viewer in (None, *range(5))}
    for ear in ears.values():
        ear.now = beat.now
        table.subscribers.add(ear, table.game)
    for ear in ears.values():
        ear.heard.clear()
    runner = BotRunner(table, lambda kind, seat, seed: bots[seat], beat, Turns(1), chance)
    with pytest.raises(Over):
        await runner.run()
    return Rehearsal(table, bots, ears)


@pytest.mark.parametrize("number", range(5))
async def test_who_knows_no_secret_sees_the_same_at_the_same_times(number: int) -> None:
    silent = await rehearse(secrets=False, chance=Random(number))
    secretive = await rehearse(secrets=True, chance=Random(number))
    assert silent.table.game is not None
    assert secretive.table.game is not None
    assert secretive.table.game.state.number > silent.table.game.state.number + 30
    assert secretive.heard(None) == silent.heard(None)
    # The stranger has one secret of their own; what bots do about it tells of no other either.
    assert secretive.heard(STRANGER) == silent.heard(STRANGER)


async def test_whoever_shares_a_secret_of_a_bot_hears_of_it_on_the_beat() -> None:
    rehearsal = await rehearse(secrets=True, chance=Random(3))
    asked = [step.at for step in steps(True)]
    heard = [
        at
        for seat in (STRANGER, SECRETIVE)
        for at, text in rehearsal.heard(seat)
        if '"secret":true' in text and at not in asked
    ]
    assert len(heard) > len(BOTS)
    quarters = {round(at / (PERIOD / 4), 6) % 4 for at in heard}
    assert quarters == {2}


async def test_a_bot_does_at_most_one_visible_thing_a_beat_and_never_misses_one() -> None:
    rehearsal = await rehearse(secrets=True, chance=Random(1))
    done = [at for at, text in rehearsal.heard(None) if '"done-said"' in text and at != 25.0]
    offered = [at for at, text in rehearsal.heard(None) if '"offered"' in text]
    assert (len(offered), len(done)) == (2 * len(BOTS), len(BOTS))
    times = sorted(offered + done)
    assert all(later - earlier == pytest.approx(PERIOD) for earlier, later in pairwise(times))


async def test_bots_answer_neither_at_once_nor_late() -> None:
    rehearsal = await rehearse(secrets=False, chance=Random(1))
    kept = [at for at, text in rehearsal.heard(None) if '"cards-chosen"' in text]
    first = next(at for at in kept if at not in (0.3, 5.1))
    assert PERIOD / 2 <= first <= PERIOD * 2


async def test_bots_keep_their_cards_together() -> None:
    rehearsal = await rehearse(secrets=True, chance=Random(1))
    kept = [at for at, text in rehearsal.heard(None) if '"cards-chosen"' in text]
    by_bots = [at for at in kept if at not in (0.3, 5.1)]
    assert len(by_bots) == len(BOTS)
    assert len(set(by_bots)) == 1


async def test_a_bot_decides_anew_only_when_its_own_view_has_changed() -> None:
    rehearsal = await rehearse(secrets=True, chance=Random(2))
    for bot in rehearsal.bots.values():
        assert Counter(map(id, bot.views)).most_common(1)[0][1] == 1


async def test_the_order_of_bots_follows_from_nothing_that_can_be_known() -> None:
    orders = set()
    for _ in range(12):
        rehearsal = await rehearse(secrets=False)
        orders.add(tuple(text for _, text in rehearsal.heard(None)))
    assert len(orders) > 1


class Unshuffled(Random):
    """Chance that always names the bots in the order of their seats."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        x[:] = sorted(x)


class Replying:
    """An answerer that says hello to whatever is said."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def answer(self, _view: View, _heard: Sequence[Heard]) -> Action | None:
        return Say(self._seat, kind="phrases", phrases=(Phrase("hello"),))


async def test_a_bot_that_was_asked_answers_though_others_still_trade(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    *busy, asked = BOTS
    replying = {asked: Replying(asked)}
    monkeypatch.setattr(Hearing, "_answerer", lambda _, seat: replying.get(seat))

    def many(seat: int, _secrets: bool) -> list[Offer]:
        cash = range(1, 6) if seat in busy else ()
        return [gift(seat, to, n, secret=False) for to in (STRANGER, SECRETIVE) for n in cash]

    rehearsal = await rehearse(secrets=False, chance=Unshuffled(), offers=many)
    heard = rehearsal.heard(STRANGER)
    spoke, answered = (
        next(at for at, text in heard if word in text) for word in ('"Well?"', '"hello"')
    )
    later = [at for at, text in heard if at > answered and '"happened":"offered"' in text]
    assert answered - spoke <= 3 * PERIOD
    assert later, "the others had more to offer"

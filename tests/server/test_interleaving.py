"""Whatever happens at once, in one process or two: a trade happens whole or not at all."""

import asyncio
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.kit import account, keep_all, lot_of, running, seated, settle

from chinatown.game import (
    Action,
    Agree,
    Call,
    Done,
    EndCall,
    Goods,
    Keep,
    Offer,
    Refuse,
    State,
    TakeCall,
    Trade,
    Transfer,
    View,
    Withdraw,
    apply,
    buildings,
    initial_state_and_events,
    view,
)
from chinatown.game.trade_events import TradeMade
from chinatown.server.commands import answer
from chinatown.server.messages.tables import NewTable, SeatWish
from chinatown.server.settings import Settings
from chinatown.server.store.rows import ActionRow
from chinatown.server.store.store import Store
from chinatown.server.tables.connection import Connection
from chinatown.server.tables.creation import new_game
from chinatown.server.tables.table import Table
from chinatown.server.times import time_text, utc_now

SEATS = 3
UNIT = 10_000

_ids = itertools.count()


class Ear(Connection):
    """A client that keeps what it hears, and minds that no update is missing."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(Mock(), None, seat, account())
        self.answers: dict[str, Any] = {}
        self._table = table
        self._n = 0

    def send_text(self, text: str, kind: str = "update") -> None:
        message = orjson.loads(text)
        kind, answers = message["t"], message["t"] in ("ok", "error")
        assert kind != "update" or message["n"] == self._n + 1, "an update is missing"
        assert not answers or message["id"] not in self.answers, "answered twice"
        if kind in ("welcome", "update"):
            self._n = message["n"]
        elif answers:
            self.answers[message["id"]] = message

    async def act(self, action: Action) -> str:
        request = f"request-{next(_ids)}"
        command = {"t": "act", "id": request, "action": asdict(action)}
        await answer(self._table, self, orjson.dumps(command).decode())
        return request


class Process:
    """One of the processes that serve the same table from the same database."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store = store
        self.table = table
        self.ears = [Ear(table, seat) for seat in range(SEATS)]
        for ear in self.ears:
            table.subscribers.add(ear, table.game)


class Hurry:
    """A clock by which much time passes between any two looks at it: nobody is too fast."""

    def __init__(self) -> None:
        self._now = utc_now()

    def __call__(self) -> datetime:
        self._now += timedelta(seconds=8)
        return self._now


async def trading(store: Store) -> str:
    """Write a table on which trading has just begun; return its id."""
    wish = NewTable(name="Ann", edition="modern", seats=[SeatWish(kind="me")] * SEATS)
    wishes = [SeatWish(kind="me"), *[SeatWish(kind="friend")] * (SEATS - 1)]
    row = new_game(wish.model_copy(update={"seats": wishes}), "host", NOON, frozenset())
    await store.games.add(row)
    await store.games.start(row, f"seed {next(_ids)}", "start", NOON)
    begun = await store.games.get(row.id)
    assert begun is not None
    state, _ = initial_state_and_events(begun.setup())
    for seat in range(SEATS):
        seen = view(state, seat)
        keep = Keep(seat, tuple(buildings(seen.hand))[: seen.keep])
        state, _ = apply(state, keep)
        await store.log.write(row.id, ActionRow(state.number, seat, None, keep, NOON), over=False)
    return row.id


NOON = time_text(utc_now())

# What somebody wants to do, told without knowing yet what there is to do it with.
Wish = tuple[str, int, int, int, int, bool]
KINDS = [*["agree"] * 4, "offer", "all", "replace", "counter", "withdraw", "refuse"]
KINDS += ["call", "take", "take", "end-call", "done"]
wishes = st.tuples(
    st.sampled_from(KINDS),
    st.integers(0, SEATS - 1),
    st.integers(1, SEATS - 1),
    st.integers(0, 3),
    st.integers(0, 3),
    st.booleans(),
)
# Wishes of one list are wished at the same time; the number says in which process.
plans = st.lists(
    st.lists(st.tuples(st.integers(0, 1), wishes), min_size=3, max_size=5), min_size=4, max_size=8
)

START = [
    [(0, ("offer", seat, step, pick, pick, False)) for seat in range(SEATS)]
    for pick, step in ((0, 1), (0, 2), (1, 1))
]
"""Offers that stand before it begins; each seat gives the same building to both others."""


def action_of(wish: Wish, seen: View) -> Action | None:
    """Return an action by which a seat that sees this tries to do what it wishes."""
    kind, seat, step, pick, units, secret = wish
    other = (seat + step) % SEATS
    if kind in ("offer", "all", "replace", "counter"):
        return _offer(wish, seen)
    offers = [offer for offer in seen.offers if offer.parties >> seat & 1]
    if not secret:
        # Mostly what can be answered; else anything, also what is over by now.
        offers = [
            offer for offer in offers if offer.status == "open" and not offer.agreed >> seat & 1
        ]
    if kind in ("agree", "refuse", "withdraw") and offers:
        name = offers[-1 - pick % len(offers)].id
        answers: dict[str, type[Agree | Refuse | Withdraw]]
        answers = {"agree": Agree, "refuse": Refuse, "withdraw": Withdraw}
        return answers[kind](seat, name)
    if kind == "call":
        gives = Goods((_pick(seen.owned[seat], pick),))
        seeks = Goods((_pick(seen.owned[other], pick),)) if secret else Goods(cash=units * UNIT)
        return Call(seat, seeks, gives, first=True)
    if kind in ("take", "end-call") and seen.calls:
        name = seen.calls[-1 - pick % len(seen.calls)].id
        return TakeCall(seat, name) if kind == "take" else EndCall(seat, name)
    return Done(seat, not seen.done >> seat & 1) if kind == "done" else None


def _offer(wish: Wish, seen: View) -> Offer | None:
    kind, seat, step, pick, units, secret = wish
    other = (seat + step) % SEATS
    parts = [
        Transfer(seat, other, (_pick(seen.owned[seat], pick),)),
        Transfer(other, seat, tiles=_tile(seen, other, pick), cash=units * UNIT),
    ]
    if kind == "all":
        third = 3 - seat - other
        parts.append(Transfer(other, third, (_pick(seen.owned[other], pick),)))
        parts.append(Transfer(third, seat, cash=units * UNIT, due=UNIT))
    own = [offer.id for offer in seen.offers if offer.seat == seat and offer.status == "open"]
    others = [offer.id for offer in seen.offers if offer.seat != seat and not offer.secret]
    return Offer(
        seat,
        Trade(tuple(parts)),
        secret,
        counters=others[-1] if kind == "counter" and others else "",
        replaces=own[-1] if kind == "replace" and own else "",
    )


def _pick(lots: int, place: int) -> int:
    numbers = list(buildings(lots))
    return numbers[place % len(numbers)] if numbers else 1


def _tile(seen: View, seat: int, place: int) -> tuple[str, ...]:
    kinds = [
        kind.name for kind, count in zip(seen.edition.shops, seen.tiles[seat], strict=True) if count
    ]
    return (kinds[place % len(kinds)],) if kinds and place else ()


async def carry_out(plan: Sequence[Sequence[tuple[int, Wish]]], processes: list[Process]) -> None:
    asked: list[tuple[Ear, str]] = []

    async def carry_out_wish(at: int, wish: Wish) -> None:
        process = processes[at]
        game = process.table.game
        assert game is not None
        action = action_of(wish, game.views[wish[1]])
        if action is not None:
            ear = process.ears[wish[1]]
            asked.append((ear, await ear.act(action)))

    for batch in plan:
        await asyncio.gather(*(carry_out_wish(at, wish) for at, wish in batch))
    for ear, request in asked:
        assert ear.answers[request].get("code") != "internal", ear.answers[request]
    done = {request for ear, request in asked if ear.answers[request]["t"] == "ok"}
    log = await processes[0].store.log.read(processes[0].table.row.id)
    assert sorted(row.request for row in log if row.request) == sorted(done)


def steps(state: State, log: Sequence[ActionRow]) -> Iterator[tuple[State, State, list[Trade]]]:
    """Yield each position, the next one, and the trades made in between."""
    for row in log:
        after, events = apply(state, row.action)
        yield (
            state,
            after,
            [event.event.trade for event in events if isinstance(event.event, TradeMade)],
        )
        state = after


def possessions(state: State) -> list[list[int]]:
    """Return by seat: cash, buildings as a set, and how many tiles of each type."""
    return [
        [state.cash[seat], state.owned[seat], *state.tiles[seat]] for seat in range(state.players)
    ]


def check_trades(before: State, after: State, trades: list[Trade]) -> None:
    """Check that what moved is what the trades say, and nothing else, and nothing was lost."""
    expected = possessions(before)
    index = before.edition.index
    for trade in trades:
        for part in trade.transfers:
            for seat, sign in ((part.giver, -1), (part.taker, 1)):
                seat_assets = expected[seat]
                seat_assets[0] += sign * part.cash
                for shop in part.tiles:
                    seat_assets[2 + index[shop]] += sign
                for lot in part.buildings:
                    assert bool(seat_assets[1] >> lot & 1) == (sign < 0), "given by who has it"
                    seat_assets[1] ^= 1 << lot
    assert possessions(after) == expected
    for seat in range(SEATS):
        assert after.cash[seat] >= 0
        assert min(after.tiles[seat]) >= 0
    assert sum(after.cash) == sum(before.cash)
    owned = [after.owned[seat] for seat in range(SEATS)]
    assert sum(owned) == owned[0] | owned[1] | owned[2], "each building has one owner"
    assert sum(owned) == sum(before.owned)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('games') / 'games'}"


@pytest.mark.whole_game
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(plan=plans)
def test_nothing_is_lost_or_half_done_whatever_happens_at_once(database: str, plan: Any) -> None:
    async def whole() -> None:
        stores = [await Store.open(database) for _ in range(2)]
        name = await trading(stores[0])
        clock = Hurry()
        processes = []
        for store in stores:
            row = await store.games.get(name)
            assert row is not None
            table = Table(row, store, clock, settings=Settings(closing_seconds=0))
            await table.load()
            processes.append(Process(store, table))
        await carry_out([*START, *plan], processes)
        log = await stores[0].log.read(name)
        first, _ = initial_state_and_events(processes[0].table.row.setup())
        for before, after, trades in steps(first, log):
            if before.phase == "trade":
                check_trades(before, after, trades)
            last = after
        for process in processes:
            await process.table.recover()
            assert process.table.game is not None
            assert process.table.game.state == last
            await process.table.close(None)
            await process.store.close()

    asyncio.run(whole())


@pytest.mark.whole_game
async def test_of_two_agreements_for_one_building_one_becomes_a_trade(tmp_path: Path) -> None:
    async with running(tmp_path / "games", clock=Hurry()) as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho", "Dan")
        await keep_all(lines)
        ann = lines[0]
        for _ in range(4):
            lot = lot_of(ann, 0)
            offers = []
            for taker in lines[1:]:
                trade = Trade((Transfer(0, taker.seat, (lot,)),))
                await ann.do(Offer(0, trade, secret=taker.seat == 3))
                offers.append(ann.game["offers"][-1]["id"])
            for line in lines:
                await settle(line)
            answers = await asyncio.gather(
                *(
                    taker.act(Agree(taker.seat, offer))
                    for taker, offer in zip(lines[1:], offers, strict=True)
                )
            )
            won = [at for at, item in enumerate(answers) if item["t"] == "ok"]
            assert len(won) == 1
            assert {item["code"] for item in answers if item["t"] == "error"} == {"offer-closed"}
            await settle(ann)
            stand = [(item["status"], item["lapse"]) for item in ann.game["offers"][-3:]]
            assert stand.count(("made", None)) == 1
            assert stand.count(("lapsed", "building-moved")) == 2
            owner = ann.game["board"]["owners"][lot - 1]
            assert owner == won[0] + 1
            for line in lines:
                await settle(line)
                assert line.game["board"]["owners"][lot - 1] == owner

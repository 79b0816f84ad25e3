"""The grace before trading closes, so that nobody misses an offer (docs/rules.md 4.3)."""

import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import (
    Line,
    Site,
    StoppedWatch,
    Watch,
    come_back,
    keep_all,
    running,
    seated,
    settle,
)

from chinatown.game import (
    EDITIONS,
    Agree,
    Call,
    Done,
    Goods,
    Keep,
    Offer,
    Setup,
    State,
    Trade,
    Transfer,
    Withdraw,
    apply,
    buildings,
    initial_state,
    view,
)
from chinatown.server.tables.closing import with_hold
from chinatown.server.times import time_of

ANN, BEN, CHO = range(3)
GRACE = timedelta(seconds=5)


def gift(giver: int, taker: int, **more: Any) -> Offer:
    return Offer(giver, Trade((Transfer(giver, taker, cash=10_000),)), **more)


async def all_done(lines: list[Line]) -> None:
    for line in lines:
        await line.do(Done(line.seat))
    for line in lines:
        await settle(line)


def now(line: Line) -> dict[str, Any]:
    return dict(line.game["now"])


async def last_action(site: Site, table: str) -> Any:
    return (await site.tables.store.log.read(table))[-1].action


@contextlib.asynccontextmanager
async def trading(
    tmp_path: Path, watch: Watch | None = None
) -> AsyncIterator[tuple[Site, str, list[Line]]]:
    """Let three people come to a table where trading goes on, and closes as it usually does."""
    arguments = {"clock": watch} if watch else {}
    async with running(tmp_path / "games", closing_seconds=5, **arguments) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        yield site, table, lines


async def test_trading_among_people_stays_open_for_five_seconds(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with trading(tmp_path, watch) as (site, table, lines):
        await all_done(lines)
        for line in lines:
            assert now(line)["phase"] == "trade"
            assert time_of(now(line)["closes"]) - watch() == GRACE
        assert (await last_action(site, table)).hold


async def test_among_bots_a_person_who_is_the_last_ends_it_at_once(tmp_path: Path) -> None:
    async with running(tmp_path / "games", closing_seconds=5) as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await keep_all([line])
        await line.until(lambda line: line.game["now"]["waiting"] == [ANN])
        # Nobody but a bot could take the call, and what a client says of holding is ignored.
        await line.do(Call(ANN, Goods(cash=10_000), Goods(tiles=first_tile(line)), first=True))
        await line.do(Done(ANN, hold=True))
        await line.until(lambda line: line.game["now"]["phase"] == "build")
        log = await site.tables.store.log.read(table)
        done = [row.action for row in log if isinstance(row.action, Done)]
        assert not any(action.hold for action in done)


def first_tile(line: Line) -> tuple[str, ...]:
    return tuple(line.game["players"][ANN]["tiles"][:1])


async def test_whoever_trades_on_meanwhile_keeps_trading_open(tmp_path: Path) -> None:
    async with trading(tmp_path) as (site, table, lines):
        await all_done(lines)
        await lines[BEN].do(Done(BEN, done=False))
        await settle(lines[CHO])
        assert (now(lines[CHO])["closes"], now(lines[CHO])["waiting"]) == (None, [BEN])
        assert not (await site.tables.get(table)).clocks.running


async def test_trading_that_was_closing_when_the_server_stopped_ends_after_it(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with trading(tmp_path, watch) as (site, table, lines):
        await all_done(lines)
        jar = site.people[0].http.cookies
    watch.ahead = timedelta(seconds=6)
    async with running(tmp_path / "games", clock=watch, closing_seconds=5) as site:
        line = await come_back(site, jar, table)
        await line.until(lambda line: line.game["now"]["phase"] == "build")
        assert not line.log_of("trading-ended")[-1]["clock"]
        assert (await last_action(site, table)).do == "close-trading"


async def heard_by_cho(lines: list[Line], secret: Callable[[], Awaitable[None]]) -> list[Any]:
    """Let Ann be the last to be done, with something secret after it; return what Cho hears."""
    since = len(lines[CHO].heard)
    await lines[ANN].do(Done(ANN))
    await secret()
    for kind in ("update", "presence"):
        await lines[CHO].hear(kind)
    await lines[CHO].silence()
    assert now(lines[CHO])["closes"] is not None
    # All but the times, which no two games share.
    messages = [json.loads(text) for text in lines[CHO].heard[since:]]
    return [
        (it["t"], it.get("n"), it.get("events"), sorted(it.get("changed", {}))) for it in messages
    ]


async def test_a_secret_offer_made_last_is_not_lost_and_shows_nothing(tmp_path: Path) -> None:
    async def nothing() -> None:
        pass

    async def agree() -> None:
        await lines[BEN].until(lambda line: line.game["now"]["closes"] is not None)
        await lines[BEN].do(Agree(BEN, lines[BEN].game["offers"][0]["id"]))
        assert lines[BEN].log[-1]["happened"] == "trade-made"

    async with trading(tmp_path / "silent") as (_, _, lines):
        await all_done(lines[1:])
        silent = await heard_by_cho(lines, nothing)
    async with trading(tmp_path / "secretive") as (_, _, lines):
        await all_done(lines[1:])
        await lines[ANN].do(gift(ANN, BEN, secret=True))
        secretive = await heard_by_cho(lines, agree)
    assert secretive == silent
    assert [kind for kind, *_ in silent] == ["update", "presence"]


def before_the_last_done(*more: Offer) -> State:
    """Return a state in which all but Ann are done, and these offers stand."""
    state = initial_state(Setup(EDITIONS["modern"], 3, "a seed"))
    for seat in range(3):
        seen = view(state, seat)
        state, _ = apply(state, Keep(seat, tuple(buildings(seen.hand))[: seen.keep]))
    for offer in more:
        state, _ = apply(state, offer)
    for seat in (BEN, CHO):
        state, _ = apply(state, Done(seat))
    return state


def held(state: State, *people: int, grace: timedelta = GRACE) -> bool:
    """Return whether trading stays open when Ann is done, the last one, and these are people."""
    action = with_hold(Done(ANN), state, sum(1 << seat for seat in people), grace)
    assert isinstance(action, Done)
    return action.hold


@pytest.mark.parametrize("secret", [False, True])
def test_what_holds_trading_open_is_known_to_all(secret: bool) -> None:
    offers = [gift(BEN, CHO, secret=True)] if secret else []
    state = before_the_last_done(*offers)
    assert held(state, ANN, BEN)
    assert held(state, BEN)
    assert not held(state, ANN), "the last one knows what waits for them"
    assert not held(state)
    assert not held(state, ANN, BEN, grace=timedelta())


def test_an_offer_that_all_see_waits_for_its_taker_even_if_that_is_the_last_one() -> None:
    state = before_the_last_done(gift(BEN, ANN))
    assert held(state, ANN)
    withdrawn, _ = apply(state, Withdraw(BEN, state.offers[0].id))
    assert not held(withdrawn, ANN)


def test_one_who_is_not_the_last_holds_nothing_open() -> None:
    state = before_the_last_done()
    state, _ = apply(state, Done(CHO, done=False))
    assert not held(state, ANN, BEN)

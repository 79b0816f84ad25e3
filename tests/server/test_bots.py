"""Whatever a bot does, its table goes on."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import PATIENCE, Line, running, seated, settle

from chinatown.bots import BOTS, make_bot
from chinatown.bots.passing import simplest_action
from chinatown.game import Action, AskTurns, Build, Done, Keep, Offer, Trade, Transfer, View
from chinatown.server.bots.runner import MAX_ACTIONS
from chinatown.server.tables.rate_limit import MAX_OFFERS


async def to_the_trade_phase(line: Line) -> None:
    own = line.game["mine"]
    await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
    await line.until(lambda line: line.game["now"]["phase"] == "trade")


@pytest.mark.whole_game
async def test_real_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        ann = site.person()
        table = await ann.make_table("random", "random", "random")
        line = await ann.look_on(table)
        assert line.table["you"] is None
        assert line.table["host"]
        await line.start()
        await line.until(lambda line: line.table["status"] == "over")
        assert line.game["result"]["ranking"]


class Broken:
    def decide(self, view: View) -> Action | None:
        raise RuntimeError("this bot is broken")


class Cheat:
    """Does what the rules forbid, and for others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decide(self, view: View) -> Action | None:
        if view.phase == "deal" and self.seat in view.waiting:
            return Keep(self.seat, (1, 2))
        if view.phase == "trade":
            return Offer(self.seat, Trade((Transfer(self.seat, 0, cash=10**9),)))
        return Done((self.seat + 1) % 3)


class Fickle:
    """Says done, then not done, without end."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decide(self, view: View) -> Action | None:
        if view.phase == "trade":
            return Done(self.seat, done=not view.done >> self.seat & 1)
        return simplest_action(view)


def maker(kind: str, seat: int, seed: str) -> Any:
    return {"broken": Broken, "cheat": Cheat, "fickle": Fickle}[kind](*[seat][kind == "broken" :])


@pytest.mark.parametrize("kind", ["broken", "cheat", "fickle"])
async def test_no_bot_can_stop_a_table(
    tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    kinds = ("broken", "cheat", "fickle")
    async with running(tmp_path / "games", make_bot=maker, bots=kinds) as site:
        ann = site.person()
        table = await ann.make_table("me", kind, kind)
        line = await ann.look_on(table)
        await line.start()
        await to_the_trade_phase(line)
        await line.until(lambda line: line.game["now"]["waiting"] == [0])
        said = [event for event in line.log if event["happened"] == "done-said"]
        assert len(said) <= 2 * MAX_ACTIONS + 4
        await line.do(Done(0))
        await line.until(lambda line: line.game["now"]["phase"] == "build")
    assert ("this bot is broken" in caplog.text) == (kind == "broken")


async def test_the_server_answers_while_bots_think(tmp_path: Path) -> None:
    threads = set()
    thinking, go_on = threading.Event(), threading.Event()

    class Slow:
        def decide(self, view: View) -> Action | None:
            threads.add(threading.current_thread())
            thinking.set()
            go_on.wait(PATIENCE)
            return simplest_action(view)

    async with running(tmp_path / "games", make_bot=lambda *_: Slow()) as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        assert await asyncio.to_thread(thinking.wait, PATIENCE)
        await settle(line)
        assert sorted(line.game["now"]["waiting"]) == [0, 1, 2]
        go_on.set()
        await line.until(lambda line: line.game["now"]["waiting"] == [0])
    assert threading.main_thread() not in threads


async def test_a_bot_that_is_done_still_answers_an_offer(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await to_the_trade_phase(line)
        await line.until(lambda line: line.game["now"]["waiting"] == [0])
        await line.do(Offer(0, Trade((Transfer(0, 1, cash=10_000),))))
        await line.until(lambda line: line.game["offers"][0]["status"] == "refused")


async def test_bots_see_the_views_of_their_own_seats_alone(tmp_path: Path) -> None:
    seen: list[tuple[int, Any]] = []

    class Watching:
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def decide(self, view: View) -> Action | None:
            seen.append((self.seat, view))
            return simplest_action(view)

    seeds = []

    def make(kind: str, seat: int, seed: str) -> Watching:
        seeds.append(seed)
        return Watching(seat)

    async with running(tmp_path / "games", make_bot=make) as site:
        ann = site.person()
        table = await ann.make_table("plain", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await line.until(lambda line: line.game["now"]["round"] == 2)
        seed = (await site.tables.store.games.get(table)).seed
    assert {seat for seat, _ in seen} == {0, 1, 2}
    assert all(isinstance(view, View) and view.viewer == seat for seat, view in seen)
    assert all(view.seed == "" for _, view in seen)
    assert len(set(seeds)) == 3
    assert not any(seed in bot_seed or bot_seed in seed for bot_seed in seeds)


async def test_bots_are_named_unlike_the_people(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        mei = site.person("mei")
        table = await mei.make_table("me", "plain", "plain", "plain", "friend")
        names = [seat["name"] for seat in (await mei.get(f"/api/tables/{table}"))["seats"]]
        assert names[0] == "mei"
        assert len({name.casefold() for name in names}) == 5
        assert names[4] == ""


async def test_a_table_of_people_alone_needs_no_bots(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, _ = await seated(site, "Ann", "Ben", "Cho")
        assert not site.has_bots_running(table)


async def test_a_bot_that_offers_without_end_meets_the_limits_of_people(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Eager:
        def decide(self, view: View) -> Action | None:
            seat = view.viewer
            assert seat is not None
            if view.phase != "trade" or seat == 0:
                return simplest_action(view)
            return Offer(seat, Trade((Transfer(seat, 0, cash=10_000),)))

    async with running(tmp_path / "games", make_bot=lambda *_: Eager()) as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await to_the_trade_phase(line)
        await line.until(lambda line: line.game["now"]["waiting"] == [0])
        offers = [offer["seat"] for offer in line.game["offers"]]
        assert (offers.count(1), offers.count(2)) == (MAX_OFFERS, MAX_OFFERS)
    assert not caplog.records


async def test_bots_place_anew_in_turn_when_a_person_asks_for_turns(tmp_path: Path) -> None:
    async with running(tmp_path / "games", make_bot=make_bot, bots=BOTS) as site:
        ann = site.person()
        kinds = ("shopkeeper", "random", "shopkeeper")
        table = await ann.make_table("me", *kinds, edition="classic", variants=("first-seat=1",))
        line = await ann.look_on(table)
        await line.start()
        await line.until(lambda line: line.view is not None)
        await to_the_trade_phase(line)
        await line.do(Done(0))
        # All bots have fixed their placements unseen, and Ann asks.
        await line.until(lambda line: line.game["now"]["phase"] == "build")
        await line.until(lambda line: line.game["now"]["waiting"] == [0])
        assert line.game["now"]["may_ask_turns"]
        await line.do(AskTurns(0))
        assert line.game["now"]["turns_asked"] == [0]
        assert (line.game["now"]["in_turn"], line.game["now"]["waiting"]) == (True, [0])
        await line.do(Build(0))
        await line.until(lambda line: line.game["now"]["round"] == 2)

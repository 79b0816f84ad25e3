"""Tables with a clock: whoever is out of time is played by a bot, before and after a restart."""

import asyncio
from datetime import timedelta
from pathlib import Path

from tests.server.kit import StoppedWatch, come_back, keep_all, running, settle
from tests.server.people import gathered, trading

from chinatown.game import Done, Offer, Trade, Transfer
from chinatown.server.times import time_of

HOUR = 3600


async def test_everyone_sees_how_much_time_is_left(tmp_path: Path) -> None:
    async with gathered(tmp_path, StoppedWatch(), phase_seconds=60, reserve_seconds=30) as people:
        ann = people.lines[0]
        left = time_of(ann.seat_presence(0)["runs_out"]) - people.watch()
        assert left == timedelta(seconds=90)
        await keep_all([ann])
        assert ann.seat_presence(0)["runs_out"] is None
        assert ann.seat_presence(0)["seconds_left"] == 90
        assert ann.seat_presence(1)["runs_out"] is not None


async def test_whoever_is_out_of_time_is_played_by_a_bot_in_every_phase(tmp_path: Path) -> None:
    async with gathered(tmp_path, phase_seconds=60, reserve_seconds=30, stand_in="pass") as people:
        ann, ben, _ = people.lines
        await keep_all([ann, ben])
        await people.later(89)
        assert ann.seat_presence(2)["stand_in"] is None
        await people.later(2)
        assert ann.seat_presence(2)["stand_in"] == "time"
        await ann.until(lambda line: line.game["now"]["phase"] == "trade")
        await people.later(91)
        for seat in (0, 1):
            assert ann.seat_presence(seat)["stand_in"] == "time"
        # All three are played by bots now, which go on to the end without them.
        await ann.until(lambda line: line.game["now"]["phase"] == "over")


async def test_the_clock_rings_by_itself(tmp_path: Path) -> None:
    async with gathered(tmp_path, phase_seconds=1, stand_in="pass") as people:
        ann, ben, _ = people.lines
        await asyncio.wait_for(
            ann.until(lambda line: line.seat_presence(2)["stand_in"] == "time"), 5
        )
        await asyncio.wait_for(ben.until(lambda line: line.game["now"]["phase"] == "over"), 10)


async def test_time_that_is_spent_stays_spent_after_a_restart(tmp_path: Path) -> None:
    pace = {"phase_seconds": 24 * HOUR, "reserve_seconds": 10 * HOUR}
    async with gathered(tmp_path, StoppedWatch(), **pace) as people:
        await people.later(20 * HOUR)
        runs_out = people.lines[0].seat_presence(0)["runs_out"]
        jars, watch = people.jars, people.watch
    watch.ahead += timedelta(hours=5)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jars[0], people.table)
        assert ann.seat_presence(0)["runs_out"] == runs_out
        left = time_of(runs_out) - watch()
        assert left == timedelta(hours=9)


async def test_nobody_is_out_of_time_because_the_server_was_down(tmp_path: Path) -> None:
    async with gathered(tmp_path, StoppedWatch(), phase_seconds=60) as people:
        jars, watch = people.jars, people.watch
    watch.ahead += timedelta(days=2)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jars[0], people.table)
        left = time_of(ann.seat_presence(0)["runs_out"]) - watch()
        assert left == timedelta(seconds=15)
        assert ann.seat_presence(1)["stand_in"] is None


async def test_a_clock_that_was_set_back_between_two_runs_does_no_harm(tmp_path: Path) -> None:
    async with gathered(tmp_path, StoppedWatch(), phase_seconds=60) as people:
        await people.later(30)
        await keep_all(people.lines[1:2])
        jars, watch = people.jars, people.watch
    watch.ahead -= timedelta(days=1)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jars[0], people.table)
        table = await site.tables.get(people.table)
        left = time_of(ann.seat_presence(0)["runs_out"]) - table.clock()
        assert left == timedelta(seconds=30)
        watch.ahead += timedelta(seconds=30)
        await table.steward.decide()
        await settle(ann)
        assert ann.seat_presence(0)["stand_in"] == "time"


async def test_at_a_slow_table_people_may_be_gone_for_hours(tmp_path: Path) -> None:
    async with gathered(tmp_path, phase_seconds=24 * HOUR, takeover="away") as people:
        ann = people.lines[0]
        await people.leave(2)
        await people.later(23 * HOUR)
        assert ann.seat_presence(2)["stand_in"] is None
        early = await ann.vote("replace", 2)
        assert early["code"] == "gone-too-short"
        await people.later(HOUR)
        assert ann.seat_presence(2)["stand_in"] is not None


async def test_at_a_slow_table_time_runs_while_nobody_is_there(tmp_path: Path) -> None:
    async with gathered(tmp_path, phase_seconds=24 * HOUR, stand_in="pass") as people:
        await people.leave(2)
        await people.leave(1)
        await keep_all(people.lines[:1])
        table = await people.site.tables.get(people.table)
        await people.lines[0].close()
        people.watch.ahead += timedelta(days=1, seconds=5)
        await table.steward.decide()
        assert set(table.game.conduct.stand_ins) == {1, 2}


async def test_a_pause_stops_every_clock_and_every_bot(tmp_path: Path) -> None:
    variants = ("trade-clock=5",)
    pace = {"phase_seconds": 60, "reserve_seconds": 0}
    async with gathered(tmp_path, StoppedWatch(), variants=variants, **pace) as people:
        ann, ben, cho = people.lines
        await trading(people)
        trade = Trade((Transfer(0, 1, cash=10_000), Transfer(1, 0, cash=20_000)))
        await ann.do(Offer(0, trade, seconds=30))
        await people.later(20)
        ends, expires = ann.game["now"]["clock_ends"], ann.game["offers"][0]["expires"]
        assert (await ann.vote("pause"))["t"] == "ok"
        await people.settle()
        assert cho.presence["paused"] == 0
        assert cho.game["now"]["clock_ends"] is None
        assert cho.seat_presence(0)["runs_out"] is None
        assert cho.seat_presence(0)["seconds_left"] == 40
        await people.later(HOUR)
        assert ann.seat_presence(2)["stand_in"] is None
        assert ann.game["offers"][0]["status"] == "open"
        assert (await ben.act(Done(1)))["code"] == "paused"
        assert (await ben.vote("pause"))["code"] == "already-paused"
        assert (await ann.vote("resume"))["t"] == "ok"
        await people.settle()
        assert ben.presence["paused"] is None
        for before, after in (
            (ends, ben.game["now"]["clock_ends"]),
            (expires, ben.game["offers"][0]["expires"]),
        ):
            assert time_of(after) - time_of(before) == timedelta(seconds=HOUR)
        await ben.do(Done(1))


async def test_a_pause_outlives_the_server(tmp_path: Path) -> None:
    async with gathered(tmp_path, variants=("trade-clock=5",), phase_seconds=60) as people:
        await trading(people)
        await people.later(20)
        await people.lines[0].vote("pause")
        jars, watch = people.jars, people.watch
    watch.ahead += timedelta(days=3)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jars[0], people.table)
        assert ann.presence["paused"] == 0
        assert 35 <= ann.seat_presence(0)["seconds_left"] <= 40
        assert (await ann.act(Done(0)))["code"] == "paused"
        await ann.vote("resume")
        await settle(ann)
        left = time_of(str(ann.game["now"]["clock_ends"])) - watch()
        assert timedelta(minutes=4, seconds=30) < left <= timedelta(minutes=4, seconds=40)
        await ann.do(Done(0))

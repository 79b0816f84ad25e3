"""The trade clock (docs/rules.md 8)."""

import asyncio
from datetime import timedelta
from pathlib import Path

from tests.server.kit import StoppedWatch, Watch, keep_all, running, seated, settle

from chinatown.game import Done, Keep
from chinatown.server.times import time_of


async def test_the_view_says_when_the_clock_runs_out(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with running(tmp_path / "games", clock=watch) as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho", variants=("trade-clock=8",))
        assert lines[0].game["now"]["clock_ends"] is None
        await keep_all(lines)
        left = time_of(dict(lines[0].game["now"])["clock_ends"]) - watch()
        assert left == timedelta(minutes=8)
        for line in lines:
            await line.do(Done(line.seat))
        await settle(lines[0])
        assert lines[0].game["now"]["phase"] == "build"
        assert lines[0].game["now"]["clock_ends"] is None


async def test_the_welcome_tells_the_time_by_which_clocks_count(tmp_path: Path) -> None:
    watch = StoppedWatch()
    watch.ahead = timedelta(hours=3)
    async with running(tmp_path / "games", clock=watch) as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await lines[0].socket.send('{"t": "look", "id": "again"}')
        welcome = await lines[0].hear("welcome")
        assert time_of(welcome["now"]) == watch()


async def test_a_clock_that_ran_out_while_the_server_was_down_ends_the_phase_at_once(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho", variants=("trade-clock=5",))
        await keep_all(lines)
        ends = lines[0].game["now"]["clock_ends"]
        jar = site.people[0].http.cookies
    watch.ahead = timedelta(minutes=4)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = site.person()
        ann.http.cookies = jar
        line = await ann.look_on(table)
        assert line.game["now"]["clock_ends"] == ends
    watch.ahead = timedelta(minutes=6)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = site.person()
        ann.http.cookies = jar
        line = await ann.look_on(table)
        await line.until(lambda line: line.game["now"]["phase"] == "build")
        ended = next(event for event in line.log if event["happened"] == "trading-ended")
        assert ended["clock"]
        log = await site.tables.store.log.read(table)
        assert (log[-1].seat, log[-1].action.do) == (-1, "close-trading")


async def test_the_clock_rings_while_people_talk(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho", variants=("trade-clock=5",))
        for line in lines[:2]:
            await keep_all([line])
        # The phase begins nearly five minutes ago, as the clock of the row says.
        watch.ahead = timedelta(minutes=-4, seconds=-59.6)
        own = lines[2].game["mine"]
        await lines[2].do(Keep(2, tuple(own["hand"][: own["keep"]])))
        watch.ahead = timedelta()
        table = await site.tables.get(lines[0].table["id"])
        table.clocks.stop()
        table.clocks.set(table.game)
        await asyncio.wait_for(lines[0].until(lambda line: line.game["now"]["phase"] == "build"), 5)
        assert lines[0].log[-1] == {
            "clock": True,
            "in_turn": True,
            "happened": "trading-ended",
        }


async def test_a_table_without_clock_has_none(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        assert lines[0].game["now"]["clock_ends"] is None

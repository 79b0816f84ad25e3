"""Who is at a running table, and whom it waits for: sent at once, and never part of the game."""

from datetime import timedelta
from pathlib import Path

from tests.server.kit import StoppedWatch, lot_of, running
from tests.server.people import gathered, trading

from chinatown.game import Done, Offer, Trade, Transfer
from chinatown.server.times import time_of


async def test_everyone_sees_who_is_gone_and_since_when(tmp_path: Path) -> None:
    async with gathered(tmp_path, StoppedWatch()) as people:
        ann, ben, _ = people.lines
        watcher = await people.site.person("Dot").look_on(people.table)
        assert [seat["here"] for seat in ann.presence["seats"]] == [True] * 3
        n, left = ann.n, people.watch()
        await people.leave(2)
        for line in (ann, ben, watcher):
            await line.until(lambda line: not line.seat_presence(2)["here"])
            assert time_of(line.seat_presence(2)["since"]) == left
        assert ann.n == n, "coming and going is no part of the game"
        await people.come(2)
        await ann.until(lambda line: line.seat_presence(2)["here"])
        assert ann.seat_presence(2)["since"] is None


async def test_a_seat_with_two_browsers_is_here_until_both_are_gone(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        first = people.lines[2]
        second = await people.come(2)
        await first.close()
        await people.settle()
        assert people.lines[0].seat_presence(2)["here"]
        await second.close()
        await people.lines[0].until(lambda line: not line.seat_presence(2)["here"])


async def test_when_somebody_was_last_seen_outlives_the_server(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        await people.leave(2)
        since = people.lines[0].seat_presence(2)["since"]
        jar = people.site.people[0].http.cookies
        watch, table = people.watch, people.table
    watch.ahead += timedelta(hours=3)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = site.person()
        ann.http.cookies = jar
        line = await ann.look_on(table)
        assert line.seat_presence(2)["since"] == since
        # But nobody could come while there was no server to come to.
        answer = await line.vote("replace", 2)
        assert (answer["code"], answer["params"]["seconds"]) == ("gone-too-short", 120)


async def test_it_is_told_whom_the_table_waits_for_and_since_when(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann = people.lines[0]
        start = [seat["waited"] for seat in ann.presence["seats"]]
        assert all(start)
        await people.later(60)
        await trading(people)
        for seat in ann.presence["seats"]:
            assert time_of(seat["waited"]) - time_of(start[0]) >= timedelta(seconds=59)
        await people.lines[1].do(Done(1))
        await people.settle()
        waited = [seat["waited"] for seat in ann.presence["seats"]]
        assert waited[1] is None
        assert waited[0] is not None
        for seat in (0, 2):
            await people.lines[seat].do(Done(seat))
        await people.settle()
        building = [bool(seat["waited"]) for seat in ann.presence["seats"]]
        assert building.count(True) == 1
        assert building.index(True) == ann.game["now"]["waiting"][0]


async def test_composing_an_offer_is_shown_until_it_is_made(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        await trading(people)
        await ben.ask({"t": "compose", "on": True})
        await ann.until(lambda line: line.seat_presence(1)["composing"])
        await ben.do(Offer(1, Trade((Transfer(1, 0, buildings=(lot_of(ben, 1),)),))))
        await ann.until(lambda line: not line.seat_presence(1)["composing"])


async def test_who_is_gone_composes_nothing(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann = people.lines[0]
        await trading(people)
        await people.lines[1].ask({"t": "compose", "on": True})
        await ann.until(lambda line: line.seat_presence(1)["composing"])
        await people.leave(1)
        assert not ann.seat_presence(1)["composing"]


async def test_switching_it_on_and_off_quickly_tells_the_others_little(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        await trading(people)
        heard = len(ann.heard)
        for _ in range(50):
            await ben.ask({"t": "compose", "on": True})
            await ben.ask({"t": "compose", "on": False})
        await people.settle()
        assert len(ann.heard) - heard <= 6


async def test_a_secret_offer_tells_others_nothing(tmp_path: Path) -> None:
    async with gathered(tmp_path, phase_seconds=600) as people:
        ann, ben, cho = people.lines
        await trading(people)
        trade = Trade((Transfer(1, 0, buildings=(lot_of(ben, 1),)),))
        await ben.do(Offer(1, trade, secret=True))
        await ann.hear("update")
        await cho.silence()


async def test_a_nudge_reaches_whoever_the_table_waits_for(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, cho = people.lines
        await trading(people)
        assert (await ann.ask({"t": "nudge", "seat": 1}))["t"] == "ok"
        await people.settle()
        assert (ann.nudged_by, ben.nudged_by, cho.nudged_by) == ([], [0], [])
        again = await ann.ask({"t": "nudge", "seat": 1})
        assert again["code"] == "nudge-too-soon"
        assert 0 < again["params"]["seconds"] <= 20
        assert (await cho.ask({"t": "nudge", "seat": 1}))["t"] == "ok"
        await people.later(20)
        assert (await ann.ask({"t": "nudge", "seat": 1}))["t"] == "ok"


async def test_nobody_is_nudged_for_nothing(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        await trading(people)
        await ben.do(Done(1))
        dot = await people.site.person("Dot").look_on(people.table)
        assert (await ann.ask({"t": "nudge", "seat": 1}))["code"] == "not-waited-for"
        assert (await ann.ask({"t": "nudge", "seat": 0}))["code"] == "not-waited-for"
        assert (await ann.ask({"t": "nudge", "seat": 9}))["code"] == "not-waited-for"
        assert (await dot.ask({"t": "nudge", "seat": 0}))["code"] == "not-seated"
        await ben.ask({"t": "mute", "seat": 2, "muted": True})
        await ben.do(Done(1, done=False))
        assert (await people.lines[2].ask({"t": "nudge", "seat": 1}))["code"] == "muted-by"

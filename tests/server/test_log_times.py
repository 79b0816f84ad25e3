"""When things happened: told with every update and with the log, and only of what one may see."""

from datetime import timedelta
from pathlib import Path

from tests.server.kit import Line, Site, Watch, come_back, keep_all, running, seated, settle

from chinatown.game import Agree, Done, Offer, Say, Trade, Transfer
from chinatown.server.times import time_of


async def trading(site: Site) -> tuple[str, list[Line]]:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    return table, lines


def hours(line: Line) -> list[int]:
    """Return how many hours after the beginning each event of the log happened."""
    began, *_ = times = [time_of(at) for at in line.times]
    assert len(times) == len(line.log)
    return [round((at - began) / timedelta(hours=1)) for at in times]


async def test_every_update_says_when_it_happened_and_so_does_the_log(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        _, lines = await trading(site)
        watch.ahead = timedelta(hours=1)
        await lines[0].do(Say(0, "Hello"))
        update = await lines[1].hear("update")
        assert len(update["at"]) == len("2026-01-31T12:00:00Z")
        assert abs(watch() - time_of(update["at"])) < timedelta(seconds=30)
        assert hours(lines[1])[-2:] == [0, 1]
        before = lines[1].times
        await settle(lines[1])
        assert lines[1].times == before


async def test_times_are_the_same_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, lines = await trading(site)
        watch.ahead = timedelta(hours=1)
        await lines[0].do(Say(0, "Hello"))
        before = lines[0].times
        jar = site.people[0].http.cookies
    watch.ahead = timedelta(hours=9)
    async with running(tmp_path / "games", clock=watch) as site:
        line = await come_back(site, jar, table)
        assert line.times == before
        assert set(hours(line)) == {0, 1}


async def test_no_time_is_told_of_what_one_may_not_see(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        _, lines = await trading(site)
        watch.ahead = timedelta(hours=1)
        gift = Trade((Transfer(1, 2, cash=10_000),))
        await lines[1].do(Offer(1, gift, secret=True))
        await lines[2].until(lambda line: line.game["offers"])
        watch.ahead = timedelta(hours=2)
        await lines[2].do(Agree(2, lines[2].game["offers"][0]["id"]))
        watch.ahead = timedelta(hours=3)
        await lines[0].do(Done(0))
        for line in lines:
            await settle(line)
        assert set(hours(lines[0])) == {0, 3}
        assert set(hours(lines[1])) == set(hours(lines[2])) == {0, 1, 2, 3}

"""The host's role passes on in a running game, and can be handed back."""

from pathlib import Path

from tests.server.kit import Line, running, seated, settle
from tests.server.people import People, gathered

ANN, BEN, CHO = range(3)


def hosts(line: Line) -> list[int]:
    return [seat["seat"] for seat in line.table["seats"] if seat["host"]]


async def come_and_go(people: People) -> None:
    """Let somebody come to look on, so that the server looks for the host at this time."""
    await (await people.site.person("Dot").look_on(people.table)).close()
    await people.settle()


async def test_it_passes_on_once_the_host_is_away_as_long_as_the_table_chose(
    tmp_path: Path,
) -> None:
    async with gathered(tmp_path, away_seconds=60) as people:
        ben, cho = people.lines[1:]
        await people.leave(ANN)
        await people.later(59)
        await come_and_go(people)
        assert hosts(cho) == [ANN]
        await people.later(1)
        await come_and_go(people)
        # Ben sat down before Cho, and everyone is told.
        for line in (ben, cho):
            await line.until(lambda line: hosts(line) == [BEN])
        assert ben.table["host"]
        assert not cho.table["host"]


async def test_it_passes_on_by_itself(tmp_path: Path) -> None:
    async with gathered(tmp_path, away_seconds=5) as people:
        people.watch.ahead = -people.watch.ahead
        await people.leave(ANN)
        await people.lines[CHO].until(lambda line: hosts(line) == [BEN])


async def test_whoever_comes_back_can_be_handed_it_again(tmp_path: Path) -> None:
    async with gathered(tmp_path, away_seconds=60) as people:
        ben = people.lines[BEN]
        await people.leave(ANN)
        await people.later(60)
        await come_and_go(people)
        ann = await people.come(ANN)
        assert (ann.table["host"], hosts(ann)) == (False, [BEN])
        change = {"t": "arrange", "change": {"do": "hand-over", "seat": ANN}}
        assert (await ben.ask(change))["t"] == "ok"
        await ann.until(lambda line: line.table["host"])


async def test_a_host_who_comes_back_in_time_keeps_it(tmp_path: Path) -> None:
    async with gathered(tmp_path, away_seconds=60) as people:
        await people.leave(ANN)
        await people.later(59)
        await people.come(ANN)
        await people.later(600)
        await come_and_go(people)
        assert hosts(people.lines[BEN]) == [ANN]


async def test_of_a_host_who_leaves_for_good_it_goes_to_somebody_who_is_here(
    tmp_path: Path,
) -> None:
    async with gathered(tmp_path) as people:
        ann, _, cho = people.lines
        await people.leave(BEN)
        assert (await ann.ask({"t": "leave"}))["t"] == "ok"
        await cho.until(lambda line: line.table["host"])
        assert hosts(cho) == [CHO]


async def test_of_a_host_who_only_looks_on_it_passes_on_too(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("friend", "plain", "plain", pace={"away_seconds": 5})
        host = await ann.look_on(table)
        await ben.join(table)
        line = await ben.look_on(table)
        await host.start()
        await settle(line)
        await host.close()
        await line.until(lambda line: line.table["host"])


async def test_nobody_becomes_the_host_of_a_game_that_is_over(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho", pace={"away_seconds": 5})
        for line in lines:
            await line.vote("end")
        await lines[BEN].until(lambda line: line.game["now"]["phase"] == "over")
        await lines[ANN].close()
        await lines[BEN].until(lambda line: not line.table["seats"][ANN]["online"])
        assert (await site.tables.get(table)).host_away_since is None
        assert not (await site.tables.get(table)).host_alarm.waiting

"""Tables that nobody uses are forgotten, and are as they were when somebody comes back."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from tests.server.kit import Line, Site, keep_all, lot_of, running, seated, settle

from chinatown.game import Done, Offer, Trade, Transfer
from chinatown.server.bots.beat import Beat
from chinatown.server.settings import Settings
from chinatown.server.tables import registry


def impatient(tmp_path: Path) -> contextlib.AbstractAsyncContextManager[Site]:
    """Run a server that forgets tables a tenth of a second after their last use."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    settings = Settings(database_url=url, bot_pause=0, idle_seconds=0.1)
    return running(tmp_path / "games", settings=settings)


async def forgotten(site: Site, table: str, seconds: float = 5) -> bool:
    for _ in range(int(seconds / 0.05)):
        if not site.in_memory(table):
            return True
        await asyncio.sleep(0.05)
    return False


async def test_a_table_without_visitors_is_forgotten_and_comes_back(tmp_path: Path) -> None:
    async with impatient(tmp_path) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        assert not await forgotten(site, table, 0.4)
        n, log, view = lines[0].n, lines[0].log, lines[0].view
        for line in lines:
            await line.close()
        assert await forgotten(site, table)
        ann = await site.people[0].look_on(table)
        assert (ann.n, ann.log, ann.view, ann.seat) == (n, log, view, 0)
        await ann.do(Done(0))
        assert ann.n == n + 1


async def test_bots_at_rest_do_not_keep_a_table_and_go_on_when_it_comes_back(
    tmp_path: Path,
) -> None:
    async with impatient(tmp_path) as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await line.until(lambda line: line.game["now"]["waiting"] == [0])
        await line.close()
        assert await forgotten(site, table)
        assert not site.has_bots_running(table)
        line = await ann.look_on(table)
        await keep_all([line])
        await line.until(lambda line: line.game["now"]["waiting"] == [0])
        assert line.game["now"]["phase"] == "trade"


async def offered(line: Line, seconds: int) -> None:
    trade = Trade((Transfer(line.seat, 1, (lot_of(line, line.seat),)),))
    await line.do(Offer(line.seat, trade, seconds=seconds))


async def test_a_table_whose_clock_runs_is_not_forgotten_before_it_rings(tmp_path: Path) -> None:
    async with impatient(tmp_path) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await offered(lines[0], 1)
        for line in lines:
            await line.close()
        assert await forgotten(site, table)
        log = await site.tables.store.log.read(table)
        assert log[-1].action.do == "expire"
        ann = await site.people[0].look_on(table)
        assert ann.game["offers"][0]["status"] == "lapsed"
        await offered(ann, 60)
        await ann.close()
        assert not await forgotten(site, table, 0.4)


async def test_a_game_of_bots_sleeps_while_nobody_looks_on(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    settings = Settings(database_url=url, bot_pause=0.02)
    async with running(tmp_path / "games", settings=settings) as site:
        ann = site.person()
        table = await ann.make_table("plain", "plain", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await line.until(lambda line: line.n > 3)
        await line.close()
        await asyncio.sleep(0.2)
        log = site.tables.store.log
        before = len(await log.read(table))
        await asyncio.sleep(0.3)
        assert len(await log.read(table)) == before
        (summary,) = (await ann.get("/api/me"))["tables"]
        assert (summary["status"], summary["bots_only"]) == ("playing", True)
        line = await ann.look_on(table)
        await line.until(lambda line: line.n > before)


async def test_bots_take_twice_as_long_for_people_who_only_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    periods: list[float] = []

    class NotedBeat(Beat):
        def __init__(self, period: float) -> None:
            periods.append(period)
            super().__init__(0)

    monkeypatch.setattr(registry, "Beat", NotedBeat)
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    async with running(settings=Settings(database_url=url, bot_pause=1.5)) as site:
        ann = site.person()
        for seats in (("me", "plain", "plain"), ("plain", "plain", "plain")):
            line = await ann.look_on(await ann.make_table(*seats))
            await line.start()
        assert periods == [1.5, 3]


async def test_a_list_of_tables_does_not_load_what_is_over(tmp_path: Path) -> None:
    async with impatient(tmp_path) as site:
        ann = site.person()
        table = await ann.make_table("plain", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await line.until(lambda line: line.table["status"] == "over")
        await line.close()
        assert await forgotten(site, table)
        (summary,) = (await ann.get("/api/me"))["tables"]
        assert (summary["status"], summary["round"], summary["your_turn"]) == ("over", 6, False)
        assert not site.in_memory(table)
        line = await ann.look_on(table)
        assert line.game["now"]["phase"] == "over"
        await settle(line)

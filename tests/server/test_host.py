"""Before the game: what the host alone may do, and to whom the role passes."""

from datetime import timedelta
from pathlib import Path

import pytest
from tests.server.before_the_game import SET_UP, arrange, done, gathered, seat_of
from tests.server.kit import Json, Site, Watch, running

from chinatown.server.settings import Settings


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("seat-bot", {"seat": 2, "bot": "plain", "character": "any"}),
        ("free-seat", {"seat": 0}),
        ("set-players", {"players": 3}),
        ("set-up", SET_UP),
        ("hand-over", {"seat": 1}),
    ],
)
async def test_only_the_host_changes_the_table(site: Site, do: str, more: Json) -> None:
    table, _, host, _, line = await gathered(site)
    stranger = await site.person("Eve").look_on(table)
    before = host.table
    for other in (line, stranger):
        answer = await arrange(other, do, **more)
        assert answer["t"] == "error"
        assert answer["code"] in ("not-host", "not-seated")
    assert (await site.person().get(f"/api/tables/{table}"))["seats"] == before["seats"]


async def test_the_host_hands_the_role_over(site: Site) -> None:
    _, _, host, _, line = await gathered(site, "plain")
    for seat, code in ((2, "no-player-there"), (9, "unknown-seat")):
        assert (await arrange(host, "hand-over", seat=seat))["code"] == code
    await done(host, "hand-over", seat=1)
    await line.until(lambda line: line.table["host"])
    assert not host.table["host"]
    assert [seat["host"] for seat in line.table["seats"]] == [False, True, False]
    assert (await arrange(host, "set-players", players=4))["code"] == "not-host"
    await line.start()


async def test_a_host_who_stands_up_looks_on_as_the_host(site: Site) -> None:
    _, _, host, _, _ = await gathered(site, "plain")
    await done(host, "stand-up")
    assert (host.table["you"], host.table["host"]) == (None, True)
    await done(host, "seat-bot", seat=0, bot="plain", character="none")
    await host.start()


async def test_the_role_passes_on_when_the_host_stays_away(tmp_path: Path) -> None:
    watch = Watch()
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=120
    )
    async with running(tmp_path / "games", settings=settings, clock=watch) as site:
        table, _, host, _, line = await gathered(site, "plain")
        await host.close()
        await line.until(lambda line: not seat_of(line, 0)["online"])
        watch.ahead = timedelta(seconds=119)
        cho = await site.person("Cho").look_on(table)
        assert not seat_of(cho, 1)["host"]
        watch.ahead = timedelta(seconds=121)
        await site.person("Dan").look_on(table)
        await line.until(lambda line: line.table["host"])
        await line.start()


async def test_the_role_passes_on_by_itself(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        _, _, host, _, line = await gathered(site, "plain")
        assert host.table["host"]
        await host.close()
        await line.until(lambda line: line.table["host"])


async def test_a_host_who_comes_back_in_time_stays_the_host(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, ann, host, _, line = await gathered(site, "plain")
        await host.close()
        await line.until(lambda line: not seat_of(line, 0)["online"])
        watch.ahead = timedelta(seconds=60)
        again = await ann.look_on(table)
        watch.ahead = timedelta(seconds=240)
        await site.person("Cho").look_on(table)
        assert again.table["host"]
        assert not line.table["host"]


async def test_the_role_of_a_host_without_a_seat_passes_on_as_well(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("friend", "plain", "plain")
        await ben.join(table)
        line = await ben.look_on(table)
        await line.until(lambda line: line.table["host"])
        await line.start()


async def test_whoever_sits_down_after_the_host_has_gone_may_become_the_host(
    tmp_path: Path,
) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        host = await ann.look_on(table)
        await ben.get("/api/me")
        line = await ben.look_on(table)
        await host.close()
        await line.until(lambda line: not seat_of(line, 0)["online"])
        await ben.join(table)
        await line.until(lambda line: line.table["host"])


async def test_a_role_that_is_handed_to_somebody_away_comes_back(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'games'}", bot_pause=0, host_seconds=0.05
    )
    async with running(tmp_path / "games", settings=settings) as site:
        _, _, host, _, line = await gathered(site, "plain")
        await line.close()
        await host.until(lambda line: not seat_of(line, 1)["online"])
        await done(host, "hand-over", seat=1)
        await host.until(lambda line: line.table["host"])

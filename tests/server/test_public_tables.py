"""Public tables are listed where the server and their hosts want that, and no others."""

import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Json, Line, Person, Site, new_table, running
from tests.server.redis_server import RedisServer
from tests.server.shared import servers

from chinatown.server.limits.numbers import Limits
from chinatown.server.public_tables import UNITS
from chinatown.server.settings import Settings
from chinatown.server.store.store import Store
from chinatown.server.tables.registry import Tables


def listing(tmp_path: Path, **more: object) -> Settings:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games'}"
    settings = Settings(database_url=url, bot_pause=0, closing_seconds=0, public_tables=True)
    return dataclasses.replace(settings, **more)  # type: ignore[arg-type]


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(settings=listing(tmp_path)) as site:
        yield site


async def listed(person: Person) -> list[Json]:
    tables: list[Json] = (await person.get("/api/public-tables"))["tables"]
    return tables


async def opened(person: Person, *seats: str, **more: Any) -> tuple[str, Line]:
    """Make a table and look on at it."""
    table = await person.make_table(*seats, **more)
    return table, await person.look_on(table)


async def set_public(line: Line, *, public: bool) -> Json:
    return await line.ask({"t": "arrange", "change": {"do": "set-public", "public": public}})


async def test_a_public_table_is_listed_while_somebody_is_there(site: Site) -> None:
    ann, eve = site.person("Ann"), site.person("Eve")
    table, line = await opened(ann, "me", "friend", "plain", public=True)
    assert line.table["public"]
    entry = {
        "id": table,
        "status": "lobby",
        "edition": "modern",
        "host": "Ann",
        "seats": 3,
        "free": 1,
        "round": 0,
        "spectators": 0,
    }
    assert await listed(eve) == [entry]
    ben = site.person("Ben")
    await ben.join(table)
    second = await ben.look_on(table)
    await line.start()
    running_now = {"status": "playing", "free": 0, "round": 1}
    assert await listed(eve) == [{**entry, **running_now}]
    for other in (line, second):
        await other.close()
    await (await site.person("Dot").look_on(await ann.make_table("me", "plain", "plain"))).close()
    assert await listed(eve) == []


async def test_a_table_is_private_until_its_host_says_otherwise(site: Site) -> None:
    ann, ben, eve = site.person("Ann"), site.person("Ben"), site.person("Eve")
    table, host = await opened(ann, "me", "friend", "friend")
    await ben.join(table)
    other = await ben.look_on(table)
    assert await listed(eve) == []
    assert (await set_public(other, public=True))["code"] == "not-host"
    assert (await set_public(host, public=True))["t"] == "ok"
    assert [entry["id"] for entry in await listed(eve)] == [table]
    assert (await set_public(host, public=False))["t"] == "ok"
    assert await listed(eve) == []


async def test_tables_that_wait_for_players_come_first(site: Site) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    waiting, _ = await opened(ann, "me", "friend", "plain", public=True)
    going, line = await opened(ben, "me", "plain", "plain", public=True)
    await line.start()
    entries = await listed(site.person("Eve"))
    assert [(entry["id"], entry["status"]) for entry in entries] == [
        (waiting, "lobby"),
        (going, "playing"),
    ]


async def test_neither_a_password_nor_a_ban_nor_a_guests_name_leaks(site: Site) -> None:
    ann, ben, eve = site.person("Ann"), site.person("Ben"), site.person("Eve")
    table, host = await opened(ann, "me", "friend", "friend", public=True)
    await ben.join(table)
    banned = await ben.look_on(table)
    answer = await eve.http.get("/api/public-tables")
    assert "Ann" in answer.text
    assert "Ben" not in answer.text
    assert (await host.ask({"t": "arrange", "change": {"do": "ban", "seat": 1}}))["t"] == "ok"
    await banned.hear("error")
    assert await listed(ben) == []
    assert len(await listed(eve)) == 1
    change = {"do": "set-password", "password": "blue dragon"}
    assert (await host.ask({"t": "arrange", "change": change}))["t"] == "ok"
    assert (await eve.http.get("/api/public-tables")).json() == {"tables": []}
    locked, _ = await opened(ann, "me", "friend", "plain", public=True, password="blue dragon")
    assert locked not in (await eve.http.get("/api/public-tables")).text


async def test_a_server_lists_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    async with running(settings=listing(tmp_path)) as site:
        ann = site.person("Ann")
        cookies = ann.http.cookies
        table, _ = await opened(ann, "me", "friend", "plain", public=True)
        assert (await ann.get("/api/options"))["public_tables"]
    async with running(settings=listing(tmp_path, public_tables=False)) as site:
        ann = site.person("Ann")
        ann.http.cookies = cookies
        line = await ann.look_on(table)
        assert await listed(site.person("Eve")) == []
        assert not (await ann.get("/api/options"))["public_tables"]
        assert (await set_public(line, public=True))["code"] == "public-tables-off"
        # What was public before can still be taken back.
        assert (await set_public(line, public=False))["t"] == "ok"
        made = await ann.post("/api/tables", new_table("me", "plain", "plain", public=True))
        assert made.json()["code"] == "public-tables-off"


async def test_the_setting_comes_from_the_environment() -> None:
    for words, on in (("1", True), ("0", False), ("", False)):
        settings = Settings.from_environment(environment={"CHINATOWN_PUBLIC_TABLES": words})
        assert settings.public_tables is on
    assert not Settings.from_environment(environment={}).public_tables


async def test_the_list_counts_for_several_requests(tmp_path: Path) -> None:
    limits = Limits(requests_per_address=8 * UNITS)
    async with running(settings=listing(tmp_path, limits=limits)) as site:
        eve = site.person("Eve", "127.0.0.2")
        codes = [(await eve.http.get("/api/public-tables")).status_code for _ in range(4)]
        assert codes[0] == 200
        assert codes[-1] == 429


async def test_the_people_who_play_again_stay_as_public_as_they_were(site: Site) -> None:
    ann = site.person("Ann")
    table, line = await opened(ann, "me", "plain", "plain", public=True)
    await line.start()
    await line.ask({"t": "vote", "question": "end", "about": None, "agree": True})
    await line.until(lambda line: line.table["status"] == "over")
    assert await listed(ann) == []
    again = (await ann.post(f"/api/tables/{table}/again", {})).json()["table"]
    await ann.look_on(again)
    assert [entry["id"] for entry in await listed(site.person("Eve"))] == [again]


async def test_a_public_table_at_another_server_is_listed_as_well(
    postgres_url: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers(postgres_url, redis.url) as sites:
        for site in sites:
            shown = dataclasses.replace(site.app.state.settings, public_tables=True)
            site.app.state.settings = shown
            monkeypatch.setattr(site.tables, "_settings", shown)
        table, line = await opened(sites[0].person("Ann"), "me", "friend", "plain", public=True)
        eve = sites[1].person("Eve")
        while not (entries := await listed(eve)):
            assert line.table["public"]
        assert entries[0]["id"] == table


async def test_the_store_lists_the_newest_only(tmp_path: Path) -> None:
    async with running(settings=listing(tmp_path)) as site:
        tables: Tables = site.tables
        store: Store = tables.store
        ann = site.person("Ann")
        made = [await ann.make_table("me", "plain", "plain", public=True) for _ in range(3)]
        assert await store.entries.listed(2) == list(reversed(made))[:2]

"""Old tables are deleted where the settings say so, and no table that somebody uses."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import PATIENCE, Watch, running, seated
from tests.server.stored import another

from chinatown.game import Done
from chinatown.server.administration import MAX_PURGED, Administration
from chinatown.server.settings import Settings
from chinatown.server.store.proceedings import EntryRow, Vote
from chinatown.server.store.rows import ActionRow
from chinatown.server.store.store import Store
from chinatown.server.tables import retention, sharing
from chinatown.server.times import time_text, utc_now

OLD = time_text(utc_now() - timedelta(days=40))
LATELY = time_text(utc_now() - timedelta(days=2))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


async def add(store: Store, name: str, **more: Any) -> None:
    await store.games.add(another(name, **{"created": OLD, "changed": OLD, **more}))


async def left(store: Store) -> set[str]:
    return {line.id for line in await Administration(store).tables(1000)}


async def fill(store: Store) -> None:
    """Keep old tables, and those that were used in one way or another since."""
    await add(store, "lobby")
    await add(store, "over", over=True, seed="seed", started=OLD)
    await add(store, "running", seed="seed", started=OLD)
    await add(store, "changed", changed=LATELY)
    await add(store, "begun", seed="seed", started=LATELY)
    await add(store, "acted", seed="seed", started=OLD)
    await store.log.write("acted", ActionRow(1, 0, None, Done(0), LATELY), over=False)
    await add(store, "voted", seed="seed", started=OLD)
    vote = Vote(0, "pause", -1, agree=True, host=True)
    await store.proceedings.write("voted", EntryRow(1, 0, None, vote, LATELY))


USED = {"changed", "begun", "acted", "voted"}


@pytest.mark.parametrize(
    ("over", "deleted"),
    [(True, {"over"}), (False, {"lobby", "running"}), (None, {"lobby", "over", "running"})],
)
async def test_only_tables_of_a_kind_that_nobody_used_are_deleted(
    store: Store, over: bool | None, deleted: set[str]
) -> None:
    await fill(store)
    assert await Administration(store).purge(30, over=over) == len(deleted)
    assert await left(store) == (USED | {"lobby", "over", "running"}) - deleted


async def test_many_are_deleted_some_at_a_time(store: Store) -> None:
    for number in range(MAX_PURGED + 1):
        await add(store, f"old {number}")
    assert await Administration(store).purge(30, over=False) == MAX_PURGED
    assert await Administration(store).purge(30, over=False) == 1


async def test_of_several_servers_one_looks_for_old_tables(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(3)]
    watch = Watch()
    for _ in range(2):
        claims = [await retention.claim(store, "something", watch(), 60) for store in stores]
        assert claims == [True, False, False]
        watch.ahead += timedelta(seconds=61)
    assert await retention.claim(stores[1], "something else", watch(), 60)
    for store in stores:
        await store.close()


async def test_a_server_deletes_what_is_old_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'games'}"
    store = await Store.open(url)
    await add(store, "lobby")
    await add(store, "over", over=True, seed="seed", started=OLD)
    await add(store, "lately", over=True, seed="seed", started=LATELY)
    settings = Settings(database_url=url, keep_finished_days=30)
    async with running(settings=settings):
        await gone(store, "over")
    assert await left(store) == {"lobby", "lately"}
    assert "deleted 1 finished tables that nobody has used for 30 days" in caplog.text
    await store.close()


async def gone(store: Store, table: str) -> None:
    """Wait until a table is deleted."""
    async with asyncio.timeout(PATIENCE):
        while await store.games.exists(table):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_nothing_is_deleted_unless_a_setting_says_so(
    store: Store,
) -> None:
    await fill(store)
    async with asyncio.timeout(PATIENCE):
        await retention.keep_to_retention(store, utc_now, Settings())
    assert len(await left(store)) == 7


async def test_a_game_that_is_played_outlives_the_shortest_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "RETENTION_SECONDS", 0.1)
    monkeypatch.setattr(sharing, "ADMINISTRATION_SECONDS", 0.05)
    url = f"sqlite:///{tmp_path / 'games'}"
    watch = Watch()
    settings = Settings(database_url=url, keep_unfinished_days=1, bot_pause=0)
    async with running(settings=settings, clock=watch) as site:
        old = await site.person("Dai").make_table("me", "friend", "friend")
        watch.ahead += timedelta(hours=20)
        table, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
        watch.ahead += timedelta(hours=20)
        await gone(site.tables.store, old)
        assert await site.tables.store.games.exists(table)
        assert (await ann.ask({"t": "ping"}))["t"] == "pong"


def test_the_settings_have_names() -> None:
    environment = {"CHINATOWN_KEEP_FINISHED_DAYS": "365", "CHINATOWN_KEEP_UNFINISHED_DAYS": "30"}
    settings = Settings.from_environment(environment=environment)
    assert (settings.keep_finished_days, settings.keep_unfinished_days) == (365, 30)
    usual = Settings.from_environment(environment={})
    assert (usual.keep_finished_days, usual.keep_unfinished_days) == (0, 0)

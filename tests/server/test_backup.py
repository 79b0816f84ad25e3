"""A backup holds all tables as they are at one moment, and brings back those that are gone."""

import asyncio
import gzip
import io
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.kit import keep_all, new_table, running, seated
from tests.server.stored import ACCOUNT, GAME, NOON, REPORT, another

from chinatown.game import Done
from chinatown.server.backup import BackupError, Restored, back_up, checked_key, restore
from chinatown.server.store.accounts import SessionRow
from chinatown.server.store.rows import ActionRow
from chinatown.server.store.store import Store


async def filled(database_url: str) -> Store:
    """Return a database with two tables, at one of which somebody acted and muted another."""
    store = await Store.open(database_url)
    await store.games.add(GAME)
    await store.games.add(another("second"))
    await store.games.start(GAME, "seed", "start", NOON)
    await store.log.write(GAME.id, ActionRow(1, 0, "done", Done(0), NOON), over=False)
    await store.mutes.set(GAME.id, 0, 1, muted=True)
    await store.accounts.add(ACCOUNT, SessionRow("session", "", NOON, NOON), "nobody")
    await store.reports.add(REPORT)
    return store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await filled(database_url)
    yield store
    await store.close()


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A backup."""
    store = await filled(f"sqlite:///{tmp_path / 'games'}")
    file = await written(store, tmp_path / "backup")
    await store.close()
    return file


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path / 'restored'}")
    yield store
    await store.close()


async def written(store: Store, file: Path) -> Path:
    out = io.BytesIO()
    await back_up(store, out)
    await asyncio.to_thread(file.write_bytes, out.getvalue())
    return file


async def test_what_is_backed_up_comes_back_in_another_database(
    store: Store, empty: Store, tmp_path: Path
) -> None:
    file = await written(store, tmp_path / "backup")
    key = checked_key(file)
    assert key == "" or key == store.key
    assert await restore(empty, file) == Restored(added=2, known=0)
    for table in (GAME.id, "second"):
        assert await empty.games.get(table) == await store.games.get(table)
        assert await empty.log.read(table) == await store.log.read(table)
        assert await empty.mutes.of_game(table) == await store.mutes.of_game(table)


async def test_tables_that_are_there_are_left_alone(store: Store, tmp_path: Path) -> None:
    file = await written(store, tmp_path / "backup")
    await store.games.delete("second")
    await store.log.write(GAME.id, ActionRow(2, 0, "again", Done(0), NOON), over=False)
    assert await restore(store, file) == Restored(added=1, known=1)
    assert await store.games.get("second") is not None
    assert len(await store.log.read(GAME.id)) == 2


async def test_people_keep_their_seats_where_the_key_comes_back(
    store: Store, empty: Store, tmp_path: Path
) -> None:
    key = store.key
    file = await written(store, tmp_path / "backup")
    assert empty.key != key
    await restore(empty, file, checked_key(file))
    assert empty.key == key


@pytest.mark.parametrize("size", [0, 10, -20, -1])
def test_a_file_that_is_cut_short_is_no_backup(file: Path, size: int) -> None:
    file.write_bytes(file.read_bytes()[:size])
    with pytest.raises(BackupError) as refused:
        checked_key(file)
    assert refused.value.code == "backup-damaged"


def test_a_backup_that_was_changed_is_noticed(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for changed in (
        [lines[0], lines[1].replace(b"Ann", b"Eve"), *lines[2:]],
        [lines[0], *lines[2:]],
        [*lines[:-1]],
        [lines[0].replace(b"key", b"kez"), *lines[1:]],
        [b"[1]\n", *lines[1:]],
    ):
        file.write_bytes(gzip.compress(b"".join(changed)))
        with pytest.raises(BackupError) as refused:
            checked_key(file)
        assert refused.value.code == "backup-damaged"


def test_a_backup_of_another_version_is_refused(file: Path) -> None:
    head, *rest = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    later = {**json.loads(head), "schema": 999}
    file.write_bytes(gzip.compress(json.dumps(later).encode() + b"\n" + b"".join(rest)))
    with pytest.raises(BackupError) as refused:
        checked_key(file)
    assert refused.value.code == "backup-other-version"


async def test_a_server_runs_on_while_it_is_backed_up_and_restored(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        other = await Store.open(f"sqlite:///{tmp_path / 'games'}")
        file = await written(other, tmp_path / "backup")
        await lines[0].do(Done(0))
        host = site.people[0]
        gone = await host.make_table("me", "friend", "friend")
        file = await written(other, tmp_path / "backup")
        assert (await host.http.delete(f"/api/tables/{gone}")).status_code == 200
        assert await restore(other, file) == Restored(added=1, known=1)
        await host.get(f"/api/tables/{gone}")
        await lines[1].do(Done(1))
        made = await host.post("/api/tables", new_table("me", "friend", "friend"))
        assert made.status_code == 200
        await other.close()


async def test_accounts_come_back_with_nobody_signed_in_and_none_twice(
    file: Path, empty: Store
) -> None:
    for _ in range(2):
        await restore(empty, file)
    assert await empty.accounts.named("anna") == ACCOUNT
    assert await empty.accounts.alive({"session"}) == set()
    taken = await Store.open(f"sqlite:///{file.with_name('taken')}")
    own = replace(ACCOUNT, id="own", guest="other")
    await taken.accounts.add(own, SessionRow("own", "", NOON, NOON), "other")
    await restore(taken, file)
    assert await taken.accounts.named("anna") == own
    await taken.close()


async def test_reports_come_back_and_none_twice(file: Path, empty: Store) -> None:
    for _ in range(2):
        await restore(empty, file)
        assert await empty.reports.listed(9) == [REPORT]

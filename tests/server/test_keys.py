"""The secret key lies apart from the games, and whoever reads a database can take no seat."""

import logging
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.kit import running, seated
from tests.server.stored import GAME, another

from chinatown.server.settings import Settings
from chinatown.server.store.database import notes
from chinatown.server.store.keys import DIGEST_NOTE, KEY_NOTE, KeyPlace, key_with_data
from chinatown.server.store.rows import GameRow, new_link
from chinatown.server.store.store import Store, StoreError

KEY = "k" * 40
OTHER = "o" * 40


def with_new_link(name: str) -> GameRow:
    first, *others = another(name).seats
    return replace(another(name), seats=(replace(first, link=new_link()), *others))


def contents(folder: Path) -> bytes:
    """Return what all files hold but the one with the key."""
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.suffix != ".key")


async def token_of(store: Store, table: str) -> str:
    row = await store.games.get(table)
    assert row is not None
    return store.links.token(row.seats[0].link)


async def note_of(store: Store) -> str | None:
    async with store.engine.connect() as connection:
        return await connection.scalar(select(notes.c.value).where(notes.c.name == KEY_NOTE))


async def test_a_link_can_be_looked_up_with_the_key_and_leads_to_its_seat(
    database_url: str,
) -> None:
    store = await Store.open(database_url)
    await store.games.add(with_new_link("a"))
    token = await token_of(store, "a")
    assert len(token) == 43
    assert await store.seats.by_token(token) == ("a", 0)
    row = await store.games.get("a")
    assert row is not None
    for part in (row.seats[0].link.salt, row.seats[0].link.digest):
        assert await store.seats.by_token(part) is None
    await store.close()
    again = await Store.open(database_url)
    assert await token_of(again, "a") == token
    await again.close()


async def test_nothing_in_the_files_of_the_database_opens_a_seat(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, _ = await seated(site, "Ann", "Ben", "Cho")
        info = await site.people[0].get(f"/api/tables/{table}")
        token, key = info["rejoin"].removeprefix("/r/"), site.tables.store.key
        assert token
        cookie = next(iter(site.people[0].http.cookies.values()))
        everything = contents(tmp_path)
    assert GAME.edition.encode() in everything
    for secret in (token, key, cookie):
        assert secret.encode() not in everything


async def test_a_sqlite_file_has_its_key_in_a_file_beside_it_for_its_owner_only(
    tmp_path: Path,
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games'}")
    file = tmp_path / "games.key"
    assert file.read_text().strip() == store.key
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert await note_of(store) is None
    await store.close()


async def test_a_key_that_was_in_the_database_moves_to_its_file(
    database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "elsewhere"
    store = await Store.open(database_url)
    async with store.engine.begin() as connection:
        await connection.execute(notes.delete().where(notes.c.name != "schema-version"))
        await connection.execute(notes.insert().values(name=KEY_NOTE, value=KEY))
    await store.close()
    moved = await Store.open(database_url, key=KeyPlace(file=str(file)))
    assert (moved.key, await note_of(moved), file.read_text()) == (KEY, None, f"{KEY}\n")
    await moved.close()
    again = await Store.open(database_url, key=KeyPlace(file=str(file)))
    assert again.key == KEY
    await again.close()


async def test_links_outlive_a_key_that_is_lost(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(database_url, key=KeyPlace(KEY))
    await store.games.add(with_new_link("a"))
    token = await token_of(store, "a")
    await store.close()
    with caplog.at_level(logging.WARNING):
        other = await Store.open(database_url, key=KeyPlace(OTHER))
    assert "the secret key is another one" in caplog.text
    assert await token_of(other, "a") == ""
    assert await other.seats.by_token(token) == ("a", 0)
    row = await other.games.get("a")
    assert row is not None
    # Whatever else is changed at the table, the link stays what it is.
    assert await other.games.change(row, replace(row, effects="off", seats=(*row.seats[:2],)))
    assert await other.seats.by_token(token) == ("a", 0)
    await other.close()


async def test_servers_that_share_a_database_have_the_same_key(postgres_url: str) -> None:
    first = await Store.open(postgres_url, sole=True, shared=True, key=KeyPlace(KEY))
    with pytest.raises(StoreError, match="not the one that other servers have"):
        await Store.open(postgres_url, sole=True, shared=True, key=KeyPlace(OTHER))
    with pytest.raises(StoreError, match="not the one that other servers have"):
        await Store.open(postgres_url, sole=True, shared=True)
    second = await Store.open(postgres_url, sole=True, shared=True, key=KeyPlace(KEY))
    assert await note_of(second) != KEY
    for store in (first, second):
        await store.close()


async def test_another_key_than_the_one_in_the_database_is_noticed(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    async with store.engine.begin() as connection:
        await connection.execute(notes.delete().where(notes.c.name == DIGEST_NOTE))
    with pytest.raises(StoreError, match="not the one that other servers have"):
        await Store.open(postgres_url, sole=True, shared=True, key=KeyPlace(KEY))
    assert await note_of(store) == store.key
    await store.close()


async def test_a_key_that_can_be_guessed_is_refused(database_url: str) -> None:
    with pytest.raises(StoreError, match="fewer than 32 characters") as refused:
        await Store.open(database_url, key=KeyPlace("short"))
    assert "short" not in str(refused.value)


async def test_a_backup_has_no_key_that_is_set_elsewhere(database_url: str) -> None:
    store = await Store.open(database_url, key=KeyPlace(KEY))
    assert await key_with_data(store.engine) == ""
    await store.close()


def test_settings_name_the_key_and_do_not_show_it() -> None:
    settings = Settings.from_environment(environment={"CHINATOWN_SECRET_KEY": KEY})
    assert settings.key == KeyPlace(KEY)
    assert KEY not in repr(settings)
    file = Settings.from_environment(environment={"CHINATOWN_SECRET_KEY_FILE": "/etc/key"})
    assert file.key == KeyPlace(file="/etc/key")

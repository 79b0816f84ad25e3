"""One server has a database; whoever else wants it is told so."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.kit import running
from tests.server.postgres import INSTALLED, PASSWORD, running_postgres
from tests.server.stored import GAME, another, row

from chinatown.game import Done
from chinatown.server.store.sole_use import DatabaseInUseError
from chinatown.server.store.store import Store
from chinatown.server.store.urls import database_url, shown_url

COMMAND = [sys.executable, "-m", "chinatown.cli"]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    if not INSTALLED:
        pytest.skip("PostgreSQL is not installed here")
    with running_postgres() as url:
        yield url


def start(command: str, url: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, "--lang", "en", command, "--port", "0", "--database-url", url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={name: value for name, value in os.environ.items() if "DISPLAY" not in name},
    )


def check_that_a_second_stops(url: str) -> str:
    """Start a server and a second one; kill the first, start another. Return what was refused."""
    with start("serve", url) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("http://")
        with start("serve", url) as second:
            out, err = second.communicate(timeout=60)
            assert (second.returncode, out) == (1, "")
        first.send_signal(signal.SIGKILL)
        first.communicate()
    with start("serve", url) as third:
        assert third.stdout is not None
        assert third.stdout.readline().startswith("http://")
        third.send_signal(signal.SIGINT)
        assert third.communicate(timeout=60)[1] == "Stopped. Every game is saved.\n"
    return err


@pytest.mark.own_process
def test_a_second_server_on_a_file_says_so_and_stops_until_the_first_is_dead(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    refused = check_that_a_second_stops(url)
    assert refused == (
        f"Another server is running on the database {url}. Use that one, or stop it first.\n"
    )


@pytest.mark.own_process
def test_a_second_server_on_postgresql_says_so_without_the_password(postgres: str) -> None:
    refused = check_that_a_second_stops(postgres)
    assert refused.startswith(
        "Another server is running on the database postgresql://chinatown:***@"
    )
    assert PASSWORD not in refused


@pytest.mark.own_process
def test_play_is_a_server_like_any_other(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"

    async def refused() -> tuple[str, str]:
        async with running(tmp_path / "games.sqlite3"):
            with start("play", url) as second:
                return await asyncio.to_thread(second.communicate, timeout=60)

    out, err = asyncio.run(refused())
    assert out == ""
    assert err.startswith("Another server is running")


async def test_another_name_of_a_file_does_not_help(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "games.sqlite3")
    first = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}", sole=True)
    with pytest.raises(DatabaseInUseError):
        await Store.open(f"sqlite:///{tmp_path / 'link'}", sole=True)
    await first.close()
    again = await Store.open(f"sqlite:///{tmp_path / 'link'}", sole=True)
    await again.close()


async def test_a_server_that_fails_to_open_a_file_leaves_it_to_others(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(b"not a database" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        await Store.open(f"sqlite:///{file}", sole=True)
    file.unlink()
    store = await Store.open(f"sqlite:///{file}", sole=True)
    await store.close()


def rights_in(folder: Path) -> set[int]:
    """Return the rights of the files in a folder."""
    return {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_only_its_owner_can_read_a_file(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "games.sqlite3"
    before = os.umask(0)
    try:
        store = await Store.open(f"sqlite:///{file}", sole=True)
        await store.games.add(GAME)
        assert names_in(file.parent) == [
            f"games.sqlite3{end}" for end in ("", "-shm", "-wal", ".key", ".lock")
        ]
        assert rights_in(file.parent) == {0o600}
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        await store.close()
    finally:
        os.umask(before)


async def test_a_file_of_an_earlier_version_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE other (one)")
        file.chmod(0o644)
        (tmp_path / "games.sqlite3-wal").chmod(0o644)
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        assert rights_in(tmp_path) == {0o600}
        await store.close()


@pytest.mark.own_process
async def test_a_row_that_postgresql_cannot_keep_fails_no_other(postgres: str) -> None:
    store = await Store.open(postgres)
    tables = [f"table {number}" for number in range(20)]
    for name in tables:
        await store.games.add(another(name))
    requests = ["a\0b" if name == tables[7] else "fine" for name in tables]
    written = await asyncio.gather(
        *(
            store.log.write(name, row(1, Done(0), request), over=False)
            for name, request in zip(tables, requests, strict=True)
        ),
        return_exceptions=True,
    )
    assert [at for at, result in enumerate(written) if result is not True] == [7]
    await store.close()


@pytest.mark.own_process
async def test_when_its_connection_is_cut_another_server_may_have_a_database(
    postgres: str,
) -> None:
    first = await Store.open(postgres, sole=True)
    with pytest.raises(DatabaseInUseError):
        await Store.open(postgres, sole=True)
    async with first.engine.begin() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        )
    second = await Store.open(postgres, sole=True)
    await second.close()
    await first.close()


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("sqlite:///games", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///games", "sqlite+aiosqlite"),
        ("postgresql://localhost/games", "postgresql+asyncpg"),
        ("postgres://localhost/games", "postgresql+asyncpg"),
        ("postgresql+asyncpg://localhost/games", "postgresql+asyncpg"),
    ],
)
def test_an_address_needs_no_driver(written: str, driver: str) -> None:
    assert database_url(written).drivername == driver


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:secret@localhost/games",
        "postgresql://ann:se%40cret@localhost/games",
        "postgresql://localhost/games?user=ann&password=secret",
        "postgresql://ann:secret@localhost:port/games",
        "://ann:secret@localhost",
    ],
)
def test_an_address_is_shown_without_its_password(url: str) -> None:
    assert "secret" not in shown_url(url)
    assert "se%40cret" not in shown_url(url)
    assert "localhost" in shown_url(url)


@pytest.mark.own_process
def test_a_password_is_not_in_what_is_wrong_either() -> None:
    with start("serve", "postgresql://ann:secret@localhost:port/games") as process:
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("Can’t keep games in postgresql://ann:***@localhost:port/games")
    assert "secret" not in err

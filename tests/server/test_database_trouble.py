"""A database that cannot be written is told at once, and the game goes on when it can be again."""

import asyncio
import logging
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from tests.server.kit import Site, new_table, running, seated

from chinatown.game import Say
from chinatown.server.health import CHECK_SECONDS

PAGE = 4096 + 24
"""Bytes that a page takes in SQLite's write-ahead log."""

AT_ONCE = 4.0
"""Seconds within which everybody has an answer, on a busy machine."""


@pytest.fixture
async def site(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Site]:
    with caplog.at_level(logging.CRITICAL):
        async with running(tmp_path / "games") as site:
            yield site


async def break_pragma(site: Site, pragma: str) -> Any:
    """Set a pragma on every connection of a server; return what undoes that."""
    store = site.tables.store
    engines = [engine for engine in (store.engine.sync_engine, store.writer.own_engine) if engine]

    def set_pragma(connection: Any, _record: object, _proxy: object = None) -> None:
        connection.execute(f"PRAGMA {pragma}")

    for engine in engines:
        event.listen(engine, "checkout", set_pragma)

    def undo() -> None:
        for engine in engines:
            event.remove(engine, "checkout", set_pragma)

    return undo


async def check_that_all_is_told(site: Site, line: Any) -> None:
    async with asyncio.timeout(3 * AT_ONCE):
        await _check_each_answer(site, line)


async def _check_each_answer(site: Site, line: Any) -> None:
    ann = site.people[0]
    made = await ann.post("/api/tables", new_table("me", "plain", "plain"))
    assert (made.status_code, made.json()["code"]) == (503, "database-unavailable")
    said = await line.act(Say(0, "x" * 100), id="said")
    assert (said["t"], said["code"]) == ("error", "database-unavailable")
    ready = await ann.http.get("/readyz")
    assert (ready.status_code, ready.json()["status"]) == (503, "unwell")
    assert ready.json()["database"] == "unavailable"
    assert (await ann.http.get("/livez")).status_code == 200


async def check_that_all_is_well(site: Site, line: Any) -> None:
    said = await line.act(Say(0, "x" * 100), id="said")
    assert said["t"] == "ok"
    assert [event["text"] for event in line.log_of("said")] == ["x" * 100]
    await asyncio.sleep(CHECK_SECONDS)
    ready = await site.people[0].http.get("/readyz")
    assert (ready.status_code, ready.json()) == (
        200,
        {"status": "ok", "database": "ok", "migrations": "ok", "redis": "unused"},
    )


async def test_a_locked_database(site: Site, tmp_path: Path) -> None:
    _, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
    with closing(sqlite3.connect(tmp_path / "games", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        await check_that_all_is_told(site, ann)
    await check_that_all_is_well(site, ann)


async def test_a_database_that_is_read_only(site: Site) -> None:
    _, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
    undo = await break_pragma(site, "query_only = ON")
    await check_that_all_is_told(site, ann)
    undo()
    await break_pragma(site, "query_only = OFF")
    await check_that_all_is_well(site, ann)


async def test_a_full_database(site: Site) -> None:
    await seated(site, "Ann", "Ben", "Cho")
    # It cannot grow beyond what it has now, and some of that is still free.
    await break_pragma(site, "max_page_count = 1")
    ann, wish = site.people[0], new_table("me", "friend", "friend")
    answers = [await ann.post("/api/tables", wish) for _ in range(20)]
    refused = [answer.json() for answer in answers if answer.status_code != 200]
    assert refused
    assert refused == [{"code": "database-unavailable", "params": {}}] * len(refused)
    assert (await ann.http.get("/livez")).status_code == 200


async def test_a_disk_with_room_for_less_than_a_command_takes(site: Site, tmp_path: Path) -> None:
    _, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
    size = (tmp_path / "games-wal").stat().st_size
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 2 * PAGE, unlimited[1]))
    try:
        ready = await site.people[0].http.get("/readyz")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    assert (ready.status_code, ready.json()["database"]) == (503, "unavailable")
    await asyncio.sleep(CHECK_SECONDS)
    await check_that_all_is_well(site, ann)


async def test_a_database_that_a_later_version_has_taken_over(site: Site, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games")) as other, other:
        other.execute("UPDATE notes SET value = '999' WHERE name = 'schema-version'")
    ready = await site.person().http.get("/readyz")
    assert ready.status_code == 503
    assert (ready.json()["database"], ready.json()["migrations"]) == ("ok", "other-version")

"""Opening and preparing a database, with an engine that syncs every commit to disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, create_engine, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DisconnectionError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.schema import CreateIndex, CreateTable

from chinatown.server.store.database import metadata
from chinatown.server.store.urls import database_url

_OWNER_ONLY: Final = 0o600
"""The rights of a database's file, which holds every hand."""

_BUSY_SECONDS: Final = 10
_ATTEMPTS: Final = 100
"""How long, and how often, to wait when opening a SQLite file that another process is preparing."""

_LOCKED_SECONDS: Final = 1.0
"""How long a command waits for a SQLite file that somebody has locked: no other server may use it,
and whoever is told at once can try again."""

_PREPARING: Final = 4_849_120_117_533_127
"""The key of the advisory lock that PostgreSQL gives to whoever prepares the database."""

_POOL_SECONDS: Final = 3.0
"""How long to wait for a connection while all of them wait for the database."""

_ASYNCPG: Final = "postgresql+asyncpg"

_USED: Final = "used"
"""Where the pool keeps when a connection was last used."""

_FRESH_SECONDS: Final = 5.0
"""How long after its last use a connection is believed to live."""


def make_engine(url: str) -> AsyncEngine:
    """Return an engine; a missing folder of a SQLite file is created.

    Raises sqlalchemy.exc.ArgumentError, ImportError or OSError where the URL leads nowhere.
    """
    parsed = database_url(url)
    if parsed.get_backend_name() == "sqlite":
        # Made first, so that a malformed URL leaves no file behind.
        engine = create_async_engine(parsed, hide_parameters=True, pool_timeout=_POOL_SECONDS)
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _configure_sqlite)
        return engine
    of_asyncpg = parsed.drivername == _ASYNCPG
    engine = create_async_engine(
        parsed, hide_parameters=True, pool_timeout=_POOL_SECONDS, pool_pre_ping=not of_asyncpg
    )
    if of_asyncpg:
        event.listen(engine.sync_engine, "checkin", _note_use)
        event.listen(engine.sync_engine, "checkout", _check_line)
    return engine


def _note_use(_connection: Any, record: ConnectionPoolEntry) -> None:
    record.info[_USED] = monotonic()


def _check_line(connection: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
    """Have connections made anew that the database has closed, or does not answer any more.

    SQLAlchemy's own `pool_pre_ping` asks the database three times before each statement, which
    takes longer than the statement. asyncpg knows of itself when a connection is closed.
    """
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError
    if monotonic() - record.info.get(_USED, monotonic()) > _FRESH_SECONDS:
        try:
            connection.ping()
        except Exception as error:
            raise DisconnectionError from error


def reading(engine: AsyncEngine) -> AsyncEngine:
    """Return an engine for single queries: PostgreSQL is not told of a transaction for each."""
    if engine.url.drivername != _ASYNCPG:
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def make_writing_engine(engine: AsyncEngine) -> Engine | None:
    """Return an engine for the one thread that writes to a SQLite file; None for others.

    Through `engine` each statement would go to another thread and back, which takes long while
    bots think.
    """
    url = engine.url
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    writing = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(writing, "connect", _configure_sqlite)
    return writing


def prepare_file(engine: AsyncEngine) -> None:
    """Make the file of a SQLite database, readable by its owner only, with a write-ahead log.

    Of other databases nothing is prepared. Raises OSError or sqlite3.OperationalError.
    """
    file = engine.url.database
    if engine.url.get_backend_name() != "sqlite" or not file or file == ":memory:":
        return
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))
    # Files that an earlier version made, or that were copied here; SQLite gives the files that it
    # makes beside the database the same rights.
    for name in (file, f"{file}-wal", f"{file}-shm"):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            Path(name).chmod(_OWNER_ONLY)
    _use_write_ahead_log(file)


def _use_write_ahead_log(file: str) -> None:
    """Switch a file to a write-ahead log for good.

    Whatever its timeout, SQLite does not wait here for another process that is writing. Raises
    sqlite3.OperationalError when the file stays locked for ten seconds, or cannot be written.
    """
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        for attempt in range(_ATTEMPTS):
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or attempt == _ATTEMPTS - 1:
                    raise
                sleep(_BUSY_SECONDS / _ATTEMPTS)


def _wait_for_lock(seconds: float) -> str:
    return f"PRAGMA busy_timeout = {int(seconds * 1000)}"


def _configure_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(_wait_for_lock(_LOCKED_SECONDS))
    # With a write-ahead log only FULL lets a committed row survive a power cut.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def inserting(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that can be told what to do with rows that are there already."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


@contextlib.asynccontextmanager
async def preparing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Begin a step of preparing a database, and wait while another process takes the same steps.

    PostgreSQL lets two processes create a table that is missing, and then refuses one of them.
    SQLite gives its lock to whoever asks at the right moment: a process may wait for all the steps
    of another, far longer than a command waits. Raises OperationalError after ten seconds.
    """
    async with engine.begin() as connection:
        if engine.url.get_backend_name() == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(_PREPARING)))
        if engine.url.get_backend_name() != "sqlite":
            yield connection
            return
        await connection.exec_driver_sql(_wait_for_lock(_BUSY_SECONDS))
        try:
            yield connection
        finally:
            await connection.exec_driver_sql(_wait_for_lock(_LOCKED_SECONDS))


async def create_tables(engine: AsyncEngine) -> None:
    """Create the tables that are missing, even while other processes do the same."""
    async with preparing(engine) as connection:
        for table in metadata.sorted_tables:
            await connection.execute(CreateTable(table, if_not_exists=True))


async def create_indexes(engine: AsyncEngine) -> None:
    """Create the indexes that are missing; every table must have its present columns."""
    async with preparing(engine) as connection:
        for table in metadata.sorted_tables:
            for index in sorted(table.indexes, key=lambda index: str(index.name)):
                await connection.execute(CreateIndex(index, if_not_exists=True))

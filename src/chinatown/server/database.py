"""The database: its tables, and an engine that never says a row is safe before it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.schema import CreateIndex, CreateTable

SCHEMA_VERSION: Final = 2
"""The version of these tables, noted in the database itself."""

_metadata = MetaData()

notes = Table(
    "notes",
    _metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the database as a whole: version of the tables, secret key."""

games = Table(
    "games",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("edition", String(20), nullable=False),
    Column("own_shops", JSON, nullable=False),
    Column("variants", JSON, nullable=False),
    Column("effects", String(20), nullable=False, server_default="mine"),
    Column("seed", String(64), nullable=False, default=""),
    Column("start_request", String(64), nullable=False, default=""),
    Column("over", Boolean, nullable=False, default=False, index=True),
)
"""A table: what is played there. `seed` is empty until the game starts.

`effects` says whose gain from an offer the table shows: off, mine, everyone.
"""

seats = Table(
    "seats",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
)
"""Who sits where: `bot` is its kind, empty for a person; `name` is empty while the seat is free.

`token` is the secret in the person's own rejoin link.
"""

holders = Table(
    "holders",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("since", String(32), nullable=False),
    Index("holders_by_guest", "guest", "since"),
)
"""Which guest sits where. A seat may be held from several browsers, a guest holds one at most."""

mutes = Table(
    "mutes",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("muted", Integer, primary_key=True, autoincrement=False),
)
"""Whose talk and offers (`muted`) a seat does not want."""

actions = Table(
    "actions",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("request", String(64), nullable=True),
    Column("action", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("game", "seat", "request"),
)
"""The log of a game, numbered from 1; `request` is the id of the command, null for a bot's."""


_BUSY_SECONDS: Final = 10
_ATTEMPTS: Final = 100
"""So long, and so often, is a SQLite file waited for that another process writes to."""


def make_engine(url: str) -> AsyncEngine:
    """Return an engine; a SQLite file's folder is made where it is missing."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        # First of all, so that an address that makes no sense leaves no file behind.
        engine = create_async_engine(url)
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            _log_ahead(parsed.database)
        event.listen(engine.sync_engine, "connect", _careful_sqlite)
        return engine
    return create_async_engine(url, pool_pre_ping=True)


def _log_ahead(file: str) -> None:
    """Switch a file to a write-ahead log, at which it stays.

    SQLite does not wait for another process that writes at this moment, whatever its timeout.
    Raises sqlite3.OperationalError when the file is locked for ten seconds, or cannot be written.
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


def _careful_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
    # With a write-ahead log, FULL is what makes a committed row survive a power cut.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


async def create_tables(engine: AsyncEngine) -> None:
    """Make the tables that are not there yet, whoever else is about to make them too."""
    async with engine.begin() as connection:
        for table in _metadata.sorted_tables:
            await connection.execute(CreateTable(table, if_not_exists=True))
            for index in sorted(table.indexes, key=lambda index: str(index.name)):
                await connection.execute(CreateIndex(index, if_not_exists=True))


async def renew_tables(engine: AsyncEngine, version: str) -> str:
    """Bring the tables of an earlier version to this one; return the version they then have."""
    if version != "1":
        return version
    mine = (notes.c.name == "schema-version", notes.c.value == version)
    async with engine.begin() as connection:
        # Whoever changes the note first has the lock; another process then finds nothing to do.
        noted = await connection.execute(update(notes).where(*mine).values(value="2"))
        if noted.rowcount:
            await connection.execute(
                text("ALTER TABLE games ADD COLUMN effects VARCHAR(20) NOT NULL DEFAULT 'mine'")
            )
    return "2"

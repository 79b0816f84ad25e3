"""The database's tables, and an engine that syncs every commit to disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    false,
    func,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.schema import CreateIndex, CreateTable

from chinatown.server.store.urls import database_url

SCHEMA_VERSION: Final = 19
"""The version of these tables, noted in the database itself."""

_metadata = MetaData()

notes = Table(
    "notes",
    _metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the database as a whole: version of the tables, and the secret key where it has no
other place."""

games = Table(
    "games",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("edition", String(20), nullable=False),
    Column("own_shops", JSON, nullable=False),
    Column("variants", JSON, nullable=False),
    Column("effects", String(20), nullable=False, server_default="mine"),
    Column("pace", JSON, nullable=False, server_default="{}"),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("seed", String(64), nullable=False, default=""),
    Column("start_request", String(64), nullable=False, default=""),
    Column("started", String(32), nullable=False, server_default=""),
    Column("over", Boolean, nullable=False, default=False, index=True),
    Column("host_seat", Integer, nullable=True),
    Column("host_link_digest", String(64), nullable=False, server_default="", index=True),
    Column("host_link_salt", String(64), nullable=False, server_default=""),
    Column("maker", String(64), nullable=False, server_default="", index=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("changed", String(32), nullable=False, server_default=""),
    Column("following", String(16), nullable=False, server_default=""),
    Column("password", String(200), nullable=False, server_default=""),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("shuffle_secret", String(64), nullable=False, server_default=""),
    Column("opening", String(32), nullable=False, server_default=""),
    Index("games_listed", "public", "over", "changed"),
)
"""A table: what is played there. `seed` and `started` are empty until the game starts.

`effects` says whose gain from an offer the table shows: off, mine or everyone; `rules` is the
version of the rules that the game follows to its end. The host is whoever holds `host_seat`; -1 is
the place of a host who only looks on, and `host_link_digest` and `host_link_salt` are its private
link. `maker` is the guest that made the table. `version` counts the changes of a table's row, seats
and holders, and `changed` is when the last happened. `following` is the table at which the same
people play again.
`pace` says how long the table waits for people, and who plays for whoever keeps it waiting.
`password` is what `passwords.hashed` keeps of the table's password, empty where it has none. A
`public` table is listed for everybody. `shuffle_secret` is what the server committed itself to for
the shuffle, and `opening` when players were asked to open their parts of it.
"""


seats = Table(
    "seats",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("link_digest", String(64), nullable=False, unique=True),
    Column("link_salt", String(64), nullable=False, server_default=""),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("kept_for", String(40), nullable=False, server_default=""),
    Column("commitment", String(64), nullable=False, server_default=""),
    Column("part", String(64), nullable=False, server_default=""),
)
"""Who sits where: `bot` is a bot's kind, empty for a person; `name` is empty for a free seat.

`link_digest` is the SHA-256 of the token in the person's private link, which comes from `link_salt`
and the secret key; `kept_for` names whom a free seat waits for. `commitment` and `part` are what
the seat adds to the shuffle.
"""

holders = Table(
    "seat_holders",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", String(32), nullable=False),
    Column("browser", String(80), nullable=False),
    Column("chosen", Boolean, nullable=False),
    Column("lost", String(20), nullable=False),
    Index("seat_holders_by_guest", "guest", "since"),
)
"""Which guests hold which seats. A guest plays the seat that is `chosen`.

The seat -1 is the place of a host who only looks on, which nobody plays.
Where `lost` is not empty the guest held the seat once, and this is why it no longer does.
"""

archives = Table(
    "archives",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
)
"""The tables that a guest has put away."""

admissions = Table(
    "admissions",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
)
"""The guests that have said a table's password, and so may see it."""

bans = Table(
    "bans",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("since", String(32), nullable=False),
)
"""The guests that a table's host has banned; `name` is the one under which they sat there."""

server_bans = Table(
    "server_bans",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("whom", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("since", String(32), nullable=False),
)
"""The guests and networks (`kind`) that may not use the server: all of a person have one id.

`name` is what the person was called, or the network.
"""

arrangements = Table(
    "arrangements",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("request", String(64), primary_key=True),
)
"""The ids of the commands by which guests have changed a table before its game."""

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

proceedings = Table(
    "proceedings",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("after", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("request", String(64), nullable=True),
    Column("entry", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("game", "seat", "request"),
)
"""What people settled beside the game, numbered from 1; `after` is the number of the last action
before it."""

results = Table(
    "results",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ended", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("cash", Integer, nullable=False),
    Column("incomes", JSON, nullable=False),
    Column("lots_bought", Integer, nullable=False),
    Column("paid_for_lots", Integer, nullable=False),
    Column("lots_sold", Integer, nullable=False),
    Column("got_for_lots", Integer, nullable=False),
)
"""How finished games came out, as far as somebody has asked; seat -1 is of one that nobody can
replay."""

last_seen = Table(
    "last_seen",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
)
"""Since when nobody looks on from a seat; no row while somebody does."""

accounts = Table(
    "accounts",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("looks", String(200), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("guest", String(64), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("recovery_digest", String(64), nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("created", String(32), nullable=False),
)
"""People who sign in: `key` is the name by which they do, `looks` what it looks like.

`guest` is who they are at tables; no cookie holds it. `password` is what `passwords.hashed` keeps,
`recovery_digest` the SHA-256 of the code that sets another one.
"""

sessions = Table(
    "sessions",
    _metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("browser", String(80), nullable=False),
    Column("since", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)
"""The browsers in which people are signed in; `digest` is the SHA-256 of their cookie's token."""

reports = Table(
    "reports",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("whom", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("reporter_name", String(40), nullable=False),
    Column("request", String(64), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("remark", Text, nullable=False),
    Column("said", JSON, nullable=False),
    Column("at", String(32), nullable=False),
    Column("closed", String(32), nullable=False),
    UniqueConstraint("game", "reporter", "request"),
)
"""What people have reported about others (`store/reports.py`). The `game` may be gone by now."""

alert_ways = Table(
    "alert_ways",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(64), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("language", String(20), nullable=False),
    Column("created", String(32), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
)
"""By which ways guests are alerted. No backup holds them."""

alerted = Table(
    "alerted",
    _metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", String(32), nullable=False),
)
"""The seats whose people were alerted and have not come since: the table waited `since` then."""


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
    return create_async_engine(
        parsed, hide_parameters=True, pool_timeout=_POOL_SECONDS, pool_pre_ping=True
    )


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
        for table in _metadata.sorted_tables:
            await connection.execute(CreateTable(table, if_not_exists=True))


async def create_indexes(engine: AsyncEngine) -> None:
    """Create the indexes that are missing; every table must have its present columns."""
    async with preparing(engine) as connection:
        for table in _metadata.sorted_tables:
            for index in sorted(table.indexes, key=lambda index: str(index.name)):
                await connection.execute(CreateIndex(index, if_not_exists=True))

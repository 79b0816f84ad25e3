"""The store as a whole: opening and closing a database, and its parts."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.accounts import Accounts
from chinatown.server.store.alerts import AlertWays
from chinatown.server.store.database import SCHEMA_VERSION, notes
from chinatown.server.store.engine import (
    create_indexes,
    create_tables,
    inserting,
    make_engine,
    prepare_file,
)
from chinatown.server.store.entries import Entries
from chinatown.server.store.games import Games
from chinatown.server.store.guests import Guests
from chinatown.server.store.keys import DEFAULT_PLACE, KeyPlace, KeyProblemError, noted, secret_key
from chinatown.server.store.links import SeatLinks
from chinatown.server.store.log import ActionLog
from chinatown.server.store.migrations import VERSION_NOTE, migrate
from chinatown.server.store.proceedings import Proceedings
from chinatown.server.store.reports import Reports
from chinatown.server.store.results import Results
from chinatown.server.store.seats import MuteRows, Seats
from chinatown.server.store.sole_use import SoleUse
from chinatown.server.store.writer import Writer

_FILLER_NOTE: Final = "filler"
"""What is written to see whether a disk has room."""

_FILLER_BYTES: Final = 32 * 1024
"""Some times more than a command writes."""


class StoreError(RuntimeError):
    """A database that this version of the server cannot work with."""


class Store:
    """All games, in any database that SQLAlchemy supports; SQLite by default.

    `games` holds tables, `seats` who sits where, `mutes` who muted whom, `log` the actions,
    `proceedings` what people settled beside them, `entries` who may see a table that not everybody
    may, `results` how finished games came out, `guests` finds a guest at all of them,
    `accounts` holds who signs in, `alerts` how people are alerted, `reports` what people reported
    of others. `links` knows the key that makes private links.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sole_use: SoleUse | None = None
        self.writer = Writer(engine)
        self.links = SeatLinks()
        self.games = Games(engine, self.writer, self.links)
        self.seats = Seats(engine)
        self.guests = Guests(engine, self.writer)
        self.accounts = Accounts(engine, self.writer)
        self.alerts = AlertWays(engine, self.writer)
        self.entries = Entries(engine, self.writer)
        self.results = Results(engine, self.writer)
        self.reports = Reports(engine, self.writer)
        self.mutes = MuteRows(engine, self.writer)
        self.log = ActionLog(engine, self.writer)
        self.proceedings = Proceedings(engine, self.writer)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        sole: bool = False,
        shared: bool = False,
        key: KeyPlace | None = DEFAULT_PLACE,
    ) -> Store:
        """Open a database and create what is missing; with `sole` no other server may use it.

        With both `sole` and `shared` other servers may, if they share it, too. Without a place of
        the `key` no private links can be made. Raises StoreError for an unknown version or a wrong
        key, and DatabaseInUseError if another server has it.
        """
        store = cls(make_engine(url))
        try:
            if sole:
                store._sole_use = await SoleUse.of(store.engine, shared=shared)
            prepare_file(store.engine)
            await create_tables(store.engine)
            before = await noted(store.engine, VERSION_NOTE, str(SCHEMA_VERSION))
            version = await migrate(store.engine, before)
            if version != str(SCHEMA_VERSION):
                raise StoreError(
                    f"the database has tables of version {version}, not {SCHEMA_VERSION}"
                )
            await create_indexes(store.engine)
            if key is not None:
                store.links.key = await secret_key(store.engine, key, shared=shared)
        except KeyProblemError as error:
            await store.close()
            raise StoreError(str(error)) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close the database once everything is written."""
        await self.writer.close()
        if self._sole_use is not None:
            await self._sole_use.release()
        await self.engine.dispose()

    async def check(self) -> None:
        """Write about as much as commands do; raise what keeps it from being written."""
        await self.writer.run(_write_again)

    async def is_current(self) -> bool:
        """Return whether the tables are still of the version that this server works with."""
        query = select(notes.c.value).where(notes.c.name == VERSION_NOTE)
        async with self.engine.connect() as connection:
            return await connection.scalar(query) == str(SCHEMA_VERSION)

    @property
    def key(self) -> str:
        """The secret key, which signs cookies, too; empty where the store was opened without."""
        return self.links.key


def _write_again(connection: Connection) -> None:
    """Write what a database holds already, and into SQLite's file what it has held before."""
    same = update(notes).where(notes.c.name == VERSION_NOTE).values(value=notes.c.value)
    connection.execute(same)
    if connection.dialect.name == "sqlite":
        # A command that finds a disk full has filled what was left, in part: that is room for the
        # little above. And a page that stays the same is not written.
        filler = secrets.token_hex(_FILLER_BYTES // 2)
        filling = inserting(connection, notes).values(name=_FILLER_NOTE, value=filler)
        connection.execute(
            filling.on_conflict_do_update(index_elements=[notes.c.name], set_={"value": filler})
        )

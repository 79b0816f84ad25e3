"""The store as a whole: opening and closing a database, and its parts."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.identity import new_secret
from chinatown.server.store.database import (
    SCHEMA_VERSION,
    create_indexes,
    create_tables,
    make_engine,
    notes,
    prepare_file,
    preparing,
)
from chinatown.server.store.games import Games
from chinatown.server.store.log import ActionLog
from chinatown.server.store.migrations import VERSION_NOTE, migrate
from chinatown.server.store.proceedings import Proceedings
from chinatown.server.store.seats import MuteRows, Seats
from chinatown.server.store.sole_use import SoleUse
from chinatown.server.store.writer import Writer

KEY_NOTE: Final = "secret-key"
"""The name of the note that holds the key that signs cookies."""


class StoreError(RuntimeError):
    """A database that this version of the server cannot work with."""


class Store:
    """All games, in any database that SQLAlchemy supports; SQLite by default.

    `games` holds tables, `seats` who sits where, `mutes` who muted whom, `log` the actions,
    `proceedings` what people settled beside them.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sole_use: SoleUse | None = None
        self.writer = Writer(engine)
        self.games = Games(engine, self.writer)
        self.seats = Seats(engine)
        self.mutes = MuteRows(engine, self.writer)
        self.log = ActionLog(engine, self.writer)
        self.proceedings = Proceedings(engine, self.writer)

    @classmethod
    async def open(cls, url: str, *, sole: bool = False, shared: bool = False) -> Store:
        """Open a database and create what is missing; with `sole` no other server may use it.

        With both `sole` and `shared` other servers may, if they share it, too. Raises StoreError
        for an unknown version, and DatabaseInUseError if another server has it.
        """
        store = cls(make_engine(url))
        try:
            if sole:
                store._sole_use = await SoleUse.of(store.engine, shared=shared)
            prepare_file(store.engine)
            await create_tables(store.engine)
            noted = await store._note(VERSION_NOTE, str(SCHEMA_VERSION))
            version = await migrate(store.engine, noted)
            if version != str(SCHEMA_VERSION):
                raise StoreError(
                    f"the database has tables of version {version}, not {SCHEMA_VERSION}"
                )
            await create_indexes(store.engine)
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
        """Write to the database what it holds already; raise what keeps it from being written."""
        same = update(notes).where(notes.c.name == VERSION_NOTE).values(value=notes.c.value)
        await self.writer.run(lambda connection: connection.execute(same))

    async def is_current(self) -> bool:
        """Return whether the tables are still of the version that this server works with."""
        query = select(notes.c.value).where(notes.c.name == VERSION_NOTE)
        async with self.engine.connect() as connection:
            return await connection.scalar(query) == str(SCHEMA_VERSION)

    async def secret_key(self) -> str:
        """Return the key that signs cookies, made once for a database."""
        return await self._note(KEY_NOTE, new_secret())

    async def _note(self, name: str, value: str) -> str:
        """Return the note of a name, which is `value` unless it was written before."""
        # Writing first leaves no moment in which another process could write in between.
        try:
            async with preparing(self.engine) as connection:
                await connection.execute(insert(notes).values(name=name, value=value))
                return value
        except IntegrityError:
            query = select(notes.c.value).where(notes.c.name == name)
            async with self.engine.connect() as connection:
                return str(await connection.scalar(query))

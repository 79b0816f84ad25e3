"""A lock that keeps a second server off a database; it dies with the process that holds it.

A server holds tables in memory and tells only its own sockets what happens at them. Two servers on
one database would show stale views and run the same bots twice, unless both have Redis to tell each
other. So servers with Redis share the lock, and one without is kept off them as they are off it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_KEY: Final = 4_849_120_117_533_126
"""The key of the advisory lock, which nothing else in the database should use."""


class DatabaseInUseError(RuntimeError):
    """Another server has the database."""


class SoleUse:
    """The lock of one database, as long as it is held."""

    def __init__(self, file: FileLock | None, connection: AsyncConnection | None) -> None:
        self._file = file
        self._connection = connection

    @classmethod
    async def of(cls, engine: AsyncEngine, *, shared: bool = False) -> SoleUse:
        """Take the lock of a database, if it is a kind that has one. Raises DatabaseInUseError.

        Of a SQLite file it is a lock on a file beside it, with the ending `.lock`; of PostgreSQL an
        advisory lock, which the connection that took it keeps. Only that can be `shared`.
        """
        backend = engine.url.get_backend_name()
        file = engine.url.database
        if backend == "sqlite" and file and file != ":memory:":
            return cls(_file_lock(Path(file)), None)
        if backend == "postgresql":
            return cls(None, await _advisory_lock(engine, shared=shared))
        return cls(None, None)

    async def release(self) -> None:
        """Let another server have the database."""
        if self._file is not None:
            self._file.release()
        if self._connection is not None:
            await self._connection.close()


def _file_lock(database: Path) -> FileLock:
    # Whatever links lead to it, a file has one lock.
    whole = database.resolve()
    lock = FileLock(whole.with_name(f"{whole.name}.lock"), mode=0o600, thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise DatabaseInUseError from error
    return lock


async def _advisory_lock(engine: AsyncEngine, *, shared: bool) -> AsyncConnection:
    connection = await engine.connect()
    try:
        # Outside a transaction, as one that is left open keeps PostgreSQL from tidying up.
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        lock = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        query = text(f"SELECT {lock}(:key)")
        if not await connection.scalar(query, {"key": _KEY}):
            raise DatabaseInUseError
    except BaseException:
        await connection.close()
        raise
    return connection

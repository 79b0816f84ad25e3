"""Writing actions: those of all tables that come while the disk is busy share one commit.

What makes a row durable is waiting for the disk, which takes as long for many rows as for one. So
while a commit goes on the next rows gather, and nobody waits for more than two commits.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.database import actions, games

MAX_ROWS: Final = 200
"""So many rows share a commit at most."""

Values: TypeAlias = dict[str, Any]


class _Row(NamedTuple):
    values: Values
    over: bool
    written: asyncio.Future[bool]


class Writer:
    """Writes rows of the log in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Row] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, values: Values, *, over: bool) -> bool:
        """Write a row of the table `actions`; True when it is durable, False when one like it is.

        `over` tells that the game ends with it.
        """
        row = _Row(values, over, asyncio.get_running_loop().create_future())
        self._waiting.append(row)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await row.written

    async def close(self) -> None:
        """Wait until all is written."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            rows, self._waiting = self._waiting[:MAX_ROWS], self._waiting[MAX_ROWS:]
            if not await self._written(rows):
                # One of them was another process's to write; the others must not suffer for it.
                for row in rows:
                    await self._written([row])

    async def _written(self, rows: list[_Row]) -> bool:
        """Write rows together and tell who waits for them; False when that is still to be done."""
        try:
            await self._commit(rows)
        except IntegrityError:
            if len(rows) > 1:
                return False
            _tell(rows, False)
        except BaseException as error:
            _tell(rows, error)
            if not isinstance(error, Exception):
                raise
        else:
            _tell(rows, True)
        return True

    async def _commit(self, rows: list[_Row]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(actions), [row.values for row in rows])
            for row in rows:
                if row.over:
                    ended = update(games).where(games.c.id == row.values["game"])
                    await connection.execute(ended.values(over=True))


def _tell(rows: list[_Row], outcome: bool | BaseException) -> None:
    for row in rows:
        # Who is gone meanwhile is not told.
        if row.written.done():
            continue
        if isinstance(outcome, BaseException):
            row.written.set_exception(outcome)
        else:
            row.written.set_result(outcome)

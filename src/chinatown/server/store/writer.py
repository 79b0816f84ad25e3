"""Writing actions: rows of all tables that arrive while the disk is busy share one commit.

A commit takes as long for many rows as for one, since it mostly waits for the disk. So rows gather
while a commit is under way, and nobody waits for more than two commits (group commit; DeWitt et
al. 1984).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import actions, games

MAX_ROWS: Final = 200
"""At most this many rows share a commit."""

Values: TypeAlias = dict[str, Any]


class _Row(NamedTuple):
    values: Values
    over: bool
    written: asyncio.Future[bool]


class Writer:
    """Writes rows of the log in the order in which they arrive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Row] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, values: Values, *, over: bool) -> bool:
        """Write a row of the table `actions`; return True once it is durable.

        False means that a row with one of its unique keys exists. `over` says that the game ends
        with the action.
        """
        row = _Row(values, over, asyncio.get_running_loop().create_future())
        self._waiting.append(row)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await row.written

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            rows, self._waiting = self._waiting[:MAX_ROWS], self._waiting[MAX_ROWS:]
            if not await self._write_together(rows):
                # One of them was another process's to write; the others must not suffer for it.
                for row in rows:
                    await self._write_together([row])

    async def _write_together(self, rows: list[_Row]) -> bool:
        """Write rows in one commit and resolve their futures.

        Returns False, with nothing written or resolved, when one of several rows is in conflict.
        """
        try:
            await self._commit(rows)
        except IntegrityError:
            if len(rows) > 1:
                return False
            _resolve(rows, False)
        except BaseException as error:
            _resolve(rows, error)
            if not isinstance(error, Exception):
                raise
        else:
            _resolve(rows, True)
        return True

    async def _commit(self, rows: list[_Row]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(actions), [row.values for row in rows])
            for row in rows:
                if row.over:
                    game = update(games).where(games.c.id == row.values["game"])
                    await connection.execute(game.values(over=True))


def _resolve(rows: list[_Row], outcome: bool | BaseException) -> None:
    for row in rows:
        # Whoever wrote it may have been cancelled since.
        if row.written.done():
            continue
        if isinstance(outcome, BaseException):
            row.written.set_exception(outcome)
        else:
            row.written.set_result(outcome)

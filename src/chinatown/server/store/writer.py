"""Writing actions: rows of all tables that arrive while the disk is busy share one commit.

A commit takes as long for many rows as for one, since it mostly waits for the disk. So rows gather
while a commit is under way, and nobody waits for more than two commits (group commit; DeWitt et
al. 1984).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import actions, games

MAX_UNITS: Final = 200
"""At most this many commands share a commit."""

_OF_DATABASE: Final = (OperationalError, InterfaceError)
"""Errors of the database itself: locked, full, gone."""

Values: TypeAlias = dict[str, Any]


class _Unit(NamedTuple):
    """Rows of one game that are written all or not at all."""

    values: list[Values]
    over: bool
    written: asyncio.Future[bool]


class Writer:
    """Writes rows of the log in the order in which they arrive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Unit] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, values: list[Values], *, over: bool) -> bool:
        """Write rows of one game in the table `actions`; return True once all are durable.

        False means that a row with one of their unique keys exists; none is written then. `over`
        says that the game ends with the last action.
        """
        unit = _Unit(values, over, asyncio.get_running_loop().create_future())
        self._waiting.append(unit)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await unit.written

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            units, self._waiting = self._waiting[:MAX_UNITS], self._waiting[MAX_UNITS:]
            if not await self._write_together(units):
                # One of them was another process's to write, or cannot be written at all; the
                # others must not suffer for it.
                for unit in units:
                    await self._write_together([unit])

    async def _write_together(self, units: list[_Unit]) -> bool:
        """Write units in one commit and resolve their futures.

        Returns False, with nothing written or resolved, when one of several units is in conflict
        or cannot be written.
        """
        try:
            await self._commit(units)
        except IntegrityError:
            if len(units) > 1:
                return False
            _resolve(units, False)
        except BaseException as error:
            # What is wrong with the database is wrong for every unit.
            of_one = isinstance(error, Exception) and not isinstance(error, _OF_DATABASE)
            if of_one and len(units) > 1:
                return False
            _resolve(units, error)
            if not isinstance(error, Exception):
                raise
        else:
            _resolve(units, True)
        return True

    async def _commit(self, units: list[_Unit]) -> None:
        async with self._engine.begin() as connection:
            rows = [values for unit in units for values in unit.values]
            await connection.execute(insert(actions), rows)
            for unit in units:
                if unit.over:
                    game = update(games).where(games.c.id == unit.values[-1]["game"])
                    await connection.execute(game.values(over=True))


def _resolve(units: list[_Unit], outcome: bool | BaseException) -> None:
    for unit in units:
        # Whoever wrote it may have been cancelled since.
        if unit.written.done():
            continue
        if isinstance(outcome, BaseException):
            unit.written.set_exception(outcome)
        else:
            unit.written.set_result(outcome)

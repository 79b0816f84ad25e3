"""Writing: whatever changes while the disk is busy, at whichever table, shares one commit.

A commit takes as long for many rows as for one, since it mostly waits for the disk. So changes
gather while a commit is under way, and nobody waits for more than two commits (group commit; DeWitt
et al. 1984). SQLite has one writer at a time and lets others try again by chance; here they come in
order, in one thread, which has a connection of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, and_, delete, or_, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import actions, games
from chinatown.server.store.engine import inserting, make_writing_engine, reading

MAX_UNITS: Final = 200
"""At most this many changes share a commit."""

_OF_DATABASE: Final = (OperationalError, InterfaceError)
"""Errors of the database itself: locked, full, gone."""

_TAKEN: Final = object()
"""What comes of a change whose rows another process has written first."""

Values: TypeAlias = dict[str, Any]

_Row: TypeAlias = tuple[str, int]
"""Game and number of a row of the log."""

T = TypeVar("T")


class _Unit(NamedTuple):
    """What is written all or not at all: rows of the log of one game, then other work."""

    values: list[Values]
    work: Callable[[Connection], Any]
    written: asyncio.Future[Any]

    @property
    def rows(self) -> set[_Row]:
        """The rows of the log that it writes."""
        return {(values["game"], values["number"]) for values in self.values}


class Writer:
    """Writes to a database in the order in which changes arrive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = reading(engine)
        self.own_engine = make_writing_engine(engine)
        """SQLite's, for the thread; None for other databases."""
        self._thread = ThreadPoolExecutor(1, "writer") if self.own_engine else None
        self.committed: Callable[[int, float], None] = _not_noted
        """Called after each shared commit with the number of changes and the seconds it took."""
        self._waiting: list[_Unit] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, values: list[Values], *, over: bool) -> bool:
        """Write rows of one game in the table `actions`; return True once all are durable.

        False means that a row with one of their unique keys exists; none is written then. `over`
        says that the game ends with the last action.
        """
        ending = partial(_note_over, values[-1]["game"]) if over else _nothing
        try:
            return await self._write(values, ending) is not _TAKEN
        except IntegrityError:
            # The table is gone.
            return False

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Return what some work on the database returns, once it is durable.

        The work may be done twice, the first time in vain. Raises what it raises; nothing of it is
        written then.
        """
        if self.own_engine is None:
            # Others write at the same time, and PostgreSQL lets them share its commits.
            began = perf_counter()
            async with self._engine.begin() as connection:
                result = await connection.run_sync(work)
            self.committed(1, perf_counter() - began)
            return result
        outcome: T = await self._write([], work)
        return outcome

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writing is not None:
            await self._writing
        if self._thread is not None and self.own_engine is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.own_engine.dispose)
            self._thread.shutdown()

    async def _write(self, values: list[Values], work: Callable[[Connection], Any]) -> Any:
        unit = _Unit(values, work, asyncio.get_running_loop().create_future())
        self._waiting.append(unit)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await unit.written

    async def _write_all(self) -> None:
        while self._waiting:
            units, self._waiting = self._waiting[:MAX_UNITS], self._waiting[MAX_UNITS:]
            if not await self._write_together(units):
                # One of them cannot be written at all; the others must not suffer for it.
                for unit in units:
                    await self._write_together([unit])

    async def _write_together(self, units: list[_Unit]) -> bool:
        """Write units in one commit and resolve their futures.

        Returns False, with nothing written or resolved, when one of several units cannot be
        written.
        """
        began = perf_counter()
        try:
            outcomes = await self._commit(units)
        except BaseException as error:
            # What is wrong with the database is wrong for every unit.
            of_one = isinstance(error, Exception) and not isinstance(error, _OF_DATABASE)
            if of_one and len(units) > 1:
                return False
            for unit in units:
                # Whoever wrote it may have been cancelled since.
                if not unit.written.done():
                    unit.written.set_exception(error)
            if not isinstance(error, Exception):
                raise
        else:
            self.committed(len(units), perf_counter() - began)
            for unit, outcome in zip(units, outcomes, strict=True):
                if not unit.written.done():
                    unit.written.set_result(outcome)
        return True

    async def _commit(self, units: list[_Unit]) -> list[Any]:
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._commit_in_thread, units)
        # One statement needs no transaction, with which PostgreSQL would be asked three times.
        engine = self._at_once if all(map(_is_one_row, units)) else self._engine
        async with engine.begin() as connection:
            return await connection.run_sync(_carry_out, units)

    def _commit_in_thread(self, units: list[_Unit]) -> list[Any]:
        assert self.own_engine is not None, "the thread writes with an engine of its own"
        with self.own_engine.begin() as connection:
            return _carry_out(connection, units)


def _is_one_row(unit: _Unit) -> bool:
    return len(unit.values) == 1 and unit.work is _nothing


def _carry_out(connection: Connection, units: list[_Unit]) -> list[Any]:
    claimed: set[_Row] = set()
    first: list[Values] = []
    for unit in units:
        if not unit.rows & claimed:
            claimed |= unit.rows
            first += unit.values
    free = _insert(connection, first)
    return [_finish(connection, unit, free) for unit in units]


def _insert(connection: Connection, rows: Sequence[Values]) -> set[_Row]:
    """Write the rows that nobody has written before, and return which those are.

    They are written in one order everywhere: processes that write some of the same rows wait for
    each other, and never in a circle.
    """
    if not rows:
        return set()
    statement = inserting(connection, actions).on_conflict_do_nothing()
    telling = statement.returning(actions.c.game, actions.c.number)
    in_order = sorted(rows, key=lambda values: (values["game"], values["number"]))
    return {(game, number) for game, number in connection.execute(telling, in_order)}


def _finish(connection: Connection, unit: _Unit, free: set[_Row]) -> Any:
    """Do the other work of a unit, or take back its rows where some were another's to write."""
    written = unit.rows & free
    free -= written
    if written == unit.rows:
        return unit.work(connection)
    if written:
        rows = [
            and_(actions.c.game == game, actions.c.number == number) for game, number in written
        ]
        connection.execute(delete(actions).where(or_(*rows)))
    return _TAKEN


def _note_over(game: str, connection: Connection) -> None:
    connection.execute(update(games).where(games.c.id == game).values(over=True))


def _not_noted(_changes: int, _seconds: float) -> None:
    """Note nothing, where nobody measures."""


def _nothing(_connection: Connection) -> None:
    """Do no more than writing rows."""

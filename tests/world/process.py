"""A server process of the simulated world, with a disk that fails and a clock that is wrong."""

import asyncio
import contextlib
import contextvars
import sqlite3
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError
from tests.server.kit import plain_bot
from tests.world.hub import Hub, HubPeers
from tests.world.loop import PROCESS, SimulatedLoop

from chinatown.server.limits.gate import Gate
from chinatown.server.limits.numbers import parse_limits
from chinatown.server.limits.turns import Turns
from chinatown.server.settings import Settings
from chinatown.server.socket import table_socket
from chinatown.server.store.store import Store
from chinatown.server.tables.registry import Tables
from chinatown.server.times import steady_clock

T = TypeVar("T")

BEGIN = datetime(2026, 5, 4, 18, 0, tzinfo=UTC)
SETTINGS = Settings(sole=False, bot_pause=1.0, limits=parse_limits("off"), idle_seconds=120.0)


class Disk:
    """What all processes write to; `full` and `forgetful` are chances that a commit fails.

    A full disk writes nothing; a forgetful one writes, and says that it has not.
    """

    def __init__(self, url: str, chance: Random) -> None:
        self.url = url
        self.full = 0.0
        self.forgetful = 0.0
        self._chance = chance

    def serve(self, store: Store, lives: Callable[[], bool]) -> None:
        """Let a process write here for as long as it lives."""
        writer = store.writer
        write = writer._commit_in_thread

        async def commit(units: list[Any]) -> list[Any]:
            await asyncio.sleep(0.02 * self._chance.random())
            if not lives() or self._chance.random() < self.full:
                raise _trouble("database or disk is full")
            outcomes = write(units)
            await asyncio.sleep(0.02 * self._chance.random())
            if self._chance.random() < self.forgetful:
                raise _trouble("disk I/O error")
            return outcomes

        writer._commit = commit  # type: ignore[method-assign]


def _trouble(words: str) -> OperationalError:
    return OperationalError("COMMIT", None, sqlite3.OperationalError(words))


class ProcessLostError(Exception):
    """A process crashed before it answered."""


class Process:
    """One life of a server process, from its start to its crash."""

    def __init__(self, name: str, disk: Disk, hub: Hub, skew: timedelta) -> None:
        self.name = name
        self.lives = False
        self.starting = True
        self.peers = HubPeers(hub, name)
        self._disk = disk
        self._skew = skew
        self._context = contextvars.copy_context()
        self._context.run(PROCESS.set, name)
        self.state: Any = None

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in this process."""
        return asyncio.create_task(work, context=self._context)

    async def start(self) -> None:
        # It may crash before it has started.
        with contextlib.suppress(asyncio.CancelledError):
            await self.spawn(self._start())
        self.starting = False

    async def _start(self) -> None:
        loop = asyncio.get_running_loop()
        store = await Store.open(self._disk.url, sole=False)
        self._disk.serve(store, lambda: self.lives)
        clock = steady_clock(lambda: BEGIN + self._skew + timedelta(seconds=loop.time()), loop.time)
        gate = Gate(SETTINGS.limits)
        gate.thinking = Turns(1, loop.time)
        gate.opening = Turns(2, loop.time)
        kinds = frozenset(["plain"])
        tables = Tables(store, SETTINGS, clock, plain_bot, kinds, gate, self.peers)
        identity = SimpleNamespace(
            session_token=lambda cookies, secure: None,
            guest=lambda cookies: cookies.get("guest"),
        )
        self.state = SimpleNamespace(
            tables=tables, identity=identity, settings=SETTINGS, protocol="", gate=gate
        )
        self.lives = True
        await tables.sharing.start()
        self.spawn(tables.resume())
        self.spawn(tables.forget_idle())

    async def crash(self) -> None:
        """Stop in the middle of whatever goes on."""
        self.lives = False
        self.peers.die()
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        self.state.tables._closing = True
        await loop.kill(self.name)
        store: Store = self.state.tables.store
        with contextlib.suppress(Exception):
            await store.engine.dispose()
        if store.writer.own_engine is not None:
            store.writer.own_engine.dispose()

    async def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out as if asked over HTTP, with its ways there and back.

        Raises ProcessLostError if it is never answered, OSError where nobody knows what came of it,
        RequestError.
        """
        await asyncio.sleep(0.02)
        if not self.lives:
            work.close()
            raise ProcessLostError
        task = self.spawn(work)
        await asyncio.wait([task])
        if task.cancelled():
            raise ProcessLostError
        try:
            result: T = task.result()
        except (SQLAlchemyError, asyncio.CancelledError) as error:
            raise OSError from error
        await asyncio.sleep(0.02)
        return result

    def serve(self, line: Any, table: str) -> None:
        """Let somebody use the socket of a table."""
        self.spawn(table_socket(line, table))

"""An event loop in which no time passes: where all wait, its clock jumps to whatever comes next."""

import asyncio
import contextlib
import inspect
import random
import selectors
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from random import Random
from typing import Any

import pytest
from aiosqlite import core

from chinatown.server.store import engine as store_engine

PROCESS: ContextVar[str] = ContextVar("PROCESS", default="")
"""The name of the simulated process that a task belongs to, empty for the world itself."""


class _Selector(selectors.DefaultSelector):
    """Never waits: it tells the loop how much time it would have passed."""

    def __init__(self, passed: Callable[[float], None]) -> None:
        super().__init__()
        self._passed = passed

    def select(self, timeout: float | None = None) -> Any:
        events = super().select(0)
        if not events and timeout != 0:
            if timeout is None:
                raise RuntimeError("all wait for ever")
            self._passed(timeout)
        return events


class SimulatedLoop(asyncio.SelectorEventLoop):
    """What would run in a thread runs at once; `tasks` are those of each process."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Selector(self._pass))
        self.tasks: dict[str, set[asyncio.Task[Any]]] = {}
        self.set_task_factory(self._new_task)

    def time(self) -> float:
        return self._now

    def _pass(self, seconds: float) -> None:
        self._now += seconds

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Any, *args: Any
    ) -> asyncio.Future[Any]:
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    def _new_task(self, loop: Any, work: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        context = more.get("context")
        process = context.get(PROCESS, "") if context is not None else PROCESS.get()
        running = self.tasks.setdefault(process, set())
        running.add(task)
        task.add_done_callback(running.discard)
        return task

    async def kill(self, process: str) -> None:
        """End all tasks of a process, whatever they do about it."""
        for _ in range(100):
            running = self.tasks.get(process)
            if not running:
                return
            for task in tuple(running):
                work = task.get_coro()
                # What has not begun would leave behind what it was to await.
                if inspect.iscoroutine(work) and inspect.getcoroutinestate(work) != "CORO_CREATED":
                    task.cancel()
            for _ in range(3):
                await asyncio.sleep(0)
        raise AssertionError(f"some do not end: {running}")


class _AtOnce:
    """Stands for the queue to the thread of a connection to SQLite: what is put is done."""

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = item
        try:
            result = work()
        except BaseException as error:
            if future is not None:
                future.set_exception(error)
        else:
            if future is not None:
                future.set_result(result)


class _NoThread:
    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        pass


_configure = store_engine._configure_sqlite


def _configure_quick(connection: Any, record: object) -> None:
    """Let SQLite not wait for the disk: no power is cut in this world."""
    _configure(connection, record)
    connection.execute("PRAGMA synchronous = OFF")


@contextlib.contextmanager
def simulated(seed: str) -> Iterator[SimulatedLoop]:
    """Let nothing depend on threads, time or chance besides a seed."""
    chance = Random(seed)
    loop = SimulatedLoop()
    asyncio.set_event_loop(loop)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core, "SimpleQueue", _AtOnce)
        patch.setattr(core, "Thread", _NoThread)
        patch.setattr(store_engine, "_configure_sqlite", _configure_quick)
        # All that the server draws comes from here: `secrets` and SystemRandom.
        patch.setattr(random, "_urandom", chance.randbytes)
        try:
            yield loop
        finally:
            asyncio.set_event_loop(None)
            loop.close()

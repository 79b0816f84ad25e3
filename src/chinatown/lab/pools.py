"""Worker pools that play the games of a tournament: in this process, or in several at once."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.connection import Connection
from typing import Final, Protocol, TypeVar

Result = TypeVar("Result")

_PATIENCE: Final = 2.0
"""How long a pool may take to end, in seconds, before its workers are killed."""


class Pool(Protocol):
    """Workers that play games given by number."""

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield the result of `play` for each number, in their order, as soon as it is ready.

        `play` and its results must be picklable. An error of `play` is raised in its turn; no
        further game is started after an error or when the caller stops iterating.
        """


class InProcess:
    """The current process."""

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield the result of `play` for each number."""
        yield from map(play, numbers)


class Processes:
    """A number of worker processes on this machine, none of which outlives this one."""

    def __init__(self, count: int) -> None:
        self._count = count

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield the result of `play` for each number."""
        # Spawned, since forking a program with threads may hang.
        context = get_context("spawn")
        watched, lifeline = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            self._count, mp_context=context, initializer=_end_with, initargs=(watched, os.getpid())
        )
        try:
            with _interrupts_held_back():
                results = pool.map(partial(_played, play), numbers)
            yield from results
        finally:
            # The pool must know first that nothing more is wanted: its thread fails where workers
            # are gone while cancelled games wait. `shutdown` cannot wait a second time, so that
            # the thread itself is waited for.
            thread: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
            pool.shutdown(wait=False, cancel_futures=True)
            # Workers in the middle of a game end with their lifeline, without finishing it; those
            # that send a result go on, as half a result would be waited for without end.
            lifeline.close()
            if thread is not None:
                thread.join(_PATIENCE)
                if thread.is_alive():
                    # A signal can come where it leaves a lock of the pool closed for ever.
                    for worker in active_children():
                        worker.kill()
                    thread.join(_PATIENCE)
            watched.close()


class _Worker:
    """What this process, a worker, does at the moment."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.plays = False


_worker = _Worker()


def _played(play: Callable[[int], Result], number: int) -> Result:
    """Play a game in a worker, which may end in the middle of it."""
    with _worker.lock:
        _worker.plays = True
    try:
        return play(number)
    finally:
        with _worker.lock:
            _worker.plays = False


def _end_with(watched: Connection, parent: int) -> None:
    """Let this worker end when the other end of a pipe is closed, by its owner or by its death."""
    # An interrupt reaches the whole group of processes; only the parent decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_and_exit, args=(watched, parent), daemon=True).start()


def _wait_and_exit(watched: Connection, parent: int) -> None:
    # Nothing is ever sent, so that the end is all that can be read.
    watched.poll(None)
    while True:
        with _worker.lock:
            # Between two games the pool ends it, unless the pool is gone.
            if _worker.plays or os.getppid() != parent:
                os._exit(1)
        time.sleep(0.01)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Hold back an interrupt until the block is over, here and for good in processes it starts.

    Otherwise a worker that is interrupted while it loads would print a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def processes(count: int) -> Pool:
    """Return a pool of `count` processes; for 1, the current process."""
    return Processes(count) if count > 1 else InProcess()

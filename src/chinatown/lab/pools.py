"""Worker pools that play the games of a tournament: in this process, or in several at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Protocol, TypeVar

Result = TypeVar("Result")


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
    """A number of worker processes on this machine."""

    def __init__(self, count: int) -> None:
        self._count = count

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield the result of `play` for each number."""
        with ExitStack() as stack:
            # Spawned, since forking a program with threads may hang.
            pool = ProcessPoolExecutor(self._count, mp_context=get_context("spawn"))
            stack.callback(pool.shutdown, cancel_futures=True)
            yield from pool.map(play, numbers)


def processes(count: int) -> Pool:
    """Return a pool of `count` processes; for 1, the current process."""
    return Processes(count) if count > 1 else InProcess()

"""Who plays the games of a tournament: this process, or several at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Pool(Protocol):
    """Workers that are given games by number."""

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield what `play` returns for each number, in their order, as soon as it is there.

        `play` and what it returns can be pickled. What it raises is raised here in its turn, and
        nothing more is begun after that or when the caller stops.
        """


class InProcess:
    """This process alone."""

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield what `play` returns for each number."""
        yield from map(play, numbers)


class Processes:
    """A number of processes on this machine."""

    def __init__(self, count: int) -> None:
        self._count = count

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield what `play` returns for each number."""
        with ExitStack() as stack:
            # Fresh processes: a fork of a program with threads may hang.
            pool = ProcessPoolExecutor(self._count, mp_context=get_context("spawn"))
            stack.callback(pool.shutdown, cancel_futures=True)
            yield from pool.map(play, numbers)


def processes(count: int) -> Pool:
    """Return so many processes; a single one is this."""
    return Processes(count) if count > 1 else InProcess()

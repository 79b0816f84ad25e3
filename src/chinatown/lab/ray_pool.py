"""The processes of a Ray cluster, where the optional package `ray` is installed."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from chinatown.game.errors import GameError

Result = TypeVar("Result")


class RayError(GameError):
    """Games cannot be played on a Ray cluster: `ray` is missing, or no cluster at `address`."""


class RayPool:
    """The processes of the cluster at an address; `local` starts one for as long as it is needed.

    Other addresses are those of `ray.init`: `auto`, `host:port`, `ray://host:port`. All machines of
    the cluster need the same version of this package.
    """

    def __init__(self, address: str) -> None:
        self._address = address

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield what `play` returns for each number.

        Raises RayError (`ray-missing`, `ray-unreachable`) besides what `play` raises.
        """
        ray = _ray()
        joined = not ray.is_initialized()
        if joined:
            _join(ray, self._address)
        try:
            yield from _played(ray, play, numbers)
        finally:
            if joined:
                ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError as error:
        raise RayError("ray-missing") from error


def _join(ray: Any, address: str) -> None:
    # A cluster that is started here is nobody's business.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        problem = str(error).partition("\n")[0]
        raise RayError("ray-unreachable", address=address, problem=problem) from error


def _played(ray: Any, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
    """Keep twice as many games on the way as there are processors, and yield them in order."""
    task = ray.remote(play_one)
    most = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting = deque(numbers)
    begun: deque[Any] = deque()
    try:
        while waiting or begun:
            while waiting and len(begun) < most:
                begun.append(task.remote(play, waiting.popleft()))
            yield ray.get(begun[0])
            begun.popleft()
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    finally:
        for one in begun:
            ray.cancel(one)


def play_one(play: Callable[[int], Result], number: int) -> Result:
    """Return what `play` returns for a number; Ray takes functions with names alone."""
    return play(number)

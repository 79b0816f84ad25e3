"""A worker pool on a Ray cluster, for which the optional package `ray` is needed."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Literal, TypeVar

from chinatown.game.errors import GameError, Param

Result = TypeVar("Result")


class RayError(GameError):
    """Ray cannot be used: the package is missing, or there is no cluster at `address`."""

    code: Literal["ray-missing", "ray-unreachable"]

    def __init__(self, code: Literal["ray-missing", "ray-unreachable"], **params: Param) -> None:
        super().__init__(code, **params)


class RayPool:
    """The processes of the cluster at an address.

    `local` starts a cluster for as long as it is needed; other addresses are those of `ray.init`:
    `auto`, `host:port`, `ray://host:port`. All machines of the cluster need the same version of
    this package.
    """

    def __init__(self, address: str) -> None:
        self._address = address

    def run(self, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
        """Yield the result of `play` for each number.

        Raises RayError (`ray-missing`, `ray-unreachable`) besides what `play` raises.
        """
        ray = _ray()
        started = not ray.is_initialized()
        if started:
            _connect(ray, self._address)
        try:
            yield from _results(ray, play, numbers)
        finally:
            if started:
                ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError as error:
        raise RayError("ray-missing") from error


def _connect(ray: Any, address: str) -> None:
    # A cluster started here reports no usage statistics to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        problem = str(error).partition("\n")[0]
        raise RayError("ray-unreachable", address=address, problem=problem) from error


def _results(ray: Any, play: Callable[[int], Result], numbers: Sequence[int]) -> Iterator[Result]:
    """Keep twice as many games in flight as there are processors; yield the results in order."""
    task = ray.remote(play_one)
    max_running = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting = deque(numbers)
    running: deque[Any] = deque()
    try:
        while waiting or running:
            while waiting and len(running) < max_running:
                running.append(task.remote(play, waiting.popleft()))
            yield ray.get(running[0])
            running.popleft()
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    finally:
        for reference in running:
            ray.cancel(reference)


def play_one(play: Callable[[int], Result], number: int) -> Result:
    """Return the result of `play` for a number; Ray accepts only named functions as tasks."""
    return play(number)

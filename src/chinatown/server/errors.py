"""What the server refuses, as codes with parameters; the rules' own errors have the same form."""

from __future__ import annotations

from typing import Final

from chinatown.game import GameError
from chinatown.protocol.base import Param, Problem

_STATUS: Final[dict[str, int]] = {
    "foreign-origin": 403,
    "unknown-table": 404,
    "unknown-page": 404,
    "unknown-link": 404,
    "no-free-seat": 409,
    "name-taken": 409,
    "game-not-over": 409,
    "message-too-large": 413,
    "too-many-tables": 429,
    "internal": 500,
}


class RequestError(GameError):
    """Something asked of the server that it does not do; its code is in the catalogue too."""


def status_of(error: GameError) -> int:
    """Return the HTTP status that goes with an error."""
    return _STATUS.get(error.code, 400)


def params_of(error: GameError) -> dict[str, Param]:
    """Return an error's parameters as messages carry them: lists instead of tuples."""
    return {
        name: _listed(value) if isinstance(value, tuple) else value
        for name, value in error.params.items()
    }


def _listed(values: tuple[int, ...] | tuple[str, ...]) -> list[int] | list[str]:
    numbers = [value for value in values if isinstance(value, int)]
    return numbers if len(numbers) == len(values) else [str(value) for value in values]


def problem(error: GameError) -> Problem:
    """Return an error as the body of an HTTP answer."""
    return Problem(code=error.code, params=params_of(error))

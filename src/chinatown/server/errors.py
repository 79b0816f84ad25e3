"""Errors of requests, as codes with parameters like the errors of the rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final, TypeAlias

from sqlalchemy.exc import DatabaseError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from chinatown.bots.base import UnknownBot
from chinatown.game import errors as game_errors
from chinatown.game.errors import BadSetup, GameError, IllegalAction
from chinatown.offer_text.errors import OfferTextError
from chinatown.server.messages.codes import ErrorCode, Param, Problem, RequestCode

_STATUS: Final[Mapping[ErrorCode, int]] = {
    "foreign-origin": 403,
    "unknown-table": 404,
    "unknown-link": 404,
    "not-host": 403,
    "banned": 403,
    "banned-here": 403,
    "password-needed": 403,
    "password-wrong": 403,
    "accounts-off": 403,
    "account-name-taken": 409,
    "already-signed-in": 409,
    "not-signed-in": 401,
    "sign-in-wrong": 403,
    "own-password-wrong": 403,
    "recovery-wrong": 403,
    "unknown-session": 404,
    "too-many-new-accounts": 429,
    "too-many-reports": 429,
    "alerts-off": 403,
    "mail-not-sent": 502,
    "unknown-alert-way": 404,
    "too-many-alerts": 429,
    "too-many-tries": 429,
    "others-play-there": 409,
    "seat-taken": 409,
    "unknown-page": 404,
    "no-free-seat": 409,
    "name-taken": 409,
    "game-not-over": 409,
    "training-off": 403,
    "message-too-large": 413,
    "too-many-tables": 429,
    "too-many-new-tables": 429,
    "too-many-requests": 429,
    "request-too-slow": 408,
    "server-full": 503,
    "internal": 500,
    "database-unavailable": 503,
    "table-unreadable": 500,
}


_UNAVAILABLE: Final = (
    OperationalError,
    InterfaceError,
    InternalError,
    PoolTimeout,
    ConnectionError,
    sqlite3.DatabaseError,
)


class RequestError(GameError):
    """A request that the server refuses."""

    code: RequestCode

    def __init__(self, code: RequestCode, **params: game_errors.Param) -> None:
        super().__init__(code, **params)


REFUSALS: Final = (RequestError, IllegalAction, BadSetup, UnknownBot, OfferTextError)
"""What a client is told of; any other error is the server's own trouble."""

Refusal: TypeAlias = RequestError | IllegalAction | BadSetup | UnknownBot | OfferTextError
"""One of REFUSALS."""


def own_trouble(error: Exception) -> RequestError:
    """Return what to tell a client about an error that is the server's own fault.

    That is `database-unavailable` for a database that is locked, full, read-only, damaged or gone,
    and `internal` for anything else.
    """
    unavailable = isinstance(error, _UNAVAILABLE) or type(error) is DatabaseError
    return RequestError("database-unavailable" if unavailable else "internal")


def status_of(error: Refusal) -> int:
    """Return the HTTP status of an error."""
    return _STATUS.get(error.code, 400)


def params_of(error: GameError) -> dict[str, Param]:
    """Return an error's parameters as they are sent, with lists instead of tuples."""
    return {
        name: _to_list(value) if isinstance(value, tuple) else value
        for name, value in error.params.items()
    }


def _to_list(values: tuple[int, ...] | tuple[str, ...]) -> list[int] | list[str]:
    numbers = [value for value in values if isinstance(value, int)]
    return numbers if len(numbers) == len(values) else [str(value) for value in values]


def problem(error: Refusal) -> Problem:
    """Return an error as the body of an HTTP answer."""
    return Problem(code=error.code, params=params_of(error))

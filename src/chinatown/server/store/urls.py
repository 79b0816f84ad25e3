"""Database URLs: as people write them, as SQLAlchemy needs them, and as they may be shown."""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""The driver for a URL that names only the kind of database."""

_PASSWORD: Final = re.compile(r"(?<=:)[^:/@\s]*(?=@)")


def database_url(text: str) -> URL:
    """Return the URL of a database, with our driver if it names none.

    Raises sqlalchemy.exc.ArgumentError for what is no database URL.

    >>> str(database_url("sqlite:///games.sqlite3"))
    'sqlite+aiosqlite:///games.sqlite3'
    """
    url = _parsed(text)
    return url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))


def shown_url(text: str) -> str:
    """Return a database URL as it may be shown and logged: without its password.

    >>> shown_url("postgresql://ann:secret@localhost/games")
    'postgresql://ann:***@localhost/games'
    """
    try:
        url = _parsed(text)
    except ArgumentError:
        return _PASSWORD.sub("***", text)
    hidden = {name: "***" for name in url.query if "pass" in name.casefold()}
    return url.update_query_dict(hidden).render_as_string(hide_password=True)


def _parsed(text: str) -> URL:
    try:
        return make_url(text)
    except ValueError as error:
        # A port that is no number.
        raise ArgumentError(str(error)) from error

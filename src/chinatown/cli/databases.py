"""Opening the database of a server for another command than that which serves it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from chinatown.cli.files import CommandError
from chinatown.server.settings import Settings
from chinatown.server.store.sole_use import DatabaseInUseError
from chinatown.server.store.store import Store, StoreError
from chinatown.server.store.urls import database_url, shown_url


def chosen_database(url: str) -> str:
    """Return the URL of the database that `serve` would use."""
    return Settings.from_environment(database_url=url).database_url


@contextlib.contextmanager
def saying_what_is_wrong(url: str) -> Iterator[None]:
    """Raise CommandError `database-in-use` or `database-unusable` for what a database refuses."""
    try:
        yield
    except DatabaseInUseError as error:
        raise CommandError("database-in-use", database=shown_url(url)) from error
    except (StoreError, SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        problem = str(error).splitlines()[0].replace(url, shown_url(url))
        raise CommandError("database-unusable", database=shown_url(url), problem=problem) from error


@contextlib.asynccontextmanager
async def opened(url: str, *, sole: bool = False, new: bool = False) -> AsyncIterator[Store]:
    """Open a database that is there, while servers may use it unless it is to be `sole`.

    Raises CommandError `file-missing` for a file that is not there; only a `new` one is made.
    """
    if not new:
        _check_file(url)
    store = await Store.open(url, sole=sole, key=None)
    try:
        yield store
    finally:
        await store.close()


def _check_file(url: str) -> None:
    with contextlib.suppress(ArgumentError):
        parsed = database_url(url)
        file = parsed.database or ""
        if parsed.get_backend_name() == "sqlite" and not Path(file).is_file():
            raise CommandError("file-missing", file=file)

"""Backing a database up into a file, and restoring tables from one, while servers run."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import BinaryIO, Final

from chinatown.cli.databases import chosen_database, opened, saying_what_is_wrong
from chinatown.cli.files import CommandError
from chinatown.cli.output import say
from chinatown.cli.words import printable, text
from chinatown.server.backup import Restored, back_up, checked_key, restore

_OWNER_ONLY: Final = 0o600
"""The rights of a backup: it holds hands, private links and the key that signs cookies."""


def print_backup(file: Path, url: str) -> None:
    """Write a backup into a file, which is replaced once the new one is whole.

    Raises CommandError.
    """
    database = chosen_database(url)

    async def run(out: BinaryIO) -> int:
        async with opened(database) as store:
            return await back_up(store, out)

    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        with os.fdopen(os.open(unfinished, flags, _OWNER_ONLY), "wb") as out:
            with saying_what_is_wrong(database):
                count = asyncio.run(run(out))
            out.flush()
            os.fsync(out.fileno())
        unfinished.replace(file)
    except OSError as error:
        problem = error.strerror or str(error)
        raise CommandError("file-unwritable", file=str(file), problem=problem) from error
    finally:
        unfinished.unlink(missing_ok=True)
    say(text("admin-backed-up", count=count, file=printable(str(file))))


def print_restored(file: Path, url: str) -> None:
    """Restore the tables of a backup that a database does not have.

    Into an empty database comes the key that signs cookies, too; no server may have it then.
    Raises CommandError or BackupError.
    """
    database = chosen_database(url)
    try:
        key = checked_key(file)
    except FileNotFoundError as error:
        raise CommandError("file-missing", file=str(file)) from error
    except OSError as error:
        problem = error.strerror or str(error)
        raise CommandError("file-unreadable", file=str(file), problem=problem) from error

    async def run() -> Restored:
        async with opened(database, new=True) as store:
            if not await store.games.is_empty():
                return await restore(store, file)
        async with opened(database, sole=True) as store:
            return await restore(store, file, key)

    with saying_what_is_wrong(database):
        restored = asyncio.run(run())
    say(text("admin-restored", added=restored.added, known=restored.known))

"""Reading the files that a command is given."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, Literal, TypeAlias

from chinatown.cli.words import text
from chinatown.game.errors import GameError, Param

CommandCode: TypeAlias = Literal[
    # Files, ports and databases
    "file-missing",
    "file-unreadable",
    "file-too-large",
    "file-unwritable",
    "folder-unwritable",
    "output-exists",
    "port-taken",
    "bad-accounts",
    "bad-alerts",
    "alerts-need-package",
    "bad-limits",
    "bad-proxy",
    "bad-public-url",
    "no-port",
    "database-unusable",
    "database-in-use",
    "redis-unusable",
    "redis-needs-postgresql",
    "admin-needs-table",
    "admin-needs-days",
    "admin-needs-whom",
    "admin-needs-person",
    "admin-needs-ban",
    "admin-needs-report",
    "bad-network",
    # The output and the program
    "output-failed",
    "out-of-memory",
    "unexpected",
    "unknown-command",
    # Records to report on
    "record-differs",
    "record-not-verified",
    "no-records",
    "in-record",
    # Players and bots
    "did-you-mean",
    "player-unknown",
    "too-many-bots",
    # Positions for the income of a board
    "key-unknown",
    "keys-contradict",
    "variant-twice",
    "owners-alike",
    "owner-unknown",
    "not-as-expected",
    "not-a-position",
    "position-missing",
    "position-value",
    "in-position",
    "not-a-building",
    "not-owned-by-one",
    "building-twice",
    "unknown-shop-type",
    "too-many-buildings",
    "too-many-tiles",
    "too-many-owners",
    "no-outlook-cards",
    "not-a-card",
]
"""What keeps a command from being carried out; its text is `error-<code>`."""


class CommandError(GameError):
    """Something that keeps a command from being carried out, outside the rules."""

    code: CommandCode

    def __init__(self, code: CommandCode, **params: Param) -> None:
        super().__init__(code, **params)


class Terminated(BaseException):
    """A signal, by its number, asks the command to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


MAX_FILE_BYTES: Final = 64 << 20
"""A file that holds more is no record and no position."""


def read(file: Path) -> bytes:
    """Return what a file holds, or the standard input for `-`.

    Raises CommandError `file-missing`, `file-unreadable` or `file-too-large`.
    """
    name = text("standard-input") if str(file) == "-" else str(file)
    try:
        with _opened(file) as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
    except FileNotFoundError as error:
        raise CommandError("file-missing", file=name) from error
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise CommandError("file-unreadable", file=name, problem=problem) from error
    if len(data) > MAX_FILE_BYTES:
        raise CommandError("file-too-large", file=name, most=MAX_FILE_BYTES >> 20)
    return data


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    if str(file) != "-":
        with file.open("rb") as stream:
            yield stream
    elif sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    else:
        yield sys.stdin.buffer

"""Reading the files that a command is given."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal, TypeAlias

from chinatown.game.errors import GameError, Param

CommandCode: TypeAlias = Literal[
    # Files, ports and databases
    "file-missing",
    "file-unreadable",
    "file-unwritable",
    "folder-unwritable",
    "port-taken",
    "bad-public-url",
    "no-port",
    "database-unusable",
    # Players and bots
    "player-unknown",
    "too-many-bots",
    # Positions for the income of a board
    "not-json",
    "key-twice",
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


def read(file: Path) -> bytes:
    """Return what a file holds, or the standard input for `-`.

    Raises CommandError `file-missing` or `file-unreadable`.
    """
    if str(file) == "-":
        return sys.stdin.buffer.read()
    try:
        return file.read_bytes()
    except FileNotFoundError as error:
        raise CommandError("file-missing", file=str(file)) from error
    except OSError as error:
        raise CommandError(
            "file-unreadable", file=str(file), problem=error.strerror or type(error).__name__
        ) from error

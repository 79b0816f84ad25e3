"""Reading the files that a command is given."""

from __future__ import annotations

import sys
from pathlib import Path

from chinatown.game.errors import GameError


class CommandError(GameError):
    """Something that keeps a command from being carried out, outside the rules."""


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

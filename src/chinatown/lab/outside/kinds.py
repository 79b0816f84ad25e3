"""Which kinds of bots come from outside, and the commands that run them."""

from __future__ import annotations

import shlex
import sys
from pathlib import PurePath
from typing import Final

from chinatown.lab.outside.errors import OutsideBotError

EXEC: Final = "exec:"
"""How a kind begins that names a command."""

MAX_LABEL: Final = 20
"""The longest label of an outside bot in records, in characters."""


def is_outside(kind: str) -> bool:
    """Return whether a kind of bot names a program or class outside this package.

    >>> is_outside("exec:node my_bot.js"), is_outside("my_bots:Careful"), is_outside("tycoon/hard")
    (True, True, False)
    """
    return ":" in kind


def is_python(kind: str) -> bool:
    """Return whether an outside kind names a Python class."""
    return is_outside(kind) and not kind.startswith(EXEC)


def command_of(kind: str) -> list[str]:
    """Return the command that plays as an outside kind, word by word.

    Raises OutsideBotError `bot-command` where the kind names none.
    """
    if is_python(kind):
        module, _, name = kind.partition(":")
        if not (_is_dotted_name(module) and name.isidentifier()):
            raise OutsideBotError("bot-command", bot=kind)
        return [sys.executable, "-m", "chinatown.lab.outside.python_host", module, name]
    try:
        words = shlex.split(kind.removeprefix(EXEC))
    except ValueError as error:
        raise OutsideBotError("bot-command", bot=kind) from error
    if not words:
        raise OutsideBotError("bot-command", bot=kind)
    return words


def label_of(kind: str) -> str:
    """Return a short name for a kind of bot; for those of this package, the kind itself.

    >>> label_of("exec:node bots/my_bot.js"), label_of("my_bots:Careful"), label_of("tycoon/hard")
    ('my_bot', 'Careful', 'tycoon/hard')
    """
    if not is_outside(kind):
        return kind
    last = kind.rpartition(":")[2] if is_python(kind) else PurePath(command_of(kind)[-1]).stem
    label = "".join(letter for letter in last if letter.isalnum() or letter in "-_ ")
    return label[:MAX_LABEL] or "bot"


def _is_dotted_name(module: str) -> bool:
    return all(part.isidentifier() for part in module.split("."))

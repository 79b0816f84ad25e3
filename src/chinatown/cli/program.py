"""The group of all commands, which turns whatever ends one into a sentence and an exit status."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from typer import Abort, TyperException
from typer.core import TyperGroup

from chinatown.cli.files import CommandError, Terminated
from chinatown.cli.output import complain, discard
from chinatown.cli.words import FAILED, USAGE, sentence, text

UNEXPECTED: Final = 70
"""Exit status after an error in the program, as in sysexits.h."""

SIGNALLED: Final = 128
"""Exit status of a command that a signal has ended, less the signal's number."""

_PIPE_CLOSED: Final = SIGNALLED + 13
"""Exit status when nobody reads on: that of SIGPIPE, which not every system has."""


class Program(TyperGroup):
    """All commands. No error and no signal leaves them as a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run a command and exit with its status."""
        # Where errors become sentences, and the output is known to be written, is here.
        del standalone_mode
        try:
            if sys.stdout is None:
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            status = super().main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )
            sys.stdout.flush()
        except BaseException as error:
            if os.environ.get("CHINATOWN_TRACEBACK"):
                raise
            status = _status_of(error)
        sys.exit(status)


def _status_of(error: BaseException) -> int:
    """Say what has ended a command, and return its exit status."""
    match error:
        # Typer makes the first of these of the second.
        case SystemExit(__context__=BrokenPipeError()) | BrokenPipeError():
            discard(sys.stdout)
            return _PIPE_CLOSED
        case SystemExit():
            return error.code if isinstance(error.code, int) else 0
        case KeyboardInterrupt() | Abort():
            return SIGNALLED + signal.SIGINT
        case Terminated():
            return SIGNALLED + error.number
        case TyperException():
            command = getattr(getattr(error, "ctx", None), "command_path", "chinatown")
            problem = " ".join(error.format_message().split()).rstrip(".")
            complain(text("usage-error", problem=problem, command=command))
            return USAGE
        case OSError():
            discard(sys.stdout)
            problem = error.strerror or type(error).__name__
            complain(sentence(CommandError("output-failed", problem=problem)))
            return FAILED
        case MemoryError():
            complain(sentence(CommandError("out-of-memory")))
            return FAILED
    problem = f"{type(error).__name__}: {error}"
    complain(sentence(CommandError("unexpected", problem=problem)))
    return UNEXPECTED

"""The group of all commands, which turns whatever ends one into a sentence and an exit status."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final, NoReturn

from typer import Abort, TyperException

from chinatown.cli.files import CommandError, Terminated
from chinatown.cli.help_texts import WordedGroup, put_into_words
from chinatown.cli.hints import hinted
from chinatown.cli.languages import choose_language
from chinatown.cli.output import complain, discard
from chinatown.cli.words import FAILED, USAGE, sentence
from chinatown.cli.wrong_usage import usage_sentence
from chinatown.game.errors import GameError

UNEXPECTED: Final = 70
"""Exit status after an error in the program, as in sysexits.h."""

SIGNALLED: Final = 128
"""Exit status of a command that a signal has ended, less the signal's number."""

_PIPE_CLOSED: Final = SIGNALLED + 13
"""Exit status when nobody reads on: that of SIGPIPE, which not every system has."""


class Program(WordedGroup):
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
            choose_language(sys.argv[1:] if args is None else args, os.environ)
            put_into_words(self)
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

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        """Return the command that is called.

        Raises CommandError `unknown-command` where there is none of that name.
        """
        known = args[0] in self.commands or args[0].startswith("-") or ctx.resilient_parsing
        if not known:
            raise CommandError("unknown-command", text=args[0], known=tuple(self.commands))
        return super().resolve_command(ctx, args)


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
            complain(usage_sentence(error))
            return USAGE
        case GameError():
            complain(sentence(hinted(error)))
            return USAGE
        case OSError():
            discard(sys.stdout)
            problem = error.strerror or type(error).__name__
            complain(sentence(CommandError("output-failed", problem=problem)))
            return FAILED
        case MemoryError():
            complain(sentence(CommandError("out-of-memory")))
            return FAILED
    # A signal between two lines of a lock or a pool makes another error of it.
    for behind in _behind(error):
        if isinstance(behind, (KeyboardInterrupt, Terminated)):
            return _status_of(behind)
    problem = f"{type(error).__name__}: {error}"
    complain(sentence(CommandError("unexpected", problem=problem)))
    return UNEXPECTED


def _behind(error: BaseException) -> Iterator[BaseException]:
    """Yield the errors in whose handling an error came."""
    while error.__context__ is not None:
        error = error.__context__
        yield error

"""The process around a command: its streams, its signals and its end (docs/command-line.md)."""

from __future__ import annotations

import io
import os
import signal
import sys
from types import FrameType
from typing import Final

from chinatown.cli.app import app
from chinatown.cli.files import Terminated
from chinatown.cli.program import SIGNALLED

_ENDING: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals, besides an interrupt, that ask a command to end."""


def run() -> None:
    """Run the command with the arguments of this process, and end the process.

    A command that a signal has ended cleans up, then dies of that signal, so that a shell knows.
    """
    _open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows another; that is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        for number in _ENDING:
            # What a parent ignores, as nohup does, stays ignored.
            if signal.getsignal(number) == signal.SIG_DFL:
                signal.signal(number, _terminate)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        app(prog_name="chinatown")
    except KeyboardInterrupt:
        # It came between two lines of this function.
        status = SIGNALLED + signal.SIGINT
    except SystemExit as exit_:
        status = exit_.code if isinstance(exit_.code, int) else 0
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if status - SIGNALLED in (signal.SIGINT, *_ENDING):
        signal.signal(status - SIGNALLED, signal.SIG_DFL)
        signal.raise_signal(status - SIGNALLED)
    sys.exit(status)


def _terminate(number: int, _: FrameType | None) -> None:
    # A second signal, while the command cleans up, ends it at once.
    signal.signal(number, signal.SIG_DFL)
    raise Terminated(number)


def _open_missing_streams() -> None:
    """Open what the parent closed, so that no file or socket gets the number of a stream."""
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)

"""The command `chinatown`: play, serve, simulate, puzzles, income, replay, solve, report, ..."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
"""True for type checkers; the module that says so takes its time to load."""

if TYPE_CHECKING:
    from types import TracebackType


def main() -> None:
    """Run the command with the arguments of this process."""
    # Loading takes a moment, and whoever interrupts it wants no traceback. Even the module that
    # handles signals must be loaded first.
    sys.excepthook = _without_interrupts
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from chinatown.cli.process import run

    run()


def _without_interrupts(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """Print a traceback unless it is that of an interrupt, which ends Python by itself."""
    if kind is not KeyboardInterrupt:
        sys.__excepthook__(kind, error, trace)

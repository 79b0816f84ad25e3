"""Runs a command, and ends it and all that it has started when the process that asked for it ends.

This is run as a program, by its path, and imports as little as possible:

    python keeper.py PARENT COMMAND...

It leads a group of processes of its own. Nothing passes through it: the command has its streams.
A parent that dies, by whatever signal, is noticed within a fifth of a second.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

NOT_STARTED = 127
"""The exit status where the command could not be started, as shells have it."""

_BEAT = 0.2


def main(parent: int, command: list[str]) -> int:
    """Run a command until it ends or the parent is gone; return its exit status."""
    # An interrupt at the terminal is the parent's to decide on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        child = subprocess.Popen(command)
    except OSError as error:
        sys.stderr.write(f"{error.strerror or error}\n")
        return NOT_STARTED
    while os.getppid() == parent:
        with suppress(subprocess.TimeoutExpired):
            status = child.wait(_BEAT)
            # What the command has started and left behind ends with it.
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            _send_to_group(signal.SIGTERM)
            return status if status >= 0 else 128 - status
    if hasattr(signal, "SIGKILL"):
        _send_to_group(signal.SIGKILL)
    child.kill()
    return 1


def _send_to_group(number: signal.Signals) -> None:
    # Windows has no groups of processes.
    if hasattr(os, "killpg"):
        os.killpg(0, number)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))

"""The command `chinatown`: play, serve, simulate, tournament, income, replay, solve, verify."""

import io
import sys


def main() -> None:
    """Run the command with the arguments of this process."""
    from chinatown.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows another; that is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()

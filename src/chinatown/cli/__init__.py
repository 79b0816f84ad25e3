"""The command `chinatown`: play, serve, simulate, tournament, income, replay, solve, verify."""

import signal


def main() -> None:
    """Run the command with the arguments of this process."""
    # Loading takes a moment, and whoever interrupts it wants no traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from chinatown.cli.process import run

    run()

"""What bots from outside the program did wrong, as sentences below the figures."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from chinatown.cli.words import printable, text
from chinatown.lab.outside.faults import FaultCount


def print_faults(faults: Sequence[FaultCount], out: Console) -> None:
    """Print a line for each kind of fault of each kind of bot, with when it happened first."""
    for fault in faults:
        about = text(
            f"outside-{fault.code}",
            bot=printable(fault.bot),
            count=fault.count,
            game=fault.game,
            round=fault.round,
            detail=printable(fault.detail),
        )
        out.print(Text(about))

"""The players of a game: bots of this package, and programs that are ended with the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from chinatown.bots.base import Bot, bot_seed
from chinatown.game.state import Setup, State
from chinatown.game.types import Seat
from chinatown.game.view import view
from chinatown.lab.outside.errors import Fault
from chinatown.lab.outside.kinds import is_outside
from chinatown.lab.outside.outside_bot import OutsideBot

MakeBot: TypeAlias = Callable[[str, Seat, str], Bot]
"""Makes a bot of a kind of this package, for a seat and a seed."""


@contextmanager
def seated(
    setup: Setup, kinds: Sequence[str], names: Sequence[str], make: MakeBot
) -> Iterator[list[Bot]]:
    """Make a player for each seat, by seat; programs from outside are ended when the block is.

    Programs start side by side. Raises OutsideBotError, and what `make` raises.
    """
    outside: list[OutsideBot] = []
    bots: list[Bot] = []
    try:
        for seat, kind in enumerate(kinds):
            if is_outside(kind):
                outside.append(OutsideBot(kind, seat))
                bots.append(outside[-1])
            else:
                bots.append(make(kind, seat, setup.seed))
        for bot in outside:
            # The game's own seed would tell it every card to come.
            bot.begin(setup, names, bot_seed(setup.seed, bot.seat))
        yield bots
    finally:
        for bot in outside:
            bot.close()


def end_programs(players: Sequence[Bot], state: State) -> tuple[Fault, ...]:
    """Show programs from outside how their game ended, and return what they did wrong in it."""
    faults: list[Fault] = []
    for bot in players:
        if isinstance(bot, OutsideBot):
            bot.end(view(state, bot.seat))
            faults += bot.faults
    return tuple(faults)

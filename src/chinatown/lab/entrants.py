"""Who can play in a tournament: bots, and cheats against whom they are tested."""

from __future__ import annotations

from typing import Final

from chinatown.bots import BOTS, Bot, UnknownBot, make_bot
from chinatown.lab.exploiters import EXPLOITERS

ENTRANTS: Final = (*BOTS, *EXPLOITERS)
"""All kinds of players, by name; those of bots can be followed by a character."""


def make_entrant(kind: str, seat: int, seed: str) -> Bot:
    """Return a new player of a kind for a seat; its choices depend on `seed`, `seat` and views.

    Raises UnknownBot (`unknown-bot`, `unknown-character`) when there is no such kind.
    """
    if kind in EXPLOITERS:
        return EXPLOITERS[kind](seat, seed)
    if kind.partition("/")[0] in BOTS:
        return make_bot(kind, seat, seed)
    raise UnknownBot("unknown-bot", bot=kind, known=ENTRANTS)

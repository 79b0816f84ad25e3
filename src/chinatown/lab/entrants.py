"""The kinds of players of a tournament: bots, and the exploiters that they are tested against."""

from __future__ import annotations

from typing import Final

from chinatown.bots.base import Bot, UnknownBot
from chinatown.bots.registry import BASELINES, BOTS, make_bot
from chinatown.game.types import Seat
from chinatown.lab.exploiters.registry import EXPLOITERS

ENTRANTS: Final = (*BOTS, *BASELINES, *EXPLOITERS)
"""The names of all kinds of players; a character can follow those of bots."""


def make_entrant(kind: str, seat: Seat, seed: str) -> Bot:
    """Return a new player of a kind; its choices depend only on `seed`, `seat` and its views.

    Raises UnknownBot (`unknown-bot`, `unknown-character`) for an unknown kind.
    """
    if kind in EXPLOITERS:
        return EXPLOITERS[kind](seat, seed)
    level = kind.partition("/")[0]
    if level in BOTS or level in BASELINES:
        return make_bot(kind, seat, seed)
    raise UnknownBot("unknown-bot", bot=kind, known=ENTRANTS)

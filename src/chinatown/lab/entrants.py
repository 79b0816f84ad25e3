"""Who can play in a tournament: bots, and cheats against whom they are tested."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chinatown.bots import BOTS, Bot, UnknownBot
from chinatown.lab.cheats import CHEATS

ENTRANTS: Final[dict[str, Callable[[int, str], Bot]]] = {**BOTS, **CHEATS}
"""All kinds of players, by name."""


def make_entrant(kind: str, seat: int, seed: str) -> Bot:
    """Return a new player of a kind for a seat; its choices depend on `seed`, `seat` and views.

    Raises UnknownBot (`unknown-bot`) when there is no such kind.
    """
    try:
        make = ENTRANTS[kind]
    except KeyError:
        raise UnknownBot("unknown-bot", bot=kind, known=tuple(ENTRANTS)) from None
    return make(seat, seed)

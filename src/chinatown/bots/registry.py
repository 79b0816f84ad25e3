"""Which bots there are: a new one is plugged in here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chinatown.bots.base import Bot, UnknownBot
from chinatown.bots.merchant import Merchant
from chinatown.bots.random_bot import RandomBot
from chinatown.bots.shopkeeper import Shopkeeper
from chinatown.bots.tycoon import Tycoon

BOTS: Final[dict[str, Callable[[int, str], Bot]]] = {
    "random": RandomBot,
    "shopkeeper": Shopkeeper,
    "merchant": Merchant,
    "tycoon": Tycoon,
}
"""The kinds of bots, each with what makes one for a seat and a seed."""


def make_bot(kind: str, seat: int, seed: str) -> Bot:
    """Return a new bot of a kind for a seat; its choices depend on `seed`, `seat` and views alone.

    Raises UnknownBot (`unknown-bot`) when there is no such kind.
    """
    try:
        make = BOTS[kind]
    except KeyError:
        raise UnknownBot("unknown-bot", bot=kind, known=tuple(BOTS)) from None
    return make(seat, seed)

"""What a remark in a player's own words means, as far as others can act on it.

The words are understood elsewhere (docs/offer_text.md); a meaning holds no words, only seats, goods
and trades, so that it is the same in every language. `seats` are those that are spoken to, none for
the whole table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from chinatown.game.actions import Goods, Trade
from chinatown.game.types import Seat

NO_GOODS: Final = Goods()


@dataclass(frozen=True, slots=True)
class PriceAsked:
    """The speaker asks what somebody wants for goods: `what do you want for 33?`."""

    seats: tuple[Seat, ...]
    goods: Goods


@dataclass(frozen=True, slots=True)
class Sought:
    """The speaker seeks goods, and pays a price for them, or says nothing of it."""

    seats: tuple[Seat, ...]
    goods: Goods
    price: Goods = NO_GOODS


@dataclass(frozen=True, slots=True)
class ForSale:
    """The speaker sells goods for a price, or says nothing of it."""

    seats: tuple[Seat, ...]
    goods: Goods
    price: Goods = NO_GOODS


@dataclass(frozen=True, slots=True)
class Proposal:
    """The speaker proposes a trade: one of its own, or the last offer with a change (`20 more`).

    `trades` are those that the words can mean, the likeliest first.
    """

    seats: tuple[Seat, ...]
    trades: tuple[Trade, ...]


@dataclass(frozen=True, slots=True)
class PriceRejected:
    """The speaker says no to a price without naming another: `too much`."""

    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Threat:
    """The speaker threatens somebody."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Thanks:
    """The speaker thanks somebody."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlainTalk:
    """Anything else; `seats` are spoken to.

    With `asks` it is a question, or names money: it wants an answer, though it is not understood.
    """

    seats: tuple[Seat, ...] = ()
    asks: bool = False


Meaning: TypeAlias = (
    PriceAsked | Sought | ForSale | Proposal | PriceRejected | Threat | Thanks | PlainTalk
)
"""What a remark is understood as."""

"""After the game: GET /api/tables/{id}/stories and /digest."""

from __future__ import annotations

from chinatown.game.types import Dollars, Seat
from chinatown.protocol.base import Message


class Worth(Message):
    """What a trade turned out to be worth to a party, or what is left, in dollars."""

    seat: Seat
    dollars: Dollars


class TradeWorth(Message):
    """A trade of the game, by the id of its offer, and what came of it."""

    offer: str
    round: int
    worth: list[Worth]


class Stories(Message):
    """All trades of a finished game, in order, and what is left to each seat without any trade.

    With the worths of its trades, what is left adds up to a seat's cash in the end.
    """

    trades: list[TradeWorth]
    rest: list[Worth]


class GameDigest(Message):
    """The digest of a finished game, the same for all who played: whole, and the part to compare.

    `digest` has 64 hexadecimal digits; `short` the first of them, in groups.
    """

    digest: str
    short: str

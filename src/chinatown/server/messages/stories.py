"""After the game: GET /api/tables/{id}/stories, /figures and /digest."""

from __future__ import annotations

from chinatown.game.types import Building, Dollars, Seat
from chinatown.protocol.base import Message


class Worth(Message):
    """What a trade turned out to be worth to a party, or what is left, in dollars."""

    seat: Seat
    dollars: Dollars


class TradeWorth(Message):
    """A trade of the game, by the id of its offer, and what came of it.

    `worth` is what it was worth in the end, `round_worth` when its round was over.
    """

    offer: str
    round: int
    worth: list[Worth]
    round_worth: list[Worth]


class Stories(Message):
    """All trades of a finished game, in order, and what is left to each seat without any trade.

    With the worths of its trades, what is left adds up to a seat's cash in the end.
    """

    trades: list[TradeWorth]
    rest: list[Worth]


class BestBusinessInfo(Message):
    """The business that paid a seat most over the game, in dollars, from a round to another."""

    seat: Seat
    shop: str
    buildings: list[Building]
    finished: bool
    paid: Dollars
    first: int
    last: int


class RoundEarned(Message):
    """What all businesses were paid in a round, and could have been, in dollars.

    `traded` by the seats right after trading, each placing its tiles best; by one owner of
    everything `fixed` with the shops that stand, `free` with every tile placed anew.
    """

    paid: Dollars
    traded: Dollars
    fixed: Dollars
    free: Dollars


class GameFigures(Message):
    """The figures of a finished game, in dollars.

    `cash` is by seat at the start, after each finished round, and where the game ended within one,
    in the end; `income` by seat in each finished round; `gains` for each seat what its trades with
    each other seat were worth to it. Seats without any business are not in `best`.
    """

    cash: list[list[Dollars]]
    income: list[list[Dollars]]
    best: list[BestBusinessInfo]
    gains: list[list[Dollars]]
    rounds: list[RoundEarned]


class GameDigest(Message):
    """The digest of a finished game, the same for all who played: whole, and the part to compare.

    `digest` has 64 hexadecimal digits; `short` the first of them, in groups; `words` stand for the
    same.
    """

    digest: str
    short: str
    words: list[str]

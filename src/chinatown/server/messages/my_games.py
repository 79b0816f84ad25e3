"""My games: GET /api/games."""

from __future__ import annotations

from typing import Literal, TypeAlias

from chinatown.game.types import Dollars, Seat
from chinatown.protocol.base import Message

Against: TypeAlias = Literal["all", "people", "bots"]
"""Which games are meant: all, those with other people, or those against bots only."""


class MyGame(Message):
    """A finished game of mine: I had `seat` among `names`, and came in at `place` with `cash`.

    `people` are the other people who played.
    """

    id: str
    edition: str
    ended: str
    seat: Seat
    names: list[str]
    place: int
    cash: Dollars
    people: int


class LotPrices(Message):
    """How many empty lots changed hands for money alone, and what they cost together."""

    lots: int
    dollars: Dollars


class Behind(Message):
    """How much more the winner had, on average of the games that I did not win.

    `incomes` is by round, `trades` the cash that trades brought on balance.
    """

    games: int
    incomes: list[Dollars]
    trades: Dollars


class Habits(Message):
    """How I play, from all games that are meant; `behind` is None where I won them all."""

    bought: LotPrices
    sold: LotPrices
    behind: Behind | None


class MyGames(Message):
    """A page of my finished games, the last to end first, and what all that are meant come to.

    `average_place` is None without games, `habits` also where they are of several editions, whose
    dollars are not alike. `pending` games are not counted in yet.
    """

    games: list[MyGame]
    count: int
    wins: int
    best: Dollars
    average_place: float | None
    habits: Habits | None
    pending: bool

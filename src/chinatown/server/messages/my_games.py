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


class MyGames(Message):
    """A page of my finished games, the last to end first, and what all that are meant come to.

    `average_place` is None without games. `pending` games are not counted in yet.
    """

    games: list[MyGame]
    count: int
    wins: int
    best: Dollars
    average_place: float | None
    pending: bool

"""How finished games came out, for the lists of those who played them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.analysis.seat_figures import LotSales, SeatFigures
from chinatown.game.types import Dollars, Seat
from chinatown.server.bots.guide import GUIDE
from chinatown.server.store.database import games, holders, results, seats
from chinatown.server.store.writer import Writer
from chinatown.server.strength import SeatPlace

UNREADABLE: Final = -1
"""Instead of a seat: the game cannot be replayed, so nobody knows its result."""

_COLUMNS: Final = (
    *("seat", "place", "cash", "incomes"),
    *("lots_bought", "paid_for_lots", "lots_sold", "got_for_lots"),
)
"""The columns of a result."""


class Result(NamedTuple):
    """How a game came out for a seat."""

    seat: Seat
    place: int
    cash: Dollars
    figures: SeatFigures = SeatFigures()


class MyResult(NamedTuple):
    """How a game came out for a guest; `people` are the others there who are no bots.

    `best` is how it came out for the winner, for the first in clockwise order if several won.
    """

    game: str
    edition: str
    ended: str
    players: int
    people: int
    own: Result
    best: Result


class Results:
    """Reads and writes the results of finished games. They never change, so they are kept once."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def missing(self, guest: str, most: int) -> list[str]:
        """Return finished games of a guest whose results are not kept yet, newest first."""
        kept = exists().where(results.c.game == games.c.id)
        query = (
            select(games.c.id)
            .select_from(games)
            .join(holders, _plays(guest))
            .where(games.c.over.is_(True), ~kept, ~_taught())
            .order_by(games.c.created.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def keep(self, game: str, ended: str, ranking: Collection[Result]) -> None:
        """Keep the results of a game; without any it counts as one that cannot be read."""
        rows = [
            {"game": game, "ended": ended, **_columns(result)}
            for result in ranking or [Result(UNREADABLE, 0, 0)]
        ]

        def work(connection: Connection) -> None:
            known = select(exists().where(results.c.game == game))
            there = select(exists().where(games.c.id == game))
            # Another process may have been quicker, and the table may be gone.
            if not connection.scalar(known) and connection.scalar(there):
                connection.execute(insert(results), rows)

        await self._writer.run(work)

    async def of_guest(self, guest: str) -> list[MyResult]:
        """Return how the finished games of a guest came out, the last to end first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_results_of(guest))
            return [_my_result(row) for row in rows]

    async def places(self, guest: str, most: int) -> list[list[SeatPlace]]:
        """Return the places in a guest's newest finished games with bots, oldest first.

        Games without kept results are left out.
        """
        async with self._engine.connect() as connection:
            rows = await connection.execute(_places_of(guest, most))
            by_game = groupby(rows, key=lambda row: str(row.game))
            return [
                [
                    SeatPlace(row.bot, row.place, len(row.incomes), mine=row.seat == row.own)
                    for row in game
                ]
                for _, game in by_game
            ]

    async def names(self, ids: Sequence[str]) -> dict[str, list[str]]:
        """Return the names at tables by their ids, in the order of the seats."""
        query = select(seats.c.game, seats.c.name).where(seats.c.game.in_(ids))
        names: dict[str, list[str]] = {game: [] for game in ids}
        async with self._engine.connect() as connection:
            for game, name in await connection.execute(query.order_by(seats.c.seat)):
                names[game].append(name)
        return names


def _plays(guest: str) -> ColumnElement[bool]:
    """Whether a seat is a guest's own: the one it plays, or the host's among those that it holds.

    The others of those belong to people who share the host's device.
    """
    holds = holders.alias()
    holds_hosts = (
        exists()
        .where(
            holds.c.game == games.c.id,
            holds.c.guest == guest,
            holds.c.seat == games.c.host_seat,
            holds.c.lost == "",
            holds.c.seat >= 0,
        )
        .correlate(games)
    )
    return and_(
        holders.c.game == games.c.id,
        holders.c.guest == guest,
        holders.c.lost == "",
        holders.c.seat >= 0,
        or_(
            holders.c.seat == games.c.host_seat,
            and_(holders.c.chosen.is_(True), ~holds_hosts),
        ),
    )


def _taught() -> ColumnElement[bool]:
    """Whether guides teach there: that is practice, and no game of one's own."""
    return exists().where(seats.c.game == games.c.id, seats.c.bot == GUIDE)


def _columns(result: Result) -> dict[str, Any]:
    """Return a result by the names of its columns."""
    incomes, bought, sold = result.figures
    values = (result.seat, result.place, result.cash, list(incomes), *bought, *sold)
    return dict(zip(_COLUMNS, values, strict=True))


def _result(values: Sequence[Any]) -> Result:
    """Return the result that the values of its columns stand for."""
    seat, place, cash, incomes, lots_bought, paid, lots_sold, got = values
    figures = SeatFigures(tuple(incomes), LotSales(lots_bought, paid), LotSales(lots_sold, got))
    return Result(seat, place, cash, figures)


def _my_result(row: Sequence[Any]) -> MyResult:
    game, edition, ended, players, people, *values = row
    own, best = values[: len(_COLUMNS)], values[len(_COLUMNS) :]
    return MyResult(game, edition, ended, players, people, _result(own), _result(best))


def _results_of(guest: str) -> Select[Any]:
    at_table = seats.c.game == games.c.id
    players = select(func.count()).where(at_table).scalar_subquery()
    others = (at_table, seats.c.bot == "", seats.c.seat != holders.c.seat)
    people = select(func.count()).where(*others).scalar_subquery()
    own, best, first = results.alias(), results.alias(), results.alias()
    winner = (
        select(func.min(first.c.seat))
        .where(first.c.game == games.c.id, first.c.place == 1)
        .scalar_subquery()
    )
    return (
        select(
            *(games.c.id, games.c.edition, own.c.ended, players, people),
            *(own.c[name] for name in _COLUMNS),
            *(best.c[name] for name in _COLUMNS),
        )
        .select_from(games)
        .join(holders, _plays(guest))
        .join(own, and_(own.c.game == games.c.id, own.c.seat == holders.c.seat))
        .join(best, and_(best.c.game == games.c.id, best.c.seat == winner))
        .order_by(own.c.ended.desc(), games.c.id)
    )


def _places_of(guest: str, most: int) -> Select[Any]:
    bots = exists().where(seats.c.game == games.c.id, seats.c.bot != "")
    newest = (
        select(games.c.id, holders.c.seat.label("own"), results.c.ended)
        .select_from(games)
        .join(holders, _plays(guest))
        .join(results, and_(results.c.game == games.c.id, results.c.seat == holders.c.seat))
        .where(bots)
        .order_by(results.c.ended.desc(), games.c.id)
        .limit(most)
        .subquery()
    )
    at_seat = and_(seats.c.game == results.c.game, seats.c.seat == results.c.seat)
    columns = (results.c.game, results.c.seat, results.c.place, results.c.incomes)
    return (
        select(*columns, seats.c.bot, newest.c.own)
        .join(newest, newest.c.id == results.c.game)
        .join(seats, at_seat)
        .order_by(newest.c.ended, results.c.game, results.c.seat)
    )

"""Tables: making, finding and starting them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.types import Seat
from chinatown.server.store.database import games, holders, seats
from chinatown.server.store.rows import GameRow, OwnShopRow, SeatRow


class Games:
    """All tables of a database, with what is played at them and their seats."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, game: GameRow, host_seat: Seat | None) -> None:
        """Keep a new table; its host takes `host_seat`, or with None only looks on."""
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(games).values(
                    id=game.id,
                    created=game.created,
                    host=game.host,
                    edition=game.edition,
                    own_shops=[[own.replaces, own.name, own.symbol] for own in game.own_shops],
                    variants=list(game.variants),
                    seed=game.seed,
                    start_request=game.start_request,
                    over=game.over,
                    effects=game.effects,
                    rules=game.rules,
                )
            )
            await connection.execute(
                insert(seats),
                [
                    {
                        "game": game.id,
                        "seat": seat.seat,
                        "bot": seat.bot,
                        "name": seat.name,
                        "token": seat.token,
                    }
                    for seat in game.seats
                ],
            )
            if host_seat is not None:
                await connection.execute(
                    insert(holders).values(
                        game=game.id, guest=game.host, seat=host_seat, since=game.created
                    )
                )

    async def get(self, game: str) -> GameRow | None:
        """Return a table, or None if there is none with that id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).first()
            if row is None:
                return None
            seat_rows = await connection.execute(
                select(seats).where(seats.c.game == game).order_by(seats.c.seat)
            )
            return _game_row(row, seat_rows.all())

    async def start(self, game: str, seed: str, request: str) -> bool:
        """Note that a game has begun; return False if it had begun already."""
        waiting = (games.c.id == game, games.c.seed == "")
        async with self._engine.begin() as connection:
            begun = await connection.execute(
                update(games).where(*waiting).values(seed=seed, start_request=request)
            )
            return begun.rowcount == 1

    async def of_guest(self, guest: str, limit: int) -> list[str]:
        """Return the ids of the tables that a guest made or sits at, newest first."""
        sits_at = select(holders.c.game).where(holders.c.guest == guest)
        query = (
            select(games.c.id)
            .where((games.c.host == guest) | games.c.id.in_(sits_at))
            .order_by(games.c.created.desc(), games.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def count_unfinished(self, host: str) -> int:
        """Return how many unfinished tables a guest has made."""
        query = select(func.count()).where(games.c.host == host, games.c.over.is_(False))
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def in_progress(self) -> list[str]:
        """Return the ids of the games that have begun and are not over, newest first."""
        query = (
            select(games.c.id)
            .where(games.c.over.is_(False), games.c.seed != "")
            .order_by(games.c.created.desc())
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))


def _game_row(row: Row[Any], seat_rows: Sequence[Row[Any]]) -> GameRow:
    return GameRow(
        id=row.id,
        created=row.created,
        host=row.host,
        edition=row.edition,
        own_shops=tuple(OwnShopRow(*own) for own in row.own_shops),
        variants=tuple(row.variants),
        seats=tuple(SeatRow(seat.seat, seat.bot, seat.name, seat.token) for seat in seat_rows),
        seed=row.seed,
        start_request=row.start_request,
        over=row.over,
        effects=row.effects,
        rules=row.rules,
    )

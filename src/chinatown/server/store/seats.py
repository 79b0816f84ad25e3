"""Who sits where, and who does not want to hear whom."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.types import Seat
from chinatown.server.store.database import holders, mutes, seats


class Seats:
    """The seats of all tables and the guests that hold them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def take(self, game: str, seat: Seat, name: str, guest: str, since: str) -> bool:
        """Seat a guest on a free seat under a name; return False if somebody was quicker."""
        free = (seats.c.game == game, seats.c.seat == seat, seats.c.name == "", seats.c.bot == "")
        try:
            async with self._engine.begin() as connection:
                taken = await connection.execute(update(seats).where(*free).values(name=name))
                if taken.rowcount == 0:
                    return False
                await connection.execute(
                    insert(holders).values(game=game, guest=guest, seat=seat, since=since)
                )
                return True
        except IntegrityError:
            return False

    async def by_token(self, token: str) -> tuple[str, Seat] | None:
        """Return the table and the seat that a private link leads to."""
        query = select(seats.c.game, seats.c.seat).where(
            seats.c.token == token, seats.c.bot == "", seats.c.name != ""
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else (row.game, row.seat)

    async def hold(self, game: str, seat: Seat, guest: str, since: str) -> None:
        """Let a guest hold a seat, instead of any other that it held at that table."""
        at_table = (holders.c.game == game, holders.c.guest == guest)
        async with self._engine.begin() as connection:
            moved = await connection.execute(
                update(holders).where(*at_table).values(seat=seat, since=since)
            )
            if moved.rowcount == 0:
                await connection.execute(
                    insert(holders).values(game=game, guest=guest, seat=seat, since=since)
                )

    async def held_by(self, game: str, guest: str) -> Seat | None:
        """Return the seat that a guest holds at a table."""
        query = select(holders.c.seat).where(holders.c.game == game, holders.c.guest == guest)
        async with self._engine.connect() as connection:
            seat: Seat | None = await connection.scalar(query)
            return seat

    async def last_name(self, guest: str) -> str:
        """Return the name under which a guest last sat down, empty for none."""
        query = (
            select(seats.c.name)
            .join(holders, (holders.c.game == seats.c.game) & (holders.c.seat == seats.c.seat))
            .where(holders.c.guest == guest)
            .order_by(holders.c.since.desc())
            .limit(1)
        )
        async with self._engine.connect() as connection:
            return str(await connection.scalar(query) or "")


class MuteRows:
    """Which seats have muted which others, at all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of_game(self, game: str) -> set[tuple[Seat, Seat]]:
        """Return the pairs of seats at a table of which the first has muted the second."""
        query = select(mutes.c.seat, mutes.c.muted).where(mutes.c.game == game)
        async with self._engine.connect() as connection:
            return {(row.seat, row.muted) for row in await connection.execute(query)}

    async def set(self, game: str, seat: Seat, other: Seat, *, muted: bool) -> None:
        """Note whether a seat has muted another."""
        pair = {"game": game, "seat": seat, "muted": other}
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(mutes).where(*(mutes.c[name] == value for name, value in pair.items()))
            )
            if muted:
                await connection.execute(insert(mutes).values(pair))

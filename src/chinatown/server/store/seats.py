"""Who sits where, and who has muted whom."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.types import Seat
from chinatown.server.store.database import games, holders, mutes, seats
from chinatown.server.store.rows import WATCHING, token_digest
from chinatown.server.store.writer import Writer


class Seats:
    """Looks for seats, and for the guests that hold them, at all tables; `Games` changes them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def by_token(self, token: str) -> tuple[str, Seat] | None:
        """Return the table and the seat, or WATCHING, that a private link leads to."""
        digest = token_digest(token)
        query = select(seats.c.game, seats.c.seat).where(
            seats.c.link_digest == digest, seats.c.bot == "", seats.c.name != ""
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
            if row is not None:
                return row.game, row.seat
            hosted = select(games.c.id).where(games.c.host_link_digest == digest)
            game = await connection.scalar(hosted)
            return None if game is None else (game, WATCHING)

    async def held_by(self, game: str, guest: str) -> Seat | None:
        """Return the seat that a guest plays at a table."""
        query = select(holders.c.seat).where(
            holders.c.game == game,
            holders.c.guest == guest,
            holders.c.chosen.is_(True),
            holders.c.lost == "",
        )
        async with self._engine.connect() as connection:
            seat: Seat | None = await connection.scalar(query)
            return seat

    async def last_name(self, guest: str) -> str:
        """Return the name under which a guest last sat down, empty for none."""
        query = (
            select(seats.c.name)
            .join(holders, (holders.c.game == seats.c.game) & (holders.c.seat == seats.c.seat))
            .where(holders.c.guest == guest, holders.c.lost == "")
            .order_by(holders.c.since.desc(), holders.c.chosen.desc())
            .limit(1)
        )
        async with self._engine.connect() as connection:
            return str(await connection.scalar(query) or "")


class MuteRows:
    """Which seats have muted which others, at all tables."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def of_game(self, game: str) -> set[tuple[Seat, Seat]]:
        """Return the pairs of seats at a table of which the first has muted the second."""
        query = select(mutes.c.seat, mutes.c.muted).where(mutes.c.game == game)
        async with self._engine.connect() as connection:
            return {(row.seat, row.muted) for row in await connection.execute(query)}

    async def set(self, game: str, seat: Seat, other: Seat, *, muted: bool) -> None:
        """Note whether a seat has muted another; that is a change of the table."""
        pair = {"game": game, "seat": seat, "muted": other}

        def work(connection: Connection) -> None:
            connection.execute(
                delete(mutes).where(*(mutes.c[name] == value for name, value in pair.items()))
            )
            if muted:
                connection.execute(insert(mutes).values(pair))
            changed = update(games).where(games.c.id == game)
            connection.execute(changed.values(version=games.c.version + 1))

        await self._writer.run(work)

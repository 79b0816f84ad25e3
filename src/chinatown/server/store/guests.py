"""What all tables together know of a guest."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Select, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import (
    admissions,
    archives,
    arrangements,
    bans,
    games,
    holders,
    server_bans,
)
from chinatown.server.store.writer import Writer

_KNOWN_IN: Final = (holders, archives, admissions, arrangements, bans)


class Guests:
    """Finds a guest at all tables, and gives it another id there."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def tables(self, guest: str) -> list[str]:
        """Return the tables that a guest made, holds a place at or is banned from."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(_tables_of(guest)))

    async def rename(self, guest: str, new: str) -> list[str]:
        """Let a guest be another from now on; return the tables that this changes."""

        def work(connection: Connection) -> list[str]:
            tables = [str(game) for game in connection.scalars(_tables_of(guest))]
            for part in _KNOWN_IN:
                connection.execute(update(part).where(part.c.guest == guest).values(guest=new))
            made = update(games).where(games.c.maker == guest)
            connection.execute(made.values(maker=new))
            banned = update(server_bans).where(server_bans.c.whom == guest)
            connection.execute(banned.values(whom=new))
            changed = update(games).where(games.c.id.in_(tables))
            connection.execute(changed.values(version=games.c.version + 1))
            return tables

        return await self._writer.run(work)


def _tables_of(guest: str) -> Select[tuple[str]]:
    known = [select(part.c.game).where(part.c.guest == guest) for part in (holders, bans)]
    return select(games.c.id).where(
        or_(games.c.maker == guest, *(games.c.id.in_(part) for part in known))
    )

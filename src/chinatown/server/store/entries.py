"""Who may see which table, at those that not everybody may see."""

from __future__ import annotations

from sqlalchemy import Connection, exists, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import admissions, games, holders
from chinatown.server.store.writer import Writer


class Entries:
    """Which guests have said the passwords of tables, and which tables everybody may see listed."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def may_enter(self, game: str, guest: str) -> bool:
        """Return whether a guest has said a table's password, or needs none as it sits there."""
        said = exists().where(admissions.c.game == game, admissions.c.guest == guest)
        sits = exists().where(
            holders.c.game == game, holders.c.guest == guest, holders.c.lost == ""
        )
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select(or_(said, sits))))

    async def listed(self, limit: int) -> list[str]:
        """Return the ids of public tables that are not over and have no password, newest first."""
        query = (
            select(games.c.id)
            .where(games.c.public.is_(True), games.c.over.is_(False), games.c.password == "")
            .order_by(games.c.changed.desc(), games.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def admit(self, game: str, guest: str, password: str) -> bool:
        """Note that a guest has said the password with this hash; False if another is set."""
        known = exists().where(admissions.c.game == game, admissions.c.guest == guest)
        current = exists().where(games.c.id == game, games.c.password == password)

        def work(connection: Connection) -> bool:
            if not connection.scalar(select(current)):
                return False
            if not connection.scalar(select(known)):
                connection.execute(insert(admissions).values(game=game, guest=guest))
            return True

        return await self._writer.run(work)

"""The logs of all games: numbered actions, each durable once it is written."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.actions import Action
from chinatown.game.errors import GameError
from chinatown.record.codec import action_from_json, action_to_json
from chinatown.server.store.database import actions
from chinatown.server.store.engine import reading
from chinatown.server.store.rows import ActionRow
from chinatown.server.store.writer import Writer


class ActionLog:
    """Reads and writes the actions of games."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = reading(engine)
        self._writer = writer

    async def read(self, game: str, after: int = 0) -> list[ActionRow]:
        """Return the actions of a game in order, those with numbers above `after`."""
        query = (
            select(actions)
            .where(actions.c.game == game, actions.c.number > after)
            .order_by(actions.c.number)
        )
        async with self._engine.connect() as connection:
            return [
                ActionRow(row.number, row.seat, row.request, action_from_json(row.action), row.at)
                for row in await connection.execute(query)
            ]

    async def read_legible(self, game: str) -> list[Action]:
        """Return the actions of a game in order, up to the first that cannot be read."""
        query = select(actions.c.action).where(actions.c.game == game).order_by(actions.c.number)
        legible = []
        async with self._engine.connect() as connection:
            for action in await connection.scalars(query):
                try:
                    legible.append(action_from_json(action))
                except (GameError, ValueError):
                    break
        return legible

    async def write(self, game: str, *rows: ActionRow, over: bool) -> bool:
        """Write the next actions of a game: all of them, durable when this returns True, or none.

        False means that another action has such a number, or that the command was carried out
        before. Only the last may have a request. `over` says that the game ends with it.
        """
        return await self._writer.write([log_columns(game, row) for row in rows], over=over)


def log_columns(game: str, row: ActionRow) -> dict[str, Any]:
    """Return the columns of an action of a game."""
    return {
        "game": game,
        "number": row.number,
        "seat": row.seat,
        "request": row.request,
        "action": action_to_json(row.action).decode(),
        "at": row.at,
    }

"""The logs of all games: numbered actions, each durable once it is written."""

from __future__ import annotations

from typing import Any

from sqlalchemy import literal, select
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.actions import Action
from chinatown.game.errors import GameError
from chinatown.game.types import Seat
from chinatown.record.codec import action_from_json, action_to_json
from chinatown.server.store.database import actions
from chinatown.server.store.rows import ActionRow, Written
from chinatown.server.store.writer import Writer


class ActionLog:
    """Reads and writes the actions of games."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
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

    async def write(self, game: str, *rows: ActionRow, over: bool) -> Written:
        """Write the next actions of a game: all of them (DONE, and durable) or none.

        Only the last may have a request. `over` says that the game ends with it.
        """
        values = [log_columns(game, row) for row in rows]
        if await self._writer.write(values, over=over):
            return Written.DONE
        last = rows[-1]
        if last.request is not None and await self._has_request(game, last.seat, last.request):
            return Written.REPEATED
        return Written.CONFLICT

    async def _has_request(self, game: str, seat: Seat, request: str) -> bool:
        """Return whether a seat's command with this id is in the log."""
        query = select(literal(1)).where(
            actions.c.game == game, actions.c.seat == seat, actions.c.request == request
        )
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None


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

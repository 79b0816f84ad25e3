"""All tables in use, each loaded once, with its bots at work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from chinatown.game import GameError
from chinatown.server.bot_runner import BotRunner, MakeBot
from chinatown.server.errors import RequestError
from chinatown.server.messages import NewTable, TableSummary
from chinatown.server.newtable import host_seat, new_game
from chinatown.server.store import Store
from chinatown.server.table import Table
from chinatown.server.times import Clock, time_text

LISTED = 50
"""How many of a visitor's tables are listed, newest first."""

_log = logging.getLogger("chinatown.server")


class Tables:
    """Finds tables by their id and keeps their bots going."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        make_bot: MakeBot,
        bots: frozenset[str],
        bot_pause: float,
        most_tables: int,
    ) -> None:
        self.store = store
        self.clock = clock
        self._make_bot = make_bot
        self._bots = bots
        self._bot_pause = bot_pause
        self._most_tables = most_tables
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._runners: dict[str, asyncio.Task[None]] = {}
        self._commands: set[asyncio.Task[None]] = set()
        self._closing = False

    async def get(self, table_id: str) -> Table:
        """Return a table. Raises RequestError `unknown-table`."""
        if (known := self._tables.get(table_id)) is not None:
            return known
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if (known := self._tables.get(table_id)) is not None:
                return known
            try:
                row = await self.store.game(table_id)
                if row is None:
                    raise RequestError("unknown-table")
                table = Table(row, self.store, self.clock)
                await _load(table)
            finally:
                self._loading.pop(table_id, None)
            self._tables[table_id] = table
        self.run_bots(table)
        return table

    async def make(self, wish: NewTable, guest: str) -> Table:
        """Make a table for a guest. Raises RequestError or BadSetup."""
        if await self.store.hosted(guest) >= self._most_tables:
            raise RequestError("too-many-tables", most=self._most_tables)
        row = new_game(wish, guest, time_text(self.clock()), self._bots)
        await self.store.add_game(row, host_seat(wish))
        return await self.get(row.id)

    async def of_guest(self, guest: str) -> list[TableSummary]:
        """Return the tables that a guest made or sits at, newest first."""
        found = []
        for table_id in await self.store.tables_of(guest, LISTED):
            table = await self.get(table_id)
            found.append(table.summary(await self.store.held_seat(table_id, guest)))
        return found

    def run_bots(self, table: Table) -> None:
        """Set the bots of a table to work, if its game goes on and they are not at it already."""
        table_id = table.row.id
        running = table_id in self._runners or table.game is None or table.game.over
        if running or not any(seat.bot for seat in table.row.seats):
            return
        runner = BotRunner(table, self._make_bot, self._bot_pause)
        task = asyncio.create_task(runner.run(), name=f"bots of table {table_id}")
        self._runners[table_id] = task
        task.add_done_callback(lambda _: self._runners.pop(table_id, None))

    async def resume(self) -> None:
        """Load every game that was going on when the server last stopped."""
        for table_id in await self.store.unfinished():
            if self._closing:
                return
            try:
                await self.get(table_id)
            except Exception:
                _log.exception("table %s cannot go on", table_id)

    async def finish(self, command: Coroutine[None, None, None]) -> None:
        """Carry out a command to its end, even when who sent it is gone meanwhile."""
        task = asyncio.create_task(command)
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        await asyncio.shield(task)

    async def close(self) -> None:
        """Stop everything, after the commands that are being carried out; all is in the store."""
        self._closing = True
        await asyncio.gather(*self._commands, return_exceptions=True)
        runners = dict(self._runners)
        for table_id, table in self._tables.items():
            await table.close(runners.get(table_id))
        await asyncio.gather(*runners.values(), return_exceptions=True)


async def _load(table: Table) -> None:
    try:
        await table.load()
    except GameError as error:
        # The rules refuse what they once allowed: no fault of who asks for the table.
        _log.exception("table %s cannot be replayed", table.row.id)
        raise RequestError("internal") from error

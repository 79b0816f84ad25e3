"""All tables in use, each loaded once, with its bots at work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final, NamedTuple

from chinatown.game import GameError
from chinatown.server.bot_runner import BotRunner, MakeBot
from chinatown.server.errors import RequestError
from chinatown.server.messages.tables import NewTable, TableSummary
from chinatown.server.newtable import host_seat, new_game
from chinatown.server.store import Store
from chinatown.server.table import Table
from chinatown.server.times import Clock, time_text

LISTED: Final = 50
"""How many of a visitor's tables are listed, newest first."""

IDLE: Final = 60.0
"""Seconds after which a table is forgotten that nobody uses, and on which no bot has to act."""

_log = logging.getLogger("chinatown.server")


class _Bots(NamedTuple):
    runner: BotRunner
    task: asyncio.Task[None]


class Tables:
    """Finds tables by their id and keeps their bots going."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        make_bot: MakeBot,
        bots: frozenset[str],
        bot_pause: float,
        max_tables: int,
    ) -> None:
        self.store = store
        self.clock = clock
        self._make_bot = make_bot
        self._bots = bots
        self._bot_pause = bot_pause
        self._most_tables = max_tables
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots_of: dict[str, _Bots] = {}
        self._commands: set[asyncio.Task[None]] = set()
        self._closing = False

    async def get(self, table_id: str) -> Table:
        """Return a table. Raises RequestError `unknown-table`."""
        table = await self._found(table_id)
        self.left(table)
        return table

    def left(self, table: Table) -> None:
        """Note that a table is, or has just been, of use to somebody."""
        table.used = asyncio.get_running_loop().time()

    async def _found(self, table_id: str) -> Table:
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
            row = await self.store.game(table_id)
            # A game that is over need not be replayed for a line in a list.
            table = Table(row, self.store, self.clock) if row and row.over else None
            table = table or await self.get(table_id)
            found.append(table.summary(await self.store.held_seat(table_id, guest)))
        return found

    def run_bots(self, table: Table) -> None:
        """Set the bots of a table to work, if its game goes on and they are not at it already."""
        table_id = table.row.id
        running = table_id in self._bots_of or table.game is None or table.game.over
        if running or not any(seat.bot for seat in table.row.seats):
            return
        runner = BotRunner(table, self._make_bot, self._bot_pause)
        task = asyncio.create_task(runner.run(), name=f"bots of table {table_id}")
        bots = self._bots_of[table_id] = _Bots(runner, task)
        task.add_done_callback(lambda _: self._forget_bots(table_id, bots))

    def _forget_bots(self, table_id: str, bots: _Bots) -> None:
        if self._bots_of.get(table_id) is bots:
            del self._bots_of[table_id]

    async def forget_idle(self) -> None:
        """Forget, again and again, the tables that nobody uses; they are loaded when asked for."""
        while True:
            await asyncio.sleep(IDLE / 2)
            now = asyncio.get_running_loop().time()
            for table_id, table in list(self._tables.items()):
                bots = self._bots_of.get(table_id)
                if table.busy or now - table.used < IDLE or (bots and not bots.runner.resting):
                    continue
                del self._tables[table_id]
                if bots:
                    del self._bots_of[table_id]
                    bots.task.cancel()

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
        tasks = {table_id: bots.task for table_id, bots in self._bots_of.items()}
        for table_id, table in self._tables.items():
            await table.close(tasks.get(table_id))
        await asyncio.gather(*tasks.values(), return_exceptions=True)


async def _load(table: Table) -> None:
    try:
        await table.load()
    except GameError as error:
        # The rules refuse what they once allowed: no fault of who asks for the table.
        _log.exception("table %s cannot be replayed", table.row.id)
        raise RequestError("internal") from error

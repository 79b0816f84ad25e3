"""The tables in use, each loaded once, with its bots running."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from chinatown.server.bots.beat import Beat
from chinatown.server.bots.guide import GUIDE, SEED
from chinatown.server.bots.runner import BotRunner, MakeBot
from chinatown.server.errors import RequestError
from chinatown.server.identity import browser_name, table_id_of
from chinatown.server.limits.gate import SOON, Gate
from chinatown.server.messages.tables import NewTable, TableStatus, TableSummary
from chinatown.server.passwords import check_password, hashed
from chinatown.server.peers.messages import Gone
from chinatown.server.peers.peers import NoPeers, Peers
from chinatown.server.settings import Settings
from chinatown.server.store.rows import WATCHING, GameRow
from chinatown.server.store.store import Store
from chinatown.server.tables.alerting import Alert
from chinatown.server.tables.arrangement import Requester
from chinatown.server.tables.connection import NO_TABLE
from chinatown.server.tables.creation import first_game, new_game
from chinatown.server.tables.description import table_summary
from chinatown.server.tables.sharing import Sharing
from chinatown.server.tables.shuffle import new_shuffle_secret
from chinatown.server.tables.starting import watch_opening
from chinatown.server.tables.table import Table
from chinatown.server.times import Clock, time_text

MAX_LISTED: Final = 50
"""How many of a visitor's tables are listed, newest first."""

SHOW_BEATS: Final = 2
"""How many times as long as usual a beat lasts where only bots play."""

_log = logging.getLogger("chinatown.server")


class _Bots(NamedTuple):
    runner: BotRunner
    task: asyncio.Task[None]


class Tables:
    """Finds tables by their id and keeps their bots going; `bots` are the kinds there are."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        make_bot: MakeBot,
        bots: frozenset[str],
        gate: Gate,
        peers: Peers | None = None,
    ) -> None:
        self.store = store
        self.loaded: dict[str, Table] = {}
        self._peers = peers or NoPeers()
        self.sharing = Sharing(self, self._peers)
        self.clock = clock
        self.gate = gate
        self.alert: Alert | None = None
        """How people are alerted that a table waits for them; None where nobody is."""
        self._settings = settings
        self._make_bot = make_bot
        self._bots = bots
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots_of: dict[str, _Bots] = {}
        self._commands: set[asyncio.Task[None]] = set()
        self._closing = False

    async def get(self, table_id: str) -> Table:
        """Return a table by its id in any spelling.

        Raises RequestError `unknown-table` or `table-unreadable`.
        """
        table_id = table_id_of(table_id)
        table = self.loaded.get(table_id) or await self._load(table_id)
        self.touch(table)
        return table

    async def visited(self, table_id: str, guest: str | None) -> Table:
        """Return a table that a guest may see, by its id in any spelling.

        Raises RequestError `unknown-table`, `table-unreadable`, `banned` or `password-needed`.
        """
        table = await self.get(table_id)
        await self.check_entry(table.row, guest)
        return table

    async def check_entry(self, row: GameRow, guest: str | None) -> None:
        """Raise RequestError `banned` or `password-needed` unless a guest may see a table."""
        if row.bars(guest):
            raise RequestError("banned")
        if not row.password or row.is_held_by(guest):
            return
        if guest is None or not await self.store.entries.may_enter(row.id, guest):
            raise RequestError("password-needed")

    def touch(self, table: Table) -> None:
        """Note that somebody uses a table, or has just stopped using it."""
        table.last_used = asyncio.get_running_loop().time()

    async def _load(self, table_id: str) -> Table:
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if (known := self.loaded.get(table_id)) is not None:
                return known
            await self.sharing.join(table_id)
            try:
                table = await self._read(table_id)
                self.loaded[table_id] = table
            except BaseException:
                self.sharing.leave_unread(table_id)
                raise
            finally:
                self._loading.pop(table_id, None)
        await self.sharing.loaded(table)
        self.run_bots(table)
        return table

    async def _read(self, table_id: str) -> Table:
        with reading(table_id):
            row = await self.store.games.get(table_id)
            if row is None:
                raise RequestError("unknown-table")
            tell = partial(self._peers.tell, table_id)
            table = Table(row, self.store, self.clock, self._bots, self._settings, tell)
            table.told = self._peers.told
            table.steward.bots_needed = partial(self.run_bots, table)
            table.alerting.alert = self.alert
            await self.sharing.loading(table)
            await table.load()
            watch_opening(table)
            return table

    async def make(self, wish: NewTable, by: Requester) -> Table:
        """Make a table for a guest. Raises RequestError or BadSetup."""
        if wish.public and not self._settings.public_tables:
            raise RequestError("public-tables-off")
        async with self.gate.opening.turn(by.network or by.guest):
            await self.check_room(by)
            row = new_game(wish, by.guest, by.at, self._bots, by.browser)
            row = replace(row, shuffle_secret=new_shuffle_secret())
            if wish.password:
                check_password(wish.password)
                row = replace(row, password=await asyncio.to_thread(hashed, wish.password))
            await self.store.games.add(row)
            return await self.get(row.id)

    async def first_game(self, name: str, by: Requester) -> Table:
        """Return the table at which guides teach a guest; make one unless their game goes on.

        Raises RequestError.
        """
        for table_id in await self.store.games.of_guest(by.guest, MAX_LISTED):
            known = await self.store.games.get(table_id)
            if known is not None and not known.over and has_guides(known):
                return await self.get(known.id)
        async with self.gate.opening.turn(by.network or by.guest):
            await self.check_room(by)
            row = first_game(name, by.guest, by.at, self._bots, by.browser)
            await self.store.games.add(row)
            await self.store.games.start(row, SEED, "", by.at)
            return await self.get(row.id)

    async def check_room(self, by: Requester) -> None:
        """Check that a guest may make one more table, and note that it does.

        Raises RequestError `too-many-tables` or `too-many-new-tables`.
        """
        # The database is asked last, as whoever is refused may ask all the time.
        self.gate.new_table(by.network, by.guest)
        max_tables = self._settings.max_tables
        if await self.store.games.count_unfinished(by.guest, self._quiet_since()) >= max_tables:
            raise RequestError("too-many-tables", most=max_tables)

    def requester(self, guest: str, user_agent: str, network: str) -> Requester:
        """Return who asks for something now, by the guest's id and the browser's user agent."""
        at = time_text(self.clock())
        return Requester(guest, at, browser_name(user_agent), self._bots, network)

    async def of_guest(self, guest: str) -> list[TableSummary]:
        """Return the tables that a guest made or sits at, newest first, then those put away."""
        summaries = [
            await self._summary(table_id, guest, archived=archived)
            for archived in (False, True)
            for table_id in await self.store.games.of_guest(guest, MAX_LISTED, archived=archived)
        ]
        return [summary for summary in summaries if summary is not None]

    async def _summary(self, table_id: str, guest: str, *, archived: bool) -> TableSummary | None:
        """Return a table as a line in a list, None if not even its row can be read."""
        row = None
        try:
            with reading(table_id):
                row = await self.store.games.get(table_id)
            # A game that is over need not be replayed for a line in a list.
            table = Table(row, self.store, self.clock) if row and row.over else None
            table = table or await self.get(table_id)
        except RequestError:
            return None if row is None else table_summary(row, None, guest, archived=archived)
        return table.summary(guest, archived=archived)

    async def delete(self, table_id: str, guest: str) -> None:
        """Delete a table with its game, for everyone.

        Raises RequestError `not-host` unless the guest made it, and `others-play-there` while
        others who have not put it away hold seats, unless it has been abandoned unfinished.
        """
        table = await self._to_delete(table_id)
        async with table.lock:
            await table.reload()
            row = table.row
            if guest != row.maker:
                raise RequestError("not-host")
            own = (WATCHING, *row.seats_of(guest))
            others = {
                holder.guest for holder in row.holders if not holder.lost and holder.seat not in own
            }
            others -= await self.store.games.archived_by(table.id)
            quiet = await self.store.games.last_used(table.id) < self._quiet_since()
            if others and (row.over or not quiet):
                raise RequestError("others-play-there")
            await self.store.games.delete(table.id)
        table.tell(Gone())
        await self.discard(table)

    async def _to_delete(self, table_id: str) -> Table:
        try:
            return await self.get(table_id)
        except RequestError as error:
            row = None
            if error.code == "table-unreadable":
                with reading(table_id):
                    row = await self.store.games.get(table_id_of(table_id))
            if row is None:
                raise
            # Its game cannot be read, but whoever made it can still do away with it.
            return Table(row, self.store, self.clock)

    async def discard(self, table: Table, close_code: int = NO_TABLE) -> None:
        """Forget a table that has been deleted; whoever looks on learns that it is gone.

        With TRY_AGAIN they come again, and the table is read anew.
        """
        if self.loaded.pop(table.id, None) is not None:
            self.sharing.leave(table)
        bots = self._bots_of.pop(table.id, None)
        if bots:
            bots.runner.stop()
        await table.close(bots.task if bots else None)
        for connection in table.subscribers:
            connection.end(close_code)

    def _quiet_since(self) -> str:
        """Return the time since which an unfinished table must have been used to count."""
        return time_text(self.clock() - timedelta(hours=self._settings.abandoned_hours))

    def measure(self) -> None:
        """Have the figures of the process tell of its tables."""
        metrics = self.gate.metrics
        self.store.writer.committed = metrics.committed
        metrics.ask_tables(self._count)
        metrics.ask("bots_running", "Tables whose bots run.", lambda: len(self._bots_of))
        metrics.ask("bots_waiting", "Bots that wait to think.", lambda: len(self.gate.thinking))
        metrics.ask("sockets", "Open sockets.", lambda: sum(map(_watching, self.loaded.values())))
        metrics.ask("connections", "Open connections.", lambda: self.gate.connections.total)
        metrics.ask("unsent_bytes", "Bytes that wait to be sent.", lambda: self.gate.waiting.total)

    def _count(self, state: TableStatus) -> int:
        return sum(table.status == state for table in self.loaded.values())

    def run_bots(self, table: Table) -> None:
        """Start the bots of a table if its game is running and they are not."""
        running = table.id in self._bots_of or table.game is None or table.game.over
        if running or not table.leads or not table.steward.bots:
            return
        # Whoever only looks on has every trade to read, and none to think of meanwhile.
        calm = SHOW_BEATS if table.row.bots_only else 1
        beat = Beat(calm * self._settings.bot_pause)
        thought = self.gate.metrics.thought
        runner = BotRunner(table, self._make_bot, beat, self.gate.thinking, thought=thought)
        task = asyncio.create_task(runner.run(), name=f"bots of table {table.id}")
        bots = self._bots_of[table.id] = _Bots(runner, task)
        task.add_done_callback(lambda _: self._forget_bots(table, bots))

    def _forget_bots(self, table: Table, bots: _Bots) -> None:
        if self._bots_of.get(table.id) is bots:
            del self._bots_of[table.id]
            if self.loaded.get(table.id) is table and not self._closing:
                # They may have been stopped, and the table be led here again since.
                self.run_bots(table)

    def stop_bots(self, table: Table) -> None:
        """Let the bots of a table finish what they are doing; another process runs them."""
        if (bots := self._bots_of.get(table.id)) is not None:
            bots.runner.stop()

    def check_bots(self, table: Table, network: str) -> None:
        """Check that visitors from one network may keep the bots of one more table awake.

        Raises RequestError `too-many-bot-tables`.
        """
        bots_play = table.game is not None and not table.game.over and table.steward.bots
        if not network or not bots_play or table.subscribers:
            return
        most = self.gate.limits.bot_tables_per_address
        others = (self.loaded.get(id_) for id_ in self._bots_of)
        awake = [
            other for other in others if other is not None and other.subscribers.network == network
        ]
        if len(awake) >= most:
            raise RequestError("too-many-bot-tables", most=most, seconds=SOON)

    async def forget_idle(self) -> None:
        """Unload unused tables, periodically; they are loaded again on demand."""
        idle_seconds = self._settings.idle_seconds
        while True:
            await asyncio.sleep(idle_seconds / 2)
            now = asyncio.get_running_loop().time()
            for table in list(self.loaded.values()):
                if not table.in_use and now - table.last_used >= idle_seconds:
                    self._forget(table)

    def _forget(self, table: Table) -> None:
        """Unload a table unless one of its bots has to act."""
        bots = self._bots_of.get(table.id)
        if bots and not bots.runner.resting:
            return
        del self.loaded[table.id]
        self.sharing.leave(table)
        if bots:
            del self._bots_of[table.id]
            bots.runner.stop()
            bots.task.cancel()

    async def resume(self) -> None:
        """Load every game that was going on when the server last stopped, and nobody else leads."""
        for table_id in await self.store.games.in_progress():
            if self._closing:
                return
            if not await self.sharing.lead_next([table_id]):
                continue
            try:
                await self.get(table_id)
            except Exception:
                _log.exception("table %s cannot be resumed", table_id)

    async def finish(self, command: Coroutine[None, None, None]) -> None:
        """Carry out a command to its end, even if its sender disconnects meanwhile."""
        task = asyncio.create_task(command)
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        await asyncio.shield(task)

    async def close(self) -> None:
        """Stop everything, after the commands that are under way; all is in the store."""
        self._closing = True
        await asyncio.gather(*self._commands, return_exceptions=True)
        tasks: list[asyncio.Task[None]] = []
        # More may be loaded while one is closed, or be just about to be.
        while self.loaded or self._loading:
            for loading in tuple(self._loading.values()):
                async with loading:
                    pass
            for table_id, table in tuple(self.loaded.items()):
                # What waits for a thread may take no notice of being cancelled (wait_for of 3.11).
                self.stop_bots(table)
                bots = self._bots_of.get(table_id)
                await table.close(bots.task if bots else None)
                tasks += [bots.task] if bots else []
                self.loaded.pop(table_id, None)
        await asyncio.gather(*tasks, return_exceptions=True)


def _watching(table: Table) -> int:
    return len(table.subscribers)


def has_guides(row: GameRow) -> bool:
    """Return whether guides sit at a table, so that it is somebody's first game."""
    return any(seat.bot == GUIDE for seat in row.seats)


@contextlib.contextmanager
def reading(table_id: str) -> Iterator[None]:
    """Raise RequestError `table-unreadable` for whatever is wrong with what is kept of a table.

    The rules may refuse what they once allowed, and anybody may have written to the database. What
    is wrong with the database itself passes.
    """
    try:
        yield
    except (RequestError, SQLAlchemyError, OSError):
        raise
    except Exception as error:
        _log.exception("table %s cannot be read", table_id)
        raise RequestError("table-unreadable") from error

"""Keeps the tables of this process as other processes change them, and leads its part of them.

Whoever leads a table runs its bots and clocks. Two processes may believe for a moment that they do:
each writes the next number of the log, which exists once, so whatever bots and clocks do is done
once all the same. The one that comes too late reads what was done and decides anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from chinatown.server.administration import Administration
from chinatown.server.errors import RequestError
from chinatown.server.limits.shared_use import EXCHANGE_SECONDS, Used
from chinatown.server.peers.messages import (
    Acted,
    Asking,
    Composing,
    Free,
    Gone,
    Granted,
    Here,
    Nudging,
    PeerMessage,
    Released,
    Settled,
    TableChanged,
)
from chinatown.server.peers.peers import Peers
from chinatown.server.store.administered import BANS, SESSIONS
from chinatown.server.store.games import Heights
from chinatown.server.tables import lobby
from chinatown.server.tables.catching_up import take_in
from chinatown.server.tables.connection import TRY_AGAIN
from chinatown.server.tables.host import watch_host
from chinatown.server.tables.table import Table

if TYPE_CHECKING:
    from chinatown.server.tables.registry import Tables

CHECK_SECONDS: Final = 5.0
"""How often the database is asked whether something was missed, although nothing seems to be."""

ADMINISTRATION_SECONDS: Final = 2.0
"""How often the database is asked what whoever runs the server has changed."""

_MAX_CHECKED: Final = 200
"""How many tables are asked for at once."""

_log = logging.getLogger("chinatown.server")


class Sharing:
    """What a process and its peers do so that any of them serves any table."""

    def __init__(self, tables: Tables, peers: Peers) -> None:
        self._tables = tables
        self._peers = peers
        self._tasks: set[asyncio.Task[None]] = set()
        self._urgent = asyncio.Event()
        # Tables of which something was told while they were being loaded.
        self._missed: set[str] = set()
        self._behind: dict[str, Heights] = {}

    async def start(self) -> None:
        """Begin to listen to other processes."""
        await self._peers.start(self)
        await self._take_in_bans()
        self._spawn(self._follow_administration())
        if self._peers.shared:
            self._tables.gate.shared_use.begin()
            self._spawn(self._keep_up())
            self._spawn(self._tell_use())

    async def close(self) -> None:
        """Let other processes take over."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._peers.close()

    async def join(self, table_id: str) -> None:
        """Hear of a table that is about to be loaded."""
        await self._peers.join(table_id)

    async def loading(self, table: Table) -> None:
        """Lead a table that is about to be loaded unless another process does."""
        if self._peers.shared:
            led = await self._peers.lead([table.id])
            table.leads = led is not None and table.id in led

    async def loaded(self, table: Table) -> None:
        """Ask who is at a table, and take in what was told while it was loaded."""
        table.tell(Asking())
        if table.id in self._missed:
            self._missed.discard(table.id)
            await self.freshen(table)

    async def lead_next(self, table_ids: Sequence[str]) -> Collection[str]:
        """Return those tables that this process is to lead."""
        led = await self._peers.lead(table_ids)
        return () if led is None else led

    def leave(self, table: Table) -> None:
        """Hear no more of a table that is forgotten, and let others lead it."""
        if self._peers.shared:
            self.leave_unread(table.id)
            if table.leads:
                self._peers.free(table.id)

    def leave_unread(self, table_id: str) -> None:
        """Hear no more of a table that could not be loaded."""
        self._peers.leave(table_id)
        self._missed.discard(table_id)

    async def freshen(self, table: Table) -> None:
        """Take over all that the database has of a table, before somebody is shown it."""
        if not self._peers.shared:
            return
        async with table.lock:
            heights = await table.store.games.heights([table.id])
            if table.id not in heights:
                raise RequestError("unknown-table")
            await self._raise_to(table, heights[table.id])

    async def _raise_to(self, table: Table, heights: Heights) -> None:
        """Take over what a table lacks; its lock must be held."""
        if heights.version != table.row.version:
            await lobby.refresh(table)
        game = table.game
        if game and (heights.action > game.state.number or heights.entry > game.conduct.number):
            await table.catch_up(game)

    def heard(self, table: str, sender: str, message: PeerMessage) -> None:
        """Take in what another process told of a table."""
        known = self._tables.loaded.get(table)
        if known is None:
            self._missed.add(table)
        elif isinstance(message, Gone):
            self._spawn(self._tables.discard(known))
        else:
            self._spawn(self._take_in(known, sender, message))

    async def _take_in(self, table: Table, sender: str, message: PeerMessage) -> None:
        # Tasks take the table's lock in the order in which they were made.
        async with table.lock:
            match message:
                case Acted():
                    await _take_in_rows(table, message)
                case Settled():
                    if table.game is not None and message.number > table.game.conduct.number:
                        await table.catch_up(table.game)
                case TableChanged():
                    await lobby.refresh(table)
                case Granted():
                    if table.game is not None and not table.leads:
                        table.game.timekeeper.take_over(message.seconds)
                        table.steward.publish()
                case _:
                    self._take_in_passing(table, sender, message)
        self._tables.run_bots(table)
        if isinstance(message, Here | TableChanged):
            await watch_host(table)
            self._hand_over(table)
        elif isinstance(message, Free) and message.heir in ("", self._peers.name):
            await self._lead([table])

    def _take_in_passing(self, table: Table, sender: str, message: PeerMessage) -> None:
        """Take in what the database does not hold."""
        match message:
            case Asking():
                table.subscribers.tell_viewers(again=True)
                if table.leads and table.game is not None:
                    table.tell(Granted(table.game.timekeeper.granted))
            case Here():
                table.subscribers.set_elsewhere(sender, message.viewers)
            case Released():
                table.subscribers.release()
            case Composing():
                table.steward.signals.hear_composing(message.seat, on=message.on)
            case Nudging():
                table.steward.signals.hear_nudge(message.by, message.seat)

    def heard_use(self, sender: str, used: Used) -> None:
        """Count what visitors use of another process for their limits here."""
        self._tables.gate.shared_use.take_in(sender, used)

    async def _tell_use(self) -> None:
        while True:
            used = self._tables.gate.shared_use.fresh()
            if used is not None:
                self._peers.tell_use(used)
            await asyncio.sleep(EXCHANGE_SECONDS)

    async def _follow_administration(self) -> None:
        """Read tables anew that whoever runs the server has changed."""
        administration = Administration(self._tables.store)
        number: int | None = None
        while True:
            try:
                number, changed = await administration.latest(number)
                if BANS in changed:
                    await self._take_in_bans()
                if SESSIONS in changed:
                    await self._take_in_sessions()
                for table_id in changed:
                    if (table := self._tables.loaded.get(table_id)) is not None:
                        await self._tables.discard(table, TRY_AGAIN)
            except (SQLAlchemyError, OSError):
                # The next look finds it; that the database is gone, others say.
                pass
            await asyncio.sleep(ADMINISTRATION_SECONDS)

    async def _take_in_bans(self) -> None:
        """Serve nobody any more whom whoever runs the server has banned."""
        bans = self._tables.gate.bans
        bans.replace(*await Administration(self._tables.store).banned())
        for table in tuple(self._tables.loaded.values()):
            for connection in table.subscribers:
                try:
                    bans.check_guest(connection.guest)
                    bans.check_address(connection.host)
                except RequestError as error:
                    connection.turn_away(error)

    async def _take_in_sessions(self) -> None:
        """Close the sockets of sessions that were ended; their browsers come again as guests."""
        signed_in = [
            connection
            for table in self._tables.loaded.values()
            for connection in table.subscribers
            if connection.session
        ]
        digests = {connection.session for connection in signed_in}
        alive = await self._tables.store.accounts.alive(digests)
        for connection in signed_in:
            if connection.session not in alive:
                connection.end(TRY_AGAIN)

    def died(self, processes: Collection[str]) -> None:
        """Take in that nobody looks on through these processes any more."""
        self._tables.gate.shared_use.forget(processes)
        for table in tuple(self._tables.loaded.values()):
            for process in processes:
                table.subscribers.set_elsewhere(process, ())
            self._spawn(watch_host(table))
        # They may have written what they could not tell any more.
        self._urgent.set()

    def inherited(self, tables: Sequence[str]) -> None:
        """Go on with what a process led that is no more."""
        self._spawn(self._inherit(tables))

    async def _inherit(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            try:
                table = await self._tables.get(table_id)
                await self.freshen(table)
                self._set_leads(table, leads=True)
            except RequestError:
                continue

    def missed(self) -> None:
        """Look in the database for what was not heard."""
        self._urgent.set()

    async def _lead(self, tables: Sequence[Table]) -> None:
        led = await self._peers.lead([table.id for table in tables])
        if led is not None:
            for table in tables:
                self._set_leads(table, leads=table.id in led)

    def _set_leads(self, table: Table, *, leads: bool) -> None:
        if self._tables.loaded.get(table.id) is not table or table.leads == leads:
            return
        table.set_leads(leads)
        if leads:
            self._tables.run_bots(table)
        else:
            self._tables.stop_bots(table)
        self._spawn(watch_host(table))

    def _hand_over(self, table: Table) -> None:
        """Let a table be led where people look on, if nobody does here."""
        if self._peers.shared and table.leads and not len(table.subscribers):
            for heir in table.subscribers.elsewhere[:1]:
                self._set_leads(table, leads=False)
                self._peers.free(table.id, heir)

    async def _keep_up(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._urgent.wait(), CHECK_SECONDS)
            urgent = self._urgent.is_set()
            self._urgent.clear()
            try:
                await self._check(urgent=urgent)
            except Exception:
                _log.exception("what other processes did could not be looked up")
                await asyncio.sleep(1)
                self._urgent.set()

    async def _check(self, *, urgent: bool) -> None:
        tables = [*self._tables.loaded.values()]
        for start in range(0, len(tables), _MAX_CHECKED):
            some = tables[start : start + _MAX_CHECKED]
            await self._lead(some)
            heights = await self._tables.store.games.heights([table.id for table in some])
            for table in some:
                if table.id not in heights:
                    await self._tables.discard(table)
                else:
                    await self._catch_up(table, heights[table.id], urgent=urgent)

    async def _catch_up(self, table: Table, heights: Heights, *, urgent: bool) -> None:
        # What is in the database may be told the next moment, or kept back for a good reason. So
        # only what was there the last time, too, has been missed.
        before = self._behind.pop(table.id, None)
        if urgent or before is not None:
            async with table.lock:
                await self._raise_to(table, heights if urgent or before is None else before)
        elif heights != _heights_of(table):
            self._behind[table.id] = heights
        if urgent:
            table.tell(Asking())
            table.subscribers.tell_viewers(again=True)
        if not table.leads:
            table.subscribers.release()
        self._hand_over(table)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        async def run() -> None:
            try:
                await work
            except Exception:
                _log.exception("what another process told could not be taken in")
                self._urgent.set()

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _take_in_rows(table: Table, message: Acted) -> None:
    game = table.game
    if game is None:
        await lobby.refresh(table)
        return
    rows = [logged.row() for logged in message.rows if logged.number > game.state.number]
    if rows and rows[0].number == game.state.number + 1:
        await take_in(table, game, rows)
    elif rows:
        await table.catch_up(game)


def _heights_of(table: Table) -> Heights:
    """Return how far this process has followed a table."""
    game = table.game
    if game is None:
        return Heights(table.row.version, 0, 0)
    return Heights(table.row.version, game.state.number, game.conduct.number)

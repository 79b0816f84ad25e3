"""Starting a game: players' parts of the shuffle are opened, then the seed is settled.

Whoever would open a part after the others have could otherwise choose whether it counts, so nobody
is waited for longer than a few seconds, and a part that is not opened is replaced by one that was
settled when the table was made. Any process may end the wait; the table's row decides that it
happens once.
"""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from chinatown.server.errors import RequestError
from chinatown.server.peers.messages import TableChanged
from chinatown.server.tables.connection import Connection
from chinatown.server.tables.shuffle import seed_of, unopened
from chinatown.server.tables.table import Table
from chinatown.server.times import time_of, time_text


async def start(table: Table, connection: Connection, request: str) -> None:
    """Start the game, or ask for the parts of the shuffle first.

    Raises RequestError unless the host does so, once, with all seats taken.
    """
    async with table.lock:
        while True:
            await table.reload()
            row = table.row
            if not row.is_host(connection.acts_for):
                raise RequestError("not-host")
            if row.seed or row.opening:
                if row.start_request == request:
                    return
                raise RequestError("already-started")
            if free := [seat for seat in row.seats if seat.free]:
                raise RequestError("seats-free", count=len(free))
            at = time_text(table.clock())
            if _is_waited_for(table):
                if await table.store.games.open_parts(row, request, at):
                    await table.reload()
                    table.subscribers.publish_lobby()
                    table.tell(TableChanged())
                    watch_opening(table)
                    return
            elif await table.store.games.start(row, seed_of(row), request, at):
                break
        await table.reload()
        table.tell(TableChanged())
        await begin(table)


def _is_waited_for(table: Table) -> bool:
    """Return whether somebody is here who has not opened the part that they committed to."""
    return not table.subscribers.online.isdisjoint(unopened(table.row))


async def begin(table: Table) -> None:
    """Load a game that has started and show it to everyone; the table's lock must be held."""
    await table.load()
    for subscriber in table.subscribers:
        table.subscribers.welcome(subscriber, table.game)
    table.activity.set()


def watch_opening(table: Table) -> None:
    """Start the game in time if parts of the shuffle are being opened."""
    row = table.row
    at = None
    if row.opening and not row.seed:
        at = time_of(row.opening) + timedelta(seconds=table.opening_seconds)
    table.opening_alarm.set(at, partial(end_opening, table))


async def part_opened(table: Table) -> None:
    """Start the game at once if nobody is waited for any more."""
    if not _is_waited_for(table):
        await end_opening(table)


async def end_opening(table: Table) -> None:
    """Start a game with the parts of the shuffle that have been opened, unless it has started."""
    async with table.lock:
        await table.reload()
        # Where another process was quicker, it is begun with what that one has settled.
        while (row := table.row).opening and not row.seed:
            at = time_text(table.clock())
            await table.store.games.start(row, seed_of(row), row.start_request, at)
            await table.reload()
        watch_opening(table)
        if table.row.seed and table.game is None:
            table.tell(TableChanged())
            await begin(table)
    table.steward.bots_needed()

"""The host's role passes on by itself when the host has been away too long."""

from __future__ import annotations

from datetime import timedelta

from chinatown.game.types import Seat
from chinatown.server.store.rows import GameRow
from chinatown.server.tables import lobby
from chinatown.server.tables.arrangement import handed_over
from chinatown.server.tables.table import Table


async def watch_host(table: Table) -> None:
    """Note whether the host is there, and find another one if it has been away for too long.

    Before the game that is as long as the server says, in a running game as long as the table chose
    for who is away. To be called whenever somebody comes, goes or becomes the host, or the game
    begins.
    """
    if table.status == "over" or _is_here(table, table.row):
        table.host_away_since = None
        table.host_alarm.set(None, lambda: watch_host(table))
        return
    now = table.clock()
    if table.host_away_since is None:
        table.host_away_since = now
    seconds = table.row.pace.absence if table.row.seed else table.host_seconds
    at = table.host_away_since + timedelta(seconds=seconds)
    if _next_host(table) is None or not table.leads:
        # Whoever comes next is found then.
        table.host_alarm.set(None, lambda: watch_host(table))
    elif now < at:
        table.host_alarm.set(at, lambda: watch_host(table))
    else:
        await _pass_on(table)


async def _pass_on(table: Table) -> None:
    def passed_on(row: GameRow) -> GameRow:
        seat = _next_host(table)
        return row if seat is None or _is_here(table, row) else handed_over(row, seat)

    await lobby.change(table, passed_on)
    table.host_away_since = None


def _is_here(table: Table, row: GameRow) -> bool:
    return any(row.is_host(guest) for guest in table.subscribers.presence.guests)


def _next_host(table: Table) -> Seat | None:
    """Return the seat of the person here who sat down first, or None where nobody is here."""
    online = table.subscribers.online
    seats = [
        holder.seat for holder in table.row.holders if holder.seat in online and not holder.lost
    ]
    return seats[0] if seats else None

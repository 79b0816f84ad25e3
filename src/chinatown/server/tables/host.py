"""The host's role passes on by itself: before the game, when the host has been away too long."""

from __future__ import annotations

from datetime import timedelta

from chinatown.game.types import Seat
from chinatown.server.store.rows import GameRow
from chinatown.server.tables import lobby
from chinatown.server.tables.arrangement import handed_over
from chinatown.server.tables.table import Table


async def watch_host(table: Table) -> None:
    """Note whether the host is there, and find another one if it has been away for too long.

    To be called whenever somebody comes, goes or becomes the host.
    """
    if table.row.seed or any(table.row.is_host(it.guest) for it in table.subscribers):
        table.host_away_since = None
        table.host_alarm.set(None, lambda: watch_host(table))
        return
    now = table.clock()
    if table.host_away_since is None:
        table.host_away_since = now
    at = table.host_away_since + timedelta(seconds=table.host_seconds)
    if _next_host(table) is None:
        # Whoever comes next is found then.
        table.host_alarm.set(None, lambda: watch_host(table))
    elif now < at:
        table.host_alarm.set(at, lambda: watch_host(table))
    else:
        await _pass_on(table)


async def _pass_on(table: Table) -> None:
    def passed_on(row: GameRow) -> GameRow:
        seat = None if row.seed else _next_host(table)
        return row if seat is None else handed_over(row, seat)

    await lobby.change(table, passed_on)
    table.host_away_since = None


def _next_host(table: Table) -> Seat | None:
    """Return the seat of the person here who sat down first, or None where nobody is here."""
    online = table.subscribers.online
    seats = [it.seat for it in table.row.holders if it.seat in online and not it.lost]
    return seats[0] if seats else None

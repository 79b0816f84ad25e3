"""Before the game: sitting down at a table and starting it."""

from __future__ import annotations

import secrets

from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.tables.connection import Connection
from chinatown.server.tables.table import Table
from chinatown.server.text_validation import cleaned_name
from chinatown.server.times import time_text


async def join(table: Table, guest: str, name: str) -> Seat:
    """Seat a guest on the first free seat and return it, or the seat the guest has already.

    Raises RequestError when no seat is free or somebody at the table has that name.
    """
    wanted = cleaned_name(name)
    seats = table.store.seats
    async with table.lock:
        seat = await seats.held_by(table.id, guest)
        if seat is not None:
            return seat
        while True:
            await table.reload()
            if any(seat.name.casefold() == wanted.casefold() for seat in table.row.seats):
                raise RequestError("name-taken", player=wanted)
            free = next((seat.seat for seat in table.row.seats if seat.free), None)
            if free is None:
                raise RequestError("no-free-seat")
            if await seats.take(table.id, free, wanted, guest, time_text(table.clock())):
                break
        await table.reload()
    seat_guest(table, guest, free)
    return free


def seat_guest(table: Table, guest: str, seat: Seat) -> None:
    """Show a guest who is looking on what may be seen from a seat."""
    for connection in table.subscribers:
        if connection.guest == guest and connection.seat != seat:
            connection.seat = seat
            table.subscribers.welcome(connection, table.game)
    table.subscribers.publish_lobby()


async def start(table: Table, connection: Connection, request: str) -> None:
    """Start the game. Raises RequestError unless the host does so, once, with all seats taken."""
    async with table.lock:
        if connection.guest is None or connection.guest != table.row.host:
            raise RequestError("not-host")
        if table.row.seed:
            if table.row.start_request == request:
                return
            raise RequestError("already-started")
        await table.reload()
        if free := [seat for seat in table.row.seats if seat.free]:
            raise RequestError("seats-free", count=len(free))
        await table.store.games.start(table.id, secrets.token_hex(16), request)
        await table.reload()
        await table.load()
        for subscriber in table.subscribers:
            table.subscribers.welcome(subscriber, table.game)
        table.activity.set()

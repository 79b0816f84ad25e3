"""Private links to seats: looking where one leads, and taking the seat in another browser.

The link itself, /r/..., is a page of the client like any other: opening it changes nothing, so
programs that open links to preview them take no seat.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.messages.tables import Made, SeatLinkInfo
from chinatown.server.security_events import note_change
from chinatown.server.store.rows import WATCHING
from chinatown.server.tables import lobby
from chinatown.server.tables.host import watch_host
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.table import Table
from chinatown.server.visitor import known_guest, requester, tables_of

router = APIRouter()


@router.get("/api/seat-links/{token}")
async def seat_link(token: str, request: Request) -> SeatLinkInfo:
    """Return where a private link leads; nothing changes."""
    table, seat = await _place(tables_of(request), token)
    row = table.row
    guest = known_guest(request)
    plays = row.seat_of(guest)
    return SeatLinkInfo(
        table=table.id,
        status=table.status,
        edition=row.edition,
        seat=None if seat == WATCHING else seat,
        name="" if seat == WATCHING else row.seats[seat].name,
        names=[place.name for place in row.seats],
        held=any(holder.guest == guest for holder in row.holders_of(seat)),
        plays="" if plays is None else row.seats[plays].name,
    )


@router.post("/api/seat-links/{token}")
async def take_seat(token: str, request: Request, response: Response) -> Made:
    """Let this browser play the seat of a private link, alongside those that already do."""
    table, _ = await _place(tables_of(request), token)
    by = requester(request, response)
    await lobby.take_by_link(table, by, token)
    note_change("link-used", by.network)
    await watch_host(table)
    return Made(table=table.id)


async def _place(tables: Tables, token: str) -> tuple[Table, Seat]:
    place = await tables.store.seats.by_token(token)
    if place is None:
        raise RequestError("unknown-link")
    table = await tables.get(place[0])
    async with table.lock:
        await table.reload()
    return table, place[1]

"""The list of public tables over HTTP, where the server has one."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from chinatown.server.errors import RequestError
from chinatown.server.messages.tables import PublicTable, PublicTables
from chinatown.server.settings import Settings
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.table import Table
from chinatown.server.visitor import charge, known_guest, network, tables_of

MAX_PUBLIC: Final = 30
"""How many public tables are looked at, those first that were changed last."""

UNITS: Final = 5
"""How many requests the list counts for."""

router = APIRouter()


@router.get("/api/public-tables")
async def public_tables(request: Request) -> PublicTables:
    """Return the public tables at which somebody is, but for those the visitor is banned from."""
    charge(request, UNITS)
    guest = known_guest(request)
    settings: Settings = request.app.state.settings
    if not settings.public_tables:
        return PublicTables(tables=[])
    tables = tables_of(request)
    async with tables.gate.opening.turn(network(request) or guest or ""):
        listed = [
            await _public_table(tables, table_id, guest)
            for table_id in await tables.store.entries.listed(MAX_PUBLIC)
        ]
    entries = [table for table in listed if table is not None]
    return PublicTables(tables=sorted(entries, key=lambda table: table.status != "lobby"))


async def _public_table(tables: Tables, table_id: str, guest: str | None) -> PublicTable | None:
    """Return an entry of the list, None for a table that is not to be listed for a guest."""
    try:
        # It is asked for again, as what was read may be old, and anybody may know the list.
        table = await tables.get(table_id)
        await tables.sharing.freshen(table)
    except RequestError:
        return None
    row = table.row
    if row.password or not row.public or row.bars(guest) or table.status == "over":
        return None
    return _entry(table) if table.subscribers.presence.guests else None


def _entry(table: Table) -> PublicTable:
    row = table.row
    host = next((seat.name for seat in row.seats if seat.seat == row.host_seat), "")
    return PublicTable(
        id=row.id,
        status=table.status,
        edition=row.edition,
        host=host,
        seats=len(row.seats),
        free=sum(seat.free for seat in row.seats),
        round=0 if table.game is None else table.game.state.round,
        spectators=table.subscribers.presence.spectators,
    )

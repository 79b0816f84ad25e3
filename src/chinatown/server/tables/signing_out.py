"""Leaving a guest's seats to the one browser that asks for it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from chinatown.server.errors import RequestError
from chinatown.server.identity import new_secret
from chinatown.server.peers.messages import TableChanged
from chinatown.server.tables.holding import held_alone
from chinatown.server.tables.lobby import refresh
from chinatown.server.tables.registry import Tables, reading
from chinatown.server.tables.shuffle import without_stale_commitments


async def sign_out_elsewhere(tables: Tables, guest: str) -> str:
    """Take a guest's seats from all other browsers, and return the id that it has from now on.

    Copies of its cookie are nobody's then, and private links from before lead nowhere. What cannot
    be read of a table stays as it is, but for the guest's id.
    """
    for table_id in await tables.store.guests.tables(guest):
        try:
            await _leave_to(tables, table_id, guest)
        except RequestError:
            continue
    await tables.store.alerts.forget_browsers(guest)
    new = new_secret()
    await show_changed(tables, await tables.store.guests.rename(guest, new))
    return new


async def show_changed(tables: Tables, table_ids: Iterable[str]) -> None:
    """Show tables as they are now that a guest is another there."""
    for table_id in table_ids:
        if (table := tables.loaded.get(table_id)) is not None:
            with suppress(RequestError):
                async with table.lock:
                    await refresh(table)
                table.tell(TableChanged())


async def _leave_to(tables: Tables, table_id: str, guest: str) -> None:
    while True:
        with reading(table_id):
            row = await tables.store.games.get(table_id)
            if row is None:
                return
            after = without_stale_commitments(row, held_alone(row, guest))
        if after == row or await tables.store.games.change(row, after):
            return

"""Deleting tables that nobody has used for as long as the settings say."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from chinatown.server.administration import Administration
from chinatown.server.settings import Settings
from chinatown.server.store.database import notes
from chinatown.server.store.keys import noted
from chinatown.server.store.store import Store
from chinatown.server.times import Clock, time_text

RETENTION_SECONDS: Final = 3600.0
"""How often old tables are looked for."""

_NOTE: Final = "looked for"
"""Begins the names of the notes that say when a server last looked for tables of a kind."""

_log = logging.getLogger("chinatown.server")


async def keep_to_retention(store: Store, clock: Clock, settings: Settings) -> None:
    """Delete old tables now and every hour, as far as settings want that; never return.

    Of several servers on a database one does so at a time.
    """
    kept = ((True, settings.keep_finished_days), (False, settings.keep_unfinished_days))
    while any(days for _, days in kept):
        try:
            for over, days in kept:
                if days:
                    await _delete_unused(store, clock, days, over=over)
        except (SQLAlchemyError, OSError):
            _log.exception("old tables could not be deleted")
        await asyncio.sleep(RETENTION_SECONDS)


async def _delete_unused(store: Store, clock: Clock, days: float, *, over: bool) -> None:
    kind = "finished" if over else "unfinished"
    if not await claim(store, f"{_NOTE} {kind}", clock(), RETENTION_SECONDS / 2):
        return
    while count := await Administration(store, clock).purge(days, over=over):
        _log.warning("deleted %d %s tables that nobody has used for %g days", count, kind, days)


async def claim(store: Store, name: str, now: datetime, seconds: float) -> bool:
    """Return whether something is to be done, as no server has within so many seconds."""
    await noted(store.engine, name, "")
    due = time_text(now - timedelta(seconds=seconds))

    def work(connection: Connection) -> bool:
        late = update(notes).where(notes.c.name == name, notes.c.value < due)
        return connection.execute(late.values(value=time_text(now))).rowcount == 1

    return await store.writer.run(work)

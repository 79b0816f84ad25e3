"""What is noted in the database so that all servers of it take it in within seconds."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, insert, select, update

from chinatown.server.store.database import notes

NOTE: Final = "administered"
"""The name of the note in which the latest changes stand: their numbers and tables."""

MAX_NOTED: Final = 200
"""How many changes are noted."""

BANS: Final = ""
"""Stands among changed tables where the bans of the server were changed."""

SESSIONS: Final = "sessions"
"""Stands among changed tables where sessions of accounts were ended; no table has that id."""


def note_changed(connection: Connection, tables: Collection[str]) -> None:
    """Note that tables were changed, for servers that have them in memory."""
    known = connection.scalar(select(notes.c.value).where(notes.c.name == NOTE))
    changes = json.loads(known or "[]")
    number = changes[-1][0] if changes else 0
    changes += [[number + place, table] for place, table in enumerate(tables, start=1)]
    value = json.dumps(changes[-MAX_NOTED:])
    if known is None:
        connection.execute(insert(notes).values(name=NOTE, value=value))
    else:
        connection.execute(update(notes).where(notes.c.name == NOTE).values(value=value))

"""Bringing a database of an earlier version up to date, one step a version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import notes

VERSION_NOTE: Final = "schema-version"

_STEPS: Final[Mapping[str, tuple[str, str]]] = {
    "1": ("2", "ALTER TABLE games ADD COLUMN effects VARCHAR(20) NOT NULL DEFAULT 'mine'"),
    "2": ("3", "ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 1"),
}
"""For each earlier version the next one and the statement that leads to it."""


async def migrate(engine: AsyncEngine, version: str) -> str:
    """Apply the steps that follow a version; return the version that the database then has.

    Tables that are new in a version are not migrated: `create_tables` has made them already.
    """
    while version in _STEPS:
        following, statement = _STEPS[version]
        noted = (notes.c.name == VERSION_NOTE, notes.c.value == version)
        async with engine.begin() as connection:
            # Whoever changes the note first has the lock; other processes then have nothing to do.
            changed = await connection.execute(update(notes).where(*noted).values(value=following))
            if changed.rowcount:
                await connection.execute(text(statement))
        version = following
    return version

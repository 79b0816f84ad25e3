"""Bringing a database of an earlier version up to date, one step a version.

The steps up to version 7 are statements; those after it are revisions of Alembic (`revisions`), of
which the note of the version says where to begin.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import SCHEMA_VERSION, notes
from chinatown.server.store.engine import preparing

VERSION_NOTE: Final = "schema-version"

_BEFORE_ALEMBIC: Final = "7"
"""The last version that statements lead to."""

_HOST_SEAT: Final = """
UPDATE games SET maker = host, changed = created, host_seat = (
    SELECT seat FROM holders WHERE holders.game = games.id AND holders.guest = games.host
)
"""
_HOLDERS: Final = """
INSERT INTO seat_holders (game, guest, seat, since, browser, chosen, lost)
SELECT game, guest, seat, since, '', TRUE, '' FROM holders
"""

_WATCHING_HOSTS: Final = """
INSERT INTO seat_holders (game, guest, seat, since, browser, chosen, lost)
SELECT id, host, -1, created, '', FALSE, '' FROM games WHERE host_seat IS NULL
"""

_STEPS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "1": ("2", ("ALTER TABLE games ADD COLUMN effects VARCHAR(20) NOT NULL DEFAULT 'mine'",)),
    "2": ("3", ("ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 1",)),
    "3": (
        "4",
        (
            "ALTER TABLE games ADD COLUMN host_seat INTEGER",
            "ALTER TABLE games ADD COLUMN maker VARCHAR(64) NOT NULL DEFAULT ''",
            "ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE games ADD COLUMN changed VARCHAR(32) NOT NULL DEFAULT ''",
            "ALTER TABLE games ADD COLUMN following VARCHAR(16) NOT NULL DEFAULT ''",
            "ALTER TABLE seats ADD COLUMN ready BOOLEAN NOT NULL DEFAULT FALSE",
            "ALTER TABLE seats ADD COLUMN kept_for VARCHAR(40) NOT NULL DEFAULT ''",
            _HOST_SEAT,
            _HOLDERS,
            "DROP TABLE holders",
        ),
    ),
    "4": ("5", ("ALTER TABLE games ADD COLUMN pace JSON NOT NULL DEFAULT '{}'",)),
    "5": (
        "6",
        (
            "ALTER TABLE games ADD COLUMN started VARCHAR(32) NOT NULL DEFAULT ''",
            "UPDATE games SET started = changed WHERE seed <> ''",
        ),
    ),
    "6": (
        "7",
        (
            "ALTER TABLE games ADD COLUMN host_token VARCHAR(64) NOT NULL DEFAULT ''",
            _WATCHING_HOSTS,
            "UPDATE games SET host_seat = -1 WHERE host_seat IS NULL",
            "DROP INDEX IF EXISTS ix_games_host",
            "ALTER TABLE games DROP COLUMN host",
        ),
    ),
}
"""For each earlier version the next one and the statements that lead to it."""


async def migrate(engine: AsyncEngine, version: str) -> str:
    """Apply the steps that follow a version; return the version that the database then has.

    Tables that are new in a version are not migrated: `create_tables` has made them already.
    """
    while version in _STEPS:
        following, statements = _STEPS[version]
        noted = (notes.c.name == VERSION_NOTE, notes.c.value == version)
        async with preparing(engine) as connection:
            # Whoever changes the note first has the lock; other processes then have nothing to do.
            changed = await connection.execute(update(notes).where(*noted).values(value=following))
            if changed.rowcount:
                for statement in statements:
                    await connection.execute(text(statement))
        version = following
    if version.isdecimal() and int(_BEFORE_ALEMBIC) <= int(version) < SCHEMA_VERSION:
        await _upgrade(engine, version)
        version = str(SCHEMA_VERSION)
    return version


async def _upgrade(engine: AsyncEngine, version: str) -> None:
    """Apply the revisions that follow a version, unless another process has."""
    noted = (notes.c.name == VERSION_NOTE, notes.c.value == version)
    async with preparing(engine) as connection:
        latest = update(notes).where(*noted).values(value=str(SCHEMA_VERSION))
        if (await connection.execute(latest)).rowcount:
            await connection.run_sync(_apply_revisions, version)


def _apply_revisions(connection: Connection, version: str) -> None:
    # Imported only where there is something to do, as that takes a while.
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    folder = str(Path(__file__).with_name("revisions"))
    script = ScriptDirectory(folder, version_locations=[folder])

    def revisions(_: Any, context: Any) -> Any:
        start = None if version == _BEFORE_ALEMBIC else version
        if start is not None:
            context.stamp(script, start)
        return script._upgrade_revs(str(SCHEMA_VERSION), start)  # type: ignore[arg-type]

    with EnvironmentContext(Config(), script, fn=revisions) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()

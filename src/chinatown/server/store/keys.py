"""The secret key of a database: it signs cookies and makes private links, so it lies apart."""

from __future__ import annotations

import hashlib
import logging
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.identity import new_secret
from chinatown.server.store.database import notes
from chinatown.server.store.engine import preparing

KEY_NOTE: Final = "secret-key"
"""The name of the note that holds the key where it has no other place."""

DIGEST_NOTE: Final = "secret-key-digest"
"""The name of the note that holds the digest of the database's key."""

MIN_KEY: Final = 32
"""The shortest key that somebody may set, in characters."""

_OWNER_ONLY: Final = 0o600

_log = logging.getLogger("chinatown.server")


class KeyProblemError(RuntimeError):
    """A secret key that cannot be used; the message says why, without the key."""


@dataclass(frozen=True, slots=True)
class KeyPlace:
    """Where the secret key is: the `key` itself, or a `file` with it.

    Without either it is in a file beside that of a SQLite database, or else in the database.
    """

    key: str = ""
    file: str = ""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> KeyPlace:
        """Return the place that CHINATOWN_SECRET_KEY or CHINATOWN_SECRET_KEY_FILE names."""
        return cls(
            environment.get("CHINATOWN_SECRET_KEY", ""),
            environment.get("CHINATOWN_SECRET_KEY_FILE", ""),
        )

    def __repr__(self) -> str:
        return f"KeyPlace(file={self.file!r})"


def file_beside(engine: AsyncEngine) -> Path | None:
    """Return the file for the key beside that of a SQLite database, None for other databases."""
    file = engine.url.database
    if engine.url.get_backend_name() != "sqlite" or not file or file == ":memory:":
        return None
    resolved = Path(file).resolve()
    return resolved.with_name(f"{resolved.name}.key")


DEFAULT_PLACE: Final = KeyPlace()


async def secret_key(engine: AsyncEngine, place: KeyPlace, *, shared: bool = False) -> str:
    """Return the key of a database, made once; one that was in the database moves to its file.

    Raises KeyProblemError for a key that is too short, or if servers share the database and this
    is not the key of the others; and OSError for a file that cannot be read or made.
    """
    file = Path(place.file) if place.file else file_beside(engine)
    if place.key:
        key = place.key
    elif file is None:
        key = await noted(engine, KEY_NOTE, new_secret())
    else:
        key = _read(file) or _kept(file, await _note(engine, KEY_NOTE) or new_secret())
    if len(key) < MIN_KEY:
        raise KeyProblemError(f"the secret key has fewer than {MIN_KEY} characters")
    await _recognise(engine, key, shared=shared)
    if file is not None or place.key:
        # Only if it is the same: a key that nobody else has must not be lost by a wrong setting.
        same = (notes.c.name == KEY_NOTE, notes.c.value == key)
        async with preparing(engine) as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("PRAGMA secure_delete = ON")
            await connection.execute(delete(notes).where(*same))
    return key


async def key_with_data(engine: AsyncEngine) -> str:
    """Return the key that lies in a database or beside it, empty where it is set elsewhere."""
    file = file_beside(engine)
    key = (_read(file) if file else "") or await _note(engine, KEY_NOTE)
    known = await _note(engine, DIGEST_NOTE)
    return key if not known or key_digest(key) == known else ""


async def replace_key(engine: AsyncEngine, key: str) -> None:
    """Put another key in or beside a database that no server uses."""
    file = file_beside(engine)
    if file is None:
        await _set(engine, KEY_NOTE, key)
    else:
        file.unlink(missing_ok=True)
        _kept(file, key)
    await _set(engine, DIGEST_NOTE, key_digest(key))


def key_digest(key: str) -> str:
    """Return by what a key is recognised."""
    return hashlib.sha256(b"chinatown secret key/" + key.encode()).hexdigest()


def _read(file: Path) -> str:
    with suppress(FileNotFoundError):
        return file.read_text(encoding="utf-8").strip()
    return ""


def _kept(file: Path, key: str) -> str:
    """Write a key into a new file, for its owner only; return the one of a process before it."""
    fresh = file.with_name(f"{file.name}.{secrets.token_hex(6)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as out:
            out.write(f"{key}\n")
            out.flush()
            os.fsync(out.fileno())
        # It appears whole or not at all, and never in place of another.
        with suppress(FileExistsError):
            os.link(fresh, file)
    finally:
        fresh.unlink()
    return _read(file)


async def _recognise(engine: AsyncEngine, key: str, *, shared: bool) -> None:
    """Compare a key with the one that a database was used with before."""
    digest = key_digest(key)
    # Earlier versions had the key itself in the database.
    before = await _note(engine, KEY_NOTE)
    known = await noted(engine, DIGEST_NOTE, key_digest(before) if before else digest)
    if known == digest:
        return
    if shared:
        raise KeyProblemError("the secret key is not the one that other servers have")
    _log.warning("the secret key is another one than before, so no browser is known any more")
    await _set(engine, DIGEST_NOTE, digest)


async def noted(engine: AsyncEngine, name: str, value: str) -> str:
    """Return the note of a name, which is `value` unless it was written before."""
    # Writing first leaves no moment in which another process could write in between.
    try:
        async with preparing(engine) as connection:
            await connection.execute(insert(notes).values(name=name, value=value))
            return value
    except IntegrityError:
        return await _note(engine, name)


async def _note(engine: AsyncEngine, name: str) -> str:
    async with engine.connect() as connection:
        query = select(notes.c.value).where(notes.c.name == name)
        return str(await connection.scalar(query) or "")


async def _set(engine: AsyncEngine, name: str, value: str) -> None:
    await noted(engine, name, value)
    async with preparing(engine) as connection:
        same = update(notes).where(notes.c.name == name).values(value=value)
        await connection.execute(same)

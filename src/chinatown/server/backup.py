"""Backups: all tables of a database in one file, of any kind of database and for any kind.

A backup is gzipped JSON, a line for each table with all that belongs to it, for each account and
for each report of a person, between a line that says what it is and a line with a digest of all
others. It shows one moment, while servers go on. Nobody is signed in by it.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final, Literal, TypeAlias

import orjson
from sqlalchemy import Connection, Table, and_, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from chinatown.game.errors import GameError
from chinatown.server.store.database import SCHEMA_VERSION, accounts, games, reports
from chinatown.server.store.games import PARTS
from chinatown.server.store.keys import key_with_data, replace_key
from chinatown.server.store.store import Store
from chinatown.server.times import time_text, utc_now

FORMAT: Final = 1
"""The version of the format of backups."""

_AT_ONCE: Final = 100
"""How many tables are read at once."""

_DAMAGE: Final = (gzip.BadGzipFile, EOFError, zlib.error, orjson.JSONDecodeError, KeyError)
"""What reading a damaged file raises."""

_OTHERS: Final = (accounts, reports)
"""What belongs to no table, a row in a line."""

_NAMES: Final = frozenset(table.name for table in (games, *_OTHERS))

BackupCode: TypeAlias = Literal["backup-damaged", "backup-other-version"]


class BackupError(GameError):
    """A file that is no whole backup, or one of another version."""

    code: BackupCode

    def __init__(self, code: BackupCode, **params: str | int) -> None:
        super().__init__(code, **params)


@dataclass(frozen=True, slots=True)
class Restored:
    """How many tables were restored, and how many were there already."""

    added: int
    known: int


async def back_up(store: Store, out: BinaryIO) -> int:
    """Write a backup of a database as it is at one moment; return how many tables it has."""
    digest = hashlib.sha256()
    count = others = 0
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as file:

        def write(content: dict[str, Any]) -> None:
            line = orjson.dumps(content) + b"\n"
            digest.update(line)
            file.write(line)

        key = await key_with_data(store.engine)
        async with store.engine.connect() as connection:
            connection = await _at_one_moment(connection)
            head = {"chinatown-backup": FORMAT, "schema": SCHEMA_VERSION}
            write({**head, "at": time_text(utc_now()), "key": key})
            ids = list(await connection.scalars(select(games.c.id).order_by(games.c.id)))
            for start in range(0, len(ids), _AT_ONCE):
                for content in await _contents(connection, ids[start : start + _AT_ONCE]):
                    write(content)
                    count += 1
            for table in _OTHERS:
                query = select(table).order_by(table.c.id)
                for row in (await connection.execute(query)).mappings():
                    write({str(table.name): _named(row)})
                    others += 1
        end = {"tables": count, "others": others, "digest": digest.hexdigest()}
        file.write(orjson.dumps(end) + b"\n")
    return count


async def _at_one_moment(connection: AsyncConnection) -> AsyncConnection:
    """Let all that is read through a connection be of one moment."""
    if connection.dialect.name == "sqlite":
        # Python's driver begins a transaction only before something is written.
        await connection.exec_driver_sql("BEGIN")
        return connection
    return await connection.execution_options(isolation_level="REPEATABLE READ")


async def _contents(connection: AsyncConnection, ids: Sequence[str]) -> list[dict[str, Any]]:
    """Return the rows of games by table, for each game."""
    rows = await connection.execute(select(games).where(games.c.id.in_(ids)).order_by(games.c.id))
    contents: dict[str, dict[str, Any]] = {
        row["id"]: {str(games.name): [_named(row)]} for row in rows.mappings()
    }
    for part in PARTS:
        query = select(part).where(part.c.game.in_(ids)).order_by(*part.primary_key.columns)
        for row in (await connection.execute(query)).mappings():
            contents[row["game"]].setdefault(str(part.name), []).append(_named(row))
    return list(contents.values())


def _named(row: Mapping[Any, Any]) -> dict[str, Any]:
    # The names of columns are a kind of text that JSON does not know.
    return {str(name): value for name, value in row.items()}


async def restore(store: Store, file: Path, key: str = "") -> Restored:
    """Add the tables and accounts of a backup, which was checked, that a database does not have.

    Servers may run meanwhile, but for a `key` that is to sign cookies from now on.
    """
    if key:
        await replace_key(store.engine, key)
        store.links.key = key
    added = known = 0
    for content in _lines(file):
        if accounts.name in content:
            await store.writer.run(partial(_added_account, content[accounts.name]))
            continue
        if reports.name in content:
            await store.writer.run(partial(_added_report, content[reports.name]))
            continue
        # One at a time, so that servers need not wait for all of them.
        if await store.writer.run(partial(_added, content)):
            added += 1
        else:
            known += 1
    return Restored(added, known)


def _added(content: dict[str, Any], connection: Connection) -> bool:
    """Add the rows of a game; return False if there is one with its id."""
    game = content[games.name][0]["id"]
    if connection.scalar(select(games.c.id).where(games.c.id == game)) is not None:
        return False
    parts: tuple[Table, ...] = (games, *PARTS)
    for part in parts:
        if rows := content.get(part.name):
            connection.execute(insert(part), rows)
    return True


def _added_account(account: dict[str, Any], connection: Connection) -> None:
    """Add an account unless there is it, or one with its name or its person."""
    unique = (accounts.c.id, accounts.c.key, accounts.c.looks, accounts.c.guest)
    known = or_(*(column == account[column.name] for column in unique))
    if connection.scalar(select(accounts.c.id).where(known)) is None:
        connection.execute(insert(accounts), account)


def _added_report(report: dict[str, Any], connection: Connection) -> None:
    """Add a report unless there is one with its id, or by its request."""
    same = (reports.c[name] == report[name] for name in ("game", "reporter", "request"))
    known = or_(reports.c.id == report["id"], and_(*same))
    if connection.scalar(select(reports.c.id).where(known)) is None:
        connection.execute(insert(reports), report)


def checked_key(file: Path) -> str:
    """Return the key of a backup that is as it was made. Raises BackupError or OSError."""
    digest = hashlib.sha256()
    head: dict[str, Any] | None = None
    last, count = b"", -1
    try:
        with gzip.open(file) as lines:
            for line in lines:
                if head is None:
                    head = orjson.loads(line)
                    _check_versions(head)
                digest.update(last)
                last = line
                count += 1
            end = orjson.loads(last)
            rows = end["tables"] + end["others"]
            if head is None or (rows, end["digest"]) != (count - 1, digest.hexdigest()):
                raise BackupError("backup-damaged", file=str(file))
    except (*_DAMAGE, TypeError) as error:
        raise BackupError("backup-damaged", file=str(file)) from error
    return str(head["key"] or "")


def _check_versions(head: dict[str, Any]) -> None:
    if (head["chinatown-backup"], head["schema"]) != (FORMAT, SCHEMA_VERSION):
        version = f"{head['chinatown-backup']}.{head['schema']}"
        raise BackupError("backup-other-version", version=version)


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(file) as lines:
        for line in lines:
            content = orjson.loads(line)
            if content.keys() & _NAMES:
                yield content

"""What all tables together know of a guest."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, Select, Table, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import (
    accounts,
    admissions,
    alert_ways,
    archives,
    arrangements,
    bans,
    games,
    holders,
    server_bans,
)
from chinatown.server.store.reports import rename_in_reports
from chinatown.server.store.writer import Writer

_KNOWN_IN: Final = (holders, archives, admissions, arrangements, bans, alert_ways)


class Guests:
    """Finds a guest at all tables, and gives it another id there."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def tables(self, guest: str) -> list[str]:
        """Return the tables that a guest made, holds a place at or is banned from."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(_tables_of(guest)))

    async def rename(self, guest: str, new: str) -> list[str]:
        """Let a guest be another from now on; return the tables that this changes."""
        return await self._writer.run(lambda connection: rename_guest(connection, guest, new))


def rename_guest(connection: Connection, guest: str, new: str) -> list[str]:
    """Let a guest be another, of whom nothing is known; return the tables that this changes."""
    tables = [str(game) for game in connection.scalars(_tables_of(guest))]
    for part in _KNOWN_IN:
        connection.execute(update(part).where(part.c.guest == guest).values(guest=new))
    made = update(games).where(games.c.maker == guest)
    connection.execute(made.values(maker=new))
    banned = update(server_bans).where(server_bans.c.whom == guest)
    connection.execute(banned.values(whom=new))
    signing_in = update(accounts).where(accounts.c.guest == guest)
    connection.execute(signing_in.values(guest=new))
    rename_in_reports(connection, guest, new)
    _note_changed(connection, tables)
    return tables


class _Place(NamedTuple):
    """What two guests hold at a table who become one."""

    guest: list[Row[Any]]
    into: list[Row[Any]]


def merge_guest(connection: Connection, guest: str, into: str) -> list[str]:
    """Let a guest be another who may sit at the same tables; return the tables that this changes.

    Where both hold seats, `into` holds all of them and goes on playing its own. Where either is
    banned and the other has a seat, the seats stay whose they are, and so does the ban.
    """
    tables = [str(game) for game in connection.scalars(_tables_of(guest))]
    barred = {who: _games_of(connection, bans, who) for who in (guest, into)}
    for game in tables:
        place = _Place(*(_rows_at(connection, game, who) for who in (guest, into)))
        sits = [any(not row.lost for row in rows) for rows in place]
        if game not in barred[into]:
            _merge_holders(connection, game, place, into)
        if game in barred[guest] - barred[into] and not any(sits):
            own = and_(bans.c.game == game, bans.c.guest == guest)
            connection.execute(update(bans).where(own).values(guest=into))
    for part in (archives, admissions):
        known = _games_of(connection, part, into)
        new = _games_of(connection, part, guest) - known
        if new:
            rows = [{"game": game, "guest": into} for game in sorted(new)]
            connection.execute(insert(part), rows)
    for part in (archives, admissions, arrangements):
        connection.execute(delete(part).where(part.c.guest == guest))
    connection.execute(update(games).where(games.c.maker == guest).values(maker=into))
    rename_in_reports(connection, guest, into)
    own_ways = update(alert_ways).where(alert_ways.c.guest == guest)
    connection.execute(own_ways.values(guest=into))
    _note_changed(connection, tables)
    return tables


def _merge_holders(connection: Connection, game: str, place: _Place, into: str) -> None:
    """Write what both hold at a table as what one of them does."""
    kept = {row.seat: row for row in place.into if not row.lost}
    brought = [row for row in place.guest if not row.lost and row.seat not in kept]
    if not kept and not brought:
        brought = [row for row in place.guest if row.seat not in {own.seat for own in place.into}]
    elif brought:
        # Whoever has a seat again need not be told why another was lost.
        gone = and_(holders.c.game == game, holders.c.guest == into, holders.c.lost != "")
        connection.execute(delete(holders).where(gone))
    plays = any(row.chosen for row in kept.values())
    guests = {row.guest for row in place.guest}
    of_guest = and_(holders.c.game == game, holders.c.guest.in_(guests))
    connection.execute(delete(holders).where(of_guest))
    rows = [
        {**row._mapping, "guest": into, "chosen": bool(row.chosen) and not plays} for row in brought
    ]
    if rows:
        connection.execute(insert(holders), rows)


def _rows_at(connection: Connection, game: str, guest: str) -> list[Row[Any]]:
    query = select(holders).where(holders.c.game == game, holders.c.guest == guest)
    return list(connection.execute(query))


def _games_of(connection: Connection, part: Table, guest: str) -> set[str]:
    return set(connection.scalars(select(part.c.game).where(part.c.guest == guest)))


def _note_changed(connection: Connection, tables: Collection[str]) -> None:
    changed = update(games).where(games.c.id.in_(tables))
    connection.execute(changed.values(version=games.c.version + 1))


def _tables_of(guest: str) -> Select[tuple[str]]:
    known = [select(part.c.game).where(part.c.guest == guest) for part in (holders, bans)]
    return select(games.c.id).where(
        or_(games.c.maker == guest, *(games.c.id.in_(part) for part in known))
    )

"""Players' own parts of the shuffle: committing to one before the game, and opening it."""

from __future__ import annotations

from dataclasses import replace

from chinatown.game.types import Seat
from chinatown.record.shuffle import part_commitment
from chinatown.server.errors import RequestError
from chinatown.server.store.rows import GameRow
from chinatown.server.tables import lobby
from chinatown.server.tables.connection import Connection
from chinatown.server.tables.holding import with_seat
from chinatown.server.tables.starting import part_opened
from chinatown.server.tables.table import Table


async def commit(table: Table, connection: Connection, commitment: str) -> None:
    """Note what a seat's program commits itself to, in the place of what it did before.

    Raises RequestError `already-started`, `not-seated` or `no-part-wanted`.
    """

    def committed(row: GameRow) -> GameRow:
        if row.seed or row.opening:
            raise RequestError("already-started")
        seat = _seat_of(row, connection)
        if not row.shuffle_secret:
            raise RequestError("no-part-wanted")
        return with_seat(row, replace(row.seats[seat], commitment=commitment))

    await lobby.change(table, committed)


async def open_part(table: Table, connection: Connection, part: str) -> None:
    """Take the part that a seat's program opens; the game begins once all are open.

    Raises RequestError `already-started`, `not-seated`, `no-part-wanted` or `part-wrong`.
    """

    def opened(row: GameRow) -> GameRow:
        seat = _seat_of(row, connection)
        own = row.seats[seat]
        if own.part == part:
            return row
        if row.seed:
            raise RequestError("already-started")
        if not row.opening or not own.commitment:
            raise RequestError("no-part-wanted")
        if part_commitment(row.id, seat, part) != own.commitment:
            raise RequestError("part-wrong")
        return with_seat(row, replace(own, part=part))

    await lobby.change(table, opened)
    await part_opened(table)


def _seat_of(row: GameRow, connection: Connection) -> Seat:
    seat = row.seat_of(connection.acts_for)
    if seat is None:
        raise RequestError("not-seated")
    return seat

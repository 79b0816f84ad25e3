"""Recorded games as finished tables of a server, even while it runs."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import NamedTuple

from chinatown.game.state import OVER
from chinatown.game.types import Seat
from chinatown.game.variants import variant_words
from chinatown.record.record import Record, own_shops
from chinatown.record.replaying import replay
from chinatown.server.errors import RequestError
from chinatown.server.identity import ID_LENGTH, ID_LETTERS, is_table_id, new_secret
from chinatown.server.store.rows import ActionRow, GameRow, OwnShopRow, SeatRow, link_of_token
from chinatown.server.store.store import Store
from chinatown.server.times import time_text, utc_now


class Imported(NamedTuple):
    """The table of a recorded game, and whether it is `new` to the server."""

    table: str
    new: bool


async def import_record(store: Store, record: Record) -> Imported:
    """Make a recorded game a finished table, unless it is one already.

    Nobody holds a seat there: whoever has its link looks on. A game whose shuffle the players can
    check keeps its table's id, as the shuffle follows from that. Raises RequestError
    `game-not-over`, or `replay-unreadable` for an id that no table has, and RecordError for a
    record that does not replay.
    """
    *_, last = replay(record)
    if last.state.phase != OVER:
        raise RequestError("game-not-over")
    if record.shuffle is not None and not is_table_id(record.shuffle.table):
        raise RequestError("replay-unreadable")
    now = time_text(utc_now())
    row = _row(record, now)
    actions = [
        ActionRow(number, action.seat, None, action, now)
        for number, action in enumerate(record.actions, start=1)
    ]
    return Imported(row.id, new=await store.games.add_finished(row, actions))


def _row(record: Record, now: str) -> GameRow:
    setup, shuffle = record.setup, record.shuffle
    return GameRow(
        id=shuffle.table if shuffle else _table_id(record),
        created=now,
        edition=setup.edition.name,
        own_shops=tuple(
            OwnShopRow(replaced, own["name"], own["symbol"])
            for replaced, own in own_shops(setup.edition).items()
        ),
        variants=tuple(variant_words(setup.variants)),
        seats=tuple(_seat(record, seat) for seat in range(setup.players)),
        seed=setup.seed,
        started=now,
        over=True,
        rules=setup.rules,
        changed=now,
        shuffle_secret=shuffle.secret if shuffle else "",
    )


def _seat(record: Record, seat: Seat) -> SeatRow:
    row = SeatRow(seat, bot="", name=record.names[seat], link=link_of_token(new_secret()))
    if record.shuffle is None:
        return row
    given = record.shuffle.seats[seat]
    part = given.part if given.opened else ""
    return replace(row, commitment=given.commitment, part=part)


def _table_id(record: Record) -> str:
    """Return the id of the table of a record that names none: the same for the same record."""
    digest = hashlib.sha256(f"imported {record.digest()}".encode()).digest()
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH])

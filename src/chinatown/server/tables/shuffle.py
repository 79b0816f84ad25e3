"""What a table's shuffle is made of, as functions of its row (docs/security.md)."""

from __future__ import annotations

import secrets
from dataclasses import replace

from chinatown.game.types import Seat
from chinatown.record.digest_words import digest_words
from chinatown.record.shuffle import Shuffle, server_commitment
from chinatown.server.messages.tables import ShuffleInfo
from chinatown.server.store.rows import GameRow, SeatRow


def new_shuffle_secret() -> str:
    """Return a secret for a new table, in 64 hexadecimal digits."""
    return secrets.token_hex(32)


def shuffle_of(row: GameRow) -> Shuffle | None:
    """Return the shuffle of a table with the parts opened so far, None where it has no secret."""
    if not row.shuffle_secret:
        return None
    given = [(seat.commitment, seat.part) for seat in row.seats]
    return Shuffle.of(row.id, row.shuffle_secret, given)


def seed_of(row: GameRow) -> str:
    """Return the seed of a game that begins now."""
    shuffle = shuffle_of(row)
    return shuffle.seed if shuffle else secrets.token_hex(16)


def shuffle_info(row: GameRow) -> ShuffleInfo | None:
    """Return what everyone may know of a table's shuffle."""
    if not row.shuffle_secret:
        return None
    commitment = server_commitment(row.id, row.shuffle_secret)
    return ShuffleInfo(
        commitment=commitment,
        words=list(digest_words(commitment)),
        seats=[seat.commitment for seat in row.seats],
        opening=bool(row.opening) and not row.seed,
    )


def unopened(row: GameRow) -> list[Seat]:
    """Return the seats that have committed to a part and not opened it."""
    return [seat.seat for seat in row.seats if seat.commitment and not seat.part]


def without_stale_commitments(before: GameRow, after: GameRow) -> GameRow:
    """Return a table after a change, without what whoever has left their seat committed to.

    A commitment holds for one seat of one table; once the game is being started none goes.
    """
    if after.seed or after.opening:
        return after
    seats = tuple(
        replace(seat, commitment="") if _has_another_holder(before, after, seat) else seat
        for seat in after.seats
    )
    return after if seats == after.seats else replace(after, seats=seats)


def _has_another_holder(before: GameRow, after: GameRow, seat: SeatRow) -> bool:
    if not seat.commitment:
        return False
    number = seat.seat
    if number >= len(before.seats) or before.seats[number].name != seat.name:
        return True
    guests = {holder.guest for holder in before.holders_of(number)}
    return not guests <= {holder.guest for holder in after.holders_of(number)}

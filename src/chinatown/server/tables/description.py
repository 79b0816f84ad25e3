"""A table as its visitors see it."""

from __future__ import annotations

from collections.abc import Collection

from chinatown.game import ROUNDS
from chinatown.game.types import Seat
from chinatown.protocol.editions import edition_info
from chinatown.server.bots.kinds import revealed_kind
from chinatown.server.messages.tables import SeatInfo, TableInfo, TableStatus, TableSummary
from chinatown.server.store import GameRow, SeatRow
from chinatown.server.tables.live_game import LiveGame


def status_of(row: GameRow, game: LiveGame | None) -> TableStatus:
    """Return whether people still gather, play, or have played."""
    if game is None:
        return "over" if row.over else "lobby"
    return "over" if game.over else "playing"


def table_info(
    row: GameRow,
    status: TableStatus,
    online: Collection[Seat],
    muted: list[Seat],
    guest: str | None,
    seat: Seat | None,
) -> TableInfo:
    """Return a table as a guest on a seat, or with None a spectator, sees it.

    `online` are the seats that look on now, `muted` those that the viewer has muted.
    """
    return TableInfo(
        id=row.id,
        status=status,
        edition=edition_info(row.played_edition()),
        variants=list(row.variants),
        seats=[
            _seat_info(row, seat_row, over=status == "over", online=seat_row.seat in online)
            for seat_row in row.seats
        ],
        you=seat,
        host=guest is not None and guest == row.host,
        invite=f"/t/{row.id}",
        rejoin="" if seat is None else f"/r/{row.seats[seat].token}",
        created=row.created,
        effects=row.effects,
        muted=muted,
    )


def _seat_info(row: GameRow, seat: SeatRow, *, over: bool, online: bool) -> SeatInfo:
    level, character = revealed_kind(row, seat, over=over)
    return SeatInfo(
        seat=seat.seat,
        kind="bot" if seat.bot else "human",
        bot=level,
        character=character,
        name=seat.name,
        free=seat.free,
        online=bool(seat.bot) or online,
    )


def table_summary(row: GameRow, game: LiveGame | None, seat: Seat | None) -> TableSummary:
    """Return a table as one line in the list of a visitor's tables."""
    view = None if game is None else game.views[None]
    return TableSummary(
        id=row.id,
        status=status_of(row, game),
        edition=row.edition,
        names=[seat_row.name for seat_row in row.seats],
        round=view.round if view else ROUNDS if row.over else 0,
        your_turn=view is not None and seat in view.waiting,
        created=row.created,
    )

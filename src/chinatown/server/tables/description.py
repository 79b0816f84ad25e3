"""A table as its visitors see it."""

from __future__ import annotations

from chinatown.game.deal_table import ROUNDS
from chinatown.game.types import Seat
from chinatown.protocol.editions import edition_info
from chinatown.server.bots.guide import GUIDE
from chinatown.server.bots.kinds import HIDDEN, revealed_kind
from chinatown.server.messages.presence import Pace
from chinatown.server.messages.tables import (
    BanInfo,
    BrowserInfo,
    Lost,
    OwnShop,
    SeatInfo,
    TableInfo,
    TableStatus,
    TableSummary,
)
from chinatown.server.store.links import SeatLinks
from chinatown.server.store.rows import BOTS_HIDDEN, WATCHING, GameRow, SeatRow
from chinatown.server.tables.holding import ban_id, browser_id
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.tables.shuffle import shuffle_info
from chinatown.server.tables.subscribers import Presence


def status_of(row: GameRow, game: LiveGame | None) -> TableStatus:
    """Return whether people still gather, play, or have played."""
    if game is None:
        return "over" if row.over else "lobby"
    return "over" if game.over else "playing"


def table_info(
    row: GameRow,
    links: SeatLinks,
    status: TableStatus,
    presence: Presence,
    muted: list[Seat],
    guest: str | None,
    seat: Seat | None,
) -> TableInfo:
    """Return a table as a guest on a seat, or with None a spectator, sees it.

    `presence` is who looks on now; `muted` are the seats that the viewer has muted.
    """
    host = row.is_host(guest)
    place = WATCHING if seat is None and host and row.host_seat == WATCHING else seat
    return TableInfo(
        id=row.id,
        status=status,
        edition=edition_info(row.played_edition()),
        variants=list(row.variants),
        seats=[
            _seat_info(row, seat_row, over=status == "over", online=seat_row.seat in presence.seats)
            for seat_row in row.seats
        ],
        you=seat,
        host=host,
        invite=f"/t/{row.id}",
        rejoin=_private_link(row, links, place),
        created=row.created,
        effects=row.effects,
        pace=_pace(row, over=status == "over"),
        muted=muted,
        own_shops=[
            OwnShop(replaces=own.replaces, name=own.name, symbol=own.symbol)
            for own in row.own_shops
        ],
        seats_here=list(row.seats_of(guest)),
        browsers=[] if place is None else _browsers(row, place, guest, presence),
        lost="" if seat is not None else _lost(row, guest),
        following=row.following,
        locked=bool(row.password),
        spectators=presence.spectators,
        bans=_bans(row) if host else [],
        public=row.public,
        shuffle=shuffle_info(row),
    )


def _bans(row: GameRow) -> list[BanInfo]:
    """Return who is banned, each person once."""
    names = {ban_id(row, ban): ban.name for ban in row.bans}
    return [BanInfo(id=id_, name=name) for id_, name in names.items()]


def _private_link(row: GameRow, links: SeatLinks, place: Seat | None) -> str:
    """Return the path of the private link to a seat or to WATCHING, empty where nobody can."""
    if place is None:
        return ""
    token = links.token(row.host_link if place == WATCHING else row.seats[place].link)
    return f"/r/{token}" if token else ""


def _browsers(row: GameRow, seat: Seat, guest: str | None, presence: Presence) -> list[BrowserInfo]:
    return [
        BrowserInfo(
            id=browser_id(row, holder.guest),
            browser=holder.browser,
            since=holder.since,
            here=holder.guest == guest,
            online=holder.guest in presence.guests,
        )
        for holder in row.holders_of(seat)
    ]


def _lost(row: GameRow, guest: str | None) -> Lost:
    """Return why a guest lost the last seat that it lost."""
    return next(
        (holder.lost for holder in reversed(row.holders) if holder.guest == guest and holder.lost),
        "",
    )


def _pace(row: GameRow, *, over: bool) -> Pace:
    """Return the table's pace, without the level of bots where the table hides them."""
    if BOTS_HIDDEN in row.variants and not over:
        return row.pace.model_copy(update={"stand_in": HIDDEN})
    return row.pace


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
        ready=seat.ready,
        host=seat.seat == row.host_seat,
        kept_for=seat.kept_for,
    )


def table_summary(
    row: GameRow, game: LiveGame | None, guest: str, *, archived: bool
) -> TableSummary:
    """Return a table as one line in the list of a guest's tables.

    `game` is None before the game, and for a game that need not or cannot be read.
    """
    seats = row.seats_of(guest)
    view = None if game is None else game.views[None]
    return TableSummary(
        id=row.id,
        status="playing" if game is None and row.seed and not row.over else status_of(row, game),
        edition=row.edition,
        names=[seat_row.name for seat_row in row.seats],
        round=view.round if view else ROUNDS if row.over else 0,
        your_turn=view is not None and any(seat in view.waiting for seat in seats),
        created=row.created,
        archived=archived,
        mine=guest == row.maker,
        following=row.following,
        lesson=any(seat_row.bot == GUIDE for seat_row in row.seats),
        bots_only=row.bots_only,
    )

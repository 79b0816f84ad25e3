"""A table as columns of the database, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from chinatown.server.messages.presence import Pace
from chinatown.server.store.links import SeatLinks
from chinatown.server.store.rows import BanRow, GameRow, HolderRow, OwnShopRow, SeatLink, SeatRow


def new_columns(game: GameRow, links: SeatLinks) -> dict[str, Any]:
    """Return all columns of a new table."""
    return {
        "id": game.id,
        "created": game.created,
        "seed": game.seed,
        "start_request": game.start_request,
        "started": game.started,
        "over": game.over,
        "maker": game.maker,
        "version": game.version,
        "shuffle_secret": game.shuffle_secret,
        "opening": game.opening,
        **changing_columns(game, links),
    }


def changing_columns(game: GameRow, links: SeatLinks) -> dict[str, Any]:
    """Return the columns of a table that change before its game starts."""
    return {
        "edition": game.edition,
        "own_shops": [[own.replaces, own.name, own.symbol] for own in game.own_shops],
        "variants": list(game.variants),
        "effects": game.effects,
        "rules": game.rules,
        "pace": game.pace.model_dump(),
        "host_seat": game.host_seat,
        "host_link_salt": game.host_link.salt,
        "host_link_digest": links.digest(game.host_link),
        "changed": game.changed,
        "following": game.following,
        "password": game.password,
        "public": game.public,
    }


def seat_columns(game: GameRow, links: SeatLinks) -> list[dict[str, Any]]:
    """Return the columns of each seat of a table."""
    return [
        {
            "game": game.id,
            "seat": seat.seat,
            "bot": seat.bot,
            "name": seat.name,
            "link_salt": seat.link.salt,
            "link_digest": links.digest(seat.link),
            "ready": seat.ready,
            "kept_for": seat.kept_for,
            "commitment": seat.commitment,
            "part": seat.part,
        }
        for seat in game.seats
    ]


def holder_columns(game: GameRow) -> list[dict[str, Any]]:
    """Return the columns of each browser that holds, or held, a seat of a table."""
    return [
        {
            "game": game.id,
            "guest": holder.guest,
            "seat": holder.seat,
            "since": holder.since,
            "browser": holder.browser,
            "chosen": holder.chosen,
            "lost": holder.lost,
        }
        for holder in game.holders
    ]


def ban_columns(game: GameRow) -> list[dict[str, Any]]:
    """Return the columns of each ban from a table."""
    return [
        {"game": game.id, "guest": ban.guest, "name": ban.name, "since": ban.since}
        for ban in game.bans
    ]


def game_row(
    row: Row[Any],
    seat_rows: Sequence[Row[Any]],
    holder_rows: Sequence[Row[Any]],
    banned: Sequence[Row[Any]],
) -> GameRow:
    """Return a table from its row, and those of its seats, holders and bans in their order."""
    return GameRow(
        id=row.id,
        created=row.created,
        edition=row.edition,
        own_shops=tuple(OwnShopRow(*own) for own in row.own_shops),
        variants=tuple(row.variants),
        seats=tuple(
            SeatRow(
                seat.seat,
                seat.bot,
                seat.name,
                SeatLink(seat.link_salt, seat.link_digest),
                seat.ready,
                seat.kept_for,
                seat.commitment,
                seat.part,
            )
            for seat in seat_rows
        ),
        seed=row.seed,
        start_request=row.start_request,
        started=row.started,
        over=row.over,
        effects=row.effects,
        rules=row.rules,
        pace=Pace(**row.pace),
        host_seat=row.host_seat,
        host_link=SeatLink(row.host_link_salt, row.host_link_digest),
        maker=row.maker,
        version=row.version,
        changed=row.changed,
        following=row.following,
        password=row.password,
        public=row.public,
        shuffle_secret=row.shuffle_secret,
        opening=row.opening,
        holders=tuple(
            HolderRow(
                holder.guest,
                holder.seat,
                holder.since,
                holder.browser,
                holder.chosen,
                holder.lost,
            )
            for holder in holder_rows
        ),
        bans=tuple(BanRow(ban.guest, ban.name, ban.since) for ban in banned),
    )

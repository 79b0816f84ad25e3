"""The table at which the people of a finished game play again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from chinatown.bots.registry import ANY
from chinatown.game.editions import edition_named
from chinatown.game.look_alikes import find_look_alike
from chinatown.game.names import is_legible, is_nameable
from chinatown.game.state import RULES
from chinatown.game.types import Seat
from chinatown.server.bots.guide import GUIDE
from chinatown.server.bots.kinds import FIRST_OPPONENT
from chinatown.server.identity import new_table_id
from chinatown.server.messages.tables import MAX_NAME
from chinatown.server.store.rows import (
    NO_LINK,
    GameRow,
    HolderRow,
    OwnShopRow,
    SeatRow,
    new_link,
)
from chinatown.server.tables.shuffle import new_shuffle_secret

_COPIES: Final = range(2, 100)


def following_game(row: GameRow, host: str, seat: Seat, browser: str, created: str) -> GameRow:
    """Return a new table like one whose game is over, where the guest `host` plays `seat`.

    The same bots sit there, newcomers in the place of guides, and so do people who share the
    device of `host`; each other person's seat is kept for that person. It follows the latest
    rules, so own shop types of earlier ones may get another name.
    """
    seats = []
    shared = [other for other in row.seats_of(host) if other != seat]
    for before in row.seats:
        bot = f"{FIRST_OPPONENT}/{ANY}" if before.bot == GUIDE else before.bot
        after = SeatRow(before.seat, bot, before.name, new_link())
        if before.person and before.seat not in (seat, *shared):
            after = replace(after, name="", kept_for=before.name)
        seats.append(after)
    return replace(
        row,
        id=new_table_id(),
        created=created,
        changed=created,
        own_shops=renamed_shops(row.edition, row.own_shops),
        maker=host,
        host_seat=seat,
        host_link=NO_LINK,
        seats=tuple(seats),
        holders=(
            HolderRow(host, seat, created, browser),
            *(HolderRow(host, other, created, browser, chosen=False) for other in shared),
        ),
        seed="",
        start_request="",
        started="",
        shuffle_secret=new_shuffle_secret(),
        opening="",
        over=False,
        rules=RULES,
        version=0,
        following="",
    )


def renamed_shops(edition: str, own_shops: tuple[OwnShopRow, ...]) -> tuple[OwnShopRow, ...]:
    """Return own shop types with names that the latest rules tell apart.

    The first rules told any two names apart that differed at all. One that looks like another gets
    a number, which the host sees before the game and may change; one that nobody can read goes, so
    that the edition's type is back, and so does such a symbol.
    """
    own_shops = tuple(own for own in own_shops if is_nameable(own.name))
    replaced = {own.replaces for own in own_shops}
    names = [name for name in edition_named(edition).names if name not in replaced]
    renamed = []
    for own in own_shops:
        name = _told_apart(own.name, names)
        names.append(name)
        symbol = own.symbol if is_legible(own.symbol) else ""
        renamed.append(replace(own, name=name, symbol=symbol))
    return tuple(renamed)


def _told_apart(name: str, others: list[str]) -> str:
    candidates = [name, *(f"{name[: MAX_NAME - 3].strip()} {number}" for number in _COPIES)]
    return next(candidate for candidate in candidates if find_look_alike(candidate, others) is None)

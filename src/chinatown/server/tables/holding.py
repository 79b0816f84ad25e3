"""Which browsers hold which seats of a table, as functions from row to row.

A browser may hold several seats and plays one of them. Whoever loses a seat keeps a row that says
why, until it gets a seat again, so that it can be told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import replace

from chinatown.game.types import Seat
from chinatown.game.variants import FIRST_SEAT
from chinatown.server.errors import RequestError
from chinatown.server.messages.lobby import MAX_BANS, MAX_BROWSERS
from chinatown.server.messages.tables import Lost
from chinatown.server.store.rows import (
    NO_LINK,
    WATCHING,
    BanRow,
    GameRow,
    HolderRow,
    SeatRow,
    new_link,
)


def browser_id(row: GameRow, guest: str) -> str:
    """Return the id by which a table's players know a browser; it tells nothing of the guest."""
    return hashlib.sha256(f"{row.id}/{guest}".encode()).hexdigest()[:12]


def ban_id(row: GameRow, ban: BanRow) -> str:
    """Return the id by which the host knows a ban, the same for all browsers of a person."""
    return hashlib.sha256(f"{row.id}/{ban.since}/{ban.name}".encode()).hexdigest()[:12]


def banned(row: GameRow, seat: Seat, guest: str, at: str) -> GameRow:
    """Ban all browsers that hold a seat, at the wish of a guest, and take all seats from them.

    Raises RequestError `no-player-there` or `ban-oneself`.
    """
    if not row.seats[seat].person:
        raise RequestError("no-player-there")
    name = row.seats[seat].name
    guests = {holder.guest for holder in row.holders_of(seat)}
    if guest in guests:
        raise RequestError("ban-oneself")
    bans = [ban for ban in row.bans if ban.guest not in guests]
    bans += [BanRow(barred, name, at) for barred in sorted(guests)]
    row = replace(row, bans=tuple(bans[-MAX_BANS:]))
    row = freed(row, seat, "removed", guest)
    left = [other for other in row.seats if row.holders_of(other.seat)]
    row = with_holders(row, [holder for holder in row.holders if holder.guest not in guests])
    for other in left:
        # Another seat that only they held.
        if not row.holders_of(other.seat):
            row = freed(row, other.seat, "removed", guest)
    return row


def without_ban(row: GameRow, ban: str) -> GameRow:
    """Lift a ban by its id."""
    return replace(row, bans=tuple(other for other in row.bans if ban_id(row, other) != ban))


def with_holder(row: GameRow, guest: str, seat: Seat, since: str, browser: str) -> GameRow:
    """Let a guest hold a seat and play it, besides any others that it holds.

    Raises RequestError `too-many-browsers`.
    """
    if seat in row.seats_of(guest):
        return with_chosen(row, guest, seat)
    if len(row.holders_of(seat)) >= MAX_BROWSERS:
        raise RequestError("too-many-browsers", most=MAX_BROWSERS)
    others = [
        replace(holder, chosen=False) if holder.guest == guest else holder
        for holder in row.holders
        if holder.guest != guest or not holder.lost
    ]
    return with_holders(row, [*others, HolderRow(guest, seat, since, browser)])


def with_watching_host(row: GameRow, guest: str, since: str, browser: str) -> GameRow:
    """Let a guest be the host who only looks on, beside the seats that it holds.

    Raises RequestError `too-many-browsers`.
    """
    holders = row.holders_of(WATCHING)
    if any(holder.guest == guest for holder in holders):
        return row
    if len(holders) >= MAX_BROWSERS:
        raise RequestError("too-many-browsers", most=MAX_BROWSERS)
    new = HolderRow(guest, WATCHING, since, browser, chosen=False)
    return with_holders(row, [*row.holders, new])


def host_seated(row: GameRow, seat: Seat) -> GameRow:
    """Let the browsers of a host who only looked on hold a seat, to which the role goes along."""
    return with_holders(
        replace(row, host_seat=seat, host_link=NO_LINK),
        [
            replace(holder, seat=seat, chosen=row.seat_of(holder.guest) is None)
            if holder.seat == WATCHING
            else holder
            for holder in row.holders
        ],
    )


def host_stood_up(row: GameRow) -> GameRow:
    """Let the browsers of the host's seat be a host who only looks on, besides holding the seat."""
    watching = [
        replace(holder, seat=WATCHING, chosen=False) for holder in row.holders_of(row.host_seat)
    ]
    after = replace(row, host_seat=WATCHING, host_link=new_link())
    return with_holders(after, [*row.holders, *watching])


def with_host(row: GameRow, seat: Seat) -> GameRow:
    """Make whoever holds a seat the host; a host who only looked on no longer is one."""
    holders = [holder for holder in row.holders if holder.seat != WATCHING]
    return with_holders(replace(row, host_seat=seat, host_link=NO_LINK), holders)


def with_chosen(row: GameRow, guest: str, seat: Seat) -> GameRow:
    """Let a guest play another of its seats. Raises RequestError `seat-not-held`."""
    if seat not in row.seats_of(guest):
        raise RequestError("seat-not-held")
    return with_holders(
        row,
        [
            replace(holder, chosen=holder.seat == seat) if holder.guest == guest else holder
            for holder in row.holders
        ],
    )


def without_holder(row: GameRow, guest: str, seat: Seat, why: Lost) -> GameRow:
    """Take a seat from a guest; with an empty `why` it has given it up itself."""
    kept = [holder for holder in row.holders if (holder.guest, holder.seat) != (guest, seat)]
    if why:
        lost = next(holder for holder in row.holders_of(seat) if holder.guest == guest)
        kept.append(replace(lost, lost=why, chosen=False))
    return _choosing(with_holders(row, kept), guest)


def without_browser(row: GameRow, seat: Seat, browser: str, guest: str) -> GameRow:
    """Take a seat from one of its browsers, at the wish of a guest that holds it too.

    Raises RequestError `unknown-browser`, or `last-browser` as the seat would be out of reach.
    """
    holders = row.holders_of(seat)
    gone = next(
        (holder.guest for holder in holders if browser_id(row, holder.guest) == browser), None
    )
    if gone is None:
        raise RequestError("unknown-browser")
    if len(holders) == 1:
        raise RequestError("last-browser")
    why: Lost = "host-removed" if seat == WATCHING else "browser-removed"
    return without_holder(row, gone, seat, "" if gone == guest else why)


def held_alone(row: GameRow, guest: str) -> GameRow:
    """Take all that a guest holds from its other browsers, and renew the private links to it."""
    for seat in row.seats_of(guest):
        for holder in row.holders_of(seat):
            if holder.guest != guest:
                row = without_holder(row, holder.guest, seat, "browser-removed")
        row = with_seat(row, replace(row.seats[seat], link=new_link()))
    if row.host_seat == WATCHING and row.is_host(guest):
        for holder in row.holders_of(WATCHING):
            if holder.guest != guest:
                row = without_holder(row, holder.guest, WATCHING, "host-removed")
        row = replace(row, host_link=new_link())
    return row


def freed(row: GameRow, seat: Seat, why: Lost, guest: str) -> GameRow:
    """Leave a seat free, with a new private link; all browsers that hold it lose it.

    The one of `guest`, who wished it, need not be told why.
    """
    for holder in row.holders_of(seat):
        row = without_holder(row, holder.guest, seat, "" if holder.guest == guest else why)
    return with_seat(row, SeatRow(seat, "", "", new_link()))


def moved(row: GameRow, places: Mapping[Seat, Seat]) -> GameRow:
    """Give seats other numbers, with all who hold them; places that are not named stay.

    Whoever is named to begin still begins.
    """
    seats = {places.get(seat.seat, seat.seat): seat for seat in row.seats}
    return with_holders(
        replace(
            row,
            seats=tuple(replace(seats[number], seat=number) for number in sorted(seats)),
            host_seat=places.get(row.host_seat, row.host_seat),
            variants=tuple(_first_seat_moved(word, places) for word in row.variants),
        ),
        [replace(holder, seat=places.get(holder.seat, holder.seat)) for holder in row.holders],
    )


def _first_seat_moved(word: str, places: Mapping[Seat, Seat]) -> str:
    seat = first_seat(word)
    return word if seat is None else f"{FIRST_SEAT}={places.get(seat, seat) + 1}"


def first_seat(word: str) -> Seat | None:
    """Return the seat that a variant names to begin, None where it is another variant."""
    switch, _, number = word.partition("=")
    return int(number) - 1 if switch == FIRST_SEAT else None


def with_seat(row: GameRow, seat: SeatRow) -> GameRow:
    """Put a seat in place of the one with its number."""
    seats = tuple(seat if other.seat == seat.seat else other for other in row.seats)
    return replace(row, seats=seats)


def with_holders(row: GameRow, holders: Iterable[HolderRow]) -> GameRow:
    """Return the table with these holders; a seat that is held cannot be lost as well."""
    by_place: dict[tuple[str, Seat], HolderRow] = {}
    for holder in sorted(holders, key=lambda holder: not holder.lost):
        by_place[holder.guest, holder.seat] = holder
    ordered = sorted(
        by_place.values(), key=lambda holder: (holder.since, holder.guest, holder.seat)
    )
    return replace(row, holders=tuple(ordered))


def _choosing(row: GameRow, guest: str) -> GameRow:
    """Let a guest that has lost the seat it played play another that it holds."""
    seats = row.seats_of(guest)
    return with_chosen(row, guest, seats[0]) if seats and row.seat_of(guest) is None else row

"""What may be changed about a table and its seats, as functions from row to row.

`arranged` asks whether a guest may do it, and raises RequestError where not; the table is then as
it was. `lobby` writes what it returns.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS
from chinatown.game.errors import BadSetup
from chinatown.game.look_alikes import find_look_alike
from chinatown.game.state import RULES
from chinatown.game.types import Seat
from chinatown.server.bots.kinds import bot_kind
from chinatown.server.errors import RequestError
from chinatown.server.messages.lobby import (
    Arrangement,
    Ban,
    ChooseSeat,
    FreeSeat,
    HandOver,
    LiftBan,
    Ready,
    RemoveBrowser,
    Rename,
    RenewLink,
    SeatBot,
    SeatHere,
    SetPlayers,
    SetPublic,
    SetUp,
    Sit,
    StandUp,
)
from chinatown.server.messages.tables import SeatWish
from chinatown.server.store.rows import WATCHING, GameRow, SeatRow, new_link
from chinatown.server.tables import holding
from chinatown.server.tables.creation import (
    BOT_NAMES,
    checked_pace,
    own_shop_rows,
    variant_rows,
)
from chinatown.server.text_validation import check_name_is_free, cleaned_name


@dataclass(frozen=True, slots=True)
class Requester:
    """Who asks for a change, and when; `browser` names theirs, `bots` are the kinds there are.

    `network` is where they are, empty for this machine (`limits.meters.network_of`).
    """

    guest: str
    at: str
    browser: str
    bots: frozenset[str]
    network: str = ""


def joined(row: GameRow, by: Requester, name: str, seat: Seat | None) -> GameRow:
    """Seat a guest under a name on a free seat: this one, or with None the first.

    Seats that are kept for somebody else come last. Raises RequestError.
    """
    wanted = _own_name(row, name, None)
    free = sorted(
        (place for place in row.seats if place.free),
        key=lambda place: bool(place.kept_for) and place.kept_for.casefold() != wanted.casefold(),
    )
    if seat is None and free:
        seat = next((place.seat for place in free if place.kept_for == wanted), free[0].seat)
    if seat is None:
        raise RequestError("no-free-seat")
    _check_free(row, seat)
    sitting = replace(row.seats[seat], name=wanted, kept_for="", link=new_link())
    taken = holding.with_seat(row, sitting)
    # A host who only looked on takes the role along.
    if row.host_seat == WATCHING and row.is_host(by.guest):
        taken = holding.host_seated(taken, seat)
    return holding.with_holder(taken, by.guest, seat, by.at, by.browser)


def arranged(row: GameRow, by: Requester, change: Arrangement) -> GameRow:
    """Return a table after a change. Raises RequestError or BadSetup."""
    match change:
        case ChooseSeat(seat=seat):
            return holding.with_chosen(row, by.guest, seat)
        case RenewLink():
            place = _own_place(row, by)
            if place == WATCHING:
                return replace(row, host_link=new_link())
            return holding.with_seat(row, replace(row.seats[place], link=new_link()))
        case RemoveBrowser(browser=browser):
            return holding.without_browser(row, _own_place(row, by), browser, by.guest)
        case HandOver(seat=seat):
            check_host(row, by)
            return handed_over(row, seat)
        case LiftBan(ban=ban):
            check_host(row, by)
            return holding.without_ban(row, ban)
        case SetPublic(public=public):
            check_host(row, by)
            return replace(row, public=public)
    if row.seed or row.opening:
        raise RequestError("already-started")
    match change:
        case Sit() | StandUp() | Rename() | Ready():
            return _own_change(row, by, change)
        case SeatHere(seat=seat, name=name):
            return _with_another_here(row, by, seat, name)
        case _:
            check_host(row, by)
            return _host_change(row, by, change)


def handed_over(row: GameRow, seat: Seat) -> GameRow:
    """Make the person on a seat the host. Raises RequestError `no-player-there`."""
    if not row.seats[_known(row, seat)].person:
        raise RequestError("no-player-there")
    return holding.with_host(row, seat)


def _own_change(row: GameRow, by: Requester, change: Sit | StandUp | Rename | Ready) -> GameRow:
    seat = _own_seat(row, by)
    match change:
        case Sit(seat=to):
            if to == seat:
                return row
            _check_free(row, to)
            swapped = holding.moved(row, {seat: to, to: seat})
            return holding.with_seat(swapped, SeatRow(seat, "", "", new_link()))
        case StandUp():
            return _stood_up(row, seat, by.guest)
        case Rename(name=name):
            renamed = replace(row.seats[seat], name=_own_name(row, name, seat))
            return holding.with_seat(row, renamed)
        case Ready(ready=ready):
            return holding.with_seat(row, replace(row.seats[seat], ready=ready))


def _with_another_here(row: GameRow, by: Requester, seat: Seat, name: str) -> GameRow:
    """Seat somebody who shares a player's browser, which plays on for whom it did."""
    own = _own_seat(row, by)
    wanted = _own_name(row, name, None)
    _check_free(row, seat)
    sitting = replace(row.seats[seat], name=wanted, kept_for="", link=new_link())
    taken = holding.with_seat(row, sitting)
    taken = holding.with_holder(taken, by.guest, seat, by.at, by.browser)
    return holding.with_chosen(taken, by.guest, own)


def _stood_up(row: GameRow, seat: Seat, guest: str) -> GameRow:
    # A host who stands up looks on as the host.
    if row.host_seat == seat:
        row = holding.host_stood_up(row)
    return holding.freed(row, seat, "stood-up", guest)


def _host_change(row: GameRow, by: Requester, change: Arrangement) -> GameRow:
    match change:
        case SeatBot():
            return _with_bot(row, by, change)
        case FreeSeat(seat=seat):
            if row.seats[_known(row, seat)].free:
                return row
            if seat in row.seats_of(by.guest):
                return _stood_up(row, seat, by.guest)
            return holding.freed(row, seat, "removed", by.guest)
        case Ban(seat=seat):
            return holding.banned(row, _known(row, seat), by.guest, by.at)
        case SetPlayers(players=players):
            return _with_players(row, players)
        case SetUp():
            return _set_up(row, by, change)
        case _:
            raise AssertionError(f"no change of the host: {change}")


def _with_bot(row: GameRow, by: Requester, change: SeatBot) -> GameRow:
    seat = row.seats[_known(row, change.seat)]
    if seat.person:
        raise RequestError("seat-taken")
    kind = bot_kind(SeatWish(kind="bot", bot=change.bot, character=change.character), by.bots)
    taken = [other.name for other in row.seats]
    name = seat.name or next(name for name in BOT_NAMES if not find_look_alike(name, taken))
    return holding.with_seat(row, replace(seat, bot=kind, name=name, kept_for=""))


def _with_players(row: GameRow, players: int) -> GameRow:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadSetup("player-count", players=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    people = sum(seat.person for seat in row.seats)
    if people > players:
        raise RequestError("too-many-people", people=people, players=players)
    more = [SeatRow(seat, "", "", new_link()) for seat in range(len(row.seats), players)]
    # From the end: first the free seats, then bots.
    leaving = sorted(row.seats, key=lambda place: (place.person, not place.free, -place.seat))
    gone = {seat.seat for seat in leaving[: max(0, len(row.seats) - players)]}
    staying = [seat for seat in row.seats if seat.seat not in gone]
    places = {seat.seat: place for place, seat in enumerate(staying)}
    # Where the seat that was to begin is gone, the first player is drawn.
    words = tuple(word for word in row.variants if holding.first_seat(word) not in gone)
    return holding.moved(replace(row, seats=(*staying, *more), variants=words), places)


def _set_up(row: GameRow, by: Requester, change: SetUp) -> GameRow:
    after = replace(
        row,
        edition=change.edition,
        variants=variant_rows(change.variants),
        own_shops=own_shop_rows(change.own_shops),
        effects=change.effects,
        pace=checked_pace(change.pace, by.bots),
        rules=RULES,
    )
    after.setup()
    if after == row:
        return row
    # Whoever was ready was ready for something else.
    return replace(after, seats=tuple(replace(seat, ready=False) for seat in row.seats))


def _own_name(row: GameRow, name: str, seat: Seat | None) -> str:
    """Return a name as it will be shown. Raises RequestError."""
    wanted = cleaned_name(name)
    check_name_is_free(wanted, [other.name for other in row.seats if other.seat != seat])
    return wanted


def _own_seat(row: GameRow, by: Requester) -> Seat:
    seat = row.seat_of(by.guest)
    if seat is None:
        raise RequestError("not-seated")
    return seat


def _own_place(row: GameRow, by: Requester) -> Seat:
    """Return the seat that a guest plays, or WATCHING for a host who has none."""
    seat = row.seat_of(by.guest)
    if seat is None and row.host_seat == WATCHING and row.is_host(by.guest):
        return WATCHING
    return _own_seat(row, by)


def check_host(row: GameRow, by: Requester) -> None:
    """Raise RequestError `not-host` unless a guest is the host."""
    if not row.is_host(by.guest):
        raise RequestError("not-host")


def _check_free(row: GameRow, seat: Seat) -> None:
    if not row.seats[_known(row, seat)].free:
        raise RequestError("seat-taken")


def _known(row: GameRow, seat: Seat) -> Seat:
    if not 0 <= seat < len(row.seats):
        raise RequestError("unknown-seat", number=seat)
    return seat

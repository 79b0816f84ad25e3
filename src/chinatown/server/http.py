"""The HTTP side: what can be chosen, my tables, making and joining them; see also `seat_links`."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import NonNegativeInt

from chinatown.analysis.stories import stories
from chinatown.game.actions import Say
from chinatown.record.chain import short_digest
from chinatown.record.digest_words import digest_words
from chinatown.record.record import Record
from chinatown.record.replaying import record_of
from chinatown.record.whispers import as_heard_by, game_digest
from chinatown.server.accounts import end_other_sessions
from chinatown.server.addresses import network_url
from chinatown.server.errors import RequestError
from chinatown.server.identity import table_id_of
from chinatown.server.messages.accounts import MyAccount, Preferences
from chinatown.server.messages.history import History
from chinatown.server.messages.options import Options
from chinatown.server.messages.stories import GameDigest, Stories
from chinatown.server.messages.tables import (
    ArchiveTable,
    EnterTable,
    JoinTable,
    Made,
    Me,
    MyLevel,
    NewTable,
    TableInfo,
)
from chinatown.server.outcomes import trade_worths
from chinatown.server.revalidation import public_json
from chinatown.server.security_events import note_change
from chinatown.server.strength import fitting_level
from chinatown.server.tables import lobby
from chinatown.server.tables.host import watch_host
from chinatown.server.tables.registry import Tables, reading
from chinatown.server.tables.shuffle import shuffle_of
from chinatown.server.tables.signing_out import sign_out_elsewhere
from chinatown.server.tables.table import Table
from chinatown.server.visitor import (
    charge,
    guest_of,
    known_guest,
    network,
    remember,
    remember_session,
    requester,
    signed_in,
    tables_of,
)

router = APIRouter()

EXPENSIVE: Final = 20
"""How many requests a costly one counts as, such as one for a whole record."""

PAGE_UNITS: Final = 5
"""How many requests a page of a game's history counts as."""

MAX_PAGE: Final = 500
"""How many events such a page holds."""

RATED_GAMES: Final = 30
"""How many of a visitor's newest games say how strong they are."""


@router.get("/api/options")
async def options(request: Request) -> Response:
    """Return all that can be chosen for a table, and the map: `Options` as JSON."""
    chosen: Options = request.app.state.options
    address = await asyncio.to_thread(network_url, request.app.state.settings)
    current = chosen.model_copy(update={"network_url": address})
    return public_json(current.model_dump_json().encode(), request.headers)


@router.get("/api/me")
async def me(request: Request, response: Response) -> Me:
    """Return who the visitor is, and their tables."""
    return await me_of(request, guest_of(request, response))


async def me_of(request: Request, guest: str) -> Me:
    """Return who a visitor is at tables, and whether they are signed in."""
    tables = tables_of(request)
    chosen: Options = request.app.state.options
    places = await tables.store.results.places(guest, RATED_GAMES)
    fitting = await asyncio.to_thread(fitting_level, places, chosen.bots)
    return Me(
        name=await tables.store.seats.last_name(guest),
        tables=await tables.of_guest(guest),
        as_strong=None if fitting is None else MyLevel(level=fitting[0], games=fitting[1]),
        account=_my_account(request),
    )


def _my_account(request: Request) -> MyAccount | None:
    known = signed_in(request)
    if known is None:
        return None
    preferences = Preferences.model_validate(known.account.preferences)
    return MyAccount(name=known.account.name, preferences=preferences)


@router.post("/api/sign-out-elsewhere")
async def sign_out(request: Request, response: Response) -> Me:
    """Leave the visitor's seats to this browser only, with a new cookie; return their tables."""
    charge(request, EXPENSIVE)
    tables, known = tables_of(request), signed_in(request)
    by = requester(request, response)
    async with tables.gate.opening.turn(by.network or by.guest):
        new = await sign_out_elsewhere(tables, by.guest)
        if known is None:
            remember(request, response, new)
        else:
            entered = await end_other_sessions(tables, by, known.account)
            remember_session(request, response, entered.token)
    note_change("signed-out", network(request))
    return await me_of(request, new)


@router.post("/api/tables")
async def new_table(body: NewTable, request: Request, response: Response) -> Made:
    """Make a table."""
    table = await tables_of(request).make(body, requester(request, response))
    return Made(table=table.id)


@router.get("/api/tables/{table_id}")
async def table_info(table_id: str, request: Request) -> TableInfo:
    """Return a table as the visitor sees it."""
    tables = tables_of(request)
    guest = known_guest(request)
    table = await tables.visited(table_id, guest)
    seat = None if guest is None else await tables.store.seats.held_by(table.id, guest)
    return table.info(guest, seat)


@router.post("/api/tables/{table_id}/enter")
async def enter_table(
    table_id: str, body: EnterTable, request: Request, response: Response
) -> TableInfo:
    """Let the visitor see a table whose password they say."""
    tables = tables_of(request)
    table = await tables.get(table_id)
    by = requester(request, response)
    if table.row.bars(by.guest):
        raise RequestError("banned")
    tables.gate.password_try(by.network, table.id)
    async with tables.gate.opening.turn(by.network or by.guest):
        await lobby.enter(table, by, body.password)
    note_change("password-said", by.network)
    return table.info(by.guest, table.row.seat_of(by.guest))


@router.post("/api/tables/{table_id}/join")
async def join_table(
    table_id: str, body: JoinTable, request: Request, response: Response
) -> TableInfo:
    """Take a free seat at a table."""
    by = requester(request, response)
    table = await tables_of(request).visited(table_id, by.guest)
    seat = await lobby.join(table, by, body.name, body.seat)
    await watch_host(table)
    return table.info(by.guest, seat)


@router.post("/api/tables/{table_id}/again")
async def play_again(table_id: str, request: Request, response: Response) -> Made:
    """Return the table at which the people of a finished game play again; the first makes it."""
    tables = tables_of(request)
    table = await tables.get(table_id)
    by = requester(request, response)
    if not table.row.following:
        tables.gate.new_table(by.network, by.guest)
    return Made(table=await lobby.play_again(table, by))


@router.post("/api/tables/{table_id}/archive")
async def archive_table(
    table_id: str, body: ArchiveTable, request: Request, response: Response
) -> Me:
    """Put a table away for this visitor only, or bring it back; return their tables."""
    tables = tables_of(request)
    table_id = table_id_of(table_id)
    # A table that cannot be read can be put away like any other.
    if not await tables.store.games.exists(table_id):
        raise RequestError("unknown-table")
    guest = guest_of(request, response)
    await tables.store.games.archive(table_id, guest, archived=body.archived)
    return await me_of(request, guest)


@router.delete("/api/tables/{table_id}")
async def delete_table(table_id: str, request: Request, response: Response) -> Me:
    """Delete a table that the visitor made, for everyone; return their tables."""
    tables = tables_of(request)
    guest = guest_of(request, response)
    await tables.delete(table_id, guest)
    return await me_of(request, guest)


@router.get("/api/tables/{table_id}/record")
async def record(table_id: str, request: Request) -> Response:
    """Return the record of a finished game as a file, with the talk that the visitor heard.

    Of a game that cannot be replayed it holds the actions that can be read, and no talk.
    """
    charge(request, EXPENSIVE)
    tables = tables_of(request)
    try:
        guest = known_guest(request)
        content = await _record_file(await tables.visited(table_id, guest), tables, guest)
    except RequestError as error:
        if error.code != "table-unreadable":
            raise
        content = (await _legible_record(table_id_of(table_id), tables, guest)).to_json()
    name = f"chinatown-{table_id}.json"
    return Response(
        content,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _record_file(table: Table, tables: Tables, guest: str | None) -> bytes:
    seat = None if guest is None else await tables.store.seats.held_by(table.id, guest)
    whole = await finished_record(table, tables, guest)
    return await asyncio.to_thread(lambda: as_heard_by(whole, seat).to_json())


async def _legible_record(table_id: str, tables: Tables, guest: str | None) -> Record:
    """Return what can be read of a finished game. Raises RequestError `table-unreadable`."""
    with reading(table_id):
        row = await tables.store.games.get(table_id)
        # Who may know what is hidden in a game that is not over, only a replay could say; and who
        # has heard what is said in any.
        if row is None or not row.over:
            raise RequestError("table-unreadable")
        await tables.check_entry(row, guest)
        actions = await tables.store.log.read_legible(table_id)
        silent = tuple(action for action in actions if not isinstance(action, Say))
        names = tuple(seat.name for seat in row.seats)
        return Record(row.setup(), names, silent, shuffle=shuffle_of(row))


@router.get("/api/tables/{table_id}/history")
async def get_history(
    table_id: str, request: Request, before: NonNegativeInt | None = None
) -> History:
    """Return the latest of what a visitor may know, at most a page, or what was `before` that."""
    charge(request, PAGE_UNITS)
    guest = known_guest(request)
    table = await tables_of(request).visited(table_id, guest)
    seat = table.row.seat_of(guest)
    game = table.game_for(seat)
    if game is None:
        raise RequestError("not-started")
    page = game.history(seat, MAX_PAGE, before)
    return History(log=page.events, times=page.times, earlier=page.earlier)


def check_over(table: Table, guest: str | None) -> None:
    """Raise RequestError `game-not-over` while a game is not over as a guest is shown it."""
    shown = table.game_for(table.row.seat_of(guest))
    if shown is None or not shown.over:
        raise RequestError("game-not-over")


async def finished_record(table: Table, tables: Tables, guest: str | None) -> Record:
    """Return the record of a game. Raises RequestError while it is not over for a guest."""
    check_over(table, guest)
    log = await tables.store.log.read(table.id)
    names = [seat.name for seat in table.row.seats]
    record = record_of(table.row.setup(), names, [row.action for row in log])
    return replace(record, shuffle=shuffle_of(table.row))


@router.get("/api/tables/{table_id}/digest")
async def get_digest(table_id: str, request: Request) -> GameDigest:
    """Return the digest of a finished game, by which players can compare their records."""
    charge(request, EXPENSIVE)
    tables = tables_of(request)
    guest = known_guest(request)
    table = await tables.visited(table_id, guest)
    check_over(table, guest)
    if not table.digest:
        record = await finished_record(table, tables, guest)
        # Talk after the end does not count, so that the digest stays what it is.
        table.digest = await asyncio.to_thread(game_digest, record)
    return GameDigest(
        digest=table.digest,
        short=short_digest(table.digest),
        words=list(digest_words(table.digest)),
    )


@router.get("/api/tables/{table_id}/stories")
async def get_stories(table_id: str, request: Request) -> Stories:
    """Return what the trades of a finished game turned out to be worth."""
    charge(request, EXPENSIVE)
    tables = tables_of(request)
    guest = known_guest(request)
    table = await tables.visited(table_id, guest)
    record = await finished_record(table, tables, guest)
    return trade_worths(await asyncio.to_thread(stories, record))

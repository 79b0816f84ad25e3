"""The HTTP side: what can be chosen, my tables, making and joining them, the way back to a seat."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from chinatown.analysis.stories import stories
from chinatown.record import Record, as_heard_by, record_of
from chinatown.server.errors import RequestError
from chinatown.server.identity import Identity, new_secret
from chinatown.server.messages.options import Options
from chinatown.server.messages.stories import Stories, TradeWorth, Worth
from chinatown.server.messages.tables import JoinTable, Made, Me, NewTable, TableInfo
from chinatown.server.tables import lobby
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.table import Table
from chinatown.server.times import time_text

router = APIRouter()


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _known_guest(request: Request) -> str | None:
    identity: Identity = request.app.state.identity
    return identity.guest(request.cookies)


def _guest(request: Request, response: Response) -> str:
    """Return the visitor's guest id, and give a new visitor a cookie."""
    identity: Identity = request.app.state.identity
    guest = identity.guest(request.cookies) or new_secret()
    identity.remember(response, guest, secure=request.url.scheme == "https")
    return guest


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """Say that the server answers."""
    return {"status": "ok"}


@router.get("/api/options")
async def options(request: Request) -> Options:
    """Return all that can be chosen for a table, and the map."""
    chosen: Options = request.app.state.options
    return chosen


@router.get("/api/me")
async def me(request: Request, response: Response) -> Me:
    """Return who the visitor is, and their tables."""
    tables = _tables(request)
    guest = _guest(request, response)
    return Me(name=await tables.store.seats.last_name(guest), tables=await tables.of_guest(guest))


@router.post("/api/tables")
async def new_table(wish: NewTable, request: Request, response: Response) -> Made:
    """Make a table."""
    table = await _tables(request).make(wish, _guest(request, response))
    return Made(table=table.id)


@router.get("/api/tables/{table_id}")
async def table_info(table_id: str, request: Request) -> TableInfo:
    """Return a table as the visitor sees it."""
    tables = _tables(request)
    table = await tables.get(table_id)
    guest = _known_guest(request)
    seat = None if guest is None else await tables.store.seats.held_by(table_id, guest)
    return table.info(guest, seat)


@router.post("/api/tables/{table_id}/join")
async def join_table(
    table_id: str, wish: JoinTable, request: Request, response: Response
) -> TableInfo:
    """Take a free seat at a table."""
    table = await _tables(request).get(table_id)
    guest = _guest(request, response)
    seat = await lobby.join(table, guest, wish.name)
    return table.info(guest, seat)


@router.get("/api/tables/{table_id}/record")
async def record(table_id: str, request: Request) -> Response:
    """Return the record of a finished game as a file, with the talk that the visitor heard."""
    tables = _tables(request)
    table = await tables.get(table_id)
    guest = _known_guest(request)
    seat = None if guest is None else await tables.store.seats.held_by(table_id, guest)
    whole = await _record(table, tables)
    heard = await asyncio.to_thread(as_heard_by, whole, seat)
    name = f"chinatown-{table_id}.json"
    return Response(
        heard.to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _record(table: Table, tables: Tables) -> Record:
    """Return the record of a game. Raises RequestError while it is not over."""
    if table.game is None or not table.game.over:
        raise RequestError("game-not-over")
    log = await tables.store.log.read(table.id)
    names = [seat.name for seat in table.row.seats]
    return record_of(table.row.setup(), names, [row.action for row in log])


@router.get("/api/tables/{table_id}/stories")
async def get_stories(table_id: str, request: Request) -> Stories:
    """Return what the trades of a finished game turned out to be worth."""
    tables = _tables(request)
    record = await _record(await tables.get(table_id), tables)
    trade_stories = await asyncio.to_thread(stories, record)
    return Stories(
        trades=[
            TradeWorth(
                offer=story.offer,
                round=story.round,
                worth=[Worth(seat=seat, dollars=dollars) for seat, dollars in story.worth.items()],
            )
            for story in trade_stories
        ]
    )


@router.get("/r/{token}")
async def rejoin(token: str, request: Request) -> Response:
    """Bring a player back to their seat, whatever browser they use now."""
    tables = _tables(request)
    place = await tables.store.seats.by_token(token)
    if place is None:
        # The client says that nothing is here, as for any other unknown address.
        return RedirectResponse("/not-found", status_code=303)
    table_id, seat = place
    response = RedirectResponse(f"/t/{table_id}", status_code=303)
    guest = _guest(request, response)
    await tables.store.seats.hold(table_id, seat, guest, time_text(tables.clock()))
    lobby.seat_guest(await tables.get(table_id), guest, seat)
    return response

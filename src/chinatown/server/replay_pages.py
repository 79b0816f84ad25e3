"""Looking back over HTTP: finished tables with their figures, and records that somebody sends."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, Request, Response

from chinatown.analysis.finished_game import game_figures
from chinatown.record.errors import RecordError
from chinatown.record.record import Record
from chinatown.record.whispers import as_heard_by
from chinatown.server.errors import RequestError
from chinatown.server.http import EXPENSIVE, finished_record
from chinatown.server.messages.replay import MAX_RECORD_BYTES, MISSED_PATH, REPLAY_PATH
from chinatown.server.missed_games import missed_game
from chinatown.server.outcomes import figures_of
from chinatown.server.replays import read_record, replay_file, table_of
from chinatown.server.training import missed_now, trainee_of
from chinatown.server.visitor import charge, known_guest, network, tables_of

router = APIRouter()

COST: Final = 60
"""How many requests a replay counts as."""


@router.get("/api/tables/{table_id}/replay")
async def replay_table(table_id: str, request: Request) -> Response:
    """Return a finished game as a `Replay`, with the talk that the visitor heard."""
    charge(request, COST)
    tables = tables_of(request)
    guest = known_guest(request)
    table = await tables.visited(table_id, guest)
    whole = await finished_record(table, tables, guest)
    seat = None if guest is None else await tables.store.seats.held_by(table.id, guest)
    # Nobody sits or is invited there any more.
    info = table.info(None, None).model_copy(update={"invite": "", "rejoin": ""})
    return await _answer(request, lambda: replay_file(as_heard_by(whole, seat), info))


@router.get("/api/tables/{table_id}/figures")
async def get_figures(table_id: str, request: Request) -> Response:
    """Return the `GameFigures` of a finished game."""
    charge(request, COST)
    tables = tables_of(request)
    guest = known_guest(request)
    table = await tables.visited(table_id, guest)
    whole = await finished_record(table, tables, guest)
    return await _answer(
        request, lambda: figures_of(game_figures(whole)).model_dump_json().encode()
    )


@router.get("/api/tables/{table_id}/missed")
async def get_missed(table_id: str, request: Request) -> Response:
    """Return what the players of a finished game missed, a `MissedGame`."""
    charge(request, COST)
    tables = tables_of(request)
    guest = known_guest(request)
    table = await tables.visited(table_id, guest)
    whole = await finished_record(table, tables, guest)
    return await _answer(request, lambda: missed_game(whole).model_dump_json().encode())


@router.get("/api/tables/{table_id}/missed-now")
async def get_missed_now(table_id: str, request: Request) -> Response:
    """Return what whoever trains at a table has just missed, a `MissedNow`."""
    charge(request, EXPENSIVE)
    tables = tables_of(request)
    guest = known_guest(request)
    table = await tables.visited(table_id, guest)
    seat = trainee_of(table.row, guest)
    if table.game is None:
        raise RequestError("not-started")
    log = await tables.store.log.read(table.id)
    setup, actions = table.row.setup(), [row.action for row in log]
    return await _answer(
        request, lambda: missed_now(setup, actions, seat).model_dump_json().encode()
    )


@router.post(REPLAY_PATH)
async def replay_record(request: Request) -> Response:
    """Return the finished game of the record that is the body as a `Replay`; keep nothing of it."""
    return await _answer_about(request, lambda record: replay_file(record, table_of(record)))


@router.post(MISSED_PATH)
async def missed_in_record(request: Request) -> Response:
    """Return what was missed in the game of the record that is the body; keep nothing of it."""
    return await _answer_about(
        request, lambda record: missed_game(record).model_dump_json().encode()
    )


async def _answer_about(request: Request, work_out: Callable[[Record], bytes]) -> Response:
    """Answer with what is worked out from the record that is the body."""
    charge(request, COST)
    body = await request.body()
    if len(body) > MAX_RECORD_BYTES:
        raise RequestError("message-too-large", most=MAX_RECORD_BYTES)
    return await _answer(request, lambda: _worked_out(body, work_out))


async def _answer(request: Request, work_out: Callable[[], bytes]) -> Response:
    """Answer with what is worked out in a thread, beside few others, compressed where it may be."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    async with tables_of(request).gate.analysing.turn(network(request)):
        content = await asyncio.to_thread(lambda: _packed(work_out()) if packed else work_out())
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(content, media_type="application/json", headers=headers)


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 6, mtime=0)


def _worked_out(body: bytes, work_out: Callable[[Record], bytes]) -> bytes:
    record = read_record(body)
    try:
        return work_out(record)
    except RecordError as error:
        raise RequestError("replay-unreadable") from error

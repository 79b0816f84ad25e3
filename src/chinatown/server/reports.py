"""Reporting people to whoever runs the server, over HTTP.

Nobody else ever sees a report: neither the person it is about, nor the host of the table.
"""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import APIRouter, Request, Response

from chinatown.game.events import EVERYONE
from chinatown.game.trade_events import Said
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.messages.reports import NewReport, Reported
from chinatown.server.security_events import note_change
from chinatown.server.store.reports import ReportRow
from chinatown.server.store.rows import GameRow
from chinatown.server.tables.arrangement import Requester
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.tables.table import Table
from chinatown.server.text_validation import is_plain
from chinatown.server.visitor import requester, tables_of

MAX_SAID: Final = 20
"""How many of the latest remarks of a person are kept with a report."""

router = APIRouter()


@router.post("/api/tables/{table_id}/report")
async def report_person(
    table_id: str, body: NewReport, request: Request, response: Response
) -> Reported:
    """Report the person on a seat of a table that the visitor may see, or was sent away from."""
    tables = tables_of(request)
    by = requester(request, response)
    table = await tables.get(table_id)
    if not _was_there(table.row, by.guest):
        await tables.check_entry(table.row, by.guest)
    report = _report(table, body, by)
    tables.gate.report(by.network, by.guest)
    kept = await tables.store.reports.add(report)
    if kept == report.id:
        tables.gate.metrics.reported(report.reason)
        note_change("person-reported", by.network)
    return Reported(report=kept)


def _was_there(row: GameRow, guest: str) -> bool:
    """Return whether a guest has, or had, a seat; whoever was sent away may have reason to."""
    return row.bars(guest) or any(holder.guest == guest for holder in row.holders)


def _name_of(row: GameRow, guest: str) -> str:
    """Return what a guest is called at a table, or was when it was banned; empty for no name."""
    seat = row.seat_of(guest)
    if seat is not None:
        return row.seats[seat].name
    return next((ban.name for ban in row.bans if ban.guest == guest), "")


def _report(table: Table, body: NewReport, by: Requester) -> ReportRow:
    """Return a report as it is kept.

    Raises RequestError `bad-text`, `unknown-seat`, `no-player-there` or `report-oneself`.
    """
    row = table.row
    if not is_plain(body.remark):
        raise RequestError("bad-text", field="remark")
    if not 0 <= body.seat < len(row.seats):
        raise RequestError("unknown-seat", number=body.seat)
    holders = row.holders_of(body.seat)
    if not holders:
        raise RequestError("no-player-there")
    if body.seat in row.seats_of(by.guest):
        raise RequestError("report-oneself")
    playing = next((holder for holder in holders if holder.chosen), holders[0])
    return ReportRow(
        id=secrets.token_hex(4),
        game=row.id,
        seat=body.seat,
        whom=playing.guest,
        name=row.seats[body.seat].name,
        reporter=by.guest,
        reporter_name=_name_of(row, by.guest),
        request=body.request,
        reason=body.reason,
        remark=body.remark.strip(),
        said=() if table.game is None else said_to_all(table.game, body.seat),
        at=by.at,
    )


def said_to_all(game: LiveGame, seat: Seat) -> tuple[str, ...]:
    """Return what a seat said last in its own words and to the whole table, oldest first."""
    said = [
        addressed.event.text
        for addressed in game.events
        if isinstance(addressed.event, Said)
        and addressed.event.seat == seat
        and addressed.event.text
        and addressed.audience == EVERYONE
    ]
    return tuple(said[-MAX_SAID:])

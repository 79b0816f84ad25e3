"""The socket of a table: a welcome, then updates and answers until the client leaves."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from chinatown.server.commands import answer
from chinatown.server.errors import RequestError, params_of
from chinatown.server.identity import Identity
from chinatown.server.messages.answers import Error
from chinatown.server.tables import lobby
from chinatown.server.tables.connection import TRY_AGAIN, Connection
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.table import Table

NO_TABLE: Final = 4404
"""The code that closes the socket of a table that does not exist."""

router = APIRouter()


@router.websocket("/ws/tables/{table_id}")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Let a visitor play or look on at a table."""
    tables: Tables = socket.app.state.tables
    identity: Identity = socket.app.state.identity
    await socket.accept()
    try:
        table = await tables.get(table_id)
    except RequestError as error:
        message = Error(t="error", id="", code=error.code, params=params_of(error))
        await socket.send_text(message.model_dump_json())
        await socket.close(NO_TABLE)
        return
    guest = identity.guest(socket.cookies)
    seat = None if guest is None else await tables.store.seats.held_by(table_id, guest)
    connection = Connection(socket, guest, seat)
    table.subscribers.add(connection, table.game)
    try:
        if guest is not None and seat is None:
            # They may have sat down between the first query and this connection.
            seat = await tables.store.seats.held_by(table_id, guest)
            if seat is not None:
                lobby.seat_guest(table, guest, seat)
        await _serve(socket, table, connection, tables)
    finally:
        table.subscribers.remove(connection)
        tables.touch(table)


async def _serve(socket: WebSocket, table: Table, connection: Connection, tables: Tables) -> None:
    """Listen and deliver at the same time, until either ends."""
    listening = asyncio.create_task(_listen(socket, table, connection, tables))
    delivering = asyncio.create_task(connection.deliver())
    try:
        await asyncio.wait({listening, delivering}, return_when=asyncio.FIRST_COMPLETED)
        gone = listening.done()
    finally:
        listening.cancel()
        delivering.cancel()
        await asyncio.gather(listening, delivering, return_exceptions=True)
    if not gone:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(socket.close(TRY_AGAIN), 5)


async def _listen(socket: WebSocket, table: Table, connection: Connection, tables: Tables) -> None:
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        sent = received["bytes"] if text is None else text
        await tables.finish(answer(table, connection, sent))
        tables.run_bots(table)

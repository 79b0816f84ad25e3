"""The socket of a table: a welcome, then updates and answers until the client leaves."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from chinatown.server.commands import answer
from chinatown.server.errors import RequestError, params_of
from chinatown.server.identity import Identity, browser_name
from chinatown.server.messages.answers import Error
from chinatown.server.tables import lobby
from chinatown.server.tables.connection import NO_TABLE, Connection
from chinatown.server.tables.host import watch_host
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.table import Table

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
    seat = None if guest is None else await tables.store.seats.held_by(table.id, guest)
    connection = Connection(socket, guest, seat, browser_name(socket.headers.get("user-agent", "")))
    table.subscribers.add(connection, table.game)
    try:
        await watch_host(table)
        if guest is not None and await tables.store.seats.held_by(table.id, guest) != seat:
            # They sat down between the first query and this connection, or in another process.
            await lobby.show_seats(table)
        await _serve(socket, table, connection, tables)
    finally:
        table.subscribers.remove(connection)
        tables.touch(table)
        await watch_host(table)


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
            await asyncio.wait_for(socket.close(connection.close_code), 5)


async def _listen(socket: WebSocket, table: Table, connection: Connection, tables: Tables) -> None:
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        sent = received["bytes"] if text is None else text
        await tables.finish(answer(table, connection, sent))
        tables.run_bots(table)

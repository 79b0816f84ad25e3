"""The socket of a table: a welcome, then updates and answers until the client is gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from fastapi import WebSocket
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from chinatown.server.commands import answer, may_ask, pong
from chinatown.server.errors import RequestError, own_trouble, params_of
from chinatown.server.identity import browser_name, table_id_of
from chinatown.server.limits.gate import Account
from chinatown.server.messages.answers import Error, Hello
from chinatown.server.security_events import note_refusal
from chinatown.server.settings import Settings
from chinatown.server.tables import lobby
from chinatown.server.tables.connection import NO_ENTRY, NO_TABLE, TOO_MUCH, TRY_AGAIN, Connection
from chinatown.server.tables.host import watch_host
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.table import Table
from chinatown.server.visitor import network, person_of, recognise, signed_in

MAX_UNREAD: Final = 64
"""How many commands of a client may wait for an earlier one; the rest waits in the network."""

_TOO_MUCH: Final = frozenset(
    (
        "too-many-requests",
        "too-many-connections",
        "too-many-windows",
        "too-many-watchers",
        "too-many-bot-tables",
    )
)
"""What is refused only for a while."""

_MAY_NOT_SEE: Final = frozenset(("banned", "banned-here", "password-needed"))
"""What is refused for good, or until the visitor says a password."""

_log = logging.getLogger("chinatown.server")


@dataclass(frozen=True, slots=True)
class _Visitor:
    """Who has come to a table, and by what.

    `guest` is who the browser is known as, if anybody, and `session` the digest of what signs it
    in, empty for a guest. With `screen` a room looks on, whatever seat the browser holds.
    """

    socket: WebSocket
    guest: str | None
    session: str
    account: Account
    screen: bool


async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Let a visitor play or look on at a table."""
    await _answer_visitor(socket, table_id, screen=False)


async def screen_socket(socket: WebSocket, table_id: str) -> None:
    """Show a table to a room: as any spectator sees it, whatever the browser holds there."""
    await _answer_visitor(socket, table_id, screen=True)


class _Route(WebSocketRoute):
    """Serves sockets of tables without what FastAPI would keep in memory for each of them."""

    def __init__(self, path: str, serve: Callable[[WebSocket, str], Awaitable[None]]) -> None:
        super().__init__(path, serve)
        self._serve = serve
        self.app = self._answer

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._serve(WebSocket(scope, receive, send), scope["path_params"]["table_id"])


ROUTES: Final = (
    _Route("/ws/tables/{table_id}", table_socket),
    _Route("/ws/tables/{table_id}/screen", screen_socket),
)
"""Where the sockets of tables are."""


async def _answer_visitor(socket: WebSocket, table_id: str, *, screen: bool) -> None:
    tables: Tables = socket.app.state.tables
    await socket.accept()
    try:
        await recognise(socket)
        guest, known = person_of(socket), signed_in(socket)
        tables.gate.bans.check_guest(guest)
        account = tables.gate.open_socket(network(socket), guest, table_id_of(table_id))
    except Exception as error:
        await _turn_away(socket, error)
        return
    session = "" if known is None else known.session
    try:
        await _use(tables, table_id, _Visitor(socket, guest, session, account, screen))
    finally:
        tables.gate.close_socket(account)


async def _use(tables: Tables, table_id: str, visitor: _Visitor) -> None:
    """Let a visitor use the socket of a table until either is gone."""
    account = visitor.account
    try:
        async with account.gate.opening.turn(account.party):
            table, connection = await _opened(tables, table_id, visitor)
    except Exception as error:
        await _turn_away(visitor.socket, error)
        return
    seat = connection.seat
    try:
        await watch_host(table)
        holder = connection.acts_for
        if holder is not None and await tables.store.seats.held_by(table.id, holder) != seat:
            # They sat down between the first query and this connection, or in another process.
            await lobby.show_seats(table)
        await _serve(visitor.socket, table, connection, tables)
    finally:
        table.subscribers.remove(connection)
        tables.touch(table)
        await watch_host(table)


async def _opened(tables: Tables, table_id: str, visitor: _Visitor) -> tuple[Table, Connection]:
    """Return the table of a socket, and the connection that is welcomed there."""
    socket, guest, account = visitor.socket, visitor.guest, visitor.account
    table = await tables.visited(table_id, guest)
    seat = None
    if guest is not None and not visitor.screen:
        seat = await tables.store.seats.held_by(table.id, guest)
    # It may have been forgotten while the seat was looked up.
    table = await tables.get(table.id)
    await tables.sharing.freshen(table)
    password = None
    while password != table.row.password:
        # It may have got another one while this was looked up.
        password = table.row.password
        await tables.check_entry(table.row, guest)
    tables.check_bots(table, account.network)
    browser = browser_name(socket.headers.get("user-agent", ""))
    connection = Connection(socket, guest, seat, account, browser, screen=visitor.screen)
    connection.session = visitor.session
    settings: Settings = socket.app.state.settings
    connection.send(
        Hello(t="hello", protocol=socket.app.state.protocol, heartbeat=settings.heartbeat)
    )
    table.subscribers.add(connection, table.game)
    return table, connection


async def _turn_away(socket: WebSocket, error: Exception) -> None:
    """Say why a table cannot be shown, and close the socket."""
    if not isinstance(error, RequestError):
        _log.error("the table of a socket could not be opened", exc_info=error)
    refusal = error if isinstance(error, RequestError) else own_trouble(error)
    note_refusal(refusal.code, network(socket))
    message = Error(t="error", id="", code=refusal.code, params=params_of(refusal))
    await socket.send_text(message.model_dump_json())
    if refusal.code in _TOO_MUCH:
        await socket.close(TOO_MUCH)
    elif refusal.code in _MAY_NOT_SEE:
        await socket.close(NO_ENTRY)
    else:
        await socket.close(TRY_AGAIN if refusal.code == "database-unavailable" else NO_TABLE)


async def _serve(socket: WebSocket, table: Table, connection: Connection, tables: Tables) -> None:
    """Listen, answer and deliver at the same time, until the client is gone or too slow."""
    # All that came with the request has been read.
    socket.scope["headers"].clear()
    listening = asyncio.create_task(_listen(socket, table, connection, tables))
    listening.add_done_callback(lambda _: connection.close())
    try:
        await connection.deliver()
        gone = listening.done()
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    if not gone:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(socket.close(connection.close_code), 5)


async def _listen(socket: WebSocket, table: Table, connection: Connection, tables: Tables) -> None:
    """Read what a client sends as it comes, answer pings at once, and have the rest answered.

    A command may take seconds, in which its client must neither seem dead nor take the server for
    dead. Those that came before a client left are still carried out.
    """
    commands: deque[str | bytes] = deque()
    answering: asyncio.Task[None] | None = None
    try:
        while (received := await socket.receive())["type"] != "websocket.disconnect":
            text = received.get("text")
            sent = received["bytes"] if text is None else text
            if (reply := pong(sent)) is not None and may_ask(connection):
                connection.send(reply)
                continue
            commands.append(sent)
            if answering is None or answering.done():
                answering = asyncio.create_task(_answer(table, connection, tables, commands))
            elif len(commands) >= MAX_UNREAD:
                await asyncio.wait({answering})
        if answering is not None:
            await asyncio.wait({answering})
    finally:
        if answering is not None:
            answering.cancel()


async def _answer(
    table: Table, connection: Connection, tables: Tables, commands: deque[str | bytes]
) -> None:
    """Answer commands in order until none waits."""
    while commands:
        await tables.finish(answer(table, connection, commands.popleft()))
        tables.run_bots(table)

"""One socket of one viewer: messages wait to be sent in a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, NamedTuple

from fastapi import WebSocket
from pydantic import BaseModel
from starlette.websockets import WebSocketDisconnect

from chinatown.game.types import Seat
from chinatown.server.errors import RequestError, params_of
from chinatown.server.limits.gate import Account
from chinatown.server.messages.answers import Error

MAX_QUEUED: Final = 256
"""How many messages may wait for a slow client before it is disconnected."""

MAX_SENDING: Final = 10.0
"""How long, in seconds, a message may wait for the network before the client counts as gone."""

_RENEWED_AFTER: Final = 0.5
"""After how many seconds of sending the next message has all of that time again."""

NO_TABLE: Final = 4404
"""The code that closes the socket of a table that does not exist, or not any more."""

TRY_AGAIN: Final = 1013
"""The code that closes a socket that could not be opened; the client tries again."""

TOO_SLOW: Final = 4408
"""The code that closes a socket whose client does not keep up; it reconnects and is welcomed."""

TOO_MUCH: Final = 4429
"""The code that closes a socket whose client asks for too much, after an error that says when to
come again."""

NO_ENTRY: Final = 4403
"""The code that closes a socket whose visitor may not see the table, after an error that says why.
"""

_SAYS_WHY: Final = frozenset((TOO_MUCH, NO_ENTRY))
"""The codes before which the client is sent what still waits."""

_ANSWERS: Final = frozenset(
    ("ok", "pong", "error", "previewed", "weighed", "rated", "suggested", "drafted", "understood")
)
"""The messages that a later welcome does not supersede."""


def as_json(message: BaseModel) -> str:
    """Return a message as JSON; sections of a view that are absent stay absent."""
    return message.model_dump_json(exclude_unset=True)


class _Queued(NamedTuple):
    text: str
    size: int
    kind: str


class Connection:
    """A viewer at a table: `guest` is None for a visitor without cookie, `seat` for a spectator.

    A `screen` shows the table to a room: it is a spectator whatever the guest holds there.
    `browser` is the name and system of the visitor's browser as far as known; `account` counts
    what the socket uses.

    No message is dropped silently: a client that does not read is disconnected, and gets the whole
    view when it reconnects. At most one welcome waits to be sent, as a later one has all that is in
    an earlier one.
    """

    def __init__(
        self,
        socket: WebSocket,
        guest: str | None,
        seat: Seat | None,
        account: Account,
        browser: str = "",
        *,
        screen: bool = False,
    ) -> None:
        self.guest = guest
        self.screen = screen
        self.browser = browser
        self.seat = seat
        self.account = account
        self.session = ""
        """The digest of the session by which the visitor is signed in, empty for a guest."""
        self._socket = socket
        self._waiting: deque[_Queued] = deque()
        # While nothing waits there is no task: most sockets are silent most of the time.
        self._sending: asyncio.Task[None] | None = None
        self._over: asyncio.Future[None] | None = None
        self._ended = False
        self.close_code = TOO_SLOW

    def send(self, message: BaseModel) -> None:
        """Queue a message."""
        self.send_text(as_json(message), getattr(message, "t", ""))

    def send_text(self, text: str, kind: str = "update") -> None:
        """Queue a message of a kind that is JSON already."""
        size = len(text)
        if self._ended:
            return
        if len(self._waiting) >= MAX_QUEUED or not self.account.queue(size):
            self.close()
            return
        self._waiting.append(_Queued(text, size, kind))
        self._send_soon()

    def send_welcome(self, welcome: BaseModel) -> None:
        """Queue a welcome in the place of one that waits, and of what came after that."""
        at = next(
            (place for place, queued in enumerate(self._waiting) if queued.kind == "welcome"), None
        )
        later = [] if at is None else [self._waiting.pop() for _ in range(len(self._waiting) - at)]
        for queued in later:
            self.account.unqueue(queued.size)
        self.send(welcome)
        for queued in reversed(later):
            if queued.kind in _ANSWERS:
                self.send_text(queued.text, queued.kind)

    def end(self, close_code: int = NO_TABLE) -> None:
        """Close the socket, as the table is gone or for another reason."""
        self.close_code = close_code
        self.close()

    def close(self) -> None:
        """Take nothing more, as the client is gone or is to be."""
        self._ended = True
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    @property
    def acts_for(self) -> str | None:
        """The guest whose seat the socket plays and whose host it is; None for a screen."""
        return None if self.screen else self.guest

    @property
    def host(self) -> str:
        """The address that the socket comes from, empty where that is unknown."""
        return self._socket.client.host if self._socket.client else ""

    @property
    def ended(self) -> bool:
        """Whether the socket is to be closed and takes nothing more."""
        return self._ended

    def turn_away(self, error: RequestError) -> None:
        """Say why the visitor may not see the table any more, and close the socket."""
        for queued in self._waiting:
            self.account.unqueue(queued.size)
        self._waiting.clear()
        self.send(Error(t="error", id="", code=error.code, params=params_of(error)))
        self.end(NO_ENTRY)

    async def deliver(self) -> None:
        """Send queued messages in order, until the client is gone or too slow."""
        self._over = asyncio.get_running_loop().create_future()
        self._send_soon()
        try:
            if not self._ended:
                await self._over
            self._stop_sending()
            if self.close_code in _SAYS_WHY:
                await self._send_waiting()
        finally:
            self._over.cancel()
            self._stop_sending()

    def _send_soon(self) -> None:
        """Have a task send what waits, if messages are being delivered and none does."""
        delivering = self._over is not None and not self._over.done()
        if delivering and self._waiting and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send_all())

    def _stop_sending(self) -> None:
        if self._sending is not None:
            self._sending.cancel()

    async def _send_all(self) -> None:
        try:
            if await self._send_waiting():
                return
        except (RuntimeError, WebSocketDisconnect):
            # The client has gone.
            pass
        self.close()

    async def _send_waiting(self) -> bool:
        """Send what waits; False if the client does not take it."""
        clock = asyncio.get_running_loop().time
        try:
            # What is sent at once, as mostly all is, shares a timer.
            async with asyncio.timeout(MAX_SENDING) as patience:
                set_at = clock()
                while self._waiting:
                    queued = self._waiting.popleft()
                    if (now := clock()) - set_at > _RENEWED_AFTER:
                        patience.reschedule(now + MAX_SENDING)
                        set_at = now
                    try:
                        await self._socket.send_text(queued.text)
                    finally:
                        self.account.unqueue(queued.size)
        except TimeoutError:
            # A client that vanished without a word takes nothing once the buffers are full.
            return False
        return True

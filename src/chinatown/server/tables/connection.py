"""One socket of one viewer: messages wait to be sent in a bounded queue."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import WebSocket
from pydantic import BaseModel

from chinatown.game.types import Seat

MAX_QUEUED: Final = 256
"""How many messages may wait for a slow client before it is disconnected."""

MAX_SENDING: Final = 10.0
"""How long, in seconds, a message may wait for the network before the client counts as gone."""

NO_TABLE: Final = 4404
"""The code that closes the socket of a table that does not exist, or not any more."""

TRY_AGAIN: Final = 1013
"""The code that closes a socket that cannot keep up; the client reconnects and is welcomed."""


class Connection:
    """A viewer at a table: `guest` is None for a visitor without cookie, `seat` for a spectator.

    `browser` is the name and system of the visitor's browser as far as known.

    No message is dropped silently: a client that does not read is disconnected, and gets the whole
    view when it reconnects.
    """

    def __init__(
        self, socket: WebSocket, guest: str | None, seat: Seat | None, browser: str = ""
    ) -> None:
        self.guest = guest
        self.browser = browser
        self.seat = seat
        self._socket = socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MAX_QUEUED)
        self._slow = asyncio.Event()
        self.close_code = TRY_AGAIN

    def send(self, message: BaseModel) -> None:
        """Queue a message; sections of a view that are absent stay absent."""
        self.send_text(message.model_dump_json(exclude_unset=True))

    def send_text(self, text: str) -> None:
        """Queue a message that is JSON already."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self._slow.set()

    def end(self) -> None:
        """Close the socket, as the table is gone."""
        self.close_code = NO_TABLE
        self._slow.set()

    async def deliver(self) -> None:
        """Send queued messages in order, until the client is gone or too slow."""
        sending = asyncio.create_task(self._send_all())
        too_slow = asyncio.create_task(self._slow.wait())
        try:
            await asyncio.wait({sending, too_slow}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            too_slow.cancel()

    async def _send_all(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                async with asyncio.timeout(MAX_SENDING):
                    await self._socket.send_text(text)
            except TimeoutError:
                # A client that vanished without a word takes nothing once the buffers are full.
                return

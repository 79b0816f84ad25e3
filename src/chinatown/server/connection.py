"""One socket of one viewer: what is to be sent waits in a queue with an end."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import WebSocket
from pydantic import BaseModel

QUEUE: Final = 256
"""How many messages may wait for a slow client before it is cut off."""

TRY_AGAIN: Final = 1013
"""The code with which a socket that cannot keep up is closed; the client comes back and looks."""


class Connection:
    """A viewer at a table: `guest` is None for a visitor without cookie, `seat` for a spectator.

    Nothing is dropped in silence: a client that does not read is closed, and when it comes back it
    gets the whole view.
    """

    def __init__(self, socket: WebSocket, guest: str | None, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self._socket = socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self._slow = asyncio.Event()

    def send(self, message: BaseModel) -> None:
        """Put a message in the queue; sections of a view that are absent stay absent."""
        self.send_text(message.model_dump_json(exclude_unset=True))

    def send_text(self, text: str) -> None:
        """Put a message in the queue that is JSON already."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self._slow.set()

    async def deliver(self) -> None:
        """Send what waits, in order, until the client is gone or too slow."""
        sending = asyncio.create_task(self._send_all())
        too_slow = asyncio.create_task(self._slow.wait())
        try:
            await asyncio.wait({sending, too_slow}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            too_slow.cancel()

    async def _send_all(self) -> None:
        while True:
            await self._socket.send_text(await self._waiting.get())

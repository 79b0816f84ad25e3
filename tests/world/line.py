"""Lines between people and processes, which are slow and break."""

import asyncio
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

from starlette.websockets import WebSocketDisconnect

TICK = 1e-6
"""What keeps apart what would come at the same time: the loop may change the order of that."""


class Line:
    """A socket between a person and a process: whatever the server asks of a WebSocket.

    `stir` is called when it breaks.
    """

    def __init__(
        self, chance: Random, guest: str, app: Any, hear: Callable[["Line", str], None]
    ) -> None:
        self.app = SimpleNamespace(state=app)
        self.state = SimpleNamespace()
        self.cookies = {"guest": guest}
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {"headers": []}
        self.client = SimpleNamespace(host="127.0.0.1")
        self.url = SimpleNamespace(scheme="ws")
        self.broken = False
        self.lateness = 0.05
        self.stir: Callable[[], None] = lambda: None
        self._chance = chance
        self._hear = hear
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._latest = {"up": 0.0, "down": 0.0}

    def _at(self, way: str) -> float:
        """Return when what is sent now comes, never before what was sent earlier."""
        now = asyncio.get_running_loop().time()
        late = self.lateness * (20 if self._chance.random() < 0.02 else 1)
        at = max(now + late * self._chance.random(), self._latest[way] + TICK)
        self._latest[way] = at
        return at

    def send(self, text: str) -> None:
        """Send something to the server."""
        loop = asyncio.get_running_loop()
        loop.call_at(self._at("up"), self._arrive, {"type": "websocket.receive", "text": text})

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self.broken:
            self._inbox.put_nowait(message)

    def cut(self) -> None:
        """Break the line: what is on its way is lost in both directions."""
        if not self.broken:
            self.broken = True
            loop = asyncio.get_running_loop()
            gone = {"type": "websocket.disconnect"}
            loop.call_later(3 * self._chance.random(), self._inbox.put_nowait, gone)
            self.stir()

    async def accept(self) -> None:
        await asyncio.sleep(0)

    async def receive(self) -> dict[str, Any]:
        return await self._inbox.get()

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise WebSocketDisconnect
        asyncio.get_running_loop().call_at(self._at("down"), self._come, text)

    def _come(self, text: str) -> None:
        if not self.broken:
            self._hear(self, text)

    async def close(self, code: int = 1000) -> None:
        await asyncio.sleep(0)
        self.cut()

"""People who play by a script, over lines that are slow and break."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import orjson
from starlette.websockets import WebSocketDisconnect

from chinatown.game import Action, Agree, Build, Done, Keep, Offer, Refuse, Say, Trade, Transfer

if TYPE_CHECKING:
    from tests.world.world import World

PATIENCE = 15.0
"""After how many seconds without an answer somebody tries another line."""

TICK = 1e-6
"""What keeps apart what would come at the same time: the loop may change the order of that."""

UNKNOWN = frozenset(("database-unavailable", "internal"))
"""Refusals after which nobody knows whether the command was carried out."""


class Line:
    """A socket between a person and a process: whatever the server asks of a WebSocket."""

    def __init__(
        self, chance: Random, guest: str, app: Any, hear: Callable[["Line", str], None]
    ) -> None:
        self.app = SimpleNamespace(state=app)
        self.state = SimpleNamespace()
        self.cookies = {"guest": guest}
        self.headers: dict[str, str] = {}
        self.client = SimpleNamespace(host="127.0.0.1")
        self.url = SimpleNamespace(scheme="ws")
        self.broken = False
        self.lateness = 0.05
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


class Person:
    """Plays one seat of a table until its game is over, and keeps account of what was answered."""

    def __init__(self, world: "World", guest: str, table: str, seat: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.line: Line | None = None
        self.view: dict[str, Any] | None = None
        self.n = 0
        self.log: list[dict[str, Any]] = []
        self.earlier = 0
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self._world = world
        self._chance = Random(f"{world.seed} {guest}")
        self._pending: tuple[str, str] | None = None
        self._answered = asyncio.Event()
        self._count = 0

    @property
    def idle(self) -> bool:
        """Whether no command is without an answer."""
        return self._pending is None

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["now"]["phase"] == "over"

    async def live(self) -> None:
        """Play; whoever has no answer for long, or no line, tries another process."""
        while not self.over or self._pending is not None:
            if self.line is None or self.line.broken:
                await self._connect()
                continue
            if self._pending is None:
                await asyncio.sleep(0.5 + self._world.slowness * self._chance.random())
                action = self._choice()
                if action is None:
                    continue
                self._count += 1
                request = f"{self.guest} {self._count}"
                command = {"t": "act", "id": request, "action": asdict(action)}
                self._pending = (request, orjson.dumps(command).decode())
                self.line.send(self._pending[1])
            await self._wait()

    async def _wait(self) -> None:
        self._answered.clear()
        try:
            await asyncio.wait_for(self._answered.wait(), PATIENCE)
        except TimeoutError:
            if self.line is not None:
                self.line.cut()

    async def _connect(self) -> None:
        await asyncio.sleep(0.2 + self._chance.random())
        living = self._world.living()
        if not living:
            return
        process = self._chance.choice(living)
        self.view = None
        self.line = Line(self._chance, self.guest, process.state, self._hear)
        process.serve(self.line, self.table)
        await asyncio.sleep(1)
        if self._pending is not None and not self.line.broken:
            self.line.send(self._pending[1])

    def _hear(self, line: Line, text: str) -> None:
        if line is self.line:
            self.hear(text)

    def hear(self, text: str) -> None:
        """Take in what the server says, and check it."""
        message = orjson.loads(text)
        match message["t"]:
            case "welcome":
                self.view, self.n = message["view"], message["n"]
                self.log, self.earlier = message["log"], message["earlier"]
                self._world.check_view(self)
            case "update":
                missed = f"{self.guest} misses update {self.n + 1}"
                self._world.expect(message["n"] == self.n + 1, missed)
                self.n = message["n"]
                self.view = {**(self.view or {}), **message["changed"]}
                self.log = self.log + message["events"]
                self._world.check_view(self)
            case "ok" | "error":
                self._take_answer(message)

    def _take_answer(self, message: dict[str, Any]) -> None:
        if message["t"] == "error" and not message["id"]:
            # The table cannot be shown now.
            self._world.expect(message["code"] in UNKNOWN, f"{self.guest} hears {message}")
            if self.line is not None:
                self.line.cut()
        elif self._pending is not None and message["id"] == self._pending[0]:
            if message["t"] == "ok":
                self.acknowledged.add(message["id"])
                self._world.check_kept(self, message["id"])
            elif message["code"] in UNKNOWN:
                # It is sent again, and must then be carried out once.
                asyncio.get_running_loop().call_later(1, self._again)
                return
            else:
                self.refused.add(message["id"])
                self._world.check_refused(self, message["id"], message["code"])
            self._pending = None
            self._answered.set()

    def _again(self) -> None:
        if self._pending is not None and self.line is not None and not self.line.broken:
            self.line.send(self._pending[1])

    def _choice(self) -> Action | None:
        """Return something to do, None for nothing; the rules may refuse it."""
        view, seat = self.view, self.seat
        if self._world.peace or view is None or view["mine"] is None:
            return None
        own, phase = view["mine"], view["now"]["phase"]
        if phase == "deal":
            chosen = view["players"][seat]["chosen"]
            return None if chosen else Keep(seat, tuple(own["hand"][: own["keep"]]))
        if phase == "build":
            return Build(seat, ()) if seat in view["now"]["waiting"] else None
        return self._bargain(view) if phase == "trade" else None

    def _bargain(self, view: dict[str, Any]) -> Action | None:
        seat, chance = self.seat, self._chance
        asked = [
            offer["id"]
            for offer in view["offers"]
            if offer["status"] == "open"
            and any(it["seat"] == seat and it["answer"] == "waiting" for it in offer["parties"])
        ]
        what = chance.random()
        if asked and what < 0.7:
            offer = chance.choice(asked)
            return Agree(seat, offer) if chance.random() < 0.6 else Refuse(seat, offer)
        if what < 0.35:
            return Say(seat, f"remark {self._count}")
        if what < 0.45:
            other = chance.choice([it["seat"] for it in view["players"] if it["seat"] != seat])
            return Say(seat, f"whisper {self._count}", to=(other,))
        if what < 0.7:
            other = chance.choice([it["seat"] for it in view["players"] if it["seat"] != seat])
            given = Transfer(seat, other, cash=10_000 * chance.randint(1, 2))
            lots = [at for at, owner in enumerate(view["board"]["owners"], 1) if owner == other]
            taken = Transfer(other, seat, buildings=tuple(lots[:1]))
            secret = chance.random() < 0.3
            return Offer(seat, Trade((given, taken) if lots else (given,)), secret=secret)
        return Done(seat)

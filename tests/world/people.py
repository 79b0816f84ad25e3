"""People who play by a script, quick or slow, and go away for a while."""

import asyncio
import contextlib
import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import orjson
from tests.world.choices import Command, game_command, lobby_command
from tests.world.line import Line
from tests.world.process import Process, ProcessLostError

from chinatown.server.errors import RequestError
from chinatown.server.tables import lobby

if TYPE_CHECKING:
    from tests.world.world import World

PATIENCE = 15.0
"""After how many seconds without an answer somebody tries another line."""

UNKNOWN = frozenset(("database-unavailable", "internal"))
"""Refusals after which nobody knows whether the command was carried out."""

AWAY = (60.0, 3600.0)
"""How long somebody is gone, in seconds."""

LOBBY = 20.0
"""For how many seconds somebody thinks at most before the game."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How many seconds somebody thinks before a command, and how often they go away instead."""

    least: float
    most: float
    leaving: float = 0.0


class Person:
    """Plays at a table until its game is over, and keeps account of what was answered.

    `info` is the table as this person was last shown it, `seat` the seat they have by it; `left`
    says that they will not come back.
    """

    def __init__(self, world: "World", guest: str, table: str, tempo: Tempo) -> None:
        self.guest = guest
        self.table = table
        self.seat: int | None = None
        self.info: dict[str, Any] | None = None
        self.line: Line | None = None
        self.view: dict[str, Any] | None = None
        self.n = 0
        self.log: list[dict[str, Any]] = []
        self.earlier = 0
        self.paused = False
        self.left = False
        self.acknowledged: dict[str, Command] = {}
        self.refused: dict[str, Command] = {}
        self._tempo = tempo
        self._world = world
        self._chance = Random(f"{world.seed} {guest}")
        self._pending: tuple[str, Command] | None = None
        self._answered = asyncio.Event()
        self._stirred = asyncio.Event()
        self._count = 0

    @property
    def idle(self) -> bool:
        """Whether no command is without an answer."""
        return self._pending is None

    @property
    def over(self) -> bool:
        return self.left or (self.view is not None and self.view["now"]["phase"] == "over")

    def stir(self) -> None:
        """Let them see at once that their line is broken, or that there is peace."""
        self._stirred.set()

    async def live(self) -> None:
        """Play; whoever has no answer for long, or no line, tries another process."""
        while not self.over or self._pending is not None:
            if self.line is None or self.line.broken:
                await self._connect()
            elif self._pending is not None:
                await self._wait()
            else:
                await self._rest(self.line)
                if not (self._world.peace or self.line.broken):
                    await self._do_something()
        if self.left and self.line is not None:
            self.line.cut()

    async def _rest(self, line: Line) -> None:
        if self._world.peace:
            await asyncio.sleep(1 + self._chance.random())
        elif self._chance.random() < self._tempo.leaving:
            line.cut()
            self._world.count["absences"] += 1
            await self._sleep(self._between(*AWAY), None)
        else:
            # Before the game there is little to think about.
            longest = LOBBY if self.view is None else self._tempo.most
            least = min(self._tempo.least, longest)
            await self._sleep(self._between(least, min(self._tempo.most, longest)), line)

    def _between(self, least: float, most: float) -> float:
        return math.exp(self._chance.uniform(math.log(least), math.log(most)))

    async def _sleep(self, seconds: float, line: Line | None) -> None:
        """Let time pass until a line breaks or there is peace."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (left := end - loop.time()) > 0:
            if self._world.peace or (line is not None and line.broken):
                return
            self._stirred.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), left)

    async def _do_something(self) -> None:
        if self.info is None:
            return
        if self.view is None and self.info["you"] is None:
            await self._sit_down()
            return
        command = self._choice(self.info)
        if command is not None and self.line is not None:
            self._count += 1
            self._pending = (f"{self.guest} {self._count}", command)
            self._send(self.line)
            await self._wait()

    def _choice(self, info: dict[str, Any]) -> Command | None:
        word = f"{self.guest.removeprefix('person-')} {self._count}"
        if self.view is None:
            return lobby_command(info, self._chance, word)
        if self.seat is None or self.view["mine"] is None:
            return None
        host, paused = info["host"], self.paused
        return game_command(self.view, self.seat, self._chance, word, host=host, paused=paused)

    async def _sit_down(self) -> None:
        """Take a seat through any process, as a page does over HTTP."""
        process = self._some_process()
        if process is None:
            return
        name = f"P{self.guest.removeprefix('person-')} {self._count}"
        self._count += 1

        async def join() -> int:
            tables = process.state.tables
            table = await tables.get(self.table)
            return await lobby.join(table, tables.requester(self.guest, "", ""), name)

        try:
            seat = await process.ask(join())
        except RequestError as error:
            self.left = error.code == "already-started"
            free = ("already-started", "table-full", "seats-taken", "no-free-seat")
            self._world.expect(error.code in (*UNKNOWN, *free), f"{self.guest} hears {error.code}")
        except (ProcessLostError, OSError):
            pass
        else:
            self._world.count["seats taken"] += 1
            self._world.check_seated(self, seat)

    def _some_process(self) -> Process | None:
        living = self._world.living()
        return self._chance.choice(living) if living else None

    def _send(self, line: Line) -> None:
        if self._pending is not None:
            request, command = self._pending
            line.send(orjson.dumps({**command, "id": request}).decode())
            self._world.stir()

    async def _wait(self) -> None:
        self._answered.clear()
        try:
            await asyncio.wait_for(self._answered.wait(), PATIENCE)
        except TimeoutError:
            if self.line is not None:
                self.line.cut()

    async def _connect(self) -> None:
        await asyncio.sleep(0.2 + self._chance.random())
        process = self._some_process()
        if process is None:
            return
        self.view = None
        self.line = Line(self._chance, self.guest, process.state, self._hear)
        self.line.stir = self.stir
        self._world.count["connections"] += 1
        process.serve(self.line, self.table)
        await asyncio.sleep(1)
        if not self.line.broken:
            self._send(self.line)

    def _hear(self, line: Line, text: str) -> None:
        if line is self.line:
            self.hear(text)

    def hear(self, text: str) -> None:
        """Take in what the server says, and check it."""
        message = orjson.loads(text)
        match message["t"]:
            case "welcome":
                self._show(message["table"])
                self.view, self.n = message["view"], message["n"]
                self.log, self.earlier = message["log"], message["earlier"]
                self._heed(message["presence"])
                if self.view is not None:
                    self._world.check_view(self)
            case "update":
                missed = f"{self.guest} misses update {self.n + 1}"
                self._world.expect(message["n"] == self.n + 1, missed)
                self.n = message["n"]
                self.view = {**(self.view or {}), **message["changed"]}
                self.log = self.log + message["events"]
                self._world.check_view(self)
            case "lobby":
                self._show(message["table"])
            case "presence":
                self._heed(message)
            case "ok" | "error":
                self._take_answer(message)

    def _show(self, info: dict[str, Any]) -> None:
        self.info, self.seat = info, info["you"]

    def _heed(self, presence: dict[str, Any] | None) -> None:
        self.paused = presence is not None and presence["paused"] is not None

    def _take_answer(self, message: dict[str, Any]) -> None:
        if message["t"] == "error" and not message["id"]:
            # The table cannot be shown now.
            self._world.expect(message["code"] in UNKNOWN, f"{self.guest} hears {message}")
            if self.line is not None:
                self.line.cut()
        elif self._pending is not None and message["id"] == self._pending[0]:
            request, command = self._pending
            if message["t"] == "ok":
                self.acknowledged[request] = command
                self.left = self.left or command["t"] == "leave"
                self._world.count[f"{command['t']} done"] += 1
                self._world.check_kept(self, request, command)
                self._world.check_change(self, request, command)
            elif message["code"] in UNKNOWN:
                # It is sent again, and must then be carried out once.
                asyncio.get_running_loop().call_later(1, self._again)
                return
            else:
                self.refused[request] = command
                self._world.check_refused(self, request, command, message["code"])
            self._pending = None
            self._answered.set()

    def _again(self) -> None:
        if self.line is not None and not self.line.broken:
            self._send(self.line)

"""A real server on a free port, and people who use it over HTTP and sockets as a browser does."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from chinatown.bots.passing import simplest_action
from chinatown.game import Action, Keep
from chinatown.server.app import create_app
from chinatown.server.limits.gate import Account, Gate
from chinatown.server.limits.numbers import DEFAULT_LIMITS, Limits
from chinatown.server.run import configuration, listener
from chinatown.server.settings import Settings
from chinatown.server.times import utc_now

PATIENCE = 30.0
"""Seconds after which a test has waited in vain."""

ANSWERS = (
    *("ok", "pong", "error", "previewed", "weighed"),
    *("rated", "suggested", "drafted", "understood"),
)

_ids = itertools.count(1)

Json = dict[str, Any]


class PlainBot:
    """Keeps the lowest cards, refuses offers, says done, places nothing."""

    def decide(self, view: Any) -> Action | None:
        return simplest_action(view)


def plain_bot(kind: str, seat: int, seed: str) -> PlainBot:
    return PlainBot()


class Site:
    """A running server and who visits it."""

    def __init__(self, url: str, app: Any) -> None:
        self.url = url
        self.app = app
        self.people: list[Person] = []

    @property
    def tables(self) -> Any:
        return self.app.state.tables

    def in_memory(self, table: str) -> bool:
        """Return whether a table is loaded."""
        return table in self.tables.loaded

    def has_bots_running(self, table: str) -> bool:
        """Return whether bots are running at a table."""
        return table in self.tables._bots_of

    @property
    def gate(self) -> Gate:
        gate: Gate = self.app.state.gate
        return gate

    def person(self, name: str = "Ann", address: str = "") -> "Person":
        """Return a visitor; without an address one on the machine itself."""
        person = Person(self.url, name, address)
        self.people.append(person)
        return person

    async def leave(self) -> None:
        for person in self.people:
            await person.leave()


class Person:
    """A visitor with a cookie jar of their own."""

    def __init__(self, url: str, name: str, address: str = "") -> None:
        self.name = name
        self._url = url
        self._address = address
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"Origin": url},
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=address or None),
        )
        self._lines: list[Line] = []

    def move(self, url: str) -> None:
        """Use the server at another address from now on."""
        self._url = url

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Json) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def make_table(self, *seats: str, variants: tuple[str, ...] = (), **more: Any) -> str:
        """Make a table; seats are `me`, `friend` or the kind of a bot."""
        answer = await self.post(
            "/api/tables", new_table(*seats, name=self.name, variants=variants, **more)
        )
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    async def join(self, table: str) -> Json:
        await self.get("/api/me")
        answer = await self.post(f"/api/tables/{table}/join", {"name": self.name})
        assert answer.status_code == 200, answer.text
        info: Json = answer.json()
        return info

    async def look_on(self, table: str) -> "Line":
        """Open the socket of a table, with the visitor's cookie, and be welcomed."""
        line = await self.open(table)
        await line.hear("welcome")
        return line

    async def open(self, table: str) -> "Line":
        """Open the socket of a table, with the visitor's cookie."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        socket = await connect(
            f"{self._url.replace('http', 'ws')}/ws/tables/{table}",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=self._url,  # type: ignore[arg-type]
            max_size=None,
            max_queue=None,
            close_timeout=1,
            local_addr=(self._address, 0) if self._address else None,
        )
        line = Line(socket)
        self._lines.append(line)
        return line

    async def leave(self) -> None:
        for line in self._lines:
            await line.close()
        await self.http.aclose()


class Line:
    """A socket to a table, which keeps up with what it is told as the client does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.table: Json = {}
        self.view: Json | None = None
        self.presence: Json = {}
        self.returned: Json = {}
        self.nudged_by: list[int] = []
        self.instructions: list[Json] = []
        self.log: list[Json] = []
        self.earlier = 0
        self.times: list[str] = []
        self.n = 0

    @property
    def seat(self) -> int:
        seat = self.table["you"]
        assert isinstance(seat, int)
        return seat

    @property
    def game(self) -> Json:
        assert self.view is not None, "the game has not begun"
        return self.view

    def seat_presence(self, seat: int) -> Json:
        """Return what is known of who plays a seat."""
        presence: Json = self.presence["seats"][seat]
        return presence

    @property
    def ballots(self) -> list[Json]:
        """The questions that are put to the table."""
        ballots: list[Json] = self.presence["ballots"]
        return ballots

    async def vote(
        self, question: str, about: int | None = None, *, agree: bool = True, **more: Any
    ) -> Json:
        """Answer a question, or put it, and return the answer."""
        vote = {"t": "vote", "question": question, "about": about, "agree": agree}
        return await self.ask({**vote, **more})

    def log_of(self, kind: str) -> list[Json]:
        """Return the events of a kind so far."""
        return [event for event in self.log if event["happened"] == kind]

    async def next(self) -> Json:
        """Return the next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        kind = message["t"]
        assert kind != "update" or message["n"] == self.n + 1, "an update is missing"
        if kind == "welcome":
            self.table, self.view = message["table"], message["view"]
            self.log, self.times, self.n = message["log"], message["times"], message["n"]
            self.earlier = message["earlier"]
            self.presence, self.returned = message["presence"] or {}, message["returned"] or {}
            self.instructions = message["instructions"]
        elif kind == "lobby":
            self.table = message["table"]
        elif kind == "presence":
            self.presence = message
        elif kind == "returned":
            self.returned = message
        elif kind == "instructions":
            self.instructions = message["instructions"]
        elif kind == "nudged":
            self.nudged_by.append(message["by"])
        elif kind == "update":
            self.n = message["n"]
            self.log = self.log + message["events"]
            self.times = self.times + [message["at"]] * len(message["events"])
            self.view = {**self.game, **message["changed"]}

    async def hear(self, kind: str) -> Json:
        """Return the next message of a kind; others before it are taken in."""
        while True:
            message = await self.next()
            if message["t"] == kind:
                return message

    async def until(self, condition: Any) -> None:
        """Listen until something is so."""
        while not condition(self):
            await self.next()

    async def ask(self, message: Json) -> Json:
        """Send a command and return its answer."""
        command = {"id": f"request-{next(_ids)}", **message}
        await self.socket.send(json.dumps(command))
        return await self.answer(command["id"])

    async def answer(self, request: str) -> Json:
        while True:
            message = await self.next()
            if message["t"] in ANSWERS and message.get("id") == request:
                return message

    async def act(self, action: Action, **more: Any) -> Json:
        """Send an action and return the answer."""
        return await self.ask({"t": "act", "action": asdict(action), **more})

    async def do(self, action: Action) -> None:
        """Do something that must be allowed."""
        answer = await self.act(action)
        assert answer["t"] == "ok", answer

    async def start(self) -> None:
        answer = await self.ask({"t": "start"})
        assert answer["t"] == "ok", answer
        assert self.view is not None

    async def silence(self, seconds: float = 0.05) -> None:
        """Check that nothing more comes."""
        with contextlib.suppress(TimeoutError):
            text = await asyncio.wait_for(self.socket.recv(), seconds)
            raise AssertionError(f"heard {text!r}")

    async def close(self) -> None:
        await self.socket.close()


def new_table(*seats: str, name: str = "Ann", **more: Any) -> Json:
    wishes = [
        {"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "bot": seat}
        for seat in seats
    ]
    return {"name": name, "edition": "modern", "seats": wishes, **more}


@contextlib.asynccontextmanager
async def running(database: Path | None = None, **arguments: Any) -> AsyncIterator[Site]:
    """Run a server within this process, with its games in a SQLite file.

    Trading closes at once, unless `closing_seconds` says otherwise. Unless it is
    `sole`, another server may use the file, too.
    """
    settings = arguments.pop("settings", None) or Settings(
        database_url=f"sqlite+aiosqlite:///{database}",
        bot_pause=0,
        closing_seconds=arguments.pop("closing_seconds", 0),
        instruction_seconds=arguments.pop("instruction_seconds", 0),
        sole=arguments.pop("sole", True),
        limits=arguments.pop("limits", DEFAULT_LIMITS),
        proxies=arguments.pop("proxies", ()),
    )
    arguments = {"make_bot": plain_bot, "bots": ("plain",), **arguments}
    app = create_app(settings, **arguments)
    listening = listener("127.0.0.1", 0)
    server = uvicorn.Server(configuration(app, settings.heartbeat, settings.proxies))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not serving.done(), serving
        await asyncio.sleep(0.005)
    site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    try:
        yield site
    finally:
        await site.leave()
        server.should_exit = True
        await serving


async def seated(
    site: Site, *names: str, variants: tuple[str, ...] = (), **more: Any
) -> tuple[str, list[Line]]:
    """Make a table for people of these names, start it, and return its id and their sockets."""
    people = [site.person(name) for name in names]
    host = people[0]
    table = await host.make_table("me", *["friend"] * (len(names) - 1), variants=variants, **more)
    for person in people[1:]:
        await person.join(table)
    lines = [await person.look_on(table) for person in people]
    await lines[0].start()
    for line in lines:
        await line.until(lambda line: line.view is not None)
    for line in lines:
        await settle(line)
    return table, lines


class Watch:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return utc_now() + self.ahead


class StoppedWatch(Watch):
    """A clock that stands still until it is put forward, so that times can be told exactly."""

    def __init__(self) -> None:
        super().__init__()
        self._start = utc_now().replace(microsecond=0)

    def __call__(self) -> datetime:
        return self._start + self.ahead


async def keep_all(lines: list[Line]) -> None:
    """Let everyone keep the first cards of their hand, so that trading begins."""
    for line in lines:
        own = line.game["mine"]
        await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
    for line in lines:
        await settle(line)


async def trading(site: Site, variants: tuple[str, ...] = ()) -> list[Line]:
    """Seat Ann, Ben and Cho and let them keep cards; return their lines in the trade phase."""
    _, lines = await seated(site, "Ann", "Ben", "Cho", variants=variants)
    await keep_all(lines)
    return lines


def lot_of(line: Line, seat: int, place: int = 0) -> int:
    """Return a building of a seat: the one at a place among those that it owns."""
    owners = line.game["board"]["owners"]
    return [lot for lot, owner in enumerate(owners, start=1) if owner == seat][place]


async def come_back(site: Site, jar: httpx.Cookies, table: str, name: str = "Ann") -> Line:
    """Look on at a table with cookies from before."""
    person = site.person(name)
    person.http.cookies = jar
    return await person.look_on(table)


def account(limits: Limits = DEFAULT_LIMITS) -> Account:
    """Return the account of a socket that nobody else shares a limit with."""
    return Gate(limits).open_socket("", None, "table")


async def settle(line: Line) -> None:
    """Take in everything that was sent before now."""
    await line.socket.send(json.dumps({"t": "look", "id": f"look-{next(_ids)}"}))
    await line.hear("welcome")

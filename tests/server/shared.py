"""Several servers on one PostgreSQL and one Redis."""

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

from tests.server.kit import Line, Person, Site, running, settle
from websockets.exceptions import WebSocketException

from chinatown.server.settings import Settings

MOVING_SECONDS = 3.0
"""How soon people are at another server when theirs dies."""


@contextlib.asynccontextmanager
async def servers(
    database_url: str, redis_url: str, count: int = 2, **arguments: Any
) -> AsyncIterator[list[Site]]:
    """Run servers that share a database."""
    settings = Settings(
        database_url=database_url,
        redis_url=redis_url,
        bot_pause=arguments.pop("bot_pause", 0),
        closing_seconds=0,
        instruction_seconds=0,
        **arguments.pop("more", {}),
    )
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running(settings=settings, **arguments))
            for _ in range(count)
        ]


def person_at(site: Site, name: str, same_as: Person | None = None) -> Person:
    """Return a visitor of a server, with the cookies of another visitor if wanted."""
    person = site.person(name)
    if same_as is not None:
        person.http.cookies = same_as.http.cookies
    return person


async def seated_apart(
    sites: list[Site], *names: str, bots: tuple[str, ...] = (), **more: Any
) -> tuple[str, list[Person], list[Line]]:
    """Seat people at one table, each through another server, and start; the first is the host."""
    people = [person_at(sites[at % len(sites)], name) for at, name in enumerate(names)]
    friends = ["friend"] * (len(names) - 1)
    table = await people[0].make_table("me", *friends, *bots, **more)
    for person in people[1:]:
        await person.join(table)
    lines = [await person.look_on(table) for person in people]
    await lines[0].until(lambda line: all(seat["online"] for seat in line.table["seats"]))
    await lines[0].start()
    for line in lines:
        await line.until(lambda line: line.view is not None)
    for line in lines:
        await settle(line)
    return table, people, lines


SERVE = """
import sys
from chinatown.server.run import serve
from chinatown.server.settings import Settings
serve(
    Settings(
        port=0, database_url=sys.argv[1], redis_url=sys.argv[2], bot_pause=0.2, closing_seconds=0
    ),
    ready=lambda host, port: print(port, flush=True),
)
"""


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, database_url: str, redis_url: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, database_url, redis_url],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.log = ""
        assert self._process.stdout is not None
        port = self._process.stdout.readline().strip()
        assert port, "the server did not start"
        self.port = int(port)

    async def end(self, how: signal.Signals) -> None:
        """End it while people go on, and keep its log."""
        if self._process.returncode is None:
            self._process.send_signal(how)
            _, self.log = await asyncio.to_thread(self._process.communicate, timeout=60)


class Relay:
    """One address for several servers: each connection goes to the next of `ports` that lives."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self.port_of: dict[int, int] = {}
        """To which server a client is connected, by the client's own port."""
        self._turn = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> str:
        """Begin to listen, and return the address."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(len(self.ports)):
            self._turn += 1
            port = self.ports[self._turn % len(self.ports)]
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", port)
                self.port_of[writer.get_extra_info("peername")[1]] = port
                self._pass_on(reader, there[1])
                self._pass_on(there[0], writer)
                return
        writer.close()

    def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def run() -> None:
            with contextlib.suppress(OSError):
                while data := await reader.read(65_536):
                    writer.write(data)
                    await writer.drain()
            writer.close()

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def moved(line: Line, person: Person, table: str) -> Line:
    """Return the line by which a person is welcomed once their server is gone, as the client does.

    Raises TimeoutError unless that takes at most MOVING_SECONDS.
    """
    async with asyncio.timeout(MOVING_SECONDS):
        await line.socket.wait_closed()
        while True:
            try:
                return await person.look_on(table)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.2)

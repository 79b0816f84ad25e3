"""A server that is killed loses nothing that it has acknowledged (in processes of their own)."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from tests.server.kit import PATIENCE, Line, Person

from chinatown.game import (
    Done,
    Keep,
    Offer,
    State,
    Trade,
    Transfer,
    apply,
    initial_state_and_events,
)
from chinatown.server.store.store import Store

SERVE = """
import sys
from chinatown.server.run import serve
from chinatown.server.settings import Settings
serve(
    Settings(port=0, database_url=sys.argv[1], bot_pause=float(sys.argv[2])),
    ready=lambda host, port: print(port, flush=True),
)
"""


class Process:
    """A server in a process of its own that can be killed and started again."""

    def __init__(self, database: Path) -> None:
        self.database_url = f"sqlite+aiosqlite:///{database}"
        self._process: subprocess.Popen[str] | None = None

    def start(self, bot_pause: float = 0) -> str:
        """Start it and return its address."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, self.database_url, str(bot_pause)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "random"},
        )
        assert self._process.stdout is not None
        port = self._process.stdout.readline().strip()
        assert port, "the server did not start"
        return f"http://127.0.0.1:{port}"

    def end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        process.send_signal(how)
        code = process.wait(15)
        assert process.stdout is not None
        process.stdout.close()
        return code


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "games.sqlite3")
    yield process
    process.end(signal.SIGKILL)


@pytest.fixture
async def person() -> AsyncIterator[Callable[..., Person]]:
    """Give a function that makes a visitor, with the cookies of another if wanted."""
    people = []

    def visit(url: str, same_as: Person | None = None) -> Person:
        visitor = Person(url, "Ann")
        if same_as is not None:
            visitor.http.cookies = same_as.http.cookies
        people.append(visitor)
        return visitor

    yield visit
    for visitor in people:
        await visitor.leave()


async def replayed(database_url: str, table: str) -> tuple[State, list[tuple[int, str | None]]]:
    """Return the state that the log gives, and who asked for each action by which request."""
    store = await Store.open(database_url)
    try:
        row = await store.games.get(table)
        assert row is not None
        state, _ = initial_state_and_events(row.setup())
        log = await store.log.read(table)
        for action in log:
            state, _ = apply(state, action.action)
        return state, [(action.seat, action.request) for action in log]
    finally:
        await store.close()


async def chatter(line: Line, acknowledged: list[str], enough: asyncio.Event) -> None:
    """Offer something that nobody can pay, again and again, until the line breaks."""
    lot = line.game["board"]["owners"].index(0) + 1
    for number in range(10):
        trade = Trade((Transfer(0, 1, (lot,)), Transfer(1, 0, cash=1_000_000 * (number + 1))))
        answer = await line.act(Offer(0, trade), id=f"offer-{number}")
        assert answer["t"] == "ok", answer
        acknowledged.append(answer["id"])
        if len(acknowledged) == 5:
            enough.set()


@pytest.mark.whole_game
async def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(
    server: Process, person: Callable[..., Person]
) -> None:
    ann = person(server.start())
    table = await ann.make_table("me", "random", "random", "random")
    line = await ann.look_on(table)
    await line.start()
    own = line.game["mine"]
    kept = await line.act(Keep(0, tuple(own["hand"][: own["keep"]])), id="keep")
    assert kept["t"] == "ok"
    await line.until(lambda line: line.game["now"]["phase"] == "trade")
    acknowledged: list[str] = []
    enough = asyncio.Event()
    talking = asyncio.create_task(chatter(line, acknowledged, enough))
    await asyncio.wait_for(enough.wait(), PATIENCE)
    server.end(signal.SIGKILL)
    await asyncio.gather(talking, return_exceptions=True)

    state, log = await replayed(server.database_url, table)
    for request in ("keep", *acknowledged):
        assert log.count((0, request)) == 1

    again = person(server.start(bot_pause=60), ann)
    back = await again.look_on(table)
    assert back.seat == 0
    seen = {offer.id for offer in state.offers if offer.seen_by(0)}
    assert {offer["id"] for offer in back.game["offers"]} == seen
    assert back.game["now"]["phase"] == state.phase
    assert back.game["players"][0]["cash"] == state.cash[0]
    # What was acknowledged is acknowledged again, and was done once.
    anything = Offer(0, Trade((Transfer(0, 1, cash=10_000),)))
    assert (await back.act(anything, id=acknowledged[-1]))["t"] == "ok"
    assert (await replayed(server.database_url, table))[1] == log
    server.end(signal.SIGKILL)

    # The bots go on by themselves as soon as somebody looks on.
    await person(server.start()).look_on(table)
    async with asyncio.timeout(PATIENCE):
        while state.done != 0b1110:
            await asyncio.sleep(0.05)
            state, _ = await replayed(server.database_url, table)


@pytest.mark.whole_game
async def test_told_to_stop_it_stops_soon_and_its_tables_stay(
    server: Process, person: Callable[..., Person]
) -> None:
    ann = person(server.start())
    table = await ann.make_table("me", "random", "random")
    line = await ann.look_on(table)
    await line.start()
    server.end(signal.SIGINT)
    again = person(server.start(), ann)
    back = await again.look_on(table)
    assert (back.game["now"]["round"], back.seat) == (1, 0)
    assert (await back.act(Done(0)))["code"] == "wrong-phase"
    server.end(signal.SIGTERM)

"""Measures at a hundred busy tables how soon others see an offer, and how soon a trade is executed.

    .venv/bin/python -m bench.busy_tables

A server process is driven by this one, which plays four people at every table. At each table
somebody offers a building every two seconds, and the other party agrees as soon as it sees the
offer.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from chinatown.game import Keep, State, apply, buildings, initial_state, view
from chinatown.server.identity import COOKIE, Identity
from chinatown.server.messages.tables import NewTable, SeatWish
from chinatown.server.store.rows import ActionRow
from chinatown.server.store.store import Store
from chinatown.server.tables.arrangement import Requester, joined
from chinatown.server.tables.creation import new_game
from chinatown.server.times import time_text, utc_now

TABLES = 100
SEATS = 4
EVERY = 2.0
SECONDS = 30.0

SERVE = """
import sys
from chinatown.server.run import serve
from chinatown.server.settings import Settings
serve(Settings(port=0, database_url=sys.argv[1]), ready=lambda _, port: print(port, flush=True))
"""


@dataclass
class Times:
    """Seconds from an offer until another client saw it, and from an agreement until all did."""

    seen: list[float] = field(default_factory=list)
    done: list[float] = field(default_factory=list)


class Player:
    """A person at a table that notes when an update arrives."""

    def __init__(self, socket: ClientConnection, seat: int, owned: int) -> None:
        self.seat = seat
        self.owned = owned
        self.offered: asyncio.Future[tuple[float, str]] = asyncio.Future()
        self.made: asyncio.Future[float] = asyncio.Future()
        self._socket = socket
        self.welcomed: asyncio.Future[None] = asyncio.Future()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            await self._note_messages()
        except Exception as error:
            # Whoever waits for this player is told; otherwise the measurement would never end.
            for awaited in (self.welcomed, self.offered, self.made):
                if not awaited.done():
                    awaited.set_exception(error)

    async def _note_messages(self) -> None:
        # A welcome can tell of an offer, too, without being an update.
        await self._socket.recv()
        self.welcomed.set_result(None)
        async for text in self._socket:
            # Taken before parsing, which is this process's time and not the server's.
            received = perf_counter()
            if '"happened":"offered"' in text:
                event = next(event for event in orjson.loads(text)["events"] if "offer" in event)
                self.offered.set_result((received, event["offer"]))
            elif '"happened":"trade-made"' in text:
                self.made.set_result(received)
            elif '"t":"error"' in text:
                raise AssertionError(text)

    def expect(self) -> None:
        self.offered, self.made = asyncio.Future(), asyncio.Future()

    async def act(self, request: str, action: dict[str, Any]) -> None:
        message = {"t": "act", "id": request, "action": {"seat": self.seat, **action}}
        await self._socket.send(orjson.dumps(message).decode())


async def play(players: list[Player], until: float, times: Times, chance: random.Random) -> None:
    """Offer and agree at one table until it is time to stop; the players offer in turn."""
    await asyncio.sleep(chance.random() * EVERY)
    number = 0
    while (began := perf_counter()) < until:
        number += 1
        giver, taker = players[number % SEATS], players[(number + 1) % SEATS]
        for player in players:
            player.expect()
        lot = next(buildings(giver.owned))
        part = {"giver": giver.seat, "taker": taker.seat, "buildings": [lot]}
        await giver.act(f"o{number}", {"do": "offer", "trade": {"transfers": [part]}})
        seen = await asyncio.gather(*(player.offered for player in players if player is not giver))
        times.seen += [at - began for at, _ in seen]
        agreed = perf_counter()
        await taker.act(f"a{number}", {"do": "agree", "offer": seen[0][1]})
        times.done.append(max(await asyncio.gather(*(player.made for player in players))) - agreed)
        giver.owned ^= 1 << lot
        taker.owned ^= 1 << lot
        await asyncio.sleep(max(0.0, began + EVERY - perf_counter()))


async def prepare(url: str, tables: int = TABLES) -> list[tuple[str, list[str], State]]:
    """Store tables at which trading has just begun; return their ids, cookies and states."""
    store = await Store.open(url)
    identity = Identity(store.key)
    seats = [SeatWish(kind="me"), *[SeatWish(kind="friend")] * (SEATS - 1)]
    prepared = []
    for number in range(tables):
        wish = NewTable(name="P0", edition="modern", seats=seats)
        row = new_game(wish, f"g{number}-0", time_text(utc_now()), frozenset())
        for seat in range(1, SEATS):
            by = Requester(f"g{number}-{seat}", row.created, "", frozenset())
            row = joined(row, by, f"P{seat}", seat)
        await store.games.add(row)
        await store.games.start(row, f"seed {number}", "start", time_text(utc_now()))
        begun = await store.games.get(row.id)
        assert begun is not None
        state = initial_state(begun.setup())
        for seat in range(SEATS):
            seen = view(state, seat)
            keep = Keep(seat, tuple(buildings(seen.hand))[: seen.keep])
            state, _ = apply(state, keep)
            action = ActionRow(state.number, seat, None, keep, row.created)
            await store.log.write(row.id, action, over=False)
        guests = [identity.signed(f"g{number}-{seat}") for seat in range(SEATS)]
        prepared.append((row.id, guests, state))
    await store.close()
    return prepared


@contextlib.contextmanager
def server(url: str) -> Iterator[tuple[str, int]]:
    """Run a server in a process of its own; yield its address and process id."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, url], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield f"ws://127.0.0.1:{process.stdout.readline().strip()}", process.pid
    finally:
        process.terminate()
        process.wait(15)


@contextlib.asynccontextmanager
async def seated(
    url: str, table: str, guests: list[str], state: State
) -> AsyncIterator[list[Player]]:
    players = []
    async with contextlib.AsyncExitStack() as stack:
        for seat, cookie in enumerate(guests):
            socket = await stack.enter_async_context(
                connect(
                    f"{url}/ws/tables/{table}",
                    additional_headers={"Cookie": f"{COOKIE}={cookie}"},
                    compression=None,
                )
            )
            players.append(Player(socket, seat, state.owned[seat]))
        await asyncio.gather(*(player.welcomed for player in players))
        yield players
        for player in players:
            player.listening.cancel()


async def measure(seconds: float) -> tuple[Times, float]:
    """Return the times, and the share of one processor that the server used."""
    times = Times()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder, 'games')}"
        prepared = await prepare(url)
        with server(url) as (address, pid):
            async with contextlib.AsyncExitStack() as stack:
                tables = [
                    await stack.enter_async_context(seated(address, *table)) for table in prepared
                ]
                before = _processor_seconds(pid)
                until = perf_counter() + seconds
                chance = random.Random(1)
                await asyncio.gather(*(play(players, until, times, chance) for players in tables))
                return times, (_processor_seconds(pid) - before) / seconds


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rows(seconds: float = SECONDS) -> list[tuple[str, str, str, str]]:
    """Return rows of texts: what was measured, the figure, the wanted figure, and a note."""
    load = os.getloadavg()[0]
    times, busy = asyncio.run(measure(seconds))
    here = f"{TABLES} tables with {SEATS} sockets each, load {load:.1f} when it began"
    return [
        ("offer seen by another client", _summary(times.seen), "95% within 100 ms", here),
        (
            "agreement until all see the trade",
            _summary(times.done),
            "95% within 150 ms",
            f"{len(times.done)} trades in {seconds:.0f} s",
        ),
        ("the server's share of one processor", f"{busy:.0%}", "", ""),
    ]


def _summary(seconds: list[float]) -> str:
    cuts = quantiles(seconds, n=20)
    return f"half within {1000 * cuts[9]:.0f} ms, 95% within {1000 * cuts[18]:.0f} ms"


if __name__ == "__main__":
    for row in rows():
        print(*row, sep="; ")

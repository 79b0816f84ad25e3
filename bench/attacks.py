"""What hostile strangers do to a server, each from addresses of their own, until stopped.

    .venv/bin/python -m bench.attacks NAME ws://127.0.0.1:8000 TABLE

On Linux every address that begins with 127 is this machine's; those but the first are limited.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

BOTS: Final = ("tycoon", "tycoon", "tycoon")
PATIENCE: Final = 30.0

_TROUBLE: Final = (OSError, WebSocketException, httpx.HTTPError, asyncio.IncompleteReadError)

Attack = Callable[[str, str], Awaitable[None]]


async def idle(url: str, table: str) -> None:
    """Open 600 connections, of which half send nothing and half the beginning of a request."""
    port = int(url.rsplit(":", 1)[1])

    async def hold(number: int) -> None:
        while True:
            with contextlib.suppress(*_TROUBLE):
                address = (f"127.0.0.{2 + number % 3}", 0)
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=address
                )
                if number % 2:
                    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-")
                await reader.read()
                writer.close()
            await asyncio.sleep(0.1)

    await asyncio.gather(*map(hold, range(600)))


async def deaf(url: str, table: str) -> None:
    """Let 40 spectators look 250 times each and read nothing."""

    async def look(number: int) -> None:
        while True:
            with contextlib.suppress(*_TROUBLE):
                async with _socket(url, table, f"127.0.0.{2 + number % 4}") as socket:
                    socket.transport.pause_reading()
                    for look in range(250):
                        await socket.send(orjson.dumps({"t": "look", "id": str(look)}).decode())
                    await asyncio.sleep(PATIENCE)
            await asyncio.sleep(0.1)

    await asyncio.gather(*map(look, range(40)))


async def tables(url: str, table: str) -> None:
    """Make tables without end, each as another guest."""

    async def make(number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{2 + number % 4}")
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
            while True:
                with contextlib.suppress(*_TROUBLE):
                    client.cookies.clear()
                    await client.post(f"{_http(url)}/api/tables", json=_new_table())

    await asyncio.gather(*map(make, range(16)))


async def bots(url: str, table: str) -> None:
    """Start 300 tables of bots from 30 addresses, and leave every other of them."""

    async def start(number: int) -> None:
        address = f"127.0.1.{1 + number % 30}"
        transport = httpx.AsyncHTTPTransport(local_address=address)
        with contextlib.suppress(*_TROUBLE):
            async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
                made = await client.post(f"{_http(url)}/api/tables", json=_new_table())
                cookie = "; ".join(f"{it.name}={it.value}" for it in client.cookies.jar)
            async with _socket(url, made.json()["table"], address, cookie) as socket:
                await socket.send('{"t": "start", "id": "start"}')
                async for text in socket:
                    if number % 2 and '"t":"ok"' in str(text):
                        return

    await asyncio.gather(*map(start, range(300)))
    await asyncio.Event().wait()


async def floods(url: str, table: str) -> None:
    """Send commands of all kinds as fast as they go, over 40 sockets."""
    trade = {"transfers": [{"giver": 0, "taker": 1, "cash": 10_000}]}
    commands: list[dict[str, Any]] = [
        {"t": "weigh", "trade": trade},
        {"t": "draft", "text": "my 20 and 10k for your 2 dim sum", "to": [], "language": "en"},
        {"t": "suggest", "buildings": [20], "tiles": [], "owner": None},
        {"t": "mute", "seat": 1, "muted": True},
        {"t": "look"},
        {"t": "act", "action": {"do": "done", "seat": 0, "done": True}},
        {"t": "act", "action": {"do": "offer", "seat": 1, "trade": trade}},
        {"t": "nothing"},
    ]

    async def flood(number: int) -> None:
        numbers = itertools.count()
        command = commands[number % len(commands)]
        while True:
            with contextlib.suppress(*_TROUBLE):
                async with _socket(url, table, f"127.0.0.{2 + number % 4}") as socket:
                    reading = asyncio.create_task(_read(socket))
                    try:
                        while not reading.done():
                            message = {**command, "id": str(next(numbers))}
                            await socket.send(orjson.dumps(message).decode())
                    finally:
                        reading.cancel()
            await asyncio.sleep(0.1)

    await asyncio.gather(*map(flood, range(40)))


ATTACKS: Final[dict[str, Attack]] = {
    "idle": idle,
    "deaf": deaf,
    "tables": tables,
    "bots": bots,
    "floods": floods,
}


async def _read(socket: ClientConnection) -> None:
    with contextlib.suppress(*_TROUBLE):
        async for _ in socket:
            pass


def _socket(url: str, table: str, address: str, cookie: str = "") -> connect:
    return connect(
        f"{url}/ws/tables/{table}",
        additional_headers={"Cookie": cookie} if cookie else {},
        local_addr=(address, 0),
        compression=None,
        max_size=None,
    )


def _http(url: str) -> str:
    return url.replace("ws", "http", 1)


def _new_table() -> dict[str, Any]:
    return {
        "name": "Mallory",
        "edition": "modern",
        "seats": [{"kind": "bot", "bot": bot} for bot in BOTS],
    }


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](*sys.argv[2:]))  # type: ignore[arg-type]

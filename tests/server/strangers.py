"""Strangers who want a server for themselves, and how people fare meanwhile."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.server.kit import Line, Person, Site
from websockets.exceptions import ConnectionClosed

from chinatown.game import Done

ELSEWHERE = "127.0.0.2"
"""An address that is not the machine's own, though it is on it."""


async def refusal(line: Line) -> tuple[str, int]:
    """Return the error that a socket gets at once, and the code with which it is closed."""
    error = await line.hear("error")
    assert error["params"]["seconds"] > 0
    with pytest.raises(ConnectionClosed):
        await line.next()
    assert line.socket.close_code is not None
    return error["code"], line.socket.close_code


async def play_on(lines: list[Line]) -> None:
    """Check that people at another table get on with their game."""
    for line in lines[:2]:
        await line.do(Done(line.seat))
        await line.do(Done(line.seat, done=False))


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come to that")


async def connect(site: Site, address: str = ELSEWHERE) -> Any:
    port = int(site.url.rsplit(":", 1)[1])
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Return all that a connection gets until it is closed."""
    return await asyncio.wait_for(reader.read(), 10)


async def all_messages(line: Line) -> AsyncIterator[str]:
    """Yield what a socket gets until it is closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield str(await asyncio.wait_for(line.socket.recv(), 10))


async def bot_table(person: Person) -> tuple[str, Line]:
    """Make a table of bots at which its host looks on, and start it."""
    table = await person.make_table("plain", "plain", "plain")
    line = await person.look_on(table)
    await line.start()
    return table, line

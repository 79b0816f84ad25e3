"""Sockets that do not keep up."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import account, running, seated, settle
from websockets.exceptions import ConnectionClosedError

from chinatown.game import Keep
from chinatown.server.messages.answers import Ok
from chinatown.server.tables.connection import MAX_QUEUED, TOO_SLOW, Connection


class Stuck:
    """A client that does not read: nothing more can be sent to it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        await asyncio.Event().wait()


class Reading(Stuck):
    async def send_text(self, text: str) -> None:
        self.sent.append(text)


def connection(socket: Any) -> Connection:
    return Connection(socket, None, None, account())


async def test_a_client_that_does_not_read_is_cut_off() -> None:
    slow = connection(Stuck())
    delivering = asyncio.create_task(slow.deliver())
    for number in range(MAX_QUEUED + 2):
        slow.send(Ok(t="ok", id=str(number)))
        await asyncio.sleep(0)
    await asyncio.wait_for(delivering, 1)


async def test_a_client_that_reads_gets_everything_in_order() -> None:
    socket = Reading()
    quick = connection(socket)
    delivering = asyncio.create_task(quick.deliver())
    for number in range(3 * MAX_QUEUED):
        quick.send(Ok(t="ok", id=str(number)))
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert [json.loads(text)["id"] for text in socket.sent] == [
        str(n) for n in range(3 * MAX_QUEUED)
    ]
    delivering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await delivering


async def test_a_slow_client_is_closed_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        live = await site.tables.get(table)
        slow = next(subscriber for subscriber in live.subscribers if subscriber.seat == 2)
        for _ in range(MAX_QUEUED + 10):
            slow.send_text("{}")
        with contextlib.suppress(ConnectionClosedError):
            async for _ in lines[2].socket:
                pass
        assert lines[2].socket.close_code == TOO_SLOW
        own = lines[0].game["mine"]
        await lines[0].do(Keep(0, tuple(own["hand"][: own["keep"]])))
        await lines[1].until(lambda line: not line.table["seats"][2]["online"])
        back = await site.people[2].look_on(table)
        assert back.game["players"][0]["chosen"]
        await settle(back)

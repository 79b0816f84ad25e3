"""Lines that die without closing, and what is sent again over the next one."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.proxy import Proxy
from tests.server.kit import Line, Site, keep_all, running, seated

from chinatown.server import commands
from chinatown.server.settings import Settings

HEARTBEAT = 0.1


@contextlib.asynccontextmanager
async def site_with_proxy(
    folder: Path, heartbeat: float = HEARTBEAT
) -> AsyncIterator[tuple[Site, Proxy]]:
    """Run a server, usually with a quick heart, and a line to it that can die."""
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{folder / 'games'}", bot_pause=0, heartbeat=heartbeat
    )
    async with running(folder / "games", settings=settings) as site:
        proxy = Proxy(int(site.url.rsplit(":", 1)[1]))
        await proxy.start()
        try:
            yield site, proxy
        finally:
            await proxy.stop()


async def through(proxy: Proxy, site: Site, table: str, seat: int) -> Line:
    """Open one more line of a player, over the proxy."""
    person = site.person()
    person.http.cookies = site.people[seat].http.cookies
    person.move(f"http://127.0.0.1:{proxy.port}")
    return await person.look_on(table)


async def test_a_client_that_falls_silent_is_dropped_and_the_others_learn_of_it(
    tmp_path: Path,
) -> None:
    async with site_with_proxy(tmp_path) as (site, proxy):
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        line = await ann.look_on(table)
        await ben.join(table)
        await through(proxy, site, table, 1)
        await line.until(lambda line: line.table["seats"][1]["online"])
        proxy.swallow()
        await line.until(lambda line: not line.table["seats"][1]["online"])


async def test_a_client_that_answers_stays(tmp_path: Path) -> None:
    async with site_with_proxy(tmp_path) as (site, proxy):
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        beside = await through(proxy, site, table, 1)
        await asyncio.sleep(20 * HEARTBEAT)
        await keep_all([lines[0], beside, lines[2]])
        assert beside.game["now"]["phase"] == "trade"


async def test_only_a_client_that_is_silent_is_pinged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="websockets.client")
    async with site_with_proxy(tmp_path, heartbeat=0.4) as (site, _):
        ann = site.person("Ann")
        line = await ann.look_on(await ann.make_table("me", "plain", "plain"))
        for number in range(30):
            await line.socket.send(json.dumps({"t": "ping", "id": f"{number}"}))
            await asyncio.sleep(0.1)
        assert "< PING" not in caplog.text
        await asyncio.sleep(1.5)
        assert "< PING" in caplog.text


async def test_what_the_server_never_answered_is_done_once_when_it_is_sent_again(
    tmp_path: Path,
) -> None:
    async with site_with_proxy(tmp_path, heartbeat=2) as (site, proxy):
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        beside = await through(proxy, site, table, 1)
        pressed = {"t": "act", "id": "pressed", "action": {"do": "done", "seat": 1, "done": True}}
        proxy.hold()
        await beside.socket.send(json.dumps(pressed))
        # The page gives the line up and asks over another; then the first copy arrives as well.
        again = await site.people[1].look_on(table)
        assert await again.ask(pressed) == {"t": "ok", "id": "pressed"}
        proxy.recover()
        assert await beside.answer("pressed") == {"t": "ok", "id": "pressed"}
        log = await site.tables.store.log.read(table)
        assert [row.request for row in log].count("pressed") == 1


async def test_a_ping_is_answered_while_a_command_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*_: Any) -> list[Any]:
        time.sleep(0.3)
        return []

    monkeypatch.setattr(commands, "effects", slow)
    async with site_with_proxy(tmp_path) as (site, _):
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        trade: dict[str, list[Any]] = {"transfers": [], "promises": []}
        for number in range(2):
            weigh = {"t": "weigh", "id": f"weigh-{number}", "trade": trade}
            await lines[0].socket.send(json.dumps(weigh))
        await lines[0].socket.send(json.dumps({"t": "ping", "id": "there"}))
        answers = [await lines[0].next() for _ in range(3)]
        assert [answer["id"] for answer in answers] == ["there", "weigh-0", "weigh-1"]
        assert answers[0]["t"] == "pong"


async def test_a_page_is_told_first_how_to_keep_the_line(tmp_path: Path) -> None:
    built = tmp_path / "client"
    built.mkdir()
    (built / "protocol.txt").write_text("0123456789ab\n")
    async with running(tmp_path / "games", static=built) as site:
        ann = site.person()
        line = await ann.look_on(await ann.make_table("me", "plain", "plain"))
        hello = json.loads(line.heard[0])
        assert hello == {"t": "hello", "protocol": "0123456789ab", "heartbeat": 2.0}

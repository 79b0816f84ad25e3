"""What strangers try who want the server for themselves, each in a small way."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from httpx import ReadTimeout
from tests.server.kit import (
    Line,
    Person,
    Site,
    account,
    keep_all,
    new_table,
    running,
    seated,
    settle,
)
from websockets.exceptions import ConnectionClosed

from chinatown.game import Done, Keep
from chinatown.server import refusal_answers
from chinatown.server.limits.gate import MAX_REFUSED, Gate
from chinatown.server.limits.numbers import Limits
from chinatown.server.messages.answers import Ok
from chinatown.server.tables.connection import TOO_MUCH, TOO_SLOW, Connection
from chinatown.server.tables.rate_limit import MAX_CHANGES

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


class TestConnections:
    async def test_an_address_has_only_so_many_and_the_others_play_on(self, tmp_path: Path) -> None:
        limits = Limits(connections_per_address=5)
        async with running(tmp_path / "games", limits=limits) as site:
            _, lines = await seated(site, "Ann", "Ben", "Cho")
            await keep_all(lines)
            idle = [await connect(site) for _ in range(5)]
            for _ in range(20):
                reader, writer = await connect(site)
                answer = await all_of(reader)
                assert answer.startswith(b"HTTP/1.1 429 ")
                assert b'"too-many-connections"' in answer
                assert b"Retry-After: 30" in answer
                writer.close()
            assert site.gate.connections[ELSEWHERE] == 5
            await play_on(lines)
            for _, writer in idle:
                writer.close()
            await until(lambda: not site.gate.connections[ELSEWHERE])
            await site.person("Dan", ELSEWHERE).get("/api/me")

    async def test_a_full_server_says_so(self, tmp_path: Path) -> None:
        async with running(tmp_path / "games", limits=Limits(connections=3)) as site:
            idle = [await connect(site, f"127.0.0.{number}") for number in range(2, 5)]
            reader, writer = await connect(site, "127.0.0.9")
            answer = await all_of(reader)
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b'"server-full"' in answer
            for _, open_writer in [*idle, (reader, writer)]:
                open_writer.close()

    @pytest.mark.parametrize(
        "sent",
        [
            b"",
            b"GET /api/me HTT",
            b"GET /api/me HTTP/1.1\r\nHost: here\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
            b"GET /livez HTTP/1.1\r\nHost: here\r\n\r\nGET /livez HTTP/1.1\r\nHo",
        ],
        ids=["nothing", "half a line", "half a header", "half a body", "half a second request"],
    )
    async def test_whoever_does_not_finish_a_request_is_sent_away(
        self, tmp_path: Path, sent: bytes
    ) -> None:
        limits = Limits(header_seconds=1, body_seconds=1)
        async with running(tmp_path / "games", limits=limits) as site:
            reader, writer = await connect(site)
            writer.write(sent)
            answer = await all_of(reader)
            assert b"HTTP/1.1 408 " in answer or answer.startswith(b"HTTP/1.1 200 ")
            writer.close()
            await until(lambda: not site.gate.connections.total)

    async def test_sockets_count_as_connections_until_they_close(self, tmp_path: Path) -> None:
        limits = Limits(header_seconds=1, body_seconds=1)
        async with running(tmp_path / "games", limits=limits) as site:
            table = await site.person("Ann").make_table("me", "friend", "friend")
            line = await site.person("Dan", ELSEWHERE).look_on(table)
            assert site.gate.connections[ELSEWHERE] == 1
            assert site.gate.sockets["address", ELSEWHERE] == 1
            # The time limits of a request end with it.
            await asyncio.sleep(1.5)
            assert (await line.ask({"t": "ping"}))["t"] == "pong"
            await line.close()
            await until(lambda: not site.gate.connections[ELSEWHERE])
            await until(lambda: not site.gate.sockets.total)


class TestSockets:
    @pytest.mark.parametrize(
        ("limits", "code"),
        [
            (Limits(sockets_per_address=2), "too-many-connections"),
            (Limits(sockets_per_guest=2), "too-many-windows"),
            (Limits(sockets_per_table=2), "too-many-watchers"),
        ],
    )
    async def test_only_so_many_of_an_address_a_guest_and_a_table(
        self, tmp_path: Path, limits: Limits, code: str
    ) -> None:
        async with running(tmp_path / "games", limits=limits) as site:
            table = await site.person("Ann").make_table("me", "friend", "friend")
            dan = site.person("Dan", ELSEWHERE)
            await dan.get("/api/me")
            first, second = await dan.look_on(table), await dan.look_on(table)
            assert await refusal(await dan.open(table)) == (code, TOO_MUCH)
            await settle(second)
            await first.close()
            await until(lambda: site.gate.sockets["table", table] == 1)
            await dan.look_on(table)

    async def test_opening_them_again_and_again_has_a_limit(self, tmp_path: Path) -> None:
        async with running(tmp_path / "games", limits=Limits(openings_per_address=4)) as site:
            table = await site.person("Ann").make_table("me", "friend", "friend")
            dan = site.person("Dan", ELSEWHERE)
            for _ in range(2):
                await (await dan.look_on(table)).close()
            assert await refusal(await dan.open(table)) == ("too-many-requests", TOO_MUCH)
            await site.person("Eve").look_on(table)

    async def test_five_people_and_their_guests_behind_one_address_meet_no_limit(
        self, tmp_path: Path
    ) -> None:
        async with running(tmp_path / "games") as site:
            people = [site.person(name, ELSEWHERE) for name in ("Ann", "Ben", "Cho", "Dan", "Eve")]
            table = await people[0].make_table("me", *["friend"] * 4)
            for person in people[1:]:
                await person.join(table)
            watchers = [site.person(f"W{number}", ELSEWHERE) for number in range(5)]
            lines = [await person.look_on(table) for person in (*people, *watchers)]
            await lines[0].start()
            await asyncio.gather(*(self.play_quickly(line) for line in lines[:5]))

    async def play_quickly(self, line: Line) -> None:
        await line.until(lambda line: line.view is not None)
        own = line.game["mine"]
        await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
        await line.until(lambda line: line.game["now"]["phase"] == "trade")
        lots = line.game["board"]["owners"]
        for _ in range(20):
            lot = lots.index(line.seat) + 1
            transfer = {"giver": line.seat, "taker": (line.seat + 1) % 5, "buildings": [lot]}
            weighed = await line.ask({"t": "weigh", "trade": {"transfers": [transfer]}})
            assert weighed["t"] == "weighed"
            if line.seat:
                await line.do(Done(line.seat))
                await line.do(Done(line.seat, done=False))


class TestWaitingMessages:
    async def test_of_many_welcomes_only_one_waits(self) -> None:
        stuck = Connection(Mock(), None, None, account())
        for number in range(250):
            text = str(number) * 300
            stuck.send_welcome(Mock(t="welcome", model_dump_json=lambda text=text, **_: text))
        assert [queued.text for queued in stuck._waiting] == ["249" * 300]
        assert stuck.account.waiting == 900

    async def test_a_welcome_takes_the_place_of_what_it_has_and_keeps_answers(self) -> None:
        stuck = Connection(Mock(), None, None, account())
        stuck.send_text("update 5")
        stuck.send_welcome(Mock(t="welcome", model_dump_json=lambda **_: "welcome 5"))
        stuck.send_text("update 6")
        stuck.send(Ok(t="ok", id="done"))
        stuck.send_welcome(Mock(t="welcome", model_dump_json=lambda **_: "welcome 6"))
        texts = [queued.text for queued in stuck._waiting]
        assert texts == ["update 5", "welcome 6", '{"t":"ok","id":"done"}']
        assert stuck.account.waiting == sum(map(len, texts))

    @pytest.mark.parametrize(
        "limits", [Limits(waiting_per_socket=1), Limits(waiting_per_address=1), Limits(waiting=1)]
    )
    async def test_whoever_does_not_read_is_dropped_before_much_waits(self, limits: Limits) -> None:
        gate = Gate(limits)
        stuck = Connection(Mock(), None, None, gate.open_socket(ELSEWHERE, None, "table"))
        for _ in range(100):
            stuck.send_text("x" * 100)
        assert gate.waiting.total == stuck.account.waiting == 1000
        assert stuck.close_code == TOO_SLOW
        gate.close_socket(stuck.account)
        assert (gate.waiting.total, gate.sockets.total) == (0, 0)

    async def test_spectators_that_do_not_read_hold_little_and_the_table_plays_on(
        self, tmp_path: Path
    ) -> None:
        async with running(tmp_path / "games") as site:
            table, lines = await seated(site, "Ann", "Ben", "Cho")
            await keep_all(lines)
            for number in range(4):
                deaf = await site.person(f"Dan {number}").open(table)
                deaf.socket.transport.pause_reading()
                for look in range(250):
                    await deaf.socket.send(json.dumps({"t": "look", "id": str(look)}))
            await play_on(lines)
            welcome = max(len(text) for line in lines for text in line.heard)
            assert site.gate.waiting.total < 4 * 2 * welcome


class TestCommands:
    @pytest.mark.parametrize(
        "command",
        [
            {"t": "weigh", "trade": {"transfers": []}},
            {"t": "draft", "text": "20 for 30", "to": [], "language": "en"},
            {"t": "mute", "seat": 1, "muted": True},
            {"t": "look"},
            {"t": "act", "action": {"do": "build", "seat": 0, "placements": []}},
            {"t": "no such thing"},
            {"t": "ping"},
        ],
        ids=lambda command: command["t"],
    )
    async def test_a_flood_is_refused_and_then_cut_off(
        self, tmp_path: Path, command: dict[str, Any]
    ) -> None:
        limits = Limits(work_per_socket=120)
        async with running(tmp_path / "games", limits=limits) as site:
            _, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
            for number in range(30 + MAX_REFUSED + 20):
                await ann.socket.send(json.dumps({**command, "id": f"flood-{number}"}))
            answers = [json.loads(text) async for text in all_messages(ann)]
            refused = [it for it in answers if it.get("code") == "too-many-requests"]
            assert len(refused) >= MAX_REFUSED / 2
            assert all(it["params"]["seconds"] >= 1 for it in refused)
            assert ann.socket.close_code == TOO_MUCH

    @pytest.mark.parametrize(
        "limits",
        [Limits(work_per_guest=40), Limits(work_per_table=40), Limits(work_per_address=40)],
        ids=["guest", "table", "address"],
    )
    async def test_more_sockets_do_not_allow_more_work(
        self, tmp_path: Path, limits: Limits
    ) -> None:
        async with running(tmp_path / "games", limits=limits) as site:
            table = await site.person("Ann").make_table("me", "friend", "friend")
            dan = site.person("Dan", ELSEWHERE)
            await dan.get("/api/me")
            lines = [await dan.look_on(table) for _ in range(5)]
            answers = [await line.ask({"t": "start"}) for line in lines for _ in range(4)]
            codes = [answer["code"] for answer in answers]
            assert set(codes) == {"not-host", "too-many-requests"}
            assert codes.count("not-host") <= 5

    async def test_changing_ones_mind_has_a_limit(self, tmp_path: Path) -> None:
        async with running(tmp_path / "games") as site:
            _, lines = await seated(site, "Ann", "Ben", "Cho")
            await keep_all(lines)
            for number in range(MAX_CHANGES):
                await lines[0].do(Done(0, done=number % 2 == 0))
            refused = await lines[0].act(Done(0))
            assert refused["code"] == "changing-too-fast"
            assert refused["params"]["most"] == MAX_CHANGES
            assert 0 < refused["params"]["seconds"] <= 60
            await lines[1].do(Done(1))

    async def test_whoever_asks_on_and_on_waits_for_each_refusal_and_nobody_else_does(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(refusal_answers, "REFUSAL_SECONDS", 3600)
        async with running(tmp_path / "games", limits=Limits(requests_per_address=40)) as site:
            stranger, other = site.person(address=ELSEWHERE), site.person(address="127.0.0.3")
            for _ in range(10):
                assert (await stranger.http.get("/livez")).status_code == 200
            with pytest.raises(ReadTimeout):
                await stranger.http.get("/livez", timeout=0.3)
            assert (await other.http.get("/livez")).status_code == 200

    async def test_requests_of_an_address_have_a_limit(self, tmp_path: Path) -> None:
        async with running(tmp_path / "games", limits=Limits(requests_per_address=40)) as site:
            dan = site.person("Dan", ELSEWHERE)
            answers = [await dan.http.get("/api/me") for _ in range(15)]
            assert answers[0].status_code == 200
            assert answers[-1].status_code == 429
            assert answers[-1].json()["code"] == "too-many-requests"
            assert int(answers[-1].headers["Retry-After"]) >= 1
            await site.person("Ann").get("/api/me")


class TestTables:
    async def test_making_them_without_a_cookie_has_a_limit(self, tmp_path: Path) -> None:
        async with running(tmp_path / "games", limits=Limits(tables_per_address=12)) as site:
            codes = []
            for _ in range(10):
                dan = site.person("Dan", ELSEWHERE)
                answer = await dan.post("/api/tables", new_table("me", "friend", "friend"))
                codes.append(answer.json().get("code", "made"))
            assert codes == ["made"] * 6 + ["too-many-new-tables"] * 4
            await site.person("Ann").make_table("me", "friend", "friend")

    async def test_a_guest_can_make_only_so_many(self, tmp_path: Path) -> None:
        async with running(tmp_path / "games", limits=Limits(tables_per_guest=3)) as site:
            ann = site.person("Ann")
            for _ in range(3):
                await ann.make_table("me", "friend", "friend")
            answer = await ann.post("/api/tables", new_table("me", "friend", "friend"))
            assert answer.status_code == 429
            assert 1100 < answer.json()["params"]["seconds"] <= 1200

    async def test_bots_of_a_table_that_nobody_watches_sleep(self, tmp_path: Path) -> None:
        async with running(tmp_path / "games") as site:
            ann = site.person("Ann")
            table = await site.tables.get((await bot_table(ann))[0])
            await ann.leave()
            await until(lambda: not table.subscribers and table.game.state.number > 0)
            await until(lambda: site.tables._bots_of[table.id].runner.resting)
            number = table.game.state.number
            # Something happens all the same.
            table.activity.set()
            await asyncio.sleep(0.1)
            assert table.game.state.number == number
            assert not table.game.over
            watcher = await site.person("Dan").look_on(table.id)
            await watcher.until(lambda line: line.n > watcher.n or line.table["status"] == "over")

    async def test_an_address_keeps_bots_awake_at_only_so_many_tables(self, tmp_path: Path) -> None:
        limits = Limits(bot_tables_per_address=2)
        async with running(tmp_path / "games", limits=limits) as site:
            ids, lines = [], []
            for _ in range(3):
                people = ("me", "friend", "plain")
                ann, ben = site.person("Ann"), site.person("Ben")
                table = await ann.make_table(*people)
                await ben.join(table)
                host = await ann.look_on(table)
                await host.start()
                ids.append(table)
                lines.append(host)
            for line in lines:
                await line.close()
            await until(lambda: not site.gate.sockets.total)
            dan = site.person("Dan", ELSEWHERE)
            first = await dan.look_on(ids[0])
            await dan.look_on(ids[1])
            assert await refusal(await dan.open(ids[2])) == ("too-many-bot-tables", TOO_MUCH)
            # Whoever looks on from elsewhere keeps them awake for everybody.
            await site.person("Eve").look_on(ids[2])
            await dan.look_on(ids[2])
            await first.close()

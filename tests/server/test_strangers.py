"""What strangers try who want the server for themselves, by connections and sockets."""

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import Line, keep_all, running, seated, settle
from tests.server.strangers import ELSEWHERE, all_of, connect, play_on, refusal, until

from chinatown.game import Done, Keep
from chinatown.server.limits.numbers import Limits
from chinatown.server.tables.connection import TOO_MUCH


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

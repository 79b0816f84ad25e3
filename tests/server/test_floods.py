"""What strangers ask on and on, and the tables that they make, of which there are only so many."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from httpx import ReadTimeout
from tests.server.kit import keep_all, new_table, running, seated
from tests.server.strangers import ELSEWHERE, all_messages, bot_table, refusal, until

from chinatown.game import Done
from chinatown.server import refusal_answers
from chinatown.server.limits.gate import MAX_REFUSED
from chinatown.server.limits.numbers import Limits
from chinatown.server.tables.connection import TOO_MUCH
from chinatown.server.tables.rate_limit import MAX_CHANGES


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
            # Some of the limit comes back meanwhile, and whoever is refused has to wait for it.
            answers = [await dan.http.get("/api/me")]
            while answers[-1].status_code == 200 and len(answers) < 60:
                answers.append(await dan.http.get("/api/me"))
            assert len(answers) > 2
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

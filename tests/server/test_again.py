"""Commands sent again, lines lost, servers stopped: everything goes on where it was."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.kit import Line, Site, keep_all, running, seated, settle

from chinatown.game import Done, Keep, Say
from chinatown.server.store.log import ActionLog
from chinatown.server.store.proceedings import NOBODY, EntryRow, Vote
from chinatown.server.store.rows import ActionRow
from chinatown.server.times import time_text


async def keep(line: Line, request: str) -> dict[str, object]:
    own = line.game["mine"]
    return await line.act(Keep(line.seat, tuple(own["hand"][: own["keep"]])), id=request)


async def test_a_command_sent_again_does_nothing_and_gets_the_same_answer(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        ann, ben, _ = lines
        before = ann.game
        first = await keep(ann, "one")
        number, view = ann.n, ann.game
        assert view != before
        assert await keep(ann, "one") == first == {"t": "ok", "id": "one"}
        assert (ann.n, ann.game) == (number, view)
        # Another seat's ids are its own.
        assert (await keep(ben, "one"))["t"] == "ok"
        assert ben.game["mine"]["chosen"] is not None


async def test_a_refused_command_sent_again_is_refused_again(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        refused = await lines[0].act(Done(0), id="early")
        assert refused["code"] == "wrong-phase"
        for line in lines:
            await keep(line, "keep")
        await settle(lines[0])
        assert lines[0].game["now"]["phase"] == "trade"
        assert await lines[0].act(Done(0), id="early") == refused
        assert (await lines[0].act(Done(0), id="now"))["t"] == "ok"


async def test_what_was_written_though_nobody_knew_is_not_refused_when_it_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann, ben, _ = lines
        write = ActionLog.write

        async def write_and_forget(*what: Any, **more: Any) -> None:
            await write(*what, **more)
            raise OperationalError("COMMIT", None, OSError("disk I/O error"))

        with monkeypatch.context() as patch:
            patch.setattr(ActionLog, "write", write_and_forget)
            assert (await ben.act(Done(1), id="done"))["code"] == "database-unavailable"
        pause = {"t": "vote", "question": "pause", "about": None, "agree": True}
        assert (await ann.ask(pause))["t"] == "ok"
        assert await ben.act(Done(1), id="done") == {"t": "ok", "id": "done"}
        await settle(ben)
        assert [event["seat"] for event in ben.log_of("done-said")] == [1]


async def test_a_change_before_the_game_is_not_refused_when_it_comes_again_after_a_restart(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        await ben.join(table)
        line = await ben.look_on(table)
        command = {"t": "arrange", "id": "up", "change": {"do": "stand-up"}}
        assert (await line.ask(command))["t"] == "ok"
        site.tables.loaded[table].arranged.clear()
        assert (await line.ask(command))["t"] == "ok"
        assert (await line.ask({**command, "id": "again"}))["code"] == "not-seated"


async def test_whoever_has_left_for_good_is_told_so_when_the_command_comes_again(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        leave = {"t": "leave", "id": "bye"}
        assert (await lines[1].ask(leave))["t"] == "ok"
        back = await site.people[1].look_on(table)
        assert back.table["you"] is None
        assert (await back.ask(leave))["t"] == "ok"
        assert (await back.ask({**leave, "id": "again"}))["code"] == "not-seated"


async def test_what_was_settled_elsewhere_amid_actions_lets_none_of_them_happen_twice(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        table_id, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        table = site.tables.loaded[table_id]
        game, store = table.game, site.tables.store
        number, at = game.state.number, time_text(table.clock())
        for more, words in enumerate(("one", "two"), 1):
            row = ActionRow(number + more, 1, words, Say(1, words), at)
            await store.log.write(table_id, row, over=False)
        # By a process that did not know the latest action.
        vote = Vote(0, "pause", NOBODY, agree=True, host=True)
        entry = EntryRow(game.conduct.number + 1, number - 1, "vote", vote, at)
        await store.proceedings.write(table_id, entry)
        async with table.lock:
            await table.catch_up(game)
        assert game.state.number == number + 2
        for line in lines:
            await settle(line)
            assert [event["text"] for event in line.log_of("said")] == ["one", "two"]
        await lines[0].do(Say(0, "three"))
        await lines[1].until(lambda line: len(line.log_of("said")) == 3)


async def test_start_sent_again_is_harmless(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        first = await line.ask({"t": "start", "id": "go"})
        assert await line.ask({"t": "start", "id": "go"}) == first == {"t": "ok", "id": "go"}


async def test_after_a_restart_requests_and_update_numbers_go_on(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep(lines[0], "one")
        await keep(lines[1], "two")
        for line in lines:
            await settle(line)
        kept = [(line.n, line.view, line.log) for line in lines]
        jars = [person.http.cookies for person in site.people]
    async with running(tmp_path / "games") as site:
        again = []
        for jar in jars:
            person = site.person()
            person.http.cookies = jar
            again.append(await person.look_on(table))
        assert [(line.n, line.view, line.log) for line in again] == kept
        assert await keep(again[0], "one") == {"t": "ok", "id": "one"}
        await again[0].silence()
        assert (await keep(again[2], "three"))["t"] == "ok"
        assert again[2].game["now"]["phase"] == "trade"


async def test_whoever_missed_something_looks_again_and_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep(lines[0], "one")
        # Ben's client loses the update on the way.
        await lines[1].socket.recv()
        await lines[1].socket.send(json.dumps({"t": "look", "id": "again"}))
        await lines[1].hear("welcome")
        assert lines[1].game["players"][0]["chosen"]
        await keep(lines[2], "two")
        await lines[1].hear("update")


async def test_two_browsers_of_one_player_see_the_same(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        second = await site.people[0].look_on(table)
        assert second.seat == 0
        await keep(second, "one")
        await lines[0].until(lambda line: line.game["mine"]["chosen"] is not None)
        assert lines[0].game == second.game


async def test_who_is_there_is_told_to_the_others(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        line = await ann.look_on(table)
        assert [seat["online"] for seat in line.table["seats"]] == [True, False, True]
        early = await ben.look_on(table)
        assert early.table["you"] is None
        await ben.join(table)
        await line.until(lambda line: line.table["seats"][1]["name"] == "Ben")
        stranger = await ben.look_on(table)
        assert stranger.seat == 1
        await line.until(lambda line: line.table["seats"][1]["online"])
        await early.close()
        await stranger.close()
        await line.until(lambda line: not line.table["seats"][1]["online"])


async def test_a_visitor_who_looks_on_becomes_a_player_on_the_same_line(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        table = await ann.make_table("me", "friend", "plain")
        await ben.get("/api/me")
        line = await ben.look_on(table)
        assert line.table["you"] is None
        await ben.join(table)
        await line.until(lambda line: line.table["you"] == 1)
        assert line.table["rejoin"].startswith("/r/")


async def test_several_tables_go_on_side_by_side(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:

        async def play(name: str) -> tuple[str, list[Line]]:
            return await seated(site, name, f"{name}2", f"{name}3")

        tables = await asyncio.gather(*(play(name) for name in ("Ann", "Ben", "Cho", "Dan")))
        for _, lines in tables:
            await keep(lines[0], "one")
        for table, lines in tables:
            assert lines[1].table["id"] == table
            await settle(lines[1])
            assert lines[1].game["now"]["waiting"].count(0) == 0
            assert len(lines[1].game["now"]["waiting"]) == 2


async def test_two_servers_on_one_database_serve_one_table(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "games", sole=False) as site,
        running(tmp_path / "games", sole=False) as twin,
    ):
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        beside = await line_of(twin, site, table, 1)
        assert beside.seat == 1
        assert beside.game == lines[1].game
        first, second = await asyncio.gather(keep(lines[0], "a"), keep(beside, "b"))
        assert first["t"] == second["t"] == "ok"
        # The same command, at both servers at the same moment.
        again = await line_of(twin, site, table, 2)
        answers = await asyncio.gather(keep(lines[2], "c"), keep(again, "c"))
        assert [answer["t"] for answer in answers] == ["ok", "ok"]
        log = await site.tables.store.log.read(table)
        assert sorted((row.seat, row.request) for row in log) == [(0, "a"), (1, "b"), (2, "c")]
        assert [row.number for row in log] == [1, 2, 3]


async def line_of(site: Site, elsewhere: Site, table: str, seat: int) -> Line:
    """Open a socket at another server with a player's cookie."""
    person = site.person()
    person.http.cookies = elsewhere.people[seat].http.cookies
    return await person.look_on(table)

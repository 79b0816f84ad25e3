"""Whole games over sockets."""

import json
from pathlib import Path

import pytest
from tests.server.kit import Line, lot_of, running, seated, settle

from chinatown.game import Agree, Build, Done, Keep, Offer, Placement, Say, Trade, Transfer
from chinatown.record import Record, first_change, game_digest, has_chain, verify


async def play_round(lines: list[Line], *, gift: bool = False) -> None:
    """Keep, give a building away or trade nothing, place one tile each, whoever's turn it is."""
    for line in lines:
        own = line.game["mine"]
        await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
    for line in lines:
        await line.until(lambda line: line.game["now"]["phase"] == "trade")
    if gift:
        await lines[0].do(Offer(0, Trade((Transfer(0, 1, (lot_of(lines[0], 0),)),))))
        await lines[1].until(lambda line: line.game["offers"])
        await lines[1].do(Agree(1, lines[1].game["offers"][0]["id"]))
    for line in lines:
        await line.do(Done(line.seat))
    for line in lines:
        await line.until(lambda line: line.game["now"]["phase"] == "build")
    for seat in list(lines[0].game["now"]["waiting"]) * len(lines):
        await settle(lines[0])
        if lines[0].game["now"]["phase"] != "build":
            break
        seat = lines[0].game["now"]["waiting"][0]
        line = lines[seat]
        await settle(line)
        await line.do(Build(seat, tuple(one_placement(line))))


def one_placement(line: Line) -> list[Placement]:
    board, tiles = line.game["board"], line.game["players"][line.seat]["tiles"]
    free = [
        building
        for building, owner in enumerate(board["owners"], start=1)
        if owner == line.seat and board["shops"][building - 1] is None
    ]
    return [Placement(free[0], tiles[0])] if free and tiles else []


@pytest.mark.whole_game
async def test_three_people_play_a_whole_game_and_get_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        for what in ("record", "stories", "figures", "digest", "replay"):
            answer = await site.person().http.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == 409
            assert answer.json()["code"] == "game-not-over"
        for round_ in range(1, 7):
            for line in lines:
                await line.until(lambda line, r=round_: line.game["now"]["round"] == r)
            await play_round(lines, gift=round_ == 1)
        for line in lines:
            await line.until(lambda line: line.table["status"] == "over")
        result = lines[0].game["result"]
        assert sorted(standing["seat"] for standing in result["ranking"]) == [0, 1, 2]
        assert [player["cash"] for player in lines[1].game["players"]] == [
            next(standing["cash"] for standing in result["ranking"] if standing["seat"] == seat)
            for seat in range(3)
        ]
        # People talk on, which adds nothing to what came of the game.
        await lines[0].do(Say(0, "Thank you both"))
        await lines[1].do(Say(1, "Again?", (0,)))
        response = await site.person().get(f"/api/tables/{table}/stories")
        (story,) = response["trades"]
        assert (story["offer"], story["round"]) == (lines[0].log_of("offered")[0]["offer"], 1)
        assert [worth["seat"] for worth in story["worth"]] == [0, 1]
        assert story["worth"][0]["dollars"] <= 0 <= story["worth"][1]["dollars"]
        figures = await site.person().get(f"/api/tables/{table}/figures")
        assert len(figures["rounds"]) == 6
        assert figures["cash"][-1] == [player["cash"] for player in lines[1].game["players"]]
        answer = await site.person().http.get(f"/api/tables/{table}/record")
        record = Record.from_json(answer.content)
        assert record.names == ("Ann", "Ben", "Cho")
        assert record.result is not None
        assert verify(record) is None
        assert len(record.rounds) == 6
        assert record.actions[-1] == Say(0, "Thank you both")
        content = json.loads(answer.content)
        assert has_chain(content)
        assert first_change(content) is None
        # What was whispered is only in the records of those who heard it, but all can compare one
        # digest, which talk after the end leaves as it is.
        digest = await site.person().get(f"/api/tables/{table}/digest")
        assert digest["digest"] == game_digest(record)
        assert digest["short"].replace(" ", "") == digest["digest"][:12]
        # Whoever asks later gets what was worked out for the first.
        monkeypatch.delattr("chinatown.server.http.game_digest")
        assert await site.person().get(f"/api/tables/{table}/digest") == digest
        for person, whispered in zip(site.people[:3], (True, True, False), strict=True):
            answer = await person.http.get(f"/api/tables/{table}/record")
            assert answer.headers["Cache-Control"] == "no-store"
            assert (b"Again?" in answer.content) == whispered
            record = Record.from_json(answer.content)
            assert verify(record) is None
            assert first_change(json.loads(answer.content)) is None
            assert game_digest(record) == digest["digest"]
        for line, words in zip(lines, ("Again?", "Again?", "Thank you both"), strict=True):
            await line.until(lambda line, words=words: line.log[-1].get("text") == words)
            log, view = line.log, line.view
            await settle(line)
            assert (line.log, line.view) == (log, view)


async def test_a_trade_is_offered_agreed_and_seen_by_all(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        for line in lines:
            own = line.game["mine"]
            await line.do(Keep(line.seat, tuple(own["hand"][: own["keep"]])))
        for line in lines:
            await settle(line)
        ann, ben, cho = lines
        lot = ann.game["board"]["owners"].index(0) + 1
        trade = Trade((Transfer(0, 1, buildings=(lot,)), Transfer(1, 0, cash=20_000)))
        await ann.do(Offer(0, trade))
        offer = ann.game["offers"][0]
        assert offer["parties"] == [
            {"seat": 0, "answer": "agrees"},
            {"seat": 1, "answer": "waiting"},
        ]
        await ben.until(lambda line: line.game["offers"])
        await ben.do(Agree(1, offer["id"]))
        for line in lines:
            await settle(line)
            assert line.game["board"]["owners"][lot - 1] == 1
            assert line.log[-1]["happened"] == "trade-made"
        assert ann.game["players"][0]["cash"] == 70_000
        assert ben.game["players"][1]["cash"] == 30_000
        assert [player["cash"] for player in cho.game["players"]] == [None, None, 50_000]


@pytest.mark.whole_game
@pytest.mark.parametrize("edition", ["modern", "classic"])
async def test_one_person_and_bots_play_to_the_end(tmp_path: Path, edition: str) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain", "plain", edition=edition)
        line = await ann.look_on(table)
        await line.start()
        while True:
            await line.until(
                lambda line: 0 in line.game["now"]["waiting"] or line.game["now"]["phase"] == "over"
            )
            phase = line.game["now"]["phase"]
            if phase == "over":
                break
            own = line.game["mine"]
            if phase == "deal":
                await line.do(Keep(0, tuple(own["hand"][: own["keep"]])))
            elif phase == "trade":
                await line.do(Done(0))
            else:
                await line.do(Build(0, tuple(one_placement(line))))
        assert len(line.game["result"]["ranking"]) == 4

"""Questions that people settle together: to pause, to go on, to end the game; and leaving it."""

from pathlib import Path

import pytest
from tests.server.kit import Line, come_back, keep_all, running, settle
from tests.server.people import gathered, trading

from chinatown.game import Done, Say
from chinatown.record import Record, verify
from chinatown.server.store.proceedings import NOBODY, Vote
from chinatown.server.tables.ballots import OpenBallot
from chinatown.server.times import time_of

ANN, BEN, CHO = 0, 1, 2


def ballot(question: str, *answers: tuple[int, bool], host: int | None = None) -> OpenBallot:
    """Return a question that the first of these answers has put."""
    at = time_of("2026-01-01T12:00:00.000Z")
    result = OpenBallot(question, CHO if question == "replace" else NOBODY, answers[0][0], at)  # type: ignore[arg-type]
    for seat, agree in answers:
        result.note(Vote(seat, question, NOBODY, agree, seat == host))  # type: ignore[arg-type]
    return result


@pytest.mark.parametrize(
    ("question", "answers", "voters", "outcome"),
    [
        ("replace", [(0, True)], 1, "passed"),
        ("replace", [(0, True)], 2, "open"),
        ("replace", [(0, True)], 3, "open"),
        ("replace", [(0, True), (1, True)], 3, "passed"),
        ("replace", [(0, True), (1, False)], 2, "failed"),
        ("replace", [(0, True), (1, False)], 3, "open"),
        ("replace", [(0, True), (1, False), (2, False)], 4, "failed"),
        ("pause", [(0, True)], 2, "open"),
        ("pause", [(0, True), (1, True)], 2, "passed"),
        ("pause", [(0, True), (1, False)], 3, "failed"),
        ("end", [(0, True), (1, True)], 2, "passed"),
        ("end", [(0, True), (1, True)], 3, "open"),
        ("end", [(0, True), (1, True), (2, False)], 3, "failed"),
        ("end", [(0, True)], 1, "open"),
        ("end", [(0, True), (0, False)], 1, "failed"),
        ("resume", [(0, True)], 3, "open"),
        ("resume", [(0, True), (1, True)], 3, "passed"),
    ],
)
def test_what_follows_from_answers(
    question: str, answers: list[tuple[int, bool]], voters: int, outcome: str
) -> None:
    assert ballot(question, *answers).outcome(range(voters), 4, NOBODY) == outcome


def test_the_host_may_pause_go_on_and_end_a_game_that_is_left_to_them() -> None:
    for question in ("pause", "resume"):
        assert ballot(question, (0, True), host=0).outcome(range(3), 3, NOBODY) == "passed"
    assert ballot("end", (0, True), host=0).outcome([0], 3, NOBODY) == "passed"
    assert ballot("end", (0, True), host=0).outcome([0, 1], 3, NOBODY) == "open"


def test_whoever_paused_may_go_on() -> None:
    assert ballot("resume", (1, True)).outcome(range(3), 3, 1) == "passed"


def test_a_voice_that_has_no_say_any_more_does_not_count() -> None:
    assert ballot("end", (0, True), (1, True), (2, False)).outcome([0, 1], 3, NOBODY) == "passed"
    assert ballot("replace", (0, True), (2, True)).outcome([0, 1], 3, NOBODY) == "open"


async def test_a_pause_is_agreed_by_all_others(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, cho = people.lines
        await trading(people)
        assert (await ben.vote("pause"))["t"] == "ok"
        await people.settle()
        assert len(ann.ballots) == 1
        assert ann.ballots[0]["asked"] == [ANN, CHO]
        await ben.do(Done(BEN))
        await cho.vote("pause")
        # The host's word is enough.
        await ann.vote("pause")
        await people.settle()
        assert ann.presence["paused"] == BEN
        assert ann.ballots == []
        assert (await ben.act(Done(BEN, done=False)))["code"] == "paused"
        assert (await ben.act(Say(BEN, "Back at eight.")))["t"] == "ok"


async def test_nobody_alone_keeps_a_game_paused(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, cho = people.lines
        await ann.vote("pause")
        await people.leave(ANN)
        await people.later(120)
        await ben.vote("resume")
        await people.settle()
        assert cho.presence["paused"] == ANN
        await cho.vote("resume")
        await people.settle()
        assert cho.presence["paused"] is None
        assert (await ben.vote("resume"))["code"] == "not-paused"


async def test_all_who_are_there_end_the_game_and_the_record_verifies(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, cho = people.lines
        await trading(people)
        await ann.vote("end")
        await ben.vote("end")
        await people.settle()
        assert ann.game["now"]["phase"] == "trade"
        assert cho.ballots[0]["asked"] == [CHO]
        await cho.vote("end")
        for line in people.lines:
            await line.until(lambda line: line.table["status"] == "over")
            assert line.game["result"]["early"]
            assert len(line.game["result"]["ranking"]) == 3
            assert line.log_of("ended-early")
        assert (await ann.vote("end"))["code"] == "game-over"
        text = (await people.site.people[0].http.get(f"/api/tables/{people.table}/record")).text
        record = Record.from_json(text)
        assert record.actions[-1].do == "end-game"
        assert verify(record) is None
        (table, *_) = (await people.site.people[0].get("/api/me"))["tables"]
        assert table["status"] == "over"


async def test_one_no_keeps_the_game_going(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, cho = people.lines
        await ann.vote("end")
        await cho.vote("end", agree=False)
        await ben.vote("end")
        await people.settle()
        assert ann.game["now"]["phase"] == "deal"
        # Cho's no closed the question; Ben's yes puts it anew.
        assert ben.ballots[0]["by"] == BEN
        assert (await ann.vote("end"))["t"] == "ok"


async def test_a_spectator_has_no_say(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        dot = await people.site.person("Dot").look_on(people.table)
        for question in ("pause", "resume", "end", "replace"):
            assert (await dot.vote(question, 1))["code"] == "not-seated"
        assert (await dot.ask({"t": "leave"}))["code"] == "not-seated"
        assert (await dot.ask({"t": "come-back"}))["code"] == "not-seated"
        assert (await dot.ask({"t": "compose", "on": True}))["code"] == "not-seated"


async def test_before_the_game_there_is_nothing_to_settle(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person("Ann")
        table = await ann.make_table("me", "friend", "friend")
        line = await ann.look_on(table)
        for question in ("pause", "end"):
            assert (await line.vote(question))["code"] == "not-started"
        assert (await line.ask({"t": "leave"}))["code"] == "not-started"
        assert line.presence == {}


async def test_a_question_lapses(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann = people.lines[0]
        await people.lines[1].vote("end")
        await people.later(299)
        assert ann.ballots
        await people.later(1)
        assert ann.ballots == []


async def test_the_host_ends_a_game_that_everyone_else_has_left(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann = people.lines[0]
        for seat in (CHO, BEN):
            await people.leave(seat)
        await ann.vote("end")
        await settle(ann)
        assert ann.game["now"]["phase"] == "deal", "they may be back any moment"
        await people.later(120)
        await ann.until(lambda line: line.table["status"] == "over")


async def test_a_guest_who_is_alone_does_not_end_the_game_of_others(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ben = people.lines[1]
        for seat in (CHO, ANN):
            await people.leave(seat)
        await people.later(120)
        await ben.vote("end")
        await settle(ben)
        assert ben.game["now"]["phase"] == "deal"


async def test_one_person_among_bots_ends_the_game_at_once(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person("Ann")
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await line.vote("end")
        await line.until(lambda line: line.table["status"] == "over")


async def test_open_questions_outlive_the_server(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        await people.lines[0].vote("end", id="asked")
        await people.lines[1].vote("end")
        jars, watch = people.jars, people.watch
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jars[0], people.table)
        assert ann.ballots[0]["agreed"] == [0, 1]
        assert (await ann.vote("end", id="asked"))["t"] == "ok"
        assert (await ann.vote("end"))["code"] == "already-voted"
        cho = await come_back(site, jars[2], people.table, "Cho")
        await cho.vote("end")
        await ann.until(lambda line: line.table["status"] == "over")


async def left(line: Line) -> None:
    assert (await line.ask({"t": "leave"}))["t"] == "ok"


async def test_whoever_leaves_for_good_looks_on_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, cho = people.lines
        way_back = cho.table["rejoin"]
        await left(cho)
        await people.settle()
        assert cho.table["you"] is None
        assert cho.game["mine"] is None
        assert (ann.table["seats"][2]["kind"], ann.table["seats"][2]["name"]) == ("bot", "Cho")
        assert (await cho.act(Done(CHO)))["code"] == "not-seated"
        await keep_all([ann, ben])
        await ann.until(lambda line: sorted(line.game["now"]["waiting"]) == [ANN, BEN])
        # No link leads back to the seat, and nobody is asked about it any more.
        await people.site.people[2].http.get(way_back, follow_redirects=True)
        again = await people.come(CHO)
        assert again.table["you"] is None
        await ben.vote("end")
        await ann.vote("end")
        await ann.until(lambda line: line.table["status"] == "over")


async def test_leaving_outlives_the_server(tmp_path: Path) -> None:
    async with gathered(tmp_path, stand_in="pass") as people:
        await left(people.lines[2])
        jars, watch = people.jars, people.watch
    async with running(tmp_path / "games", clock=watch) as site:
        cho = await come_back(site, jars[2], people.table)
        assert cho.table["you"] is None
        ann = await come_back(site, jars[0], people.table)
        ben = await come_back(site, jars[1], people.table)
        await keep_all([ann, ben])
        await ann.until(lambda line: sorted(line.game["now"]["waiting"]) == [ANN, BEN])

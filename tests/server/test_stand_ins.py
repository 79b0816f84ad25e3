"""Bots that play for people who keep the table waiting, and people who come back."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import PlainBot, come_back, keep_all, running, settle
from tests.server.people import People, gathered, trading

from chinatown.game import Done, Keep, Say, View


async def gone_for(people: People, seat: int, seconds: float) -> None:
    await people.leave(seat)
    await people.later(seconds)


async def replaced(people: People, seat: int) -> None:
    """Let the others vote for a bot on a seat whose person is gone."""
    answers = [
        await line.vote("replace", seat)
        for line in people.lines
        if line.seat != seat and not line.seat_presence(seat)["stand_in"]
    ]
    assert [answer["t"] for answer in answers] == ["ok"] * len(answers)
    await people.settle()


async def test_by_vote_of_the_others_a_bot_plays_for_whoever_is_away(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        await gone_for(people, 2, 120)
        assert (await ann.vote("replace", 2))["t"] == "ok"
        await ben.until(lambda line: line.ballots != [])
        (ballot,) = ben.ballots
        assert (ballot["about"], ballot["by"], ballot["agreed"], ballot["asked"]) == (
            2,
            0,
            [0],
            [1],
        )
        assert ben.seat_presence(2)["stand_in"] is None
        assert (await ben.vote("replace", 2))["t"] == "ok"
        await keep_all([ann, ben])
        # The bot keeps its cards too, so that trading begins.
        await ann.until(lambda line: line.game["now"]["phase"] == "trade")
        assert ann.seat_presence(2)["stand_in"] == "vote"
        assert ann.ballots == []


async def test_whoever_comes_back_has_the_seat_at_once_and_is_told_what_a_bot_did(
    tmp_path: Path,
) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        await gone_for(people, 2, 120)
        await replaced(people, 2)
        await keep_all([ann, ben])
        await ann.until(lambda line: sorted(line.game["now"]["waiting"]) == [0, 1])
        cho = await people.come(2)
        await cho.until(lambda line: bool(line.returned))
        await settle(cho)
        assert cho.seat_presence(2)["stand_in"] is None
        assert cho.returned["why"] == "vote"
        meanwhile = cho.log[cho.returned["since"] : cho.returned["until"]]
        done = [event["happened"] for event in meanwhile if event.get("seat") == 2]
        assert done[0] == "cards-chosen"
        assert done[-1] == "done-said"
        # What the person does now, no bot undoes.
        await cho.do(Done(2, done=False))
        await settle(ann)
        assert 2 in ann.game["now"]["waiting"]
        assert not ann.seat_presence(2)["stand_in"]


async def test_the_stand_in_sees_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    seen: list[tuple[int, View]] = []

    class Spy(PlainBot):
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def decide(self, view: View) -> Any:
            seen.append((self.seat, view))
            return super().decide(view)

    arguments = {"make_bot": lambda kind, seat, seed: Spy(seat)}
    async with gathered(tmp_path, arguments=arguments) as people:
        await gone_for(people, 2, 120)
        await replaced(people, 2)
        await keep_all(people.lines[:2])
        await people.lines[0].until(lambda line: sorted(line.game["now"]["waiting"]) == [0, 1])
        assert seen
        assert {(seat, view.viewer) for seat, view in seen} == {(2, 2)}
        for _, view in seen:
            assert [cash is None for cash in view.cash] == [True, True, False]


async def test_nobody_who_is_here_can_be_voted_out(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann = people.lines[0]
        assert (await ann.vote("replace", 2))["code"] == "seat-is-here"
        await gone_for(people, 2, 119)
        early = await ann.vote("replace", 2)
        assert early["code"] == "gone-too-short"
        assert 0 < early["params"]["seconds"] <= 1
        assert ann.seat_presence(2)["stand_in"] is None


async def test_a_vote_ends_when_the_person_comes_back(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        await gone_for(people, 2, 120)
        await ann.vote("replace", 2)
        await people.come(2)
        await people.later(0)
        assert ann.ballots == []
        assert (await ben.vote("replace", 2))["code"] == "seat-is-here"


async def test_hostile_votes_are_refused(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        dot = await people.site.person("Dot").look_on(people.table)
        await gone_for(people, 2, 120)
        assert (await dot.vote("replace", 2))["code"] == "not-seated"
        assert (await ann.vote("replace", 0))["code"] == "vote-oneself"
        assert (await ann.vote("replace", 7))["code"] == "unknown-seat"
        assert (await ann.vote("replace"))["code"] == "unknown-seat"
        assert (await ann.vote("replace", 2, agree=False))["code"] == "vote-closed"
        assert (await ann.vote("replace", 2))["t"] == "ok"
        for _ in range(3):
            assert (await ann.vote("replace", 2))["code"] == "already-voted"
        await settle(ben)
        assert ben.seat_presence(2)["stand_in"] is None, "one voice of two is no majority"
        assert (await ben.vote("replace", 2, agree=False))["t"] == "ok"
        await people.settle()
        assert ann.ballots == []
        assert (await ann.vote("replace", 2))["code"] == "asked-lately"


async def test_a_vote_that_is_sent_again_counts_once(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann = people.lines[0]
        await gone_for(people, 2, 120)
        for _ in range(3):
            assert (await ann.vote("replace", 2, id="the same"))["t"] == "ok"
        await people.settle()
        assert ann.ballots[0]["agreed"] == [0]


async def test_two_at_once_may_ask_the_same(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        ann, ben, _ = people.lines
        await gone_for(people, 2, 120)
        vote = {"t": "vote", "question": "replace", "about": 2, "agree": True}
        await ann.socket.send(json.dumps({"id": "a", **vote}))
        await ben.socket.send(json.dumps({"id": "b", **vote}))
        assert (await ann.answer("a"))["t"] == "ok"
        assert (await ben.answer("b"))["t"] == "ok"
        await people.settle()
        assert ann.seat_presence(2)["stand_in"] == "vote"


async def test_a_table_may_replace_people_by_itself(tmp_path: Path) -> None:
    async with gathered(tmp_path, takeover="away", away_seconds=60) as people:
        ann = people.lines[0]
        await gone_for(people, 2, 59)
        assert ann.seat_presence(2)["stand_in"] is None
        await people.later(1)
        assert ann.seat_presence(2)["stand_in"] == "away"


async def test_the_alarm_rings_by_itself(tmp_path: Path) -> None:
    async with gathered(tmp_path, takeover="away", away_seconds=5) as people:
        ann = people.lines[0]
        # Away from now on, and five seconds ago by the clock on the wall.
        people.watch.ahead = -people.watch.ahead
        await people.leave(2)
        people.watch.ahead *= 0
        await people.later(4.8)
        assert ann.seat_presence(2)["stand_in"] is None
        await ann.until(lambda line: line.seat_presence(2)["stand_in"] == "away")


async def test_where_everyone_is_gone_nobody_is_replaced(tmp_path: Path) -> None:
    async with gathered(tmp_path, takeover="away", phase_seconds=60) as people:
        for seat in (2, 1):
            await people.leave(seat)
        await people.lines[0].close()
        table = await people.site.tables.get(people.table)
        async with asyncio.timeout(5):
            while len(table.subscribers):  # noqa: ASYNC110 - nobody is left to be told
                await asyncio.sleep(0.01)
        await people.later(3600)
        game = table.game
        assert game.conduct.stand_ins == {}
        assert game.state.phase == "deal"


async def test_who_is_not_waited_for_keeps_the_seat(tmp_path: Path) -> None:
    async with gathered(tmp_path, takeover="away") as people:
        ann = people.lines[0]
        await trading(people)
        await people.lines[2].do(Done(2))
        await gone_for(people, 2, 600)
        assert ann.seat_presence(2)["stand_in"] is None


async def test_a_table_may_forbid_it(tmp_path: Path) -> None:
    async with gathered(tmp_path, takeover="never") as people:
        await gone_for(people, 2, 3600)
        assert (await people.lines[0].vote("replace", 2))["code"] == "takeover-off"


async def test_a_stand_in_may_only_pass(tmp_path: Path) -> None:
    async with gathered(tmp_path, stand_in="pass") as people:
        ann = people.lines[0]
        await gone_for(people, 2, 120)
        await replaced(people, 2)
        await keep_all(people.lines[:2])
        await ann.until(lambda line: sorted(line.game["now"]["waiting"]) == [0, 1])


async def test_a_level_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person()
        wish = {
            "name": "Ann",
            "edition": "modern",
            "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}],
            "pace": {"stand_in": "genius"},
        }
        answer = await ann.post("/api/tables", wish)
        assert answer.json()["code"] == "unknown-bot"
        for pace in ({"away_seconds": 0}, {"phase_seconds": -1}, {"takeover": "now"}, {"x": 1}):
            answer = await ann.post("/api/tables", {**wish, "pace": pace})
            assert answer.json()["code"] == "message-wrong"


@pytest.mark.parametrize("back", [False, True])
async def test_bots_go_on_standing_in_after_a_restart(tmp_path: Path, back: bool) -> None:
    async with gathered(tmp_path, stand_in="pass") as people:
        await gone_for(people, 2, 120)
        table = await people.site.tables.get(people.table)
        await replaced(people, 2)
        if back:
            cho = await people.come(2)
            await cho.until(lambda line: bool(line.returned))
        before = (dict(table.game.conduct.spells), table.game.conduct.number)
        jars, watch = people.jars, people.watch
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jars[0], people.table)
        conduct = (await site.tables.get(people.table)).game.conduct
        assert (dict(conduct.spells), conduct.number) == before
        assert ann.seat_presence(2)["stand_in"] == (None if back else "vote")
        if back:
            return
        ben = await come_back(site, jars[1], people.table, "Ben")
        await keep_all([ann, ben])
        await ann.until(lambda line: sorted(line.game["now"]["waiting"]) == [0, 1])
        cho = await come_back(site, jars[2], people.table, "Cho")
        await cho.until(lambda line: bool(line.returned))
        assert cho.returned["until"] > cho.returned["since"]


async def test_whoever_acts_is_back(tmp_path: Path) -> None:
    async with gathered(tmp_path, phase_seconds=60, stand_in="pass") as people:
        ann, ben, cho = people.lines
        await keep_all([ann, ben])
        # Cho is here but does nothing: a bot plays, until Cho says something.
        await people.later(60)
        assert ann.seat_presence(2)["stand_in"] == "time"
        assert ann.seat_presence(2)["here"]
        await ann.until(lambda line: line.game["now"]["phase"] == "trade")
        assert (await cho.act(Say(2, "Here I am.")))["t"] == "ok"
        await settle(ann)
        assert ann.seat_presence(2)["stand_in"] is None
        assert cho.returned
        assert cho.returned["why"] == "time"


async def test_a_press_is_enough_to_be_back(tmp_path: Path) -> None:
    async with gathered(tmp_path, phase_seconds=60, stand_in="pass") as people:
        ann, _, cho = people.lines
        await people.later(60)
        assert cho.seat_presence(2)["stand_in"] == "time"
        assert (await cho.ask({"t": "come-back"}))["t"] == "ok"
        assert (await cho.ask({"t": "come-back"}))["t"] == "ok"
        await settle(ann)
        assert ann.seat_presence(2)["stand_in"] is None


async def test_coming_back_while_the_bot_thinks_leaves_the_decision_to_the_person(
    tmp_path: Path,
) -> None:
    async with gathered(tmp_path, stand_in="pass") as people:
        await gone_for(people, 2, 120)
        table = await people.site.tables.get(people.table)
        hand = table.game.views[2].hand
        lowest = tuple(lot for lot in range(1, 86) if hand >> lot & 1)[:2]
        assert not await table.act_for_bot(2, Keep(2, lowest), table.game.views[2])

"""Finished games as one file, to be watched again through anybody's eyes."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.kit import Line, Site, keep_all, lot_of, seated

from chinatown.game import Offer, Say, Trade, Transfer, view
from chinatown.protocol.encoder import Frame, ViewEncoder
from chinatown.record import Record, replay
from chinatown.server.messages.missed import MissedGame
from chinatown.server.messages.replay import Replay
from chinatown.server.replays import MAX_REPLAYED_ACTIONS, replay_file, table_of

RECORDS = Path(__file__).parent.parent / "data" / "records"
NAMES = (
    "03-modern-3-keep-cards",
    "05-modern-5-open-money",
    "25-classic-4-street-access+keep-cards+hidden-tiles+trade-clock-10",
)


def record_named(name: str) -> Record:
    return Record.from_json((RECORDS / f"{name}.json").read_bytes())


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Record:
    """A finished game with secret offers and whispers."""
    return record_named(request.param)


@pytest.fixture
def whole(game: Record) -> Any:
    return json.loads(replay_file(game, table_of(game)))


async def send(site: Site, content: bytes) -> httpx.Response:
    return await site.person().http.post("/api/replay", content=content)


def steps_of(whole: Any, viewer: int | str | None) -> list[Any]:
    (steps,) = (eyes["steps"] for eyes in whole["eyes"] if eyes["viewer"] == viewer)
    return list(steps)


def events_of(whole: Any, viewer: int | str | None) -> list[Any]:
    return [whole["events"][place] for step in steps_of(whole, viewer) for place in step["events"]]


def views_of(whole: Any, viewer: int | str | None) -> list[dict[str, Any]]:
    """Return what some eyes see after each action, put together as the client does."""
    values = whole["values"]
    seen: dict[str, Any] = {}
    views = []
    for step in steps_of(whole, viewer):
        for name, change in step["changed"].items():
            if isinstance(change, int):
                seen = {**seen, name: values[change]}
                continue
            start, removed, *places = change
            items = list(seen.get(name, []))
            items[start : start + removed] = [values[place] for place in places]
            seen = {**seen, name: items}
        views.append(seen)
    return views


def offers_in_play(whole: Any, viewer: int | str | None) -> dict[str, Any]:
    """Return by id the offers that some eyes saw before the game was over."""
    return {
        offer["id"]: offer
        for position in views_of(whole, viewer)
        if position["result"] is None
        for offer in position["offers"]
    }


def test_every_position_is_what_a_live_table_shows(game: Record, whole: Any) -> None:
    for viewer in (None, *range(game.setup.players)):
        positions = views_of(whole, viewer)
        assert len(positions) == len(game.actions) + 1
        for step, position in zip(replay(game), positions, strict=True):
            encoded = ViewEncoder().encode(Frame(view(step.state, viewer)))
            assert position == json.loads(encoded.message.model_dump_json())


def test_everybody_is_told_what_they_were_told_then_and_no_more(game: Record, whole: Any) -> None:
    steps = list(replay(game))
    for viewer in (None, *range(game.setup.players)):
        seen = [
            addressed.event.__class__.__name__
            for step in steps
            for addressed in step.events
            if addressed.seen_by(viewer)
        ]
        assert len(events_of(whole, viewer)) == len(seen)


def test_a_secret_offer_is_seen_only_by_its_parties_and_whoever_sees_everything(
    game: Record, whole: Any
) -> None:
    secret = [offer for offer in offers_in_play(whole, "all").values() if offer["secret"]]
    assert secret
    for seat in range(game.setup.players):
        known = offers_in_play(whole, seat)
        for offer in secret:
            parties = [answer["seat"] for answer in offer["parties"]]
            assert (offer["id"] in known) == (seat in parties)
    assert offers_in_play(whole, None).keys().isdisjoint(offer["id"] for offer in secret)


def test_whoever_sees_everything_knows_all_cash_and_all_cards(game: Record, whole: Any) -> None:
    positions = views_of(whole, "all")
    for step, position in zip(replay(game), positions, strict=True):
        assert tuple(player["cash"] for player in position["players"]) == step.state.cash
    dealt = [
        event["seat"] for event in events_of(whole, "all") if event["happened"] == "cards-dealt"
    ]
    assert set(dealt) == set(range(game.setup.players))


def test_whoever_sees_everything_is_told_nothing_twice(whole: Any) -> None:
    events = events_of(whole, "all")
    discarded = [event for event in events if event["happened"] == "cards-discarded"]
    assert all(event["cards"] for event in discarded if event["count"])
    assert not [event for event in events if event["happened"] == "items-moved"]


def test_a_replay_says_what_trades_were_worth(game: Record, whole: Any) -> None:
    assert game.result is not None
    for seat, cash in enumerate(game.result.cash):
        parts = [*whole["stories"]["rest"]]
        parts += [worth for trade in whole["stories"]["trades"] for worth in trade["worth"]]
        assert sum(part["dollars"] for part in parts if part["seat"] == seat) == cash


def test_a_replay_has_the_figures_of_its_game(game: Record, whole: Any) -> None:
    figures = whole["figures"]
    assert figures["cash"][1:] == [list(cash) for cash in game.rounds]
    for seat, gains in enumerate(figures["gains"]):
        (rest,) = (part["dollars"] for part in whole["stories"]["rest"] if part["seat"] == seat)
        assert sum(gains) + rest == figures["cash"][-1][seat]
    assert {best["seat"] for best in figures["best"]} == set(range(game.setup.players))
    assert all(played["paid"] <= played["free"] for played in figures["rounds"])


async def ended_table(site: Site) -> tuple[str, list[Line]]:
    """Return a finished table of Ann, Ben and Cho, where Ann whispered and offered to Ben."""
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    ann = lines[0]
    await ann.do(Say(0, "Between us", (1,)))
    gift = Trade((Transfer(0, 1, buildings=(lot_of(ann, 0),)),))
    await ann.do(Offer(0, gift, secret=True))
    for line in lines:
        await line.vote("end")
    await ann.until(lambda line: line.game["now"]["phase"] == "over")
    return table, lines


async def test_a_whisper_is_replayed_only_for_those_who_heard_it(site: Site) -> None:
    table, _ = await ended_table(site)
    ann, ben, cho = site.people
    for person, heard in ((ann, True), (ben, True), (cho, False), (site.person(), False)):
        answer = await person.http.get(f"/api/tables/{table}/replay")
        assert answer.status_code == 200
        assert (b"Between us" in answer.content) == heard
        assert Replay.model_validate_json(answer.content).table.id == table
    by_ann = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    said = {
        viewer: [
            event["text"] for event in events_of(by_ann, viewer) if event["happened"] == "said"
        ]
        for viewer in (None, 0, 1, 2)
    }
    assert said == {None: [], 0: ["Between us"], 1: ["Between us"], 2: []}


async def test_a_secret_offer_of_a_table_is_open_after_its_end_but_not_to_every_eye(
    site: Site,
) -> None:
    table, _ = await ended_table(site)
    whole = (await site.person().http.get(f"/api/tables/{table}/replay")).json()
    offered = {viewer: len(offers_in_play(whole, viewer)) for viewer in (None, 0, 1, 2, "all")}
    assert offered == {None: 0, 0: 1, 1: 1, 2: 0, "all": 1}


async def test_nobody_replays_a_game_that_goes_on(site: Site) -> None:
    table, _ = await seated(site, "Ann", "Ben", "Cho")
    answer = await site.people[0].http.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")
    answer = await site.people[0].http.get("/api/tables/nowhere/replay")
    assert answer.status_code == 404


async def test_a_replay_leads_nobody_to_a_seat(site: Site) -> None:
    table, _ = await ended_table(site)
    info = (await site.people[0].http.get(f"/api/tables/{table}/replay")).json()["table"]
    assert (info["you"], info["invite"], info["rejoin"], info["browsers"]) == (None, "", "", [])


async def test_a_record_that_is_sent_is_replayed(site: Site, game: Record, whole: Any) -> None:
    longer_than_other_messages = game.to_json() + b" " * 64 * 1024
    answer = await send(site, longer_than_other_messages)
    assert answer.status_code == 200
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.json() == whole
    assert Replay.model_validate_json(answer.content).table.seats[1].name == game.names[1]
    plain = await site.person().http.post(
        "/api/replay", content=game.to_json(), headers={"Accept-Encoding": "identity"}
    )
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == whole


async def test_an_unfinished_game_is_refused(site: Site, game: Record) -> None:
    begun = replace(game, actions=game.actions[:20], rounds=(), result=None)
    answer = await send(site, begun.to_json(chained=False))
    assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")


@pytest.mark.parametrize("content", [b"", b"{}", b"not a record", b"[1, 2]", b"\xff\xfe\x00"])
async def test_what_is_no_record_is_refused(site: Site, content: bytes) -> None:
    answer = await send(site, content)
    assert (answer.status_code, answer.json()["code"]) == (400, "replay-unreadable")


async def test_a_record_with_an_illegal_action_is_refused(site: Site) -> None:
    game = record_named(NAMES[0])
    broken = replace(game, actions=(game.actions[0], *game.actions))
    answer = await send(site, broken.to_json(chained=False))
    assert (answer.status_code, answer.json()["code"]) == (400, "replay-unreadable")


async def test_a_record_longer_than_people_play_is_refused(site: Site) -> None:
    game = record_named(NAMES[0])
    talk = (Say(0, "again"),) * MAX_REPLAYED_ACTIONS
    answer = await send(site, replace(game, actions=(*game.actions, *talk)).to_json(chained=False))
    assert (answer.status_code, answer.json()["code"]) == (400, "replay-unreadable")


async def test_what_is_too_long_is_refused_unread(site: Site) -> None:
    answer = await send(site, b" " * (4 * 1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-large")


async def test_a_stranger_cannot_have_games_replayed_without_end(site: Site) -> None:
    stranger = site.person(address="127.0.0.2")
    # At once, as what may be asked grows while a slow machine answers one after the other.
    sent = [stranger.http.post("/api/replay", content=b"{}") for _ in range(20)]
    codes = [answer.json()["code"] for answer in await asyncio.gather(*sent)]
    assert set(codes) == {"replay-unreadable", "too-many-requests"}


async def test_what_was_missed_is_said_of_a_record_and_of_no_unfinished_one(
    site: Site, game: Record
) -> None:
    longer_than_other_messages = game.to_json() + b" " * 64 * 1024
    answer = await site.person().http.post("/api/replay/missed", content=longer_than_other_messages)
    missed = MissedGame.model_validate_json(answer.content)
    assert [entry.round for entry in missed.rounds] == [1, 2, 3, 4, 5, 6]
    assert any(entry.trades for entry in missed.rounds)
    for entry in missed.rounds:
        for trade in entry.trades:
            assert (
                trade.highest - trade.lowest == trade.gain == sum(trade.after) - sum(trade.before)
            )
    begun = replace(game, actions=game.actions[:20], rounds=(), result=None)
    for content, refusal in (
        (begun.to_json(chained=False), (409, "game-not-over")),
        (b"not a record", (400, "replay-unreadable")),
    ):
        answer = await site.person().http.post("/api/replay/missed", content=content)
        assert (answer.status_code, answer.json()["code"]) == refusal


async def test_what_was_missed_at_a_table_is_said_when_it_is_over(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    address = f"/api/tables/{table}/missed"
    answer = await site.people[0].http.get(address)
    assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")
    for line in lines:
        await line.vote("end")
    await lines[0].until(lambda line: line.game["now"]["phase"] == "over")
    # Its trading was never over, so nothing was missed yet.
    answer = await site.person().http.get(address)
    assert (answer.status_code, answer.json()) == (200, {"rounds": []})

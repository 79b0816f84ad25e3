"""Looking back: finished games as one file, through the eyes of everybody."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.kit import Site, running

from chinatown.game import MODERN, Setup, view
from chinatown.lab import make_bots, play_game
from chinatown.protocol.encoder import Frame, ViewEncoder
from chinatown.record import Record, replay
from chinatown.server.messages.replay import Replay
from chinatown.server.replays import replay_file, table_of

SETUP = Setup(MODERN, 3, "looking back")


@pytest.fixture(scope="module")
def game() -> Record:
    bots = make_bots(SETUP, ["shopkeeper"])
    return play_game(SETUP, bots, ["Ann", "Bo", "Cy"]).record


@pytest.fixture(scope="module")
def whole(game: Record) -> Any:
    return json.loads(replay_file(game, table_of(game)))


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(tmp_path / "games") as site:
        yield site


async def looked_back(site: Site, content: bytes) -> httpx.Response:
    return await site.person().http.post("/api/replay", content=content)


def steps_of(whole: Any, viewer: int | str | None) -> list[Any]:
    (steps,) = (eyes["steps"] for eyes in whole["eyes"] if eyes["viewer"] == viewer)
    return list(steps)


def views_of(whole: Any, viewer: int | str | None) -> list[dict[str, Any]]:
    """Return what some eyes see after each action, put together as the client does."""
    values = whole["values"]
    seen: list[dict[str, Any]] = [{}]
    for step in steps_of(whole, viewer):
        changed = {
            name: [values[item] for item in place] if isinstance(place, list) else values[place]
            for name, place in step["changed"].items()
        }
        seen.append({**seen[-1], **changed})
    return seen[1:]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_position_is_what_a_live_table_shows(
    game: Record, whole: Any, viewer: int | None
) -> None:
    positions = views_of(whole, viewer)
    assert len(positions) == len(game.actions) + 1
    for step, position in zip(replay(game), positions, strict=True):
        encoded = ViewEncoder().encode(Frame(view(step.state, viewer)))
        assert position == json.loads(encoded.message.model_dump_json())


def test_whoever_sees_everything_knows_all_cash_and_all_cards(whole: Any) -> None:
    positions = views_of(whole, "all")
    assert all(player["cash"] is not None for seen in positions for player in seen["players"])
    assert any(player["cash"] is None for player in views_of(whole, None)[0]["players"])
    dealt = [
        whole["events"][place]["seat"]
        for place in steps_of(whole, "all")[0]["events"]
        if whole["events"][place]["happened"] == "cards-dealt"
    ]
    assert sorted(dealt) == [0, 1, 2]


def test_whoever_sees_everything_is_told_nothing_twice(whole: Any) -> None:
    told = [whole["events"][place] for step in steps_of(whole, "all") for place in step["events"]]
    discarded = [event for event in told if event["happened"] == "cards-discarded"]
    assert all(event["cards"] for event in discarded if event["count"])
    assert not [event for event in told if event["happened"] == "items-moved"]


async def test_a_record_that_is_sent_is_replayed(site: Site, game: Record, whole: Any) -> None:
    longer_than_other_messages = game.to_json() + b" " * 64 * 1024
    answer = await looked_back(site, longer_than_other_messages)
    assert answer.status_code == 200
    assert answer.json() == whole
    assert Replay.model_validate_json(answer.content).table.seats[1].name == "Bo"


async def test_an_unfinished_game_is_refused(site: Site, game: Record) -> None:
    begun = replace(game, actions=game.actions[:40], rounds=(), result=None)
    answer = await looked_back(site, begun.to_json(chained=False))
    assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")


@pytest.mark.parametrize("content", [b"", b"{}", b"not a record", b"[1, 2]", b"\xff\xfe\x00"])
async def test_what_is_no_record_is_refused(site: Site, content: bytes) -> None:
    answer = await looked_back(site, content)
    assert (answer.status_code, answer.json()["code"]) == (400, "replay-unreadable")


async def test_a_record_with_an_illegal_action_is_refused(site: Site, game: Record) -> None:
    broken = replace(game, actions=(game.actions[0], *game.actions))
    answer = await looked_back(site, broken.to_json(chained=False))
    assert (answer.status_code, answer.json()["code"]) == (400, "replay-unreadable")


async def test_what_is_too_long_is_refused_unread(site: Site) -> None:
    answer = await looked_back(site, b" " * (4 * 1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-large")

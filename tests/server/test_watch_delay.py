"""Games that are shown late to whoever looks on without a seat."""

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from tests.server.kit import (
    Line,
    Site,
    StoppedWatch,
    keep_all,
    lot_of,
    new_table,
    running,
    seated,
    settle,
)
from tests.server.test_instructions import goods, must_instruct

from chinatown.game import Say

DELAY = timedelta(minutes=3)
MOMENT = timedelta(seconds=1)


@pytest.fixture
def watch() -> StoppedWatch:
    return StoppedWatch()


@pytest.fixture
async def site(tmp_path: Path, watch: StoppedWatch) -> AsyncIterator[Site]:
    async with running(tmp_path / "games", clock=watch) as site:
        yield site


async def put_forward(site: Site, watch: StoppedWatch, table: str, by: timedelta) -> None:
    """Let time pass at a table."""
    watch.ahead += by
    loaded = site.tables.loaded[table]
    async with loaded.lock:
        await loaded.subscribers.gallery.show_due()


async def begun(site: Site) -> tuple[str, list[Line], Line]:
    """Begin a game of three people with that delay; return it, their lines and a spectator's."""
    table, lines = await seated(site, "Ann", "Ben", "Cho", variants=("watch-delay=3",))
    return table, lines, await site.person("Eve").look_on(table)


def words(line: Line) -> list[str]:
    return [event["text"] for event in line.log_of("said")]


async def test_a_spectator_sees_the_game_begin_late(site: Site, watch: StoppedWatch) -> None:
    table, lines, eve = await begun(site)
    assert lines[0].table["status"] == "playing"
    assert (eve.table["status"], eve.view) == ("lobby", None)
    await put_forward(site, watch, table, DELAY - MOMENT)
    await settle(eve)
    assert eve.view is None
    await put_forward(site, watch, table, MOMENT)
    await eve.until(lambda eve: eve.view is not None)
    assert eve.game["now"]["phase"] == "deal"


async def test_a_spectator_sees_what_happened_in_its_order(site: Site, watch: StoppedWatch) -> None:
    table, lines, eve = await begun(site)
    await put_forward(site, watch, table, DELAY)
    await eve.until(lambda eve: eve.view is not None)
    await keep_all(lines)
    await lines[0].do(Say(0, "for all to hear"))
    await lines[1].until(lambda line: words(line) == ["for all to hear"])
    await put_forward(site, watch, table, DELAY - MOMENT)
    await settle(eve)
    assert (eve.game["now"]["phase"], words(eve)) == ("deal", [])
    await put_forward(site, watch, table, MOMENT)
    await eve.until(lambda eve: words(eve) == ["for all to hear"])
    assert eve.game["now"]["phase"] == "trade"


async def test_whoever_comes_to_look_on_is_shown_no_more_than_the_others(
    site: Site, watch: StoppedWatch
) -> None:
    table, lines, _ = await begun(site)
    await put_forward(site, watch, table, DELAY)
    await keep_all(lines)
    fay = await site.person("Fay").look_on(table)
    assert fay.game["now"]["phase"] == "deal"
    assert fay.presence["seats"][0]["composing"] is False
    await put_forward(site, watch, table, DELAY)
    await fay.until(lambda fay: fay.game["now"]["phase"] == "trade")


async def test_players_are_shown_everything_at_once(site: Site, watch: StoppedWatch) -> None:
    _, lines, _ = await begun(site)
    await keep_all(lines)
    assert all(line.game["now"]["phase"] == "trade" for line in lines)


async def test_the_end_is_late_too(site: Site, watch: StoppedWatch) -> None:
    table, lines, eve = await begun(site)
    await put_forward(site, watch, table, DELAY)
    for line in lines:
        await line.ask({"t": "vote", "question": "end", "about": None, "agree": True})
    await lines[0].until(lambda line: line.table["status"] == "over")
    await settle(eve)
    info = await site.person("Fay").get(f"/api/tables/{table}")
    assert (info["status"], eve.table["status"]) == ("playing", "playing")
    assert eve.game["result"] is None
    for page in ("record", "replay", "digest", "stories"):
        answer = await site.person("Gus").http.get(f"/api/tables/{table}/{page}")
        assert answer.json()["code"] == "game-not-over", page
    assert (await site.people[0].http.get(f"/api/tables/{table}/record")).status_code == 200
    await put_forward(site, watch, table, DELAY)
    await eve.until(lambda eve: eve.table["status"] == "over")
    assert eve.game["result"] is not None


async def test_the_delay_outlives_the_server(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, lines, _ = await begun(site)
        watch.ahead += DELAY
        await keep_all(lines)
    async with running(tmp_path / "games", clock=watch) as site:
        eve = await site.person("Eve").look_on(table)
        assert eve.game["now"]["phase"] == "deal"
        await put_forward(site, watch, table, DELAY)
        await eve.until(lambda eve: eve.game["now"]["phase"] == "trade")


async def test_a_pause_is_late_too(site: Site, watch: StoppedWatch) -> None:
    table, lines, eve = await begun(site)
    await put_forward(site, watch, table, DELAY)
    await eve.until(lambda eve: eve.view is not None)
    await lines[0].vote("pause", agree=True)
    await lines[0].until(lambda line: line.presence["paused"] == 0)
    await settle(eve)
    assert eve.presence["paused"] is None
    await put_forward(site, watch, table, DELAY)
    await eve.until(lambda eve: eve.presence["paused"] == 0)


async def test_nothing_shows_that_somebody_has_given_a_standing_instruction(
    site: Site, watch: StoppedWatch
) -> None:
    table, lines, eve = await begun(site)
    await keep_all(lines)
    await put_forward(site, watch, table, DELAY)
    await eve.until(lambda eve: eve.view is not None and eve.game["now"]["phase"] == "trade")
    await must_instruct(lines[0], gives=goods(lot_of(lines[0], 0)), money=60_000)
    await settle(eve)
    heard = len(eve.heard)
    await put_forward(site, watch, table, DELAY)
    await eve.ask({"t": "ping"})
    assert [json.loads(text)["t"] for text in eve.heard[heard:]] == ["pong"]


@pytest.mark.parametrize("word", ["watch-delay", "watch-delay=2", "watch-delay=-1"])
async def test_a_delay_that_cannot_be_chosen_is_refused(site: Site, word: str) -> None:
    wish = new_table("me", "plain", "plain", variants=[word])
    answer = await site.person("Ann").post("/api/tables", wish)
    body = answer.json()
    assert body["code"] == "unknown-variant"
    assert body["params"]["known"] == ["watch-delay=1", "watch-delay=3", "watch-delay=10"]

"""However much is said at a table, it opens: what is older comes in pages."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.kit import Json, Person, Site, keep_all, running, seated, settle

from chinatown.game import Say
from chinatown.server import http
from chinatown.server.tables import subscribers


@pytest.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setattr(subscribers, "MAX_RECENT", 3)
    monkeypatch.setattr(http, "MAX_PAGE", 4)
    async with running(tmp_path / "games") as site:
        yield site


async def pages(person: Person, table: str, before: int) -> list[Json]:
    """Return the events before one, as somebody gets them page after page."""
    events: list[Json] = []
    while before:
        page = await person.get(f"/api/tables/{table}/history?before={before}")
        assert len(page["log"]) == len(page["times"]) == min(4, before)
        assert page["earlier"] == before - len(page["log"])
        events = page["log"] + events
        before = page["earlier"]
    return events


async def test_the_pages_before_a_welcome_have_all_that_a_seat_saw(site: Site) -> None:
    table, lines = await seated(site, "Ann", "Ben", "Cho")
    await keep_all(lines)
    for number in range(6):
        await lines[1].do(Say(1, f"remark {number}"))
    await lines[1].do(Say(1, "a whisper", to=(2,)))
    for person, line in zip(site.people, lines, strict=True):
        await settle(line)
        came_late = await person.look_on(table)
        welcome = came_late.log
        assert len(welcome) == 3
        events = await pages(person, table, came_late.earlier) + welcome
        said = [event["text"] for event in events if event["happened"] == "said"]
        heard = ["a whisper"] if line.seat else []
        assert said == [*(f"remark {number}" for number in range(6)), *heard]
        assert events[0]["happened"] == "round-began"
    stranger = site.person("Eve")
    looking_on = await stranger.look_on(table)
    seen = await pages(stranger, table, looking_on.earlier) + looking_on.log
    assert "a whisper" not in repr(seen)
    assert "cards-dealt" not in {event["happened"] for event in seen}


async def test_a_page_that_there_is_not_is_refused_or_empty(site: Site) -> None:
    table, _ = await seated(site, "Ann", "Ben", "Cho")
    ann = site.people[0]
    path = f"/api/tables/{table}/history"
    assert (await ann.get(f"{path}?before=0")) == {"log": [], "times": [], "earlier": 0}
    latest = await ann.get(f"{path}?before=999999")
    assert [event["happened"] for event in latest["log"]] == ["round-began", "cards-dealt"]
    assert await ann.get(path) == latest
    for query in ("?before=-1", "?before=x"):
        answer = await ann.http.get(path + query)
        assert (answer.status_code, answer.json()["code"]) == (400, "message-wrong")
    lobby = await ann.make_table("me", "friend", "friend", password="open sesame")
    for person, code in ((ann, "not-started"), (site.person("Eve"), "password-needed")):
        answer = await person.http.get(f"/api/tables/{lobby}/history?before=9")
        assert answer.json()["code"] == code

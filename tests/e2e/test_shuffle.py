"""The browser adds a part to the shuffle by itself, and checks it when the game is over."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.pages import Home
from tests.e2e.reading import text
from tests.e2e.seating import line_of

from chinatown.record import Record

pytestmark = pytest.mark.only_browser("chromium")


def findings(page: Page) -> list[bool]:
    """Check the shuffle, and return for each thing that was checked whether it is right."""
    page.get_by_test_id("check-shuffle").click()
    expect(page.get_by_test_id("check-verdict")).to_be_visible()
    rows = page.get_by_test_id("finding").all()
    return [row.get_attribute("data-good") == "true" for row in rows]


def test_a_browser_has_its_part_in_the_shuffle_and_finds_what_is_wrong_with_one(
    person: Page, tmp_path: Path
) -> None:
    lobby = Home(person).open().make("Anna", ["friend", "friend"])
    for seat in (1, 2):
        person.get_by_test_id(f"place-{seat}").select_option("bot:random")
    shuffle = person.get_by_test_id("lobby-shuffle")
    expect(shuffle).to_contain_text(text("shuffle-parts", count=1))
    committed = shuffle.get_attribute("title")
    lobby.start()
    table = person.url.rsplit("/", 1)[1]
    address = person.url.replace("/t/", "/api/tables/")
    with line_of(person, address) as line:
        line.keep()
        line.ask(t="vote", question="end", about=None, agree=True)
    assert findings(person) == [True] * 8
    person.keyboard.press("Escape")

    kept = tmp_path / "game.json"
    kept.write_bytes(person.context.request.get(f"/api/tables/{table}/record").body())
    record = Record.from_json(kept.read_bytes())
    assert record.shuffle is not None
    assert record.shuffle.commitment == committed
    assert [seat.opened for seat in record.shuffle.seats] == [True, False, False]
    content = json.loads(kept.read_text())
    content["shuffle"]["seats"][0]["part"] = "0" * 64
    kept.write_text(json.dumps(content))
    person.goto("/replay")
    person.get_by_test_id("replay-file").set_input_files(kept)
    person.get_by_test_id("replay-scrub").press("End")
    # The parts, the seed, that this part was used, and that the file is whole.
    assert findings(person) == [True, False, False, True, False, True, False]


def test_a_browser_has_its_part_where_a_table_plays_at_once(person: Page) -> None:
    Home(person).open().play("Anna")
    with line_of(person, person.url.replace("/t/", "/api/tables/")) as line:
        line.ask(t="vote", question="end", about=None, agree=True)
    assert findings(person) == [True] * 8

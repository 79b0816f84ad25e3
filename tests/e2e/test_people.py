"""Three people at one table settle things together; see also `test_side_by_side`."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import Mouse
from tests.e2e.pages import Home, Lobby
from tests.e2e.reading import text
from tests.e2e.table import Table

pytestmark = pytest.mark.only_browser("chromium")

AWAY_SECONDS = 5


def make_table(host: Page, friends: int) -> None:
    """Let a host, Anna, make a table that waits little, and come to it."""
    Home(host).open()
    wish = {
        "name": "Anna",
        "edition": "modern",
        "seats": [{"kind": "me"}, *({"kind": "friend"} for _ in range(friends))],
        "pace": {"away_seconds": AWAY_SECONDS, "stand_in": "shopkeeper"},
    }
    answer = host.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    host.goto(f"/t/{answer.json()['table']}")


def seated(host: Page, *friends: tuple[Page, str]) -> list[Table]:
    """Let a host, Anna, make such a table, friends come, and the game begin."""
    make_table(host, len(friends))
    lobby = Lobby(host)
    for page, name in friends:
        page.goto(host.url)
        Lobby(page).join(name)
        expect(host.get_by_text(name).first).to_be_visible()
    return [lobby.start(), *(Lobby(page).table() for page, _ in friends)]


def press(page: Page, testid: str) -> None:
    Mouse().press(page.get_by_test_id(testid))


def test_people_pause_go_on_and_end_the_game_with_the_ranking(
    new_person: Callable[..., Page],
) -> None:
    host, ben_page, cleo_page = (new_person() for _ in range(3))
    anna, ben, cleo = seated(host, (ben_page, "Ben"), (cleo_page, "Cleo"))
    press(host, "menu")
    press(host, "ask-pause")
    expect(ben_page.get_by_test_id("paused")).to_contain_text("Anna")
    press(host, "resume")
    expect(ben_page.get_by_test_id("paused")).to_be_hidden()
    ben.end_now()
    for page in (host, cleo_page):
        expect(page.get_by_test_id("ballot-end")).to_contain_text("Ben")
        press(page, "vote-yes")
    for table in (anna, ben, cleo):
        table.expect_phase("over")
        expect(table.ranking).to_have_count(3)
        expect(table.page.get_by_text(text("over-early"))).to_be_visible()

"""What somebody has played is found again, with how it came out."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.seating import seat

pytestmark = pytest.mark.only_browser("chromium")


def test_a_finished_game_is_among_mine_and_leads_to_its_replay(person: Page) -> None:
    for bots in (2, 3, 4, 2):
        seat(person, bots=bots, ended=True)
        expect(person.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(bots + 1)
    person.goto("/")
    expect(person.get_by_test_id("earlier")).to_be_visible()
    expect(person.locator(".mine .table:visible").first).to_contain_text("$50,000")
    person.get_by_test_id("my-games").click()
    games = person.get_by_test_id("games").get_by_role("listitem")
    expect(games).to_have_count(4)
    person.get_by_test_id("games-players").select_option("4")
    expect(games).to_have_count(1)
    expect(person.get_by_test_id("games-totals")).to_contain_text("$50,000")
    games.get_by_role("link").first.click()
    person.wait_for_url("**/replay/*")
    expect(person.get_by_test_id("replay-step")).to_contain_text("0 / ")

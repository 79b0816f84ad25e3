"""What comes after a game, and those who only watch."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import FilePayload, Page, expect
from scripts.gallery.rounds import NAMES, played
from scripts.gallery.studio import Studio
from tests.e2e.access import show
from tests.e2e.hands import Mouse
from tests.e2e.seating import line_of, seat

from chinatown.analysis import missed_rounds
from chinatown.game import MODERN

TV_SIZES: Final = ("desk", "large")
"""Those of a page that is made for large screens."""


def over(studio: Studio) -> None:
    """Picture the end: places, figures, the shuffle, and what is shared."""
    page = studio.person()
    page.goto("/")
    page.get_by_test_id("watch-bots").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("phase")).to_be_visible()
    show(page, "light", "en")
    expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(4)
    Mouse().press(page.get_by_test_id("income-close"))
    studio.take(page, "over")
    page.get_by_test_id("show-figures").click()
    expect(page.get_by_test_id("figures")).to_be_visible()
    studio.take(page, "figures")
    page.keyboard.press("Escape")
    page.get_by_test_id("show-stories").click()
    expect(page.get_by_test_id("stories")).to_be_visible()
    studio.take(page, "stories")
    page.get_by_test_id("check-shuffle").click()
    expect(page.get_by_test_id("check-verdict")).to_be_visible()
    studio.take(page, "check-shuffle")
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_test_id("share-picture").click()
    download.value.save_as(studio.folder / "shared.png")


def replay(studio: Studio) -> None:
    """Picture a game that is watched again, and what was missed in it."""
    record = played(MODERN)
    page = studio.person()
    page.goto("/replay")
    kept = FilePayload(name="game.json", mimeType="application/json", buffer=record.to_json())
    page.get_by_test_id("replay-file").set_input_files(kept)
    expect(page.get_by_test_id("phase")).to_be_visible()
    show(page, "light", "en")
    missed = next(it for it in reversed(list(missed_rounds(record))) if it.trades)
    page.get_by_test_id("replay-missed").press("Enter")
    panel = page.get_by_test_id("missed")
    panel.get_by_test_id("missed-round").select_option(str(missed.round))
    studio.take(page, "replay-missed")
    panel.get_by_test_id("missed-show").first.press("Enter")
    studio.take(page, "replay-missed-shown")
    panel.get_by_test_id("missed-close").press("Enter")
    studio.take(page, "replay")
    page.get_by_test_id("replay-scrub").press("End")
    expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(5)
    studio.take(page, "replay-end")


def games(studio: Studio) -> None:
    """Picture my games, before there is any and after some."""
    page = studio.person()
    page.goto("/games")
    expect(page.get_by_test_id("settings")).to_be_visible()
    expect(page.get_by_test_id("games-totals")).to_be_visible()
    studio.take(page, "games-none")
    for bots in (2, 3, 4, 2):
        seat(page, bots=bots, ended=True, name=NAMES[0])
        ranking = page.get_by_test_id("ranking").get_by_role("listitem")
        expect(ranking).to_have_count(bots + 1)
    page.goto("/games")
    expect(page.get_by_test_id("games").get_by_role("listitem")).to_have_count(4)
    studio.take(page, "games")
    page.goto("/")
    expect(page.get_by_test_id("earlier")).to_be_visible()
    studio.take(page, "home-finished")


def tv(studio: Studio) -> None:
    """Picture the screen that a room looks at: before, in and after a game."""
    host, *friends = (studio.person() for _ in range(3))
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    wish = {"name": "Anna", "edition": "modern", "seats": seats}
    made = host.request.post("/api/tables", data=wish)
    table = made.json()["table"]
    screen = host.context.new_page()
    screen.goto(f"/t/{table}/tv")
    join(friends[0], table, NAMES[0])
    expect(screen.get_by_test_id("seat-1")).to_contain_text(NAMES[0])
    studio.take(screen, "tv-lobby", TV_SIZES)
    join(friends[1], table, "Cleo")
    address = urlsplit(made.url)._replace(path=f"/api/tables/{table}").geturl()
    everybody = [host, *friends]
    with line_of(host, address) as line:
        line.ask(t="start")
    for page in everybody:
        with line_of(page, address) as line:
            line.keep()
    expect(screen.get_by_test_id("phase")).to_have_attribute("data-phase", "trade")
    studio.take(screen, "tv", TV_SIZES)
    for page in everybody:
        with line_of(page, address) as line:
            line.ask(t="vote", question="end", about=None, agree=True)
    expect(screen.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(3)
    studio.take(screen, "tv-over", TV_SIZES)


def join(page: Page, table: str, name: str) -> None:
    """Sit down at a table."""
    answer = page.request.post(f"/api/tables/{table}/join", data={"name": name})
    assert answer.ok, answer.text()

"""A table on a screen that a room looks at, opened in the browser of somebody who plays there."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.reading import text
from tests.e2e.seating import line_of, seat

pytestmark = pytest.mark.only_browser("chromium")

SCREENS = [ViewportSize(width=1920, height=1080), ViewportSize(width=1280, height=720)]

OUTSIDE = """() => [...document.querySelectorAll(
        "[data-testid=tv] :is(h1, h2, li, p, a, button, strong, svg):not(.visually-hidden)")]
    .filter(part => part.checkVisibility() && !part.closest(".trades"))
    .filter(part => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    })
    .map(part => part.outerHTML.slice(0, 80))"""

SMALLEST = """() => Math.min(...[...document.querySelectorAll(
        "header h1, header .prompt, .who strong, .facts, .trades li, .trades p")]
    .map(part => parseFloat(getComputedStyle(part).fontSize)))"""


def test_a_player_shows_the_game_to_the_room_and_plays_on(person: Page) -> None:
    seat(person, bots=4, keep=True)
    person.get_by_test_id("menu").click()
    with person.expect_popup() as opened:
        person.get_by_test_id("tv-link").click()
    tv = opened.value
    expect(tv.get_by_test_id("phase")).to_have_attribute("data-phase", "trade")
    expect(tv.get_by_test_id("qr")).to_be_visible()
    for screen in SCREENS:
        tv.set_viewport_size(screen)
        assert tv.evaluate(OUTSIDE) == []
        # Of 1080 rows of a screen 1.2 m wide, 25 are 16 mm: letters that are read from 3 m.
        assert tv.evaluate(SMALLEST) >= screen["height"] * 25 / 1080
    expect(tv.get_by_test_id("my-cash")).to_have_count(0)
    # The player's own page still plays.
    expect(person.get_by_test_id("my-cash")).to_be_attached()
    expect(person.get_by_test_id("spectators")).to_have_text(text("spectators", count=1))


def test_the_room_sees_people_come_the_game_begin_and_its_places(
    new_person: Callable[..., Page],
) -> None:
    host, friend = new_person(), new_person()
    made = host.request.post(
        "/api/tables",
        data={
            "name": "Anna",
            "edition": "modern",
            "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}],
        },
    )
    table = made.json()["table"]
    tv = host.context.new_page()
    tv.goto(f"/t/{table}/tv")
    expect(tv.get_by_role("status").filter(has_text=text("start-waits", count=2))).to_be_visible()
    third = new_person()
    for page, name in ((friend, "Ben"), (third, "Cleo")):
        page.request.post(f"/api/tables/{table}/join", data={"name": name})
    expect(tv.get_by_test_id("seat-1")).to_contain_text("Ben")
    expect(tv.get_by_text(text("tv-all-here"))).to_be_visible()
    address = urlsplit(made.url)._replace(path=f"/api/tables/{table}").geturl()
    with line_of(host, address) as line:
        line.ask(t="start")
        expect(tv.get_by_test_id("phase")).to_have_attribute("data-phase", "deal")
        for page in (friend, third):
            with line_of(page, address) as other:
                other.ask(t="vote", question="end", about=None, agree=True)
        line.ask(t="vote", question="end", about=None, agree=True)
    expect(tv.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(3)
    tv.get_by_test_id("tv-leave").click()
    tv.wait_for_url(f"**/t/{table}")


def test_a_game_of_bots_is_watched_at_one_press(person: Page) -> None:
    person.goto("/")
    person.get_by_test_id("watch-bots").click()
    person.wait_for_url("**/t/*")
    expect(person.get_by_test_id("phase")).to_be_visible()
    expect(person.get_by_text(text("spectating"))).to_be_visible()
    expect(person.get_by_test_id("spectators")).to_have_text(text("spectators", count=1))
    table = person.url
    expect(person.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(4)
    person.goto("/")
    person.get_by_test_id("watch-bots").click()
    person.wait_for_function(
        "table => location.href !== table && location.pathname !== '/'", arg=table
    )

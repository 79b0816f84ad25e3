"""A puzzle is found from the home page, solved, and solved again without the server."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.access import check_access
from tests.e2e.reading import text
from tests.e2e.serving import Server
from tests.e2e.watch import Watch

SHIPPED = Path(__file__).parents[2] / "web" / "src" / "lib" / "puzzles.json"
READY = "async () => (await navigator.serviceWorker.ready).active.state"
"""Waits until the page is kept for later."""


def give(person: Page, puzzle: dict[str, Any]) -> None:
    """Put the trade of a puzzle together, by pressing its things and who gets them."""
    given: dict[tuple[int, int], int] = {}
    for giver, taker, buildings, tiles in puzzle["trade"]:
        for building in buildings:
            person.get_by_test_id(f"lot-{building}").click()
        for tile in tiles:
            nth = given.get((giver, tile), 0)
            given[giver, tile] = nth + 1
            person.get_by_test_id(f"puzzle-tile-{giver}-{tile}-{nth}").click()
        person.get_by_test_id(f"puzzle-give-{taker}").click()


# What axe looks at is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_a_puzzle_is_solved_and_comes_back_without_the_server(
    new_person: Callable[..., Page], own_server: Server, watch: Watch
) -> None:
    puzzles = json.loads(SHIPPED.read_bytes())["puzzles"]
    person = new_person(base_url=own_server.url)
    person.goto("/")
    person.get_by_role("link", name=text("puzzle-from-home")).click()
    expect(person.get_by_test_id("puzzle-check")).to_be_visible()
    check_access(person)

    person.goto("/puzzles/1")
    give(person, puzzles[0])
    person.get_by_test_id("puzzle-check").click()
    expect(person.get_by_test_id("puzzle-next")).to_be_visible()
    check_access(person)
    person.get_by_test_id("puzzle-show").click()
    expect(person.get_by_test_id("puzzle-solution")).to_be_visible()
    check_access(person)
    person.evaluate(READY)

    watch.expect("ERR_CONNECTION_REFUSED")
    own_server.stop()
    person.goto("/puzzles")
    expect(person.get_by_test_id("puzzles-solved")).to_contain_text("1")
    check_access(person)
    person.goto("/puzzles/2")
    give(person, puzzles[1])
    person.get_by_test_id("puzzle-check").click()
    expect(person.get_by_test_id("puzzle-next")).to_be_visible()


@pytest.mark.only_browser("chromium")
def test_a_second_tap_on_a_phone_does_not_leave_the_puzzle_that_is_solved(phone: Page) -> None:
    phone.goto("/puzzles/1")
    give(phone, json.loads(SHIPPED.read_bytes())["puzzles"][0])
    phone.get_by_test_id("puzzle-check").dblclick()
    expect(phone.get_by_test_id("puzzle-next")).to_be_visible()
    expect(phone).to_have_url(re.compile(r"/puzzles/1$"))

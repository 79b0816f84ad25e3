"""Finished games are watched again: tables, and records that somebody opens."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.reading import text
from tests.e2e.seating import seat
from tests.e2e.watch import Watch

from chinatown.analysis import missed_rounds
from chinatown.record import Record, replay

pytestmark = pytest.mark.only_browser("chromium")

FILE = Path(__file__).parent.parent / "data" / "records" / "03-modern-3-keep-cards.json"

REFUSED = "console error: Failed to load resource"

ALL_PARTS = """() => performance.getEntriesByType("resource").some(
    ({ name, responseEnd }) => /figures-.*js$/.test(name) && responseEnd > 0)"""


def place(person: Page) -> Locator:
    return person.get_by_test_id("replay-step")


def complaints(person: Page) -> Locator:
    return person.get_by_role("alert").filter(has_text=re.compile(r"\S"))


def test_a_record_is_opened_and_watched_without_a_server(person: Page) -> None:
    record = Record.from_json(FILE.read_bytes())
    last = len(record.actions)
    steps = list(replay(record))
    second_round = next(number for number, step in enumerate(steps) if step.state.round == 2)
    person.goto("/replay")
    person.get_by_test_id("replay-file").set_input_files(FILE)
    expect(person.get_by_test_id("phase")).to_have_attribute("data-phase", "deal")
    # The ranking is the last part of a table that is fetched in spare time.
    person.wait_for_function(ALL_PARTS)
    look_at_what_was_missed(person, record)
    person.route("**/*", lambda route: route.abort())

    person.keyboard.press("ArrowRight")
    expect(place(person)).to_have_text(f"1 / {last}")
    person.keyboard.press("PageDown")
    expect(place(person)).to_have_text(f"{second_round} / {last}")
    expect(person.get_by_test_id("round")).to_have_attribute("data-round", "2")
    person.keyboard.press("ArrowLeft")
    expect(place(person)).to_have_text(f"{second_round - 1} / {last}")

    # The first moment after the beginning, and what is said about it.
    jump = person.get_by_test_id("replay-jump")
    trade = jump.locator("option").nth(1)
    words = trade.text_content() or ""
    jump.select_option(trade.get_attribute("value"))
    expect(person.get_by_test_id("log")).to_contain_text(words)

    person.get_by_test_id("replay-scrub").press("End")
    expect(place(person)).to_have_text(f"{last} / {last}")
    expect(person.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(3)
    person.get_by_test_id("show-stories").click()
    expect(person.get_by_test_id("stories-rest")).to_contain_text(record.names[0])
    person.get_by_test_id("replay-play").press(" ")
    expect(place(person)).to_have_text(f"1 / {last}")
    person.get_by_test_id("replay-play").press(" ")
    stopped = place(person).text_content() or ""
    person.wait_for_timeout(1500)
    expect(place(person)).to_have_text(stopped)
    expect(complaints(person)).to_have_count(0)


def look_at_what_was_missed(person: Page, record: Record) -> None:
    """Open what was missed by keyboard, see it on the board, and go back to the beginning."""
    missed = next(missed for missed in missed_rounds(record) if missed.trades)
    best = missed.trades[0]
    person.get_by_test_id("replay-missed").press("Enter")
    panel = person.get_by_test_id("missed")
    panel.get_by_test_id("missed-round").select_option(str(missed.round))
    expect(place(person)).to_have_text(f"{missed.traded} / {len(record.actions)}")
    entry = panel.get_by_test_id("missed-trade-{}-{}".format(*best.seats))
    expect(entry).to_contain_text(f"${best.gain:,}")
    entry.get_by_test_id("missed-show").press("Enter")
    expect(person.locator("[data-ghost]")).to_have_count(len(best.placements))
    panel.get_by_test_id("missed-close").press("Enter")
    expect(person.locator("[data-ghost]")).to_have_count(0)
    expect(person.get_by_test_id("replay-missed")).to_be_focused()
    person.keyboard.press("Home")


def test_each_pair_of_eyes_sees_what_it_saw_in_the_game(person: Page) -> None:
    record = Record.from_json(FILE.read_bytes())
    person.goto("/replay")
    person.get_by_test_id("replay-file").set_input_files(FILE)
    eyes, cash = person.get_by_test_id("replay-eyes"), person.get_by_text("$50,000", exact=True)
    expect(cash).to_have_count(0)
    eyes.select_option(label=record.names[1])
    expect(cash).to_have_count(1)
    expect(person.get_by_test_id("player-1")).to_contain_text("$50,000")
    eyes.select_option("all")
    expect(cash).to_have_count(3)


def test_a_link_to_a_moment_of_a_table_leads_there(person: Page) -> None:
    seat(person, bots=2, keep=True, ended=True)
    person.get_by_test_id("look-back").click()
    expect(place(person)).to_contain_text("0 / ")
    person.get_by_test_id("replay-next").click()
    person.get_by_test_id("replay-eyes").select_option("0")
    person.wait_for_url("**/replay/*#1.0")
    address = person.url
    person.goto("/")
    person.goto(address)
    expect(place(person)).to_contain_text("1 / ")
    expect(person.get_by_test_id("replay-eyes")).to_have_value("0")


def test_a_file_is_dropped_on_the_page_and_one_that_is_none_is_refused(
    person: Page, watch: Watch
) -> None:
    watch.expect("refused: 400 .*/api/replay", REFUSED)
    person.goto("/replay")
    expect(person.get_by_test_id("replay-file")).to_be_attached()
    drop(person, "not a record")
    expect(complaints(person)).to_have_text(text("error-replay-unreadable"))
    drop(person, FILE.read_text())
    expect(person.get_by_test_id("phase")).to_have_attribute("data-phase", "deal")


def drop(person: Page, content: str) -> None:
    person.evaluate(
        """content => {
            const data = new DataTransfer();
            data.items.add(new File([content], "game.json", { type: "application/json" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
        }""",
        content,
    )

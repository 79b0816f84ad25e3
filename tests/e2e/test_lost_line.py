"""A line that dies without closing, as when a laptop sleeps or a phone changes networks."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.lines import BACK, GIVEN_UP, Line
from tests.e2e.pages import BOT, Home, gathered
from tests.e2e.reading import text
from tests.e2e.seating import seat
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.watch import Watch

ANNA, BEN = range(2)

AT_ONCE = 5000
"""Milliseconds in which what the browser itself tells is known; silence takes six seconds."""

AFTER_DEAD = 6500
"""Milliseconds after which no dead connection is left."""

FIRST_PRESS = 12_000
"""Milliseconds, fewer than a press waits for an answer: the first one has to do."""

SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""Lets a page know that its user saves data, which Firefox never tells."""


def test_a_dead_line_is_shown_and_replaced_and_nothing_is_lost_or_done_twice(
    new_person: Callable[..., Page], quick_server: Server, line: Line, watch: Watch
) -> None:
    watch.allow(GIVEN_UP)
    host = new_person(base_url=quick_server.url)
    friend = new_person(base_url=line.url)
    anna, ben = gathered(host, (friend, "Ben"), bots=1, keep=True)
    kept = ben.lots_of()
    offline = friend.get_by_text(text("offline"))
    expect(offline).to_be_hidden()

    line.die()
    anna.compose(BEN, lots=[kept[0]])
    offer = anna.send()
    # Pressed on a line that looks alive, or is known to be dead by now: it is the same.
    ben.hand.press(ben.done)
    expect(offline).to_be_visible()
    expect(ben.offer(offer)).to_be_hidden()

    line.recover()
    expect(offline).to_be_hidden(timeout=BACK)
    # A press is given up where nothing is heard for half a minute.
    expect(friend.get_by_text(text("error-no-answer"))).to_be_hidden()
    expect(ben.done).to_have_attribute("aria-pressed", "true")
    ben.expect_offer(offer, "open")
    finished = text("event-done-said", name="Ben", done="yes")
    for table in (anna, ben):
        expect(table.log.get_by_text(finished)).to_have_count(1)
    # No button stays grey.
    ben.hand.press(ben.done)
    expect(ben.done).to_have_attribute("aria-pressed", "false")
    ben.agree(offer)
    anna.expect_offer(offer, "made")


def test_what_was_being_fetched_when_the_line_died_comes_with_the_line(
    new_person: Callable[..., Page], quick_server: Server, line: Line, watch: Watch
) -> None:
    host = new_person(base_url=quick_server.url)
    friend = new_person(base_url=line.url)
    # Given up by the browser now or when the page fetches it anew, or not at all.
    watch.allow("/trade-.*ERR_ABORTED", GIVEN_UP)
    # As on a line that has died: what is asked for is neither answered nor refused.
    friend.route("**/trade-*.js", lambda _: None)
    seat(host, [(friend, "Ben")], bots=1, keep=True)
    ben = Table(friend)
    ben.expect_phase("trade")
    expect(friend.get_by_role("button", name=text("try-again")).first).to_be_visible()
    line.die()
    expect(friend.get_by_text(text("offline"))).to_be_visible()
    friend.unroute("**/trade-*.js")
    line.recover()
    expect(ben.done).to_be_visible(timeout=BACK)


def test_what_is_asked_for_on_a_dead_line_does_not_hold_up_the_page_once_the_line_is_back(
    new_person: Callable[..., Page], quick_server: Server, line: Line, watch: Watch
) -> None:
    watch.allow(GIVEN_UP)
    host = new_person(base_url=quick_server.url)
    friend = new_person(base_url=line.url)
    # Whoever saves data has only the parts that they asked for.
    friend.add_init_script(SAVES_DATA)
    _, ben = gathered(host, (friend, "Ben"), bots=1, keep=True)
    line.die()
    # More than the browser opens connections.
    ben.hand.press(friend.get_by_test_id("compose"))
    ben.hand.press(friend.get_by_test_id("menu"))
    expect(friend.get_by_role("button", name=text("try-again")).first).to_be_visible()
    expect(friend.get_by_text(text("offline"))).to_be_visible()
    line.recover()
    # What was begun outlives that the page is loaded anew.
    expect(ben.composer).to_be_visible(timeout=BACK)
    expect(friend.get_by_text(text("offline"))).to_be_hidden(timeout=BACK)
    expect(ben.done).to_be_visible()


def test_a_table_can_be_made_at_once_when_a_line_that_died_is_back(
    new_person: Callable[..., Page], line: Line, watch: Watch
) -> None:
    watch.allow(GIVEN_UP, "ERR_ABORTED|NS_BINDING_ABORTED")
    home = Home(new_person(base_url=line.url)).open()
    play = home.page.get_by_test_id("play-now")
    expect(play).to_be_enabled()
    line.die()
    play.click()
    expect(home.page.get_by_text(text("error-no-connection"))).to_be_visible()
    line.recover()
    # What the browser still waits for is given up meanwhile.
    home.page.wait_for_timeout(AFTER_DEAD)
    play.click()
    expect(home.page).to_have_url(re.compile("/t/"), timeout=FIRST_PRESS)


def test_a_browser_without_a_network_says_so_at_once_and_is_back_at_once(
    new_person: Callable[..., Page], watch: Watch
) -> None:
    host, friend = new_person(), new_person()
    anna, ben = gathered(host, (friend, "Ben"), bots=1)
    offline = friend.get_by_text(text("offline"))
    watch.expect("ERR_INTERNET_DISCONNECTED|closed before the connection")
    friend.context.set_offline(True)
    expect(offline).to_be_visible(timeout=AT_ONCE)
    kept = anna.keep()
    chosen = text("event-cards-chosen", name="Anna")
    expect(anna.log).to_contain_text(chosen)
    expect(ben.log).not_to_contain_text(chosen)
    # Long enough for the tries to become seldom.
    friend.wait_for_timeout(2000)
    friend.context.set_offline(False)
    expect(offline).to_be_hidden(timeout=AT_ONCE)
    expect(ben.log).to_contain_text(chosen)
    ben.keep()
    ben.expect_phase("trade")
    ben.expect_owner(kept[0], "Anna")


def test_a_line_lost_in_the_lobby_is_shown_too(
    new_person: Callable[..., Page], watch: Watch
) -> None:
    page = new_person()
    assert Home(page).open().make("Anna", ["friend", BOT]).invite
    watch.expect("ERR_INTERNET_DISCONNECTED|closed before the connection")
    page.context.set_offline(True)
    expect(page.get_by_text(text("offline"))).to_be_visible()
    page.wait_for_timeout(1000)
    page.context.set_offline(False)
    expect(page.get_by_text(text("offline"))).to_be_hidden()

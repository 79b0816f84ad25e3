"""A phone, a tablet and a laptop side by side: a whole game, whatever happens to their owners."""

import re
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.browsing import PHONE
from tests.e2e.hands import Finger, Hand, Mouse
from tests.e2e.lines import BACK, GIVEN_UP, Line
from tests.e2e.pages import Lobby
from tests.e2e.reading import text
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_people import make_table
from tests.e2e.watch import Watch

TABLET: ViewportSize = {"width": 820, "height": 1180}
ANNA, BEN, CLEO = range(3)
ROUNDS = 6


# Playwright has no finger for Firefox.
@pytest.mark.only_browser("chromium")
def test_three_people_play_to_the_end_though_one_loses_the_line_one_is_away_and_one_leaves(
    new_person: Callable[..., Page], quick_server: Server, line: Line, watch: Watch
) -> None:
    watch.allow(GIVEN_UP)
    by_hand = {"has_touch": True, "is_mobile": True}
    phone = new_person(base_url=quick_server.url, viewport=PHONE, **by_hand)
    tablet = new_person(base_url=quick_server.url, viewport=TABLET, **by_hand)
    laptop = new_person(base_url=line.url)
    anna, ben, cleo = gathered((phone, Finger()), (tablet, Finger()), (laptop, Mouse()))

    for table in (anna, ben, cleo):
        table.keep()
    the_laptop_loses_its_line(anna, ben, cleo, line)
    play_out((anna, ben, cleo))

    for table in (anna, cleo):
        table.keep()
    the_tablet_is_away_and_a_bot_plays(anna, ben, cleo)
    play_out((anna, ben, cleo))

    ben.keep()
    the_phone_is_given_up_for_good(anna)
    for number in range(3, ROUNDS + 1):
        for table in (anna, ben, cleo):
            expect(table.round).to_have_attribute("data-round", str(number))
        for table in (ben, cleo):
            if table.phase_now == "deal" and table.keep_confirm.count():
                table.keep()
        play_out((ben, cleo))
    for table in (anna, ben, cleo):
        table.expect_phase("over")
        expect(table.ranking).to_have_count(3)


def gathered(*people: tuple[Page, Hand]) -> list[Table]:
    """Let Anna make a table that waits little, the others come to it, and the game begin."""
    (host, hand), *friends = people
    make_table(host, friends=len(friends))
    lobby = Lobby(host, hand)
    for (page, friend_hand), name in zip(friends, ("Ben", "Cleo"), strict=True):
        page.goto(urlsplit(host.url).path)
        Lobby(page, friend_hand).join(name)
        lobby.expect_seated(name)
    return [lobby.start(), *(Lobby(page, hand).table() for page, hand in friends)]


def the_laptop_loses_its_line(anna: Table, ben: Table, cleo: Table, line: Line) -> None:
    """Let the others trade meanwhile, and Cleo press what is carried out when the line is back."""
    for table in (anna, ben, cleo):
        table.expect_phase("trade")
    offline = cleo.page.get_by_text(text("offline"))
    line.die()
    lot = anna.lots_of()[0]
    ben.compose(ANNA, lots=[lot])
    anna.agree(ben.send())
    anna.expect_owner(lot, "Ben")
    expect(offline).to_be_visible()
    cleo.hand.press(cleo.done)
    cleo.expect_owner(lot, "Anna")
    line.recover()
    expect(offline).to_be_hidden(timeout=BACK)
    cleo.expect_owner(lot, "Ben")
    expect(anna.log).to_contain_text(text("event-done-said", name="Cleo", done="yes"))


def the_tablet_is_away_and_a_bot_plays(anna: Table, ben: Table, cleo: Table) -> None:
    """Let the others see that Ben is gone and vote for a bot; Ben comes back and has the seat."""
    address = ben.page.url
    ben.page.goto("about:blank")
    for table in (anna, cleo):
        gone = text("gone-for", time="0:").strip()
        expect(table.page.get_by_test_id(f"seat-state-{BEN}")).to_contain_text(gone)
    # The table says for whom it waits, and offers what can be done.
    expect(anna.page.get_by_test_id("waits-for")).to_contain_text("Ben")
    anna.hand.press(anna.page.get_by_test_id("replace"))
    expect(cleo.page.get_by_test_id("ballot-replace")).to_contain_text("Ben")
    cleo.hand.press(cleo.page.get_by_test_id("vote-yes"))
    for table in (anna, cleo):
        expect(table.page.get_by_test_id(f"seat-state-{BEN}")).to_contain_text(text("stand-in"))
        table.expect_phase("trade")

    ben.page.goto(address)
    note = ben.page.get_by_test_id("returned")
    expect(note).to_contain_text(text("returned-vote"))
    ben.hand.press(ben.page.get_by_test_id("returned-close"))
    expect(note).to_be_hidden()
    expect(anna.page.get_by_test_id(f"seat-state-{BEN}")).to_be_hidden()
    ben.expect_phase("trade")
    if ben.done.get_attribute("aria-pressed") == "true":
        ben.hand.press(ben.done)
    # The seat is Ben's in all that counts: a trade needs him.
    lot = cleo.lots_of()[0]
    ben.compose(CLEO, lots=[lot])
    cleo.agree(ben.send())
    for table in (anna, ben, cleo):
        table.expect_owner(lot, "" if table is ben else "Ben")


def the_phone_is_given_up_for_good(anna: Table) -> None:
    """Let the host leave; a bot has her seat from then on, and she looks on."""
    anna.hand.press(anna.page.get_by_test_id("menu"))
    leave = anna.page.get_by_test_id("leave-game")
    anna.hand.press(leave)
    anna.hand.press(leave)
    expect(anna.page.get_by_text(text("spectating"))).to_be_visible()
    expect(anna.toast).to_contain_text(re.compile("Ben"))


def play_out(tables: Iterable[Table]) -> None:
    """From trading on play a round to its end, whatever bots do meanwhile."""
    waiting = list(tables)
    for table in waiting:
        table.expect_phase("trade")
    for table in waiting:
        if table.may_say_done:
            table.say_done()
    to_build = list(waiting)
    while to_build:
        for table in to_build:
            if table.build_confirm.count() and table.build_confirm.is_visible():
                table.build(most=1)
                to_build.remove(table)
                break
    for table in waiting:
        table.read_income()

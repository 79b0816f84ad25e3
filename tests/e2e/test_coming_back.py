import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.pages import Home, Lobby, alone, gathered, play_out_round
from tests.e2e.reading import money, text
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.watch import Watch

ANNA, BEN = range(2)

AS_INSTALLED = """
const usual = window.matchMedia;
window.matchMedia = (query) =>
    usual.call(window, query.replace("(display-mode: standalone)", "all"));
"""
"""Lets a page look as if it ran in a window of its own, which Playwright cannot open."""


@pytest.mark.only_browser("chromium")
def test_nothing_is_lost_by_a_reload_or_a_killed_server_in_the_middle_of_a_trade(
    new_person: Callable[..., Page], own_server: Server, watch: Watch
) -> None:
    host, friend = (new_person(base_url=own_server.url) for _ in range(2))
    anna, ben = gathered(host, (friend, "Ben"), bots=1, keep=True)
    kept = ben.lots_of()
    start = anna.cash
    lot, other = kept[:2]
    anna.compose(BEN, lots=[lot], cash=[(ANNA, 10_000)], secret=True)
    standing = anna.send()
    anna.compose(BEN, lots=[other])
    tiles, log = anna.tiles, said(anna)

    for table in (anna, ben):
        table.page.reload()
        table.expect_phase("trade")
        table.expect_offer(standing, "open")
        expect(table.offer(standing)).to_contain_text(money(10_000))
        expect(table.offer(standing)).to_contain_text(text("secret"))
    assert anna.tiles == tiles
    assert said(anna)[: len(log)] == log
    anna.expect_cash(start)
    # What was not offered yet lies on the scale as it did.
    expect(anna.composer).to_contain_text(text("trade-buildings", count=1, lots=str(other)))

    watch.expect("WebSocket connection to .* failed")
    offline = host.get_by_text(text("offline"))
    own_server.kill()
    expect(offline).to_be_visible()
    expect(ben.page.get_by_text(text("offline"))).to_be_visible()
    # What is pressed while the server is away is done when it is back.
    ben.agree(standing)
    own_server.start()
    expect(offline).to_be_hidden()
    for table, owner in ((anna, ""), (ben, "Anna")):
        table.expect_owner(lot, owner)
        table.expect_offer(standing, "made")
    anna.expect_cash(start - 10_000)
    ben.expect_cash(start + 10_000)
    play_out_round(anna, ben)
    for table in (anna, ben):
        expect(table.round).to_have_attribute("data-round", "2")


@pytest.mark.only_browser("chromium")
def test_an_installed_program_says_that_the_server_is_away(
    new_person: Callable[..., Page], own_server: Server, watch: Watch
) -> None:
    person = new_person(base_url=own_server.url)
    person.add_init_script(AS_INSTALLED)
    person.goto("/")
    person.evaluate("async () => (await navigator.serviceWorker.ready).active.state")
    watch.expect("ERR_CONNECTION_REFUSED", "refused: 404 .*/api/tables", "status of 404")
    own_server.stop()
    person.goto("/t/abcdefghjkmn")
    expect(person.get_by_text(text("error-no-connection"))).to_be_visible()
    own_server.start()
    person.get_by_role("button", name=text("try-again")).click()
    expect(person.get_by_text(text("error-unknown-table"))).to_be_visible()


def said(table: Table) -> list[str]:
    """Return what stands in the log."""
    return table.log.get_by_role("listitem").all_inner_texts()


@pytest.mark.only_browser("chromium")
def test_the_rejoin_link_gives_the_seat_to_another_browser(
    new_person: Callable[..., Page],
) -> None:
    lobby = Home(new_person()).open().make("Anna", ["friend", "bot:shopkeeper"])
    way_back, invite = lobby.rejoin, lobby.invite
    ben = new_person()
    ben.goto(invite)
    Lobby(ben).join("Ben")
    old = lobby.start()
    kept = old.keep()

    page = new_person()
    page.goto(way_back)
    page.get_by_test_id("take-seat").click()
    page.wait_for_url(re.compile(re.escape(invite)))
    table = Lobby(page).table()
    expect(page.get_by_text(text("kept", count=len(kept), lots=words(kept)))).to_be_visible()
    table.expect_cash(old.cash)

    Lobby(ben).table().keep()
    for seen in (table, old):
        seen.expect_phase("trade")
        assert seen.lots_of() == kept
    # The seat is the same one: what is done here is done there.
    table.say_done()
    expect(old.done).to_have_attribute("aria-pressed", "true")
    Home(page).open()
    expect(page.get_by_role("link", name=re.compile("Anna.*Ben"))).to_be_visible()


def words(lots: list[int]) -> str:
    """Return numbers of buildings as the page lists them."""
    return ", ".join(map(str, lots[:-1])) + f", and {lots[-1]}"


def test_a_friend_without_a_seat_looks_on_and_sees_no_secret(
    new_person: Callable[..., Page],
) -> None:
    table = alone(new_person(), bots=2, keep=True)
    kept = table.lots_of()
    friend = new_person()
    friend.goto(f"/t/{table.id}")
    seen = Lobby(friend).table()
    expect(friend.get_by_text(text("spectating"))).to_be_visible()
    expect(seen.cash_shown).to_be_hidden()
    for building in kept:
        seen.expect_owner(building, "Anna")
    expect(seen.done).to_be_hidden()
    table.say_done()
    expect(seen.log).to_contain_text(text("event-done-said", name="Anna", done="yes"))

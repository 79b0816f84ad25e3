"""Two people gather at a table: invite, sit, change it, hand it over, and start."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.browsing import DESKTOP, PHONE
from tests.e2e.pages import Home, Lobby
from tests.e2e.reading import text

LONG = "Wolfeschlegelsteinhausen"
"""A name as long as names may be, without a blank at which it could be broken."""

NARROW: ViewportSize = {"width": 320, "height": 640}


def seat(page: Page, number: int) -> str:
    return page.get_by_test_id(f"lobby-seat-{number}").inner_text()


@pytest.mark.only_browser("chromium")
def test_two_people_change_the_table_before_they_start(new_person: Callable[..., Page]) -> None:
    host, friend = new_person(), new_person()
    lobby = Home(host).open().make("Anna", ["friend", "friend"])
    friend.goto(lobby.invite)
    friend.get_by_test_id("join-name").fill("Ben")
    friend.get_by_test_id("sit-2").click()
    expect(host.get_by_test_id("lobby-seat-2")).to_contain_text("Ben")
    friend.get_by_test_id("sit-1").click()
    expect(host.get_by_test_id("lobby-seat-1")).to_contain_text("Ben")
    friend.get_by_test_id("rename").click()
    friend.get_by_test_id("rename-name").fill("Benno")
    friend.get_by_test_id("rename-save").click()
    expect(host.get_by_test_id("lobby-seat-1")).to_contain_text("Benno")
    friend.get_by_test_id("ready").click()
    expect(host.get_by_test_id("ready-1")).to_have_text(text("is-ready"))

    # Cleo does not come: a bot takes the seat, then there are four, and the edition changes.
    host.get_by_test_id("place-2").select_option("bot:random")
    expect(friend.get_by_test_id("lobby-seat-2")).to_contain_text(text("bot-random"))
    host.get_by_test_id("more-players").click()
    expect(friend.get_by_test_id("lobby-seat-3")).to_be_visible()
    host.get_by_test_id("fewer-players").click()
    expect(friend.get_by_test_id("lobby-seat-3")).to_be_hidden()
    host.get_by_test_id("change-setup").click()
    host.get_by_role("radio", name=text("edition-classic")).check(force=True)
    host.get_by_test_id("apply-setup").click()
    expect(friend.locator(".chip", has_text=text("edition-classic"))).to_be_visible()
    expect(friend.get_by_test_id("ready-1")).to_have_text(text("not-ready"))

    host.get_by_test_id("hand-over-1").click()
    expect(friend.get_by_test_id("start")).to_be_enabled()
    expect(host.get_by_test_id("start")).to_be_hidden()
    tables = [Lobby(friend).start(), Lobby(host).table()]
    for table in tables:
        table.expect_phase("deal")
        assert table.names[:2] == ["Anna", "Benno"]


@pytest.mark.only_browser("chromium")
def test_whoever_is_sent_away_is_told_and_may_come_back(new_person: Callable[..., Page]) -> None:
    host, friend = new_person(), new_person()
    lobby = Home(host).open().make("Anna", ["friend", "friend"])
    friend.goto(lobby.invite)
    Lobby(friend).join("Ben")
    host.get_by_test_id("send-away-1").click()
    expect(friend.get_by_test_id("seat-lost")).to_have_text(text("seat-lost-removed"))
    Lobby(friend).join("Ben")
    expect(host.get_by_test_id("lobby-seat-1")).to_contain_text("Ben")
    expect(friend.get_by_test_id("seat-lost")).to_be_hidden()


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_is_kept_away_can_report_the_host(
    new_person: Callable[..., Page], screen: ViewportSize
) -> None:
    host, friend = new_person(), new_person(viewport=screen)
    lobby = Home(host).open().make("Anna", ["friend", "friend"])
    friend.goto(lobby.invite)
    Lobby(friend).join("Ben")
    host.get_by_test_id("ban-1").click()
    expect(friend.get_by_role("heading", name=text("shut-title"))).to_be_visible()
    friend.get_by_test_id("report").click()
    expect(friend.get_by_role("radio", name="Anna")).to_be_checked()
    friend.get_by_test_id("report-insult").check()
    friend.get_by_test_id("report-remark").fill("In the chat")
    friend.get_by_test_id("report-send").click()
    expect(friend.get_by_test_id("report-sent")).to_contain_text("Anna")
    expect(friend.get_by_test_id("report-mute")).to_be_hidden()
    overflows = "() => document.documentElement.scrollWidth > innerWidth"
    assert not friend.evaluate(overflows)


@pytest.mark.only_browser("chromium")
def test_another_browser_takes_the_seat_only_at_a_press_and_can_be_removed(
    new_person: Callable[..., Page], browser_name: str
) -> None:
    page, other = new_person(), new_person()
    lobby = Home(page).open().make("Anna", ["friend", "friend"])
    other.goto(lobby.rejoin)
    expect(other.get_by_role("heading", name=text("seat-link-title", name="Anna"))).to_be_visible()
    expect(page.get_by_test_id("browsers").get_by_role("listitem")).to_have_count(1)
    other.get_by_test_id("take-seat").click()
    expect(page.get_by_test_id("new-browser")).to_contain_text(
        "Firefox" if browser_name == "firefox" else "Chrome"
    )
    # It is host there as well.
    expect(other.get_by_test_id("place-1")).to_be_visible()
    page.get_by_test_id("refuse-browser").click()
    expect(other.get_by_test_id("seat-lost")).to_have_text(text("seat-lost-browser-removed"))
    expect(page.get_by_test_id("new-browser")).to_be_hidden()


@pytest.mark.only_browser("chromium")
def test_the_invitation_has_a_picture_and_a_code_that_find_the_table(
    new_person: Callable[..., Page],
) -> None:
    host, friend = new_person(), new_person()
    lobby = Home(host).open().make("Anna", ["friend", "friend"])
    expect(host.get_by_test_id("local-link")).to_be_visible()
    host.get_by_test_id("show-qr").click()
    expect(host.get_by_test_id("qr")).to_be_visible()
    code = host.get_by_test_id("table-code").inner_text()
    assert re.fullmatch(r"[A-Z2-9]{4}(-[A-Z2-9]{4}){2}", code)
    Home(friend).open()
    friend.get_by_test_id("code").fill(f" {code.replace('-', ' ')}. ")
    friend.get_by_test_id("open-code").click()
    friend.wait_for_url(re.compile(re.escape(lobby.invite)))
    expect(friend.get_by_test_id("join")).to_be_visible()
    friend.goto(f"/t/{code}.")
    friend.wait_for_url(re.compile(re.escape(lobby.invite)))


@pytest.mark.only_browser("chromium")
def test_a_table_is_put_away_and_deleted_from_the_home_page(person: Page) -> None:
    lobby = Home(person).open().make("Anna", ["friend", "friend"])
    table = lobby.invite.rsplit("/", 1)[-1]
    Home(person).open()
    person.get_by_test_id(f"archive-{table}").click()
    expect(person.get_by_test_id("archived")).to_be_visible()
    person.get_by_test_id("archived").click()
    person.get_by_test_id(f"delete-{table}").click()
    person.get_by_test_id(f"delete-sure-{table}").click()
    expect(person.get_by_test_id("archived")).to_be_hidden()
    expect(person.get_by_text(text("no-tables"))).to_be_visible()


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("size", [DESKTOP, PHONE, NARROW], ids=["desktop", "phone", "narrow"])
def test_the_lobby_fits_the_screen_with_the_longest_names(
    new_person: Callable[..., Page], size: ViewportSize
) -> None:
    host, friend = new_person(viewport=size), new_person(viewport=size)
    lobby = Home(host).open().make(LONG, ["friend", "bot:shopkeeper", "friend"])
    friend.goto(lobby.invite)
    Lobby(friend).join(LONG[::-1].capitalize())
    expect(host.get_by_test_id("lobby-seat-1")).to_contain_text(LONG[::-1].capitalize())
    expect(friend.get_by_test_id("ready")).to_be_visible()
    host.get_by_test_id("show-qr").click()
    host.get_by_test_id("change-setup").click()
    for page in (host, friend):
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"]
        page.goto("/")
        expect(page.get_by_test_id("new-table")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]

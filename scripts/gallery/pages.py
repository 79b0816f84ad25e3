"""The pages outside a game."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from scripts.gallery.studio import LONG, Studio
from tests.e2e.hands import Mouse
from tests.e2e.pages import BOT, Home, Lobby
from tests.e2e.reading import text


def home(studio: Studio) -> None:
    """Picture the first page as a stranger finds it, with everything open, and with my tables."""
    page = studio.person()
    first = Home(page).open()
    studio.take(page, "home")
    page.get_by_test_id("settings").click()
    studio.take(page, "settings")
    page.keyboard.press("Escape")
    for summary in page.get_by_test_id("new-table").locator("summary:visible").all():
        summary.click()
    studio.take(page, "home-open")
    first.make(LONG[1], ["friend", BOT, BOT])
    first.open()
    expect(page.get_by_role("link", name=LONG[1])).to_be_visible()
    studio.take(page, "home-mine")
    page.goto("/account")
    page.get_by_test_id("way-make").click()
    studio.take(page, "account")
    for address, screen in (("/nowhere", "not-found"), ("/replay", "replay-open")):
        page.goto(address)
        expect(page.get_by_test_id("settings")).to_be_visible()
        studio.take(page, screen)


def account(studio: Studio) -> None:
    """Picture an account: the code for a lost password, and all that its owner can do."""
    page = studio.person()
    page.goto("/account")
    page.get_by_test_id("way-make").click()
    page.get_by_test_id("account-name").fill("Maximiliana of Mott Street")
    page.get_by_test_id("account-password").fill("eleven noodles")
    page.get_by_test_id("account-enter").click()
    expect(page.get_by_test_id("recovery-code")).to_contain_text("-")
    studio.take(page, "account-code")
    page.get_by_test_id("code-kept").click()
    expect(page.get_by_test_id("signed-in")).to_be_visible()
    studio.take(page, "account-mine")


def puzzles(studio: Studio) -> None:
    """Picture the puzzles: all of them, that of the day, a wrong answer and the solution."""
    page = studio.person()
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzles").get_by_role("listitem").first).to_be_visible()
    studio.take(page, "puzzles", full=False)
    page.goto("/puzzles/today")
    expect(page.get_by_test_id("puzzle-check")).to_be_visible()
    studio.take(page, "puzzle")
    tiles = page.locator("[data-testid^=puzzle-tile-]")
    tiles.first.click()
    page.locator("[data-testid^=puzzle-give-]:enabled").last.click()
    page.get_by_test_id("puzzle-check").click()
    expect(page.get_by_test_id("puzzle-result")).not_to_be_empty()
    studio.take(page, "puzzle-wrong")
    page.get_by_test_id("puzzle-show").click()
    expect(page.get_by_test_id("puzzle-solution")).to_be_visible()
    studio.take(page, "puzzle-solution")


def lobby(studio: Studio) -> None:
    """Picture a lobby as its host and a guest see it, and every way into it."""
    host, guest, other = (studio.person() for _ in range(3))
    room = Home(host).open().make(LONG[1], ["friend", "friend", BOT, BOT])
    expect(host.get_by_test_id("invite-link")).to_be_visible()
    invite, rejoin = room.invite, room.rejoin
    studio.take(host, "lobby")
    for page, who in ((guest, LONG[0]), (other, "Ben")):
        page.goto(invite)
        expect(page.get_by_test_id("join")).to_be_visible()
        if page is guest:
            studio.take(page, "join")
        Lobby(page).join(who)
    host.get_by_test_id("send-away-2").click()
    expect(other.get_by_test_id("seat-lost")).to_be_visible()
    studio.take(other, "sent-away")
    guest.get_by_test_id("ready").click()
    expect(guest.get_by_test_id("ready")).to_be_visible()
    studio.take(guest, "lobby-guest")
    guest.get_by_test_id("report").click()
    guest.get_by_test_id("report-spam").check()
    guest.get_by_test_id("report-remark").fill("Writes the same to everybody, again and again")
    studio.take(guest, "report")
    guest.get_by_test_id("report-send").click()
    expect(guest.get_by_test_id("report-sent")).to_be_visible()
    studio.take(guest, "report-sent")
    another_browser(studio, host, rejoin)
    host.get_by_test_id("show-qr").click()
    host.get_by_test_id("change-setup").click()
    host.get_by_test_id("change-password").click()
    studio.take(host, "lobby-open")
    host.get_by_test_id("set-password").fill("lanterns and tea")
    host.get_by_test_id("save-password").click()
    expect(host.get_by_test_id("remove-password")).to_be_attached()
    stranger = studio.person()
    stranger.goto(invite)
    expect(stranger.get_by_test_id("enter-password")).to_be_visible()
    stranger.get_by_test_id("enter-password").fill("tea")
    stranger.get_by_test_id("enter-table").click()
    expect(stranger.get_by_role("alert").filter(visible=True).first).to_be_visible()
    studio.take(stranger, "password")


def shared_device(studio: Studio) -> None:
    """Picture a table at which people share a device."""
    page = studio.person()
    Home(page).open()
    page.get_by_test_id("my-name").fill(LONG[1])
    page.get_by_test_id("seat-kind-1").select_option("here")
    page.get_by_test_id("here-name-1").fill(LONG[0])
    studio.take(page, "home-shared")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("curtain")).to_be_visible()
    studio.take(page, "curtain")
    Mouse().press(page.get_by_test_id("i-am-0"))
    expect(page.get_by_test_id("keep-confirm")).to_be_visible()
    studio.take(page, "shared-device")


def another_browser(studio: Studio, host: Page, rejoin: str) -> None:
    """Picture a seat that is opened in another browser, there and where it was taken before."""
    second = studio.person()
    second.goto(rejoin)
    expect(second.get_by_test_id("take-seat")).to_be_visible()
    studio.take(second, "seat-link")
    second.get_by_test_id("take-seat").click()
    expect(host.get_by_test_id("new-browser")).to_be_visible()
    studio.take(host, "lobby-new-browser")
    second.close()


def learning(studio: Studio) -> None:
    """Picture the rules, and the first game where something is to be learned."""
    page = studio.person()
    page.goto("/rules")
    expect(page.get_by_test_id("rule-aim")).to_be_visible()
    studio.take(page, "rules", full=False)
    studio.take(page, "rules-pays", full=False, at=page.get_by_test_id("rules-pays"))
    Home(page).open()
    page.get_by_test_id("begin-lesson").click()
    for step in ("keep", "look", "answer", "make", "chain"):
        while page.get_by_test_id("lesson").get_attribute("data-step") != step:
            Mouse().press(page.get_by_test_id("lesson-do"))
            expect(page.get_by_test_id("lesson-do")).to_be_enabled()
        studio.take(page, f"lesson-{step}")


def banker(studio: Studio) -> None:
    """Picture the banker, empty and with businesses."""
    page = studio.person()
    page.goto("/banker")
    expect(page.get_by_test_id("lot-1")).to_be_visible()
    studio.take(page, "banker")
    for shop, lots in (("shop-sea-food", (28, 29, 30, 33)), ("shop-photo", (1, 2, 5))):
        page.get_by_text(text(shop), exact=True).last.click()
        for lot in lots:
            page.get_by_test_id(f"lot-{lot}").click()
    expect(page.get_by_test_id("banker-totals")).to_contain_text("$")
    for summary in page.locator("summary:visible").all():
        summary.click()
    studio.take(page, "banker-full")


def public_tables(studio: Studio) -> None:
    """Picture the list of public tables."""
    for number in range(3):
        host = studio.person()
        host.goto("/")
        host.get_by_test_id("my-name").fill((LONG[1], "Anna", "Ming")[number])
        host.get_by_test_id("seat-kind-1").select_option("friend")
        host.get_by_test_id("public").check()
        host.get_by_test_id("create-table").click()
        expect(host.get_by_test_id("public")).to_be_checked()
    page = studio.person()
    page.goto("/")
    expect(page.get_by_test_id("public-tables").get_by_role("listitem")).to_have_count(3)
    studio.take(page, "public-tables")

"""Three people at one table: one leaves, a bot plays on, and whoever comes back has the seat."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.browsing import PHONE
from tests.e2e.hands import Mouse
from tests.e2e.pages import Home, Lobby, Table, text

AWAY_SECONDS = 5


def seated(host: Page, *friends: tuple[Page, str]) -> list[Table]:
    """Let a host, Anna, make a table that waits little, friends come, and the game begin."""
    Home(host).open()
    wish = {
        "name": "Anna",
        "edition": "modern",
        "seats": [{"kind": "me"}, *({"kind": "friend"} for _ in friends)],
        "pace": {"away_seconds": AWAY_SECONDS, "stand_in": "shopkeeper"},
    }
    answer = host.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    host.goto(f"/t/{answer.json()['table']}")
    lobby = Lobby(host)
    for page, name in friends:
        page.goto(host.url)
        Lobby(page).join(name)
        expect(host.get_by_text(name).first).to_be_visible()
    return [lobby.start(), *(Lobby(page).table() for page, _ in friends)]


def press(page: Page, testid: str) -> None:
    Mouse().press(page.get_by_test_id(testid))


def test_one_leaves_a_bot_plays_and_the_person_has_the_seat_again(
    new_person: Callable[..., Page],
) -> None:
    host, ben_page = new_person(), new_person()
    cleo_page = new_person(viewport=PHONE, has_touch=True, is_mobile=True)
    anna, ben, cleo = seated(host, (ben_page, "Ben"), (cleo_page, "Cleo"))
    address = cleo_page.url
    anna.keep()
    ben.keep()
    cleo_page.goto("about:blank")
    for table in (anna, ben):
        expect(table.page.get_by_test_id("seat-state-2")).to_contain_text(
            text("gone-for", time="0:").strip()
        )
    # The table says for whom it waits, and offers what can be done.
    expect(host.get_by_test_id("waits-for")).to_contain_text("Cleo")
    press(host, "replace")
    expect(ben_page.get_by_test_id("ballot-replace")).to_contain_text("Cleo")
    press(ben_page, "vote-yes")
    for table in (anna, ben):
        expect(table.page.get_by_test_id("seat-state-2")).to_contain_text(text("stand-in"))
        table.expect_phase("trade")

    cleo_page.goto(address)
    note = cleo_page.get_by_test_id("returned")
    expect(note).to_contain_text(text("returned-vote"))
    press(cleo_page, "returned-close")
    expect(note).to_be_hidden()
    expect(host.get_by_test_id("seat-state-2")).to_be_hidden()
    cleo.expect_phase("trade")
    if cleo.done.get_attribute("aria-pressed") == "true":
        cleo.hand.press(cleo.done)
    cleo.say_done()
    expect(anna.log).to_contain_text(text("event-done-said", name="Cleo", done="yes"))


def test_people_pause_go_on_and_end_the_game_with_the_ranking(
    new_person: Callable[..., Page],
) -> None:
    host, ben_page, cleo_page = (new_person() for _ in range(3))
    anna, ben, cleo = seated(host, (ben_page, "Ben"), (cleo_page, "Cleo"))
    press(host, "menu")
    press(host, "ask-pause")
    expect(ben_page.get_by_test_id("paused")).to_contain_text("Anna")
    press(host, "resume")
    expect(ben_page.get_by_test_id("paused")).to_be_hidden()
    ben.end_now()
    for page in (host, cleo_page):
        expect(page.get_by_test_id("ballot-end")).to_contain_text("Ben")
        press(page, "vote-yes")
    for table in (anna, ben, cleo):
        table.expect_phase("over")
        expect(table.ranking).to_have_count(3)
        expect(table.page.get_by_text(text("over-early"))).to_be_visible()

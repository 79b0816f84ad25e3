from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.access import check_access
from tests.e2e.hands import Mouse
from tests.e2e.pages import BOT as SHOPKEEPER
from tests.e2e.pages import Home, alone
from tests.e2e.reading import text
from tests.e2e.test_lesson import begun

ME, BOT = 0, 1


# What axe looks at is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_home_and_lobby_can_be_used_by_everyone(new_person: Callable[..., Page]) -> None:
    host, friend = new_person(), new_person()
    home = Home(host).open()
    host.get_by_text(text("variants")).click()
    check_access(host)
    host.get_by_test_id("settings").click()
    expect(host.get_by_test_id("theme")).to_be_visible()
    check_access(host)
    host.keyboard.press("Escape")
    lobby = home.make("Anna", ["friend", SHOPKEEPER])
    expect(host.get_by_test_id("invite-link")).to_be_visible()
    check_access(host)
    friend.goto(lobby.invite)
    expect(friend.get_by_test_id("join")).to_be_visible()
    check_access(friend)
    friend.goto(lobby.rejoin)
    expect(friend.get_by_test_id("take-seat")).to_be_visible()
    check_access(friend)
    friend.goto("/banker")
    expect(friend.get_by_role("heading").first).to_be_visible()
    check_access(friend)
    friend.goto("/replay")
    expect(friend.get_by_test_id("replay-file")).to_be_attached()
    check_access(friend)
    friend.goto("/account")
    friend.get_by_test_id("way-make").click()
    friend.get_by_test_id("forget-me").click()
    check_access(friend)
    friend.goto("/nowhere")
    expect(friend.get_by_role("heading")).to_be_visible()
    check_access(friend)
    Home(host).open()
    expect(host.get_by_role("link", name="Anna")).to_be_visible()
    check_access(host)


# What axe looks at is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_the_table_can_be_used_by_everyone_in_each_phase_of_a_round(person: Page) -> None:
    table = alone(person)
    table.hand.press(person.locator("[data-testid^=card-]").first)
    check_access(person)
    person.reload()
    kept = table.keep()
    table.expect_phase("trade")
    person.get_by_test_id("chat-reactions").click()
    person.get_by_test_id("chat-to").click()
    check_access(person)
    table.compose(BOT, lots=kept[:1], cash=[(ME, 10_000)], secret=True)
    check_access(person)
    table.send()
    check_access(person)
    table.say_done()
    table.expect_phase("build")
    table.hand.press(person.locator("[data-testid^=my-tile-]:enabled").first)
    table.hand.press(table.lot(table.lots(text("board-mark-legal"), pickable=True)[0]))
    expect(person.get_by_test_id("build-undo")).to_be_visible()
    check_access(person)
    table.build(most=2)
    expect(table.income).to_be_visible()
    check_access(person)
    person.keyboard.press("Escape")
    person.get_by_test_id("menu").click()
    expect(person.get_by_test_id("theme")).to_be_visible()
    check_access(person)
    person.keyboard.press("Escape")
    table.keep()
    table.end_now()
    expect(table.ranking).to_have_count(4)
    check_access(person)
    person.get_by_test_id("look-back").click()
    expect(person.get_by_test_id("replay-controls")).to_be_visible()
    expect(person.get_by_test_id("phase")).to_be_visible()
    check_access(person)


# What axe looks at is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_the_line_for_commands_and_the_board_in_words_can_be_used_by_everyone(
    person: Page,
) -> None:
    alone(person)
    person.keyboard.press("Tab")
    person.keyboard.press("Enter")
    line = person.get_by_test_id("command-line")
    expect(line).to_be_focused()
    for command in ("help", "board"):
        line.fill(command)
        line.press("Enter")
        expect(person.get_by_test_id("command-answer")).not_to_be_empty()
        check_access(person)


# What axe looks at is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_the_first_game_and_the_rules_can_be_used_by_everyone(person: Page) -> None:
    game = begun(person, Mouse())
    check_access(person)
    game.hand.press(person.locator("[data-testid^=rules-]").first)
    expect(person.get_by_test_id("rules-dialog")).to_be_visible()
    check_access(person)
    person.goto("/rules")
    expect(person.get_by_test_id("rules-search")).to_be_visible()
    check_access(person)

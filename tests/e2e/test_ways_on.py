"""Whatever a browser lacks or a page stumbles over, there is a sentence and a way on."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.e2e.pages import Home, alone
from tests.e2e.reading import text
from tests.e2e.watch import Watch

BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("denied", "SecurityError"); },
  });"""
NO_CLIPBOARD = """
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  document.execCommand = () => false;"""
SELECTED = "() => getSelection().toString() || document.activeElement.value"
LATER = "() => { setTimeout(() => { throw new Error('boom'); }); }"
REJECTED = "() => { Promise.reject(new Error('boom')); }"


def test_a_browser_that_keeps_nothing_plays_all_the_same(person: Page) -> None:
    person.add_init_script(BLOCKED)
    Home(person).open()
    expect(person.get_by_text(text("storage-blocked"))).to_be_visible()
    table = Home(person).play("Anna")
    kept = table.keep()
    table.expect_phase("trade")
    table.compose(1, lots=kept[:1])
    # A setting holds while the page is open, and says that it will not last.
    person.get_by_test_id("menu").click()
    expect(person.get_by_role("dialog").get_by_text(text("storage-blocked"))).to_be_visible()
    person.get_by_test_id("sound").check()
    expect(person.get_by_test_id("sound")).to_be_checked()
    person.keyboard.press("Escape")
    table.send()


def test_a_browser_without_cookies_is_told_what_a_seat_needs(person: Page) -> None:
    person.add_init_script("Object.defineProperty(navigator, 'cookieEnabled', { value: false })")
    Home(person).open()
    expect(person.get_by_text(text("cookies-blocked"))).to_be_visible()


def test_an_older_browser_is_told_which_ones_are_new_enough(person: Page) -> None:
    person.add_init_script("CSS.supports = () => false")
    person.goto("/")
    expect(person.get_by_text(text("too-old"))).to_be_visible()


# Playwright cannot turn scripts off in Firefox.
@pytest.mark.only_browser("chromium")
def test_a_browser_without_scripts_is_told_that_they_are_needed(
    new_person: Callable[..., Page],
) -> None:
    page = new_person(java_script_enabled=False)
    page.goto("/")
    sentence = page.locator("noscript p[lang=en]")
    expect(sentence).to_be_visible()
    assert sentence.text_content() == text("needs-scripts")


def test_a_page_that_did_not_load_is_loaded_again(person: Page, watch: Watch) -> None:
    watch.expect("failed: GET .*/assets/", "ERR_FAILED")
    scripts = re.compile(r"/assets/.*\.js")
    person.route(scripts, lambda route: route.abort())
    person.goto("/")
    expect(person.get_by_text(text("not-loaded"))).to_be_visible()
    person.unroute(scripts)
    person.get_by_role("link", name=text("reload")).click()
    expect(person.get_by_test_id("new-table")).to_be_visible()
    expect(person.get_by_text(text("not-loaded"))).to_be_hidden()


def test_texts_that_did_not_load_leave_no_white_page(person: Page, watch: Watch) -> None:
    watch.expect("failed: GET .*/assets/", "ERR_FAILED", "Failed to fetch")

    def drop(route: Route) -> None:
        route.abort()

    person.route(re.compile(r"/assets/.*\.txt"), drop)
    person.goto("/")
    expect(person.get_by_text(text("not-loaded"))).to_be_visible()


@pytest.mark.parametrize("throw", [LATER, REJECTED])
def test_an_error_that_nobody_foresaw_is_told_and_a_reload_goes_on(
    person: Page, watch: Watch, throw: str
) -> None:
    table = alone(person)
    watch.expect("boom")
    person.evaluate(throw)
    alert = person.get_by_role("alert").filter(has_text=text("trouble"))
    expect(alert).to_be_visible()
    table.hand.press(alert.get_by_role("button", name=text("reload")))
    expect(alert).to_be_hidden()
    expect(table.phase).to_be_visible()


def test_a_page_older_than_the_server_asks_to_be_loaded_again(person: Page) -> None:
    newer = True

    def connect(line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if newer and said["t"] == "hello":
                said["protocol"] = "newer"
            line.send(json.dumps(said))

        line.connect_to_server().on_message(pass_on)

    person.route_web_socket(re.compile("/ws/"), connect)
    Home(person).open().make("Anna", ["friend", "bot:shopkeeper"])
    notice = person.get_by_role("status").filter(has_text=text("outdated"))
    expect(notice).to_be_visible()
    newer = False
    notice.get_by_role("button", name=text("reload")).click()
    expect(person.get_by_test_id("invite-link")).to_be_visible()
    expect(notice).to_be_hidden()


def test_what_could_not_be_copied_is_selected_and_not_said_to_be_copied(person: Page) -> None:
    person.add_init_script(NO_CLIPBOARD)
    lobby = Home(person).open().make("Anna", ["friend", "bot:shopkeeper"])
    invite = lobby.invite
    row = person.locator(".row", has=person.get_by_test_id("invite-link"))
    row.get_by_role("button", name=text("copy")).click()
    expect(person.get_by_text(text("copy-failed"))).to_be_visible()
    expect(person.get_by_text(text("copied"), exact=True)).to_be_hidden()
    assert person.evaluate(SELECTED) == invite

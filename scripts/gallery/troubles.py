"""What pages say where something is amiss."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect
from scripts.gallery.studio import Studio
from tests.e2e.access import show
from tests.e2e.pages import BOT, Home, alone
from tests.e2e.reading import text
from tests.e2e.test_ways_on import BLOCKED, LATER


def notices(studio: Studio) -> None:
    """Picture an error that nobody foresaw, a page that is too old, and a refusal."""
    page = studio.person()
    table = alone(page, keep=True)
    table.expect_phase("trade")
    show(page, "light", "en")
    page.evaluate(LATER)
    expect(page.get_by_role("alert").filter(has_text=text("trouble"))).to_be_visible()
    studio.take(page, "trouble")

    old = studio.person()
    old.route_web_socket(re.compile("/ws/"), outdated)
    Home(old).open().make("Anna", ["friend", BOT])
    expect(old.get_by_role("status").filter(has_text=text("outdated"))).to_be_visible()
    studio.take(old, "outdated")

    guest = studio.person()
    guest.goto(old.get_by_test_id("invite-link").input_value())
    guest.get_by_test_id("join-name").fill("anna")
    guest.get_by_test_id("join").click()
    expect(guest.get_by_test_id("toast")).to_be_visible()
    studio.take(guest, "toast")


def outdated(line: WebSocketRoute) -> None:
    """Let a page think that the server is newer."""

    def pass_on(message: str | bytes) -> None:
        said = json.loads(message)
        if said["t"] == "hello":
            said["protocol"] = "newer"
        line.send(json.dumps(said))

    line.connect_to_server().on_message(pass_on)


def blocked(studio: Studio) -> None:
    """Picture browsers that lack something."""
    page = studio.person()
    page.add_init_script(BLOCKED)
    home = Home(page).open()
    expect(page.get_by_text(text("storage-blocked"))).to_be_visible()
    studio.take(page, "storage-blocked")
    table = home.play("Anna")
    show(page, "light", "en")
    page.reload()
    expect(table.phase).to_be_visible()
    expect(page.get_by_text(text("storage-blocked")).first).to_be_visible()
    studio.take(page, "storage-blocked-table")
    page = studio.person()
    page.add_init_script("Object.defineProperty(navigator, 'cookieEnabled', { value: false })")
    Home(page).open()
    expect(page.get_by_text(text("cookies-blocked"))).to_be_visible()
    studio.take(page, "cookies-blocked")
    page = studio.person()
    page.add_init_script("CSS.supports = () => false")
    page.goto("/")
    expect(page.get_by_text(text("too-old"))).to_be_visible()
    studio.take(page, "too-old")
    page = studio.person(java_script_enabled=False)
    page.goto("/")
    page.screenshot(path=studio.folder / "no-scripts.png", animations="disabled")
    page = studio.person()
    page.route(re.compile(r"/assets/.*\.js"), lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text(text("not-loaded"))).to_be_visible()
    studio.take(page, "not-loaded")


def away(studio: Studio) -> None:
    """Picture a table and a lobby without a network, and a server that is not there."""
    page = studio.person()
    expect(alone(page, keep=True).done).to_be_visible()
    for language in ("en", "de", "fr", "pl"):
        show(page, "light", language)
    show(page, "light", "en")
    page.context.set_offline(True)
    expect(page.get_by_text(text("offline"))).to_be_visible()
    studio.take(page, "offline")
    page.context.set_offline(False)
    page = studio.person()
    assert Home(page).open().make("Anna", ["friend", BOT]).invite
    for language in ("de", "fr", "pl", "en"):
        show(page, "light", language)
    page.context.set_offline(True)
    expect(page.get_by_text(text("offline"))).to_be_visible()
    studio.take(page, "offline-lobby")
    # Programs, which keep their pages, say so where there is no server.
    page = studio.person()
    page.goto("/banker")
    expect(page.get_by_test_id("lot-1")).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    page.wait_for_timeout(1500)
    studio.take(page, "server-away")

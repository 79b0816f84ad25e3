from collections.abc import Callable
from typing import Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.browsing import DESKTOP, PHONE
from tests.e2e.pages import BOT as SHOPKEEPER
from tests.e2e.pages import Home, text

ME, BOT = 0, 1
SETTLED = "() => document.getAnimations().length === 0"
LOOKS: list[tuple[ViewportSize, Literal["light", "dark"]]] = [
    (PHONE, "light"),
    (DESKTOP, "dark"),
    (DESKTOP, "light"),
]

axe = Axe()


def check(page: Page) -> None:
    """See that axe finds nothing grave in light and dark, on a desk and on a phone."""
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(SETTLED)
        violations = axe.run(page).response["violations"]
        grave = [
            f"{it['impact']} {it['id']}: {node['html'][:160]}: {node['failureSummary']}"
            for it in violations
            if it["impact"] in ("serious", "critical")
            for node in it["nodes"]
        ]
        assert grave == [], (scheme, size)
    # No text of the catalogue lacks a value.
    assert "{$" not in page.content()


def test_home_and_lobby_can_be_used_by_everyone(new_person: Callable[..., Page]) -> None:
    host, friend = new_person(), new_person()
    home = Home(host).open()
    host.get_by_text(text("variants")).click()
    check(host)
    lobby = home.make("Anna", ["friend", SHOPKEEPER])
    check(host)
    friend.goto(lobby.invite)
    expect(friend.get_by_test_id("join")).to_be_visible()
    check(friend)
    friend.goto("/nowhere")
    expect(friend.get_by_role("heading")).to_be_visible()
    check(friend)
    Home(host).open()
    expect(host.get_by_role("link", name="Anna")).to_be_visible()
    check(host)


def test_the_table_can_be_used_by_everyone_in_each_phase(person: Page) -> None:
    table = Home(person).open().play("Anna")
    table.hand.press(person.locator("[data-testid^=card-]").first)
    check(person)
    person.reload()
    kept = table.keep()
    table.expect_phase("trade")
    table.compose(BOT, lots=kept[:1], cash=[(ME, 10_000)], secret=True)
    check(person)
    table.send()
    check(person)
    table.say_done()
    table.expect_phase("build")
    table.hand.press(person.locator("[data-testid^=my-tile-]:enabled").first)
    table.hand.press(table.lot(table.lots(text("board-mark-legal"), pickable=True)[0]))
    expect(person.get_by_test_id("build-undo")).to_be_visible()
    check(person)
    table.build(most=2)
    expect(table.income).to_be_visible()
    check(person)
    table.read_income()
    while table.phase_now != "over":
        table.finish_round()
    check(person)

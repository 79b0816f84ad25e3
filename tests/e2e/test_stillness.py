"""Nothing that is pressed moves when something comes late, on any screen."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect
from tests.e2e.bargaining import ANNA, BEN, CLEO, Bargainer
from tests.e2e.browsing import DESKTOP, PHONE, SMALLEST
from tests.e2e.seating import Line, line_of, seat
from tests.e2e.serving import Server
from tests.e2e.watch import Watch

from chinatown.catalogue import languages

Places = dict[str, list[int]]

REST = 150
"""Milliseconds in which a page that is at rest has not changed."""

DISCONNECTED = "ERR_INTERNET_DISCONNECTED"

BEN_NAME = "Maximiliana Feather"


def places(page: Page) -> Places:
    """Return where all that can be pressed is once the page is at rest, its cards and log aside."""
    before: Places = {}
    while (now := page.evaluate(_PLACES)) != before:
        before = now
        page.wait_for_timeout(REST)
    return before


_PLACES = """() => {
  const places = {};
  for (const it of document.querySelectorAll("button, input, select, [data-building]")) {
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (it.closest("[data-testid=standing], .lower, .toasts")) continue;
    const { left, top, width } = it.getBoundingClientRect();
    const name = it.dataset.testid ?? it.getAttribute("aria-label") ?? it.textContent.trim();
    if (width > 1) places[name] = [Math.round(left), Math.round(top)];
  }
  return places;
}"""


class Actor:
    """A friend who plays over a line of their own, without a screen."""

    def __init__(self, seat: int, line: Line) -> None:
        self.seat = seat
        self.line = line
        owners = line.look()["board"]["owners"]
        self.lots = [number for number, owner in enumerate(owners, start=1) if owner == seat]

    def act(self, do: str, **what: Any) -> None:
        self.line.ask(t="act", action={"do": do, "seat": self.seat, **what})

    def vote(self, question: str, *, agree: bool) -> None:
        self.line.ask(t="vote", question=question, about=None, agree=agree)

    def offer(self, taker: int, building: int) -> str:
        """Offer a building for nothing, and return the offer's id."""
        gift = {"giver": self.seat, "taker": taker, "buildings": [building]}
        self.act("offer", trade={"transfers": [gift]})
        offers = self.line.look()["offers"]
        return str([it["id"] for it in offers if it["seat"] == self.seat][-1])


def late_things(page: Page, anna: Actor, ben: Actor, cleo: Actor) -> Iterator[str]:
    """Let one thing after the other happen that a page learns of late, and yield what it was."""
    chip = page.locator("[data-testid=asked]")
    ben.act("say", text="Who wants to trade something with me before all of this is over today?")
    yield "talk"
    ben.line.ask(t="compose", on=True)
    yield "somebody composes"
    gift = ben.offer(ANNA, ben.lots[0])
    expect(chip).to_be_visible()
    yield "an offer"
    cleo.offer(ANNA, cleo.lots[0])
    yield "a second offer"
    cleo.act("call", seeks={"cash": 10_000}, gives={"buildings": cleo.lots[1:2]})
    yield "a call"
    ben.act("withdraw", offer=gift)
    yield "a withdrawal"
    (own,) = (it["id"] for it in anna.line.look()["offers"] if it["seat"] == ANNA)
    ben.act("refuse", offer=own, reason="I would have to be out of my mind to give you that for it")
    expect(page.get_by_test_id("notice").first).to_be_visible()
    yield "a refusal"
    cleo.act("agree", offer=ben.offer(CLEO, ben.lots[1]))
    yield "a trade of others"
    ben.vote("end", agree=True)
    expect(page.get_by_test_id("ballot-end")).to_be_visible()
    yield "a vote"
    ben.vote("end", agree=False)
    yield "no vote"
    ben.act("done")
    cleo.act("done")
    ben.line.ask(t="nudge", seat=ANNA)
    expect(page.get_by_test_id("toast")).to_be_visible()
    yield "all wait for me"
    # Until the page has tried in vain to open another.
    with page.expect_console_message(lambda message: DISCONNECTED in message.text):
        page.context.set_offline(True)
    expect(page.locator(".waiting.offline")).to_be_visible()
    yield "no line"
    page.context.set_offline(False)
    expect(page.locator(".waiting.offline")).to_be_hidden()
    yield "the line again"
    anna.act("done")
    expect(page.locator("[data-testid=done][aria-pressed=true]")).to_be_visible()
    yield "trading closes"


# Where texts stand is the same in every browser.
@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(
    ("size", "language", "composing"),
    [(DESKTOP, "de", False), (DESKTOP, "fr", True), (PHONE, "pl", False), (SMALLEST, "fr", True)],
)
def test_no_button_moves_whatever_comes(
    new_person: Callable[..., Page],
    usual_server: Server,
    watch: Watch,
    size: ViewportSize,
    language: str,
    composing: bool,
) -> None:
    touch = size is not DESKTOP
    page = new_person(
        base_url=usual_server.url, viewport=size, has_touch=touch, locale=language, is_mobile=touch
    )
    friends = [new_person(base_url=usual_server.url) for _ in range(2)]
    names = zip(friends, (BEN_NAME, "Cleo"), strict=True)
    seat(page, list(names), keep=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    table = Bargainer(page)
    table.expect_phase("trade")
    address = f"{usual_server.url}/api/tables/{table.id}"
    watch.expect(DISCONNECTED)
    with ExitStack() as lines:
        anna, ben, cleo = (
            Actor(seat, lines.enter_context(line_of(person, address)))
            for seat, person in enumerate((page, *friends))
        )
        anna.offer(BEN, anna.lots[0])
        # On a phone an offer that comes brings the panel up, which is up already here.
        if composing:
            table.hand.press(page.get_by_test_id("compose"))
            table.hand.press(page.get_by_test_id(f"party-{CLEO}"))
            table.hand.press(page.get_by_test_id(f"cash-{ANNA}-10000"))
        elif touch:
            table.hand.press(page.locator(".handle"))
        before = places(page)
        assert {"done", "menu", "my-cash", "lot-1"} <= set(before)
        for what in late_things(page, anna, ben, cleo):
            now = places(page)
            moved = {it: (at, now.get(it)) for it, at in before.items() if now.get(it) != at}
            assert not moved, (what, moved)


# Where texts stand is the same in every browser.
@pytest.mark.only_browser("chromium")
def test_a_refusal_of_several_lines_moves_nothing_in_any_language(
    new_person: Callable[..., Page],
) -> None:
    page, friend = new_person(), new_person()
    page.route_web_socket(re.compile("/ws/"), refuse_offers)
    table = Bargainer(page)
    seat(page, [(friend, "Ben"), (new_person(), "Cleo")], keep=True)
    table.compose(BEN, cash=[(ANNA, 10_000)])
    trouble = page.get_by_test_id("offer-trouble")
    for language in languages():
        # What is composed outlives it.
        page.evaluate("tag => localStorage.setItem('chinatown-language', tag)", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_test_id("send-offer")).to_be_visible()
        for size in (SMALLEST, PHONE, DESKTOP):
            page.set_viewport_size(size)
            before = places(page)
            assert "send-offer" in before
            table.hand.press(page.get_by_test_id("send-offer"))
            expect(trouble).to_be_visible()
            now = places(page)
            assert {it: now.get(it) for it in before} == before, (language, size)
            assert trouble.evaluate(_LINES) > 1
            # What is said of somebody who composes gives way to the name, to the last letter.
            assert page.get_by_test_id(f"player-{ANNA}").locator("strong").evaluate(_WHOLE)
            # What is composed is another offer, and then the same.
            table.hand.press(page.get_by_test_id(f"party-{CLEO}"))
            table.hand.press(page.get_by_test_id(f"party-{CLEO}"))
            expect(trouble).to_be_hidden()


def refuse_offers(line: WebSocketRoute) -> None:
    """Answer every action of a page with a refusal that is longer than a line."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        command = json.loads(message)
        if command["t"] == "act":
            refusal = {"t": "error", "id": command["id"], "code": "immediate-only", "params": {}}
            line.send(json.dumps(refusal))
        else:
            server.send(message)

    line.on_message(pass_on)


_WHOLE = """name => {
  const letters = document.createRange();
  letters.selectNodeContents(name);
  return letters.getBoundingClientRect().width - name.getBoundingClientRect().width < 0.03;
}"""

_LINES = """text => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}"""

"""The bargaining table: what is composed, offered, called and said."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import Page, expect
from scripts.gallery.studio import LONG, Studio
from tests.e2e.access import show
from tests.e2e.bargaining import ANNA, BEN, CLEO, Bargainer, bargainers
from tests.e2e.seating import line_of
from tests.e2e.test_stillness import Actor


def seated(studio: Studio) -> tuple[Bargainer, list[Page]]:
    """Return Anna's table and the pages of two friends, where all trade."""
    host, *friends = (studio.person() for _ in range(3))
    anna, *_ = bargainers(host, (friends[0], LONG[0]), (friends[1], "Cleo"))
    expect(anna.done).to_be_visible()
    show(host, "light", "en")
    return anna, friends


def composing(studio: Studio) -> None:
    """Picture the scale: empty, between two, among three, and with all that is rarely given."""
    anna, _ = seated(studio)
    page, hand = anna.page, anna.hand
    hand.press(page.get_by_test_id("compose"))
    studio.take(page, "compose-empty")
    hand.press(page.get_by_test_id("drop-draft"))
    hers = anna.lots_of()
    his = anna.lots_of(LONG[0])
    anna.compose(BEN, lots=[hers[0], his[0]], tiles=anna.tiles[:2], cash=[(ANNA, 10_000)])
    expect(anna.effects).to_be_visible()
    studio.take(page, "compose")
    hand.press(page.get_by_test_id("party-2"))
    anna.send_to(his[0], CLEO)
    studio.take(page, "compose-three")
    hand.press(page.get_by_test_id(f"more-{ANNA}"))
    hand.press(page.get_by_test_id(f"optional-{ANNA}"))
    hand.press(page.get_by_test_id(f"add-promise-{ANNA}"))
    hand.press(page.get_by_test_id(f"term-add-{ANNA}"))
    studio.take(page, "compose-terms")
    hand.press(page.get_by_test_id(f"term-put-{ANNA}"))
    page.get_by_placeholder("promise").first.or_(page.locator(".pledge input").first).fill(
        "I help you with the tea houses in the next round, whatever comes"
    )
    studio.take(page, "compose-pledges")
    anna.drop()
    hand.press(page.get_by_test_id("new-call"))
    hand.press(anna.lot(hers[1]))
    hand.press(page.get_by_test_id("call-seeks-cash-10000"))
    studio.take(page, "call-form")


def offers(studio: Studio) -> None:
    """Picture offers of every kind, calls, instructions, and what is refused."""
    anna, friends = seated(studio)
    page, hand = anna.page, anna.hand
    address = f"{studio.server.url}/api/tables/{anna.id}"
    with ExitStack() as lines:
        ben, cleo = (
            Actor(seat, lines.enter_context(line_of(friend, address)))
            for seat, friend in zip((BEN, CLEO), friends, strict=True)
        )
        own = anna.lots_of()
        ben.offer(ANNA, ben.lots[0])
        swap = [
            {"giver": BEN, "taker": ANNA, "buildings": ben.lots[:2], "due": 20_000},
            {"giver": ANNA, "taker": BEN, "buildings": own[:1], "cash": 30_000},
        ]
        ben.act(
            "offer",
            trade={
                "transfers": swap,
                "promises": [{"giver": BEN, "taker": ANNA, "text": "No more offers today, truly"}],
            },
            seconds=600,
        )
        ring = [
            {"giver": CLEO, "taker": ANNA, "buildings": cleo.lots[:1]},
            {"giver": ANNA, "taker": BEN, "buildings": own[1:2]},
            {"giver": BEN, "taker": CLEO, "cash": 20_000},
        ]
        cleo.act("offer", trade={"transfers": ring}, secret=True)
        cleo.act(
            "call",
            seeks={"cash": 20_000},
            gives={"buildings": cleo.lots[1:2]},
            text="The corner of the tea houses, for whoever is quick",
            first=True,
        )
        ben.act("say", text="Who would give me a photo shop?")
        ben.act("say", text="Just between us: I need 34", to=[ANNA])
        expect(anna.heard("Just between us", "whisper")).to_be_visible()
        expect(
            page.get_by_test_id("call-0").or_(page.locator("[data-testid^=call-]")).first
        ).to_be_visible()
        studio.take(page, "offers")
        for button in page.locator("[data-testid^=refuse-]").all()[:1]:
            hand.press(button)
        studio.take(page, "offers-refusing")
        page.get_by_role("button", name="Cancel").first.click()
        hand.press(page.get_by_test_id("new-instruction"))
        hand.press(anna.lot(own[0]))
        hand.press(page.get_by_test_id("call-seeks-cash-10000"))
        studio.take(page, "instruction")
        hand.press(page.get_by_test_id("send-call"))
        expect(page.get_by_test_id("instructions")).to_be_visible()
        anna.compose(BEN, lots=[own[2]], cash=[(BEN, 20_000)])
        own_offer = anna.send()
        ben.act("refuse", offer=own_offer, reason="I would have to be out of my mind")
        expect(page.get_by_test_id("notice").first).to_be_visible()
        studio.take(page, "refused")


def words(studio: Studio) -> None:
    """Picture what is said: in words that may be offers, to whom, and with what signs."""
    anna, _ = seated(studio)
    page = anna.page
    other = anna.lots_of()[0]
    page.get_by_test_id("chat-to").click()
    studio.take(page, "talk-to")
    page.keyboard.press("Escape")
    page.get_by_test_id("chat-reactions").click()
    studio.take(page, "talk-signs")
    page.keyboard.press("Escape")
    anna.tell(f"my {other} for 20k")
    expect(page.get_by_test_id("chat-choices")).to_be_visible()
    studio.take(page, "words-choices")
    anna.hand.press(page.get_by_test_id("chat-choices").get_by_role("button").first)
    anna.drop()
    anna.tell("give me 86 for 10k, Cleo")
    expect(page.get_by_test_id("chat-trouble")).to_be_visible()
    studio.take(page, "words-trouble")
    page.get_by_test_id("chat-text").fill("")
    anna.hand.press(page.get_by_test_id("compose"))
    anna.hand.press(page.get_by_test_id(f"party-{BEN}"))
    anna.hand.press(anna.lot(anna.lots_of(LONG[0])[0]))
    anna.hand.press(
        page.get_by_test_id("who-could-help").or_(page.get_by_test_id("what-for")).first
    )
    studio.take(page, "helpers")

"""The bargaining table as a person uses it: calls, talk, words, refusals and what trades bring."""

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.e2e.hands import Hand, Keys, Mouse
from tests.e2e.seating import seat
from tests.e2e.table import Table

from chinatown.catalogue import catalogue

text = catalogue("client", "board", "errors", "events", "shops", "talk").text
"""The sentence that the page shows for an id of the catalogue."""

ANNA, BEN, CLEO = range(3)


def the_lot(building: int) -> str:
    """Return a building in the words of an offer."""
    return text("trade-buildings", count=1, lots=str(building))


class Bargainer(Table):
    """A person at the table while everybody trades."""

    def choose(self, select: Locator, value: str) -> None:
        """Choose in a list; by keyboard with the arrows."""
        if isinstance(self.hand, Keys):
            self.hand.write(select, "")
            for _ in range(10):
                if select.input_value() == value:
                    return
                self.page.keyboard.press("ArrowDown")
            raise AssertionError(f"the arrows do not lead to {value}")
        select.select_option(value)

    def send_to(self, building: int, taker: int) -> None:
        """Let a building on the scale go to somebody else."""
        item = text("goes-to", item=the_lot(building))
        self.choose(self.composer.get_by_label(item), str(taker))

    def less(self, giver: int, amount: int) -> None:
        """Take a smallest note of somebody's off the scale."""
        self.hand.press(self.page.get_by_test_id(f"less-{giver}-{amount}"))

    def drop(self) -> None:
        """Put the scale away with all that lies on it."""
        self.hand.press(self.page.get_by_test_id("drop-draft"))
        expect(self.composer).to_be_hidden()

    def expect_trouble(self, code: str, **arguments: str) -> None:
        """Wait until the scale tells why its offer was not made."""
        trouble = self.page.get_by_test_id("offer-trouble")
        expect(trouble).to_have_text(text(f"error-{code}", **arguments))

    def refuse_because(self, offer: str, reason: str) -> None:
        """Refuse with a ready-made reason."""
        self.hand.press(self.page.get_by_test_id(f"refuse-{offer}"))
        card = self.offer(offer)
        self.hand.press(card.get_by_role("button", name=text(f"reason-{reason}")))

    def expect_over(self, offer: str, status: str, words: str) -> None:
        """Wait until an offer has ended so, and says why."""
        self.expect_offer(offer, status)
        expect(self.offer(offer)).to_contain_text(words)

    def call_out(
        self, lots: Iterable[int], cash: Iterable[int], words: str = "", *, first: bool = False
    ) -> str:
        """Offer lots of mine to everybody for notes of money, and return the call's id."""
        page, hand = self.page, self.hand
        hand.press(page.get_by_test_id("new-call"))
        for building in lots:
            hand.press(self.lot(building))
        for note in cash:
            hand.press(page.get_by_test_id(f"call-seeks-cash-{note}"))
        if words:
            hand.write(page.get_by_test_id("call-text"), words)
        if first:
            hand.press(page.get_by_test_id("call-first"))
        hand.press(page.get_by_test_id("send-call"))
        own_call = page.locator("article[data-testid^=call-]").filter(
            has_text=text("call-by", name="", me="yes")
        )
        expect(own_call).to_have_count(1)
        return (own_call.get_attribute("data-testid") or "")[5:]

    def call(self, call: str) -> Locator:
        return self.page.get_by_test_id(f"call-{call}")

    def expect_call_over(self, call: str) -> None:
        """Wait until nothing can be done about a call; its card may stand while it is looked at."""
        expect(self.call(call).get_by_role("button")).to_have_count(0)

    def take_call(self, call: str) -> None:
        self.hand.press(self.page.get_by_test_id(f"take-call-{call}"))

    def answer_call(self, call: str, more: Iterable[int] = ()) -> str:
        """Answer a call with what it asks for and more money, and return the offer's id."""
        self.hand.press(self.page.get_by_test_id(f"answer-call-{call}"))
        seat = self.page.locator("[data-testid^=player-].me").get_attribute("data-testid") or ""
        for note in more:
            self.pay(int(seat[7:]), note)
        return self.send()

    def tell(self, words: str, to: Iterable[int] | None = None) -> None:
        """Say something to all, or to some alone; who hears it stays as it was for None."""
        page, hand = self.page, self.hand
        opener = page.get_by_test_id("open-talk")
        if opener.is_visible():
            hand.press(opener)
        if to is not None:
            hand.press(page.get_by_test_id("chat-to"))
            hand.press(page.get_by_test_id("chat-to-all"))
            for seat in to:
                hand.press(page.get_by_test_id(f"chat-to-{seat}"))
        hand.write(page.get_by_test_id("chat-text"), words)
        hand.press(page.get_by_test_id("chat-send"))

    def expect_silent(self) -> None:
        """Wait until the line is empty: what stood there was said, or lies on the scale."""
        expect(self.page.get_by_test_id("chat-text")).to_have_value("")

    def remark(self, offer: str, words: str) -> None:
        """Make the first remark about an offer that began a conversation."""
        self.hand.press(self.page.get_by_test_id(f"remark-{offer}"))
        self.hand.write(self.page.get_by_test_id(f"remark-text-{offer}"), words)
        self.hand.press(self.page.get_by_test_id(f"remark-send-{offer}"))

    def heard(self, words: str, manner: str) -> Locator:
        """Return the line of the log in which something was said in such a manner."""
        return self.log.locator(f"[data-manner={manner}]").filter(has_text=words)

    @property
    def effects(self) -> Locator:
        return self.composer.get_by_test_id("effects")

    @property
    def weighed(self) -> Locator:
        """What the draft brings, a figure for each player who may see theirs."""
        return self.effects.locator("[data-testid^=effect-]")

    def effect(self, seat: int) -> Locator:
        return self.composer.get_by_test_id(f"effect-{seat}")


def bargainers(
    host: Page,
    *friends: tuple[Page, str],
    bots: int = 0,
    effects: str = "",
    hand: Hand | None = None,
) -> list[Bargainer]:
    """Open a table where all trade on the pages of a host, Anna, and her friends.

    `hand` is how she does what she does there.
    """
    wish: dict[str, Any] = {"effects": effects} if effects else {}
    seat(host, friends, bots, keep=True, **wish)
    tables = [Bargainer(page) for page in (host, *(page for page, _ in friends))]
    for table in tables:
        table.expect_phase("trade")
    tables[0].hand = hand or Mouse()
    return tables


def shorten_limits(page: Page) -> None:
    """Let offers that a page limits to half a minute stand for one second.

    The page must not have opened its line yet.
    """

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            assert isinstance(message, str)
            server.send(re.sub(r'"seconds": ?30\b', '"seconds":1', message))

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/"), connect)

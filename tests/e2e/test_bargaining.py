"""What people do at the bargaining table: by mouse, by keyboard alone, and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.bargaining import ANNA, BEN, CLEO, Bargainer, bargainers, text, the_lot
from tests.e2e.browsing import PHONE
from tests.e2e.hands import Finger, Hand, Keys, Mouse
from tests.e2e.reading import money
from tests.e2e.test_phone import check_room
from tests.e2e.watch import frames

Three = tuple[Bargainer, Bargainer, Bargainer]


# Playwright sees no messages of sockets in Firefox.
@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("way", ["mouse", "keys", "phone"])
def test_three_people_bargain(new_person: Callable[..., Page], way: str) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    host = new_person(**(touch if way == "phone" else {}))
    friends = new_person(), new_person()
    heard_by_party, heard = frames(friends[0]), frames(friends[1])
    hands: dict[str, Hand] = {"mouse": Mouse(), "keys": Keys(host), "phone": Finger()}
    anna, ben, cleo = bargainers(host, (friends[0], "Ben"), (friends[1], "Cleo"), hand=hands[way])
    three = anna, ben, cleo
    look = check_phone if way == "phone" else nothing
    look(anna)
    ring(three, look)
    secret_trade(three, heard_by_party, heard)
    counter(three, look)
    call_with_two_takers(three, look)
    look(anna)


def nothing(_: Bargainer) -> None:
    """On a desk there is room for all."""


def check_phone(table: Bargainer) -> None:
    """See that nothing is wider than the phone, and that the board is not covered."""
    check_room(table.page)
    sheet = table.page.get_by_role("complementary").bounding_box()
    board = table.page.locator(".board").first.bounding_box()
    assert sheet is not None
    assert board is not None
    assert sheet["y"] - max(board["y"], 0) > PHONE["height"] / 6


def ring(three: Three, look: Callable[[Bargainer], None]) -> None:
    """Round the table: Anna's lot to Ben, Ben's to Cleo, Cleo's to Anna."""
    anna, ben, cleo = three
    lots = [table.lots_of()[0] for table in three]
    anna.compose(BEN, lots=lots[:2])
    anna.hand.press(anna.page.get_by_test_id(f"party-{CLEO}"))
    anna.hand.press(anna.lot(lots[2]))
    anna.send_to(lots[1], CLEO)
    look(anna)
    offer = anna.send()
    look(anna)
    ben.agree(offer)
    expect(anna.offer(offer)).to_contain_text(text("answer-agrees", name="Ben", me="no"))
    expect(anna.offer(offer)).to_contain_text(text("answer-waiting", name="Cleo", me="no"))
    anna.expect_owner(lots[0])
    cleo.agree(offer)
    for table, names in (
        (anna, ("Ben", "Cleo", "")),
        (ben, ("", "Cleo", "Anna")),
        (cleo, ("Ben", "", "Anna")),
    ):
        table.expect_offer(offer, "made")
        for lot, name in zip(lots, names, strict=True):
            table.expect_owner(lot, name)


def secret_trade(three: Three, heard_by_party: list[str], heard: list[str]) -> None:
    """Anna buys a lot of Ben's in secret; Cleo sees it change hands, and nothing else."""
    anna, ben, cleo = three
    lot, known = ben.lots_of()[0], cleo.offers
    # No other sum of the first round is this one.
    anna.compose(BEN, lots=[lot], cash=[(ANNA, 10_000)] * 3, secret=True)
    offer = anna.send()
    ben.agree(offer)
    anna.expect_cash(20_000)
    cleo.expect_owner(lot, "Anna")
    seen = text("trade-gives", name="Ben", other="Anna", items=the_lot(lot))
    expect(cleo.log).to_contain_text(text("event-items-moved", trade=seen))
    assert cleo.offers == known
    assert money(30_000) not in cleo.page.content()
    assert any("30000" in frame for frame in heard_by_party)
    assert any(f"[{lot}]" in frame for frame in heard)
    assert not any("30000" in frame or f'"{offer}"' in frame for frame in heard)


def counter(three: Three, look: Callable[[Bargainer], None]) -> None:
    """Anna counters, thinks better of it, counters after all, and Ben agrees."""
    anna, ben, _ = three
    ben.compose(ANNA, lots=[ben.lots_of()[0]], cash=[(ANNA, 10_000)] * 2)
    first = ben.send()
    known = anna.offers | {first}

    anna.counter(first)
    anna.less(ANNA, 10_000)
    look(anna)
    anna.drop()
    for table in (anna, ben):
        table.expect_offer(first, "open")
        expect(table.offer(first)).to_contain_text(money(20_000))

    anna.counter(first)
    # It starts from the offer, not from what was dropped.
    expect(anna.page.get_by_test_id(f"gives-{ANNA}")).to_contain_text(money(20_000))
    anna.less(ANNA, 10_000)
    second = anna.send()
    assert ben.offers == anna.offers == known | {second}
    expect(ben.offer(second)).to_contain_text(text("counter-to", name=text("you")))
    expect(ben.offer(second)).to_contain_text(text("change-changed"))
    ben.expect_offer(first, "open")
    ben.agree(second)
    anna.expect_cash(10_000)
    for table in (anna, ben):
        table.expect_offer(second, "made")
        # Ben agreed to something else, so his own offer does not stand on.
        table.expect_over(first, "withdrawn", text("offer-withdrawn"))


def call_with_two_takers(three: Three, look: Callable[[Bargainer], None]) -> None:
    """Anna sells a lot to the one of two who gives more."""
    anna, ben, cleo = three
    lot, cash = anna.lots_of()[0], anna.cash
    call = anna.call_out([lot], [10_000], "A fine corner")
    look(anna)
    for table in (ben, cleo):
        expect(table.call(call)).to_contain_text("A fine corner")
        expect(table.call(call)).to_contain_text(the_lot(lot))
    low = ben.answer_call(call)
    high = cleo.answer_call(call, more=[10_000])
    waits = anna.page.get_by_test_id("waits-for-me")
    for offer, amount in ((low, 10_000), (high, 20_000)):
        expect(waits.get_by_test_id(f"offer-{offer}")).to_contain_text(money(amount))
    look(anna)
    anna.agree(high)
    anna.expect_cash(cash + 20_000)
    for table, name in ((anna, "Cleo"), (ben, "Cleo"), (cleo, "")):
        table.expect_owner(lot, name)
        table.expect_offer(high, "made")
        table.expect_call_over(call)
        expect(table.log).to_contain_text(text("event-call-ended", name="Anna", why="answered"))
    for table in (anna, ben):
        table.expect_over(low, "lapsed", text("offer-lapsed-call-ended"))

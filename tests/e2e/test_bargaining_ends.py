"""How offers and calls end without a trade, or with the first who agrees."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.bargaining import ANNA, BEN, bargainers, shorten_limits, text

pytestmark = pytest.mark.only_browser("chromium")


def test_what_was_refused_is_changed_and_what_has_a_limit_expires(
    new_person: Callable[..., Page],
) -> None:
    host, *friends = (new_person() for _ in range(3))
    shorten_limits(host)
    anna, ben, _ = bargainers(host, (friends[0], "Ben"), (friends[1], "Cleo"))
    lot = ben.lots_of()[0]

    anna.compose(BEN, lots=[lot])
    asked = anna.send()
    ben.refuse_because(asked, "need-it")
    reason = text("reason-need-it")
    refused = text("offer-refused-by", name="Ben", by="yes", reason=reason, given="yes")
    anna.expect_over(asked, "refused", refused)

    anna.compose(BEN, lots=[lot])
    anna.hand.press(anna.page.get_by_test_id("send-offer"))
    anna.expect_trouble("already-refused", seat="Ben")
    anna.pay(ANNA, 10_000)
    anna.choose(anna.page.get_by_test_id("time-limit"), "30")
    better = anna.send()
    for table in (anna, ben):
        table.expect_over(better, "lapsed", text("offer-lapsed-expired"))
        table.expect_owner(lot, "" if table is ben else "Ben")
    assert anna.offers == ben.offers == {asked, better}


def test_a_call_for_the_first_who_agrees_goes_to_that_one(new_person: Callable[..., Page]) -> None:
    host, *friends = (new_person() for _ in range(3))
    anna, ben, cleo = bargainers(host, (friends[0], "Ben"), (friends[1], "Cleo"))
    lot, cash = anna.lots_of()[0], anna.cash
    call = anna.call_out([lot], [10_000], first=True)
    expect(ben.call(call)).to_contain_text(text("call-first-short"))
    cleo.take_call(call)
    anna.expect_cash(cash + 10_000)
    cleo.expect_cash(cash - 10_000)
    for table, name in ((anna, "Cleo"), (ben, "Cleo"), (cleo, "")):
        table.expect_owner(lot, name)
        table.expect_call_over(call)
    ben.expect_cash(cash)

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.pages import gathered, play_out_round
from tests.e2e.reading import money, text
from tests.e2e.table import Table
from tests.e2e.watch import frames

ANNA, BEN, CLEO = range(3)
TIMES = "\N{MULTIPLICATION SIGN}"


def the_lot(building: int) -> str:
    return text("trade-buildings", count=1, lots=str(building))


@pytest.fixture
def three(new_person: Callable[..., Page]) -> tuple[Table, Table, Table]:
    """Give three people at one table, who have chosen their cards and may trade."""
    host, *friends = (new_person() for _ in range(3))
    anna, ben, cleo = gathered(host, (friends[0], "Ben"), (friends[1], "Cleo"), keep=True)
    return anna, ben, cleo


def test_an_offer_a_counter_and_an_agreement_move_lots_tiles_and_cash_on_all_screens(
    three: tuple[Table, Table, Table],
) -> None:
    anna, ben, cleo = three
    hers, his = anna.lots_of()[0], ben.lots_of()[0]
    shop = anna.tiles[0]
    start = anna.cash
    has, gets = count_of(anna, shop), count_of(ben, shop)

    anna.compose(BEN, lots=[hers, his], tiles=[shop], cash=[(BEN, 10_000), (BEN, 10_000)])
    first = anna.send()
    expect(ben.offer(first)).to_contain_text(money(20_000))
    expect(cleo.offer(first)).to_be_attached()

    ben.counter(first)
    ben.hand.press(ben.page.get_by_test_id(f"less-{BEN}-10000"))
    second = ben.send()
    expect(anna.offer(second)).to_contain_text(money(10_000))
    anna.agree(second)

    for table in (anna, ben, cleo):
        table.expect_offer(second, "made")
        table.expect_offer(first, "withdrawn")
        expect(table.log).to_contain_text("A trade: ")
    anna.expect_cash(start + 10_000)
    ben.expect_cash(start - 10_000)
    cleo.expect_cash(start)
    for table, at_anna, at_ben in ((anna, "", "Ben"), (ben, "Anna", ""), (cleo, "Anna", "Ben")):
        table.expect_owner(his, at_anna)
        table.expect_owner(hers, at_ben)
    expect_count(anna, shop, has - 1)
    expect_count(ben, shop, gets + 1)


def count_of(table: Table, shop: str) -> int:
    shown = table.tile(shop)
    if not shown.count():
        return 0
    times = re.search(rf"{TIMES}(\d+)", shown.inner_text())
    return int(times[1]) if times else 1


def expect_count(table: Table, shop: str, count: int) -> None:
    if count == 0:
        expect(table.tile(shop)).to_be_hidden()
    elif count == 1:
        expect(table.tile(shop)).not_to_contain_text(TIMES)
    else:
        expect(table.tile(shop)).to_contain_text(f"{TIMES}{count}")


# Playwright sees no messages of sockets in Firefox.
@pytest.mark.only_browser("chromium")
def test_a_secret_offer_never_reaches_the_browser_of_a_third_person(
    new_person: Callable[..., Page],
) -> None:
    host, *friends = (new_person() for _ in range(3))
    heard, heard_by_party = frames(friends[1]), frames(friends[0])
    anna, ben, cleo = gathered(host, (friends[0], "Ben"), (friends[1], "Cleo"), keep=True)
    kept, lot = ben.lots_of()[:2]

    # No other sum of the first round is this one.
    anna.compose(BEN, lots=[kept], cash=[(ANNA, 10_000)] * 3, secret=True)
    refused = anna.send()
    ben.refuse(refused, "The walls have ears")
    anna.expect_offer(refused, "refused")
    expect(anna.offer(refused)).to_contain_text("The walls have ears")

    anna.compose(BEN, lots=[lot], cash=[(ANNA, 10_000)] * 3, secret=True)
    made = anna.send()
    ben.agree(made)
    anna.expect_owner(lot)
    anna.expect_cash(20_000)

    cleo.expect_owner(lot, "Anna")
    seen = text("trade-gives", name="Ben", other="Anna", items=the_lot(lot))
    expect(cleo.log).to_contain_text(text("event-items-moved", trade=seen))
    cleo.expect_owner(kept, "Ben")
    assert cleo.offers == set()
    shown = cleo.page.content()
    assert any("30000" in frame for frame in heard_by_party)
    assert any(f"[{lot}]" in frame for frame in heard)
    for secret in (money(30_000), "30000", "The walls have ears"):
        assert secret not in shown
        assert not any(secret in frame for frame in heard)
    assert not any(f'"{offer}"' in frame for frame in heard for offer in (refused, made))


@pytest.mark.only_browser("chromium")
def test_a_trade_of_three_happens_when_the_last_of_them_agrees(
    three: tuple[Table, Table, Table],
) -> None:
    anna, ben, cleo = three
    lots = [table.lots_of()[0] for table in three]
    anna.compose(BEN, lots=lots[:2])
    anna.hand.press(anna.page.get_by_test_id(f"party-{CLEO}"))
    anna.hand.press(anna.lot(lots[2]))
    # Round the table: mine to Ben, Ben's to Cleo, Cleo's to me.
    taker = anna.page.get_by_label(text("goes-to", item=the_lot(lots[1])))
    taker.select_option(str(CLEO))
    offer = anna.send()
    ben.agree(offer)
    expect(anna.offer(offer)).to_contain_text(text("answer-agrees", name="Ben", me="no"))
    anna.expect_owner(lots[0])
    cleo.agree(offer)
    for table, names in ((anna, ("Ben", "Cleo", "")), (ben, ("", "Cleo", "Anna"))):
        for lot, name in zip(lots, names, strict=True):
            table.expect_owner(lot, name)


@pytest.mark.only_browser("chromium")
def test_a_gift_withdrawn_moves_nothing_and_money_due_is_paid_after_income(
    new_person: Callable[..., Page],
) -> None:
    host, friend = new_person(), new_person()
    anna, ben = gathered(host, (friend, "Ben"), bots=1, keep=True)
    lot = anna.lots_of()[0]
    anna.compose(BEN, lots=[lot])
    gift = anna.send()
    expect(ben.offer(gift)).to_be_visible()
    anna.withdraw(gift)
    ben.expect_offer(gift, "withdrawn")
    anna.expect_owner(lot)

    anna.compose(BEN, lots=[lot])
    anna.hand.press(anna.page.get_by_test_id(f"more-{BEN}"))
    anna.page.get_by_test_id(f"gives-{BEN}").get_by_role(
        "checkbox", name=text("after-income")
    ).check()
    anna.pay(BEN, 10_000)
    sale = anna.send()
    ben.agree(sale)
    ben.expect_owner(lot)
    before = anna.cash, ben.cash
    paid = play_out_round(anna, ben)
    anna.expect_cash(before[0] + paid[0] + 10_000)
    ben.expect_cash(before[1] + paid[1] - 10_000)

"""Facts of a trade: money, goods, and what the answer to a call trades."""

import pytest
from tests.game.kit import GREEN, RED, YELLOW, give, table

from chinatown.game import (
    Call,
    Goods,
    Trade,
    apply,
)
from chinatown.game.normal_form import normalised
from chinatown.game.trade_facts import (
    call_trade,
    cash_from,
    due_from,
    goods_moved,
    is_paid,
    items_from,
    items_moved,
    moves_cards,
    net_cash,
    net_money,
)

SALE = Trade(
    (
        give(RED, YELLOW, cash=30_000, due=20_000),
        give(YELLOW, RED, buildings=(16, 17), tiles=("Dim Sum",), cash=10_000),
        give(YELLOW, GREEN, buildings=(20,)),
    )
)


def test_money_counts_on_balance_now_and_after_income() -> None:
    assert [net_cash(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [-20_000, 20_000, 0]
    assert [net_money(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [-40_000, 40_000, 0]


def test_what_a_seat_must_have_is_all_that_it_gives() -> None:
    assert [cash_from(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [30_000, 10_000, 0]
    assert [due_from(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [20_000, 0, 0]
    assert [is_paid(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [True, True, False]
    assert is_paid(Trade((give(RED, YELLOW, due=10_000),)), YELLOW)


def test_goods_are_buildings_and_tiles_with_who_gives_and_gets_them() -> None:
    assert goods_moved(SALE) == {
        (YELLOW, RED, (16, 17), ("Dim Sum",)),
        (YELLOW, GREEN, (20,), ()),
    }
    assert items_from(SALE, YELLOW) == {16, 17, 20, "Dim Sum"}
    assert items_from(SALE, RED) == set()
    assert not moves_cards(SALE)
    assert moves_cards(Trade((give(RED, YELLOW, cards=(3,)),)))


@pytest.mark.parametrize("taker", [RED, GREEN])
def test_taking_a_call_is_a_trade_in_normal_form(taker: int) -> None:
    seeks, gives = Goods(tiles=("Photo",)), Goods(buildings=(16,), cash=10_000)
    state, _ = apply(table(), Call(YELLOW, seeks, gives, first=True))
    trade = call_trade(state.calls[0], taker)
    assert trade == normalised(trade, state)
    assert set(trade.transfers) == {
        give(YELLOW, taker, buildings=(16,), cash=10_000),
        give(taker, YELLOW, tiles=("Photo",)),
    }


def test_money_and_cards_of_others_do_not_count() -> None:
    trade = Trade((give(YELLOW, GREEN, cash=10_000, due=10_000, cards=(3,)),))
    for count in (net_cash, net_money, cash_from, due_from):
        assert count(trade, RED) == 0
    assert not is_paid(trade, RED)
    assert is_paid(Trade((give(RED, YELLOW, cash=10_000, due=10_000),)), YELLOW)
    assert not is_paid(Trade((give(RED, YELLOW, buildings=(3,)),)), YELLOW)
    assert items_moved(SALE) == {
        *((YELLOW, RED, 16), (YELLOW, RED, 17), (YELLOW, RED, "Dim Sum"), (YELLOW, GREEN, 20))
    }


def test_what_is_given_twice_counts_together() -> None:
    trade = Trade(
        (
            give(RED, YELLOW, cash=10_000, due=20_000),
            give(RED, GREEN, cash=20_000, due=40_000),
            give(GREEN, RED, cash=50_000, due=10_000),
            give(YELLOW, RED, cash=10_000, due=10_000),
        )
    )
    assert (net_cash(trade, RED), net_money(trade, RED)) == (30_000, -10_000)
    assert (cash_from(trade, RED), due_from(trade, RED)) == (30_000, 60_000)

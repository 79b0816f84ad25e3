"""What each seat has as far as everyone can count: incomes and open trades are public."""

import pytest
from tests.game.kit import RED, YELLOW, agreed, all_done, all_pass, give, offered, table

from chinatown.game import MODERN, State, view

START = MODERN.start


def sold(*, secret: bool = False, **money: int) -> State:
    """Red has sold a building to yellow for some money."""
    parts = give(RED, YELLOW, buildings=(19,)), give(YELLOW, RED, **money)
    return agreed(offered(table(), RED, *parts, secret=secret), YELLOW)


def test_all_begin_with_what_everyone_knows() -> None:
    assert view(table(), None).counted_cash == (START,) * 4


def test_an_open_trade_is_counted_by_all() -> None:
    seen = view(sold(cash=10_000), None)
    assert seen.counted_cash == (START + 10_000, START - 10_000, START, START)


def test_a_secret_trade_is_counted_by_nobody() -> None:
    state = sold(cash=10_000, secret=True)
    assert state.cash[RED] == START + 10_000
    for viewer in (RED, YELLOW, 2, None):
        assert view(state, viewer).counted_cash == (START,) * 4


def test_income_is_counted() -> None:
    state = all_pass(all_done(with_laundry(table())))
    assert state.counted_cash == state.cash
    assert state.counted_cash[RED] == START + 10_000


def with_laundry(state: State) -> State:
    """Red has a shop on its building, which pays 10,000 by itself."""
    shops = list(state.shops)
    shops[state.edition.index["Laundry"]] = 1 << 19
    bag = list(state.bag)
    bag[state.edition.index["Laundry"]] -= 1
    return state._replace(shops=tuple(shops), bag=tuple(bag))


@pytest.mark.parametrize("secret", [False, True])
def test_what_falls_due_is_counted_when_it_is_paid_unless_it_is_secret(secret: bool) -> None:
    state = sold(due=10_000, secret=secret)
    assert state.counted_cash == (START,) * 4
    after = all_pass(all_done(state))
    moved = 0 if secret else 10_000
    assert after.cash == (START + 10_000, START - 10_000, START, START)
    assert after.counted_cash == (START + moved, START - moved, START, START)

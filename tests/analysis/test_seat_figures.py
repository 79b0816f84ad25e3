"""What a finished game says of how each seat plays."""

from dataclasses import replace

import pytest

from chinatown.analysis.seat_figures import LotSales, Sale, played_out, sale_in
from chinatown.game import (
    MODERN,
    Pledge,
    Setup,
    Trade,
    Transfer,
    initial_state,
    mask_of,
    ranking,
)
from chinatown.lab import make_bots, play_game

LOTS = Transfer(0, 1, buildings=(20, 22))
CASH = Transfer(1, 0, cash=50_000)
STATE = initial_state(Setup(MODERN, 3, "sales"))


def test_empty_lots_for_money_alone_are_a_sale_whoever_comes_first() -> None:
    assert sale_in(STATE, Trade((LOTS, CASH))) == Sale(0, 1, LotSales(2, 50_000))
    other_way = Trade((Transfer(0, 1, cash=10_000), Transfer(1, 0, buildings=(7,))))
    assert sale_in(STATE, other_way) == Sale(1, 0, LotSales(1, 10_000))
    later = replace(CASH, due=30_000)
    assert sale_in(STATE, Trade((LOTS, later))) == Sale(0, 1, LotSales(2, 80_000))


@pytest.mark.parametrize(
    "parts",
    [
        (LOTS,),
        (LOTS, Transfer(1, 0, buildings=(7,))),
        (LOTS, replace(CASH, tiles=("Factory",))),
        (replace(LOTS, cash=10_000), CASH),
        (replace(LOTS, tiles=("Factory",)), CASH),
        (LOTS, Transfer(2, 0, cash=50_000)),
        (LOTS, CASH, Transfer(2, 0, cash=10_000)),
        (Transfer(0, 1, tiles=("Factory",)), CASH),
    ],
)
def test_a_trade_in_which_money_pays_for_other_things_too_is_none(
    parts: tuple[Transfer, ...],
) -> None:
    assert sale_in(STATE, Trade(parts)) is None


def test_a_promise_or_a_shop_on_a_lot_has_its_price_too() -> None:
    assert sale_in(STATE, Trade((LOTS, CASH), (Pledge(1, 0, "22 is yours later"),))) is None
    built = STATE._replace(shops=(mask_of([22]), *STATE.shops[1:]))
    assert sale_in(built, Trade((LOTS, CASH))) is None


@pytest.mark.whole_game
def test_incomes_and_trades_of_a_game_add_up_to_the_cash() -> None:
    setup = Setup(MODERN, 3, "sales 1")
    game = play_game(setup, make_bots(setup, ["shopkeeper"]), "abc")
    state, seats = played_out(setup, game.record.actions)
    assert state == game.state
    assert all(len(figures.incomes) == 6 for figures in seats)
    assert any(figures.bought.lots for figures in seats)
    # Whatever is bought is sold.
    bought = [figures.bought for figures in seats]
    sold = [figures.sold for figures in seats]
    assert [sum(each) for each in zip(*bought, strict=True)] == [
        sum(each) for each in zip(*sold, strict=True)
    ]
    # What somebody gets in trades, somebody else gives.
    incomes = sum(sum(figures.incomes) for figures in seats)
    assert sum(standing.cash for standing in ranking(state)) == 3 * MODERN.start + incomes

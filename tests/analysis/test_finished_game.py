"""The figures of finished games: some small enough to count by hand, and those of whole games."""

from pathlib import Path

import pytest
from tests.analysis.quiet_table import Table

from chinatown.analysis import BestBusiness, GameNotOver, game_figures
from chinatown.game import CLASSIC, Edition, EndGame, Placement, Transfer
from chinatown.game.board import around
from chinatown.record import Record

RECORDS = Path(__file__).parent.parent / "data" / "records"
UNIT = 10_000
START = 5 * UNIT


def test_cash_and_income_of_each_round_are_those_that_were_paid() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.trade(Transfer(1, 0, cash=UNIT))
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    table.end_round()
    table.trade(Transfer(2, 1, cash=2 * UNIT))
    result = game_figures(table.finish())
    assert result.cash[0] == (START, START, START)
    assert result.cash[1] == (START + 2 * UNIT, START - UNIT, START)
    assert result.cash[2] == (START + 3 * UNIT, START - UNIT, START)
    assert result.cash[3] == (START + 4 * UNIT, START + UNIT, START - 2 * UNIT)
    assert len(result.cash) == 7
    assert result.income == ((UNIT, 0, 0),) * 6
    assert [standing.seat for standing in result.ranking] == [0, 1, 2]


def test_a_business_that_grows_is_the_same_one() -> None:
    table = Table()
    lot, beside = table.neighbours(0)
    shop = table.tile_twice(0)
    table.end_round({0: (Placement(lot, shop),)})
    table.end_round({0: (Placement(beside, shop),)})
    result = game_figures(table.finish())
    where = (min(lot, beside), max(lot, beside))
    # One unit in the first round, two in each of the other five.
    assert result.best == (BestBusiness(shop, where, False, 11 * UNIT, 1, 6), None, None)


def test_what_its_owner_gives_away_pays_another_business() -> None:
    table = Table()
    lot = table.lots(0)[0]
    shop = table.tile(0)
    table.end_round({0: (Placement(lot, shop),)})
    table.end_round()
    table.trade(Transfer(0, 1, (lot,)))
    result = game_figures(table.finish())
    assert result.best == (
        BestBusiness(shop, (lot,), False, 2 * UNIT, 1, 2),
        BestBusiness(shop, (lot,), False, 4 * UNIT, 3, 6),
        None,
    )


def test_businesses_that_never_met_are_two_of_which_the_first_counts_where_they_paid_as_much() -> (
    None
):
    table = Table()
    shop = table.tile_twice(0)
    owned = table.state.owned[0]
    first = table.lots(0)[0]
    other = next(lot for lot in table.lots(0)[1:] if not around(1 << first) & owned & 1 << lot)
    table.end_round({0: (Placement(first, shop), Placement(other, shop))})
    best = game_figures(table.finish()).best[0]
    assert best == BestBusiness(shop, (first,), False, 6 * UNIT, 1, 6)


def test_who_helped_whom_counts_the_trades_of_each_two() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.trade(Transfer(0, 1, (lot,)), Transfer(1, 0, cash=2 * UNIT))
    table.trade(Transfer(2, 1, cash=UNIT))
    table.end_round({1: (Placement(lot, table.tile(1)),)})
    assert game_figures(table.finish()).gains == (
        (0, 2 * UNIT, 0),
        (6 * UNIT - 2 * UNIT, 0, UNIT),
        (0, -UNIT, 0),
    )


def test_a_trade_of_three_counts_in_equal_parts_for_each_of_the_others() -> None:
    table = Table(CLASSIC)
    table.trade(Transfer(0, 1, cash=3_000), Transfer(2, 1, cash=4_000))
    assert game_figures(table.finish()).gains == (
        (0, -1_500, -1_500),
        (3_500, 0, 3_500),
        (-2_000, -2_000, 0),
    )


def test_a_game_that_is_ended_within_a_round_has_cash_of_that_moment_too() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    table.trade(Transfer(0, 1, cash=UNIT))
    table.do(EndGame())
    result = game_figures(table.record())
    assert result.cash == (
        (START, START, START),
        (START + UNIT, START, START),
        (START, START + UNIT, START),
    )
    assert result.income == ((UNIT, 0, 0),)
    assert len(result.rounds) == 1


@pytest.mark.parametrize("phase", ["deal", "trade", "build"])
def test_a_game_ended_in_its_first_round_has_no_efficiency(phase: str) -> None:
    table = Table(dealt=phase != "deal")
    if phase == "build":
        table.end_trading()
    assert table.state.phase == phase
    table.do(EndGame())
    result = game_figures(table.record())
    assert (result.income, result.rounds) == ((), ())
    assert (result.efficiency, result.trading_efficiency) == (None, None)
    assert result.best == (None, None, None)
    assert result.cash == ((START, START, START),)


def test_a_game_that_goes_on_has_no_figures() -> None:
    table = Table()
    with pytest.raises(GameNotOver) as caught:
        game_figures(table.record())
    assert caught.value.code == "report-unfinished"
    assert caught.value.params == {"number": len(table.actions)}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem[:2])
def test_the_figures_of_whole_games_add_up(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    result = game_figures(record)
    assert record.result is not None
    assert result.cash[1:] == record.rounds
    for seat, cash in enumerate(record.result.cash):
        assert sum(result.gains[seat]) + result.stories.rest[seat] == cash
        best = result.best[seat]
        assert best is None or best.paid <= sum(paid[seat] for paid in result.income)
    bonus = has_outlook_cards(record.setup.edition)
    for played, paid in zip(result.rounds, result.income, strict=True):
        assert played.paid == sum(paid) or bonus
        assert played.paid <= played.potential.free


def has_outlook_cards(edition: Edition) -> bool:
    """Return whether outlook cards pay beside the businesses."""
    return edition.name == "classic"

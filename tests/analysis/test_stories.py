"""What trades turned out to be worth, in games small enough to count by hand."""

from pathlib import Path

import pytest
from tests.analysis.quiet_table import Table

from chinatown.analysis.stories import stories
from chinatown.game import CLASSIC, MODERN, Placement, Share, Transfer
from chinatown.game.board import around
from chinatown.record import Record

RECORDS = Path(__file__).parent.parent / "data" / "records"
UNIT = 10_000


def test_what_is_never_built_on_is_worth_what_was_paid() -> None:
    table = Table()
    table.trade(Transfer(0, 1, (table.lots(0)[0],)), Transfer(1, 0, cash=2 * UNIT))
    assert table.end() == [{0: 2 * UNIT, 1: -2 * UNIT}]


def test_a_shop_on_a_bought_building_pays_its_buyer_for_it_in_every_round() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.trade(Transfer(0, 1, (lot,)), Transfer(1, 0, cash=2 * UNIT))
    table.end_round({1: (Placement(lot, table.tile(1)),)})
    # The seller had not built that shop, so it loses nothing by it.
    assert table.end() == [{0: 2 * UNIT, 1: 6 * UNIT - 2 * UNIT}]


def test_a_building_with_its_shop_pays_its_buyer_what_its_seller_loses() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    table.trade(Transfer(0, 2, (lot,)), Transfer(2, 0, cash=3 * UNIT))
    assert table.end() == [{0: 3 * UNIT - 5 * UNIT, 2: 5 * UNIT - 3 * UNIT}]


def test_a_bought_tile_pays_from_the_round_in_which_it_is_placed() -> None:
    table = Table()
    shop = next(
        name
        for place in range(7)
        if (name := table.tile(0, place)) not in [table.tile(1, other) for other in range(7)]
    )
    table.trade(Transfer(0, 1, tiles=(shop,)), Transfer(1, 0, cash=UNIT))
    table.end_round()
    table.end_round({1: (Placement(table.lots(1)[0], shop),)})
    assert table.end() == [{0: UNIT, 1: 5 * UNIT - UNIT}]


def test_who_has_a_tile_of_the_type_places_that_first() -> None:
    table = Table()
    shop = table.tile(1)
    seat = next(seat for seat in (0, 2) if table.state.tiles[seat][MODERN.index[shop]])
    tiles = table.state.tiles[1][MODERN.index[shop]]
    table.trade(Transfer(seat, 1, tiles=(shop,)))
    apart = [lot for lot in table.lots(1) if not around(1 << lot) & table.state.owned[1]]
    table.end_round({1: tuple(Placement(lot, shop) for lot in apart[:tiles])})
    assert table.end() == [{seat: 0, 1: 0}]


def test_what_was_passed_on_counts_for_all_the_trades_that_it_went_through() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    table.trade(Transfer(0, 1, (lot,)))
    table.end_round()
    table.end_round()
    table.trade(Transfer(1, 2, (lot,)))
    table.end_round()
    table.trade(Transfer(2, 1, (lot,)))
    # Five, three and two incomes were still to come. Without the second trade, the building would
    # have stayed where the first had brought it.
    assert table.end() == [
        {0: -5 * UNIT, 1: 5 * UNIT},
        {1: -3 * UNIT, 2: 3 * UNIT},
        {1: 2 * UNIT, 2: -2 * UNIT},
    ]


def test_what_comes_back_empty_and_is_built_on_pays_its_owner_without_any_trade() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.trade(Transfer(0, 1, (lot,)))
    table.trade(Transfer(1, 0, (lot,)))
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    # Without both, Ann would have built there too; Ben would have had an empty building.
    assert table.end() == [{0: -6 * UNIT, 1: 0}, {0: 6 * UNIT, 1: 0}]


def test_what_two_trades_bring_only_together_is_the_later_ones() -> None:
    table = Table()
    lot, beside = table.neighbours(0)
    shop = table.tile_twice(1)
    table.trade(Transfer(0, 1, (lot,)))
    table.trade(Transfer(0, 1, (beside,)))
    table.end_round({1: (Placement(lot, shop), Placement(beside, shop))})
    # Alone the first shop pays one unit in each of six rounds, both together pay two or, where they
    # are a finished business, more.
    pays = table.state.cash[1] - 5 * UNIT
    assert pays >= 2 * UNIT
    assert table.end() == [{0: 0, 1: 6 * UNIT}, {0: 0, 1: 6 * (pays - UNIT)}]


def test_the_worth_when_its_round_ends_counts_one_income_and_what_was_due_then() -> None:
    table = Table()
    lot = table.lots(0)[0]
    table.trade(Transfer(0, 1, (lot,)), Transfer(1, 0, cash=2 * UNIT, due=UNIT))
    table.end_round({1: (Placement(lot, table.tile(1)),)})
    table.trade(Transfer(1, 2, (lot,)), Transfer(2, 1, cash=4 * UNIT))
    (first, second) = stories(table.finish()).trades
    assert first.round_worth == {0: 3 * UNIT, 1: UNIT - 3 * UNIT}
    # Without both trades Ben would have had no shop; without the second, one of six incomes.
    assert first.worth == {0: 3 * UNIT, 1: 6 * UNIT - 3 * UNIT}
    assert second.round_worth == {1: 4 * UNIT - UNIT, 2: UNIT - 4 * UNIT}
    assert second.worth == {1: 4 * UNIT - 5 * UNIT, 2: 5 * UNIT - 4 * UNIT}


def test_a_trade_shows_which_shops_stood_on_the_buildings_that_it_moved() -> None:
    table = Table()
    lot, other = table.lots(0)[:2]
    shop = table.tile(0)
    table.end_round({0: (Placement(lot, shop),)})
    table.trade(Transfer(0, 1, (lot, other)))
    (story,) = stories(table.record()).trades
    assert story.shops == {lot: shop}
    # A round that is not over yet counts as far as it has come.
    assert story.round_worth == {0: 0, 1: 0}


def test_payments_due_count_as_far_as_they_were_paid() -> None:
    table = Table()
    # Nobody earns anything, so the debtor pays what it has got and drops the rest in the end.
    table.trade(Transfer(0, 1, cash=2 * UNIT, due=2 * UNIT), Transfer(0, 2, due=4 * UNIT))
    assert table.state.cash[0] == 3 * UNIT
    assert table.end() == [{0: -5 * UNIT, 1: 4 * UNIT, 2: UNIT}]


def test_shares_of_income_count_as_far_as_they_were_paid() -> None:
    table = Table()
    lot, other = table.lots(0)[:2]
    nothing = Transfer(0, 2, shares=(Share((other,)),))
    table.trade(nothing, Transfer(2, 0, cash=UNIT))
    sold = Transfer(0, 1, shares=(Share((lot,), at_least=3 * UNIT),))
    table.trade(sold, Transfer(1, 0, cash=UNIT, due=UNIT))
    table.end_round({0: (Placement(lot, table.tile(0)),)})
    assert table.end() == [{0: UNIT, 2: -UNIT}, {0: -UNIT, 1: UNIT}]


def test_the_outlook_card_counts_as_it_was() -> None:
    table = Table(CLASSIC, "placing-tiles=in-turn")
    lot, shop = table.lots(0)[0], table.tile(0)
    table.trade(Transfer(0, 1, (lot,), (shop,)))
    place = CLASSIC.index[shop]
    named = sum(CLASSIC.sizes[place] in card for card in table.state.outlook)
    assert named > 0
    table.end_round({1: (Placement(lot, shop),)})
    assert table.end() == [{0: 0, 1: (6 + named) * 1_000}]


def test_half_a_business_given_away_takes_from_one_what_it_brings_the_other() -> None:
    table = Table()
    lot, beside = table.neighbours(0)
    shop = table.tile_twice(0)
    table.end_round({0: (Placement(lot, shop), Placement(beside, shop))})
    table.trade(Transfer(0, 1, (lot,)))
    # Two shops together pay two units, one alone one.
    assert table.end() == [{0: -5 * UNIT, 1: 5 * UNIT}]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem[:2])
def test_the_trades_and_the_rest_of_a_player_add_up_to_its_cash(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    assert record.result is not None
    results = stories(record)
    for seat, cash in enumerate(record.result.cash):
        worths = [story.worth[seat] for story in results.trades if seat in story.worth]
        assert sum(worths) + results.rest[seat] == cash
        # Nobody pays for anything but in trades.
        assert results.rest[seat] >= 0
    for story in results.trades:
        assert tuple(story.worth) == story.trade.parties
        assert 1 <= story.round <= 6

"""What shares of income and building clauses are worth to a bot."""

from tests.game.kit import GREEN, RED, YELLOW, give, table, with_lots, with_tiles

from chinatown.bots.value.agreement_value import (
    agreements_change,
    best_business,
    most_of_share,
)
from chinatown.bots.value.income_value import gain, pay_rule
from chinatown.game import BuildingClause, Share, State, Trade, view

NOTHING = Trade(())


def position() -> State:
    """Yellow owns 16 and 17 side by side, and two Restaurant tiles; red owns 19, green 28."""
    state = with_lots(table(), {RED: [19], YELLOW: [16, 17], GREEN: [28]})
    return with_tiles(state, {YELLOW: ["Restaurant", "Restaurant"]})


def change(state: State, trade: Trade, seat: int) -> int:
    seen = view(state, RED)
    return agreements_change(seen, pay_rule(seen), trade, seat)


def test_a_share_is_worth_what_its_debtor_can_build() -> None:
    # Two Restaurants side by side pay 20,000.
    trade = Trade((give(YELLOW, RED, shares=(Share((16,), 1, 2),)),))
    assert change(position(), trade, RED) == 10_000
    assert change(position(), trade, YELLOW) == -10_000
    assert change(position(), trade, GREEN) == 0


def test_tiles_that_come_with_the_trade_count_for_the_share() -> None:
    state = with_tiles(position(), {YELLOW: ["Restaurant"], RED: ["Restaurant"]})
    share = give(YELLOW, RED, shares=(Share((16, 17)),))
    assert change(state, Trade((share,)), RED) == 10_000
    trade = Trade((give(RED, YELLOW, tiles=("Restaurant",)), share))
    assert change(state, trade, RED) == 20_000


def test_the_judgement_by_income_counts_shares() -> None:
    trade = Trade((give(YELLOW, RED, shares=(Share((16,)),)), give(RED, YELLOW, cash=10_000)))
    assert gain(view(position(), RED), trade, RED) == 10_000


def test_leaving_a_lot_empty_costs_what_it_would_pay_this_round() -> None:
    clause = BuildingClause(16, builds=False)
    trade = Trade((give(YELLOW, RED, clauses=(clause,)),))
    assert change(position(), trade, YELLOW) == -10_000
    assert change(position(), trade, RED) == 0


def test_building_where_one_would_build_costs_nothing() -> None:
    trade = Trade((give(YELLOW, RED, clauses=(BuildingClause(16, "Restaurant"),)),))
    assert change(position(), trade, YELLOW) == 0


def test_building_apart_costs_what_it_breaks_up_in_all_rounds_to_come() -> None:
    state = with_lots(position(), {RED: [19], YELLOW: [16, 17, 18, 50], GREEN: [28]})
    state = with_tiles(state, {YELLOW: ["Restaurant"] * 3})
    trade = Trade((give(YELLOW, RED, clauses=(BuildingClause(50, "Restaurant"),)),))
    # Three together pay 40,000, two and one 30,000; there are six rounds of income.
    assert change(state, trade, YELLOW) == -60_000


def test_a_share_of_own_shops_comes_to_what_they_pay() -> None:
    seen = view(position(), YELLOW)
    built = seen._replace(shops=built_with(seen.shops, seen.edition.index["Restaurant"], 16, 17))
    assert most_of_share(built, Share((16,), 1, 2), YELLOW, RED) == 10_000
    assert most_of_share(seen, Share((16,), 1, 2, at_least=10_000), YELLOW, RED) == 10_000


def test_a_share_of_what_another_owns_may_come_to_a_finished_business() -> None:
    seen = view(position(), YELLOW)
    # Six shops of the largest size, finished, pay 140,000.
    assert most_of_share(seen, Share((28,), 1, 2), YELLOW, RED) == 70_000
    assert most_of_share(seen, Share((28,), at_most=20_000), YELLOW, RED) == 20_000
    assert most_of_share(seen, Share((28,)), YELLOW, GREEN) == 0


def built_with(shops: tuple[int, ...], kind: int, *lots: int) -> tuple[int, ...]:
    placed = sum(1 << lot for lot in lots)
    return (*shops[:kind], shops[kind] | placed, *shops[kind + 1 :])


def test_the_best_business_is_the_group_that_will_pay_most() -> None:
    seen = view(position(), YELLOW)
    assert best_business(seen, pay_rule(seen), NOTHING, YELLOW) == ((16, 17), 20_000)
    assert best_business(seen, pay_rule(seen), NOTHING, RED) is None

"""The chance to win, by what a view lets everybody's final cash be estimated at."""

import pytest
from tests.game.kit import trading, with_lots, with_tiles

from chinatown.bots.value.win_chance import Race, expected_race
from chinatown.game import Debt, State, view

ME, YOU, HER = 0, 1, 2
EVERYONE = -1


def with_cash(*cash: int, round_: int = 6) -> State:
    """Nobody has anything but cash, as everyone can count it."""
    state = with_tiles(with_lots(trading(3), {}), {})
    return state._replace(round=round_, cash=cash, counted_cash=cash)


def race(state: State, seat: int = ME) -> Race:
    return expected_race(view(state, seat))


def test_with_equal_cash_all_are_equally_likely_to_win() -> None:
    assert race(with_cash(90_000, 90_000, 90_000)).chances == pytest.approx([1 / 3] * 3)


def test_the_chances_of_all_make_one_and_follow_the_cash() -> None:
    chances = race(with_cash(500_000, 520_000, 480_000)).chances
    assert sum(chances) == pytest.approx(1)
    assert chances[YOU] > chances[ME] > chances[HER]


def test_the_same_lead_is_surer_in_a_later_round() -> None:
    leads = [
        race(with_cash(520_000, 500_000, 500_000, round_=round_)).chances[ME]
        for round_ in range(1, 7)
    ]
    assert leads == sorted(leads)
    assert leads[0] < 0.5 < leads[-1]


def test_what_stands_on_the_table_and_what_is_owed_count_too() -> None:
    state = with_lots(with_cash(500_000, 500_000, 500_000), {YOU: [28, 29, 30]})
    state = with_tiles(state, {YOU: ["Photo"] * 3})
    state = state._replace(debts=(Debt(HER, ME, 20_000, EVERYONE),))
    # Three Photo shops are a finished business, which pays 50,000.
    assert race(state).final_cash == (52, 55, 48)


def test_nobody_knows_what_others_have_but_by_counting() -> None:
    state = with_cash(500_000, 500_000, 500_000)._replace(cash=(500_000, 900_000, 0))
    assert race(state).final_cash == (50, 50, 50)
    assert race(state, YOU).final_cash == (50, 90, 50)


def test_one_minds_most_what_the_likeliest_other_winner_gains() -> None:
    state = race(with_cash(500_000, 510_000, 400_000))
    assert state.rivalry(ME, YOU) > 0.9 > 0.1 > state.rivalry(ME, HER)
    # With each other, all rivals of a seat count as much as what it gains itself.
    for seat in (ME, YOU, HER):
        others = [other for other in (ME, YOU, HER) if other != seat]
        assert sum(state.rivalry(seat, other) for other in others) == pytest.approx(1)


def test_whoever_surely_wins_minds_nothing() -> None:
    assert race(with_cash(9_000_000, 0, 0)).rivalry(ME, YOU) == 0

"""Dues that fall due at one moment (docs/rules.md 5)."""

from hypothesis import given
from hypothesis import strategies as st

from chinatown.game.settlement import settled

A, B, C, D = range(4)
Dues = list[tuple[int, int, int]]

pairs = st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(lambda pair: pair[0] != pair[1])
dues_lists = st.lists(
    st.builds(lambda pair, dollars: (*pair, dollars), pairs, st.integers(1, 60)), max_size=9
)
purses = st.lists(st.integers(0, 40), min_size=5, max_size=5)


def balances(cash: list[int], dues: Dues, paid: tuple[int, ...]) -> list[int]:
    after = list(cash)
    for (debtor, creditor, _), dollars in zip(dues, paid, strict=True):
        after[debtor] -= dollars
        after[creditor] += dollars
    return after


def by_definition(cash: list[int], dues: Dues) -> tuple[int, ...]:
    """Return the largest payments by lowering all dues, at first paid in full, until they agree."""
    paid = [dollars for _, _, dollars in dues]
    while True:
        lower = []
        purse = list(cash)
        for (_, creditor, _), dollars in zip(dues, paid, strict=True):
            purse[creditor] += dollars
        for debtor, _, dollars in dues:
            lower.append(min(dollars, purse[debtor]))
            purse[debtor] -= lower[-1]
        if lower == paid:
            return tuple(paid)
        paid = lower


def test_what_two_without_cash_owe_each_other_is_netted() -> None:
    assert settled((0, 0), [(A, B, 30), (B, A, 20)]) == (20, 20)


def test_what_three_without_cash_owe_in_a_circle_is_netted() -> None:
    assert settled((0, 0, 0), [(A, B, 30), (B, C, 20), (C, A, 10)]) == (10, 10, 10)


def test_a_debt_to_somebody_outside_the_circle_is_paid_first_if_it_is_older() -> None:
    # B can pay C only what A pays, and A only what B pays; so nothing goes round.
    assert settled((0, 0, 0), [(B, C, 50), (A, B, 30), (B, A, 20)]) == (0, 0, 0)
    # Were it younger, the circle would be settled before.
    assert settled((0, 0, 0), [(A, B, 30), (B, A, 20), (B, C, 50)]) == (20, 20, 0)


def test_a_circle_is_settled_whoever_else_owes_money_that_nobody_has() -> None:
    assert settled((0, 0, 0, 0), [(A, B, 30), (C, D, 20), (D, C, 10)]) == (0, 10, 10)


def test_cash_within_a_circle_pays_on_what_is_left_of_it() -> None:
    assert settled((5, 0, 0), [(A, B, 30), (B, A, 20), (B, C, 50)]) == (25, 20, 5)


def test_the_oldest_due_is_paid_in_full_before_a_younger_one() -> None:
    assert settled((40, 0, 0), [(A, B, 30), (A, C, 30)]) == (30, 10)


def test_money_received_for_a_younger_due_still_pays_the_oldest_first() -> None:
    # B's money comes from A after B's first due was looked at, and pays that one all the same.
    dues = [(B, C, 30), (A, B, 20), (B, D, 30)]
    assert settled((20, 0, 0, 0), dues) == (20, 20, 0)


def test_huge_dues_with_little_cash_take_no_longer() -> None:
    huge = 10**15
    assert settled((1, 0), [(A, B, huge + 7), (B, A, huge)]) == (huge + 1, huge)


@given(purses, dues_lists)
def test_the_largest_payments_are_made_that_everybody_can_make(cash: list[int], dues: Dues) -> None:
    assert settled(cash, dues) == by_definition(cash, dues)


@given(purses, dues_lists)
def test_every_dollar_is_accounted_for_and_nobody_pays_more_than_they_have_or_owe(
    cash: list[int], dues: Dues
) -> None:
    paid = settled(cash, dues)
    after = balances(cash, dues, paid)
    assert sum(after) == sum(cash)
    assert min(after) >= 0
    for (debtor, _, dollars), part in zip(dues, paid, strict=True):
        assert 0 <= part <= dollars
        assert part == dollars or after[debtor] == 0


@given(purses, dues_lists, st.permutations(range(5)))
def test_who_sits_where_changes_nothing(cash: list[int], dues: Dues, seats: list[int]) -> None:
    moved = [0] * 5
    for seat, dollars in enumerate(cash):
        moved[seats[seat]] = dollars
    renamed = [(seats[debtor], seats[creditor], dollars) for debtor, creditor, dollars in dues]
    assert settled(moved, renamed) == settled(cash, dues)

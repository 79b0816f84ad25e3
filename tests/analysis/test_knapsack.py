"""One option an item is chosen so that nothing else would be worth more."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from chinatown.analysis.knapsack import Option, best_choice

AMOUNTS = 3
changes = st.tuples(*[st.integers(-3, 3)] * AMOUNTS)
options = st.tuples(st.integers(0, 6), changes)
problems = st.lists(st.lists(options, max_size=4), min_size=1, max_size=5)
starts = st.tuples(*[st.integers(0, 3)] * AMOUNTS)


@given(starts, problems)
def test_no_choice_that_keeps_the_amounts_is_worth_more(
    start: tuple[int, ...], problem: list[list[tuple[int, tuple[int, ...]]]]
) -> None:
    nothing = (0, (0,) * AMOUNTS)
    items = [
        [Option(value, adds, place) for place, (value, adds) in enumerate([nothing, *some])]
        for some in problem
    ]

    def left(chosen: tuple[Option[int], ...]) -> list[int]:
        return [
            sum(amounts) for amounts in zip(start, *(option.adds for option in chosen), strict=True)
        ]

    best = max(
        sum(option.value for option in chosen)
        for chosen in product(*items)
        if min(left(chosen)) >= 0
    )
    choice = best_choice(start, items)
    picked = tuple(some[pick] for some, pick in zip(items, choice.picks, strict=True))
    assert choice.value == best
    assert sum(option.value for option in picked) == best
    assert min(left(picked)) >= 0

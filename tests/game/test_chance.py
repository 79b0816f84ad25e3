"""Chance as a function of the seed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chinatown.game import chance
from chinatown.game.chance import opaque_id, sample


@given(st.text(max_size=80), st.integers(0, 85))
def test_drawing_gives_some_of_the_items_once_each(seed: str, count: int) -> None:
    got = sample(range(85), count, seed, "deck", 1)
    assert len(got) == len(set(got)) == count
    assert set(got) <= set(range(85))


@given(st.text(max_size=8), st.integers(0, 30))
def test_fewer_are_the_beginning_of_the_same_order(seed: str, count: int) -> None:
    assert sample(range(30), 30, seed, "bag", 2)[:count] == sample(range(30), count, seed, "bag", 2)


def test_the_order_is_the_same_for_ever() -> None:
    assert sample(range(10), 10, "a seed", "deck", 1) == (2, 4, 5, 6, 1, 8, 3, 0, 9, 7)


def test_each_occasion_has_its_own_order() -> None:
    orders = {
        sample(range(85), 85, seed, what, round_)
        for seed in ("a", "b")
        for what in ("deck", "bag")
        for round_ in (1, 2)
    }
    assert len(orders) == 8


def test_every_item_is_as_likely_as_any_other_in_every_place() -> None:
    counts = Counter(sample("abcde", 1, str(seed), "x", 0)[0] for seed in range(5000))
    # Five equally likely letters: 1000 each, with a deviation of 28.
    assert all(abs(counts[letter] - 1000) < 150 for letter in "abcde")


def test_a_number_that_would_favour_the_first_items_is_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Of 2**32 numbers the last one, 2**32 - 1, is one too many for three equal shares.
    words = iter([(2**32 - 1, 1), (2**32 - 1, 0)])
    blocks = {0: next(words), 1: next(words)}
    monkeypatch.setattr(chance, "_words", lambda _key, _label, block: blocks[block])
    # Taken are 1 of three, then 2**32 - 1 of two, which shares evenly: the last of them.
    assert sample("abc", 2, "seed", "x", 0) == ("b", "c")


def test_drawing_more_than_there_are_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot draw 3 of 2"):
        sample("ab", 3, "seed", "x", 0)


def test_an_opaque_name_differs_by_seed_and_number() -> None:
    assert len({opaque_id(seed, "offer", n) for seed in ("a", "b") for n in range(100)}) == 200

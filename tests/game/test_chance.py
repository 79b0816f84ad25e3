"""Chance as a function of the seed."""

import itertools
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chinatown.game import chance
from chinatown.game.chance import _words, opaque_id, sample


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
    words = (2**32 - 1, 1, 2**32 - 1, 0)
    monkeypatch.setattr(chance, "_words", lambda _key, _label: iter(words))
    # Taken are 1 of three, then 2**32 - 1 of two, which shares evenly: the last of them.
    assert sample("abc", 2, "seed", "x", 0) == ("b", "c")


def test_each_number_is_judged_by_how_many_items_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    # The last of 2**32 numbers is one too many for five equal shares, but not for the four left.
    monkeypatch.setattr(chance, "_words", lambda _key, _label: iter((1, 2**32 - 1)))
    assert sample("abcde", 2, "seed", "x", 0) == ("b", "e")


def test_drawing_more_than_there_are_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot draw 3 of 2"):
        sample("ab", 3, "seed", "x", 0)


def test_an_opaque_name_differs_by_seed_and_number() -> None:
    assert len({opaque_id(seed, "offer", n) for seed in ("a", "b") for n in range(100)}) == 200


def test_words_are_those_of_the_keyed_hash() -> None:
    digest = blake2b(b"deck/1/0", key=b"key", digest_size=64).digest()
    following = blake2b(b"deck/1/1", key=b"key", digest_size=64).digest()
    assert list(itertools.islice(_words(b"key", "deck/1/"), 32)) == [
        int.from_bytes((digest + following)[at : at + 4], "little") for at in range(0, 128, 4)
    ]


def test_a_shuffle_swaps_each_place_with_a_later_one() -> None:
    key = blake2b(b"seed", digest_size=32).digest()
    words = list(itertools.islice(_words(key, "deck/4/"), 40))
    pool = list(range(40))
    for place in range(40):
        chosen = place + words[place] % (40 - place)
        pool[place], pool[chosen] = pool[chosen], pool[place]
    assert sample(range(40), 40, "seed", "deck", 4) == tuple(pool)
    assert sample(range(40), 0, "seed", "deck", 4) == ()
    assert sample("a", 1, "seed", "deck", 4) == ("a",)


@pytest.mark.parametrize(
    ("choices", "number"),
    # 2**32 is one more than a multiple of three and of five, and a multiple of four and of two.
    [(5, 4), (4, 3), (3, 2), (2, 1), (1, 0)],
)
def test_words_beyond_the_last_whole_share_are_passed_over_and_no_others(
    monkeypatch: pytest.MonkeyPatch, choices: int, number: int
) -> None:
    shared_evenly = 2**32 % choices == 0
    words = iter((2**32 - 1, 2**32 - 2, 7))
    monkeypatch.setattr(chance, "_words", lambda key, label: words)
    assert sample(range(choices), 1, "", "", 0) == (number,)
    assert next(words) == (2**32 - 2 if shared_evenly else 7)


def test_an_opaque_name_is_the_keyed_hash_of_what_it_names() -> None:
    name = blake2b(b"offer/3", key=b"s" * 64, digest_size=4).hexdigest()
    assert opaque_id("s" * 64, "offer", 3) == opaque_id("s" * 80, "offer", 3) == name
    assert opaque_id("s" * 63, "offer", 3) != name

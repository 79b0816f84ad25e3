"""The words by which people compare digests."""

from itertools import combinations

from rapidfuzz.distance import Levenshtein

from chinatown.record import digest_words
from chinatown.record.digest_words import DIGEST_WORDS


def test_any_two_words_are_hard_to_mistake_for_each_other() -> None:
    assert len(DIGEST_WORDS) == 256
    assert list(DIGEST_WORDS) == sorted(DIGEST_WORDS)
    assert all(word.isascii() and word.islower() and 4 <= len(word) <= 9 for word in DIGEST_WORDS)
    assert min(Levenshtein.distance(*pair) for pair in combinations(DIGEST_WORDS, 2)) >= 2


def test_six_words_stand_for_twelve_digits() -> None:
    assert digest_words("00" * 32) == (DIGEST_WORDS[0],) * 6
    assert digest_words("0102030405ff" + "00" * 26) == (
        *DIGEST_WORDS[1:6],
        DIGEST_WORDS[255],
    )

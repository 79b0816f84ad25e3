"""The words by which people compare digests."""

from itertools import combinations

from chinatown.record.digest_words import DIGEST_WORDS, digest_words


def letters_changed(word: str, other: str) -> int:
    """Return the edit distance of two words."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(word, 1):
        before, row = row, [place]
        for column, there in enumerate(other, 1):
            changed = before[column - 1] + (letter != there)
            row.append(min(before[column] + 1, row[-1] + 1, changed))
    return row[-1]


def test_any_two_words_are_hard_to_mistake_for_each_other() -> None:
    assert len(DIGEST_WORDS) == 256
    assert list(DIGEST_WORDS) == sorted(DIGEST_WORDS)
    assert all(word.isascii() and word.islower() and 4 <= len(word) <= 9 for word in DIGEST_WORDS)
    assert min(letters_changed(*pair) for pair in combinations(DIGEST_WORDS, 2)) >= 2


def test_six_words_stand_for_twelve_digits() -> None:
    assert digest_words("00" * 32) == (DIGEST_WORDS[0],) * 6
    assert digest_words("0102030405ff" + "00" * 26) == (
        *DIGEST_WORDS[1:6],
        DIGEST_WORDS[255],
    )

"""Words as they are compared: case and accents folded, typing errors found by edit distance."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

_UNDECOMPOSED: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae", "ß": "ss"}
)
"""Letters whose plain form Unicode's decomposition does not give."""

MIN_TYPO_LENGTH: Final = 5
"""The length in letters from which a mistyped word is corrected; shorter ones are too alike."""

_TWO_EDITS_LENGTH: Final = MIN_TYPO_LENGTH + 2
"""The length from which a suggestion may be two edits away."""


class Word(NamedTuple):
    """A word as typed, in lower case, and in lower case without accents."""

    text: str
    lower: str
    folded: str


def to_word(text: str) -> Word:
    """Return a word in its three forms."""
    lower = text.casefold()
    return Word(text, lower, _without_accents(lower))


def _without_accents(lower: str) -> str:
    if lower.isascii():
        return lower
    decomposed = unicodedata.normalize("NFKD", lower.translate(_UNDECOMPOSED))
    return "".join([char for char in decomposed if not unicodedata.combining(char)])


def expand(pattern: str) -> Iterator[str]:
    """Yield the phrases of a pattern: `stem|a|b` is stema and stemb, in each word by itself.

    >>> list(expand("tea house|s|"))
    ['tea houses', 'tea house']
    """
    choices = []
    for part in pattern.split():
        stem, bar, endings = part.partition("|")
        choices.append([stem + ending for ending in endings.split("|")] if bar else [stem])
    for words in product(*choices):
        yield " ".join(words)


class TypoIndex:
    """Corrects words with one typing error; `known` maps folded words to what they may mean.

    One error is one letter inserted, left out or changed, or two neighbours swapped: a distance of
    1 in optimal string alignment.

    >>> TypoIndex({"laundry": frozenset({"shop"}), "lands": frozenset({"talk"})}).correct("luandry")
    'laundry'
    """

    def __init__(self, known: Mapping[str, frozenset[object]]) -> None:
        self._known = known
        self._words = sorted(text for text in known if len(text) >= MIN_TYPO_LENGTH - 1)

    def correct(self, folded: str) -> str | None:
        """Return the intended word; None when there is none or candidates differ in meaning."""
        if len(folded) < MIN_TYPO_LENGTH or not folded.isalpha():
            return None
        near = _within(folded, self._words, 1)
        if not near:
            return None
        common = frozenset.intersection(*(self._known[text] for text, _ in near))
        return min(near)[0] if common else None


def nearest(folded: str, known: Iterable[str]) -> str | None:
    """Return the closest known word: one edit away, or two for longer words; None without one."""
    if len(folded) < MIN_TYPO_LENGTH:
        return None
    cutoff = 2 if len(folded) >= _TWO_EDITS_LENGTH else 1
    words = [text for text in known if len(text) >= MIN_TYPO_LENGTH - 1]
    near = _within(folded, words, cutoff)
    return min(near, key=lambda match: (match[1], match[0]))[0] if near else None


def _within(folded: str, words: list[str], cutoff: int) -> list[tuple[str, int]]:
    """Return the words at most `cutoff` edits away, each with its distance."""
    matches = extract(folded, words, scorer=OSA.distance, score_cutoff=cutoff, limit=None)
    return [(text, round(distance)) for text, distance, _ in matches]

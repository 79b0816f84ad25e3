"""Words as they are compared: without case and accents, and at most one slip apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

_PLAIN: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae", "ß": "ss"})

LONG: Final = 5
"""From so many letters on, a word with one slip is still known."""


class Word(NamedTuple):
    """A word as it was typed, in lower case, and without accents too."""

    text: str
    lower: str
    folded: str


def word(text: str) -> Word:
    """Return a word in its three forms."""
    lower = text.casefold()
    return Word(text, lower, _folded(lower))


def _folded(lower: str) -> str:
    if lower.isascii():
        return lower
    parts = unicodedata.normalize("NFKD", lower.translate(_PLAIN))
    return "".join([char for char in parts if not unicodedata.combining(char)])


def forms(pattern: str) -> Iterator[str]:
    """Yield what a pattern stands for: `stem|a|b` for stema and stemb, each word by itself.

    >>> list(forms("tea house|s|"))
    ['tea houses', 'tea house']
    """
    choices = []
    for part in pattern.split():
        stem, bar, endings = part.partition("|")
        choices.append([stem + ending for ending in endings.split("|")] if bar else [stem])
    for chosen in product(*choices):
        yield " ".join(chosen)


def is_slip(one: str, other: str) -> bool:
    """Tell whether one word becomes the other by one letter more, less, changed or swapped.

    >>> is_slip("luandry", "laundry"), is_slip("laundry", "lands")
    (True, False)
    """
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    rest, there = one[at:], other[at:]
    return (
        rest[1:] == there[1:]
        or rest[1:] == there
        or rest == there[1:]
        or (rest[:2] == there[:2][::-1] and rest[2:] == there[2:])
    )


def distance(one: str, other: str, most: int) -> int:
    """Return how many letters differ, `most + 1` for more than `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    row = list(range(len(other) + 1))
    for place, char in enumerate(one, 1):
        before, row = row, [place]
        for column, there in enumerate(other, 1):
            changed = before[column - 1] + (char != there)
            row.append(min(changed, before[column] + 1, row[-1] + 1))
        if min(row) > most:
            return most + 1
    return row[-1]


def _less(text: str) -> Iterator[str]:
    yield text
    for at in range(len(text)):
        yield text[:at] + text[at + 1 :]


class TypoIndex:
    """Finds the known words that are one slip away; `known` maps words to what they may mean."""

    def __init__(self, known: Mapping[str, frozenset[object]]) -> None:
        self._known = known
        self._index: dict[str, set[str]] = {}
        for text in known:
            if len(text) >= LONG - 1:
                for shorter in _less(text):
                    self._index.setdefault(shorter, set()).add(text)

    def meant(self, folded: str) -> str | None:
        """Return the word that is meant; None when there is none or they mean different things."""
        if len(folded) < LONG or not folded.isalpha():
            return None
        near = {text for shorter in _less(folded) for text in self._index.get(shorter, ())}
        found = sorted(text for text in near if is_slip(folded, text))
        if not found:
            return None
        common = frozenset.intersection(*(self._known[text] for text in found))
        return found[0] if common else None


def nearest(folded: str, known: Iterable[str]) -> str | None:
    """Return the nearest known word: a letter away, or two for longer words; None if none is."""
    if len(folded) < LONG:
        return None
    most = 2 if len(folded) > LONG + 1 else 1
    ranked = [(distance(folded, text, most), text) for text in known if len(text) >= LONG - 1]
    best = min(ranked, default=(most + 1, ""))
    return best[1] if best[0] <= most else None

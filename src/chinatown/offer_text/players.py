"""Whom words name: players by their names, in the cases of the language, and by their seats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from chinatown.offer_text.folding import Word, word
from chinatown.offer_text.vocabulary import Language

_PARTS: Final = re.compile(r"[^\W\d_]+|[0-9]+")
_VOWELS: Final = "aeiouy"


class Named(NamedTuple):
    """Players named by the first `length` words; `own` where the form says that they own."""

    length: int
    seats: tuple[int, ...]
    own: bool


class Players:
    """The players of a game: `names` by seat."""

    def __init__(self, names: Sequence[str], count: int, language: Language) -> None:
        self.names = tuple(names)[:count]
        self.count = count
        self._language = language
        self._words = [[word(part) for part in _PARTS.findall(name)] for name in self.names]
        self._firsts = {words[0].folded[:1] for words in self._words if words}

    def seated(self, seat: int) -> tuple[int, ...]:
        """Return a seat if the game has it."""
        return (seat,) if seat < self.count else ()

    def exactly(self, name: str) -> tuple[int, ...]:
        """Return the seats of players whose name is spelt so, or so but for case and accents."""
        spelt = [seat for seat, other in enumerate(self.names) if other == name]
        folded = word(name).folded
        return tuple(
            spelt or [seat for seat, other in enumerate(self.names) if word(other).folded == folded]
        )

    def find(self, words: Sequence[Word]) -> Named | None:
        """Return whom the words begin with, by the longest name; right spelling comes first."""
        if not words or words[0].folded[:1] not in self._firsts:
            return None
        best: tuple[tuple[int, int], list[int], bool] | None = None
        for seat, parts in enumerate(self._words):
            fit = self._fit(words, parts)
            if fit:
                quality, own = fit
                rank = (len(parts), quality)
                if best is None or rank > best[0]:
                    best = (rank, [seat], own)
                elif rank == best[0]:
                    best[1].append(seat)
        return Named(best[0][0], tuple(best[1]), best[2]) if best else None

    def _fit(self, words: Sequence[Word], parts: Sequence[Word]) -> tuple[int, bool] | None:
        """Return how well words fit a name, and whether they are its owning form."""
        if not parts or len(words) < len(parts):
            return None
        quality, owning = 3, False
        for typed, part in zip(words, parts, strict=False):
            if typed.lower == part.lower:
                continue
            if typed.folded == part.folded:
                quality = min(quality, 2)
            elif self._is_own(typed, part):
                quality, owning = 1, True
            elif self._is_case(typed.folded, part.folded):
                quality = min(quality, 1)
            else:
                return None
        return quality, owning

    def _is_own(self, typed: Word, part: Word) -> bool:
        return any(typed.folded == part.folded + ending for ending in self._language.own)

    def _is_case(self, typed: str, name: str) -> bool:
        if not self._language.endings or len(name) < 3:
            return False
        stem = name[:-1] if name[-1] in _VOWELS else name
        stems = [stem, f"{name[:-2]}k"] if name.endswith("ek") else [stem]
        return any(
            typed.startswith(stem) and typed[len(stem) :] in self._language.endings
            for stem in stems
        )

"""Finds players by their names, in the grammatical cases of the language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from chinatown.game.types import Seat
from chinatown.offer_text.folding import Word, to_word
from chinatown.offer_text.vocabulary import Language

_PARTS: Final = re.compile(r"[^\W\d_]+|[0-9]+")
_VOWELS: Final = "aeiouy"


class NameMatch(NamedTuple):
    """Players named by the first `length` words; `own` where the form is a possessive."""

    length: int
    seats: tuple[Seat, ...]
    own: bool


def name_words(name: str) -> list[Word]:
    """Return the words by which a player is found; signs between them need not be typed."""
    return [to_word(part) for part in _PARTS.findall(name)]


class Players:
    """The players of a game; `names` are by seat."""

    def __init__(self, names: Sequence[str], count: int, language: Language) -> None:
        self.names = tuple(names)[:count]
        self.count = count
        self._language = language
        self._words = [name_words(name) for name in self.names]
        self._firsts = {words[0].folded[:1] for words in self._words if words}

    def seated(self, seat: Seat) -> tuple[Seat, ...]:
        """Return a tuple of the seat if the game has it, else an empty one."""
        return (seat,) if seat < self.count else ()

    def by_exact_name(self, name: str) -> tuple[Seat, ...]:
        """Return the players of exactly this name, else ignoring case and accents."""
        exact = [seat for seat, other in enumerate(self.names) if other == name]
        folded = to_word(name).folded
        return tuple(
            exact
            or [seat for seat, other in enumerate(self.names) if to_word(other).folded == folded]
        )

    def find(self, words: Sequence[Word]) -> NameMatch | None:
        """Return the players named first in the words: longest name, then closest spelling."""
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
        return NameMatch(best[0][0], tuple(best[1]), best[2]) if best else None

    def _fit(self, words: Sequence[Word], parts: Sequence[Word]) -> tuple[int, bool] | None:
        """Return how well words fit a name (3 is exact), and whether they are its possessive."""
        if not parts or len(words) < len(parts):
            return None
        quality, own = 3, False
        for typed, part in zip(words, parts, strict=False):
            if typed.lower == part.lower:
                continue
            if typed.folded == part.folded:
                quality = min(quality, 2)
            elif self._is_possessive(typed, part):
                quality, own = 1, True
            elif self._is_inflected(typed.folded, part.folded):
                quality = min(quality, 1)
            else:
                return None
        return quality, own

    def _is_possessive(self, typed: Word, part: Word) -> bool:
        return any(typed.folded == part.folded + ending for ending in self._language.own)

    def _is_inflected(self, typed: str, name: str) -> bool:
        if not self._language.endings or len(name) < 3:
            return False
        stem = name[:-1] if name[-1] in _VOWELS else name
        stems = [stem, f"{name[:-2]}k"] if name.endswith("ek") else [stem]
        return any(
            typed.startswith(stem) and typed[len(stem) :] in self._language.endings
            for stem in stems
        )

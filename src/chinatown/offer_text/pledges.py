"""Promises in everyday words, set apart from the rest of an offer: `and I won't build there`."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from chinatown.offer_text.vocabulary import Language, words_of


class Parted(NamedTuple):
    """The part of a text that may be an offer, and the promise in the speaker's own words."""

    rest: str
    promise: str


def part_promise(text: str, language: Language) -> Parted | None:
    """Return a text parted at its promise, None where it makes none or has quoted words."""
    if '"' in text or not has_cue(text, language, "promise"):
        return None
    pieces = [piece for piece in _joints(language).split(text) if piece and piece.strip()]
    promises = [piece.strip(" .!") for piece in pieces if has_cue(piece, language, "promise")]
    if not promises:
        return None
    rest = [piece for piece in pieces if not has_cue(piece, language, "promise")]
    return Parted(", ".join(rest), ", ".join(promises))


def has_cue(text: str, language: Language, kind: str) -> bool:
    """Return whether a text has a phrase of a kind, as the language's file lists them."""
    words = words_of(text)
    matches = (language.cues.find(words[at:]) for at in range(len(words)))
    return any(match is not None and match.meaning.kind == kind for match in matches)


@cache
def _joints(language: Language) -> re.Pattern[str]:
    words = "|".join(re.escape(word) for word in language.joints)
    return re.compile(rf"\s*[,;]\s*|\s+(?:{words})\s+", re.IGNORECASE)

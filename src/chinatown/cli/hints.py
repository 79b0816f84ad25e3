"""Which of the words that would have been right a wrong one most looks like."""

from __future__ import annotations

from collections.abc import Iterable

from chinatown.cli.files import CommandError
from chinatown.game.errors import GameError

_WORDS = ("edition", "variant", "bot", "character", "language", "text")
"""The parameters of errors that are the wrong word."""

_LIKE_ENOUGH = 0.6
"""Optimal string alignment, from 0 for nothing alike to 1 for the same."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most like a wrong one whatever their case, if any is.

    >>> nearest("photo", ["Tea House", "Photo"])
    'Photo'
    """
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extractOne

    match = extractOne(
        word,
        list(known),
        scorer=OSA.normalized_similarity,
        processor=lambda text: text.strip().casefold().replace("_", "-"),
        score_cutoff=_LIKE_ENOUGH,
    )
    return str(match[0]) if match else None


def with_hint(error: GameError, word: str, known: Iterable[str]) -> GameError:
    """Return an error that also names the nearest word that would have been right, if any is."""
    near = nearest(word[:100], known)
    if near is None:
        return error
    hinted = CommandError("did-you-mean", reason=error.code, near=near)
    hinted.__cause__ = error
    return hinted


def hinted(error: GameError) -> GameError:
    """Return an error about an unknown word with the nearest of those that it lists as known."""
    known, word = error.params.get("known"), _wrong_word(error)
    if not isinstance(known, tuple) or not word:
        return error
    return with_hint(error, word, [str(name) for name in known])


def _wrong_word(error: GameError) -> str:
    path = error.params.get("where")
    if isinstance(path, str):
        return path.rpartition(".")[2]
    words = (error.params.get(name) for name in _WORDS)
    return next((word for word in words if isinstance(word, str)), "")

"""Names that a reader would take for each other, by Unicode's table of confusable characters.

The table comes with the package `confusable_homoglyphs`; a name's skeleton is made of it as in
Unicode Technical Standard 39, section 4.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from chinatown.game.names import name_key


def look_alike(name: str, other: str) -> bool:
    """Return whether two names are the same, or look the same in common fonts."""
    return any(key == other_key for key, other_key in zip(_keys(name), _keys(other), strict=True))


def find_look_alike(name: str, others: Iterable[str]) -> str | None:
    """Return the first of the other names that a reader would take for this one, or None."""
    return next((other for other in others if other and look_alike(name, other)), None)


def _keys(name: str) -> tuple[str, str, str]:
    """Return the skeletons of a name as it is written, in lower case and in capitals.

    All are needed: `Ian` looks like `lan` only as it is written, and letters of other scripts often
    look like Latin ones in one case only.
    """
    written = "".join(unicodedata.normalize("NFKC", name).split())
    lower = name_key(name).replace(" ", "")
    return _skeleton(written), _skeleton(lower).casefold(), _skeleton(lower.upper())


def _skeleton(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(map(_prototype, decomposed)))


@cache
def _prototype(letter: str) -> str:
    """Return what a character is taken for in the table, itself where nothing looks like it.

    The package's table names for each text all that look like it. The prototype, which Unicode
    chose among them, is the one that several point to.
    """
    alike = confusables_data.get(letter, ())
    if len(alike) != 1:
        return letter
    prototype = str(alike[0]["c"]).strip("\u200e\u200f")
    points_back = confusables_data.get(prototype, ())
    return prototype if len(points_back) > 1 else min(letter, prototype, key=_choice)


def _choice(text: str) -> tuple[int, str]:
    # Among two, a text of several characters, as only single ones are replaced.
    return -len(text), text

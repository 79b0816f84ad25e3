"""Names that a reader would take for each other, by Unicode's table of confusable characters.

A name's skeleton is made as in Unicode Technical Standard 39, section 4. Names of own shop types
are told apart so (docs/rules.md 9), and the names of people at a table and of owners on a board.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from chinatown.game.confusables import prototypes
from chinatown.game.names import name_key


def look_alike(name: str, other: str) -> bool:
    """Return whether two names are the same, or look the same in common fonts."""
    return any(key == other_key for key, other_key in zip(_keys(name), _keys(other), strict=True))


def find_look_alike(name: str, others: Iterable[str]) -> str | None:
    """Return the first of the other names that a reader would take for this one, or None."""
    return next((other for other in others if other and look_alike(name, other)), None)


def skeleton(name: str) -> str:
    """Return what all names in small letters that look like this one have in common."""
    return _keys(name)[1]


@lru_cache(maxsize=1024)
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
    alike = prototypes()
    return unicodedata.normalize("NFD", "".join(alike.get(char, char) for char in decomposed))

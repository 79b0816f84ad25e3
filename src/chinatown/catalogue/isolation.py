"""Words in right-to-left scripts, kept apart from the sentence around them."""

from __future__ import annotations

import re
from typing import Final

_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_DIRECTIONAL_ISOLATE: Final = "\u2069"


def isolated(text: str) -> str:
    r"""Return a text in isolates where it has right-to-left letters, any other as it is.

    They would otherwise reorder the numbers and names beside them.

    >>> isolated("Ann"), isolated("\u05d3\u05d5\u05d3") == "\u2068\u05d3\u05d5\u05d3\u2069"
    ('Ann', True)
    """
    if not _RIGHT_TO_LEFT.search(text) or _is_isolated(text):
        return text
    return _FIRST_STRONG_ISOLATE + text + _POP_DIRECTIONAL_ISOLATE


def _is_isolated(text: str) -> bool:
    return (
        text.startswith(_FIRST_STRONG_ISOLATE)
        and text.find(_POP_DIRECTIONAL_ISOLATE) == len(text) - 1
    )

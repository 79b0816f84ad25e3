"""Which names can be read, and which are the same to a reader (docs/rules.md 9).

Only the standard library's tables are used: they settle letters and marks of any age, while emoji
newer than the tables are told by the ranges that Unicode keeps for them.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
_EMOJI_STYLE: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"
_BLACK_FLAG: Final = "\U0001f3f4"

_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What shows nothing: Unicode's default ignorable code points, and the blank braille pattern."""

_TO_COME: Final = re.compile("[\U0001f000-\U0001faff\U00020000-\U0003fffd]")
"""Where Unicode keeps room for emoji and ideographs to come."""

_HIDDEN_CATEGORIES: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})

_ONE_MARK_SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC", "DIGIT")
_MAX_MARKS: Final = 3
"""How many marks a letter may bear that no composed letter has, as in pointed Hebrew."""


def is_legible(text: str) -> bool:
    """Return whether a text shows all that is in it: nothing invisible, no stacks of marks.

    Emoji may be joined and styled, and letters of scripts that need it may have joiners between
    them. Lines cannot be broken.

    >>> is_legible("Zoë 👩\u200d🍳"), is_legible("La\u200bundry"), is_legible("a\u0301\u0302\u0303")
    (True, False, False)
    """
    composed = unicodedata.normalize("NFC", text)
    return not _has_hidden(composed) and not _has_stacked_marks(composed)


def is_nameable(text: str) -> bool:
    """Return whether a text is legible and has something to see in it."""
    return is_legible(text) and bool(name_key(text)) and not _is_mark(text.strip()[:1])


def name_key(name: str) -> str:
    """Return what names are compared by: compatible forms, case, blanks and styles are one.

    >>> name_key(" \uff2caundry\u00a0Shop ") == name_key("laundry shop")
    True
    """
    compatible = unicodedata.normalize("NFKC", _INVISIBLE.sub("", name))
    folded = unicodedata.normalize("NFKC", compatible.casefold())
    return " ".join(folded.split())


def _has_hidden(text: str) -> bool:
    return any(
        unicodedata.category(letter) in _HIDDEN_CATEGORIES and not _TO_COME.match(letter)
        for letter in text
    ) or any(not _has_reason(text, match.start()) for match in _INVISIBLE.finditer(text))


def _has_reason(text: str, place: int) -> bool:
    """Return whether something invisible changes how its neighbours look."""
    letter, before, after = text[place], text[place - 1 : place], text[place + 1 : place + 2]
    if letter in _JOINERS:
        joins_emoji = letter == "\u200d" and _is_pictorial(before) and _is_pictorial(after)
        return joins_emoji or (_is_caseless(before) and _is_caseless(after))
    if letter == _EMOJI_STYLE:
        return _is_symbol(before) or after == _KEYCAP
    # A flag of a part of a country is a black flag with its code in invisible letters.
    return "\U000e0020" <= letter <= "\U000e007f" and bool(
        re.search(f"{_BLACK_FLAG}[\U000e0020-\U000e007e]*$", text[:place])
    )


def _is_symbol(letter: str) -> bool:
    return bool(letter) and (
        bool(_TO_COME.match(letter)) or unicodedata.category(letter) in ("So", "Sm", "Po")
    )


def _is_pictorial(letter: str) -> bool:
    return letter == _EMOJI_STYLE or _is_symbol(letter)


def _is_caseless(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in ("Lo", "Mn", "Mc")


def _is_mark(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in ("Mn", "Me")


def _has_stacked_marks(text: str) -> bool:
    allowed = 0
    for letter in text:
        if letter in (_EMOJI_STYLE, _KEYCAP):
            continue
        if not _is_mark(letter):
            allowed = _marks_allowed(letter)
            continue
        allowed -= 1
        if allowed < 0 or unicodedata.category(letter) == "Me":
            return True
    return False


def _marks_allowed(letter: str) -> int:
    if unicodedata.category(letter)[0] not in ("L", "M"):
        return 0
    takes_one = unicodedata.name(letter, "").startswith(_ONE_MARK_SCRIPTS)
    return 1 if takes_one else _MAX_MARKS

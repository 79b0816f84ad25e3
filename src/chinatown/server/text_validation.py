"""Checking what people type before others see it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from chinatown.server.errors import RequestError
from chinatown.server.messages.tables import MAX_NAME

_REFUSED_CATEGORIES: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that change the direction of the text after them, by which a name could disguise itself."""


def is_plain(text: str) -> bool:
    """Return whether a text has no control, unassigned or direction-changing characters."""
    return not any(
        unicodedata.category(letter) in _REFUSED_CATEGORIES or letter in _BIDI_CONTROLS
        for letter in text
    )


def cleaned_name(name: str) -> str:
    """Return a name without outer blanks and with single inner ones.

    Raises RequestError `name-empty`, `name-too-long` or `bad-text`.
    """
    if not is_plain(name):
        raise RequestError("bad-text", field="name")
    cleaned = " ".join(name.split())
    if not cleaned:
        raise RequestError("name-empty")
    if len(cleaned) > MAX_NAME:
        raise RequestError("name-too-long", most=MAX_NAME)
    return cleaned


def check_words(value: object) -> None:
    """Raise RequestError `bad-text` if any text in an action is not plain."""
    for name, text in _texts(value, ""):
        if not is_plain(text):
            raise RequestError("bad-text", field=name)


def _texts(value: object, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield name, value
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part, name)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name), field.name)

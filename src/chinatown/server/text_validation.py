"""Checking what people type before others see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from chinatown.game.look_alikes import find_look_alike
from chinatown.game.names import is_legible, is_nameable
from chinatown.server.errors import RequestError
from chinatown.server.messages.tables import MAX_NAME

_DIRECTION_MARKS: Final = str.maketrans("", "", "\u200e\u200f\u061c")
"""Marks of direction that stand for themselves, which people type in mixed scripts."""


def is_plain(text: str) -> bool:
    """Return whether a text shows all that is in it.

    It has no control and no invisible characters, none that change the direction of what follows,
    and no stacks of marks; marks of direction are allowed.
    """
    return is_legible(text.translate(_DIRECTION_MARKS))


def cleaned_name(name: str) -> str:
    """Return a name without outer blanks and with single inner ones.

    Raises RequestError `name-empty`, `name-too-long` or `bad-text`.
    """
    cleaned = " ".join(name.split())
    if not cleaned:
        raise RequestError("name-empty")
    if not (is_legible(name) and is_nameable(cleaned)):
        raise RequestError("bad-text", field="name")
    if len(cleaned) > MAX_NAME:
        raise RequestError("name-too-long", most=MAX_NAME)
    return cleaned


def check_name_is_free(name: str, others: Iterable[str]) -> None:
    """Raise RequestError `name-taken` if one of the other names is or looks like this one."""
    if (taken := find_look_alike(name, others)) is not None:
        raise RequestError("name-taken", player=taken)


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

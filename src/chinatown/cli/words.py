"""Texts of the command line: messages of the catalogue with the game's values filled in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal
from unicodedata import category

from chinatown.catalogue import Argument, Catalogue, catalogue, isolated
from chinatown.cli.languages import reader
from chinatown.cli.numbers import dollars, locale
from chinatown.game.editions import EDITIONS
from chinatown.game.errors import GameError, Param
from chinatown.game.phrases import Phrase

FAILED = 1
"""Exit status when the command failed."""

USAGE = 2
"""Exit status when the command was called wrongly."""

_MONEY = frozenset({"cash", "held", "owed", "unit"})
_SEATS = frozenset({"seat", "player"})
_SHOPS = frozenset({"shop", "replaces"})
_PLACES = frozenset({"line", "column"})
"""Numbers that count places in a file, which are written without separators."""
_MAX_LENGTH = 200
_CONTROLS = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"
"""What letters of some scripts and emoji need between them."""

ISOLATES = "\u2068\u2069"
"""What keeps right-to-left names apart in sentences of the catalogue."""
_AREAS = {
    "admin": "admin",
    "colour": "usage",
    "error": "errors",
    "frame": "usage",
    "event": "events",
    "outside": "outside",
    "phrase": "phrases",
    "report": "report",
    "reporting": "reporting",
    "shop": "shops",
    "solve": "solve",
    "tournament": "tournament",
    "trade": "events",
    "wrong": "usage",
    "year": "events",
}
"""The file of a text by the first word of its name; all others are in `cli`.

Only the files that are needed are read: that takes most of the time of a short command.
"""

_BY_NAME = {"trade-parts": "punctuation"}
"""The file of a text that is in another one."""


def _catalogue(message: str) -> Catalogue:
    area = _BY_NAME.get(message) or _AREAS.get(message.split("-")[0], "cli")
    return catalogue(area, language=reader().language)


def text(message: str, /, **arguments: Argument) -> str:
    """Return a text of the catalogue. What is filled in must be printable."""
    return _catalogue(message).text(message, **arguments)


def printable(words: str, keep: str = "") -> str:
    r"""Return words from outside as they can be printed, with escapes for what controls a terminal.

    That is everything that moves the cursor, breaks the line, shows nothing or changes the
    direction of the text after it, but for the characters in `keep`.

    >>> printable("Ann\x1b[2J")
    'Ann\\u001b[2J'
    """
    if words.isascii() and words.isprintable():
        return words
    harmless = _JOINERS + keep
    return "".join(
        letter if letter in harmless or category(letter) not in _CONTROLS else _escaped(letter)
        for letter in words
    )


def _escaped(letter: str) -> str:
    number = ord(letter)
    return f"\\u{number:04x}" if number < 1 << 16 else f"\\U{number:08x}"


def shop_name(name: str) -> str:
    """Return the display name of a shop type; own shop types keep the name that they were given."""
    if not any(name in edition.index for edition in EDITIONS.values()):
        return printable(name)
    return text("shop-" + re.sub(r"[^a-z]+", "-", name.lower()).strip("-"))


def tile_text(shop: str, count: int) -> str:
    """Return a number of tiles of a type in words."""
    return text("trade-tiles", count=count, shop=shop_name(shop))


def phrase_text(phrase: Phrase, names: Sequence[str]) -> str:
    """Return a ready-made phrase as the sentence that a person reads."""
    lots = [str(lot) for lot in sorted(phrase.buildings)]
    counts = Counter(phrase.tiles)
    tiles = [tile_text(shop, count) for shop, count in counts.items()]
    return text(
        f"phrase-{phrase.code}",
        name=printable(names[phrase.seat]) if phrase.seat >= 0 else "",
        shop=shop_name(phrase.shop),
        lots=_listed(lots),
        wares=_listed(lots + tiles),
        homes=len(lots),
        tiles=len(phrase.tiles),
        size=phrase.size,
        money=dollars(phrase.dollars),
        count=phrase.rounds,
    )


def isolated_list(parts: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """Return a list in words: one, two and three; in the style `or`, one, two or three."""
    from babel.lists import format_list

    return format_list([isolated(part) for part in parts], style, locale=locale())


def _listed(parts: Sequence[str]) -> str:
    if not parts[1:]:
        return "".join(parts)
    return text("phrase-and", first=", ".join(map(isolated, parts[:-1])), last=parts[-1])


def sentence(error: GameError, names: Sequence[str] = ()) -> str:
    """Return what is wrong as a sentence; `names` are those of the players by seat.

    An error about an action or a position includes the sentence of the error that caused it.
    """
    arguments = {name: _shown(name, value, names) for name, value in error.params.items()}
    if isinstance(error.__cause__, GameError) and "reason" in arguments:
        arguments["reason"] = sentence(error.__cause__, names)
    return text(f"error-{error.code}", **arguments)


def _shown(name: str, value: Param, names: Sequence[str]) -> Argument:
    if isinstance(value, tuple):
        return ", ".join(printable(str(part)) for part in value)
    if isinstance(value, int) and name in _MONEY:
        return dollars(value)
    if name in _PLACES:
        return str(value)
    if isinstance(value, int) and name in _SEATS:
        return printable(names[value]) if 0 <= value < len(names) else str(value)
    if isinstance(value, str) and name in _SHOPS:
        return shop_name(value)
    return printable(_shortened(value)) if isinstance(value, str) else value


def _shortened(value: str) -> str:
    return value if len(value) <= _MAX_LENGTH else value[: _MAX_LENGTH - 1] + "…"

"""Phrases in the notation: `finishes-mine (in Laundry; with #22; $30,000; for 3)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from chinatown.game.actions import Goods
from chinatown.game.codes import PhraseCode
from chinatown.game.phrases import Phrase
from chinatown.record.scanner import Scanner, is_word, quote

if TYPE_CHECKING:
    from chinatown.record.notation import Notation
    from chinatown.record.notation_parser import Reader


def written(phrases: tuple[Phrase, ...], notation: Notation) -> str:
    """Return phrases as text, with a comma between."""
    return ", ".join(_written(phrase, notation) for phrase in phrases)


def _written(phrase: Phrase, notation: Notation) -> str:
    fields = [
        f"of {notation.seat(phrase.seat)}" if phrase.seat >= 0 else "",
        f"in {notation.shop(phrase.shop)}" if phrase.shop else "",
        f"with {notation.goods(Goods(phrase.buildings, phrase.tiles))}"
        if phrase.buildings or phrase.tiles
        else "",
        f"size {phrase.size}" if phrase.size else "",
        f"${phrase.dollars:,}" if phrase.dollars else "",
        f"for {phrase.rounds}" if phrase.rounds else "",
    ]
    filled = "; ".join(field for field in fields if field)
    code = phrase.code if is_word(phrase.code) else quote(phrase.code)
    return f"{code} ({filled})" if filled else code


def read(scan: Scanner, reader: Reader) -> tuple[Phrase, ...]:
    """Read phrases. Raises NotationError for anything else."""
    phrases = [_read(scan, reader)]
    while scan.sign(","):
        phrases.append(_read(scan, reader))
    return tuple(phrases)


def _read(scan: Scanner, reader: Reader) -> Phrase:
    code = scan.one_word()
    if code is None:
        scan.fail("notation-id")
    if not scan.sign("("):
        return Phrase(_code(code))
    seat = reader.seat(scan) if scan.word("of") else -1
    _next(scan, seat >= 0)
    shop = reader.shop(scan) if scan.word("in") else ""
    _next(scan, bool(shop))
    buildings: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()
    if scan.word("with"):
        goods = reader.goods(scan)
        buildings, tiles = goods.buildings, goods.tiles
        _next(scan, True)
    size = _number(scan) if scan.word("size") else 0
    _next(scan, size > 0)
    dollars = scan.money() or 0
    _next(scan, dollars > 0)
    rounds = _number(scan) if scan.word("for") else 0
    scan.expect(")")
    return Phrase(_code(code), seat, shop, buildings, tiles, size, dollars, rounds)


def _code(word: str) -> PhraseCode:
    # A phrase that does not exist is for the rules to refuse, with a list of those that do.
    return cast("PhraseCode", word)


def _next(scan: Scanner, was_there: bool) -> None:
    if was_there:
        scan.sign(";")


def _number(scan: Scanner) -> int:
    number = scan.number()
    if number is None:
        scan.fail("notation-number")
    return number

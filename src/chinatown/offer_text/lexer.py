"""Cutting what was typed into tokens: words with their meaning, numbers, money, quoted text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from chinatown.offer_text.folding import Word, word
from chinatown.offer_text.players import Named, Players
from chinatown.offer_text.vocabulary import OWN, Found, Language, Vocabulary
from chinatown.record import NotationError
from chinatown.record.scanner import Scanner

SIGNS: Final = "●▲■◆★"
"""The signs of the seats, as characters."""

_CLOSING: Final = {"“": "”“", "„": "“”", "«": "»", "‟": "”"}
_MARKS: Final = {
    "+": "and",
    "&": "and",
    ",": "comma",
    "/": "comma",
    "\u2013": "comma",
    "\u2014": "comma",
    ":": "colon",
    ";": "sep",
    ".": "sep",
    "!": "sep",
    "?": "sep",
    "\n": "sep",
    "\u00d7": "times",
    "%": "talk",
    "=": "for",
}
_LARGEST: Final = 10**12


class Token(NamedTuple):
    """A meaningful piece of the text: as in Meaning, with what was typed and the seats meant.

    Kinds beside those of Meaning: `num` (digits), `money` (dollars), `hash`, `quote` (text in
    `name`), `comma`, `colon`, `sep`, `unknown`.
    """

    kind: str
    text: str
    name: str = ""
    number: int = 0
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Piece:
    """A raw piece: a word, digits, quoted text or a sign."""

    kind: str
    text: str
    word: Word
    number: int = 0
    clitic: bool = False


@cache
def _pattern(thousands: tuple[str, ...]) -> re.Pattern[str]:
    units = "|".join(map(re.escape, thousands))
    return re.compile(
        r"(?P<open>[\"“„«‟])"
        r"|(?P<arrow><?[-=]+>|[→⇄↔⇔⟷])"
        r"|(?P<hash>\#|№|\bn[°º]|\bn[or]\.(?=\s*[0-9]))"
        r"|(?P<grouped>[0-9]{1,3}(?P<mark>[.,'\u2019\u00a0\u2009\u202f ])[0-9]{3}"
        r"(?:(?P=mark)[0-9]{3})*(?![0-9]))"
        rf"|(?P<decimal>[0-9]{{1,9}}[.,][0-9]{{1,3}}(?=\s*(?:{units})\b))"
        r"|(?P<number>[0-9]+)"
        r"|(?P<word>[^\W\d_]+)"
        r"|(?P<currency>[$€£])"
        r"|(?P<sign>[^\w\s'\u2019-]|\n)",
        re.IGNORECASE,
    )


def _pieces(text: str, language: Language) -> list[_Piece]:
    """Return the raw pieces of a text; what is between them counts for nothing."""
    pattern = _pattern(language.thousands)
    pieces: list[_Piece] = []
    at = 0
    while found := pattern.search(text, at):
        at = found.end()
        kind, shown = str(found.lastgroup), found[0]
        if kind == "open":
            quoted = _quoted(text, found.start())
            if quoted:
                content, at = quoted
                pieces.append(_Piece("quote", content, word("")))
        elif kind in ("grouped", "number", "decimal"):
            pieces.append(_Piece(kind, shown, word(shown), _value(kind, shown)))
        elif kind == "word":
            before = text[found.start() - 1 : found.start()]
            pieces.append(_Piece(kind, shown, word(shown), clitic=before in ("'", "\u2019")))
        else:
            pieces.append(_Piece(kind, shown, word("")))
    return pieces


def _value(kind: str, shown: str) -> int:
    digits = "".join(char for char in shown if "0" <= char <= "9")
    if kind == "decimal":
        # In thousandths, as a thousand follows.
        whole, part = re.split(r"[.,]", shown)
        digits = whole + part.ljust(3, "0")
    return min(int(digits[:15]), _LARGEST)


def _quoted(text: str, at: int) -> tuple[str, int] | None:
    """Return quoted text and where it ends, None where nothing closes it."""
    opening = text[at]
    if opening == '"':
        scan = Scanner(text)
        scan.at = at
        try:
            return scan.quoted(), scan.at
        except NotationError:
            pass
    ends = [text.find(mark, at + 1) for mark in _CLOSING.get(opening, opening)]
    end = min((end for end in ends if end >= 0), default=-1)
    return (text[at + 1 : end].strip("\u00a0\u202f "), end + 1) if end >= 0 else None


class Lexer:
    """Turns the pieces of one text into tokens."""

    def __init__(self, vocabulary: Vocabulary, players: Players, shops: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._players = players
        self._shops = shops

    def tokens(self, text: str) -> list[Token]:
        """Return the tokens of a text."""
        pieces = _pieces(text, self._vocabulary.language)
        pieces = [self._corrected(piece, place, pieces) for place, piece in enumerate(pieces)]
        tokens: list[Token] = []
        at = 0
        while at < len(pieces):
            length, token = self._next(pieces, at)
            at += length
            if token is not None:
                tokens.append(token)
        return _amounts(tokens)

    def _corrected(self, piece: _Piece, place: int, pieces: list[_Piece]) -> _Piece:
        if piece.kind != "word" or self._players.find(_keys(pieces, place)):
            return piece
        meant = self._vocabulary.corrected(piece.word)
        return _Piece("word", piece.text, meant, clitic=piece.clitic) if meant else piece

    def _next(self, pieces: list[_Piece], at: int) -> tuple[int, Token | None]:
        piece = pieces[at]
        if piece.kind in ("word", "number"):
            return self._words(pieces, at)
        if piece.kind == "sign":
            return self._sign(pieces, at)
        if piece.kind == "grouped":
            return 1, Token("money", piece.text, number=piece.number)
        if piece.kind == "quote":
            return 1, self._quote(piece.text)
        kind = "for" if piece.kind == "arrow" else piece.kind
        return 1, Token(kind, piece.text, number=piece.number)

    def _quote(self, text: str) -> Token:
        shop = text if text in self._shops else ""
        return Token("quote", text, shop)

    def _sign(self, pieces: list[_Piece], at: int) -> tuple[int, Token | None]:
        sign = pieces[at].text
        if sign in SIGNS:
            return 1, Token("player", sign, seats=self._players.seated(SIGNS.index(sign)))
        if sign == "@":
            return self._called(pieces, at + 1)
        kind = _MARKS.get(sign)
        return 1, Token(kind, sign) if kind else None

    def _called(self, pieces: list[_Piece], at: int) -> tuple[int, Token | None]:
        """Return the player named after `@`."""
        if at >= len(pieces):
            return 1, None
        if pieces[at].kind == "quote":
            name = pieces[at].text
            return 2, Token("player", name, seats=self._players.exactly(name))
        found = self._players.find(_keys(pieces, at))
        if found:
            return self._player(pieces, at, found.length, found.seats, found.own, 1)
        colour = self._vocabulary.phrases.find(_run(pieces, at)[0])
        if colour and colour.meaning.kind == "player":
            seats = self._players.seated(colour.meaning.number)
            return 1 + colour.length, Token("player", pieces[at].text, seats=seats)
        return 2, Token("player", pieces[at].text)

    def _words(self, pieces: list[_Piece], at: int) -> tuple[int, Token | None]:
        run, spans = _run(pieces, at)
        found = self._vocabulary.phrases.find(run)
        # A name of digits would take every number; it is known after `@`.
        name = self._players.find(_keys(pieces, at)) if pieces[at].kind == "word" else None
        if name and (not found or self._is_name(pieces, at, name, found, spans)):
            return self._player(pieces, at, name.length, name.seats, name.own)
        if not found:
            piece = pieces[at]
            if piece.kind == "number":
                return 1, Token("num", piece.text, number=piece.number)
            return 1, self._compound(piece)
        length, meaning = spans[found.length - 1], found.meaning
        if meaning.kind == "player":
            seats = self._players.seated(meaning.number)
            if name and name.length == length:
                seats = tuple(dict.fromkeys((*name.seats, *seats)))
            return self._player(pieces, at, length, seats, own=False)
        shown = " ".join(piece.text for piece in pieces[at : at + length])
        kind = "hash" if meaning.kind == "number" else meaning.kind
        return length, Token(kind, shown, meaning.name, meaning.number)

    def _is_name(
        self, pieces: list[_Piece], at: int, name: Named, found: Found, spans: list[int]
    ) -> bool:
        """Tell whether words that mean something else too are a name here."""
        meaning, length = found.meaning, name.length
        if meaning.kind == "shop" and not self._vocabulary.language.written(meaning.name):
            return True
        if length != spans[found.length - 1]:
            return length > spans[found.length - 1]
        after = pieces[at + length].text if at + length < len(pieces) else ""
        if after == ":" or (at == 0 and after == ","):
            return True
        # Within a sentence a capital makes a name of a word such as the Polish `bo`.
        typed = " ".join(piece.text for piece in pieces[at : at + length])
        spelt = typed in self._players.names and typed != typed.lower()
        return spelt and at > 0 and meaning.kind in ("talk", "filler")

    def _player(
        self,
        pieces: list[_Piece],
        at: int,
        length: int,
        seats: tuple[int, ...],
        own: bool,
        before: int = 0,
    ) -> tuple[int, Token]:
        shown = " ".join(piece.text for piece in pieces[at : at + length])
        if at + length < len(pieces):
            after = pieces[at + length]
            if after.clitic and after.word.folded in self._vocabulary.language.own:
                own, length = True, length + 1
        return before + length, Token("player", shown, "", OWN if own else 0, seats)

    def _compound(self, piece: _Piece) -> Token:
        """Return a number word with a thousand grown on, as in German, or an unknown word."""
        for unit in self._vocabulary.language.thousands:
            stem = piece.word.lower.removesuffix(unit)
            if len(unit) > 2 and stem != piece.word.lower:
                found = self._vocabulary.phrases.find([word(stem)])
                if found and found.meaning.kind == "count":
                    return Token("money", piece.text, number=1000 * found.meaning.number)
        return Token("unknown", piece.text)


def _keys(pieces: list[_Piece], at: int) -> list[Word]:
    """Return the words and digits that follow each other from a place on."""
    keys = []
    for piece in pieces[at : at + 6]:
        if piece.kind not in ("word", "number"):
            break
        keys.append(piece.word)
    return keys


def _run(pieces: list[_Piece], at: int) -> tuple[list[Word], list[int]]:
    """Return the words from a place on, and for each how many pieces they are up to it."""
    run: list[Word] = []
    spans: list[int] = []
    for place, piece in enumerate(pieces[at : at + 12], 1):
        if piece.kind == "word":
            run.append(piece.word)
            spans.append(place)
        elif piece.text != "&" or not run:
            break
    return run, spans


def _amounts(tokens: list[Token]) -> list[Token]:
    """Return tokens with numbers, thousands and currency put together to money."""
    result: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        at += 1
        marked = bool(result) and result[-1].kind == "currency" and result[-1].text in "$€£"
        if token.kind in ("num", "count", "money", "decimal"):
            following = tokens[at].kind if at < len(tokens) else ""
            number, shown = token.number, token.text
            if token.kind == "decimal" or (following == "thousand" and token.kind != "money"):
                number = number if token.kind == "decimal" else number * 1000
                shown += tokens[at].text
                at += 1
                following = tokens[at].kind if at < len(tokens) else ""
                token = Token("money", shown, number=number)
            if token.kind == "money" or marked or following == "currency":
                if marked:
                    result.pop()
                elif following == "currency":
                    at += 1
                token = Token("money", shown, number=number)
            result.append(token)
        elif token.kind != "currency" or token.text in "$€£":
            result.append(token)
    return [token for token in result if token.kind != "currency"]

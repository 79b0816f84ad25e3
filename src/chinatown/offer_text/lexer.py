"""The lexer: text to tokens, which are words with their meaning, numbers, money, quoted text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple

from chinatown.game.types import Seat
from chinatown.offer_text.folding import Word, to_word
from chinatown.offer_text.players import NameMatch, Players
from chinatown.offer_text.vocabulary import OWN, Language, Match, Vocabulary
from chinatown.record.errors import NotationError
from chinatown.record.scanner import Scanner

SEAT_SIGNS: Final = "●▲■◆★"
"""The sign of each seat, by seat."""

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
_MAX_NUMBER: Final = 10**12


class Token(NamedTuple):
    """A meaningful piece of the text: a Meaning with the text as typed and the seats it names.

    Kinds besides those of Meaning: `num` (digits), `money` (dollars), `hash`, `quote` (text in
    `name`), `comma`, `colon`, `sep`, `through` (the hyphen of `52-54`), `unknown`.
    """

    kind: str
    text: str
    name: str = ""
    number: int = 0
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class _Piece:
    """A raw piece: a word, digits, quoted text or a sign; `clitic` follows an apostrophe."""

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
        r"|(?P<through>(?<=[0-9])-(?=[0-9]))"
        r"|(?P<number>[0-9]+)"
        r"|(?P<word>[^\W\d_]+)"
        r"|(?P<currency>[$€£])"
        r"|(?P<sign>[^\w\s'\u2019-]|\n)",
        re.IGNORECASE,
    )


def _pieces(text: str, language: Language) -> list[_Piece]:
    """Return the raw pieces of a text, without what lies between them."""
    pattern = _pattern((*language.thousands, *language.millions, "m"))
    pieces: list[_Piece] = []
    at = 0
    while match := pattern.search(text, at):
        at = match.end()
        kind, raw = str(match.lastgroup), match[0]
        if kind == "open":
            quoted = _quoted(text, match.start())
            if quoted:
                content, at = quoted
                pieces.append(_Piece("quote", content, to_word("")))
        elif kind in ("grouped", "number", "decimal"):
            pieces.append(_Piece(kind, raw, to_word(raw), _value(kind, raw)))
        elif kind == "word":
            before = text[match.start() - 1 : match.start()]
            pieces.append(_Piece(kind, raw, to_word(raw), clitic=before in ("'", "\u2019")))
        elif raw != "." or not _is_abbreviated(pieces, text[at:], language):
            pieces.append(_Piece(kind, raw, to_word("")))
    return pieces


def _is_abbreviated(pieces: list[_Piece], rest: str, language: Language) -> bool:
    """Return whether a full stop ends an abbreviated thousand, as in `20 tys. za 22`."""
    unit = pieces[-1].text.lower() if pieces else ""
    return unit in language.thousands and not rest.lstrip()[:1].isupper()


def _value(kind: str, raw: str) -> int:
    digits = "".join(char for char in raw if "0" <= char <= "9")
    if kind == "decimal":
        # Count thousandths, as a word for thousand follows.
        whole, decimals = re.split(r"[.,]", raw)
        digits = whole + decimals.ljust(3, "0")
    return min(int(digits[:15]), _MAX_NUMBER)


def _quoted(text: str, at: int) -> tuple[str, int] | None:
    """Return quoted text and the position after it, None where nothing closes it."""
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
    """Turns texts into tokens, with the words of a vocabulary and the names of players."""

    def __init__(self, vocabulary: Vocabulary, players: Players, shops: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._players = players
        self._shops = shops

    def tokens(self, text: str) -> list[Token]:
        """Return the tokens of a text."""
        pieces = self._apart(_pieces(text, self._vocabulary.language))
        pieces = [self._correct(piece, place, pieces) for place, piece in enumerate(pieces)]
        tokens: list[Token] = []
        at = 0
        while at < len(pieces):
            length, token = self._next(pieces, at)
            at += length
            if token is not None:
                tokens.append(token)
        return _amounts(tokens)

    def _apart(self, pieces: list[_Piece]) -> list[_Piece]:
        """Return pieces with short forms written out and words written together taken apart."""
        expansions = self._vocabulary.language.expansions
        result: list[_Piece] = []
        for place, piece in enumerate(pieces):
            words: Sequence[Word] | None = None
            if piece.kind == "word" and not self._players.find(_following_words(pieces, place)):
                words = expansions.get(piece.word.folded)
                if words is None and self._vocabulary.correct(piece.word) is None:
                    words = self._vocabulary.split(piece.word)
            if words:
                result += [_Piece("word", word.text, word) for word in words]
            else:
                result.append(piece)
        return result

    def _correct(self, piece: _Piece, place: int, pieces: list[_Piece]) -> _Piece:
        if piece.kind != "word" or self._players.find(_following_words(pieces, place)):
            return piece
        intended = self._vocabulary.correct(piece.word)
        return replace(piece, word=intended) if intended else piece

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
        named = self._vocabulary.language.display_name
        shops = (shop for shop in self._shops if text in (shop, named(shop)))
        return Token("quote", text, next(shops, ""))

    def _sign(self, pieces: list[_Piece], at: int) -> tuple[int, Token | None]:
        sign = pieces[at].text
        if sign in SEAT_SIGNS:
            return 1, Token("player", sign, seats=self._players.seated(SEAT_SIGNS.index(sign)))
        if sign == "@":
            return self._mention(pieces, at + 1)
        if sign == "(" and [piece.text for piece in pieces[at + 2 : at + 3]] == [")"]:
            # As in `dim sums (3)`.
            return 1, Token("times", sign)
        kind = _MARKS.get(sign)
        return 1, Token(kind, sign) if kind else None

    def _mention(self, pieces: list[_Piece], at: int) -> tuple[int, Token | None]:
        """Return the player named after `@`."""
        if at >= len(pieces):
            return 1, None
        if pieces[at].kind == "quote":
            name = pieces[at].text
            return 2, Token("player", name, seats=self._players.by_exact_name(name))
        name_match = self._players.find(_following_words(pieces, at))
        if name_match:
            length, seats, own = name_match
            return self._player(pieces, at, length, seats, own, 1)
        colour = self._vocabulary.phrases.find(_phrase_run(pieces, at)[0])
        if colour and colour.meaning.kind == "player":
            seats = self._players.seated(colour.meaning.number)
            return 1 + colour.length, Token("player", pieces[at].text, seats=seats)
        return 2, Token("player", pieces[at].text)

    def _words(self, pieces: list[_Piece], at: int) -> tuple[int, Token | None]:
        run, spans = _phrase_run(pieces, at)
        phrase = self._vocabulary.phrases.find(run)
        # A name of digits would take every number, so it is recognised only after `@`.
        typed = _following_words(pieces, at)
        name = self._players.find(typed) if pieces[at].kind == "word" else None
        if name and (not phrase or self._is_name(pieces, at, name, phrase, spans)):
            return self._player(pieces, at, name.length, name.seats, name.own)
        if not phrase:
            piece = pieces[at]
            if piece.kind == "number":
                return 1, Token("num", piece.text, number=piece.number)
            return 1, self._compound(piece)
        length, meaning = spans[phrase.length - 1], phrase.meaning
        if meaning.kind == "player":
            seats = self._players.seated(meaning.number)
            if name and name.length == length:
                seats = tuple(dict.fromkeys((*name.seats, *seats)))
            return self._player(pieces, at, length, seats, own=False)
        text = _text(pieces[at : at + length])
        kind = "hash" if meaning.kind == "number" else meaning.kind
        return length, Token(kind, text, meaning.name, meaning.number)

    def _is_name(
        self, pieces: list[_Piece], at: int, name: NameMatch, phrase: Match, spans: list[int]
    ) -> bool:
        """Return whether words that are also a phrase of the language are a name here."""
        meaning, length = phrase.meaning, name.length
        if meaning.kind == "shop" and not self._vocabulary.language.display_name(meaning.name):
            return True
        if length != spans[phrase.length - 1]:
            return length > spans[phrase.length - 1]
        after = pieces[at + length].text if at + length < len(pieces) else ""
        if after == ":" or (at == 0 and after == ","):
            return True
        # Within a sentence, a capital turns a word such as the Polish `bo` into a name.
        typed = " ".join(piece.text for piece in pieces[at : at + length])
        as_spelt = typed in self._players.names and typed != typed.lower()
        return as_spelt and at > 0 and meaning.kind in ("talk", "filler")

    def _player(
        self,
        pieces: list[_Piece],
        at: int,
        length: int,
        seats: tuple[Seat, ...],
        own: bool,
        before: int = 0,
    ) -> tuple[int, Token]:
        text = " ".join(piece.text for piece in pieces[at : at + length])
        if at + length < len(pieces):
            after = pieces[at + length]
            if after.clitic and after.word.folded in self._vocabulary.language.own:
                own, length = True, length + 1
        return before + length, Token("player", text, "", OWN if own else 0, seats)

    def _compound(self, piece: _Piece) -> Token:
        """Return a number word joined with a thousand, as in German, or an unknown word."""
        for unit in self._vocabulary.language.thousands:
            stem = piece.word.lower.removesuffix(unit)
            if len(unit) > 2 and stem != piece.word.lower:
                count = self._vocabulary.phrases.find([to_word(stem)])
                if count and count.meaning.kind == "count":
                    return Token("money", piece.text, number=1000 * count.meaning.number)
        return Token("unknown", piece.text)


def _text(pieces: Sequence[_Piece]) -> str:
    """Return the pieces as they were typed, as far as spaces and apostrophes go."""
    return "".join(("'" if piece.clitic else " ") + piece.text for piece in pieces)[1:]


def _following_words(pieces: list[_Piece], at: int) -> list[Word]:
    """Return the words and digits from a place up to the next sign."""
    words = []
    for piece in pieces[at : at + 6]:
        if piece.kind not in ("word", "number"):
            break
        words.append(piece.word)
    return words


def _phrase_run(pieces: list[_Piece], at: int) -> tuple[list[Word], list[int]]:
    """Return the words from a place on, and for each the number of pieces up to its end."""
    run: list[Word] = []
    spans: list[int] = []
    for place, piece in enumerate(pieces[at : at + 12], 1):
        if piece.kind == "word":
            run.append(piece.word)
            spans.append(place)
        elif piece.text != "&" or not run:
            break
    return run, spans


def _scale(token: Token) -> int:
    """Return what a word after a number multiplies it by, 0 where it does not."""
    if token.kind == "million" or token.text == "M" or (token.kind, token.text) == ("unknown", "m"):
        return 1_000_000
    return 1000 if token.kind == "thousand" else 0


def _is_factor(tokens: list[Token]) -> bool:
    return bool(tokens) and tokens[-1].kind in ("num", "count")


def _amounts(tokens: list[Token]) -> list[Token]:
    """Return tokens with numbers, thousands and currency combined into money."""
    result: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        at += 1
        marked = bool(result) and result[-1].kind == "currency" and result[-1].text in "$€£"
        if token.kind in ("num", "count", "money", "decimal"):
            following = tokens[at].kind if at < len(tokens) else ""
            number, text = token.number, token.text
            scale = _scale(tokens[at]) if at < len(tokens) else 0
            if token.kind == "decimal" or (scale and token.kind != "money"):
                number = number * (scale or 1000) // (1000 if token.kind == "decimal" else 1)
                text += tokens[at].text
                at += 1
                if tokens[at - 1].text.lower().endswith("ks") and _is_factor(result):
                    # As in `5 10ks`.
                    number *= result.pop().number
                following = tokens[at].kind if at < len(tokens) else ""
                token = Token("money", text, number=number)
            if token.kind == "money" or marked or following == "currency":
                if marked:
                    result.pop()
                elif following == "currency":
                    at += 1
                token = Token("money", text, number=number)
            result.append(token)
        elif token.kind != "currency" or token.text in "$€£":
            result.append(token)
    return [token for token in result if token.kind != "currency"]

"""Typed commands: playing by the keyboard and the ear alone (docs/offer_text.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias, cast, get_args

from chinatown.game.actions import Goods, Placement, Trade
from chinatown.game.types import Building, Seat
from chinatown.game.view import View
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.folding import TypoIndex, Word, expand, to_word
from chinatown.offer_text.goods import NOTHING, read_call
from chinatown.offer_text.lexer import Lexer, Token
from chinatown.offer_text.players import Players
from chinatown.offer_text.understand import understand
from chinatown.offer_text.vocabulary import (
    FALLBACK,
    Language,
    Meaning,
    Phrases,
    language_of,
    languages,
    vocabulary,
)

Verb: TypeAlias = Literal[
    # What is done.
    "offer",
    "offer-secretly",
    "offer-each",
    "counter",
    "agree",
    "refuse",
    "withdraw",
    "take",
    "call",
    "call-first",
    "end-call",
    "instruct",
    "kept",
    "broken",
    "discard",
    "keep",
    "build",
    "remove",
    "done",
    "not-done",
    "yes",
    "no",
    "choose",
    "say",
    "whisper",
    # What is asked.
    "status",
    "holdings",
    "cards",
    "lot",
    "beside",
    "district",
    "districts",
    "offers",
    "calls",
    "promises",
    "income",
    "where",
    "players",
    "news",
    "log",
    "help",
]
"""What a typed command does or asks; `choose` is a number alone, one of several choices."""

_WORD_OR_NUMBER: Final = re.compile(r"[^\W\d_]+|[0-9]+")
_NUMBER: Final = re.compile(r"\s*(?:[#№]\s*)?([0-9]{1,6})(?![0-9])\s*[:,.]?\s*")
_NUMBER_ALONE: Final = re.compile(r"\s*#?\s*([0-9]{1,6})\s*[.!]?\s*")


@dataclass(frozen=True, slots=True)
class SpokenCommand:
    """A typed command with all that was named in it.

    `numbers` are buildings, a district, or the place of an offer in the round, as the verb has it;
    `trades` what an offer can mean, the likeliest first, or with `offer-each` the offer to each of
    several players; `text` what is said, or a reason. A call, and an instruction to agree to any
    offer that is this good, `seeks` goods and `gives` others for them.
    """

    verb: Verb
    numbers: tuple[int, ...] = ()
    shops: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    placements: tuple[Placement, ...] = ()
    trades: tuple[Trade, ...] = ()
    text: str = ""
    seeks: Goods = NOTHING
    gives: Goods = NOTHING


def read_command(view: View, names: Sequence[str], text: str, language: str) -> SpokenCommand:
    """Return the command that a text is, in the wanted language or another one.

    `names` are the players by seat. A text without a command's words is read as an offer. Raises
    OfferTextError: `command-unknown` where it is neither; `command-placement` where buildings and
    shop types do not match; `command-call` where a call names nothing; `unknown-shop-type`,
    `draft-unknown-player`; the reasons of `understand` where an offer cannot be made.
    """
    alone = _NUMBER_ALONE.fullmatch(text)
    if alone:
        return SpokenCommand("choose", (int(alone[1]),))
    beginning = _beginning(text, language)
    if beginning is None:
        return SpokenCommand("offer", trades=_offered(view, names, text, (), language))
    reader = _Reader(view, names, beginning.language)
    return reader.command(beginning.verb, text, beginning.rest)


class _Beginning(NamedTuple):
    """The command's words that a text begins with, in a language, and what comes after them."""

    verb: Verb
    language: Language
    rest: str


@cache
def _verbs(language: str) -> tuple[Phrases, TypoIndex]:
    """Return the words for the commands in a language, and the corrector of mistyped ones."""
    phrases = Phrases()
    for verb, patterns in language_of(language).commands.items():
        for pattern in patterns:
            for form in expand(pattern):
                phrases.add(form, Meaning("command", verb))
    return phrases, TypoIndex(phrases.meanings_by_word())


def _beginning(text: str, language: str) -> _Beginning | None:
    """Return what a text begins with, where some language knows it: the wanted one comes first."""
    wanted = language_of(language).code
    codes = list(dict.fromkeys((wanted, FALLBACK, *languages())))
    pieces = _leading_words(text)
    for corrects in (False, True):
        for code in codes:
            phrases, typos = _verbs(code)
            words = [_corrected(word, typos) if corrects else word for word, _ in pieces]
            start = 0 if corrects else _fillers(words, language_of(code), phrases)
            match = phrases.find(words[start:])
            if match:
                end = pieces[start + match.length - 1][1]
                verb = cast("Verb", match.meaning.name)
                return _Beginning(verb, language_of(code), text[end:].lstrip(" ,:-\u2013'\u2019"))
    return None


def _leading_words(text: str) -> list[tuple[Word, int]]:
    """Return the words before the first number, each with the position after it."""
    words = []
    for match in _WORD_OR_NUMBER.finditer(text):
        if match[0][0].isdecimal():
            break
        words.append((to_word(match[0]), match.end()))
    return words


def _corrected(word: Word, typos: TypoIndex) -> Word:
    intended = typos.correct(word.folded)
    return to_word(intended) if intended else word


def _fillers(words: Sequence[Word], language: Language, phrases: Phrases) -> int:
    """Return how many words at the beginning say nothing: `please agree 1`."""
    start = 0
    while start < len(words) and not phrases.find(words[start:]):
        match = language.grammar.find(words[start:])
        if match is None or match.meaning.kind != "filler":
            return 0
        start += match.length
    return start


def _offered(
    view: View, names: Sequence[str], text: str, to: Sequence[Seat], language: str
) -> tuple[Trade, ...]:
    """Return the trades that a text may mean. Raises OfferTextError."""
    try:
        return understand(view, names, text, to, language)
    except OfferTextError as error:
        if error.code == "draft-no-offer":
            raise OfferTextError("command-unknown") from error
        raise


class _Reader:
    """Reads what follows a command's words in a language."""

    def __init__(self, view: View, names: Sequence[str], language: Language) -> None:
        self._view = view
        self._names = names
        self._language = language
        shops = tuple(shop.name for shop in view.edition.shops)
        players = Players(names, view.players, language)
        self._lexer = Lexer(vocabulary(language.code, shops), players, shops)

    def command(self, verb: Verb, text: str, rest: str) -> SpokenCommand:
        match verb:
            case "say":
                return SpokenCommand("say", text=rest.strip())
            case "whisper":
                return self._whisper(rest)
            case "refuse":
                number, reason = _numbered(rest)
                return SpokenCommand("refuse", number, text=self._without_particle(reason))
            case "counter":
                return self._counter(rest)
            case "offer":
                return self._offer(text, rest)
            case "offer-secretly":
                return SpokenCommand(verb, trades=self._trades(rest, ()))
            case "offer-each":
                return self._offer_each(rest)
            case "call" | "call-first" | "instruct":
                return self._call(verb, rest)
            case "build":
                return self._build(text, rest)
        return self._named(verb, rest)

    def _named(self, verb: Verb, rest: str) -> SpokenCommand:
        """Return a command with the numbers, shop types and players that follow it."""
        tokens = self._tokens(rest)
        return SpokenCommand(
            verb,
            tuple(token.number for token in tokens if token.kind in ("num", "count")),
            tuple(token.name for token in tokens if _is_shop(token)),
            tuple(self._seats(tokens)),
        )

    def _tokens(self, rest: str) -> list[Token]:
        # After a sign, a capital tells a name such as Bo from the word that it is too.
        tokens = self._lexer.tokens(f", {rest}")
        for token in tokens:
            if token.kind == "absent":
                edition = self._view.edition.name
                raise OfferTextError("unknown-shop-type", shop=token.name, edition=edition)
        return tokens

    def _seats(self, tokens: Sequence[Token]) -> list[Seat]:
        me = self._view.viewer
        seats: list[Seat] = []
        for token in tokens:
            if token.kind == "player":
                seats += token.seats
            elif token.kind == "who" and token.name == "me" and me is not None:
                seats.append(me)
        return list(dict.fromkeys(seats))

    def _without_particle(self, reason: str) -> str:
        """Return what follows the part of a verb that some languages put after the number."""
        first, _, more = reason.strip().partition(" ")
        return more.strip() if to_word(first).folded in self._language.particles else reason.strip()

    def _whisper(self, rest: str) -> SpokenCommand:
        tokens = self._lexer.tokens(rest)
        first = tokens[0] if tokens else None
        if first is None or first.kind != "player" or len(first.seats) != 1:
            raise OfferTextError("draft-unknown-player", player=rest.split(" ")[0][:40])
        said = rest[rest.find(first.text) + len(first.text) :].lstrip(" ,:")
        return SpokenCommand("whisper", seats=first.seats, text=said.strip())

    def _offer(self, text: str, rest: str) -> SpokenCommand:
        alone = _NUMBER_ALONE.fullmatch(rest)
        if alone:
            return SpokenCommand("offers", (int(alone[1]),))
        code = self._language.code
        try:
            trades = _offered(self._view, self._names, text, (), code)
        except OfferTextError:
            # Without the first word, which not every language takes for one of giving.
            trades = _offered(self._view, self._names, rest, (), code)
        return SpokenCommand("offer", trades=trades)

    def _counter(self, rest: str) -> SpokenCommand:
        number, words = _numbered(rest)
        offers = self._view.offers
        to = [offers[place - 1].seat for place in number if 0 < place <= len(offers)]
        trades = _offered(self._view, self._names, words, to, self._language.code)
        return SpokenCommand("counter", number, trades=trades)

    def _trades(self, words: str, to: Sequence[Seat]) -> tuple[Trade, ...]:
        """Return what words can mean that follow another command's words than those of an offer."""
        offer = self._language.commands["offer"][0]
        return _offered(self._view, self._names, f"{offer} {words}", to, self._language.code)

    def _offer_each(self, rest: str) -> SpokenCommand:
        """Return an offer to each of those named before a colon, or to everyone who can take it."""
        named, colon, words = rest.partition(":")
        me = self._view.viewer
        seats = self._seats(self._tokens(named)) if colon else []
        if not seats:
            seats, words = list(range(self._view.players)), words if colon else rest
        trades: list[Trade] = []
        problem: OfferTextError | None = None
        for seat in seats:
            if seat == me:
                continue
            try:
                meanings = self._trades(words, (seat,))
            except OfferTextError as error:
                problem = problem or error
                continue
            trades += [trade for trade in meanings if trade.parties == _pair(seat, me)][:1]
        if not trades:
            raise problem or OfferTextError("draft-whom")
        return SpokenCommand("offer-each", trades=tuple(trades))

    def _call(self, verb: Verb, rest: str) -> SpokenCommand:
        if self._view.viewer is None:
            return SpokenCommand(verb)
        seeks, gives = read_call(self._view, self._language, self._tokens(rest))
        if seeks == gives == NOTHING:
            raise OfferTextError("command-call")
        return SpokenCommand(verb, seeks=seeks, gives=gives)

    def _build(self, text: str, rest: str) -> SpokenCommand:
        if self._view.phase == "trade":
            try:
                trades = understand(self._view, self._names, text, (), self._language.code)
                return SpokenCommand("offer", trades=trades)
            except OfferTextError:
                pass
        tokens = self._tokens(rest)
        shops = [token.name for token in tokens if _is_shop(token)]
        lots = [token.number for token in tokens if token.kind == "num"]
        return SpokenCommand("build", placements=_placements(shops, lots))


def _is_shop(token: Token) -> bool:
    return token.kind == "shop" or (token.kind == "quote" and token.name != "")


def _pair(seat: Seat, other: Seat | None) -> tuple[Seat, ...]:
    return tuple(sorted({seat, seat if other is None else other}))


def _numbered(rest: str) -> tuple[tuple[int, ...], str]:
    """Return the number at the beginning of a text, if it has one, and what follows it."""
    match = _NUMBER.match(rest)
    return ((int(match[1]),), rest[match.end() :]) if match else ((), rest)


def _placements(shops: Sequence[str], lots: Sequence[Building]) -> tuple[Placement, ...]:
    """Return a tile for each building: one type for all, or one for each in order."""
    if len(shops) == 1 and lots and len(lots) == 1 + lots[0]:
        # The number of tiles was said first: 2 laundry 20 21.
        lots = lots[1:]
    if len(shops) == 1:
        shops = [*shops] * len(lots)
    if not lots or len(shops) != len(lots):
        raise OfferTextError("command-placement")
    pairs = zip(lots, shops, strict=True)
    return tuple(Placement(building, shop) for building, shop in pairs)


VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
"""All that a typed command can be."""

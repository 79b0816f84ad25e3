"""Reading what is typed in the chat line as the draft of an offer (docs/offer_text.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import Final, NamedTuple

from chinatown.game.actions import Pledge, Trade
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.offer_text.amendments import amended
from chinatown.offer_text.checking import obstacle
from chinatown.offer_text.clauses import Sentence
from chinatown.offer_text.colloquial import plainly
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.folding import to_word
from chinatown.offer_text.interpretation import MAX_TRADES, Interpreter
from chinatown.offer_text.items import ME
from chinatown.offer_text.lexer import Lexer, Token
from chinatown.offer_text.parser import parse
from chinatown.offer_text.players import Players
from chinatown.offer_text.pledges import has_cue, part_promise
from chinatown.offer_text.vocabulary import (
    FALLBACK,
    OWN,
    SUBJECT,
    Vocabulary,
    language_of,
    languages,
    vocabulary,
    words_of,
)
from chinatown.record.errors import NotationError
from chinatown.record.notation import Notation

_MAX_TOKENS: Final = 600
"""A text of more tokens is taken for talk."""

_MAX_NAMINGS: Final = 8


def understand(
    view: View, names: Sequence[str], text: str, to: Sequence[Seat], language: str
) -> tuple[Trade, ...]:
    """Return the trades that a text may mean for the viewer, the likeliest first, at most six.

    `names` are the players by seat and `to` the seats addressed; without `to`, the words tell whom,
    or the owner of what is asked for is meant. `language` is a tag such as `fr`; a text of which
    another language knows more words is read in that one. A text in the notation of the record is
    read too. Every trade is normalised, has the viewer as a party, and is
    feasible as far as the view shows (docs/rules.md 5). Raises OfferTextError: `draft-no-offer` for
    plain talk, or the reason why the text is not an offer.
    """
    if view.viewer is None or view.phase != "trade":
        raise OfferTextError("draft-no-offer")
    notation = Notation(view.edition, view.players, names)
    written = _parse_notation(view, notation, text)
    if written is not None:
        return (written,)
    if any(has_cue(text, language_of(code), "threat") for code in languages()):
        raise OfferTextError("draft-no-offer")
    parted = _promise_apart(view, names, text, to, language)
    if parted is not None:
        return parted
    first_problem: OfferTextError | None = None
    for reading in _best_readings(view, view.viewer, names, text, language):
        try:
            return reading.reader.trades(reading.tokens, to)
        except OfferTextError as error:
            # What is wrong with an offer says more than that in another language it is none.
            if first_problem is None or first_problem.code == "draft-no-offer":
                first_problem = error
    assert first_problem is not None, "some language knows most of the words"
    raise first_problem


def _promise_apart(
    view: View, names: Sequence[str], text: str, to: Sequence[Seat], language: str
) -> tuple[Trade, ...] | None:
    """Return the offers in a text with a promise in everyday words, None for any other text."""
    viewer = view.viewer
    spoken = language_of(language)
    for code in dict.fromkeys((spoken.code, FALLBACK, *languages())):
        spoken = language_of(code)
        parted = part_promise(text, spoken)
        if parted is None:
            continue
        players = Players(names, view.players, spoken)
        assert viewer is not None, "only players make offers"
        try:
            trades = understand(view, names, parted.rest, to, code)
        except OfferTextError as error:
            named = any(players.find(words_of(text)[at:]) for at in range(len(words_of(text))))
            if error.code == "draft-no-offer" and (to or named):
                raise OfferTextError("draft-promise", promise=parted.promise) from error
            raise
        return tuple(_promising(trade, viewer, parted.promise) for trade in trades)
    return None


def _promising(trade: Trade, viewer: Seat, promise: str) -> Trade:
    partner = next(seat for seat in trade.parties if seat != viewer)
    return replace(trade, promises=(*trade.promises, Pledge(viewer, partner, promise)))


class _Reading(NamedTuple):
    """A text in the words of one language, of which it does not know `unknown`."""

    reader: _OfferReader
    tokens: list[Token]
    unknown: int


def _best_readings(
    view: View, viewer: Seat, names: Sequence[str], text: str, language: str
) -> list[_Reading]:
    """Return the readings in the languages that know most of the words.

    Where the wanted one is among them, it is the only one: another would twist the speaker's words.
    """
    wanted = language_of(language).code
    shops = tuple(shop.name for shop in view.edition.shops)
    readings = []
    for code in dict.fromkeys((wanted, FALLBACK, *languages())):
        words = vocabulary(code, shops)
        players = Players(names, view.players, words.language)
        tokens = Lexer(words, players, shops).tokens(text)
        unknown = sum(token.kind == "unknown" for token in tokens)
        readings.append(_Reading(_OfferReader(view, viewer, words, players), tokens, unknown))
    fewest = min(reading.unknown for reading in readings)
    if readings[0].unknown == fewest:
        return readings[:1]
    return [reading for reading in readings if reading.unknown == fewest]


def _parse_notation(view: View, notation: Notation, text: str) -> Trade | None:
    """Return the trade in a text that is the notation of the record, None for any other text."""
    try:
        trade = notation.read_trade(text)
    except NotationError:
        return None
    if problem := obstacle(view, trade):
        raise problem
    return trade


class _OfferReader:
    """Distinguishes talk from offers and finds the trades that an offer means."""

    def __init__(self, view: View, viewer: Seat, words: Vocabulary, players: Players) -> None:
        self._view = view
        self._viewer = viewer
        self._words = words
        self._players = players

    def trades(self, tokens: list[Token], to: Sequence[Seat]) -> tuple[Trade, ...]:
        if not tokens or len(tokens) > _MAX_TOKENS:
            raise OfferTextError("draft-no-offer")
        amendment = amended(self._view, self._viewer, tokens, to)
        if amendment is not None:
            return (amendment,)
        trades: dict[Trade, None] = {}
        problem: OfferTextError | None = None
        language = self._words.language
        for plain in plainly(tokens, self._view.edition.unit, language, self._view.owned):
            try:
                trades |= dict.fromkeys(self._trades(self._with_owners(plain), to))
            except OfferTextError as error:
                problem = problem or error
        if problem and not trades:
            raise problem
        return tuple(trades)[:MAX_TRADES]

    def _with_owners(self, tokens: list[Token]) -> list[Token]:
        """Return tokens with the owner of a building where the words leave open who gives it."""
        result = []
        for token in tokens:
            if token.kind == "owner":
                owned = enumerate(self._view.owned)
                seats = tuple(seat for seat, lots in owned if lots >> token.number & 1)
                if not seats:
                    raise OfferTextError("draft-building-free", building=token.number)
                me = seats == (self._viewer,)
                token = Token("who", "", "me", SUBJECT) if me else Token("player", "", seats=seats)
            result.append(token)
        return result

    def _trades(self, tokens: list[Token], to: Sequence[Seat]) -> tuple[Trade, ...]:
        if any(token.kind == "talk" for token in tokens):
            raise OfferTextError("draft-no-offer")
        sentence = parse(tokens)
        if not sentence.is_clear or self._is_wish(sentence, to):
            raise OfferTextError("draft-no-offer")
        self._check_words(tokens, sentence)
        trades: dict[Trade, None] = {}
        problem: OfferTextError | None = None
        for naming in islice(_namings(tokens), _MAX_NAMINGS):
            interpreter = Interpreter(self._view, self._viewer, to)
            try:
                trades |= dict.fromkeys(interpreter.trades(parse(naming)))
            except OfferTextError as error:
                problem = problem or error
        if problem and not trades:
            raise problem
        return tuple(trades)

    def _is_wish(self, sentence: Sentence, to: Sequence[Seat]) -> bool:
        """Return whether the speaker only tells the table a wish, or what others do."""
        clauses = [clause for clause in sentence.clauses if clause.items]
        if to or sentence.addressed or len(clauses) != 1 or len(clauses[0].sides) > 1:
            return False
        (clause,) = clauses
        if clause.verb == "promise":
            return False
        subject = None if clause.subject == ME else clause.subject
        people = (clause.giver, clause.taker, clause.object, subject)
        others = [person for person in people if person]
        if clause.verb == "want" or not others:
            return all(person.name for person in others)
        about_others = subject is not None and not subject.name
        about_others = about_others and not any(self._viewer in other.seats for other in others)
        return about_others and not (sentence.has_first_person or sentence.has_second_person)

    def _check_words(self, tokens: list[Token], sentence: Sentence) -> None:
        """Raise OfferTextError for unknown words and players."""
        for token in tokens:
            if token.kind == "player" and not token.seats:
                raise self._unknown_player(token.text)
        unknown = [
            (at, token) for at, token in enumerate(tokens) if token.kind in ("unknown", "absent")
        ]
        if not unknown:
            return
        names = self._players.names
        near = [self._words.suggestion(to_word(token.text), names) for _, token in unknown]
        at, first = unknown[0]
        if len(unknown) > 1 and not all(near):
            raise OfferTextError("draft-no-offer")
        if first.kind == "absent":
            if not _is_surely_trade(tokens, sentence):
                raise OfferTextError("draft-no-offer")
            edition = self._view.edition.name
            raise OfferTextError("unknown-shop-type", shop=first.name, edition=edition)
        if self._is_person_place(tokens, at):
            raise self._unknown_player(first.text)
        if near[0]:
            raise OfferTextError("draft-unknown-word-near", word=first.text, near=near[0])
        if not _is_surely_trade(tokens, sentence):
            raise OfferTextError("draft-no-offer")
        raise OfferTextError("draft-unknown-word", word=first.text)

    def _is_person_place(self, tokens: list[Token], at: int) -> bool:
        before = tokens[at - 1].kind if at else ""
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if before in ("to", "from", "with"):
            return True
        return after is not None and (
            (not before and after.kind in ("colon", "comma"))
            or (before in ("", "comma", "sep", "and") and after.kind == "verb")
        )

    def _unknown_player(self, text: str) -> OfferTextError:
        folded = to_word(text).folded
        for name in self._players.names:
            if name and to_word(name).folded[:2] == folded[:2]:
                return OfferTextError("draft-unknown-player-near", player=text, near=name)
        return OfferTextError("draft-unknown-player", player=text)


def _is_surely_trade(tokens: list[Token], sentence: Sentence) -> bool:
    """Return whether a text is certainly an offer, although one of its words is unknown."""
    exchange = len(sentence.clauses) > 1 or any(clause.is_exchange for clause in sentence.clauses)
    telling = ("num", "money", "shop", "absent", "card", "verb")
    signs = sum(token.kind in telling or token.number == OWN for token in tokens)
    return exchange and signs > 2


def _namings(tokens: list[Token]) -> Iterator[list[Token]]:
    """Yield the tokens once for each way to tell apart players of the same name."""
    places = [
        at for at, token in enumerate(tokens) if token.kind == "player" and len(token.seats) > 1
    ]
    for chosen in product(*(tokens[at].seats for at in places)):
        naming = list(tokens)
        for at, seat in zip(places, chosen, strict=True):
            naming[at] = naming[at]._replace(seats=(seat,))
        yield naming

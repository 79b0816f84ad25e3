"""Reading what is typed in the chat line as the draft of an offer (docs/offer_text.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Final

from chinatown.game import Trade, View
from chinatown.offer_text.checking import obstacle
from chinatown.offer_text.clauses import Speech, parsed
from chinatown.offer_text.errors import SpeechError
from chinatown.offer_text.folding import word
from chinatown.offer_text.interpretation import MOST, Understanding
from chinatown.offer_text.items import ME
from chinatown.offer_text.lexer import Lexer, Token
from chinatown.offer_text.players import Players
from chinatown.offer_text.vocabulary import OWN, Vocabulary, vocabulary
from chinatown.record import Notation, NotationError

_LONGEST: Final = 600
"""What has more tokens is talk."""

_MAX_NAMINGS: Final = 8


def understand(
    view: View, names: Sequence[str], text: str, to: Sequence[int], language: str
) -> tuple[Trade, ...]:
    """Return the trades that words may mean for the viewer, the likeliest first, at most six.

    `names` are the players by seat, `to` the seats spoken to (none: the words say whom, or who
    owns what is asked for), `language` a tag such as `fr`; the notation of the record is read too.
    Every trade is normalised, has the viewer as a party, and nothing that the view shows stands in
    its way (docs/rules.md 5). Raises SpeechError: `speech-no-offer` for plain talk, or what keeps
    the words from being an offer.
    """
    if view.viewer is None or view.phase != "trade":
        raise SpeechError("speech-no-offer")
    notation = Notation(view.edition, view.players, names)
    written = _written(view, notation, text)
    if written is not None:
        return (written,)
    shops = tuple(shop.name for shop in view.edition.shops)
    words = vocabulary(language, shops)
    players = Players(names, view.players, words.language)
    tokens = Lexer(words, players, shops).tokens(text)
    return _Hearing(view, view.viewer, notation, words, players).trades(tokens, to)


def _written(view: View, notation: Notation, text: str) -> Trade | None:
    """Return the trade that the record's notation says, None where it is not that."""
    try:
        trade = notation.read_trade(text)
    except NotationError:
        return None
    if problem := obstacle(view, trade):
        raise problem
    return trade


class _Hearing:
    """Tells talk from trade, and finds what the trade is."""

    def __init__(
        self, view: View, viewer: int, notation: Notation, words: Vocabulary, players: Players
    ) -> None:
        self._view = view
        self._viewer = viewer
        self._notation = notation
        self._words = words
        self._players = players

    def trades(self, tokens: list[Token], to: Sequence[int]) -> tuple[Trade, ...]:
        if not tokens or len(tokens) > _LONGEST or any(one.kind == "talk" for one in tokens):
            raise SpeechError("speech-no-offer")
        speech = parsed(tokens)
        if not speech.is_clear or self._is_wish(speech, to):
            raise SpeechError("speech-no-offer")
        self._check_words(tokens, speech)
        found: dict[Trade, None] = {}
        problem: SpeechError | None = None
        for naming in islice(_namings(tokens), _MAX_NAMINGS):
            hearing = Understanding(self._view, self._viewer, self._notation, to)
            try:
                found |= dict.fromkeys(hearing.trades(parsed(naming)))
            except SpeechError as error:
                problem = problem or error
        if problem and not found:
            raise problem
        return tuple(found)[:MOST]

    def _is_wish(self, speech: Speech, to: Sequence[int]) -> bool:
        """Tell whether somebody only says to the table what they would like, or what others do."""
        clauses = [one for one in speech.clauses if one.items]
        if to or speech.called or len(clauses) != 1 or len(clauses[0].sides) > 1:
            return False
        one = clauses[0]
        if one.verb == "promise":
            return False
        subject = None if one.subject == ME else one.subject
        others = [who for who in (one.giver, one.taker, one.object, subject) if who]
        if one.verb == "want" or not others:
            return not any(not who.name for who in others)
        about_others = bool(subject and not subject.name)
        about_others = about_others and not any(self._viewer in who.seats for who in others)
        return about_others and not (speech.says_me or speech.says_you)

    def _check_words(self, tokens: list[Token], speech: Speech) -> None:
        """Raise SpeechError for words and players that are not known."""
        for token in tokens:
            if token.kind == "player" and not token.seats:
                raise self._unknown_player(token.text)
        unknown = [(at, one) for at, one in enumerate(tokens) if one.kind in ("unknown", "absent")]
        if not unknown:
            return
        names = self._players.names
        near = [self._words.suggestion(word(one.text), names) for _, one in unknown]
        at, first = unknown[0]
        if len(unknown) > 1 and not all(near):
            raise SpeechError("speech-no-offer")
        if first.kind == "absent":
            if not _is_surely_trade(tokens, speech):
                raise SpeechError("speech-no-offer")
            edition = self._view.edition.name
            raise SpeechError("unknown-shop-type", shop=first.name, edition=edition)
        if self._is_person_place(tokens, at):
            raise self._unknown_player(first.text)
        if near[0]:
            raise SpeechError("speech-unknown-word-near", word=first.text, near=near[0])
        if not _is_surely_trade(tokens, speech):
            raise SpeechError("speech-no-offer")
        raise SpeechError("speech-unknown-word", word=first.text)

    def _is_person_place(self, tokens: list[Token], at: int) -> bool:
        before = tokens[at - 1].kind if at else ""
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if before in ("to", "from", "with"):
            return True
        return after is not None and (
            (not before and after.kind in ("colon", "comma"))
            or (before in ("", "comma", "sep", "and") and after.kind == "verb")
        )

    def _unknown_player(self, text: str) -> SpeechError:
        folded = word(text).folded
        for name in self._players.names:
            if name and word(name).folded[:2] == folded[:2]:
                return SpeechError("speech-unknown-player-near", player=text, near=name)
        return SpeechError("speech-unknown-player", player=text)


def _is_surely_trade(tokens: list[Token], speech: Speech) -> bool:
    """Tell whether words are an offer for certain, although one of them is not known."""
    exchange = len(speech.clauses) > 1 or any(one.is_exchange for one in speech.clauses)
    things = ("num", "money", "shop", "absent", "card", "verb")
    signs = sum(one.kind in things or one.number == OWN for one in tokens)
    return exchange and signs > 2


def _namings(tokens: list[Token]) -> Iterator[list[Token]]:
    """Yield the tokens with each name that several players have meant for each of them."""
    places = [at for at, one in enumerate(tokens) if one.kind == "player" and len(one.seats) > 1]
    for chosen in product(*(tokens[at].seats for at in places)):
        naming = list(tokens)
        for at, seat in zip(places, chosen, strict=True):
            naming[at] = naming[at]._replace(seats=(seat,))
        yield naming

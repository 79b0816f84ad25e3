"""What a remark means, whether or not it is an offer: a price asked, a wish, a threat, thanks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from chinatown.game.actions import Goods
from chinatown.game.meaning import (
    ForSale,
    Meaning,
    PlainTalk,
    PriceAsked,
    PriceRejected,
    Proposal,
    Sought,
    Thanks,
    Threat,
)
from chinatown.game.normal_form import LAST_BUILDING
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.offer_text.errors import OfferTextError
from chinatown.offer_text.goods import NOTHING, read_goods
from chinatown.offer_text.lexer import Lexer, Token
from chinatown.offer_text.players import Players
from chinatown.offer_text.understand import understand
from chinatown.offer_text.vocabulary import (
    FALLBACK,
    OWN,
    Language,
    language_of,
    languages,
    vocabulary,
    words_of,
)

_CUES: Final = ("threat", "price-asked", "bid-asked", "sought", "for-sale", "counter", "thanks")
_SENTENCES: Final = re.compile(r"(?<=[.!?;])\s+|\n")
"""Where one sentence ends and the next one begins."""

_OF_A_THING: Final = ("price-asked", "bid-asked", "sought")
"""Of what is the speaker's own these all ask somebody to buy it."""

_WISHES: Final = frozenset(("price-asked", "bid-asked", "sought", "for-sale"))
"""What is not meant where the words say that it is not: `34 is not for sale`."""

_UNKNOWN_WORDS: Final = ("draft-unknown-word", "draft-unknown-word-near")

_CALLS_FIRST: Final = ("threat", "sought", "for-sale", "price-asked", "counter", "thanks")
"""Without anybody spoken to, words such as `for sale` are for the whole table."""


def hear(view: View, names: Sequence[str], text: str, to: Sequence[Seat], language: str) -> Meaning:
    """Return what a text means that a player types; parameters are those of `understand`.

    Raises OfferTextError where it is an offer that cannot be made, with the reason.
    """
    remark = _Remark(view, names, text, to, language)
    early = remark.before_offers()
    if early is not None:
        return early
    try:
        trades = understand(view, names, text, to, language)
    except OfferTextError as error:
        if error.code == "draft-no-offer" or (
            error.code in _UNKNOWN_WORDS and remark.asks_without_giving
        ):
            return remark.without_offer()
        raise
    partners = {seat for trade in trades for seat in trade.parties} - {view.viewer}
    return Proposal(tuple(sorted(partners)), trades)


class _Remark:
    """A text with the cues that each language finds in it."""

    def __init__(
        self, view: View, names: Sequence[str], text: str, to: Sequence[Seat], language: str
    ) -> None:
        self._view = view
        self._text = text
        codes = dict.fromkeys((language_of(language).code, FALLBACK, *languages()))
        shops = tuple(shop.name for shop in view.edition.shops)
        self._language = language_of(language)
        readings: list[tuple[int, frozenset[str], Language, list[Token], Lexer]] = []
        for code in codes:
            words = vocabulary(code, shops)
            players = Players(names, view.players, words.language)
            lexer = Lexer(words, players, shops)
            tokens = lexer.tokens(text)
            cues = _cues(words.language, text)
            unknown = sum(token.kind == "unknown" for token in tokens)
            readings.append((unknown - bool(cues), cues, words.language, tokens, lexer))
        best = min(readings, key=lambda reading: reading[0])
        _, cues, self._language, self._tokens, self._lexer = best
        me = view.viewer
        named = [
            seat
            for token in self._tokens
            if token.kind == "player" and token.number != OWN
            for seat in token.seats
            if seat != me
        ]
        self._seats = tuple(dict.fromkeys(named)) or tuple(seat for seat in to if seat != me)
        if "unwanted" in cues:
            cues -= _WISHES
        self._is_for_anyone = "anyone" in cues
        order = _CUES if self._seats else _CALLS_FIRST
        self._cue = next((kind for kind in order if kind in cues), "")

    def before_offers(self) -> Meaning | None:
        """Return the meaning of what would be taken for an offer, although it asks or calls."""
        if self._cue == "threat":
            return Threat(self._seats)
        if self._cue in _OF_A_THING and self._seats and not self._has_money:
            goods, _ = self._goods(self._view.viewer)
            named = read_goods(self._view, self._language, self._tokens, self._view.viewer)
            all_mine = self._is_mine(goods) and self._is_mine(named)
            if goods != NOTHING and all_mine and not self._is_exchange:
                return ForSale(self._seats, goods)
        if self._cue in ("price-asked", "for-sale") and self._seats and not self._has_money:
            goods, _ = self._goods(self._asked_of)
            if goods != NOTHING:
                return self._price_asked() if self._is_theirs(goods) else None
        calls = self._cue in ("sought", "for-sale")
        if not self._seats and (calls or self._is_for_anyone):
            exchange = self._exchange_call() if self._is_exchange or not calls else None
            return exchange or (self._call() if calls or self._is_lone_thing else None)
        return None

    def without_offer(self) -> Meaning:
        """Return the meaning of a text that is no offer."""
        match self._cue:
            case "threat":
                return Threat(self._seats)
            case "counter":
                return PriceRejected(self._seats)
            case "thanks":
                return Thanks(self._seats)
        if self._cue == "sought" and self._seats:
            return self._call() or self._talk()
        lone = self._text.strip().endswith("?") and self._is_lone_thing
        if self._cue in ("price-asked", "bid-asked") or (lone and self._seats):
            return self._price_asked() or self._talk()
        return self._talk()

    def _talk(self) -> PlainTalk:
        asks = self._text.strip().endswith("?") or self._has_money
        return PlainTalk(self._seats, asks and bool(self._seats))

    @property
    def asks_without_giving(self) -> bool:
        """Return whether a text is a question that names no price, and nothing of the speaker's."""
        if not self._text.strip().endswith("?") or self._has_money or self._is_exchange:
            return False
        for token in self._tokens:
            if token.kind == "verb" and token.name == "swap":
                return False
            if token.kind == "who" and token.name == "me" and token.number == OWN:
                return False
        goods, _ = self._goods(self._asked_of)
        me = self._view.viewer
        return me is None or not any(self._view.owned[me] >> lot & 1 for lot in goods.buildings)

    @property
    def _has_money(self) -> bool:
        return any(
            token.kind == "money"
            or (token.kind in ("num", "count") and token.number > LAST_BUILDING)
            for token in self._tokens
        )

    @property
    def _is_lone_thing(self) -> bool:
        kinds = {token.kind for token in self._tokens}
        talk = sum(token.kind == "talk" for token in self._tokens)
        if self._is_for_anyone and talk == 1:
            # As in `laundry, anyone?`.
            kinds.remove("talk")
        return kinds <= {
            "num",
            "hash",
            "lot",
            "shop",
            "tile",
            "sep",
            "filler",
            "comma",
            "player",
            "who",
        }

    @property
    def _is_exchange(self) -> bool:
        """Return whether something stands before `for`, so that it is given for what follows."""
        kinds = [token.kind for token in self._tokens]
        before = kinds[: kinds.index("for")] if "for" in kinds else []
        return not {"num", "hash", "lot", "shop"}.isdisjoint(before)

    @property
    def _asked_of(self) -> Seat | None:
        return self._seats[0] if self._seats else None

    def _is_mine(self, goods: Goods) -> bool:
        """Return whether goods are the speaker's; tiles only where they are asked to be bought."""
        return self._can_give(goods) and not (goods.tiles and self._cue != "bid-asked")

    def _can_give(self, goods: Goods) -> bool:
        """Return whether the speaker has all these buildings and tiles."""
        view = self._view
        assert view.viewer is not None, "only players talk"
        counts, index = view.tiles[view.viewer], view.edition.index
        return all(view.owned[view.viewer] >> lot & 1 for lot in goods.buildings) and all(
            goods.tiles.count(shop) <= counts[index[shop]] for shop in goods.tiles
        )

    def _is_theirs(self, goods: Goods) -> bool:
        seat = self._asked_of
        return seat is None or all(self._view.owned[seat] >> lot & 1 for lot in goods.buildings)

    def _price_asked(self) -> Meaning | None:
        goods, _ = self._goods(self._asked_of)
        if goods == NOTHING:
            return None
        seats = self._seats
        if not seats:
            owners = [
                seat
                for seat, owned in enumerate(self._view.owned)
                if seat != self._view.viewer and any(owned >> lot & 1 for lot in goods.buildings)
            ]
            seats = tuple(owners)
        return PriceAsked(seats, goods)

    def _call(self) -> Meaning | None:
        goods, price = self._goods(self._view.viewer if self._cue == "for-sale" else None)
        if goods == NOTHING:
            return None
        me = self._view.viewer
        offered = me is not None and any(self._view.owned[me] >> lot & 1 for lot in goods.buildings)
        if any(token.kind == "each" for token in self._tokens):
            price = Goods(cash=price.cash * (len(goods.buildings) + len(goods.tiles)))
        if self._cue == "for-sale" and goods.tiles and me is not None:
            # Other numbers count: `who wants my dim sum? I have 3`.
            lots = tuple(lot for lot in goods.buildings if self._view.owned[me] >> lot & 1)
            goods = replace(goods, buildings=lots)
        kind = ForSale if offered or self._cue == "for-sale" else Sought
        return kind(self._seats, goods, price)

    def _exchange_call(self) -> Meaning | None:
        """Return the meaning of goods for goods that anyone is asked for: `34 for a laundry?`."""
        me = self._view.viewer
        assert me is not None, "only players talk"
        kinds = [token.kind for token in self._tokens]
        if "for" not in kinds:
            return None
        at = kinds.index("for")
        sides = [
            read_goods(self._view, self._language, tokens, me)
            for tokens in (self._tokens[:at], self._tokens[at + 1 :])
        ]
        if NOTHING in sides:
            return None
        given, sought = sides if self._can_give(sides[0]) else sides[::-1]
        if not self._can_give(given):
            return None
        if not sought.buildings and not sought.tiles:
            return ForSale((), given, sought)
        return Sought((), sought, given)

    def _goods(self, holder: Seat | None) -> tuple[Goods, Goods]:
        """Return the things that the text names, and the money.

        A price is asked of what its own sentence names: `keep your Antiques. How much for 33?`,
        and not of what stands after `without`.
        """
        goods = read_goods(self._view, self._language, self._tokens, holder)
        if self._cue in ("price-asked", "bid-asked"):
            for sentence in _SENTENCES.split(self._text):
                if self._cue in _cues(self._language, sentence):
                    tokens = self._lexer.tokens(sentence)
                    wanted = list(takewhile(lambda token: token.kind != "without", tokens))
                    asked = read_goods(self._view, self._language, wanted, holder)
                    goods = goods if asked == NOTHING else asked
        return Goods(goods.buildings, goods.tiles), Goods(cash=goods.cash)


def _cues(language: Language, text: str) -> frozenset[str]:
    """Return the kinds of which the text has a cue."""
    words = [
        expanded
        for word in words_of(text)
        for expanded in language.expansions.get(word.folded, [word])
    ]
    return frozenset(
        match.meaning.kind
        for at in range(len(words))
        if (match := language.cues.find(words[at:])) is not None
    )

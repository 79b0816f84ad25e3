"""Ready-made sentences: a code and what is filled in, so that all read them in their language.

Bots explain themselves with them (docs/bots.md). They are talk: they bind nobody, and whether they
are true is for the listener to judge. Their sentences are in the catalogues: `phrase-<code>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chinatown.game.board import PLACES
from chinatown.game.codes import PhraseCode
from chinatown.game.deal_table import ROUNDS
from chinatown.game.editions import Edition
from chinatown.game.errors import IllegalAction
from chinatown.game.fast_init import fast_init
from chinatown.game.types import Building, Dollars, Seat

MAX_PHRASES: Final = 3
"""How many phrases an action may carry."""

MAX_REMARKS: Final = 8
"""How many remarks of phrases a seat may make in a round."""

MAX_ITEMS: Final = 10
"""How many buildings a phrase may name, and how many tiles."""

MAX_DOLLARS: Final = 10_000_000
"""The largest amount that a phrase may name."""

_ITEMS: Final = frozenset({"items"})
_YIELD: Final = frozenset({"dollars", "rounds"})
_GROUP: Final = _ITEMS | _YIELD | {"shop"}
_SIZED: Final = _GROUP | {"size"}
_MONEY: Final = frozenset({"dollars"})
_SEAT: Final = frozenset({"seat"})
_SHOP: Final = frozenset({"shop"})
_NOTHING: Final[frozenset[str]] = frozenset()

PHRASES: Final[dict[PhraseCode, frozenset[str]]] = {
    "finishes-mine": _GROUP,
    "grows-mine": _SIZED,
    "starts-mine": _SIZED,
    "earns-me": _YIELD,
    "collects-mine": _SHOP,
    "beside-mine": _ITEMS,
    "spare": _ITEMS,
    "finishes-yours": _GROUP,
    "grows-yours": _SIZED,
    "starts-yours": _SIZED,
    "earns-you": _YIELD,
    "collects-yours": _SHOP,
    "beside-yours": _ITEMS,
    "costs-you-nothing": _NOTHING,
    "favour": _NOTHING,
    "costs-me": _YIELD,
    "brings-me": _YIELD,
    "unproved": _NOTHING,
    "wants": _MONEY,
    "pays": _MONEY,
    "better": _MONEY,
    "as-asked": _NOTHING,
    "would-give": _NOTHING,
    "as-you-say": _NOTHING,
    "lowered": _NOTHING,
    "offer-stands": _NOTHING,
    "last-price": _NOTHING,
    "offers-first": _NOTHING,
    "make-offer": _NOTHING,
    "have-none": _ITEMS,
    "keeps": _ITEMS,
    "no-use": _ITEMS,
    "too-little": _NOTHING,
    "too-dear": _NOTHING,
    "helps-you": _NOTHING,
    "helps-you-win": _NOTHING,
    "cannot-pay": _NOTHING,
    "not-swayed": _NOTHING,
    "welcome": _NOTHING,
    "hello": _NOTHING,
    "good-luck": _NOTHING,
    "let-us-trade": _NOTHING,
    "thanks": _SEAT,
    "fair-trade": _SEAT,
    "helps-both": _SEAT,
    "pleasure": _SEAT,
    "well-traded": _SEAT,
    "praise": _SEAT | _MONEY,
    "proud": _MONEY,
    "waiting": _SEAT,
    "nothing-left": _NOTHING,
}
"""Every phrase with the fields it needs; `items` stands for buildings or tiles."""


@fast_init
@dataclass(frozen=True, slots=True)
class Phrase:
    """A ready-made sentence, one of PHRASES, and the fields it needs; the others stay empty.

    `seat` is the player it speaks of (-1 for none), `shop` the name of a shop type, `buildings` are
    building numbers, `tiles` names of shop types, `size` is the size of a business, `dollars` an
    amount, usually a round, and `rounds` the number of incomes it is paid for.
    """

    code: PhraseCode
    seat: Seat = -1
    shop: str = ""
    buildings: tuple[Building, ...] = ()
    tiles: tuple[str, ...] = ()
    size: int = 0
    dollars: Dollars = 0
    rounds: int = 0

    @property
    def filled(self) -> frozenset[str]:
        """The fields that are filled in, as PHRASES names them."""
        filled = {
            "seat": self.seat >= 0,
            "shop": bool(self.shop),
            "items": bool(self.buildings or self.tiles),
            "size": bool(self.size),
            "dollars": bool(self.dollars),
            "rounds": bool(self.rounds),
        }
        return frozenset(name for name, is_filled in filled.items() if is_filled)


def check_phrases(phrases: Sequence[Phrase], edition: Edition, players: int, speaker: Seat) -> None:
    """Raise IllegalAction for phrases that cannot be put into a sentence.

    The codes are `too-many-phrases`, `unknown-phrase`, and `phrase-field` for a field that is
    missing, not needed, or not of this game.
    """
    if len(phrases) > MAX_PHRASES:
        raise IllegalAction("too-many-phrases", most=MAX_PHRASES)
    for phrase in phrases:
        wanted = PHRASES.get(phrase.code)
        if wanted is None:
            raise IllegalAction("unknown-phrase", phrase=phrase.code[:40], known=tuple(PHRASES))
        if wrong := wanted ^ phrase.filled or _strange(phrase, edition, players, speaker):
            raise IllegalAction("phrase-field", phrase=phrase.code, field=min(wrong))


def _strange(phrase: Phrase, edition: Edition, players: int, speaker: Seat) -> set[str]:
    """Return the fields with a value that does not exist in this game."""
    shops = (*phrase.tiles, *([phrase.shop] if phrase.shop else []))
    distinct = set(phrase.buildings)
    checks = {
        "seat": -1 <= phrase.seat < players and phrase.seat != speaker,
        "shop": all(shop in edition.index for shop in shops),
        "items": max(len(phrase.buildings), len(phrase.tiles)) <= MAX_ITEMS
        and len(distinct) == len(phrase.buildings)
        and all(building in PLACES for building in distinct),
        "size": 0 <= phrase.size <= max(edition.sizes),
        "dollars": 0 <= phrase.dollars <= MAX_DOLLARS,
        "rounds": 0 <= phrase.rounds <= ROUNDS,
    }
    return {name for name, fine in checks.items() if not fine}

"""Ready-made sentences: a code with what is filled in, so that everyone reads their own language.

Bots give their reasons in them (docs/bots.md). They are talk: nothing in them binds, and whether
they are true is for the listener to judge. The catalogues say them as `phrase-<code>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chinatown.game.board import ALL
from chinatown.game.deal_table import ROUNDS
from chinatown.game.editions import Edition
from chinatown.game.errors import IllegalAction
from chinatown.game.fast_init import fast_init

MAX_PHRASES: Final = 3
"""How many phrases an action may carry."""

MAX_REMARKS: Final = 8
"""How many remarks of phrases a seat may make in a round."""

MAX_ITEMS: Final = 10
"""How many buildings, and how many tiles, a phrase may name."""

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

PHRASES: Final[dict[str, frozenset[str]]] = {
    # What a trade does for who speaks.
    "finishes-mine": _GROUP,
    "grows-mine": _SIZED,
    "starts-mine": _SIZED,
    "earns-me": _YIELD,
    "collects-mine": _SHOP,
    "beside-mine": _ITEMS,
    "spare": _ITEMS,
    # What it does for who is spoken to.
    "finishes-yours": _GROUP,
    "grows-yours": _SIZED,
    "starts-yours": _SIZED,
    "earns-you": _YIELD,
    "collects-yours": _SHOP,
    "beside-yours": _ITEMS,
    "costs-you-nothing": _NOTHING,
    "favour": _NOTHING,
    # Against it, and the price.
    "costs-me": _YIELD,
    "brings-me": _YIELD,
    "unproved": _NOTHING,
    "wants": _MONEY,
    "pays": _MONEY,
    "better": _MONEY,
    # Remarks to the table.
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
"""Every phrase, and what is filled in; `items` stands for buildings or tiles.

None may go, even if no bot says it any more: records of games hold them.
"""


@fast_init
@dataclass(frozen=True, slots=True)
class Phrase:
    """A ready-made sentence, one of PHRASES, and what is filled in; the rest stays empty.

    `seat` is a player it speaks of (-1: none), `shop` a shop type's name, `buildings` are numbers,
    `tiles` shop type names, `size` the size of a business, `dollars` an amount, mostly a round,
    `rounds` for how many incomes.
    """

    code: str
    seat: int = -1
    shop: str = ""
    buildings: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()
    size: int = 0
    dollars: int = 0
    rounds: int = 0

    @property
    def filled(self) -> frozenset[str]:
        """Return which of the fields are filled in, as PHRASES names them."""
        found = {
            "seat": self.seat >= 0,
            "shop": bool(self.shop),
            "items": bool(self.buildings or self.tiles),
            "size": bool(self.size),
            "dollars": bool(self.dollars),
            "rounds": bool(self.rounds),
        }
        return frozenset(name for name, is_filled in found.items() if is_filled)


def check_phrases(phrases: Sequence[Phrase], edition: Edition, players: int, speaker: int) -> None:
    """Raise IllegalAction for phrases that no sentence can be made of.

    `too-many-phrases`, `unknown-phrase` and, with the `field`, `phrase-field` for what is missing,
    not wanted or not of this game.
    """
    if len(phrases) > MAX_PHRASES:
        raise IllegalAction("too-many-phrases", most=MAX_PHRASES)
    for one in phrases:
        wanted = PHRASES.get(one.code)
        if wanted is None:
            raise IllegalAction("unknown-phrase", phrase=one.code[:40], known=tuple(PHRASES))
        if wrong := wanted ^ one.filled or _strange(one, edition, players, speaker):
            raise IllegalAction("phrase-field", phrase=one.code, field=min(wrong))


def _strange(one: Phrase, edition: Edition, players: int, speaker: int) -> set[str]:
    """Return the fields that hold what there is not in this game."""
    shops = (*one.tiles, *([one.shop] if one.shop else []))
    lots = set(one.buildings)
    checks = {
        "seat": -1 <= one.seat < players and one.seat != speaker,
        "shop": all(shop in edition.index for shop in shops),
        "items": max(len(one.buildings), len(one.tiles)) <= MAX_ITEMS
        and len(lots) == len(one.buildings)
        and all(0 < lot < ALL.bit_length() and ALL >> lot & 1 for lot in lots),
        "size": 0 <= one.size <= max(edition.sizes),
        "dollars": 0 <= one.dollars <= MAX_DOLLARS,
        "rounds": 0 <= one.rounds <= ROUNDS,
    }
    return {name for name, fine in checks.items() if not fine}

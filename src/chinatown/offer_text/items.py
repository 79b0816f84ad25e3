"""The items that words name: buildings, tiles, money, cards and promises."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from chinatown.game.types import Dollars, Seat
from chinatown.offer_text.lexer import Token

ALL: Final = -1
"""The count that stands for all tiles of a type."""


_MAX_COUNT_WORD: Final = 10
"""A number word up to this value is a count; larger ones and digits may name a building."""


@dataclass(frozen=True, slots=True)
class Referent:
    """A person in a sentence: `me`, `you` (the addressee) or, with empty `name`, some seats."""

    name: str
    seats: tuple[Seat, ...] = ()


ME: Final = Referent("me")
YOU: Final = Referent("you")


@dataclass(frozen=True, slots=True)
class Item:
    """An item named in words; `owner` where the words say whose it is.

    `kind` is `lot` (a building's number), `bare` (a number: a building, or thousands), `shop`
    (tiles or buildings of a type), `tile`, `built` (buildings with such a shop), `business` (all
    buildings of one), `every-tile`, `cash`, `each` (dollars for each thing in return), `due`,
    `card`, `words` (a promise, in `name`) or `nothing`. `number` is the building, the dollars, or
    the count (0 where none is given, ALL for all).

    Of agreements, `builds`, `avoids` and `leaves` are about the building `number` and the shop type
    `name`; `share` is a `fraction` of what `parts` earn, buildings or shop types, within `limits`
    in dollars (0: none), where `name` says what counts; `choice` has `options`, of which the
    `chooser` takes one, or whoever agrees where that is None.
    """

    kind: str
    number: int = 0
    name: str = ""
    owner: Referent | None = None
    fraction: tuple[int, int] = (1, 1)
    limits: tuple[Dollars, Dollars] = (0, 0)
    parts: tuple[Item, ...] = ()
    options: tuple[tuple[Item, ...], ...] = ()
    chooser: Referent | None = None


_FRACTIONS: Final = {
    "all": (1, 1),
    "whole": (1, 1),
    "half": (1, 2),
    "third": (1, 3),
    "two-thirds": (2, 3),
    "quarter": (1, 4),
    "three-quarters": (3, 4),
}
_SHARES: Final = {
    "share-income": "income",
    "share-with-bonus": "with-bonus",
    "share-bonus": "bonus",
}
_SHARE_ENDS: Final = ("", "sep", "for", "return", "verb", "or", "any-one")


class ItemParser:
    """Parses items from tokens, one at a time."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._cards = False

    def _kind(self, at: int) -> str:
        return self._tokens[at].kind if at < len(self._tokens) else ""

    def read(self, at: int) -> tuple[int, Item | None]:
        """Return the position after the item at `at`, and the item, None if none begins there."""
        kind = self._kind(at)
        if kind not in ("num", "comma", "and", "count"):
            self._cards = False
        token = self._tokens[at]
        if kind in _FRACTIONS or kind in _SHARES or self._is_ratio(at):
            end, item = self._share(at)
            if item is not None:
                return end, item
        if kind in ("to-build", "to-avoid", "to-leave"):
            return self._pledge(at)
        if kind == "money":
            return at + 1, Item("cash", token.number)
        if kind == "each-money":
            return at + 1, Item("each", token.number)
        if kind in ("nothing", "every-tile"):
            return at + 1, Item(kind)
        if kind == "quote":
            return self._shop(at, 0) if token.name else (at + 1, Item("words", name=token.text))
        if kind in ("hash", "lot"):
            return self._lot(at)
        if kind in ("card", "cards"):
            return self._card(at)
        if kind in ("num", "count"):
            return self._number(at)
        if kind == "all":
            return self._counted(at + 1, ALL)
        if kind in ("shop", "tile"):
            return self._counted(at, 0)
        return at, None

    def _is_ratio(self, at: int) -> bool:
        """Return whether numbers such as 2/3 begin here."""
        kinds = [self._kind(place) for place in range(at, at + 3)]
        return kinds == ["num", "comma", "num"] and self._tokens[at + 1].text == "/"

    def _share(self, at: int) -> tuple[int, Item | None]:
        """Read `half of the income of 20 and 21 this round, at least 20,000`."""
        fraction = _FRACTIONS.get(self._kind(at), (1, 1))
        end = at + (self._kind(at) in _FRACTIONS)
        if self._is_ratio(at):
            fraction, end = (self._tokens[at].number, self._tokens[at + 2].number), at + 3
        of = _SHARES.get(self._kind(end))
        if of is None:
            return at, None
        end, parts = self._earners(end + 1)
        if not parts:
            return at, None
        end, limits = self._limits(end)
        return end, Item("share", 0, of, None, fraction, limits, parts)

    def _earners(self, at: int) -> tuple[int, tuple[Item, ...]]:
        """Read what earns, up to `this round`; without these words only one building or type."""
        stop = at
        while self._kind(stop) not in ("round", *_SHARE_ENDS):
            stop += 1
        closed = self._kind(stop) == "round"
        parts: list[Item] = []
        owner: Referent | None = None
        while at < stop and (closed or not parts):
            token = self._tokens[at]
            if token.kind in ("who", "player"):
                owner = {"me": ME, "you": YOU}.get(token.name) or Referent("", token.seats)
                at += 1
            elif token.kind in ("and", "comma"):
                at += 1
            else:
                at, item = self.read(at)
                if item is None or item.kind not in ("lot", "bare", "shop", "built"):
                    return at, ()
                parts.append(replace(item, owner=owner))
        return (stop + 1 if closed else at), tuple(parts)

    def _limits(self, at: int) -> tuple[int, tuple[Dollars, Dollars]]:
        """Read `at least 20,000, at most 50,000`, either of which may be missing."""
        limits = {"least": 0, "most": 0}
        while True:
            end = at + (self._kind(at) in ("comma", "and"))
            limit, amount = self._kind(end), self._kind(end + 1)
            if limit not in limits or amount not in ("money", "num"):
                return at, (limits["least"], limits["most"])
            number = self._tokens[end + 1].number
            limits[limit] = number * 1000 if amount == "num" and number < 1000 else number
            at = end + 2

    def _pledge(self, at: int) -> tuple[int, Item | None]:
        """Read what somebody is to build or not: `a pledge to build Photo on 22`."""
        kind = self._kind(at)
        end, item = self.read(at + 1)
        if item is None:
            return at, None
        if kind == "to-leave":
            if item.kind not in ("lot", "bare"):
                return at, None
            return end + (self._kind(end) == "empty"), Item("leaves", item.number)
        if item.kind != "lot" or not item.name:
            return at, None
        return end, Item("builds" if kind == "to-build" else "avoids", item.number, item.name)

    def _lot(self, at: int) -> tuple[int, Item | None]:
        """Read `#20`, `building 20` or `building laundry`."""
        end = at
        while self._kind(end) in ("hash", "lot"):
            end += 1
        if self._kind(end) == "num":
            return end + 1, Item("lot", self._tokens[end].number)
        if self._kind(end) == "shop" and self._kind(at) == "lot":
            end, item = self._shop(end, 0)
            return end, replace(item, kind="built") if item.kind == "shop" else item
        return at, None

    def _card(self, at: int) -> tuple[int, Item | None]:
        end = at + 1
        while self._kind(end) in ("hash", "lot"):
            end += 1
        if self._kind(end) != "num":
            return at, None
        self._cards = self._kind(at) == "cards"
        return end + 1, Item("card", self._tokens[end].number)

    def _number(self, at: int) -> tuple[int, Item | None]:
        token = self._tokens[at]
        end, item = self._counted(at + 1, token.number)
        if item is not None:
            self._cards = False
            return end, item
        if self._cards:
            return at + 1, Item("card", token.number)
        if token.kind == "count" and token.number <= _MAX_COUNT_WORD:
            return at, None
        if token.number > 999:
            return at + 1, Item("cash", token.number)
        return at + 1, Item("bare", token.number)

    def _counted(self, at: int, count: int) -> tuple[int, Item | None]:
        """Read a shop type after its number, with `x` and `tiles` before and after it."""
        end, tile = at, False
        while self._kind(end) in ("times", "tile"):
            tile = tile or self._kind(end) == "tile"
            end += 1
        if self._kind(end) != "shop" and not (
            self._kind(end) == "quote" and self._tokens[end].name
        ):
            return at, None
        end, item = self._shop(end, count)
        return end, replace(item, kind="tile") if tile and item.kind == "shop" else item

    def _shop(self, at: int, count: int) -> tuple[int, Item]:
        """Read what follows a shop type: `tile`, `building`, a building's number, or `x 2`."""
        name = self._tokens[at].name
        end = at + 1
        kind = "shop"
        while self._kind(end) in ("tile", "lot", "hash", "business"):
            kind = {"tile": "tile", "lot": "built", "business": "business"}.get(
                self._kind(end), kind
            )
            end += 1
        if self._kind(end) == "num" and not count and not self._is_counted(end):
            return end + 1, Item("lot", self._tokens[end].number, name)
        if self._kind(end) == "times" and self._kind(end + 1) == "num":
            return end + 2, Item(kind, self._tokens[end + 1].number, name)
        if self._kind(end) == "num" and self._kind(end + 1) == "times" and not count:
            return end + 2, Item(kind, self._tokens[end].number, name)
        return end, Item(kind, count, name)

    def _is_counted(self, at: int) -> bool:
        """Return whether the number at a position counts what follows it."""
        after = at + 1
        while self._kind(after) in ("times", "tile"):
            after += 1
        return self._kind(after) in ("shop",) or self._kind(at + 1) == "times"

"""The items that words name: buildings, tiles, money, cards and promises."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from chinatown.game.types import Seat
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
    (tiles or buildings of a type), `tile`, `built` (buildings with such a shop), `cash`, `due`,
    `card`, `words` (a promise, in `name`) or `nothing`. `number` is the building, the dollars, or
    the count (0 where none is given, ALL for all).
    """

    kind: str
    number: int = 0
    name: str = ""
    owner: Referent | None = None


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
        if kind == "money":
            return at + 1, Item("cash", token.number)
        if kind == "nothing":
            return at + 1, Item("nothing")
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
        while self._kind(end) in ("tile", "lot", "hash"):
            kind = {"tile": "tile", "lot": "built"}.get(self._kind(end), kind)
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

"""Goods that words name, without who gives them: what a call seeks, what a price is asked of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from chinatown.game.actions import Goods
from chinatown.game.board import buildings, groups
from chinatown.game.normal_form import LAST_BUILDING, is_amount
from chinatown.game.types import Building, Dollars, Seat
from chinatown.game.view import View
from chinatown.offer_text.items import ALL, Item, ItemParser
from chinatown.offer_text.lexer import Token
from chinatown.offer_text.vocabulary import Language

NOTHING: Final = Goods()


def read_goods(
    view: View, language: Language, tokens: Sequence[Token], holder: Seat | None
) -> Goods:
    """Return all buildings, tiles and money that tokens name, the last sum where there are several.

    `all` and plurals without a number mean the tiles that `holder` has, and a shop type of which
    `holder` has no tile the one business of it that stands there.
    """
    things = [token for token in tokens if token.kind not in ("filler", "talk")]
    # As in `how much 4 33`.
    things = [
        token
        for token, after in zip_longest(things, things[1:])
        if token.text != "4" or after is None or after.kind not in ("num", "hash", "shop")
    ]
    lots: list[int] = []
    tiles: list[str] = []
    cash = 0
    reader = ItemParser(things)
    at = 0
    while at < len(things):
        end, item = reader.read(at)
        if item is None or end == at:
            at += 1
            continue
        if item.kind in ("lot", "bare") and 1 <= item.number <= LAST_BUILDING:
            lots.append(item.number)
        elif item.kind in ("shop", "built") and (built := _only_built(view, item, holder)):
            lots += built
        elif item.kind in ("shop", "tile", "built"):
            tiles += [item.name] * _count(view, language, item, things[end - 1], holder)
        else:
            cash = _dollars(view, item) or cash
        at = end
    return Goods(tuple(lots), tuple(tiles), cash)


def _dollars(view: View, item: Item) -> Dollars:
    money = item.kind in ("cash", "bare")
    return item.number if money and is_amount(item.number, view.edition) else 0


def _only_built(view: View, item: Item, holder: Seat | None) -> list[Building]:
    """Return the holder's one business of a type that is named, where there is no tile of it."""
    if holder is None or view.unseen_tiles[holder]:
        return []
    kind = view.edition.index[item.name]
    parts = list(groups(view.shops[kind] & view.owned[holder]))
    if view.tiles[holder][kind] or len(parts) != 1:
        return []
    return list(buildings(parts[0])) if item.number in (0, ALL, parts[0].bit_count()) else []


def _count(view: View, language: Language, item: Item, token: Token, holder: Seat | None) -> int:
    several = item.number == ALL or (not item.number and language.is_plural(None, token.text))
    if holder is None or not several:
        return max(1, item.number)
    return max(1, view.tiles[holder][view.edition.index[item.name]])


def read_call(view: View, language: Language, tokens: Sequence[Token]) -> tuple[Goods, Goods]:
    """Return what is sought and what is given: `2 laundry for 20k`, `my 20 for 40k`, `22`.

    The first thing named is sought, unless it is the viewer's own or is said to be given; money
    that is named first is paid for what follows.
    """
    sides = [side for side in _sides(view, language, tokens) if side.goods != NOTHING]
    if not sides:
        return NOTHING, NOTHING
    first = sides[0]
    second = sides[1] if len(sides) > 1 else _Side(NOTHING)
    if first.given or (second.goods != NOTHING and not second.given and _is_money(first.goods)):
        return second.goods, first.goods
    return first.goods, second.goods


def _is_money(goods: Goods) -> bool:
    return not goods.buildings and not goods.tiles


class _Side:
    """What one side of a call names, and whether it can only be what is given."""

    def __init__(self, goods: Goods, given: bool = False) -> None:
        self.goods = goods
        self.given = given


def _sides(view: View, language: Language, tokens: Sequence[Token]) -> list[_Side]:
    """Return the parts of a call that words such as `for` or `giving` separate."""
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind in ("for", "return", "verb"):
            parts.append([])
        parts[-1].append(token)
    me = view.viewer
    assert me is not None, "only players call"
    owned = view.owned[me]
    sides = []
    for part in parts:
        own = any(
            (token.kind == "who" and token.name == "me")
            or (token.kind == "verb" and token.name == "give")
            for token in part
        )
        goods = read_goods(view, language, part, me if own else None)
        sides.append(_Side(goods, own or any(owned >> lot & 1 for lot in goods.buildings)))
    return sides

"""Search for exchanges of lots, shops and tiles by which two players gain together.

A gift is one item or two that one side could give; an exchange is a gift from each side, or from
only one. Gifts are first valued separately, for giver and for taker; then the exchanges of the
best-looking gifts are computed exactly (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, Protocol

from chinatown.bots.value.potential_value import ValuationContext, worth
from chinatown.game.assets import Assets, no_assets
from chinatown.game.board import around, buildings
from chinatown.game.types import ShopIndex

MIN_JOINT: Final = 0.4
"""The fewest units that both sides must gain together for an exchange to be worth the talk."""

MAX_EXCHANGES: Final = 12
"""How many exchanges of a pair are kept, the best."""

MAX_TILES_GIVEN: Final = 3
"""How many tiles of one type make one gift at most."""

MAX_ITEMS_SEARCHED: Final = 50
"""Two players with more empty lots and unplaced tiles than this are searched less far."""


class SearchBudget(NamedTuple):
    """How far to search.

    Attributes:
        pairs: From how many of the best single gifts gifts of two are made.
        exchanges: How many exchanges are worked out exactly.
    """

    pairs: int
    exchanges: int

    def for_assets(self, first: Assets, second: Assets) -> SearchBudget:
        """Return the budget for what two players have: less where there is much to search."""
        items = sum(assets.empty.bit_count() + sum(assets.tiles) for assets in (first, second))
        if items <= MAX_ITEMS_SEARCHED:
            return self
        factor = (MAX_ITEMS_SEARCHED / items) ** 2
        return SearchBudget(int(self.pairs * factor), int(self.exchanges * factor))


class Exchange(NamedTuple):
    """An exchange without money: what each of two sides gives, and what each gains by it.

    Gains are units: until the end of the game, or in `income_exchanges` a round.
    """

    first_gains: float
    second_gains: float
    first_gives: Assets
    second_gives: Assets

    @property
    def joint(self) -> float:
        """What both gain together."""
        return self.first_gains + self.second_gains

    @property
    def size(self) -> int:
        """How many lots and tiles change hands."""
        return self.first_gives.size + self.second_gives.size

    def swapped(self) -> Exchange:
        """Return the same as the second side sees it."""
        return Exchange(self.second_gains, self.first_gains, self.second_gives, self.first_gives)


class Gift(NamedTuple):
    """What one side could give, and what both sides gain together by that gift by itself."""

    gives: Assets
    joint: float


class Party(Protocol):
    """One side of an exchange: what it has, and what assets are worth to it."""

    @property
    def assets(self) -> Assets:
        """What it has."""

    def worth(self, assets: Assets) -> float:
        """Return what some assets would be worth to it, in units."""


class Side(NamedTuple):
    """A party that judges by what could still be completed."""

    context: ValuationContext
    assets: Assets

    def worth(self, assets: Assets) -> float:
        """Return what some assets would be worth to it, in units until the end of the game."""
        return worth(self.context, assets)


def best_exchanges(budget: SearchBudget, first: Side, second: Side) -> tuple[Exchange, ...]:
    """Return exchanges by which both sides gain something together, the best first."""
    if first <= second:
        return _ordered_exchanges(budget, first, second)
    exchanges = _ordered_exchanges(budget, second, first)
    return tuple([exchange.swapped() for exchange in exchanges])


@lru_cache(maxsize=1 << 10)
def _ordered_exchanges(budget: SearchBudget, first: Side, second: Side) -> tuple[Exchange, ...]:
    budget = budget.for_assets(first.assets, second.assets)
    exchanges = worked_out(
        first, second, gifts(budget, first, second), gifts(budget, second, first), budget.exchanges
    )
    return tuple(exchanges[:MAX_EXCHANGES])


def worked_out(
    first: Party,
    second: Party,
    first_gifts: Sequence[Gift],
    second_gifts: Sequence[Gift],
    max_tried: int,
) -> list[Exchange]:
    """Return the exchanges of two gifts, or of one, that gain at least MIN_JOINT, the best first.

    Only the `max_tried` that look best when each gift is judged by itself are worked out.
    """
    nothing = Gift(no_assets(len(first.assets.tiles)), 0.0)
    first_gifts, second_gifts = [nothing, *first_gifts], [nothing, *second_gifts]
    candidates = [
        (-(gift.joint + other.joint), i, j)
        for i, gift in enumerate(first_gifts)
        for j, other in enumerate(second_gifts)
        if i or j
    ]
    candidates.sort()
    first_before, second_before = first.worth(first.assets), second.worth(second.assets)
    exchanges = []
    for _, i, j in candidates[:max_tried]:
        gives, takes = first_gifts[i].gives, second_gifts[j].gives
        first_gains = first.worth(first.assets.minus(gives).plus(takes)) - first_before
        second_gains = second.worth(second.assets.minus(takes).plus(gives)) - second_before
        if first_gains + second_gains >= MIN_JOINT:
            exchanges.append(Exchange(first_gains, second_gains, gives, takes))
    # Of equally good ones the smallest: fewer things change hands for nothing.
    exchanges.sort(key=lambda exchange: (-round(exchange.joint, 6), exchange.size))
    return exchanges


def tile_bought(buyer: Side, seller: Side, kind: ShopIndex) -> Exchange:
    """Return the purchase of one tile of a type for money, as if the seller had it."""
    nothing = no_assets(len(buyer.assets.tiles))
    (tile,) = tiles_of_type(nothing, kind, 1)
    having = seller.assets.plus(tile)
    return Exchange(
        buyer.worth(buyer.assets.plus(tile)) - buyer.worth(buyer.assets),
        seller.worth(seller.assets) - seller.worth(having),
        nothing,
        tile,
    )


@lru_cache(maxsize=1 << 10)
def gifts(budget: SearchBudget, giver: Side, taker: Side) -> tuple[Gift, ...]:
    """Return what the giver could give, the most promising first."""
    single = [judged_gift(giver, taker, gives) for gives in _single_things(giver, taker)]
    single.sort(key=lambda gift: -gift.joint)
    double = [
        judged_gift(giver, taker, first.gives.plus(second.gives))
        for first, second in combinations(single[: budget.pairs], 2)
        if _goes_together(first.gives, second.gives)
    ]
    return tuple(sorted(single + double, key=lambda gift: -gift.joint))


def judged_gift(giver: Party, taker: Party, gives: Assets) -> Gift:
    """Return a gift with what it changes for giver and taker together."""
    loss = giver.worth(giver.assets.minus(gives)) - giver.worth(giver.assets)
    gain = taker.worth(taker.assets.plus(gives)) - taker.worth(taker.assets)
    return Gift(gives, loss + gain)


def _goes_together(first: Assets, second: Assets) -> bool:
    """Return whether two gifts name different things; counts of a type are gifts of their own."""
    if any(a and b for a, b in zip(first.tiles, second.tiles, strict=True)):
        return False
    return first.empty | second.empty != first.empty or not first.empty


def _single_things(giver: Side, taker: Side) -> list[Assets]:
    """Return single lots and shops, and tiles of one type, that the taker may have a use for."""
    assets = giver.assets
    nothing = no_assets(len(assets.tiles))
    things = [nothing.with_lots(1 << lot) for lot in buildings(assets.empty)]
    for kind, count in enumerate(assets.tiles):
        things += single_shops(assets, taker.assets, kind)
        things += tiles_of_type(nothing, kind, count)
    return things


def single_shops(giver: Assets, taker: Assets, kind: ShopIndex) -> list[Assets]:
    """Return the giver's single shops of a type that the taker may have a use for.

    A shop helps only beside shops of its type, or where tiles of its type can go between.
    """
    standing = taker.shops[kind]
    reach = around(standing | taker.empty) if standing or taker.tiles[kind] else 0
    no_shops = (0,) * len(giver.shops)
    return [
        Assets(0, (*no_shops[:kind], 1 << lot, *no_shops[kind + 1 :]), no_shops)
        for lot in buildings(giver.shops[kind] & reach)
    ]


def tiles_of_type(nothing: Assets, kind: ShopIndex, count: int) -> list[Assets]:
    """Return one tile of a type, two, and so on up to `count` or MAX_TILES_GIVEN."""
    tiles = nothing.tiles
    return [
        nothing._replace(tiles=(*tiles[:kind], given, *tiles[kind + 1 :]))
        for given in range(1, min(count, MAX_TILES_GIVEN) + 1)
    ]

"""The few things by whose exchange some sides can earn as much as one owner of all they have.

Each business of the owner's best placement goes to one of the sides such that little changes hands.
Then all is taken back without which the sides together can still earn as much. That they can is
computed anew for each of them, not taken from the joint placement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from chinatown.analysis.optimum import Optimum
from chinatown.game.actions import Trade, Transfer
from chinatown.game.assets import Assets, no_assets
from chinatown.game.board import buildings
from chinatown.game.deal_table import MARKERS
from chinatown.game.editions import Edition
from chinatown.game.income import businesses
from chinatown.game.types import BuildingSet, Seat, ShopIndex

MAX_REPLACED: Final = 4
"""Of how many things at most it is tried whether one other thing would do; of more it never did."""

_MAX_WAYS: Final = 4096
"""In how many ways at most the businesses of a type are given to the sides."""


class Item(NamedTuple):
    """A lot, with its shop if one stands there, or a tile, which one side gives another."""

    giver: int
    taker: int
    assets: Assets


@dataclass(frozen=True)
class ExchangeSearch:
    """Looks for few things by whose exchange the sides can earn as much as one owner.

    Attributes:
        optimum: Returns what some assets can earn, None where that is not proven.
        edition: The edition of the position.
        sides: What each side has.
        joint: What one owner of all of it can earn.
    """

    optimum: Callable[[Assets], Optimum | None]
    edition: Edition
    sides: tuple[Assets, ...]
    joint: Optimum

    def run(self) -> list[Item] | None:
        """Return the things, the fewest of several tries, or None where none is proven to do."""
        items = self._moved()
        reductions = filter(None, map(self._reduced, _orders(items)))
        fewest = min(filter(self._fits, reductions), key=len, default=None)
        if fewest and 1 < len(fewest) <= MAX_REPLACED:
            single = [[item] for item in self._all_items()]
            return next(filter(self._suffices, filter(self._fits, single)), fewest)
        return fewest

    def after(self, items: Sequence[Item]) -> tuple[Optimum, ...] | None:
        """Return the optimum of each side once these things change hands, None if unproven."""
        optima: list[Optimum] = []
        for assets in self._assets_after(items):
            optimum = self.optimum(assets)
            if optimum is None:
                return None
            optima.append(optimum)
        return tuple(optima)

    def _all_items(self) -> Iterator[Item]:
        for giver, side in enumerate(self.sides):
            for taker in range(len(self.sides)):
                if taker == giver:
                    continue
                for lot in buildings(side.owned):
                    yield Item(giver, taker, self._lot(giver, lot))
                for kind, count in enumerate(side.tiles):
                    if count:
                        yield Item(giver, taker, self._tile(kind))

    def _assets_after(self, items: Sequence[Item]) -> list[Assets]:
        nothing = no_assets(len(self.edition.shops))
        given = [nothing] * len(self.sides)
        taken = [nothing] * len(self.sides)
        for item in items:
            given[item.giver] = given[item.giver].plus(item.assets)
            taken[item.taker] = taken[item.taker].plus(item.assets)
        return [
            side.minus(less).plus(more)
            for side, less, more in zip(self.sides, given, taken, strict=True)
        ]

    def _fits(self, items: Sequence[Item]) -> bool:
        """Return whether each side has markers for its lots."""
        return all(side.owned.bit_count() <= MARKERS for side in self._assets_after(items))

    def _suffices(self, items: Sequence[Item]) -> bool:
        after = self.after(items)
        return after is not None and sum(optimum.income for optimum in after) == self.joint.income

    def _reduced(self, items: Sequence[Item]) -> list[Item] | None:
        """Return the things without each that can stay where it is, tried one after the other."""
        if not self._suffices(items):
            return None
        needed = list(items)
        for item in items:
            needed.remove(item)
            if not self._suffices(needed):
                needed.append(item)
        return needed

    def _moved(self) -> list[Item]:
        """Return what must change hands for the joint placement, each business with one side."""
        together = self.sides[0]
        for side in self.sides[1:]:
            together = together.plus(side)
        joint = together.with_all_shops(self.joint.placed)
        parts: list[list[BuildingSet]] = [[] for _ in self.edition.shops]
        for business in businesses(self.edition, joint.owned, joint.shops):
            parts[business.shop].append(business.lots)
        items: list[Item] = []
        for kind, lots in enumerate(parts):
            ways = [self._moved_for(kind, lots, owners) for owners in self._owners(lots)]
            fewest = min(ways, key=len)
            items += fewest
        return items

    def _owners(self, parts: Sequence[BuildingSet]) -> Iterator[tuple[int, ...]]:
        """Yield ways to give each part to a side.

        These are all ways; where they are too many, those in which small parts stay with whoever
        has most of their lots.
        """
        choices = [tuple(range(len(self.sides)))] * len(parts)
        by_size = sorted(range(len(parts)), key=lambda place: parts[place].bit_count())
        for place in by_size:
            if len(self.sides) ** sum(len(sides) > 1 for sides in choices) <= _MAX_WAYS:
                break
            most = max(
                choices[place],
                key=lambda side: (self.sides[side].owned & parts[place]).bit_count(),
            )
            choices[place] = (most,)
        yield from product(*choices)

    def _moved_for(
        self, kind: ShopIndex, parts: Sequence[BuildingSet], owners: Sequence[int]
    ) -> list[Item]:
        """Return what changes hands for the businesses of a type, given the side of each."""
        items: list[Item] = []
        needed = [0] * len(self.sides)
        for lots, owner in zip(parts, owners, strict=True):
            for giver, side in enumerate(self.sides):
                if giver != owner:
                    foreign = lots & side.owned
                    items += [
                        Item(giver, owner, self._lot(giver, lot)) for lot in buildings(foreign)
                    ]
            needed[owner] += (lots & self.joint.placed[kind]).bit_count()
        spare = [side.tiles[kind] - count for side, count in zip(self.sides, needed, strict=True)]
        for taker, left in enumerate(spare):
            givers = (giver for giver, more in enumerate(spare) for _ in range(more))
            for _ in range(-left):
                giver = next(givers)
                spare[giver] -= 1
                items.append(Item(giver, taker, self._tile(kind)))
        return items

    def _lot(self, giver: int, lot: int) -> Assets:
        side, bit = self.sides[giver], 1 << lot
        shops = tuple([standing & bit for standing in side.shops])
        return Assets(side.empty & bit, shops, (0,) * len(shops))

    def _tile(self, kind: ShopIndex) -> Assets:
        types = range(len(self.edition.shops))
        tiles = tuple([int(kind == other) for other in types])
        return no_assets(len(types))._replace(tiles=tiles)


def trade_of(edition: Edition, seats: Sequence[Seat], items: Sequence[Item]) -> Trade:
    """Return the trade in which things change hands; `seats` are the sides by their places."""
    transfers = []
    for giver, taker in sorted({(item.giver, item.taker) for item in items}):
        given = no_assets(len(edition.shops))
        for item in items:
            if (item.giver, item.taker) == (giver, taker):
                given = given.plus(item.assets)
        tiles = tuple(
            shop.name
            for shop, count in zip(edition.shops, given.tiles, strict=True)
            for _ in range(count)
        )
        transfers.append(Transfer(seats[giver], seats[taker], tuple(buildings(given.owned)), tiles))
    return Trade(tuple(transfers))


def _orders(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    """Yield orders in which to try what can stay where it is."""
    tiles_first = sorted(items, key=lambda item: -sum(item.assets.tiles))
    by_giver = sorted(items, key=lambda item: item.giver)
    for order in (items, tiles_first, by_giver):
        yield order
        yield order[::-1]

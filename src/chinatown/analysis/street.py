"""The placement that pays most where shops must reach a street (docs/rules.md 8).

The optimum that knows nothing of streets bounds it from above. Where its tiles can be put such that
all of them reach a street and pay as much, that is the optimum here too; else it stays unknown.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, TypeAlias

from chinatown.analysis.optimum import Optimum, optimum
from chinatown.game.assets import Assets
from chinatown.game.board import NEIGHBOURS, NO_STREET, around, buildings, connected_part, groups
from chinatown.game.editions import Edition
from chinatown.game.income import income
from chinatown.game.types import BuildingSet, ShopIndex

MAX_STEPS: Final = 200
"""How many placements away from streets are tried at most."""

_Placed: TypeAlias = "tuple[BuildingSet, ...]"
"""Lots of tiles, by shop type."""


def legal_optimum(edition: Edition, assets: Assets, *, street: bool) -> Optimum | None:
    """Return the placement that pays most, with `street` among those that reach a street.

    Returns None where no placement that reaches the street is proven to pay most.
    """
    if not street:
        return optimum(edition, assets)
    assets = assets._replace(empty=assets.empty & _reachable(assets))
    bound, ideal = optimum(edition, assets)
    placed = _reaching(assets, ideal)
    if placed is None:
        return None
    shops = assets.with_all_shops(placed).shops
    return Optimum(bound, placed) if income(edition, assets.owned, shops) == bound else None


def _reachable(assets: Assets) -> BuildingSet:
    """Return the empty lots that shops of some type can reach from a street, given its tiles."""
    lots = 0
    for standing, count in zip(assets.shops, assets.tiles, strict=True):
        shops = _with_access(standing)
        for _ in range(count):
            shops |= assets.empty & (~NO_STREET | around(shops))
            # Standing shops that are touched cost no tile.
            shops |= connected_part(shops, shops | standing)
        lots |= shops & assets.empty
    return lots


def _reaching(assets: Assets, ideal: _Placed) -> _Placed | None:
    """Return a placement of as many tiles as an ideal one, with its groups, if one is found.

    A group without a way to the street is not kept; tiles that join no group of three earn the same
    anywhere.
    """
    kept = []
    for standing, lots in zip(assets.shops, ideal, strict=True):
        parts = groups(_with_access(standing | lots))
        kept.append(lots & sum(part for part in parts if part.bit_count() > 2))
    return _Filling(assets).fill(tuple(kept))


class _Filling:
    """Looks for places away from streets, which shops of the same type must lead to.

    Depth-first search that gives up after MAX_STEPS.
    """

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._steps = 0

    def fill(self, placed: _Placed) -> _Placed | None:
        """Return the placement with as many other tiles as there are or lots are left."""
        left = sum(self._left(placed))
        free = self._free(placed)
        at_streets = (free & ~NO_STREET).bit_count()
        away = min(left, free.bit_count()) - at_streets
        result = self._away(placed, away)
        return None if result is None else self._at_streets(result)

    def _away(self, placed: _Placed, wanted: int) -> _Placed | None:
        """Return the placement with as many lots more away from streets, None if not found."""
        if wanted <= 0:
            return placed
        self._steps += 1
        if self._steps > MAX_STEPS:
            return None
        for kind, lots in self._moves(placed):
            more = (*placed[:kind], placed[kind] | lots, *placed[kind + 1 :])
            if result := self._away(more, wanted - 1):
                return result
        return None

    def _moves(self, placed: _Placed) -> Iterator[tuple[ShopIndex, BuildingSet]]:
        """Yield a type with a lot away from streets, and the one that leads there if needed."""
        free = self._free(placed)
        left = self._left(placed)
        for kind, count in enumerate(left):
            if not count:
                continue
            beside = around(_with_access(self._assets.shops[kind] | placed[kind]))
            for lot in buildings(free & NO_STREET & beside):
                yield kind, 1 << lot
            if count > 1:
                for lot in buildings(free & NO_STREET & ~beside):
                    for leading in buildings(NEIGHBOURS[lot] & free & ~NO_STREET):
                        yield kind, 1 << lot | 1 << leading

    def _at_streets(self, placed: _Placed) -> _Placed:
        lots = buildings(self._free(placed) & ~NO_STREET)
        result = list(placed)
        for kind, count in enumerate(self._left(placed)):
            for lot in islice(lots, count):
                result[kind] |= 1 << lot
        return tuple(result)

    def _free(self, placed: _Placed) -> BuildingSet:
        return self._assets.empty & ~sum(placed)

    def _left(self, placed: _Placed) -> list[int]:
        tiles = self._assets.tiles
        return [count - lots.bit_count() for count, lots in zip(tiles, placed, strict=True)]


def _with_access(shops: BuildingSet) -> BuildingSet:
    return connected_part(shops & ~NO_STREET, shops)

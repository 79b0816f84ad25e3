"""The placement that pays most, exact and proven: for one seat, or a table as if of one owner.

Every tile that is placed brings one unit and takes nothing away, so as many are placed as there are
lots for. What remains to be found is the greatest bonus beyond that, which groups of three and more
bring: standing shops that grow, and new parts, which can be of any type until lots are cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from chinatown.analysis.district_use import DistrictUse, district_uses
from chinatown.analysis.knapsack import Option, best_choice
from chinatown.analysis.packed_counts import unpack
from chinatown.analysis.profiles import SIZES
from chinatown.analysis.splits import Split, needs, splits
from chinatown.game.assets import Assets
from chinatown.game.board import DISTRICTS, NEIGHBOURS, buildings
from chinatown.game.editions import Edition
from chinatown.game.income import income
from chinatown.game.types import BuildingSet, Dollars, ShopIndex

_Options: TypeAlias = "list[Option[Split | DistrictUse]]"


class Optimum(NamedTuple):
    """The most that an owner can earn in one round, and a placement that does.

    `placed` are the lots on which unplaced tiles go, by type.
    """

    income: Dollars
    placed: tuple[BuildingSet, ...]


def optimum(edition: Edition, assets: Assets) -> Optimum:
    """Return the placement of an owner's unplaced tiles that pays most (docs/rules.md 3 and 7).

    Shops stay where they are; `assets.cleared()` has none. Street access is not required, and
    an outlook card pays nothing here.
    """
    free = assets.empty
    districts = [
        district_uses(edition, assets, district) for district in DISTRICTS if free & district
    ]
    # Types that can grow share their tiles between growing and new parts.
    growing = sorted({kind for uses in districts for use in uses for kind, _ in use.grown})
    types = [
        splits(maximum, count, not edition.regroup)
        for maximum, count in zip(edition.sizes, assets.tiles, strict=True)
    ]
    items: list[_Options] = [
        [Option(split.bonus, _taken(split, kind, growing), split) for split in ways]
        for kind, ways in enumerate(types)
    ]
    items += [
        [Option(use.bonus, _offered(use, growing), use) for use in uses] for uses in districts
    ]
    start = [*[0] * (len(SIZES) + 1), *(assets.tiles[kind] for kind in growing)]
    choice = best_choice(start, items)
    placed = _placement(
        assets,
        [pick for pick in choice.picks if isinstance(pick, Split)],
        [pick for pick in choice.picks if isinstance(pick, DistrictUse)],
    )
    units = min(sum(assets.tiles), free.bit_count()) + choice.value
    standing = income(edition, assets.owned, assets.shops)
    return Optimum(standing + units * edition.unit, placed)


def _taken(split: Split, kind: ShopIndex, growing: Sequence[ShopIndex]) -> tuple[int, ...]:
    # Counting lots besides parts adds nothing new, but shows sooner what is impossible.
    return (
        *(-count for count in unpack(needs(split), len(SIZES))),
        -split.tiles,
        *(-split.tiles if kind == other else 0 for other in growing),
    )


def _offered(use: DistrictUse, growing: Sequence[ShopIndex]) -> tuple[int, ...]:
    grown = dict(use.grown)
    return (
        *unpack(use.counts, len(SIZES)),
        sum(part.size for part in use.parts),
        *(-grown.get(kind, 0).bit_count() for kind in growing),
    )


def _placement(
    assets: Assets, types: Sequence[Split], districts: Sequence[DistrictUse]
) -> tuple[int, ...]:
    """Return the lots of tiles by type: of growth, of parts, and of single ones on what is left."""
    placed = [0] * len(types)
    for use in districts:
        for kind, lots in use.grown:
            placed[kind] |= lots
    wanted = sorted(
        ((size, kind) for kind, split in enumerate(types) for size in split.sizes), reverse=True
    )
    parts = sorted((part for use in districts for part in use.parts), key=lambda part: -part.size)
    # There are as many parts of each least size as wanted, so the largest serve for the largest.
    for (size, kind), part in zip(wanted, parts, strict=False):
        placed[kind] |= _connected_lots(part.lots, size)
    left = list(buildings(assets.empty & ~sum(placed)))[::-1]
    for kind, count in enumerate(assets.tiles):
        for _ in range(count - placed[kind].bit_count()):
            if left:
                placed[kind] |= 1 << left.pop()
    return tuple(placed)


def _connected_lots(part: BuildingSet, size: int) -> BuildingSet:
    """Return a connected part of a connected set of lots."""
    lots = edge = part & -part
    while lots.bit_count() < size:
        edge = 0
        for lot in buildings(lots):
            edge |= NEIGHBOURS[lot]
        edge &= part & ~lots
        lots |= edge & -edge
    return lots

"""The placement that pays most where shops must reach a street (docs/rules.md 8).

The optimum that knows nothing of streets bounds it from above. Where its tiles can be put such that
all of them reach a street and pay as much, that is the optimum here too; else it stays unknown.
"""

from __future__ import annotations

from collections.abc import Sequence

from chinatown.analysis.optimum import Optimum, optimum
from chinatown.game.assets import Assets
from chinatown.game.board import NO_STREET, around, connected_part
from chinatown.game.editions import Edition
from chinatown.game.income import income
from chinatown.game.types import BuildingSet, ShopIndex


def legal_optimum(edition: Edition, assets: Assets, *, street: bool) -> Optimum | None:
    """Return the placement that pays most, with `street` among those that reach a street.

    Returns None where no placement that reaches the street is proven to pay most.
    """
    if not street:
        return optimum(edition, assets)
    assets = assets._replace(empty=assets.empty & _reachable(assets))
    bound, ideal = optimum(edition, assets)
    placed = _reaching(assets, ideal)
    shops = assets.with_all_shops(placed).shops
    return Optimum(bound, placed) if income(edition, assets.owned, shops) == bound else None


def _reachable(assets: Assets) -> BuildingSet:
    """Return the lots from which shops of one type can lead to a street, and perhaps some more."""
    lots = assets.empty & ~NO_STREET
    for standing, count in zip(assets.shops, assets.tiles, strict=True):
        if count:
            usable = assets.empty | standing
            lots |= connected_part(usable & ~NO_STREET, usable)
    return lots


def _reaching(assets: Assets, ideal: Sequence[BuildingSet]) -> tuple[BuildingSet, ...]:
    """Return the placement with those tiles elsewhere that do not reach a street."""
    placed = [
        lots & _with_access(standing | lots)
        for standing, lots in zip(assets.shops, ideal, strict=True)
    ]
    left = [count - lots.bit_count() for count, lots in zip(assets.tiles, placed, strict=True)]
    free = assets.empty & ~sum(placed)
    while move := _next_move(assets, placed, left, free):
        kind, lot = move
        placed[kind] |= lot
        left[kind] -= 1
        free ^= lot
    return tuple(placed)


def _next_move(
    assets: Assets, placed: Sequence[BuildingSet], left: Sequence[int], free: BuildingSet
) -> tuple[ShopIndex, BuildingSet] | None:
    """Return where one more tile goes, a type and a lot, away from streets where possible."""
    kinds = [kind for kind, count in enumerate(left) if count]
    for kind in kinds:
        shops = assets.shops[kind] | placed[kind]
        beside = free & NO_STREET & around(_with_access(shops))
        if beside:
            return kind, beside & -beside
    open_lots = free & ~NO_STREET
    if not kinds or not open_lots:
        return None
    # From here the next tile of the type may go away from the street.
    leading = open_lots & around(free & NO_STREET)
    lots = leading or open_lots
    return max(kinds, key=lambda kind: left[kind]), lots & -lots


def _with_access(shops: BuildingSet) -> BuildingSet:
    return connected_part(shops & ~NO_STREET, shops)

"""What can be done with a district: standing shops grow, and the other empty lots are cut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chinatown.analysis.growth import growths
from chinatown.analysis.packed_counts import covers, pack
from chinatown.analysis.profiles import cuts
from chinatown.analysis.shapes import Part
from chinatown.game.assets import Assets
from chinatown.game.editions import Edition
from chinatown.game.types import BuildingSet, ShopIndex, Units


class DistrictUse(NamedTuple):
    """One use of a district.

    Attributes:
        bonus: What the growth brings beyond one unit a tile.
        grown: The lots where standing shops grow, by shop type.
        counts: How many parts the cut of the other lots offers, packed as in AT_LEAST.
        parts: These parts.
    """

    bonus: Units
    grown: tuple[tuple[ShopIndex, BuildingSet], ...]
    counts: int
    parts: tuple[Part, ...]


def district_uses(edition: Edition, assets: Assets, district: BuildingSet) -> list[DistrictUse]:
    """Return the uses of the empty lots in one district that are worth trying.

    For each use left out another brings as much, takes no more tiles of any type, and offers as
    much.
    """
    empty = assets.empty & district
    growth_choices: list[tuple[BuildingSet, Units, tuple[tuple[ShopIndex, BuildingSet], ...]]]
    growth_choices = [(0, 0, ())]
    for kind, (standing, count) in enumerate(zip(assets.shops, assets.tiles, strict=True)):
        if standing & district and count:
            maximum = edition.sizes[kind]
            more = growths(empty, standing & district, count, maximum, edition.regroup)
            growth_choices += [
                (taken | growth.lots, bonus + growth.bonus, (*grown, (kind, growth.lots)))
                for taken, bonus, grown in growth_choices
                for growth in more
                if not taken & growth.lots
            ]
    uses: dict[tuple[int, int], DistrictUse] = {}
    for taken, bonus, grown in growth_choices:
        tiles_used = [0] * len(assets.tiles)
        for kind, lots in grown:
            tiles_used[kind] += lots.bit_count()
        for counts, parts in cuts(empty & ~taken, not edition.regroup).items():
            key = counts, pack(tiles_used)
            if key not in uses or uses[key].bonus < bonus:
                uses[key] = DistrictUse(bonus, grown, counts, parts)
    return _undominated(uses)


def _undominated(uses: Mapping[tuple[int, int], DistrictUse]) -> list[DistrictUse]:
    """Return the uses that no other one beats; keys are parts offered and tiles used, packed."""
    kept: list[tuple[int, int]] = []
    for offered, used in sorted(uses, key=lambda key: (-uses[key].bonus, key[1], -key[0])):
        if not any(covers(used, less) and covers(more, offered) for more, less in kept):
            kept.append((offered, used))
    return [uses[key] for key in kept]

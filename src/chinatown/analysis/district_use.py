"""What can be done with a district: standing shops grow, and the other free lots are cut."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chinatown.analysis.growth import growths
from chinatown.analysis.packed_counts import covers, pack
from chinatown.analysis.profiles import cuts
from chinatown.analysis.shapes import Part
from chinatown.game.assets import Assets
from chinatown.game.editions import Edition


class DistrictUse(NamedTuple):
    """One use of a district.

    `grown` are the lots where standing shops grow by (type, lots), `bonus` what that brings in
    units beyond one a tile; `parts` the cut of the other lots and `counts` what it offers, packed
    as in `AT_LEAST`.
    """

    bonus: int
    grown: tuple[tuple[int, int], ...]
    counts: int
    parts: tuple[Part, ...]


def uses_of_land(edition: Edition, estate: Assets, district: int) -> list[DistrictUse]:
    """Return the uses of an estate's free lots in one district that are worth trying.

    For each use left out another brings as much, takes no more tiles of any type, and offers as
    much.
    """
    free = estate.empty & district

    grown: list[tuple[int, int, tuple[tuple[int, int], ...]]] = [(0, 0, ())]
    for kind, (standing, count) in enumerate(zip(estate.shops, estate.tiles, strict=True)):
        if standing & district and count:
            more = growths(free, standing & district, count, edition.sizes[kind], edition.regroup)
            grown += [
                (taken | one.lots, bonus + one.bonus, (*before, (kind, one.lots)))
                for taken, bonus, before in grown
                for one in more
                if not taken & one.lots
            ]
    found: dict[tuple[int, int], DistrictUse] = {}
    for taken, bonus, kinds in grown:
        used = [0] * len(estate.tiles)
        for kind, lots in kinds:
            used[kind] += lots.bit_count()
        for counts, parts in cuts(free & ~taken, not edition.regroup).items():
            key = counts, pack(used)
            if key not in found or found[key].bonus < bonus:
                found[key] = DistrictUse(bonus, kinds, counts, parts)
    return _worth_trying(found)


def _worth_trying(found: Mapping[tuple[int, int], DistrictUse]) -> list[DistrictUse]:
    kept: list[tuple[int, int]] = []
    for offered, taken in sorted(found, key=lambda key: (-found[key].bonus, key[1], -key[0])):
        if not any(covers(taken, less) and covers(more, offered) for more, less in kept):
            kept.append((offered, taken))
    return [found[key] for key in kept]

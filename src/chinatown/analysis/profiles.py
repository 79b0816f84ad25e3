"""How a district's free lots can be cut into connected parts.

A part can serve for any smaller one, so of a cut only this matters: how many parts it has of at
least three lots, of at least four, and so on up to nine. Cuts that another one covers in all of
these are left out, and few are left: seven for a whole district of the largest kind.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from chinatown.analysis.packed_counts import covers, pack
from chinatown.analysis.shapes import MAX_TILES, MIN_PART, Part, parts_by_lowest
from chinatown.game.board import DISTRICTS, groups
from chinatown.game.types import BuildingSet

SIZES: Final = tuple(range(MIN_PART, MAX_TILES + 1))
"""The sizes of parts that are distinguished."""

_MAX_REMEMBERED: Final = 1 << 16

AT_LEAST: Final = {size: pack(int(size >= other) for other in SIZES) for size in SIZES}
"""What one part of each size adds to the numbers of parts by their least size, packed."""


@lru_cache(maxsize=_MAX_REMEMBERED)
def cuts(lots: BuildingSet, wide: bool) -> dict[int, tuple[Part, ...]]:
    """Return the cuts of some lots of one district into parts; lots may be left over.

    The keys are the numbers of parts by their least size, packed as in AT_LEAST; none covers
    another. `wide` as in `parts_by_lowest`.
    """
    profiles: dict[int, tuple[Part, ...]] = {0: ()}
    for group in groups(lots):
        if group.bit_count() >= MIN_PART:
            more = _cuts_of_group(group, wide)
            profiles = _uncovered(
                {
                    counts + others: parts + other_parts
                    for counts, parts in profiles.items()
                    for others, other_parts in more.items()
                }
            )
    return profiles


@lru_cache(maxsize=_MAX_REMEMBERED)
def _cuts_of_group(group: BuildingSet, wide: bool) -> dict[int, tuple[Part, ...]]:
    low = group & -group
    # The lowest lot is left over, or belongs to one of the parts that it is the lowest of.
    profiles = dict(cuts(group ^ low, wide))
    for part in parts_by_lowest(_district(low), wide)[low]:
        if not part.lots & ~group:
            more = AT_LEAST[part.size]
            for counts, parts in cuts(group ^ part.lots, wide).items():
                if counts + more not in profiles:
                    profiles[counts + more] = (*parts, part)
    return _uncovered(profiles)


def _uncovered(profiles: dict[int, tuple[Part, ...]]) -> dict[int, tuple[Part, ...]]:
    kept: dict[int, tuple[Part, ...]] = {}
    for counts in sorted(profiles, reverse=True):
        if not any(covers(other, counts) for other in kept):
            kept[counts] = profiles[counts]
    return kept


@cache
def _district(lot: BuildingSet) -> BuildingSet:
    return next(district for district in DISTRICTS if district & lot)

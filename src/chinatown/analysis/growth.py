"""How the shops that stand in a district can grow by tiles on its free lots.

A tile beside shops of its own type counts with them, so here the type matters. Only sets in which
every lot is needed are listed: any other tile would bring as much by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.analysis.splits import bonus_units
from chinatown.game.board import around, buildings, connected_part, groups
from chinatown.game.income import income_units
from chinatown.game.types import BuildingSet, Units

_MAX_REMEMBERED: Final = 1 << 14


class Growth(NamedTuple):
    """Lots for tiles of one type, how many they are, and the units beyond one for each of them."""

    lots: BuildingSet
    tiles: int
    bonus: Units


@lru_cache(maxsize=_MAX_REMEMBERED)
def growths(
    empty: BuildingSet, standing: BuildingSet, tiles: int, maximum: int, regroup: bool
) -> tuple[Growth, ...]:
    """Return the ways in which shops of one type in one district can grow for a bonus.

    `empty` are the district's empty lots, `standing` those with a shop of the type, `tiles` how
    many tiles there are, `maximum` and `regroup` as in the edition.
    """
    bonuses = _Bonuses(standing, maximum, regroup)
    grown = {0}
    for group in groups(standing):
        more = set(_connected_growths(group, 0, empty, standing, tiles))
        # What touches this group has been grown from here.
        empty &= ~around(group)
        grown |= {
            before | lots
            for before in grown
            for lots in more
            if not before & lots and (before | lots).bit_count() <= tiles
        }
    return tuple(
        Growth(lots, lots.bit_count(), bonus)
        for lots in sorted(grown)
        if (bonus := bonuses.of(lots)) > 0
        and all(bonuses.of(lots ^ 1 << lot) < bonus for lot in buildings(lots))
    )


class _Bonuses:
    """What sets of lots bring to standing shops, in units beyond one a lot; answers are kept."""

    def __init__(self, standing: BuildingSet, maximum: int, regroup: bool) -> None:
        self._standing = standing
        self._maximum = maximum
        self._regroup = regroup
        self._known: dict[int, int] = {}
        self._before = self._all_bonus(standing)

    def of(self, lots: BuildingSet) -> Units:
        if lots not in self._known:
            self._known[lots] = self._all_bonus(self._standing | lots) - self._before
        return self._known[lots]

    def _all_bonus(self, shops: BuildingSet) -> Units:
        if self._regroup:
            return income_units(shops, self._maximum, True) - shops.bit_count()
        return sum(bonus_units(group.bit_count(), self._maximum) for group in groups(shops))


def _connected_growths(
    part: BuildingSet, new: BuildingSet, empty: BuildingSet, standing: BuildingSet, tiles: int
) -> Iterator[BuildingSet]:
    """Yield `new` with each set of up to `tiles` empty lots that makes `part` one larger group.

    `part` takes in every standing group that it comes to touch.
    """
    yield new
    if not tiles:
        return
    edge = around(part) & empty
    while edge:
        low = edge & -edge
        edge ^= low
        # Sets with this lot are done now: leave it out of all that follow.
        empty ^= low
        joined = part | connected_part(low, standing | low)
        yield from _connected_growths(joined, new | low, empty, standing, tiles - 1)

"""How the shops that stand in a district can grow by tiles on its free lots.

A tile beside shops of its own type counts with them, so here the type matters. Only those sets of
lots are listed of which every lot is needed: any other tile would bring as much by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from chinatown.analysis.splits import bonus_units
from chinatown.game.board import around, buildings, connected_part, groups
from chinatown.game.income import income_units

_REMEMBERED = 1 << 14


class Growth(NamedTuple):
    """Lots for tiles of one type, how many they are, and the units beyond one for each of them."""

    lots: int
    tiles: int
    bonus: int


@lru_cache(maxsize=_REMEMBERED)
def growths(
    free: int, standing: int, tiles: int, maximum: int, regroup: bool
) -> tuple[Growth, ...]:
    """Return the ways in which shops of one type in one district can grow for a bonus.

    `free` are the district's empty lots, `standing` those with a shop of the type, `tiles` how many
    tiles there are, `maximum` and `regroup` as in the edition.
    """
    bonuses = _Bonuses(standing, maximum, regroup)
    grown = {0}
    for group in groups(standing):
        more = set(_around(group, 0, free, standing, tiles))
        # What touches this group has been grown from here.
        free &= ~around(group)
        grown |= {
            one | other
            for one in grown
            for other in more
            if not one & other and (one | other).bit_count() <= tiles
        }
    return tuple(
        Growth(lots, lots.bit_count(), bonus)
        for lots in sorted(grown)
        if (bonus := bonuses.of(lots)) > 0
        and all(bonuses.of(lots ^ 1 << lot) < bonus for lot in buildings(lots))
    )


class _Bonuses:
    """What lots bring to standing shops, in units beyond one a lot, each set counted once."""

    def __init__(self, standing: int, maximum: int, regroup: bool) -> None:
        self._standing = standing
        self._maximum = maximum
        self._regroup = regroup
        self._known: dict[int, int] = {}
        self._before = self._all_bonus(standing)

    def of(self, lots: int) -> int:
        if lots not in self._known:
            self._known[lots] = self._all_bonus(self._standing | lots) - self._before
        return self._known[lots]

    def _all_bonus(self, shops: int) -> int:
        if self._regroup:
            return income_units(shops, self._maximum, True) - shops.bit_count()
        return sum(bonus_units(group.bit_count(), self._maximum) for group in groups(shops))


def _around(part: int, new: int, free: int, standing: int, tiles: int) -> Iterator[int]:
    """Yield `new` with each set of up to `tiles` free lots that makes `part` one larger group.

    `part` takes in every standing group that it comes to touch.
    """
    yield new
    if not tiles:
        return
    edge = around(part) & free
    while edge:
        low = edge & -edge
        edge ^= low
        # Sets with this lot are done now: leave it out of all that follow.
        free ^= low
        joined = part | connected_part(low, standing | low)
        yield from _around(joined, new | low, free, standing, tiles - 1)

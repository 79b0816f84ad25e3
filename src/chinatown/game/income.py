"""Businesses and what they pay (docs/rules.md 3 and 7).

A business is a connected group of one owner's shops of one type. What a group larger than the
type's maximum size is worth depends on the edition: by its numbers alone, or by the best split into
connected parts, which is found exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.game.board import BESIDE, around, buildings, connected_part, groups
from chinatown.game.deal_table import MARKERS
from chinatown.game.editions import Edition, pay_units

_REMEMBERED = 1 << 17


class Business(NamedTuple):
    """One paying business: shop type (its place in the edition), buildings as a set, dollars."""

    shop: int
    lots: int
    finished: bool
    pays: int

    @property
    def size(self) -> int:
        """How many shops it has."""
        return self.lots.bit_count()


def businesses(edition: Edition, owned: int, shops: Sequence[int]) -> tuple[Business, ...]:
    """Return the businesses of the owner of the buildings `owned`, in the edition's order of types.

    `shops` holds for each shop type the buildings where such a shop stands, whoever owns them.
    Within a type the larger business comes first (docs/rules.md 7).
    """
    found = []
    for shop, (standing, maximum) in enumerate(zip(shops, edition.sizes, strict=True)):
        for lots in business_lots(standing & owned, maximum, edition.regroup):
            pays = pay_units(lots.bit_count(), maximum) * edition.unit
            found.append(Business(shop, lots, lots.bit_count() == maximum, pays))
    return tuple(found)


def income(edition: Edition, owned: int, shops: Sequence[int]) -> int:
    """Return the dollars that all businesses of one owner pay in one round (docs/rules.md 3)."""
    regroup = edition.regroup
    units = 0
    for standing, maximum in zip(shops, edition.sizes, strict=True):
        mine = standing & owned
        count = mine.bit_count()
        # Looking is as fast_init as remembering, and as fast_init for a board that was never seen.
        units += count if count < 3 else _units(mine, maximum, regroup)
    return units * edition.unit


def _units(lots: int, maximum: int, regroup: bool) -> int:
    """Return what shops of one type and owner on `lots` pay together, in units."""
    counted = _COUNTED[maximum]
    left = lots.bit_count()
    units = 0
    # Two shops pay two units whether they are joined or not.
    while left > 2:
        group = lots & -lots
        if not BESIDE[group] & lots:
            lots ^= group
            left -= 1
            units += 1
            continue
        group = connected_part(group, lots)
        lots ^= group
        size = group.bit_count()
        left -= size
        if size <= maximum or not regroup:
            units += counted[size]
        else:
            units += sum(
                [pay_units(part.bit_count(), maximum) for part in _best_split(group, maximum)]
            )
    return units + left


@lru_cache(maxsize=_REMEMBERED)
def income_units(lots: int, maximum: int, regroup: bool) -> int:
    """Return what shops of one type and owner on `lots` pay together, in units, remembering it.

    `maximum` is the type's maximum size; `regroup` as in Edition. For those who ask for the same
    again and again.
    """
    return _units(lots, maximum, regroup)


_COUNTED: Final = {
    maximum: tuple(
        size // maximum * pay_units(maximum, maximum) + pay_units(size % maximum, maximum)
        for size in range(MARKERS + 1)
    )
    for maximum in (3, 4, 5, 6)
}
"""For each maximum size what a group of a size pays where only the numbers count, in units."""


def split_into_businesses(lots: int, maximum: int, regroup: bool) -> tuple[int, ...]:
    """Return the sets of buildings of each business among shops of one type and owner.

    Larger ones come first, then those with the lowest building. `maximum` is the type's maximum
    size; `regroup` as in Edition (docs/rules.md 7).
    """
    joined = groups(lots)
    # Shops that all stand alone are in order already.
    if len(joined) == lots.bit_count():
        return joined
    parts: list[int] = []
    for group in joined:
        if group.bit_count() <= maximum:
            parts.append(group)
        else:
            parts += _best_split(group, maximum) if regroup else _counted_split(group, maximum)
    return tuple(sorted(parts, key=lambda part: (-part.bit_count(), part & -part)))


@lru_cache(maxsize=_REMEMBERED)
def business_lots(lots: int, maximum: int, regroup: bool) -> tuple[int, ...]:
    """Return `split_into_businesses` of the same arguments, cached."""
    return split_into_businesses(lots, maximum, regroup)


@lru_cache(maxsize=_REMEMBERED)
def _best_split(group: int, maximum: int) -> tuple[int, ...]:
    """Return the split of a connected group into connected parts that pays most.

    Of equal ones, the one with the fewest parts, then the one that comes first.
    """
    if group.bit_count() <= maximum:
        return (group,)
    best: tuple[int, ...] = ()
    best_rank: tuple[int, int] | None = None
    # Some part holds the lowest building, so trying each such part tries every split once.
    for part in _connected_sets(group & -group, group, maximum):
        rest = (one for left in groups(group ^ part) for one in _best_split(left, maximum))
        split = (part, *rest)
        pays = sum(pay_units(one.bit_count(), maximum) for one in split)
        rank = (pays, -len(split))
        if best_rank is None or rank > best_rank:
            best, best_rank = split, rank
    return best


@lru_cache(maxsize=_REMEMBERED)
def _counted_split(group: int, maximum: int) -> tuple[int, ...]:
    """Return one finished business and the rest, for a group where only the numbers count.

    The finished one is connected, and chosen so that the rest hangs together as far as it can.
    """
    if group.bit_count() <= maximum:
        return (group,)
    whole = min(
        (
            part
            for number in buildings(group)
            for part in _connected_sets(1 << number, group >> number << number, maximum)
            if part.bit_count() == maximum
        ),
        key=lambda part: len(groups(group ^ part)),
    )
    return (whole, *_counted_split(group ^ whole, maximum))


def _connected_sets(part: int, within: int, most: int) -> Iterator[int]:
    """Yield each connected set within `within` that holds `part`, up to `most` buildings, once."""
    yield part
    if part.bit_count() == most:
        return
    edge = around(part) & within & ~part
    while edge:
        low = edge & -edge
        yield from _connected_sets(part | low, within, most)
        edge ^= low
        # Sets with this building are done: leave it out of all that follow.
        within ^= low


def outlook_bonus(
    edition: Edition, owned: int, shops: Sequence[int], sizes: Sequence[int], pays: str
) -> int:
    """Return what an outlook card naming `sizes` pays one owner, in dollars (docs/rules.md 6, 8).

    `pays` is `tile` (each tile of a named size), `business` (each business), or `player` (once for
    who has such a tile).
    """
    named = [
        (standing & owned, maximum)
        for standing, maximum in zip(shops, edition.sizes, strict=True)
        if maximum in sizes
    ]
    if pays == "business":
        count = sum(len(business_lots(mine, size, edition.regroup)) for mine, size in named)
    else:
        count = sum(mine.bit_count() for mine, _ in named)
        if pays == "player":
            count = min(count, 1)
    return count * edition.unit

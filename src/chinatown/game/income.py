"""Businesses and what they pay (docs/rules.md 3 and 7).

A business is a connected group of one owner's shops of one type. What a group larger than the
type's maximum size pays depends on the edition: either only its size counts, or the best split into
connected parts, which is found exactly by exhaustive search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.game.board import NEIGHBOURS, around, buildings, groups
from chinatown.game.deal_table import MARKERS
from chinatown.game.editions import Edition, pay_units
from chinatown.game.types import BuildingSet, Dollars, ShopIndex, Units

_CACHE_SIZE: Final = 1 << 17
"""How many results each cache below holds."""


class Business(NamedTuple):
    """One paying business: `lots` is the set of its buildings, `pays` dollars a round."""

    shop: ShopIndex
    lots: BuildingSet
    finished: bool
    pays: Dollars

    @property
    def size(self) -> int:
        """How many shops it has."""
        return self.lots.bit_count()


def businesses(
    edition: Edition,
    owned: BuildingSet,
    shops: Sequence[BuildingSet],
    with_bonus: Sequence[int] = (),
) -> tuple[Business, ...]:
    """Return the businesses of the owner of the buildings `owned`, in the edition's order of types.

    `shops` holds for each shop type the set of buildings where such a shop stands, whoever owns
    them. Within a type larger businesses come first (docs/rules.md 7). `with_bonus` are the sizes
    of the types for whose businesses an outlook card pays, as `bonus_sizes` returns them: the split
    then is the one that pays most with that bonus.
    """
    result = []
    for shop, (standing, maximum) in enumerate(zip(shops, edition.sizes, strict=True)):
        bonus = maximum in with_bonus
        for part in business_lots(standing & owned, maximum, edition.regroup, bonus):
            size = part.bit_count()
            pays = pay_units(size, maximum) * edition.unit
            result.append(Business(shop, part, size == maximum, pays))
    return tuple(result)


def income(edition: Edition, owned: BuildingSet, shops: Sequence[BuildingSet]) -> Dollars:
    """Return the dollars that all businesses of one owner pay in one round (docs/rules.md 3)."""
    units = 0
    for standing, maximum in zip(shops, edition.sizes, strict=True):
        own = standing & owned
        count = own.bit_count()
        # Two shops pay two units whether they are joined or not; to count them takes less than half
        # the time of looking at all, and as little on a board that was never seen before.
        if count < 3:
            units += count
        elif edition.regroup:
            units += _split_units(own, maximum)
        else:
            units += _counted_units(own, count, maximum)
    return units * edition.unit


def _counted_units(lots: BuildingSet, left: int, maximum: int) -> Units:
    """Return the units that shops of one type and owner pay where only the size of groups counts.

    `left` counts the shops, two of which pay two units in any case. They are taken off the set as
    they are counted, one that stands alone at once: to ask for the groups as sets instead makes the
    income of a board take 7% longer.
    """
    counted = _COUNTED[maximum]
    units = 0
    while left > 2:
        shop = lots & -lots
        lots ^= shop
        edge = NEIGHBOURS[shop.bit_length() - 1] & lots
        if not edge:
            units += 1
            left -= 1
            continue
        size = 1
        while edge:
            shop = edge & -edge
            lots ^= shop
            edge = edge ^ shop | NEIGHBOURS[shop.bit_length() - 1] & lots
            size += 1
        units += counted[size]
        left -= size
    return units + left


def _split_units(lots: BuildingSet, maximum: int) -> Units:
    """Return the units that shops of one type and owner pay where the best split counts."""
    units = 0
    for group in groups(lots):
        if (size := group.bit_count()) <= maximum:
            units += pay_units(size, maximum)
        else:
            for part in _best_split(group, maximum):
                units += pay_units(part.bit_count(), maximum)
    return units


@lru_cache(maxsize=_CACHE_SIZE)
def income_units(lots: BuildingSet, maximum: int, regroup: bool) -> Units:
    """Return the units that shops of one type and owner, on the set `lots`, pay together.

    `maximum` is the type's maximum size; `regroup` is as in Edition. The result is cached, for
    searches that ask for the same sets again and again: without, a classic game of tycoons takes 9%
    longer.
    """
    if regroup:
        return _split_units(lots, maximum)
    return _counted_units(lots, lots.bit_count(), maximum)


_COUNTED: Final = {
    maximum: tuple(
        size // maximum * pay_units(maximum, maximum) + pay_units(size % maximum, maximum)
        for size in range(MARKERS + 1)
    )
    for maximum in (3, 4, 5, 6)
}
"""By maximum size, the units that a group of each size pays where only its size counts."""


def split_into_businesses(
    lots: BuildingSet, maximum: int, regroup: bool, with_bonus: bool
) -> tuple[BuildingSet, ...]:
    """Return the set of buildings of each business among shops of one type and owner.

    Larger ones come first, among equal ones the one with the lowest building. `lots` is the set of
    buildings where the shops stand, `maximum` the type's maximum size; `regroup` is as in Edition.
    With `with_bonus` each business brings a unit more, which the best split counts (docs/rules.md 7
    and 8).
    """
    joined = groups(lots)
    if len(joined) == lots.bit_count():
        return joined
    parts: list[BuildingSet] = []
    for group in joined:
        if group.bit_count() <= maximum:
            parts.append(group)
        elif not regroup:
            parts += _counted_split(group, maximum)
        else:
            parts += (_best_split_with_bonus if with_bonus else _best_split)(group, maximum)
    parts.sort(key=lambda part: (-part.bit_count(), part & -part))
    return tuple(parts)


@lru_cache(maxsize=_CACHE_SIZE)
def business_lots(
    lots: BuildingSet, maximum: int, regroup: bool, with_bonus: bool = False
) -> tuple[BuildingSet, ...]:
    """Return `split_into_businesses` of the same arguments, cached.

    Without, to encode what five viewers see of an action takes 5% longer.
    """
    return split_into_businesses(lots, maximum, regroup, with_bonus)


@lru_cache(maxsize=_CACHE_SIZE)
def _best_split(group: BuildingSet, maximum: int) -> tuple[BuildingSet, ...]:
    """Return the split of a connected group into connected parts that pays most.

    Of splits that pay the same, the one with the fewest parts, then the first one found. Exhaustive
    search with memoisation: 34 us for a group of 9 shops of a type of 4, in place of 219 us.
    """
    if group.bit_count() <= maximum:
        return (group,)
    best: tuple[BuildingSet, ...] = ()
    best_rank: tuple[int, int] | None = None
    # One part holds the lowest building, so trying every such part tries every split once.
    for part in _connected_sets(group & -group, group, maximum):
        rest = (piece for left in groups(group ^ part) for piece in _best_split(left, maximum))
        split = (part, *rest)
        units = sum(pay_units(piece.bit_count(), maximum) for piece in split)
        rank = (units, -len(split))
        if best_rank is None or rank > best_rank:
            best, best_rank = split, rank
    return best


def _best_split_with_bonus(group: BuildingSet, maximum: int) -> tuple[BuildingSet, ...]:
    """Return the split of a connected group that pays most where each business pays a unit more.

    Shops side by side that fit into one business are one. Of splits that pay the same, the one with
    the fewest parts, then the first one found. Exhaustive search: a group has at most 9 shops.
    """

    def rank(split: tuple[BuildingSet, ...]) -> tuple[int, int]:
        return sum(pay_units(part.bit_count(), maximum) + 1 for part in split), -len(split)

    return max(_splits(group, maximum, ()), key=rank)


def _splits(
    lots: BuildingSet, maximum: int, before: tuple[BuildingSet, ...]
) -> Iterator[tuple[BuildingSet, ...]]:
    """Yield once each split of `lots`, after the parts `before`, of which no two fit into one."""
    if not lots:
        yield before
        return
    for part in _connected_sets(lots & -lots, lots, maximum):
        beside, room = around(part), maximum - part.bit_count()
        if not any(other & beside and other.bit_count() <= room for other in before):
            yield from _splits(lots ^ part, maximum, (*before, part))


@lru_cache(maxsize=_CACHE_SIZE)
def _counted_split(group: BuildingSet, maximum: int) -> tuple[BuildingSet, ...]:
    """Return one finished business and the rest, for a group of which only the size counts.

    The finished one is connected, and chosen so that the rest falls into as few groups as possible.
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


def _connected_sets(part: BuildingSet, within: BuildingSet, max_size: int) -> Iterator[BuildingSet]:
    """Yield once each connected subset of `within` that includes `part`, up to `max_size`."""
    yield part
    if part.bit_count() == max_size:
        return
    edge = around(part) & within & ~part
    while edge:
        low = edge & -edge
        yield from _connected_sets(part | low, within, max_size)
        edge ^= low
        # All sets with this building have been yielded, so the others must not use it.
        within ^= low


def bonus_sizes(edition: Edition, sizes: Sequence[int], pays: str) -> Sequence[int]:
    """Return those of the `sizes` on an outlook card whose bonus the split counts.

    Only a card that pays for each business has a say in what the best split is.
    """
    return sizes if pays == "business" and edition.counts_bonus else ()


def outlook_bonus(
    edition: Edition,
    owned: BuildingSet,
    shops: Sequence[BuildingSet],
    sizes: Sequence[int],
    pays: str,
) -> Dollars:
    """Return the dollars by which an outlook card naming `sizes` raises an owner's `income`.

    `pays` says what for (docs/rules.md 6 and 8): `tile` for each shop of a named size, `business`
    for each business, `player` once if the owner has such a shop at all. Where the owner regroups
    for the card, businesses may pay less and the card the more: this is the difference.
    """
    named = [
        (standing & owned, maximum)
        for standing, maximum in zip(shops, edition.sizes, strict=True)
        if maximum in sizes
    ]
    if pays == "business":
        return sum(_business_bonus(own, size, edition) for own, size in named) * edition.unit
    count = sum(own.bit_count() for own, _ in named)
    if pays == "player":
        count = min(count, 1)
    return count * edition.unit


def _business_bonus(lots: BuildingSet, maximum: int, edition: Edition) -> Units:
    """Return the units by which a bonus for each business raises what `lots` pay."""
    parts = business_lots(lots, maximum, edition.regroup, edition.counts_bonus)
    units = sum(pay_units(part.bit_count(), maximum) + 1 for part in parts)
    return units - income_units(lots, maximum, edition.regroup)

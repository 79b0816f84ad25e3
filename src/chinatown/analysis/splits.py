"""How the tiles of one shop type can be put together into parts, and what those bring.

What a part brings is counted as bonus: the units beyond one for each of its shops.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from chinatown.analysis.packed_counts import covers
from chinatown.analysis.profiles import AT_LEAST
from chinatown.analysis.shapes import MIN_PART
from chinatown.game.editions import SPARE_TILES, pay_units
from chinatown.game.types import Units


class Split(NamedTuple):
    """Sizes of parts, largest first, their bonus in units, and how many tiles they take."""

    sizes: tuple[int, ...]
    bonus: Units
    tiles: int


def bonus_units(size: int, maximum: int) -> Units:
    """Return what a group of one type pays beyond one unit a shop.

    `maximum` is the type's maximum size; a larger group counts by its numbers (docs/rules.md 7).
    """
    whole, rest = divmod(size, maximum)
    paid = whole * pay_units(maximum, maximum) + (pay_units(rest, maximum) if rest else 0)
    return paid - size


@lru_cache(maxsize=1 << 10)
def splits(maximum: int, tiles: int, wide: bool) -> tuple[Split, ...]:
    """Return the ways to put up to `tiles` tiles of a type together that are worth trying.

    With `wide` a part may be larger than the maximum size by three: by one or two more it would
    bring nothing more. For each way left out, another takes no more tiles, needs no more or larger
    parts, and brings as much.
    """
    sizes = [size for size in range(MIN_PART, maximum + 1) if size <= tiles]
    if wide and maximum + SPARE_TILES <= tiles:
        sizes.append(maximum + SPARE_TILES)
    ways = sorted(
        (
            Split(parts, sum(bonus_units(size, maximum) for size in parts), sum(parts))
            for parts in _partitions(sizes, tiles)
        ),
        key=lambda split: (-split.bonus, split.tiles, needs(split)),
    )
    kept: list[Split] = []
    for split in ways:
        if not any(
            other.tiles <= split.tiles and covers(needs(split), needs(other)) for other in kept
        ):
            kept.append(split)
    return tuple(kept)


def needs(split: Split) -> int:
    """Return how many parts a split needs, by their minimum size, packed."""
    return sum(AT_LEAST[size] for size in split.sizes)


def _partitions(sizes: list[int], tiles: int) -> Iterator[tuple[int, ...]]:
    yield ()
    for place, size in enumerate(sizes):
        if size <= tiles:
            for others in _partitions(sizes[: place + 1], tiles - size):
                yield (size, *others)

"""The connected parts into which a district's lots can be cut.

Here lots are squares of the map's grid, one bit each, with an empty column at the end of every row:
so the neighbours of a whole set are four shifts, and equal shapes are equal numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from chinatown.game.board import PLACES, buildings
from chinatown.game.types import BuildingSet

MIN_PART: Final = 3
"""The fewest shops that pay more together than single ones."""

MAX_SIZE: Final = 6
"""The largest maximum size of a shop type."""

MAX_TILES: Final = 9
"""The most tiles that a shop type has."""

_STRIDE: Final = 2 + max(column for _, column in PLACES.values())
_SQUARE: Final = {number: 1 << row * _STRIDE + column for number, (row, column) in PLACES.items()}
_NUMBER: Final = {square.bit_length(): number for number, square in _SQUARE.items()}


class Part(NamedTuple):
    """A connected set of lots of one district, and how many they are."""

    lots: BuildingSet
    size: int


@cache
def parts_by_lowest(district: BuildingSet, wide: bool) -> dict[BuildingSet, tuple[Part, ...]]:
    """Return the parts of a district by their lowest lot (as a set of one).

    They have three to six lots, and with `wide` also seven to nine where these cannot be cut into
    three and the rest, each connected: cut they would pay as much, and fit more shop types.
    """
    parts: dict[BuildingSet, tuple[Part, ...]] = {}
    rest = sum(_SQUARE[lot] for lot in buildings(district))
    while rest:
        low = rest & -rest
        parts[_lots(low)] = tuple(
            Part(_lots(squares), size)
            for squares, size in _connected_sets(low, 1, rest, MAX_TILES if wide else MAX_SIZE)
            if MIN_PART <= size <= MAX_SIZE or (size > MAX_SIZE and not _splits(squares // low))
        )
        rest ^= low
    return parts


def _lots(squares: int) -> BuildingSet:
    lots = 0
    while squares:
        low = squares & -squares
        lots |= 1 << _NUMBER[low.bit_length()]
        squares ^= low
    return lots


def _connected_sets(part: int, size: int, within: int, max_size: int) -> Iterator[tuple[int, int]]:
    """Yield each connected set within `within` that holds `part`, with its size, once."""
    yield part, size
    if size == max_size:
        return
    edge = _beside(part) & within & ~part
    while edge:
        low = edge & -edge
        yield from _connected_sets(part | low, size + 1, within, max_size)
        edge ^= low
        # Sets with this square are done: leave it out of all that follow.
        within ^= low


@lru_cache(maxsize=1 << 14)
def _splits(squares: int) -> bool:
    """Return whether a shape can be cut into three squares and the rest, each connected."""
    rest = squares
    while rest:
        low = rest & -rest
        for three, size in _connected_sets(low, 1, rest, MIN_PART):
            if size == MIN_PART and _connected(squares ^ three):
                return True
        rest ^= low
    return False


def _connected(squares: int) -> bool:
    reached = squares & -squares
    while more := _beside(reached) & squares & ~reached:
        reached |= more
    return reached == squares


def _beside(squares: int) -> int:
    return squares << 1 | squares >> 1 | squares << _STRIDE | squares >> _STRIDE

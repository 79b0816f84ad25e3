"""The map: 85 numbered buildings in six districts, and sets of them as integers.

A set of buildings is an int in which bit `n` stands for building `n` (docs/rules.md 2), so union,
intersection and counting are single integer operations.

>>> list(buildings(NEIGHBOURS[7]))
[3, 6, 8, 11]
>>> [list(buildings(group)) for group in groups(mask_of([16, 21, 17]))]
[[16, 17], [21]]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import compress, count
from typing import Final

from chinatown.game.types import Building, BuildingSet

MAP: Final = """\
 .  1  2  .  . 16 17 18  . 28 29 30  . 43 44 45 46
 .  3  4  5  . 19 20 21  . 31 32 33  . 47 48 49 50
 6  7  8  9  . 22 23  .  . 34 35 36  . 51 52 53 54
10 11 12  .  . 24 25  .  .  . 37 38 39  .  . 55 56
13 14 15  .  . 26 27  .  .  . 40 41 42  .  . 57 58
 .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
 .  .  .  .  .  . 59 60  .  .  . 71 72 73 74  .  .
 .  .  .  .  .  . 61 62  .  .  . 75 76 77 78  .  .
 .  .  .  .  .  . 63 64 65  .  . 79 80 81 82  .  .
 .  .  .  .  .  . 66 67 68  .  . 83 84 85  .  .  .
 .  .  .  .  .  .  . 69 70  .  .  .  .  .  .  .  .
"""

PLACES: Final[dict[Building, tuple[int, int]]] = {
    int(cell): (row, column)
    for row, line in enumerate(MAP.splitlines())
    for column, cell in enumerate(line.split())
    if cell != "."
}
"""Row and column of each building in the map, both counted from 0."""

BUILDINGS: Final[tuple[Building, ...]] = tuple(sorted(PLACES))
"""The building numbers, 1 to 85."""


def mask_of(numbers: Iterable[int]) -> int:
    """Return the set of the given numbers, of buildings or of seats, as an integer."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def buildings(mask: BuildingSet) -> Iterator[Building]:
    """Yield the building numbers of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_MIN_FOR_DIGITS: Final = 9
"""From how many buildings on `listed` reads digits, which halves its time for a deck of 60."""

_BITS: Final = bytes.maketrans(b"01", b"\0\1")


def listed(mask: BuildingSet) -> list[Building]:
    """Return the building numbers of a set, lowest first."""
    if mask.bit_count() >= _MIN_FOR_DIGITS:
        # The binary digits from the lowest, as zeros and ones that say which numbers to take.
        return list(compress(count(), bin(mask)[:1:-1].encode().translate(_BITS)))
    numbers = []
    while mask:
        highest = mask.bit_length() - 1
        numbers.append(highest)
        mask ^= 1 << highest
    numbers.reverse()
    return numbers


def _neighbours() -> tuple[BuildingSet, ...]:
    number_at = {place: number for number, place in PLACES.items()}
    masks = [0] * (len(BUILDINGS) + 1)
    for number, (row, column) in PLACES.items():
        for place in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if place in number_at:
                masks[number] |= 1 << number_at[place]
    return tuple(masks)


NEIGHBOURS: Final[tuple[BuildingSet, ...]] = _neighbours()
"""For each building number the set of buildings that share a side with it; entry 0 is empty."""


def around(mask: BuildingSet) -> BuildingSet:
    """Return the buildings that share a side with any building of a set."""
    result = 0
    while mask:
        low = mask & -mask
        result |= NEIGHBOURS[low.bit_length() - 1]
        mask ^= low
    return result


def connected_part(seed: BuildingSet, within: BuildingSet) -> BuildingSet:
    """Return the part of `within` that is connected to the set `seed` (docs/rules.md 7)."""
    reached = edge = seed & within
    while edge:
        low = edge & -edge
        new = NEIGHBOURS[low.bit_length() - 1] & within & ~reached
        reached |= new
        edge ^= low | new
    return reached


def _districts() -> tuple[BuildingSet, ...]:
    rest = mask_of(BUILDINGS)
    districts = []
    while rest:
        district = connected_part(rest & -rest, rest)
        districts.append(district)
        rest &= ~district
    return tuple(districts)


DISTRICTS: Final[tuple[BuildingSet, ...]] = _districts()
"""The six districts as sets of buildings, in the order of their lowest numbers."""

_DISTRICT_OF: Final[tuple[BuildingSet, ...]] = (
    0,
    *(next(district for district in DISTRICTS if district >> lot & 1) for lot in BUILDINGS),
)
"""For each building number the buildings of its district; entry 0 is empty."""

ALL: Final[BuildingSet] = mask_of(BUILDINGS)
"""All 85 buildings."""

NO_STREET: Final[BuildingSet] = mask_of(
    [3, 4, 7, 8, 11, 12, 20, 32, 35, 38, 48, 49, 53, 64, 67, 76, 77, 80, 81]
)
"""The buildings without street access, for the variant of that name (docs/rules.md 8)."""


@cache
def _groups_in_district(mask: BuildingSet) -> tuple[BuildingSet, ...]:
    # A district has at most 16 buildings, so the cache is bounded and soon answers every call:
    # finding groups takes a fifth of the time that it takes without.
    connected = []
    while mask:
        group = connected_part(mask & -mask, mask)
        connected.append(group)
        mask ^= group
    return tuple(connected)


def groups(mask: BuildingSet) -> tuple[BuildingSet, ...]:
    """Return the connected groups of a set of buildings, as sets, lowest number first.

    Buildings that share a side are connected; corners and streets do not count (docs/rules.md 2
    and 7).
    """
    connected: tuple[BuildingSet, ...] = ()
    while mask:
        in_district = mask & _DISTRICT_OF[(mask & -mask).bit_length() - 1]
        connected += _groups_in_district(in_district)
        mask ^= in_district
    return connected

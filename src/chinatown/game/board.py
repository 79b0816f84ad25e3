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

MAP = """\
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

PLACES: dict[int, tuple[int, int]] = {
    int(cell): (row, column)
    for row, line in enumerate(MAP.splitlines())
    for column, cell in enumerate(line.split())
    if cell != "."
}
"""Row and column of each building in the map, both counted from 0."""

BUILDINGS: tuple[int, ...] = tuple(sorted(PLACES))
"""The building numbers, 1 to 85."""


def mask_of(numbers: Iterable[int]) -> int:
    """Return the set of the given building numbers as an integer."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def buildings(mask: int) -> Iterator[int]:
    """Yield the building numbers of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_BITS = bytes.maketrans(b"01", b"\0\1")


_MANY = 9
"""From so many buildings on it is quicker to look at all digits of a set than at each building."""


def listed(mask: int) -> list[int]:
    """Return the building numbers of a set, lowest first."""
    if mask.bit_count() >= _MANY:
        # The binary digits from the lowest, as zeros and ones that say which numbers to take.
        return list(compress(count(), bin(mask)[:1:-1].encode().translate(_BITS)))
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _neighbours() -> tuple[int, ...]:
    number_at = {place: number for number, place in PLACES.items()}
    masks = [0] * (len(BUILDINGS) + 1)
    for number, (row, column) in PLACES.items():
        for place in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if place in number_at:
                masks[number] |= 1 << number_at[place]
    return tuple(masks)


NEIGHBOURS: tuple[int, ...] = _neighbours()
"""For each building number the set of buildings that share a side with it; entry 0 is empty."""

BESIDE: dict[int, int] = {1 << number: NEIGHBOURS[number] for number in BUILDINGS}
"""The same by sets of one building, which is what a walk through a set has in its hands."""


def around(mask: int) -> int:
    """Return the buildings that share a side with any building of a set."""
    result = 0
    while mask:
        low = mask & -mask
        result |= BESIDE[low]
        mask ^= low
    return result


def connected_part(seed: int, within: int) -> int:
    """Return all of `within` that hangs together with the set `seed` (docs/rules.md 7)."""
    found = edge = seed & within
    while edge:
        low = edge & -edge
        new = BESIDE[low] & within & ~found
        found |= new
        edge ^= low | new
    return found


def _districts() -> tuple[int, ...]:
    rest = mask_of(BUILDINGS)
    found = []
    while rest:
        district = connected_part(rest & -rest, rest)
        found.append(district)
        rest &= ~district
    return tuple(found)


DISTRICTS: tuple[int, ...] = _districts()
"""The six districts as sets of buildings, in the order of their lowest numbers."""

ALL: int = mask_of(BUILDINGS)
"""All 85 buildings."""

NO_STREET: int = mask_of([3, 4, 7, 8, 11, 12, 20, 32, 35, 38, 48, 49, 53, 64, 67, 76, 77, 80, 81])
"""The buildings without street access, for the variant of that name (docs/rules.md 8)."""


_FEW = 5
"""Up to so many buildings it is quicker to look than to remember."""


@cache
def _groups_in_district(mask: int) -> tuple[int, ...]:
    # A district has at most 16 buildings, so this memory is bounded and soon answers everything.
    found = []
    while mask:
        group = connected_part(mask & -mask, mask)
        found.append(group)
        mask ^= group
    return tuple(found)


def groups(mask: int) -> tuple[int, ...]:
    """Return the connected groups of a set of buildings, as sets, lowest number first.

    Sides join, corners and streets do not (docs/rules.md 2 and 7).
    """
    found: tuple[int, ...] = ()
    if mask.bit_count() > _FEW:
        for district in DISTRICTS:
            if here := mask & district:
                found += _groups_in_district(here)
        return found
    while mask:
        group = mask & -mask
        if BESIDE[group] & mask:
            group = connected_part(group, mask)
        found += (group,)
        mask ^= group
    return found

"""Several small amounts in one integer, so that adding or comparing all of them is one step.

>>> covers(pack((2, 1)), pack((1, 1))), covers(pack((2, 1)), pack((0, 2)))
(True, False)
>>> unpack(pack((2, 1)) + pack((1, 1)), 2)
(3, 2)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_WIDTH: Final = 10
_MAX_FIELDS: Final = 20
_GUARD: Final = sum(1 << (place + 1) * _WIDTH - 1 for place in range(_MAX_FIELDS))


def pack(amounts: Iterable[int]) -> int:
    """Return amounts, each from 0 to 511, at most 20 of them, as one integer."""
    packed = 0
    for place, amount in enumerate(amounts):
        packed += amount << place * _WIDTH
    return packed


def unpack(packed: int, count: int) -> tuple[int, ...]:
    """Return the first `count` amounts of an integer."""
    field = (1 << _WIDTH) - 1
    return tuple([packed >> place * _WIDTH & field for place in range(count)])


def covers(packed: int, other: int) -> bool:
    """Return whether each amount is at least as large as its counterpart."""
    return (packed | _GUARD) - other & _GUARD == _GUARD

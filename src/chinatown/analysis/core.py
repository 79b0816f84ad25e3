"""The core of a game of coalitions: the divisions of a gain that no coalition can better by itself.

The range of each member's share is found by linear programs, solved exactly in fractions by the
simplex method with Bland's rule (Chvátal, Linear Programming, 1983, ch. 3). Of what all gain, the
members outside of a coalition can get at most what is left when the coalition gets its own gain.
In this form the program starts at zero, and has one row for each coalition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Final

from chinatown.analysis.coalitions import proper_parts, seats_of
from chinatown.game.types import Dollars, SeatSet

_WHOLE: Final = 10**9
"""How much more the sum of all shares counts than one of them. Corners of the program differ by at
least 1/25 dollar in their sum (at most five members), and nobody's share reaches 40,000,000."""


def core_ranges(
    gained: Mapping[SeatSet, Dollars], members: SeatSet
) -> tuple[tuple[Dollars, Dollars], ...] | None:
    """Return the least and the greatest share of each member in the core, in whole dollars.

    `gained` is what each coalition within `members` (at most five) gains; by itself nobody gains
    anything, and a larger coalition never gains less. Ranges are in the order of the seats. None
    where the core is empty.
    """
    seats = seats_of(members)
    total = gained[members]
    coefficients = [[1] * len(seats)]
    limits = [total]
    for outside in proper_parts(members):
        coefficients.append([outside >> seat & 1 for seat in seats])
        limits.append(total - gained[members ^ outside])
    ranges = []
    for place in range(len(seats)):
        shares = []
        for sign in (-1, 1):
            goal = [_WHOLE + sign * (place == other) for other in range(len(seats))]
            point = maximum_at(goal, coefficients, limits)
            if sum(point) != total:
                return None
            shares.append(point[place])
        ranges.append((ceil(shares[0]), floor(shares[1])))
    return tuple(ranges)


def maximum_at(
    goal: Sequence[int], coefficients: Sequence[Sequence[int]], limits: Sequence[int]
) -> tuple[Fraction, ...]:
    """Return a point of zero or more at which the goal is greatest within the limits.

    No row of `coefficients` times the point exceeds its limit. Limits are zero or more, and bound
    the goal.
    """
    count = len(goal)
    # Each row: a basic variable as its constant and what it loses for each nonbasic variable.
    rows = [
        [Fraction(limit), *map(Fraction, row)]
        for row, limit in zip(coefficients, limits, strict=True)
    ]
    objective = [Fraction(0), *(Fraction(-value) for value in goal)]
    outside = list(range(count))
    basis = list(range(count, count + len(rows)))
    while True:
        entering = min(
            (place for place in range(count) if objective[place + 1] < 0),
            key=lambda place: outside[place],
            default=None,
        )
        if entering is None:
            break
        column = entering + 1
        leaving = min(
            (place for place, row in enumerate(rows) if row[column] > 0),
            key=lambda place: (rows[place][0] / rows[place][column], basis[place]),
        )
        _pivot(rows, objective, leaving, column)
        outside[entering], basis[leaving] = basis[leaving], outside[entering]
    values = {variable: row[0] for variable, row in zip(basis, rows, strict=True)}
    return tuple(values.get(variable, Fraction(0)) for variable in range(count))


def _pivot(
    rows: list[list[Fraction]], objective: list[Fraction], leaving: int, column: int
) -> None:
    """Exchange the basic variable of a row for the nonbasic one of a column, in place."""
    pivot = rows[leaving]
    scale = pivot[column]
    pivot[:] = [value / scale for value in pivot]
    pivot[column] = 1 / scale
    for row in (*rows, objective):
        if row is not pivot and (factor := row[column]):
            row[:] = [value - factor * more for value, more in zip(row, pivot, strict=True)]
            row[column] = -factor / scale

"""What every coalition of a table can earn in a round, and which of them gains most by trading.

Coalitions are sets of seats as integers, in which bit `n` stands for seat `n`. What one can earn is
what one owner of all that its members have can (docs/analysis.md), shops staying where they stand:
businesses that grow together never pay less, and each business can go to one of the members.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from chinatown.analysis.optimum import optimum
from chinatown.game.assets import Assets
from chinatown.game.editions import Edition
from chinatown.game.types import Dollars, Seat, SeatSet


class BestCoalition(NamedTuple):
    """The coalition that gains most, its gain, and by how much it is ahead of all else."""

    seats: tuple[Seat, ...]
    gain: Dollars
    lead: Dollars


def coalition_incomes(edition: Edition, assets: Sequence[Assets]) -> dict[SeatSet, Dollars]:
    """Return what each coalition can earn in a round, in dollars; `assets` are by seat."""
    joint: dict[SeatSet, Assets] = {}
    for coalition in range(1, 1 << len(assets)):
        last = coalition.bit_length() - 1
        others = coalition ^ 1 << last
        joint[coalition] = joint[others].plus(assets[last]) if others else assets[last]
    return {coalition: optimum(edition, owned).income for coalition, owned in joint.items()}


def gains(incomes: Mapping[SeatSet, Dollars]) -> dict[SeatSet, Dollars]:
    """Return what each coalition gains over what its members earn by themselves, in dollars."""
    return {
        coalition: income - sum(incomes[1 << seat] for seat in seats_of(coalition))
        for coalition, income in incomes.items()
    }


def best_coalition(gained: Mapping[SeatSet, Dollars], parties: int) -> BestCoalition | None:
    """Return the coalition of so many seats that gains more than all others of at most as many.

    It must also gain more than its own parts do, traded apart, so that one trade of all of them is
    needed. `gained` is what each coalition of the table gains. None where there is no such one.
    """
    best = max(
        (coalition for coalition in gained if coalition.bit_count() == parties),
        key=lambda coalition: gained[coalition],
    )
    rivals = [
        gain
        for coalition, gain in gained.items()
        if coalition != best and coalition.bit_count() <= parties
    ]
    rivals += [gained[part] + gained[best ^ part] for part in proper_parts(best)]
    lead = gained[best] - max(rivals)
    return BestCoalition(seats_of(best), gained[best], lead) if lead > 0 else None


def proper_parts(coalition: SeatSet) -> Iterator[SeatSet]:
    """Yield the coalitions within another one, neither empty nor the whole."""
    part = (coalition - 1) & coalition
    while part:
        yield part
        part = (part - 1) & coalition


def seats_of(coalition: SeatSet) -> tuple[Seat, ...]:
    """Return the seats of a coalition in ascending order."""
    return tuple(seat for seat in range(coalition.bit_length()) if coalition >> seat & 1)

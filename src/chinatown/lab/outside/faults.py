"""What programs from outside did wrong over many games, counted by kind of bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from chinatown.lab.outside.errors import Fault, FaultCode


@dataclass(frozen=True)
class FaultCount:
    """How often bots of a kind did something wrong, and when first.

    Attributes:
        game: The number of the first game in which it happened.
        round: The round of that game.
        detail: A word more about the first time, empty where there is none.
    """

    bot: str
    code: FaultCode
    count: int
    game: int
    round: int
    detail: str


def counted(
    games: Iterable[tuple[int, Sequence[str], Sequence[Fault]]],
) -> tuple[FaultCount, ...]:
    """Return the faults of games, given by number, kinds by seat and faults, in the order met."""
    counts: dict[tuple[str, FaultCode], FaultCount] = {}
    for number, kinds, faults in games:
        for fault in faults:
            key = kinds[fault.seat], fault.code
            known = counts.get(key) or FaultCount(*key, 0, number, fault.round, fault.detail)
            counts[key] = replace(known, count=known.count + 1)
    return tuple(counts.values())

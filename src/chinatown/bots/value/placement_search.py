"""The placement of tiles that pays most, found exactly (docs/bots.md).

A tile placed anywhere earns at least one unit and takes nothing away, so as many tiles as there are
lots for are placed, and what decides is where groups of three and more come about. Only for those
the search tries sets of lots: by type and district, where the same questions come again and again,
so that answers are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from chinatown.game.assets import Assets
from chinatown.game.board import DISTRICTS, NO_STREET, buildings, groups
from chinatown.game.income import income_units

MAX_SETS: Final = 1_000
"""So many sets of lots are tried for one type in one district at most."""

MAX_SPOTS: Final = 80
"""So many spots are kept for one type at most, in a district and in all, the largest bonus first;
no fair position has as many."""

REMEMBERED: Final = 1 << 12
"""So many answers of a kind are remembered: enough for a round of tycoons. More would not make
bots faster, and Python stops, up to a second, to look through all of them for garbage."""

MAX_STEPS: Final = 500
"""After so many steps the best placement found so far is taken; no fair position needs them."""


class Pay(NamedTuple):
    """What a shop type pays by: maximum sizes by type, classic regrouping, street access."""

    sizes: tuple[int, ...]
    regroup: bool
    street: bool


class Spot(NamedTuple):
    """A set of lots for tiles of one type, and the units it brings beyond one a tile."""

    lots: int
    size: int
    bonus: int


@lru_cache(maxsize=REMEMBERED)
def best_units(pay: Pay, held: Assets) -> int:
    """Return the income of one round, in units, after the placement that pays most."""
    return _standing(pay, held) + _best(pay, held)[0]


@lru_cache(maxsize=REMEMBERED)
def best_spots(pay: Pay, held: Assets) -> tuple[tuple[int, int], ...]:
    """Return the part of the best placement in which tiles join: (shop type, set of lots) pairs.

    The tiles left over earn one unit each wherever they may be placed.
    """
    return _best(pay, held)[1]


def _standing(pay: Pay, held: Assets) -> int:
    regroup = pay.regroup
    return sum(
        income_units(mine, maximum, regroup)
        for mine, maximum in zip(held.shops, pay.sizes, strict=True)
        if mine
    )


def _best(pay: Pay, held: Assets) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return what the best placement adds, in units, and where its groups come about."""
    tiles = sum(held.tiles)
    lots = held.empty.bit_count()
    if not tiles or not lots:
        return 0, ()
    # Away from streets a lone tile is not allowed, so there even sets without a bonus count.
    open_lots = held.empty & ~NO_STREET if pay.street else held.empty
    tight = pay.street and tiles > open_lots.bit_count()
    choices = []
    for kind, count in enumerate(held.tiles):
        if count and (spots := _spots_of_type(pay, held, kind, count, tight)):
            choices.append((kind, spots))
    if not choices:
        return min(tiles, open_lots.bit_count()), ()
    choices.sort(key=lambda choice: (-choice[1][0].bonus, choice[0]))
    return _Search(choices, tiles, held.empty, open_lots, tight).run()


class _Search:
    """Chooses a spot, or none, for each type, so that no lot is taken twice."""

    def __init__(
        self,
        choices: list[tuple[int, tuple[Spot, ...]]],
        tiles: int,
        empty: int,
        open_lots: int,
        tight: bool,
    ) -> None:
        self._choices = choices
        self._tiles = tiles
        self._open = open_lots
        self._tight = tight
        self._most = min(tiles, empty.bit_count())
        hopes = [0]
        for _, spots in reversed(choices):
            hopes.append(hopes[-1] + spots[0].bonus)
        self._hopes = hopes[::-1]
        self._steps = 0
        self._best = -1
        self._chosen: tuple[tuple[int, int], ...] = ()

    def run(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        self._try(0, 0, 0, 0, ())
        return self._best, self._chosen

    def _try(
        self, at: int, used: int, count: int, bonus: int, chosen: tuple[tuple[int, int], ...]
    ) -> None:
        if bonus + self._hopes[at] + self._most <= self._best or self._steps > MAX_STEPS:
            return
        self._steps += 1
        if at == len(self._choices):
            placed = self._most
            if self._tight:
                placed = count + min(self._tiles - count, (self._open & ~used).bit_count())
            if bonus + placed > self._best:
                self._best = bonus + placed
                self._chosen = chosen
            return
        kind, spots = self._choices[at]
        for spot in spots:
            if not spot.lots & used:
                self._try(
                    at + 1,
                    used | spot.lots,
                    count + spot.size,
                    bonus + spot.bonus,
                    (*chosen, (kind, spot.lots)),
                )
        self._try(at + 1, used, count, bonus, chosen)


def _spots_of_type(pay: Pay, held: Assets, kind: int, count: int, tight: bool) -> tuple[Spot, ...]:
    """Return the sets of lots worth trying for the tiles of one type, best first."""
    mine = held.shops[kind]
    found = [Spot(0, 0, 0)]
    for district in DISTRICTS:
        here = held.empty & district
        if not here:
            continue
        standing = mine & district
        # Below three in a group there is no bonus.
        if standing.bit_count() + count < 3 and not tight:
            continue
        spots = _spots(here, standing, count, pay.sizes[kind], pay.regroup, pay.street, tight)
        if spots:
            found += [
                Spot(one.lots | spot.lots, one.size + spot.size, one.bonus + spot.bonus)
                for one in found
                for spot in spots
                if one.size + spot.size <= count
            ]
            if len(found) > MAX_SPOTS:
                found = [found[0], *sorted(found[1:], key=_by_bonus)[: MAX_SPOTS - 1]]
    return tuple(sorted(found[1:], key=_by_bonus))


def _by_bonus(spot: Spot) -> tuple[int, int, int]:
    return -spot.bonus, spot.size, spot.lots


@lru_cache(maxsize=REMEMBERED)
def _spots(
    empty: int, standing: int, count: int, maximum: int, regroup: bool, street: bool, tight: bool
) -> tuple[Spot, ...]:
    """Return the sets of up to `count` of a district's empty lots in which every tile is needed."""
    before = income_units(standing, maximum, regroup)
    bonuses = {0: 0}
    found = []
    for lots, size in _sets(empty, standing, count):
        if street and not _reaches_street(standing | lots, lots):
            continue
        bonus = bonuses[lots] = income_units(standing | lots, maximum, regroup) - before - size
        away = lots & NO_STREET if tight else 0
        if (bonus or away) and all(
            bonuses.get(lots ^ 1 << lot, -1) < bonus or away >> lot & 1 for lot in buildings(lots)
        ):
            found.append(Spot(lots, size, bonus))
    return tuple(found if len(found) <= MAX_SPOTS else sorted(found, key=_by_bonus)[:MAX_SPOTS])


def _sets(empty: int, standing: int, count: int) -> Iterator[tuple[int, int]]:
    """Yield the sets of lots to try, smaller ones first, with their sizes."""
    joined = [group & empty for group in groups(empty | standing) if group & (group - 1)]
    lots = [1 << lot for group in joined for lot in buildings(group)]
    tried = 0
    for size in range(1, min(count, len(lots)) + 1):
        for chosen in combinations(lots, size):
            tried += 1
            if tried > MAX_SETS:
                return
            yield sum(chosen), size


def _reaches_street(shops: int, new: int) -> bool:
    return all(group & ~NO_STREET for group in groups(shops) if group & new)

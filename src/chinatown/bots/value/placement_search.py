"""The placement of tiles that pays most, found by branch and bound (docs/bots.md).

A tile placed anywhere earns at least one unit and costs nothing, so as many tiles are placed as
there are lots, and only groups of three or more make a difference. For those the search tries sets
of lots, called spots, by type and district; the same questions recur there, so the answers are
cached. Then it chooses at most one spot for each type, bounded by the best spots of the remaining
types, whether or not they overlap.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from chinatown.game.assets import Assets
from chinatown.game.board import DISTRICTS, NO_STREET, buildings, groups
from chinatown.game.income import income_units
from chinatown.game.types import BuildingSet, ShopIndex, Units

MAX_SETS: Final = 1_000
"""How many sets of lots are tried at most for one type in one district."""

MAX_SPOTS: Final = 80
"""How many spots are kept at most for one type, in a district and in all, the largest bonus first;
no fair position has as many."""

MAX_REMEMBERED: Final = 1 << 12
"""How many answers of a kind are remembered: enough for a round of tycoons. More would not make
bots faster, and Python stops, up to a second, to look through all of them for garbage."""

MAX_STEPS: Final = 500
"""After this many steps the best placement so far is taken; no fair position needs them."""

Spots: TypeAlias = tuple[tuple[ShopIndex, BuildingSet], ...]
"""Shop types and the lots on which their tiles join."""


class PayRule(NamedTuple):
    """How shops pay at a table.

    Attributes:
        sizes: The maximum size by shop type.
        regroup: Whether owners may regroup, as in the classic edition.
        street: Whether the variant "street access" is on.
    """

    sizes: tuple[int, ...]
    regroup: bool
    street: bool


class Spot(NamedTuple):
    """A set of lots for tiles of one type, and the units it brings beyond one a tile."""

    lots: BuildingSet
    size: int
    bonus: Units


@lru_cache(maxsize=MAX_REMEMBERED)
def best_units(rule: PayRule, assets: Assets) -> Units:
    """Return the income of one round after the placement that pays most."""
    return standing_units(rule, assets) + _best_placement(rule, assets)[0]


@lru_cache(maxsize=MAX_REMEMBERED)
def best_spots(rule: PayRule, assets: Assets) -> Spots:
    """Return the part of the best placement in which tiles join.

    The tiles left over earn one unit each wherever they may be placed.
    """
    return _best_placement(rule, assets)[1]


def standing_units(rule: PayRule, assets: Assets) -> Units:
    """Return one round's income of the standing shops, with no tile placed."""
    regroup = rule.regroup
    return sum(
        income_units(standing, maximum, regroup)
        for standing, maximum in zip(assets.shops, rule.sizes, strict=True)
        if standing
    )


def _best_placement(rule: PayRule, assets: Assets) -> tuple[Units, Spots]:
    """Return what the best placement adds to income, and where its groups come about."""
    tiles = sum(assets.tiles)
    lots = assets.empty.bit_count()
    if not tiles or not lots:
        return 0, ()
    # Away from streets a lone tile is not allowed, so there even sets without a bonus count.
    open_lots = assets.empty & ~NO_STREET if rule.street else assets.empty
    tight = rule.street and tiles > open_lots.bit_count()
    choices = []
    for kind, count in enumerate(assets.tiles):
        if count and (spots := _spots_of_type(rule, assets, kind, count, tight)):
            choices.append((kind, spots))
    if not choices:
        return min(tiles, open_lots.bit_count()), ()
    choices.sort(key=lambda choice: (-choice[1][0].bonus, choice[0]))
    return _Search(choices, tiles, assets.empty, open_lots, tight).run()


class _Search:
    """Chooses a spot, or none, for each type, so that no lot is taken twice."""

    def __init__(
        self,
        choices: list[tuple[ShopIndex, tuple[Spot, ...]]],
        tiles: int,
        empty: BuildingSet,
        open_lots: BuildingSet,
        tight: bool,
    ) -> None:
        self._choices = choices
        self._tiles = tiles
        self._open_lots = open_lots
        self._tight = tight
        self._max_placed = min(tiles, empty.bit_count())
        bounds = [0]
        for _, spots in reversed(choices):
            bounds.append(bounds[-1] + spots[0].bonus)
        self._bounds = bounds[::-1]
        self._steps = 0
        self._best = -1
        self._best_spots: Spots = ()

    def run(self) -> tuple[Units, Spots]:
        self._try(0, 0, 0, 0, ())
        return self._best, self._best_spots

    def _try(self, at: int, used: BuildingSet, count: int, bonus: Units, chosen: Spots) -> None:
        if bonus + self._bounds[at] + self._max_placed <= self._best or self._steps > MAX_STEPS:
            return
        self._steps += 1
        if at == len(self._choices):
            placed = self._max_placed
            if self._tight:
                left = (self._open_lots & ~used).bit_count()
                placed = count + min(self._tiles - count, left)
            if bonus + placed > self._best:
                self._best = bonus + placed
                self._best_spots = chosen
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


def _spots_of_type(
    rule: PayRule, assets: Assets, kind: ShopIndex, count: int, tight: bool
) -> tuple[Spot, ...]:
    """Return the sets of lots worth trying for the tiles of one type, best first."""
    spots = [Spot(0, 0, 0)]
    for district in DISTRICTS:
        empty = assets.empty & district
        if not empty:
            continue
        standing = assets.shops[kind] & district
        # Below three in a group there is no bonus.
        if standing.bit_count() + count < 3 and not tight:
            continue
        more = _spots_in_district(
            empty, standing, count, rule.sizes[kind], rule.regroup, rule.street, tight
        )
        if more:
            spots += [
                Spot(before.lots | spot.lots, before.size + spot.size, before.bonus + spot.bonus)
                for before in spots
                for spot in more
                if before.size + spot.size <= count
            ]
            if len(spots) > MAX_SPOTS:
                spots = [spots[0], *sorted(spots[1:], key=_by_bonus)[: MAX_SPOTS - 1]]
    return tuple(sorted(spots[1:], key=_by_bonus))


def _by_bonus(spot: Spot) -> tuple[int, int, int]:
    return -spot.bonus, spot.size, spot.lots


@lru_cache(maxsize=MAX_REMEMBERED)
def _spots_in_district(
    empty: BuildingSet,
    standing: BuildingSet,
    count: int,
    maximum: int,
    regroup: bool,
    street: bool,
    tight: bool,
) -> tuple[Spot, ...]:
    """Return the sets of up to `count` of a district's empty lots in which every tile is needed."""
    before = income_units(standing, maximum, regroup)
    bonuses = {0: 0}
    spots = []
    for lots, size in _candidate_sets(empty, standing, count):
        if street and not _reaches_street(standing | lots, lots):
            continue
        bonus = bonuses[lots] = income_units(standing | lots, maximum, regroup) - before - size
        away = lots & NO_STREET if tight else 0
        if (bonus or away) and all(
            bonuses.get(lots ^ 1 << lot, -1) < bonus or away >> lot & 1 for lot in buildings(lots)
        ):
            spots.append(Spot(lots, size, bonus))
    return tuple(spots if len(spots) <= MAX_SPOTS else sorted(spots, key=_by_bonus)[:MAX_SPOTS])


def _candidate_sets(
    empty: BuildingSet, standing: BuildingSet, count: int
) -> Iterator[tuple[BuildingSet, int]]:
    """Yield the sets of lots to try, smaller ones first, with their sizes."""
    joined = [group & empty for group in groups(empty | standing) if group & (group - 1)]
    lots = [1 << lot for group in joined for lot in buildings(group)]
    sets = 0
    for size in range(1, min(count, len(lots)) + 1):
        for chosen in combinations(lots, size):
            sets += 1
            if sets > MAX_SETS:
                return
            yield sum(chosen), size


def _reaches_street(shops: BuildingSet, new: BuildingSet) -> bool:
    return all(group & ~NO_STREET for group in groups(shops) if group & new)

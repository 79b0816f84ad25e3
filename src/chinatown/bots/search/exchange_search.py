"""Finding bundles of lots, shops and tiles that two players could exchange to joint gain.

A gift is one thing or two that one side could give; an exchange is a gift of either side, or of one
alone. Gifts are judged one-sidedly, the exchanges that look best then exactly (docs/bots.md).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from chinatown.bots.value.potential_value import ValuationContext, worth
from chinatown.game.assets import Assets, no_assets
from chinatown.game.board import around, buildings

MIN_JOINT: Final = 0.4
"""Exchanges that bring both together less than so many units are not worth the talk."""

KEPT: Final = 12
"""So many exchanges of a pair are remembered, the best."""


MUCH: Final = 50
"""Two players who have more lots and unplaced tiles than that are searched less far."""


class SearchBudget(NamedTuple):
    """How far to search: gifts of two made of the best single ones, and exchanges worked out."""

    pairs: int
    tried: int

    def among(self, one: Assets, other: Assets) -> SearchBudget:
        """Return how far to search what two players have, so that no decision takes long."""
        much = sum(held.empty.bit_count() + sum(held.tiles) for held in (one, other))
        if much <= MUCH:
            return self
        part = (MUCH / much) ** 2
        return SearchBudget(int(self.pairs * part), int(self.tried * part))


class Bundle(NamedTuple):
    """An exchange without money: units until the end that each side gains, and what each gives."""

    first_gains: float
    second_gains: float
    first_gives: Assets
    second_gives: Assets

    @property
    def joint(self) -> float:
        """What both gain together."""
        return self.first_gains + self.second_gains

    @property
    def things(self) -> int:
        """How many lots and tiles change hands."""
        return self.first_gives.size + self.second_gives.size

    def turned(self) -> Bundle:
        """Return the same with the sides changed."""
        return Bundle(self.second_gains, self.first_gains, self.second_gives, self.first_gives)


class Gift(NamedTuple):
    """What one side could give, and what both together gain by that alone."""

    gives: Assets
    joint: float


class Side(NamedTuple):
    """Who exchanges: by what it judges, and what it has."""

    context: ValuationContext
    held: Assets

    def worth(self, held: Assets) -> float:
        """Return what a holding would be worth to it."""
        return worth(self.context, held)


def bundles(budget: SearchBudget, one: Side, other: Side) -> tuple[Bundle, ...]:
    """Return exchanges that bring both sides something together, the best first."""
    if one <= other:
        return _bundles(budget, one, other)
    return tuple([found.turned() for found in _bundles(budget, other, one)])


@lru_cache(maxsize=1 << 10)
def _bundles(budget: SearchBudget, one: Side, other: Side) -> tuple[Bundle, ...]:
    budget = budget.among(one.held, other.held)
    nothing = Gift(no_assets(len(one.held.tiles)), 0.0)
    mine = [nothing, *gifts(budget, one, other)]
    theirs = [nothing, *gifts(budget, other, one)]
    hopes = [
        (-(a.joint + b.joint), i, j)
        for i, a in enumerate(mine)
        for j, b in enumerate(theirs)
        if i or j
    ]
    hopes.sort()
    before = one.worth(one.held), other.worth(other.held)
    found = []
    for _, i, j in hopes[: budget.tried]:
        gives, takes = mine[i].gives, theirs[j].gives
        gains = one.worth(one.held.minus(gives).plus(takes)) - before[0]
        other_gains = other.worth(other.held.minus(takes).plus(gives)) - before[1]
        if gains + other_gains >= MIN_JOINT:
            found.append(Bundle(gains, other_gains, gives, takes))
    # Of equal ones that which moves least: fewer things change hands for nothing.
    found.sort(key=lambda bundle: (-round(bundle.joint, 6), bundle.things))
    return tuple(found[:KEPT])


@lru_cache(maxsize=1 << 10)
def gifts(budget: SearchBudget, giver: Side, taker: Side) -> tuple[Gift, ...]:
    """Return what the giver could give, the most promising first."""
    single = [_gift(giver, taker, gives) for gives in _things(giver.held, taker.held)]
    single.sort(key=lambda gift: -gift.joint)
    double = [
        _gift(giver, taker, first.gives.plus(second.gives))
        for first, second in combinations(single[: budget.pairs], 2)
        if _goes_together(first.gives, second.gives)
    ]
    return tuple(sorted(single + double, key=lambda gift: -gift.joint))


def _gift(giver: Side, taker: Side, gives: Assets) -> Gift:
    loss = giver.worth(giver.held.minus(gives)) - giver.worth(giver.held)
    gain = taker.worth(taker.held.plus(gives)) - taker.worth(taker.held)
    return Gift(gives, loss + gain)


def _goes_together(first: Assets, second: Assets) -> bool:
    """Tell whether two gifts name different things; counts of a type are gifts of their own."""
    if any(a and b for a, b in zip(first.tiles, second.tiles, strict=True)):
        return False
    return first.empty | second.empty != first.empty or not first.empty


def _things(giver: Assets, taker: Assets) -> list[Assets]:
    """Return single things that the taker may have a use for; tiles of a type up to three."""
    no_shops, no_tiles = (0,) * len(giver.shops), (0,) * len(giver.tiles)
    found = [Assets(1 << lot, no_shops, no_tiles) for lot in buildings(giver.empty)]
    for kind, count in enumerate(giver.tiles):
        standing = taker.shops[kind]
        reach = around(standing | taker.empty) if standing or taker.tiles[kind] else 0
        found += [
            Assets(0, (*no_shops[:kind], 1 << lot, *no_shops[kind + 1 :]), no_tiles)
            for lot in buildings(giver.shops[kind] & reach)
        ]
        found += [
            Assets(0, no_shops, (*no_tiles[:kind], given, *no_tiles[kind + 1 :]))
            for given in range(1, min(count, 3) + 1)
        ]
    return found

"""Finding what two players could exchange so that both together earn more (docs/bots.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.bots.value.placement_search import Pay, best_units
from chinatown.game.assets import Assets, no_assets
from chinatown.game.board import around, buildings

TRIED: Final = 16
"""So many exchanges are worked out for a pair of players, those that look best one-sidedly."""

KEPT: Final = 10
"""So many of them are remembered."""


class Bargain(NamedTuple):
    """An exchange without money: units a round that each side gains, and what each side gives."""

    first_gains: int
    second_gains: int
    first_gives: Assets
    second_gives: Assets

    @property
    def joint(self) -> int:
        """What both gain together, in units a round."""
        return self.first_gains + self.second_gains

    @property
    def things(self) -> int:
        """How many lots and tiles change hands."""
        return self.first_gives.size + self.second_gives.size

    def turned(self) -> Bargain:
        """Return the same with the sides changed."""
        return Bargain(self.second_gains, self.first_gains, self.second_gives, self.first_gives)


class _Gift(NamedTuple):
    """Something that one side could give, and what that alone does to both, in units a round."""

    gives: Assets
    loss: int
    gain: int


def bargains(pay: Pay, one: Assets, other: Assets) -> tuple[Bargain, ...]:
    """Return exchanges that raise what both sides earn together, the best first."""
    if one <= other:
        return _bargains(pay, one, other)
    return tuple([found.turned() for found in _bargains(pay, other, one)])


@lru_cache(maxsize=1 << 11)
def _bargains(pay: Pay, one: Assets, other: Assets) -> tuple[Bargain, ...]:
    nothing = _Gift(no_assets(len(one.tiles)), 0, 0)
    mine = [nothing, *_gifts(pay, one, other)]
    theirs = [nothing, *_gifts(pay, other, one)]
    hopes = [
        (-(a.loss + a.gain + b.loss + b.gain), i, j)
        for i, a in enumerate(mine)
        for j, b in enumerate(theirs)
        if i or j
    ]
    before = best_units(pay, one), best_units(pay, other)
    found = []
    for _, i, j in sorted(hopes)[:TRIED]:
        gives, takes = mine[i].gives, theirs[j].gives
        gains = best_units(pay, one.minus(gives).plus(takes)) - before[0]
        other_gains = best_units(pay, other.minus(takes).plus(gives)) - before[1]
        if gains + other_gains > 0:
            found.append(Bargain(gains, other_gains, gives, takes))
    # Of equal ones that which moves least: fewer things change hands for nothing.
    found.sort(key=lambda bargain: (-bargain.joint, bargain.things))
    return tuple(found[:KEPT])


def _gifts(pay: Pay, giver: Assets, taker: Assets) -> list[_Gift]:
    """Return what the giver has that the taker may have a use for, each with what it does."""
    before = best_units(pay, giver), best_units(pay, taker)
    return [
        _Gift(
            gives,
            best_units(pay, giver.minus(gives)) - before[0],
            best_units(pay, taker.plus(gives)) - before[1],
        )
        for gives in _useful(giver, taker)
    ]


def _useful(giver: Assets, taker: Assets) -> list[Assets]:
    kinds = range(len(giver.tiles))
    no_shops, no_tiles = (0,) * len(giver.shops), (0,) * len(giver.tiles)
    lots = giver.empty
    short_of_lots = sum(taker.tiles) > taker.empty.bit_count()
    if not short_of_lots:
        near = taker.empty
        for mine in taker.shops:
            near |= mine
        lots &= around(near)
    found = [Assets(1 << lot, no_shops, no_tiles) for lot in buildings(lots)]
    for kind in kinds:
        standing = taker.shops[kind]
        # A shop helps only next to shops of its type, or where tiles can go between.
        reach = around(standing | taker.empty) if standing or taker.tiles[kind] else 0
        found += [
            Assets(0, (*no_shops[:kind], 1 << lot, *no_shops[kind + 1 :]), no_tiles)
            for lot in buildings(giver.shops[kind] & reach)
        ]
        if standing or taker.tiles[kind] or giver.tiles[kind] > 2 or not short_of_lots:
            found += [
                Assets(0, no_shops, (*no_tiles[:kind], count, *no_tiles[kind + 1 :]))
                for count in range(1, min(giver.tiles[kind], 3) + 1)
            ]
    return found

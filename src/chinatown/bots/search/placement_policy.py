"""Which tiles to place now and where, and which to hold back for later (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from chinatown.bots.search.greedy_placement import best_placements, placements_of
from chinatown.bots.value.placement_search import (
    MAX_REMEMBERED,
    Spots,
    best_spots,
    standing_units,
)
from chinatown.bots.value.potential_value import (
    ValuationContext,
    ValueWeights,
    valuation_context,
    worth,
)
from chinatown.game.actions import Placement
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import NEIGHBOURS, NO_STREET, buildings, connected_part
from chinatown.game.types import BuildingSet, Seat, ShopIndex
from chinatown.game.view import View

_MIN_GROUP: Final = 3
"""Smaller groups pay a unit a shop, no more than single shops do."""

_EPSILON: Final = 1e-9
"""Smaller differences are rounding, so that the order of a sum decides nothing."""


def chosen_placements(
    view: View, seat: Seat, weights: ValueWeights, hold_back: tuple[float, ...]
) -> tuple[Placement, ...]:
    """Return the placements after which income now and the worth of the rest are most.

    Found greedily, group by group. `hold_back` says by round how many units more a lot must bring
    for a group smaller than three: tiles that are held back can still be traded to where they
    belong. In the last round every tile is placed.
    """
    if view.rounds_left == 1:
        return best_placements(view, seat)
    later = _after_this_round(view, weights)
    return placements_of(
        view, _planned_moves(later, assets_of(view, seat), hold_back[view.round - 1])
    )


def _after_this_round(view: View, weights: ValueWeights) -> ValuationContext:
    context = valuation_context(view, weights)
    return context._replace(rounds=context.rounds - 1)


@lru_cache(maxsize=MAX_REMEMBERED)
def _planned_moves(later: ValuationContext, assets: Assets, hold_back: float) -> Spots:
    moves: list[tuple[ShopIndex, BuildingSet]] = []
    while move := _best_move(later, assets, hold_back):
        moves.append(move)
        assets = assets.with_shops(*move)
    return tuple(moves)


def _best_move(
    later: ValuationContext, assets: Assets, hold_back: float
) -> tuple[ShopIndex, BuildingSet] | None:
    before = _income_and_rest(later, assets)
    best: tuple[float, ShopIndex, BuildingSet] | None = None
    for kind, lots in _moves(later, assets):
        change = _income_and_rest(later, assets.with_shops(kind, lots)) - before
        gain = change / lots.bit_count()
        if _group(assets, kind, lots).bit_count() < _MIN_GROUP:
            gain -= hold_back
        if gain > 0 and (best is None or gain > best[0] + _EPSILON):
            best = gain, kind, lots
    return best and best[1:]


def _income_and_rest(later: ValuationContext, assets: Assets) -> float:
    """Return what the standing shops pay now and the assets' worth afterwards, in units."""
    return standing_units(later.rule, assets) + worth(later, assets)


def _group(assets: Assets, kind: ShopIndex, lots: BuildingSet) -> BuildingSet:
    return connected_part(lots, assets.shops[kind] | lots)


def _moves(later: ValuationContext, assets: Assets) -> Iterator[tuple[ShopIndex, BuildingSet]]:
    """Yield what could be placed next: groups of the best placement, single tiles, pairs."""
    yield from best_spots(later.rule, assets)
    for kind, count in enumerate(assets.tiles):
        if not count:
            continue
        for lot in buildings(assets.empty):
            single = 1 << lot
            if _allowed(later, assets, kind, single):
                yield kind, single
            if count > 1:
                for beside in buildings(NEIGHBOURS[lot] & assets.empty & -1 << lot):
                    if _allowed(later, assets, kind, single | 1 << beside):
                        yield kind, single | 1 << beside


def _allowed(later: ValuationContext, assets: Assets, kind: ShopIndex, lots: BuildingSet) -> bool:
    return not later.rule.street or bool(_group(assets, kind, lots) & ~NO_STREET)

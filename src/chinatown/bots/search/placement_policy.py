"""Which tiles to place now and where, and which to hold back for better ground (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Iterator

from chinatown.bots.search.greedy_placement import best_placements, placements_of
from chinatown.bots.value.placement_search import best_spots, best_units
from chinatown.bots.value.potential_value import (
    ValuationContext,
    ValueWeights,
    valuation_context,
    worth,
)
from chinatown.game.actions import Placement
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import NEIGHBOURS, NO_STREET, buildings, connected_part
from chinatown.game.view import View


def chosen_placements(
    view: View, seat: int, weights: ValueWeights, holds: tuple[float, ...]
) -> tuple[Placement, ...]:
    """Return the placements after which income now and the worth of the rest are most.

    `holds` says by round how many units more a lot for a group smaller than three must bring: tiles
    that are held back can still be traded to where they belong. In the last round every tile is
    placed.
    """
    if view.rounds_left == 1:
        return best_placements(view, seat)
    held = assets_of(view, seat)
    context = valuation_context(view, weights)
    later = context._replace(rounds=context.rounds - 1)
    found: list[tuple[int, int]] = []
    while move := _best_move(later, held, holds[view.round - 1]):
        found.append(move)
        held = held.with_shops(*move)
    return placements_of(view, found)


def _best_move(later: ValuationContext, held: Assets, hold: float) -> tuple[int, int] | None:
    before = _after_income(later, held)
    best: tuple[float, int, int] | None = None
    for kind, lots in _moves(later, held):
        gain = (_after_income(later, held.with_shops(kind, lots)) - before) / lots.bit_count()
        if _group(held, kind, lots).bit_count() < 3:
            gain -= hold
        if gain > 0 and (best is None or gain > best[0] + 1e-9):
            best = gain, kind, lots
    return best and best[1:]


def _after_income(later: ValuationContext, held: Assets) -> float:
    """Return what shops that stand pay now and what the holding is worth afterwards."""
    standing = best_units(later.pay, held._replace(tiles=(0,) * len(held.tiles)))
    return standing + worth(later, held)


def _group(held: Assets, kind: int, lots: int) -> int:
    return connected_part(lots, held.shops[kind] | lots)


def _moves(later: ValuationContext, held: Assets) -> Iterator[tuple[int, int]]:
    """Yield what could be placed next: groups of the best placement, single tiles, pairs."""
    yield from best_spots(later.pay, held)
    for kind, count in enumerate(held.tiles):
        if not count:
            continue
        for lot in buildings(held.empty):
            one = 1 << lot
            if _allowed(later, held, kind, one):
                yield kind, one
            if count > 1:
                for beside in buildings(NEIGHBOURS[lot] & held.empty & -1 << lot):
                    if _allowed(later, held, kind, one | 1 << beside):
                        yield kind, one | 1 << beside


def _allowed(later: ValuationContext, held: Assets, kind: int, lots: int) -> bool:
    return not later.pay.street or bool(_group(held, kind, lots) & ~NO_STREET)

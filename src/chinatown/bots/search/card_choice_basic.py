"""Which building cards are worth keeping: those that adjoin own buildings (docs/bots.md)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game.assets import assets_of
from chinatown.game.board import ALL, around, buildings, groups, mask_of
from chinatown.game.types import Building, BuildingSet, Seat
from chinatown.game.view import View

_UNIT_WEIGHT: Final = 12
"""What a unit of income a round counts against room to grow."""


def best_cards(view: View, seat: Seat) -> tuple[Building, ...]:
    """Return the cards to keep of a seat's hand: the best choice of `view.keep`.

    What counts is what the tiles at hand would earn, how the lots hang together with each other
    and with own shops, and how much free ground is beside them.
    """
    assets = assets_of(view, seat)
    rule = pay_rule(view)
    unowned = ALL
    for owned in view.owned:
        unowned &= ~owned
    best: tuple[int, tuple[Building, ...]] | None = None
    for cards in combinations(buildings(view.hand), view.keep):
        lots = mask_of(cards)
        score = _UNIT_WEIGHT * best_units(rule, assets.with_lots(lots))
        score += _ground_score(view.owned[seat] | lots, lots, unowned)
        if best is None or score > best[0]:
            best = score, cards
    return best[1] if best else ()


def _ground_score(owned: BuildingSet, lots: BuildingSet, unowned: BuildingSet) -> int:
    joined = sum(min(group.bit_count(), 6) ** 2 for group in groups(owned) if group & lots)
    return 2 * joined + (around(lots) & unowned & ~lots).bit_count()

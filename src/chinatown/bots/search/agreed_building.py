"""Building that keeps to what was agreed for this round (docs/rules.md 5)."""

from __future__ import annotations

from chinatown.game.actions import Placement
from chinatown.game.agreements import agreed_placements, barred_lots
from chinatown.game.lots import open_lots
from chinatown.game.types import Seat
from chinatown.game.view import View


def keeping_agreements(
    view: View, seat: Seat, planned: tuple[Placement, ...]
) -> tuple[Placement, ...]:
    """Return what of a plan the seat's agreements allow, with what they ask for, by building."""
    if not view.clauses:
        return planned
    placements = [*agreed_placements(view, seat)]
    index = view.edition.index
    left = list(view.tiles[seat])
    for placement in placements:
        left[index[placement.shop]] -= 1
    waiting = list(planned)
    moved = True
    while moved:
        # One shop can give another its way to the street.
        moved = False
        for placement in tuple(waiting):
            kind, lot = index[placement.shop], 1 << placement.building
            lots = open_lots(view, seat, placement.shop, placements)
            if left[kind] and lots & ~barred_lots(view, seat, placement.shop) & lot:
                placements.append(placement)
                left[kind] -= 1
                waiting.remove(placement)
                moved = True
    return tuple(sorted(placements, key=lambda placement: placement.building))

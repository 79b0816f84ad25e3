"""Which buildings are free to build on (docs/rules.md 4.4; street access: 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from chinatown.game.actions import Placement
from chinatown.game.board import ALL, NO_STREET, around, connected_part
from chinatown.game.types import BuildingSet, Seat

if TYPE_CHECKING:
    from chinatown.game.state import State
    from chinatown.game.view import View


def built_set(position: State | View) -> BuildingSet:
    """Return the buildings on which a shop stands, as a set."""
    return reduce(or_, position.shops)


def open_lots(
    position: State | View, seat: Seat, shop: str, planned: Sequence[Placement] = ()
) -> BuildingSet:
    """Return the set of own empty buildings on which a tile of a type can go next.

    `planned` are placements that the seat makes before, in the same turn. What the seat has agreed
    to does not count here.
    """
    free = position.owned[seat] & ~built_set(position) & ALL
    kind = position.edition.index[shop]
    shops = position.shops[kind] & position.owned[seat]
    for placement in planned:
        free &= ~(1 << placement.building)
        if placement.shop == shop:
            shops |= 1 << placement.building
    if not position.variants.street_access:
        return free
    with_access = connected_part(shops & ~NO_STREET, shops)
    return free & (~NO_STREET | around(with_access))

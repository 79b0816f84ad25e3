"""Where a newcomer puts tiles: one after the other, each beside its like, with no plan."""

from __future__ import annotations

from chinatown.bots.search.greedy_placement import placements_of
from chinatown.game.actions import Placement
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import NEIGHBOURS, NO_STREET, buildings, connected_part
from chinatown.game.types import BuildingSet, Seat, ShopIndex
from chinatown.game.view import View


def plain_placements(view: View, seat: Seat) -> tuple[Placement, ...]:
    """Return the placements of a seat's tiles in the order of their types, by building.

    Each tile goes where most shops of its type are beside it already, to the lot with the lowest
    number among equals. So the first types take lots that others would have needed to join.
    """
    assets = assets_of(view, seat)
    moves: list[tuple[ShopIndex, BuildingSet]] = []
    for kind, count in enumerate(assets.tiles):
        for _ in range(count):
            lot = _lot_for(assets, kind, street=view.variants.street_access)
            if lot:
                moves.append((kind, lot))
                assets = assets.with_shops(kind, lot)
    return placements_of(view, moves)


def _lot_for(assets: Assets, kind: ShopIndex, *, street: bool) -> BuildingSet:
    """Return the lot for the next tile of a type, or an empty set."""
    standing = assets.shops[kind]
    best, most = 0, -1
    for building in buildings(assets.empty):
        lot = 1 << building
        if street and not connected_part(lot, standing | lot) & ~NO_STREET:
            continue
        beside = (NEIGHBOURS[building] & standing).bit_count()
        if beside > most:
            best, most = lot, beside
    return best

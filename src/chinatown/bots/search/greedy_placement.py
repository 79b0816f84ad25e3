"""Where each tile goes: the placement that pays most now, and grows best among equals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_spots
from chinatown.game.actions import Placement
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import ALL, NEIGHBOURS, NO_STREET, around, buildings, connected_part
from chinatown.game.types import BuildingSet, Seat, ShopIndex
from chinatown.game.view import View


def best_placements(view: View, seat: Seat) -> tuple[Placement, ...]:
    """Return the placements of a seat's tiles that pay most this round, by building.

    Tiles that join into groups come first; the others, worth the same wherever they stand, go one
    or two at a time beside their like and where there is room for more.
    """
    assets = assets_of(view, seat)
    moves = list(best_spots(pay_rule(view), assets))
    for kind, lots in moves:
        assets = assets.with_shops(kind, lots)
    while move := _best_filler(view, assets):
        moves.append(move)
        assets = assets.with_shops(*move)
    return placements_of(view, moves)


def placements_of(
    view: View, moves: Iterable[tuple[ShopIndex, BuildingSet]]
) -> tuple[Placement, ...]:
    """Return the placements, by building, of tiles given as shop types and the lots for each."""
    types = view.edition.shops
    return tuple(
        sorted(
            (Placement(lot, types[kind].name) for kind, lots in moves for lot in buildings(lots)),
            key=lambda placement: placement.building,
        )
    )


def _best_filler(view: View, assets: Assets) -> tuple[ShopIndex, BuildingSet] | None:
    """Return the next one or two tiles of a type to place, and their lots, or None."""
    street = view.variants.street_access
    unowned = ALL
    for owned in view.owned:
        unowned &= ~owned
    outlook_card = view.outlook[-1] if view.outlook_now and view.outlook else ()
    best: tuple[int, ShopIndex, BuildingSet] | None = None
    for kind, count in enumerate(assets.tiles):
        maximum = view.edition.sizes[kind]
        standing = assets.shops[kind]
        for lots in _one_or_two(assets.empty, count):
            group = connected_part(lots, standing | lots)
            if street and not group & ~NO_STREET:
                continue
            size = lots.bit_count()
            score = 4 * _growth(group, lots, standing, maximum) // size
            if group.bit_count() < maximum:
                edge = around(group)
                own_room = (edge & assets.empty & ~lots).bit_count()
                score += min(2 * own_room + (edge & unowned).bit_count(), 3)
            if maximum in outlook_card:
                score += 4
            if best is None or score > best[0]:
                best = score, kind, lots
    return best and best[1:]


def _one_or_two(empty: BuildingSet, count: int) -> Iterator[BuildingSet]:
    """Yield each empty lot and, where there are two tiles, each pair of neighbours."""
    if not count:
        return
    for lot in buildings(empty):
        yield 1 << lot
        if count > 1:
            for beside in buildings(NEIGHBOURS[lot] & empty & -1 << lot):
                yield 1 << lot | 1 << beside


def _growth(group: BuildingSet, lots: BuildingSet, standing: BuildingSet, maximum: int) -> int:
    """Return by how much the sum of the squared sizes of groups grows, up to finished ones."""
    before = 0
    rest = group & ~lots & standing
    while rest:
        part = connected_part(rest & -rest, rest)
        before += min(part.bit_count(), maximum) ** 2
        rest ^= part
    return min(group.bit_count(), maximum) ** 2 - before

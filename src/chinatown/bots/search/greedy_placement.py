"""Where each tile goes: the placement that pays most now, and grows best among equals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from chinatown.bots.value.income_value import pay_of
from chinatown.bots.value.placement_search import best_spots
from chinatown.game.actions import Placement
from chinatown.game.assets import Assets, assets_of
from chinatown.game.board import ALL, NEIGHBOURS, NO_STREET, around, buildings, connected_part
from chinatown.game.view import View


def best_placements(view: View, seat: int) -> tuple[Placement, ...]:
    """Return the placements of a seat's tiles that pay most this round.

    Tiles that join into groups come first; the others, worth the same wherever they stand, go
    beside their like and where there is room for more.
    """
    held = assets_of(view, seat)
    found = list(best_spots(pay_of(view), held))
    for kind, lots in found:
        held = held.with_shops(kind, lots)
    while move := _best_filler(view, held):
        found.append(move)
        held = held.with_shops(*move)
    return placements_of(view, found)


def placements_of(view: View, found: Iterable[tuple[int, int]]) -> tuple[Placement, ...]:
    """Return placements, by building, of pairs of a shop type and the set of lots for it."""
    names = view.edition.shops
    return tuple(
        sorted(
            (Placement(lot, names[kind].name) for kind, lots in found for lot in buildings(lots)),
            key=lambda placement: placement.building,
        )
    )


def _best_filler(view: View, held: Assets) -> tuple[int, int] | None:
    """Return the next tiles to place, one or two of a type: its index and their lots, or None."""
    street = view.variants.street_access
    free = ALL
    for owned in view.owned:
        free &= ~owned
    card = view.outlook[-1] if view.outlook_now and view.outlook else ()
    best: tuple[int, int, int] | None = None
    for kind, count in enumerate(held.tiles):
        maximum = view.edition.sizes[kind]
        mine = held.shops[kind]
        for lots in _one_or_two(held.empty, count):
            group = connected_part(lots, mine | lots)
            if street and not group & ~NO_STREET:
                continue
            size = lots.bit_count()
            score = 4 * _growth(group, lots, mine, maximum) // size
            if group.bit_count() < maximum:
                edge = around(group)
                room = 2 * (edge & held.empty & ~lots).bit_count() + (edge & free).bit_count()
                score += min(room, 3)
            if maximum in card:
                score += 4
            if best is None or score > best[0]:
                best = score, kind, lots
    return best and best[1:]


def _one_or_two(empty: int, count: int) -> Iterator[int]:
    if not count:
        return
    for lot in buildings(empty):
        yield 1 << lot
        if count > 1:
            for beside in buildings(NEIGHBOURS[lot] & empty & -1 << lot):
                yield 1 << lot | 1 << beside


def _growth(group: int, lots: int, mine: int, maximum: int) -> int:
    """Return by how much the sum of the squared sizes of groups grows, up to finished ones."""
    before = 0
    rest = group & ~lots & mine
    while rest:
        part = connected_part(rest & -rest, rest)
        before += min(part.bit_count(), maximum) ** 2
        rest ^= part
    return min(group.bit_count(), maximum) ** 2 - before

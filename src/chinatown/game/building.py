"""Placing tiles, in turn or all at once (docs/rules.md 4.4; street access: 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypedDict

from chinatown.game.actions import Build, Placement
from chinatown.game.board import ALL, BUILDINGS, NO_STREET, around, connected_part
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent, Built, PlacementsFixed
from chinatown.game.state import BUILD, State, first_waiting

if TYPE_CHECKING:
    from chinatown.game.view import View


_LAST = len(BUILDINGS)


def build(state: State, action: Build) -> tuple[State, list[AddressedEvent]]:
    """Place tiles and pass, or fix placements unseen where all place at once.

    Raises IllegalAction out of turn, twice, for a building that is not one's own or not empty, a
    tile that one does not have, and a start away from a street where access is needed.
    """
    seat = action.seat
    if state.phase != BUILD:
        raise IllegalAction("wrong-phase", phase=state.phase, needs=BUILD)
    if state.built >> seat & 1:
        raise IllegalAction("already-built")
    in_turn = state.in_turn
    if in_turn and (turn := first_waiting(state)) != seat:
        raise IllegalAction("not-your-turn", seat=turn)
    placements = action.placements
    changes = _placed(state, seat, placements)
    # Nearly all placements are allowed; what is wrong with others is found out only then.
    if changes is None or state.setup.variants.street_access:
        check_placements(state, seat, placements)
    assert changes is not None
    built = state.built | 1 << seat
    if in_turn:
        state = state._replace(built=built, number=state.number + 1, **changes)
        return state, [AddressedEvent(Built(seat, placements))]
    plans = (*state.plans[:seat], placements, *state.plans[seat + 1 :])
    return state._replace(built=built, plans=plans), [AddressedEvent(PlacementsFixed(seat))]


def check_placements(state: State | View, seat: int, placements: Sequence[Placement]) -> None:
    """Raise IllegalAction for what keeps a seat from placing these tiles together."""
    if not placements:
        return
    index = state.edition.index
    owned = state.owned[seat]
    lots = 0
    built = _built(state)
    for placement in placements:
        lot = placement.building
        if not 1 <= lot <= _LAST:
            raise IllegalAction("unknown-building", building=lot)
        if placement.shop not in index:
            raise IllegalAction(
                "unknown-shop-type", shop=placement.shop, edition=state.edition.name
            )
        if not owned >> lot & 1:
            raise IllegalAction("building-not-owned", building=lot, seat=seat)
        if built >> lot & 1:
            raise IllegalAction("building-occupied", building=lot)
        if lots >> lot & 1:
            raise IllegalAction("building-twice", building=lot)
        lots |= 1 << lot
    names = [placement.shop for placement in placements]
    for shop in names:
        if state.tiles[seat][index[shop]] < names.count(shop):
            raise IllegalAction("tile-not-held", shop=shop, seat=seat)
    if state.variants.street_access:
        _check_access(state, seat, placements)


def _check_access(state: State | View, seat: int, placements: Sequence[Placement]) -> None:
    # A tile in a group that reaches a street can be placed after the tiles between, so looking at
    # the finished groups is the same as looking at each step of the best order.
    for placement in placements:
        kind = state.edition.index[placement.shop]
        mine = state.shops[kind] & state.owned[seat]
        for other in placements:
            if other.shop == placement.shop:
                mine |= 1 << other.building
        if not connected_part(1 << placement.building, mine) & ~NO_STREET:
            raise IllegalAction("no-street-access", building=placement.building)


def _built(position: State | View) -> int:
    built = 0
    for standing in position.shops:
        built |= standing
    return built


class _Placed(TypedDict, total=False):
    shops: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, ...], ...]


def _placed(state: State, seat: int, placements: Sequence[Placement]) -> _Placed | None:
    """Return what changes with these tiles of a seat on the board.

    None where the seat has not all lots and tiles for it; street access is not looked at.
    """
    if not placements:
        return {}
    index = state.setup.edition.index
    free = state.owned[seat] & ~_built(state)
    shops = [*state.shops]
    tiles = [*state.tiles[seat]]
    for placement in placements:
        lot = placement.building
        kind = index.get(placement.shop)
        if kind is None or not tiles[kind] or lot < 1 or not free >> lot & 1:
            return None
        free ^= 1 << lot
        shops[kind] |= 1 << lot
        tiles[kind] -= 1
    after = shown = (*state.tiles[:seat], tuple(tiles), *state.tiles[seat + 1 :])
    if state.shown is not state.tiles:
        left = [*state.shown[seat]]
        for placement in placements:
            kind = index[placement.shop]
            left[kind] -= left[kind] > 0
        shown = (*state.shown[:seat], tuple(left), *state.shown[seat + 1 :])
    return {"shops": tuple(shops), "tiles": after, "shown": shown}


def reveal_plans(state: State) -> tuple[State, list[AddressedEvent]]:
    """Put all placements that were fixed unseen on the board together."""
    told = []
    for seat in state.seats_in_order:
        plan = state.plans[seat] or ()
        changes = _placed(state, seat, plan)
        assert changes is not None
        state = state._replace(**changes)
        told.append(AddressedEvent(Built(seat, plan)))
    return state._replace(plans=(None,) * state.players), told


def legal_lots(
    position: State | View, seat: int, shop: str, planned: Sequence[Placement] = ()
) -> int:
    """Return the buildings on which a seat may place a tile of a type next, as a set.

    `planned` are placements that it means to make before, in the same turn (docs/rules.md 4.4, 8).
    """
    free = position.owned[seat] & ~_built(position) & ALL
    kind = position.edition.index[shop]
    mine = position.shops[kind] & position.owned[seat]
    for placement in planned:
        free &= ~(1 << placement.building)
        if placement.shop == shop:
            mine |= 1 << placement.building
    if not position.variants.street_access:
        return free
    reaching = connected_part(mine & ~NO_STREET, mine)
    return free & (~NO_STREET | around(reaching))

"""Placing tiles, in turn or all at once (docs/rules.md 4.4; street access: 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from chinatown.game.actions import Build, Placement
from chinatown.game.agreements import barred_lots, check_clauses
from chinatown.game.board import BUILDINGS, NO_STREET, connected_part
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent, Built, PlacementsFixed
from chinatown.game.lots import built_set, open_lots
from chinatown.game.state import BUILD, Outcome, State, first_waiting
from chinatown.game.types import BuildingSet, Seat, SeatSet

if TYPE_CHECKING:
    from chinatown.game.view import View


_LAST: Final = len(BUILDINGS)


def build(state: State, action: Build) -> Outcome:
    """Place tiles and pass, or fix placements unseen where everyone builds at once.

    Raises IllegalAction when it is another's turn, when the seat has already built, for a building
    that is not an own empty one, for a tile that the seat lacks, for a shop that would not reach a
    street where access is required, and for what the seat has agreed not to do, or agreed to do and
    would not.
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
    check_placements(state, seat, placements)
    if state.clauses:
        check_clauses(state, seat, placements, complete=True)
    built = state.built | 1 << seat
    if in_turn:
        state = _placed(state, seat, placements, built)
        return state, [AddressedEvent(Built(seat, placements))]
    plans = (*state.plans[:seat], placements, *state.plans[seat + 1 :])
    return state._replace(built=built, plans=plans), [AddressedEvent(PlacementsFixed(seat))]


def check_placements(state: State | View, seat: Seat, placements: Sequence[Placement]) -> None:
    """Raise IllegalAction for what prevents a seat from placing these tiles together."""
    if not placements:
        return
    index = state.edition.index
    free = state.owned[seat] & ~built_set(state)
    left = [*state.tiles[seat]]
    for placement in placements:
        building, shop = placement.building, placement.shop
        if building < 1 or not free >> building & 1 or shop not in index:
            raise _refusal(state, seat, placement)
        free ^= 1 << building
        left[index[shop]] -= 1
    if min(left) < 0:
        lacking = next(part.shop for part in placements if left[index[part.shop]] < 0)
        raise IllegalAction("tile-not-held", shop=lacking, seat=seat)
    if state.variants.street_access:
        _check_access(state, seat, placements)
    if state.clauses:
        check_clauses(state, seat, placements, complete=False)


def _refusal(state: State | View, seat: Seat, placement: Placement) -> IllegalAction:
    """Return what is wrong with a placement that names no shop type or no lot left to the seat."""
    building, edition = placement.building, state.edition
    if not 1 <= building <= _LAST:
        return IllegalAction("unknown-building", building=building)
    if placement.shop not in edition.index:
        return IllegalAction("unknown-shop-type", shop=placement.shop, edition=edition.name)
    if not state.owned[seat] >> building & 1:
        return IllegalAction("building-not-owned", building=building, seat=seat)
    if built_set(state) >> building & 1:
        return IllegalAction("building-occupied", building=building)
    return IllegalAction("building-twice", building=building)


def _check_access(state: State | View, seat: Seat, placements: Sequence[Placement]) -> None:
    # Tiles may be placed in any order, so a group that reaches a street in the end can always be
    # built outwards from that street: only the finished groups need to be checked.
    for placement in placements:
        kind = state.edition.index[placement.shop]
        shops = state.shops[kind] & state.owned[seat]
        for other in placements:
            if other.shop == placement.shop:
                shops |= 1 << other.building
        if not connected_part(1 << placement.building, shops) & ~NO_STREET:
            raise IllegalAction("no-street-access", building=placement.building)


def _placed(state: State, seat: Seat, placements: Sequence[Placement], built: SeatSet) -> State:
    """Return the state after a seat has placed these tiles, which it may; `built` are done."""
    if not placements:
        return state._replace(built=built)
    index = state.edition.index
    shops = [*state.shops]
    tiles = [*state.tiles[seat]]
    for placement in placements:
        kind = index[placement.shop]
        shops[kind] |= 1 << placement.building
        tiles[kind] -= 1
    after = shown = (*state.tiles[:seat], tuple(tiles), *state.tiles[seat + 1 :])
    if state.shown is not state.tiles:
        left = [*state.shown[seat]]
        for placement in placements:
            kind = index[placement.shop]
            left[kind] -= left[kind] > 0
        shown = (*state.shown[:seat], tuple(left), *state.shown[seat + 1 :])
    return state._replace(shops=tuple(shops), tiles=after, shown=shown, built=built)


def reveal_plans(state: State) -> Outcome:
    """Put the placements that everyone fixed unseen on the board."""
    events = []
    for seat in state.seats_in_order:
        plan = state.plans[seat] or ()
        state = _placed(state, seat, plan, state.built)
        events.append(AddressedEvent(Built(seat, plan)))
    return state._replace(plans=(None,) * state.players), events


def legal_lots(
    position: State | View, seat: Seat, shop: str, planned: Sequence[Placement] = ()
) -> BuildingSet:
    """Return the set of buildings on which a seat may place a tile of a type next.

    `planned` are placements that it makes before, in the same turn (docs/rules.md 4.4 and 8). What
    clauses forbid it is left out.
    """
    return open_lots(position, seat, shop, planned) & ~barred_lots(position, seat, shop)

"""Agreements about the round in trades, and how building clauses bind (docs/rules.md 5).

Whether clauses can be kept is decided when trading ends: until a seat has built, its buildings
and tiles stay what they are then.
"""

from __future__ import annotations

from collections.abc import Sequence

from chinatown.game.actions import Placement, Trade, Transfer
from chinatown.game.agreement_events import ClauseLapsed
from chinatown.game.board import BUILDINGS, mask_of
from chinatown.game.codes import ClauseLapse
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent
from chinatown.game.lots import built_set, open_lots
from chinatown.game.state import AgreedClause, Outcome, State
from chinatown.game.terms import MAX_WHOLE, BuildingClause, Share
from chinatown.game.types import BuildingSet, Seat
from chinatown.game.view import View


def check_allowed(position: State | View) -> None:
    """Raise IllegalAction where trades hold nothing that is fulfilled later (docs/rules.md 8)."""
    if not position.agreements_bind:
        raise IllegalAction("agreements-not-in-rules")
    if position.variants.immediate_only:
        raise IllegalAction("immediate-only")


def check_terms(part: Transfer, position: State | View) -> None:
    """Raise IllegalAction for shares and clauses of a transfer that say what makes no sense."""
    check_allowed(position)
    for share in part.shares:
        _check_share(share, position)
    for clause in part.clauses:
        if not 1 <= clause.building <= len(BUILDINGS):
            raise IllegalAction("unknown-building", building=clause.building)
        if clause.shop not in position.edition.index and (clause.shop or clause.builds):
            raise IllegalAction(
                "unknown-shop-type", shop=clause.shop, edition=position.edition.name
            )


def _check_share(share: Share, position: State | View) -> None:
    for lot in share.buildings:
        if not 1 <= lot <= len(BUILDINGS):
            raise IllegalAction("unknown-building", building=lot)
    if not share.buildings:
        raise IllegalAction("share-of-nothing")
    if len(set(share.buildings)) < len(share.buildings):
        twice = next(lot for lot in share.buildings if share.buildings.count(lot) > 1)
        raise IllegalAction("building-twice", building=twice)
    if not 1 <= share.parts <= share.whole <= MAX_WHOLE:
        raise IllegalAction("share-fraction", most=MAX_WHOLE)
    if 0 < share.at_most < share.at_least:
        raise IllegalAction("share-limits", least=share.at_least, most=share.at_most)
    if share.of != "income" and not position.edition.outlook:
        raise IllegalAction("outlook-not-played", edition=position.edition.name)


def check_consistent(parts: Sequence[Transfer]) -> None:
    """Raise IllegalAction where transfers bind a seat to clauses that contradict each other."""
    clauses = [(part.giver, clause) for part in parts for clause in part.clauses]
    for place, (giver, clause) in enumerate(clauses):
        for other, earlier in clauses[:place]:
            if giver == other and clause.contradicts(earlier):
                raise IllegalAction("clauses-contradict", building=clause.building)


def terms_obstacle(position: State | View, trade: Trade) -> IllegalAction | None:
    """Return why a trade without choices cannot bind as it says, as everyone can see, or None.

    After the trade, the giver of a share or clause must own the buildings that it names; clauses
    name empty ones.
    """
    built = built_set(position)
    for part in trade.transfers:
        if not (part.shares or part.clauses):
            continue
        owned = owned_after(position, trade, part.giver)
        named = [lot for share in part.shares for lot in share.buildings]
        named += [clause.building for clause in part.clauses]
        for lot in named:
            if not owned >> lot & 1:
                return IllegalAction("building-not-owned", building=lot, seat=part.giver)
        for clause in part.clauses:
            if built >> clause.building & 1:
                return IllegalAction("building-occupied", building=clause.building)
    return None


def owned_after(position: State | View, trade: Trade, seat: Seat) -> BuildingSet:
    """Return the set of buildings that a seat owns after a trade."""
    owned = position.owned[seat]
    for part in trade.transfers:
        if part.giver == seat:
            owned &= ~mask_of(part.buildings)
    for part in trade.transfers:
        if part.taker == seat:
            owned |= mask_of(part.buildings)
    return owned


def clauses_from(trade: Trade, seat: Seat) -> list[BuildingClause]:
    """Return the clauses by which a trade without choices binds a seat."""
    return [clause for part in trade.transfers if part.giver == seat for clause in part.clauses]


def own_contradiction(position: State | View, trade: Trade, seat: Seat) -> IllegalAction | None:
    """Return which clause of a trade contradicts what the seat has agreed to before, or None.

    With a View, `seat` is the viewer.
    """
    for clause in clauses_from(trade, seat):
        for agreed in position.clauses:
            if agreed.giver == seat and clause.contradicts(agreed.clause):
                return IllegalAction("clauses-contradict", building=clause.building)
    return None


def barred_lots(position: State | View, seat: Seat, shop: str) -> BuildingSet:
    """Return the set of buildings on which clauses forbid a seat to place a tile of a type."""
    barred = 0
    for agreed in position.clauses:
        if agreed.giver == seat and not agreed.clause.allows(shop):
            barred |= 1 << agreed.clause.building
    return barred


def check_clauses(
    position: State | View, seat: Seat, placements: Sequence[Placement], *, complete: bool
) -> None:
    """Raise IllegalAction for placements that a seat's clauses forbid.

    With `complete`, also where a tile is missing that it has agreed to place.
    """
    for agreed in position.clauses:
        if agreed.giver != seat:
            continue
        clause = agreed.clause
        shops = [place.shop for place in placements if place.building == clause.building]
        lot, taker = clause.building, agreed.taker
        if clause.builds:
            if any(shop != clause.shop for shop in shops) or (complete and not shops):
                raise IllegalAction("agreed-to-build", building=lot, shop=clause.shop, seat=taker)
        elif shops and not clause.shop:
            raise IllegalAction("agreed-to-leave-empty", building=lot, seat=taker)
        elif clause.shop in shops:
            raise IllegalAction("agreed-not-to-build", building=lot, shop=clause.shop, seat=taker)


def agreed_placements(position: State | View, seat: Seat) -> tuple[Placement, ...]:
    """Return the tiles that a seat has agreed to place and can place, which it then must."""
    return _weighed(position, seat)[0] if position.clauses else ()


def lapse_clauses(state: State) -> Outcome:
    """Let the clauses lapse that cannot be kept now that trading is over."""
    if not state.clauses:
        return state, []
    lapses = [lapse for seat in state.seats_in_order for lapse in _weighed(state, seat)[1]]
    gone = {id(agreed) for agreed, _ in lapses}
    events = [_lapse_event(agreed, why) for agreed, why in lapses]
    kept = tuple(agreed for agreed in state.clauses if id(agreed) not in gone)
    return state._replace(clauses=kept), events


def dropped_clauses(state: State) -> list[AddressedEvent]:
    """Return the lapse of each clause in force, as the game has ended early."""
    return [_lapse_event(agreed, "game-ended") for agreed in state.clauses]


def _lapse_event(agreed: AgreedClause, why: ClauseLapse) -> AddressedEvent:
    event = ClauseLapsed(agreed.giver, agreed.taker, agreed.clause, why)
    return AddressedEvent(event, agreed.audience)


def _weighed(
    position: State | View, seat: Seat
) -> tuple[tuple[Placement, ...], list[tuple[AgreedClause, ClauseLapse]]]:
    """Return the tiles that clauses make a seat place, and the clauses that it cannot keep.

    The oldest clause comes first. Shops that other clauses make it build count for street access.
    """
    own = [agreed for agreed in position.clauses if agreed.giver == seat]
    lost = [agreed for agreed in own if not position.owned[seat] >> agreed.clause.building & 1]
    lapses: list[tuple[AgreedClause, ClauseLapse]] = [(agreed, "building-moved") for agreed in lost]
    waiting = [agreed for agreed in own if agreed.clause.builds and agreed not in lost]
    index = position.edition.index
    left = list(position.tiles[seat])
    placements: list[Placement] = []
    moved = True
    while moved:
        moved = False
        for agreed in tuple(waiting):
            clause = agreed.clause
            placement, kind = Placement(clause.building, clause.shop), index[clause.shop]
            lots = open_lots(position, seat, clause.shop, placements)
            if placement not in placements and left[kind] and lots >> clause.building & 1:
                placements.append(placement)
                left[kind] -= 1
            if placement in placements:
                waiting.remove(agreed)
                moved = True
    for agreed in waiting:
        has_tile = left[index[agreed.clause.shop]] > 0
        lapses.append((agreed, "no-street-access" if has_tile else "tiles-moved"))
    return tuple(placements), lapses

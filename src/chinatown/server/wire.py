"""A view as the message that carries it. Nothing here sees a State, so nothing here can tell one.

Sets of buildings and counts by shop type become lists and names; the order of everything is fixed,
so that equal views give equal bytes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from chinatown.game import (
    Business,
    Edition,
    Event,
    OfferState,
    Placement,
    Told,
    View,
    buildings,
    businesses,
    income,
    legal_lots,
    may_ask_turns,
)
from chinatown.game.board import BUILDINGS
from chinatown.game.building import check_placements
from chinatown.game.state import OVER, TRADE
from chinatown.server.messages import (
    Board,
    BusinessInfo,
    CallInfo,
    Changed,
    DebtInfo,
    GameView,
    Mine,
    Now,
    OfferInfo,
    Outlook,
    PartyInfo,
    PlayerInfo,
    Previewed,
    PromiseInfo,
    Result,
    Supply,
    Update,
)

_BOARDS: Final = 512
"""How many boards are remembered as messages."""

NEVER: Final[Mapping[str, str]] = {}
"""No offer is limited in time."""

SECTIONS: Final = tuple(GameView.model_fields)


def game_view(view: View, clock_ends: str | None, expiries: Mapping[str, str] = NEVER) -> GameView:
    """Return a view as a message.

    `clock_ends` is when the trade clock runs out, `expiries` when offers lapse, as ISO times.
    """
    return GameView(
        now=_now(view, clock_ends),
        board=_board(view.edition, view.owned, view.shops),
        businesses=_businesses(view.edition, view.owned, view.shops),
        players=[_player(view, seat) for seat in range(view.players)],
        mine=_mine(view),
        offers=[_offer(offer, expiries.get(offer.id)) for offer in view.offers],
        calls=[CallInfo(**call._asdict()) for call in view.calls],
        debts=[
            DebtInfo(debtor=debt.debtor, creditor=debt.creditor, owed=debt.owed)
            for debt in view.debts
        ],
        promises=[
            PromiseInfo(
                id=promise.id,
                round=promise.round,
                giver=promise.giver,
                taker=promise.taker,
                text=promise.text,
                status=promise.status,
            )
            for promise in view.promises
        ],
        outlook=_outlook(view),
        supply=Supply(deck=view.deck_count, bag=view.bag_count),
        result=Result(ranking=list(view.ranking), seed=view.seed) if view.phase == OVER else None,
    )


def update(n: int, told: Sequence[Event], before: GameView | None, after: GameView) -> Update:
    """Return an update to a viewer: what happened, and the sections whose value is another now."""
    sections = {
        name: getattr(after, name)
        for name in SECTIONS
        if before is None or getattr(before, name) != getattr(after, name)
    }
    return Update(t="update", n=n, events=list(told), changed=Changed(**sections))


def visible(told: Sequence[Told], viewer: int | None) -> list[Event]:
    """Return the events that a seat, or with None a spectator, may see."""
    return [one.event for one in told if one.seen_by(viewer)]


def _now(view: View, clock_ends: str | None) -> Now:
    trading = view.phase == TRADE
    may_ask = trading and may_ask_turns(view.edition, view.variants) and not view.turns_asked
    return Now(
        round=view.round,
        year=view.edition.years[view.round - 1],
        phase=view.phase,
        first=view.first,
        waiting=list(view.waiting),
        in_turn=view.in_turn,
        turns_asked=view.turns_asked,
        may_ask_turns=may_ask,
        clock_ends=clock_ends if trading else None,
    )


# All viewers see the same board, and most actions leave it as it was.
@lru_cache(maxsize=_BOARDS)
def _board(edition: Edition, owned: tuple[int, ...], standing: tuple[int, ...]) -> Board:
    owners: dict[int, int] = {}
    for seat, lots in enumerate(owned):
        owners.update(dict.fromkeys(buildings(lots), seat))
    shops: dict[int, str] = {}
    for kind, lots in zip(edition.shops, standing, strict=True):
        shops.update(dict.fromkeys(buildings(lots), kind.name))
    return Board(
        owners=[owners.get(building) for building in BUILDINGS],
        shops=[shops.get(building) for building in BUILDINGS],
    )


@lru_cache(maxsize=_BOARDS)
def _businesses(
    edition: Edition, owned: tuple[int, ...], standing: tuple[int, ...]
) -> list[BusinessInfo]:
    return [
        _business(edition, seat, one)
        for seat, lots in enumerate(owned)
        for one in businesses(edition, lots, standing)
    ]


def _business(edition: Edition, owner: int, one: Business) -> BusinessInfo:
    return BusinessInfo(
        owner=owner,
        shop=edition.shops[one.shop].name,
        buildings=list(buildings(one.lots)),
        size=one.size,
        maximum=edition.sizes[one.shop],
        finished=one.finished,
        pays=one.pays,
    )


def _player(view: View, seat: int) -> PlayerInfo:
    names = [kind.name for kind in view.edition.shops]
    tiles = [
        name for name, count in zip(names, view.tiles[seat], strict=True) for _ in range(count)
    ]
    return PlayerInfo(
        seat=seat,
        cash=view.cash[seat],
        tiles=tiles,
        tile_count=view.tile_counts[seat],
        hand_count=view.hand_counts[seat],
        buildings=view.owned[seat].bit_count(),
        income=income(view.edition, view.owned[seat], view.shops),
        chosen=bool(view.chosen >> seat & 1),
        done=bool(view.done >> seat & 1),
        built=bool(view.built >> seat & 1),
    )


def _mine(view: View) -> Mine | None:
    if view.viewer is None:
        return None
    return Mine(
        hand=list(buildings(view.hand)),
        keep=view.keep,
        chosen=None if view.kept is None else list(buildings(view.kept)),
        plan=None if view.plan is None else list(view.plan),
    )


def _offer(offer: OfferState, expires: str | None) -> OfferInfo:
    return OfferInfo(
        id=offer.id,
        seat=offer.seat,
        trade=offer.trade,
        secret=offer.secret,
        counters=offer.counters,
        parties=[
            PartyInfo(
                seat=seat,
                answer="refuses"
                if seat == offer.by
                else "agrees"
                if offer.agreed >> seat & 1
                else "waiting",
            )
            for seat in offer.trade.parties
        ],
        status=offer.status,
        reason=offer.reason,
        because=offer.because,
        replaces=offer.replaces,
        answers=offer.answers,
        expires=expires,
    )


def _outlook(view: View) -> Outlook | None:
    if not view.edition.outlook:
        return None
    return Outlook(
        turned=[list(card) for card in view.outlook],
        now=view.outlook_now,
        left=view.outlook_left,
    )


def previewed(view: View, request: str, placements: Sequence[Placement]) -> Previewed:
    """Return what placing tiles would bring a seated viewer, all from its own view.

    Raises IllegalAction for a placement that could not be made (docs/rules.md 4.4).
    """
    seat = view.viewer
    assert seat is not None, "a spectator has no tiles"
    after = placed_in_view(view, seat, placements)
    found = businesses(view.edition, after.owned[seat], after.shops)
    unplaced = zip(view.edition.shops, after.tiles[seat], strict=True)
    return Previewed(
        t="previewed",
        id=request,
        before=income(view.edition, view.owned[seat], view.shops),
        after=sum(one.pays for one in found),
        businesses=[_business(view.edition, seat, one) for one in found],
        lots={
            kind.name: list(buildings(legal_lots(after, seat, kind.name)))
            for kind, count in unplaced
            if count
        },
    )


def placed_in_view(view: View, seat: int, placements: Sequence[Placement]) -> View:
    """Return a view as it would be with tiles of a seat on the board. Raises IllegalAction."""
    check_placements(view, seat, placements)
    shops = list(view.shops)
    tiles = list(view.tiles[seat])
    for placement in placements:
        kind = view.edition.index[placement.shop]
        shops[kind] |= 1 << placement.building
        tiles[kind] -= 1
    return view._replace(
        shops=tuple(shops),
        tiles=(*view.tiles[:seat], tuple(tiles), *view.tiles[seat + 1 :]),
    )

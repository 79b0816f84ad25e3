"""A view as the message that carries it. Nothing here sees a State, so nothing here can tell one.

Sets of buildings and counts by shop type become lists and names; the order of everything is fixed,
so that equal views give equal bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from chinatown.game import (
    AddressedEvent,
    Business,
    Edition,
    Event,
    OfferState,
    View,
    buildings,
    businesses,
    income,
    may_ask_turns,
)
from chinatown.game.board import BUILDINGS
from chinatown.game.state import OVER, TRADE
from chinatown.server.messages.answers import Update
from chinatown.server.messages.position import (
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
    PromiseInfo,
    Result,
    Supply,
)

_BOARDS: Final = 512
"""How many boards are remembered as messages."""

_MAX_OFFERS: Final = 4096
"""How many offers are remembered as messages."""

NEVER: Final[Mapping[str, str]] = {}
"""No offer is limited in time."""

Sections: TypeAlias = dict[str, Any]
"""Sections of a view by their names, as in GameView."""


class Sources(NamedTuple):
    """All that sections are made from."""

    view: View
    clock_ends: str | None
    expiries: Mapping[str, str]


class Shown(NamedTuple):
    """What a viewer has been shown: a view, until when its trade clock runs, and its sections."""

    view: View
    clock_ends: str | None
    sections: Sections

    @property
    def message(self) -> GameView:
        """All of it as a message."""
        return GameView(**self.sections)


def shown(view: View, clock_ends: str | None, expiries: Mapping[str, str] = NEVER) -> Shown:
    """Return a view with all its sections.

    `clock_ends` is when the trade clock runs out, `expiries` when offers lapse, as ISO times.
    """
    sources = Sources(view, clock_ends, expiries)
    return Shown(view, clock_ends, {name: make(sources) for name, make in _SECTIONS.items()})


def shown_after(
    before: Shown, view: View, clock_ends: str | None, expiries: Mapping[str, str] = NEVER
) -> tuple[Shown, Sections]:
    """Return a later view, and the sections of it that are not what they were.

    Only sections are made anew for which something differs of what they are made from.
    """
    was = before.view
    differ = {
        name
        for name, one, other in zip(View._fields, was, view, strict=True)
        if one is not other and one != other
    }
    if before.clock_ends != clock_ends:
        differ.add("phase")
    sources = Sources(view, clock_ends, expiries)
    changed = {}
    for name, fields in _MADE_FROM.items():
        if not differ.isdisjoint(fields):
            section = _SECTIONS[name](sources)
            if section != before.sections[name]:
                changed[name] = section
    return Shown(view, clock_ends, {**before.sections, **changed}), changed


def game_view(view: View, clock_ends: str | None, expiries: Mapping[str, str] = NEVER) -> GameView:
    """Return a view as a message; the arguments are those of `shown`."""
    return shown(view, clock_ends, expiries).message


class Updates:
    """Writes one happening's updates; what several viewers are told alike is written once."""

    def __init__(self) -> None:
        self._told: list[tuple[Sequence[Event], Sections, str]] = []

    def text(self, n: int, told: Sequence[Event], changed: Sections) -> str:
        """Return an update as JSON: what happened, and the sections that are other now."""
        for events, sections, text in self._told:
            if events == told and sections == changed:
                return f'{{"t":"update","n":{n}{text}'
        message = Update(t="update", n=n, events=list(told), changed=Changed(**changed))
        whole = message.model_dump_json(exclude_unset=True)
        # Tag and number come first, as they do in the model.
        self._told.append((told, changed, whole.removeprefix(f'{{"t":"update","n":{n}')))
        return whole


def visible(told: Sequence[AddressedEvent], viewer: int | None) -> list[Event]:
    """Return the events that a seat, or with None a spectator, may see."""
    return [one.event for one in told if one.seen_by(viewer)]


def _now(sources: Sources) -> Now:
    view = sources.view
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
        clock_ends=sources.clock_ends if trading else None,
    )


class _Board(NamedTuple):
    board: Board
    businesses: list[BusinessInfo]
    incomes: tuple[int, ...]


# All viewers see the same board, and most actions leave it as it was.
@lru_cache(maxsize=_BOARDS)
def _board(edition: Edition, owned: tuple[int, ...], standing: tuple[int, ...]) -> _Board:
    owners: dict[int, int] = {}
    for seat, lots in enumerate(owned):
        owners.update(dict.fromkeys(buildings(lots), seat))
    shops: dict[int, str] = {}
    for kind, lots in zip(edition.shops, standing, strict=True):
        shops.update(dict.fromkeys(buildings(lots), kind.name))
    return _Board(
        Board(
            owners=[owners.get(building) for building in BUILDINGS],
            shops=[shops.get(building) for building in BUILDINGS],
        ),
        [
            business_info(edition, seat, one)
            for seat, lots in enumerate(owned)
            for one in businesses(edition, lots, standing)
        ],
        tuple(income(edition, lots, standing) for lots in owned),
    )


def _board_of(sources: Sources) -> _Board:
    view = sources.view
    return _board(view.edition, view.owned, view.shops)


def business_info(edition: Edition, owner: int, one: Business) -> BusinessInfo:
    """Return a business of a seat as a message."""
    return BusinessInfo(
        owner=owner,
        shop=edition.shops[one.shop].name,
        buildings=list(buildings(one.lots)),
        size=one.size,
        maximum=edition.sizes[one.shop],
        finished=one.finished,
        pays=one.pays,
    )


def _players(sources: Sources) -> list[PlayerInfo]:
    view = sources.view
    names = [kind.name for kind in view.edition.shops]
    counts = view.tile_counts
    incomes = _board_of(sources).incomes
    return [
        PlayerInfo(
            seat=seat,
            cash=view.cash[seat],
            tiles=[
                name
                for name, count in zip(names, view.tiles[seat], strict=True)
                for _ in range(count)
            ],
            tile_count=counts[seat],
            hand_count=view.hand_counts[seat],
            buildings=view.owned[seat].bit_count(),
            income=incomes[seat],
            chosen=bool(view.chosen >> seat & 1),
            done=bool(view.done >> seat & 1),
            built=bool(view.built >> seat & 1),
        )
        for seat in range(view.players)
    ]


def _mine(sources: Sources) -> Mine | None:
    view = sources.view
    if view.viewer is None:
        return None
    return Mine(
        hand=list(buildings(view.hand)),
        keep=view.keep,
        chosen=None if view.kept is None else list(buildings(view.kept)),
        plan=None if view.plan is None else list(view.plan),
    )


def _offers(sources: Sources) -> list[OfferInfo]:
    expiries = sources.expiries
    return [_OFFERS.info(offer, expiries.get(offer.id)) for offer in sources.view.offers]


class _OfferInfos:
    """Offers as messages: all viewers see the same, and most actions leave most as they were.

    They are found by what they are, not by what they say, which takes far less time.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[OfferState, OfferInfo]] = {}

    def info(self, offer: OfferState, expires: str | None) -> OfferInfo:
        """Return an offer as a message."""
        known = self._known.get(id(offer))
        if known is not None and known[1].expires == expires:
            return known[1]
        if len(self._known) >= _MAX_OFFERS:
            self._known.clear()
        info = _offer(offer, expires)
        # As long as the offer is kept here nothing else has its id.
        self._known[id(offer)] = offer, info
        return info


_OFFERS: Final = _OfferInfos()


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
        phrases=list(offer.phrases),
        reply=list(offer.reply),
        expires=expires,
    )


def _calls(sources: Sources) -> list[CallInfo]:
    return [CallInfo(**call._asdict()) for call in sources.view.calls]


def _debts(sources: Sources) -> list[DebtInfo]:
    return [
        DebtInfo(debtor=debt.debtor, creditor=debt.creditor, owed=debt.owed)
        for debt in sources.view.debts
    ]


def _promises(sources: Sources) -> list[PromiseInfo]:
    return [
        PromiseInfo(
            id=promise.id,
            round=promise.round,
            giver=promise.giver,
            taker=promise.taker,
            text=promise.text,
            status=promise.status,
        )
        for promise in sources.view.promises
    ]


def _outlook(sources: Sources) -> Outlook | None:
    view = sources.view
    if not view.edition.outlook:
        return None
    return Outlook(
        turned=[list(card) for card in view.outlook],
        now=view.outlook_now,
        left=view.outlook_left,
    )


def _supply(sources: Sources) -> Supply:
    return Supply(deck=sources.view.deck_count, bag=sources.view.bag_count)


def _result(sources: Sources) -> Result | None:
    view = sources.view
    return Result(ranking=list(view.ranking), seed=view.seed) if view.phase == OVER else None


_SECTIONS: Final[dict[str, Callable[[Sources], Any]]] = {
    "now": _now,
    "board": lambda sources: _board_of(sources).board,
    "businesses": lambda sources: _board_of(sources).businesses,
    "players": _players,
    "mine": _mine,
    "offers": _offers,
    "calls": _calls,
    "debts": _debts,
    "promises": _promises,
    "outlook": _outlook,
    "supply": _supply,
    "result": _result,
}
"""What makes each section of a view, in the order of GameView."""

_PLACES: Final = frozenset({"owned", "shops"})
_TILES: Final = frozenset({"tiles", "unseen_tiles", "hand_counts"})
_READY: Final = frozenset({"chosen", "done", "built"})

_MADE_FROM: Final[dict[str, frozenset[str]]] = {
    "now": frozenset({"round", "phase", "first", "turns_asked"}) | _READY,
    "board": _PLACES,
    "businesses": _PLACES,
    "players": frozenset({"cash"}) | _PLACES | _TILES | _READY,
    "mine": frozenset({"hand", "keep", "kept", "plan"}),
    "offers": frozenset({"offers"}),
    "calls": frozenset({"calls"}),
    "debts": frozenset({"debts"}),
    "promises": frozenset({"promises"}),
    "outlook": frozenset({"outlook", "round"}),
    "supply": _PLACES | _TILES,
    "result": frozenset({"phase", "ranking", "seed"}),
}
"""The fields of a view that each section is made from, besides those that never change."""

"""How each section of a view is made.

A section reads the fields of its sources by name, never by position, as the encoder notes what is
read. Sets of buildings and counts by shop type become lists and names, in a fixed order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from chinatown.game.agreements import agreed_placements
from chinatown.game.board import BUILDINGS, buildings
from chinatown.game.editions import Edition
from chinatown.game.income import Business, businesses, income
from chinatown.game.placing_order import may_ask_turns, seats_to_ask
from chinatown.game.shares import share_now
from chinatown.game.state import (
    OVER,
    TRADE,
    OfferState,
)
from chinatown.game.types import Building, BuildingSet, Dollars, Seat
from chinatown.game.view import View
from chinatown.protocol.position import (
    Board,
    BusinessInfo,
    CallInfo,
    ClauseInfo,
    DebtInfo,
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

MAX_CACHED_OFFERS: Final = 1024
"""How many offers of a game are kept as messages; far more than stand at once."""

MAX_CACHED_PLAYERS: Final = 32
"""How many players are kept as messages: of five seats viewers see at most ten at once."""

Sections: TypeAlias = dict[str, Any]
"""Sections of a view by their names, as in GameView."""


class Sources(Protocol):
    """What sections are made from: a view, times that only a server knows, and shared caches."""

    boards: BoardCache
    offers: OfferCache
    players: PlayerCache

    @property
    def view(self) -> View:
        """The view to be encoded."""

    @property
    def clock_ends(self) -> str | None:
        """When the trade clock runs out, as an ISO time."""

    @property
    def closes(self) -> str | None:
        """When trading ends because all are done, as an ISO time."""

    @property
    def expiries(self) -> Mapping[str, str]:
        """When offers lapse, as ISO times by the offers' ids."""


class EncodedBoard(NamedTuple):
    """What follows only from owners and shops; `incomes` are dollars for each round, by seat."""

    board: Board
    businesses: list[BusinessInfo]
    incomes: tuple[Dollars, ...]


class BoardCache:
    """Keeps the latest board: all viewers see the same one, and most actions leave it unchanged.

    Without, to encode what five viewers see of an action takes four times as long.
    """

    def __init__(self) -> None:
        self._key: tuple[Edition, tuple[BuildingSet, ...], tuple[BuildingSet, ...]] | None = None
        self._encoded: EncodedBoard | None = None

    def of(self, view: View) -> EncodedBoard:
        """Return the board of a view."""
        key = (view.edition, view.owned, view.shops)
        if self._encoded is None or key != self._key:
            self._key, self._encoded = key, _encoded_board(*key)
        return self._encoded


class OfferCache:
    """Keeps offers as messages: all viewers see the same, and most actions leave most unchanged.

    Without, to encode what five viewers see of an action of merchants takes 1.6 times as long.
    Offers are looked up by identity, which takes far less time than hashing what they say.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[OfferState, OfferInfo]] = {}

    def info(self, offer: OfferState, expires: str | None) -> OfferInfo:
        """Return an offer as a message; `expires` is the ISO time at which it lapses."""
        known = self._known.get(id(offer))
        if known is not None and known[1].expires == expires:
            return known[1]
        if len(self._known) >= MAX_CACHED_OFFERS:
            self._known.clear()
        info = _offer_info(offer, expires)
        # While the offer is kept here no other object can have its id.
        self._known[id(offer)] = offer, info
        return info


class _Player(NamedTuple):
    """What is said of a player; `tiles` counts them by shop type."""

    seat: Seat
    cash: Dollars | None
    tiles: tuple[int, ...]
    tile_count: int
    hand_count: int
    buildings: int
    income: Dollars
    chosen: bool
    done: bool
    built: bool


class PlayerCache:
    """Keeps players as messages: most actions change one of them, or none.

    Without, to encode what five viewers see of an action takes a tenth longer.
    """

    def __init__(self) -> None:
        self._known: dict[_Player, PlayerInfo] = {}

    def info(self, player: _Player, names: Sequence[str]) -> PlayerInfo:
        """Return a player as a message; `names` are those of the game's shop types."""
        known = self._known.get(player)
        if known is None:
            if len(self._known) >= MAX_CACHED_PLAYERS:
                self._known.clear()
            values = player._asdict() | {"tiles": _names(names, player.tiles)}
            known = self._known[player] = PlayerInfo(**values)
        return known


def business_info(edition: Edition, owner: Seat, business: Business) -> BusinessInfo:
    """Return a business of a seat as a message."""
    return BusinessInfo(
        owner=owner,
        shop=edition.shops[business.shop].name,
        buildings=list(buildings(business.lots)),
        size=business.size,
        maximum=edition.sizes[business.shop],
        finished=business.finished,
        pays=business.pays,
    )


def _encoded_board(
    edition: Edition, owned: tuple[BuildingSet, ...], standing: tuple[BuildingSet, ...]
) -> EncodedBoard:
    owners: dict[Building, Seat] = {}
    for seat, lots in enumerate(owned):
        owners.update(dict.fromkeys(buildings(lots), seat))
    shops: dict[Building, str] = {}
    for kind, lots in zip(edition.shops, standing, strict=True):
        shops.update(dict.fromkeys(buildings(lots), kind.name))
    return EncodedBoard(
        Board(
            owners=[owners.get(building) for building in BUILDINGS],
            shops=[shops.get(building) for building in BUILDINGS],
        ),
        [
            business_info(edition, seat, business)
            for seat, lots in enumerate(owned)
            for business in businesses(edition, lots, standing)
        ],
        tuple(income(edition, lots, standing) for lots in owned),
    )


def _now(sources: Sources) -> Now:
    view = sources.view
    trading = view.phase == TRADE
    return Now(
        round=view.round,
        year=view.edition.years[view.round - 1],
        phase=view.phase,
        first=view.first,
        waiting=list(view.waiting),
        in_turn=view.in_turn,
        turns_asked=[seat for seat in range(view.players) if view.turns_asked >> seat & 1],
        turns_needed=seats_to_ask(view),
        may_ask_turns=_may_ask_turns(view),
        may_bind=view.agreements_bind and not view.variants.immediate_only,
        clock_ends=sources.clock_ends if trading else None,
        closes=sources.closes if trading else None,
    )


def _may_ask_turns(view: View) -> bool:
    # Where nobody can ask, who looks on does not matter, and all viewers share the section.
    return seats_to_ask(view) > 0 and view.viewer is not None and may_ask_turns(view, view.viewer)


def _board(sources: Sources) -> Board:
    return sources.boards.of(sources.view).board


def _businesses(sources: Sources) -> list[BusinessInfo]:
    return sources.boards.of(sources.view).businesses


def _players(sources: Sources) -> list[PlayerInfo]:
    view = sources.view
    names = view.edition.names
    incomes = sources.boards.of(view).incomes
    chosen, done, built = view.chosen, view.done, view.built
    return [
        sources.players.info(
            _Player(
                seat,
                cash,
                tiles,
                tile_count,
                hand_count,
                owned.bit_count(),
                incomes[seat],
                bool(chosen >> seat & 1),
                bool(done >> seat & 1),
                bool(built >> seat & 1),
            ),
            names,
        )
        for seat, (cash, tiles, tile_count, hand_count, owned) in enumerate(
            zip(view.cash, view.tiles, view.tile_counts, view.hand_counts, view.owned, strict=True)
        )
    ]


def _names(names: Sequence[str], counts: tuple[int, ...]) -> list[str]:
    """Return each name as often as it is counted."""
    counted = [(name, count) for name, count in zip(names, counts, strict=True) if count]
    return [name for name, count in counted for _ in range(count)]


def _mine(sources: Sources) -> Mine | None:
    view = sources.view
    if view.viewer is None:
        return None
    return Mine(
        hand=list(buildings(view.hand)),
        keep=view.keep,
        chosen=None if view.kept is None else list(buildings(view.kept)),
        plan=None if view.plan is None else list(view.plan),
        must_build=list(agreed_placements(view, view.viewer)),
    )


def _offers(sources: Sources) -> list[OfferInfo]:
    expiries = sources.expiries
    return [sources.offers.info(offer, expiries.get(offer.id)) for offer in sources.view.offers]


def _offer_info(offer: OfferState, expires: str | None) -> OfferInfo:
    return OfferInfo(
        id=offer.id,
        seat=offer.seat,
        trade=offer.trade,
        secret=offer.secret,
        counters=offer.counters,
        parties=[_party_info(offer, seat) for seat in offer.trade.parties],
        status=offer.status,
        reason=offer.reason if offer.status == "refused" else "",
        because=offer.because,
        lapse=offer.lapse,
        replaces=offer.replaces,
        answers=offer.answers,
        phrases=list(offer.phrases),
        reply=list(offer.reply),
        picks=list(offer.picks),
        expires=expires,
    )


def _party_info(offer: OfferState, seat: Seat) -> PartyInfo:
    if seat == offer.by:
        return PartyInfo(seat=seat, answer="refuses")
    return PartyInfo(seat=seat, answer="agrees" if offer.agreed >> seat & 1 else "waiting")


def _calls(sources: Sources) -> list[CallInfo]:
    return [CallInfo(**call._asdict()) for call in sources.view.calls]


def _debts(sources: Sources) -> list[DebtInfo]:
    view = sources.view
    return [
        DebtInfo(
            debtor=debt.debtor,
            creditor=debt.creditor,
            owed=debt.owed,
            share=debt.share,
            worth=share_now(view, debt.share, debt.creditor) if debt.share else debt.owed,
        )
        for debt in view.debts
    ]


def _clauses(sources: Sources) -> list[ClauseInfo]:
    return [
        ClauseInfo(giver=agreed.giver, taker=agreed.taker, clause=agreed.clause)
        for agreed in sources.view.clauses
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
    if view.phase != OVER:
        return None
    return Result(ranking=list(view.ranking), seed=view.seed, early=view.ended_early)


SECTIONS: Final[Mapping[str, Callable[[Sources], Any]]] = {
    "now": _now,
    "board": _board,
    "businesses": _businesses,
    "players": _players,
    "mine": _mine,
    "offers": _offers,
    "calls": _calls,
    "debts": _debts,
    "clauses": _clauses,
    "promises": _promises,
    "outlook": _outlook,
    "supply": _supply,
    "result": _result,
}
"""What makes each section of a view, in the order of GameView."""

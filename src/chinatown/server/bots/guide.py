"""The guides of the first game: two bots that teach by playing their parts in a small script.

The first game has a fixed seed, so that everybody is dealt the same cards and tiles. In its first
round the guides keep, offer and accept what the script says, each from the view of its own seat;
whatever the learner does besides, they refuse politely and the game goes on. From the second round
on they play as newcomers do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from chinatown.bots.base import Bot
from chinatown.bots.levels.shopkeeper import Shopkeeper
from chinatown.bots.registry import ANY, make_bot
from chinatown.game.actions import (
    Action,
    Agree,
    Done,
    Keep,
    Offer,
    Placement,
    Refuse,
    Trade,
    Transfer,
)
from chinatown.game.board import mask_of
from chinatown.game.obstacles import looks_possible
from chinatown.game.state import DEAL, TRADE, OfferState
from chinatown.game.types import Building, Dollars, Seat
from chinatown.game.view import View
from chinatown.server.bots.kinds import FIRST_OPPONENT

GUIDE: Final = "guide"
"""The kind of the two bots that teach; nobody can choose it for a table."""

SEED: Final = "first game 188433"
"""The seed of every first game: in its first round the trades below make sense for all parties."""

VARIANTS: Final = ("first-seat=1",)
"""What is played, so that the learner is the first to build."""

LEARNER: Final[Seat] = 0
TRADER: Final[Seat] = 1
NEIGHBOUR: Final[Seat] = 2

CARDS_TO_KEEP: Final[dict[Seat, tuple[Building, ...]]] = {
    LEARNER: (28, 34, 47, 51, 58),
    TRADER: (33, 35, 36, 49, 76),
    NEIGHBOUR: (1, 19, 41, 43, 45),
}
"""The cards that each is to keep in the first round."""

ANSWER: Final = Trade(
    (
        Transfer(LEARNER, TRADER, tiles=("Jewellery",)),
        Transfer(TRADER, LEARNER, tiles=("Photo",)),
    )
)
"""What the trader offers first, for the learner to answer.

The transfers of each trade stand in the order of their givers, as the rules keep them.
"""

MAKE: Final = Trade(
    (
        Transfer(LEARNER, NEIGHBOUR, tiles=("Take Out",)),
        Transfer(NEIGHBOUR, LEARNER, tiles=("Photo",)),
    )
)
"""What the learner is to offer."""

LOW: Final = Trade(
    (
        Transfer(LEARNER, TRADER, tiles=("Laundry",)),
        Transfer(TRADER, LEARNER, cash=10_000),
    )
)
"""What the trader offers next, which is too little."""

COUNTER: Final = Trade(
    (
        Transfer(LEARNER, TRADER, tiles=("Laundry",)),
        Transfer(TRADER, LEARNER, cash=20_000),
    )
)
"""What the learner is to answer with."""

CHAIN: Final = Trade(
    (
        Transfer(LEARNER, TRADER, buildings=(34,)),
        Transfer(TRADER, NEIGHBOUR, buildings=(49,)),
        Transfer(NEIGHBOUR, LEARNER, buildings=(43,)),
    )
)
"""Three lots that go round: each lands beside other lots of its new owner."""

BUILD: Final = (Placement(43, "Photo"), Placement(47, "Photo"), Placement(51, "Photo"))
"""What the learner is to build, which finishes a business."""

_ACCEPTED: Final = (ANSWER, MAKE, COUNTER, CHAIN)


class Guide:
    """Plays one guide's part; `seed` is that of what it does by chance after the first round."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self._seat = seat
        self._builder: Bot = Shopkeeper(seat, seed)
        self._later: Bot = make_bot(f"{FIRST_OPPONENT}/{ANY}", seat, seed)

    def decide(self, view: View, /) -> Action | None:
        """Return what the script says now, or what a newcomer does where it says nothing."""
        if view.round > 1:
            return self._later.decide(view)
        if view.phase == DEAL:
            return self._kept(view)
        if view.phase == TRADE:
            return self._traded(view)
        return self._builder.decide(view)

    def _kept(self, view: View) -> Action | None:
        cards = CARDS_TO_KEEP.get(self._seat, ())
        if not cards or mask_of(cards) & ~view.hand:
            return self._builder.decide(view)
        return Keep(self._seat, cards) if self._seat in view.waiting else None

    def _traded(self, view: View) -> Action | None:
        seat = self._seat
        for offer in view.offers:
            if offer.status == "open" and (offer.parties & ~offer.agreed) >> seat & 1:
                if accepts(offer.trade, seat):
                    return Agree(seat, offer.id)
                return Refuse(seat, offer.id, because="not-now")
        for trade in self._offers(view):
            if looks_possible(view, trade):
                return Offer(seat, trade)
        # The guides wait for the learner, and stop when the learner does.
        finished = view.done >> LEARNER & 1 and not view.done >> seat & 1
        return Done(seat) if finished else None

    def _offers(self, view: View) -> Iterable[Trade]:
        """Yield what the script lets this guide offer now, whether or not it can be carried out."""
        if self._seat != TRADER:
            return
        first, second = (_offered(view.offers, trade) for trade in (ANSWER, LOW))
        if first is None:
            yield ANSWER
        asked = any(
            offer.seat == LEARNER and offer.parties >> NEIGHBOUR & 1 for offer in view.offers
        )
        if first is not None and first.status != "open" and asked and second is None:
            yield LOW


def _offered(offers: Iterable[OfferState], trade: Trade) -> OfferState | None:
    return next((offer for offer in offers if offer.trade == trade), None)


class _Bundle(NamedTuple):
    """What somebody gives or gets in a trade, all partners taken together."""

    buildings: frozenset[Building]
    tiles: Counter[str]
    cash: Dollars


def accepts(trade: Trade, seat: Seat) -> bool:
    """Return whether a guide agrees to a trade: one of the script, or a better one for itself.

    Gifts are welcome. Instead of the learner's lot that the script names, any other will do.
    """
    if trade.choices or trade.promises or any(_is_bound(part) for part in trade.transfers):
        return False
    gives, gets = _bundles(trade, seat)
    if gives == _bundle(()):
        return True
    for scripted in _ACCEPTED:
        if seat not in scripted.parties:
            continue
        most, least = _bundles(scripted, seat)
        gives_enough = gives.buildings <= most.buildings and gives.tiles <= most.tiles
        gets_lots = least.buildings <= gets.buildings or (
            seat == TRADER and len(gets.buildings) >= len(least.buildings)
        )
        gets_enough = gets_lots and least.tiles <= gets.tiles and least.cash <= gets.cash
        if gives_enough and gives.cash <= most.cash and gets_enough:
            return True
    return False


def _is_bound(part: Transfer) -> bool:
    """Return whether a transfer binds somebody beyond the moment of the trade."""
    return bool(part.due or part.shares or part.clauses or part.cards)


def _bundles(trade: Trade, seat: Seat) -> tuple[_Bundle, _Bundle]:
    """Return what a seat gives and what it gets."""
    given = [part for part in trade.transfers if part.giver == seat]
    taken = [part for part in trade.transfers if part.taker == seat]
    return _bundle(given), _bundle(taken)


def _bundle(parts: Iterable[Transfer]) -> _Bundle:
    parts = tuple(parts)
    return _Bundle(
        frozenset(building for part in parts for building in part.buildings),
        Counter(shop for part in parts for shop in part.tiles),
        sum(part.cash for part in parts),
    )

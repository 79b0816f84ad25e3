"""A plain beginner: somebody who does what the first game teaches and what the page shows.

They keep cards that lie side by side, agree to every offer that the page counts as a gain, ask for
the one thing of somebody else that would bring them most, at half of that and once more at three
quarters, and build what pays most, as the page says for each placement.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from chinatown.bots import Bot
from chinatown.bots.search.greedy_placement import best_placements
from chinatown.bots.value.income_value import gain
from chinatown.game import (
    Action,
    Agree,
    Build,
    Done,
    Event,
    IllegalAction,
    Keep,
    Offer,
    Refuse,
    Setup,
    Trade,
    Transfer,
    View,
    buildings,
    mask_of,
)
from chinatown.game.assets import assets_of
from chinatown.game.board import NEIGHBOURS
from chinatown.game.state import DEAL, TRADE
from chinatown.game.trade_facts import goods_moved
from chinatown.lab import play_game

OFFERS = 6
PRICES = (0.5, 0.75)


class Beginner:
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decide(self, view: View) -> Action | None:
        if view.phase == TRADE:
            return self._traded(view)
        if self.seat not in view.waiting:
            return None
        if view.phase == DEAL:
            return Keep(self.seat, self._cards(view))
        return Build(self.seat, best_placements(view, self.seat))

    def refused(self, view: View, error: IllegalAction) -> Action | None:
        return Done(self.seat) if view.phase == TRADE and not self._is_done(view) else None

    def hear(self, events: Sequence[Event]) -> None:
        """Nothing is said that a beginner acts on."""

    def _is_done(self, view: View) -> bool:
        return bool(view.done >> self.seat & 1)

    def _cards(self, view: View) -> tuple[int, ...]:
        def beside(cards: tuple[int, ...]) -> int:
            lots = mask_of(cards) | view.owned[self.seat]
            return sum((NEIGHBOURS[card] & lots).bit_count() for card in cards)

        return max(combinations(buildings(view.hand), view.keep), key=beside)

    def _traded(self, view: View) -> Action | None:
        seat = self.seat
        for offer in view.offers:
            if offer.status == "open" and (offer.parties & ~offer.agreed) >> seat & 1:
                good = gain(view, offer.trade, seat) > 0 and self._can_pay(view, offer.trade)
                return Agree(seat, offer.id, ()) if good else Refuse(seat, offer.id)
        own = [offer for offer in view.offers if offer.seat == seat]
        standing = [offer for offer in own if offer.status == "open"]
        if any(offer.parties & ~offer.agreed & ~view.done for offer in standing):
            return None
        if not standing and len(own) < OFFERS and (trade := self._wish(view)):
            return Offer(seat, trade)
        return None if self._is_done(view) else Done(seat)

    def _can_pay(self, view: View, trade: Trade) -> bool:
        given = sum(part.cash for part in trade.transfers if part.giver == self.seat)
        return given <= (view.cash[self.seat] or 0)

    def _wish(self, view: View) -> Trade | None:
        """Return the next offer for what would bring most, each thing at two prices at most."""
        own = [goods_moved(offer.trade) for offer in view.offers if offer.seat == self.seat]
        before = {offer.trade for offer in view.offers}
        wishes = ((gain(view, trade, self.seat), trade) for trade in self._gifts(view))
        for worth, gift in sorted(wishes, key=lambda wish: -wish[0]):
            times = own.count(goods_moved(gift))
            if worth > view.edition.unit and times < len(PRICES):
                trade = self._paid(view, gift, worth * PRICES[times])
                if trade not in before:
                    return trade
        return None

    def _gifts(self, view: View) -> Iterator[Trade]:
        """Yield each lot, shop and up to three tiles of a type of each other, as a gift."""
        types = view.edition.shops
        for other in range(view.players):
            if other == self.seat:
                continue
            assets = assets_of(view, other)
            for lot in buildings(view.owned[other]):
                yield Trade((Transfer(other, self.seat, buildings=(lot,)),))
            for shop, count in zip(types, assets.tiles, strict=True):
                for number in range(1, min(count, 3) + 1):
                    yield Trade((Transfer(other, self.seat, tiles=(shop.name,) * number),))

    def _paid(self, view: View, gift: Trade, price: float) -> Trade:
        unit = view.edition.unit
        cash = min(max(unit, int(price)), view.cash[self.seat] or 0) // unit * unit
        (part,) = gift.transfers
        parts = (part, Transfer(self.seat, part.giver, cash=cash))
        return Trade(tuple(sorted(parts, key=lambda transfer: transfer.giver)))


def wins(setups: Sequence[Setup], others: Sequence[Sequence[Bot]]) -> int:
    """Return how many games a beginner wins, on each seat in turn, against other bots."""
    won = 0
    for number, (setup, bots) in enumerate(zip(setups, others, strict=True)):
        seat = number % setup.players
        players: list[Bot] = [*bots]
        players[seat] = Beginner(seat)
        state = play_game(setup, players, "ABC").state
        won += state.cash[seat] == max(state.cash)
    return won

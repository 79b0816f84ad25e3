"""The shopkeeper: trades what raises its income, fairly split, and builds what pays most."""

from __future__ import annotations

from chinatown.bots.search.card_choice_basic import best_cards
from chinatown.bots.search.greedy_placement import best_placements
from chinatown.bots.trade.income_negotiator import IncomeNegotiator
from chinatown.bots.trade.trader import Trader
from chinatown.game.actions import Placement
from chinatown.game.types import Building, Seat
from chinatown.game.view import View


class IncomeStrategy:
    """Judges everything by income, and hopes for nothing."""

    waits_while_countering = False
    walks_away = 0.0
    beliefs = True

    def cards(self, view: View, seat: Seat) -> tuple[Building, ...]:
        """Return the cards whose lots join what the seat has."""
        return best_cards(view, seat)

    def placements(self, view: View, seat: Seat) -> tuple[Placement, ...]:
        """Return the placements that pay most this round."""
        return best_placements(view, seat)

    def negotiator(self, view: View, seat: Seat) -> IncomeNegotiator:
        """Return what bargains for a seat by income."""
        return IncomeNegotiator(view, seat)


SHOPKEEPER = IncomeStrategy()
"""How shopkeepers play: it has no settings and no state, so one serves all."""


class Shopkeeper(Trader):
    """A sound player: never agrees to a trade that loses by its own estimate."""

    def __init__(self, seat: Seat, seed: str) -> None:
        # Nothing is left to chance, so the seed changes nothing.
        super().__init__(seat, SHOPKEEPER)

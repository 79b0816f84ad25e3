"""The newcomer: trades as the shopkeeper does, and builds without a plan."""

from __future__ import annotations

from chinatown.bots.levels.shopkeeper import IncomeStrategy
from chinatown.bots.search.plain_placement import plain_placements
from chinatown.bots.trade.income_negotiator import IncomeNegotiator
from chinatown.bots.trade.trader import Trader
from chinatown.game.actions import Placement
from chinatown.game.types import Seat
from chinatown.game.view import View


class PlainStrategy(IncomeStrategy):
    """Judges everything by income, and puts tiles down one after the other."""

    def placements(self, view: View, seat: Seat) -> tuple[Placement, ...]:
        """Return the placements of somebody who does not look ahead."""
        return plain_placements(view, seat)

    def negotiator(self, view: View, seat: Seat) -> IncomeNegotiator:
        """Return what bargains by income, and promises only what such building pays."""
        return IncomeNegotiator(view, seat, plain_placements)


NEWCOMER = PlainStrategy()
"""How newcomers play: it has no settings and no state, so one serves all."""


class Newcomer(Trader):
    """An opponent for a first game: whoever has learnt the game can beat it."""

    def __init__(self, seat: Seat, seed: str) -> None:
        # Nothing is left to chance, so the seed changes nothing.
        super().__init__(seat, NEWCOMER)

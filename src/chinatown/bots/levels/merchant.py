"""The merchant: a good trader who asks for a fair part of what a trade brings."""

from __future__ import annotations

from typing import Final

from chinatown.bots.search.exchange_search import SearchBudget
from chinatown.bots.trade.trader import Trader, TradingStyle
from chinatown.bots.value.potential_value import ValueWeights
from chinatown.game.deal_table import ROUNDS

MERCHANT: Final = TradingStyle(
    asks=0.5,
    least=0.35,
    haggles=False,
    yields=0.1,
    offers=6,
    refusals=2,
    resale=0.0,
    holds=(0.0,) * ROUNDS,
    reads=True,
    triangles=False,
    favours=False,
    budget=SearchBudget(pairs=2, tried=12),
    weights=ValueWeights(hope=0.5),
    eager=1.0,
)


class Merchant(Trader):
    """Sees what could still be completed, counts it cautiously, and splits gains in halves."""

    def __init__(self, seat: int, seed: str) -> None:
        # Nothing is left to chance, so the seed changes nothing.
        super().__init__(seat, MERCHANT)

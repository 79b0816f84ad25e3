"""The merchant: a good trader who asks for a fair share of the joint gain."""

from __future__ import annotations

from typing import Final

from chinatown.bots.search.exchange_search import SearchBudget
from chinatown.bots.trade.trader import Trader
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.bots.value.potential_value import ValueWeights
from chinatown.game.deal_table import ROUNDS
from chinatown.game.types import Seat

MERCHANT: Final = TradingStyle(
    asking_share=0.5,
    min_share=0.35,
    haggles=False,
    concession=0.1,
    max_offers=6,
    max_refusals=2,
    resale_share=0.0,
    hold_back=(0.0,) * ROUNDS,
    reads_opponents=True,
    triangles=False,
    favours=False,
    budget=SearchBudget(pairs=2, exchanges=12),
    weights=ValueWeights(hope=0.5),
    eager_hope=1.0,
    beliefs=True,
    honours_shares=True,
)


class Merchant(Trader):
    """Sees what could still be completed, counts it cautiously, and splits gains in halves."""

    def __init__(self, seat: Seat, seed: str) -> None:
        # Nothing is left to chance, so the seed changes nothing.
        super().__init__(seat, MERCHANT)

"""The tycoon: the strongest trader, who searches further and asks for the larger share."""

from __future__ import annotations

from typing import Final

from chinatown.bots.search.exchange_search import SearchBudget
from chinatown.bots.trade.trader import Trader
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.bots.value.potential_value import ValueWeights
from chinatown.game.types import Seat

TYCOON: Final = TradingStyle(
    asking_share=0.65,
    min_share=0.33,
    haggles=True,
    concession=0.15,
    max_offers=10,
    max_refusals=4,
    resale_share=0.5,
    hold_back=(9.0, 1.0, 0.9, 0.8, 0.3, 0.0),
    reads_opponents=True,
    triangles=True,
    favours=True,
    budget=SearchBudget(pairs=8, exchanges=40),
    weights=ValueWeights(),
    eager_hope=ValueWeights().hope,
    beliefs=True,
    honours_shares=True,
    walks_away=0.5,
    plays_to_win=(0.0, 0.0, 0.0, 0.9, 0.9, 0.9),
)


class Tycoon(Trader):
    """Sees what could still be completed, opens high and comes down when refused."""

    def __init__(self, seat: Seat, seed: str) -> None:
        super().__init__(seat, TYCOON, seed)

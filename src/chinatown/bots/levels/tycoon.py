"""The tycoon: the strongest trader, who searches further and asks for the larger part."""

from __future__ import annotations

from typing import Final

from chinatown.bots.search.exchange_search import SearchBudget
from chinatown.bots.trade.trader import Trader, TradingStyle
from chinatown.bots.value.potential_value import ValueWeights

TYCOON: Final = TradingStyle(
    asks=0.65,
    least=0.33,
    haggles=True,
    yields=0.15,
    offers=10,
    refusals=4,
    resale=0.5,
    holds=(9.0, 1.0, 0.9, 0.8, 0.3, 0.0),
    reads=True,
    triangles=True,
    favours=True,
    budget=SearchBudget(pairs=8, tried=40),
    weights=ValueWeights(),
    eager=ValueWeights().hope,
)


class Tycoon(Trader):
    """Sees what could still be completed, opens high and comes down when refused."""

    def __init__(self, seat: int, seed: str) -> None:
        # Nothing is left to chance, so the seed changes nothing.
        super().__init__(seat, TYCOON)

"""Levels as they once were, to measure later ones against; nobody is offered them at a table.

All their numbers are written out, so that a change of a level, or of a default, does not change
them. What a level has learnt since is a number or a switch of its style, which they leave at rest.
"""

from __future__ import annotations

from typing import Final

from chinatown.bots.search.exchange_search import SearchBudget
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.bots.value.potential_value import ValueWeights

TYCOON_1: Final = TradingStyle(
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
    weights=ValueWeights(
        tile=0.25, lot=0.25, hope=0.7, focus=0.8, ground=0.2, room=0.03, spare=0.25
    ),
    eager_hope=0.7,
)
"""The tycoon of November 2026."""

"""What a position or a game could have earned, exact and proven (docs/analysis.md)."""

from chinatown.analysis.efficiency import (
    Potential,
    RoundFigures,
    RoundNotPlayed,
    after_trading,
    efficiency,
    figures,
    potential,
    trading_efficiency,
)
from chinatown.analysis.estate import Estate, estate_of, whole_table
from chinatown.analysis.optimum import Optimum, optimum

__all__ = [
    "Estate",
    "Optimum",
    "Potential",
    "RoundFigures",
    "RoundNotPlayed",
    "after_trading",
    "efficiency",
    "estate_of",
    "figures",
    "optimum",
    "potential",
    "trading_efficiency",
    "whole_table",
]

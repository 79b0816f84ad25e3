"""What a position or a game could have earned, exact and proven (docs/analysis.md)."""

from chinatown.analysis.coalitions import (
    BestCoalition,
    best_coalition,
    coalition_incomes,
    gains,
)
from chinatown.analysis.core import core_ranges
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
from chinatown.analysis.finished_game import BestBusiness, GameFigures, GameNotOver, game_figures
from chinatown.analysis.hindsight import MissedRound, missed_rounds
from chinatown.analysis.missed_building import MissedBuilding, missed_building
from chinatown.analysis.missed_trade import MissedTrade, missed_trades
from chinatown.analysis.optimum import Optimum, optimum
from chinatown.analysis.puzzle import Puzzle, puzzles
from chinatown.game.assets import Assets, assets_of, no_assets, whole_table

__all__ = [
    "Assets",
    "BestBusiness",
    "BestCoalition",
    "GameFigures",
    "GameNotOver",
    "MissedBuilding",
    "MissedRound",
    "MissedTrade",
    "Optimum",
    "Potential",
    "Puzzle",
    "RoundFigures",
    "RoundNotPlayed",
    "after_trading",
    "assets_of",
    "best_coalition",
    "coalition_incomes",
    "core_ranges",
    "efficiency",
    "figures",
    "gains",
    "game_figures",
    "missed_building",
    "missed_rounds",
    "missed_trades",
    "no_assets",
    "optimum",
    "potential",
    "puzzles",
    "trading_efficiency",
    "whole_table",
]

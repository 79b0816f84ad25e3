"""Research: plays games of bots, simulations and tournaments, and returns their figures."""

from chinatown.lab.driver import (
    BotsStuck,
    Decision,
    FinishedGame,
    decisions,
    make_bots,
    play_game,
)
from chinatown.lab.simulation import Simulation, simulate

__all__ = [
    "BotsStuck",
    "Decision",
    "FinishedGame",
    "Simulation",
    "decisions",
    "make_bots",
    "play_game",
    "simulate",
]

"""Research: plays games of bots, simulations and tournaments, and returns their figures."""

from chinatown.lab.driver import (
    BotsStuck,
    Decision,
    FinishedGame,
    decisions,
    make_bots,
    play_game,
)
from chinatown.lab.puzzle_file import puzzle_file
from chinatown.lab.puzzles import (
    ATTEMPTS,
    LEVELS,
    RatedPuzzle,
    make_puzzles,
    puzzles_of_game,
    rate,
)
from chinatown.lab.simulation import Simulation, simulate

__all__ = [
    "ATTEMPTS",
    "LEVELS",
    "BotsStuck",
    "Decision",
    "FinishedGame",
    "RatedPuzzle",
    "Simulation",
    "decisions",
    "make_bots",
    "make_puzzles",
    "play_game",
    "puzzle_file",
    "puzzles_of_game",
    "rate",
    "simulate",
]

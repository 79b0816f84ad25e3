"""The laboratory: many games of bots at once, and what they come to."""

from chinatown.lab.driver import BotsStuck, Played, play_game
from chinatown.lab.simulation import Simulation, simulate

__all__ = ["BotsStuck", "Played", "Simulation", "play_game", "simulate"]

"""Bots: computer players, which decide only from a view (docs/bots.md)."""

from chinatown.bots.base import Bot, UnknownBot
from chinatown.bots.levels.random_bot import RandomBot
from chinatown.bots.levels.shopkeeper import Shopkeeper
from chinatown.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "RandomBot", "Shopkeeper", "UnknownBot", "make_bot"]

"""Bots: players that keep cards, bargain and build, seeing only a view."""

from chinatown.bots.base import Bot, UnknownBot
from chinatown.bots.random_bot import RandomBot
from chinatown.bots.registry import BOTS, make_bot
from chinatown.bots.shopkeeper import Shopkeeper

__all__ = ["BOTS", "Bot", "RandomBot", "Shopkeeper", "UnknownBot", "make_bot"]

"""The kinds of bots: a new level or character is registered here.

A kind of bot is a level, which never talks, or a level with a character:
`tycoon`, `tycoon/hard`, `tycoon/any` for one that the seed chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chinatown.bots.base import Bot, UnknownBot
from chinatown.bots.levels.baselines import TYCOON_1
from chinatown.bots.levels.merchant import MERCHANT, Merchant
from chinatown.bots.levels.random_bot import RandomBot
from chinatown.bots.levels.shopkeeper import SHOPKEEPER, Shopkeeper
from chinatown.bots.levels.tycoon import TYCOON, Tycoon
from chinatown.bots.persona.characters import CHARACTERS, styled
from chinatown.bots.persona.persona_bot import PersonaBot
from chinatown.bots.trade.negotiator import Strategy
from chinatown.bots.trade.trader import Trader
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.game.actions import Trade
from chinatown.game.chance import sample
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

BOTS: Final[dict[str, Callable[[Seat, str], Bot]]] = {
    "shopkeeper": Shopkeeper,
    "merchant": Merchant,
    "tycoon": Tycoon,
    "random": RandomBot,
}
"""The levels in the order in which they are offered, each with what makes a silent bot."""

BASELINES: Final[dict[str, TradingStyle]] = {"tycoon-1": TYCOON_1}
"""Levels as they once were, each with its style: to measure against, not to be offered."""

ANY: Final = "any"
"""Instead of a character: whichever the seed draws."""

_STRATEGIES: Final[dict[str, Strategy]] = {
    "shopkeeper": SHOPKEEPER,
    "merchant": MERCHANT,
    "tycoon": TYCOON,
    **BASELINES,
}
"""The strategies of the levels that trade by judgement; characters change a trading style a bit."""


def make_bot(kind: str, seat: Seat, seed: str) -> Bot:
    """Return a new bot of a kind for a seat; its choices depend only on `seed`, `seat` and views.

    Raises UnknownBot (`unknown-bot`, `unknown-character`) when there is no such kind.
    """
    level, character_name = split(resolved(kind, seat, seed))
    if not character_name:
        return (
            Trader(seat, BASELINES[level], seed) if level in BASELINES else BOTS[level](seat, seed)
        )
    character = CHARACTERS[character_name]
    strategy = _STRATEGIES.get(level)
    if strategy is None:
        return PersonaBot(BOTS[level](seat, seed), seat, character, seed)
    played = styled(strategy, character) if isinstance(strategy, TradingStyle) else strategy

    def judge(view: View, trade: Trade) -> Dollars:
        return strategy.negotiator(view, seat).gain(trade)

    return PersonaBot(Trader(seat, played, seed), seat, character, seed, judge)


def resolved(kind: str, seat: Seat, seed: str) -> str:
    """Return a kind with the character that the seed draws for a seat, where it leaves that open.

    Raises UnknownBot as `make_bot` does.
    """
    level, character = split(kind)
    if character != ANY:
        return kind
    return f"{level}/{sample(tuple(CHARACTERS), 1, seed, 'character', seat)[0]}"


def split(kind: str) -> tuple[str, str]:
    """Return level and character of a kind, the latter empty for a silent bot.

    Raises UnknownBot as `make_bot` does, with what there is.
    """
    level, slash, character = kind.partition("/")
    if level not in BOTS and level not in BASELINES:
        raise UnknownBot("unknown-bot", bot=level, known=tuple(BOTS))
    if slash and character not in (*CHARACTERS, ANY):
        known = (*CHARACTERS, ANY)
        raise UnknownBot("unknown-character", character=character[:40], known=known)
    return level, character

"""The kinds of bots: a new level or character is registered here.

A kind of bot is a level, which never talks, or a level with a character:
`tycoon`, `tycoon/hard`, `tycoon/any` for one that the seed chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from chinatown.bots.base import Bot, UnknownBot
from chinatown.bots.levels.baselines import TYCOON_1
from chinatown.bots.levels.merchant import MERCHANT, Merchant
from chinatown.bots.levels.newcomer import NEWCOMER, Newcomer
from chinatown.bots.levels.random_bot import RandomBot
from chinatown.bots.levels.shopkeeper import SHOPKEEPER, Shopkeeper
from chinatown.bots.levels.tycoon import TYCOON, Tycoon
from chinatown.bots.persona.answering import Answerer
from chinatown.bots.persona.characters import CHARACTERS, Character, styled
from chinatown.bots.persona.persona_bot import PersonaBot
from chinatown.bots.trade.negotiator import Negotiator, Strategy
from chinatown.bots.trade.trader import Trader
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.game.actions import Trade
from chinatown.game.chance import sample
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

BOTS: Final[dict[str, Callable[[Seat, str], Bot]]] = {
    "newcomer": Newcomer,
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
    "newcomer": NEWCOMER,
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
    if character_name:
        return _persona(level, CHARACTERS[character_name], seat, seed)
    return Trader(seat, BASELINES[level], seed) if level in BASELINES else BOTS[level](seat, seed)


def make_answerer(kind: str, seat: Seat, seed: str) -> Answerer:
    """Return what answers for a bot of a kind on a seat when people talk to it.

    Parameters and errors are those of `make_bot`.
    """
    level, character_name = split(resolved(kind, seat, seed))
    strategy = _STRATEGIES.get(level)
    if not character_name:
        bot = make_bot(kind, seat, seed)
        return Answerer(bot, seat, _judge_of(strategy, seat) if strategy else None)
    character = CHARACTERS[character_name]
    persona = _persona(level, character, seat, seed)
    if strategy is None:
        return Answerer(persona, seat, character=character)
    played = _played(strategy, character)
    judge = _judge_of(played, seat)
    return Answerer(persona, seat, judge, character, persona.explained, played.placements)


def _judge_of(strategy: Strategy, seat: Seat) -> Callable[[View], Negotiator]:
    return partial(strategy.negotiator, seat=seat)


def _persona(level: str, character: Character, seat: Seat, seed: str) -> PersonaBot:
    strategy = _STRATEGIES.get(level)
    if strategy is None:
        return PersonaBot(BOTS[level](seat, seed), seat, character, seed)

    def judge(view: View, trade: Trade) -> Dollars:
        return strategy.negotiator(view, seat).gain(trade)

    played = _played(strategy, character)
    trader = Trader(seat, played, seed)
    return PersonaBot(trader, seat, character, seed, judge, played.placements)


def _played(strategy: Strategy, character: Character) -> Strategy:
    """Return a level's strategy as a character changes it."""
    return styled(strategy, character) if isinstance(strategy, TradingStyle) else strategy


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

"""The interface of a bot: a player that sees only a view (docs/bots.md)."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, Protocol, TypeAlias

from chinatown.game.actions import Action
from chinatown.game.errors import GameError, Param
from chinatown.game.types import Seat
from chinatown.game.view import View

BotCode: TypeAlias = Literal["unknown-bot", "unknown-character"]
"""What a kind of bot lacks; its text is `error-<code>`."""


class UnknownBot(GameError):  # noqa: N818 - the name says it
    """A kind of bot that does not exist; `bot` is what was asked for, `known` what there is."""

    code: BotCode

    def __init__(self, code: BotCode, **params: Param) -> None:
        super().__init__(code, **params)


class Bot(Protocol):
    """A player that decides from the view of its seat, again whenever something has happened."""

    def decide(self, view: View, /) -> Action | None:
        """Return what the bot does now, or None when it has nothing to do until something happens.

        `view` is that of the bot's own seat; the action is one that the rules accept as far as the
        view tells (a partner's secret lack of cash can still spoil an agreement).
        """


def bot_seed(seed: str, seat: Seat) -> str:
    """Return the seed of a bot; the game's own seed would reveal every card to come."""
    return sha256(f"bot/{seat}/{seed}".encode()).hexdigest()[:32]

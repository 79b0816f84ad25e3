"""What can be wrong with a bot from outside: before a game as errors, in a game as faults."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from chinatown.game.errors import GameError, Param
from chinatown.game.types import Seat

OutsideCode: TypeAlias = Literal[
    "bot-command",
    "bot-not-found",
    "bot-not-importable",
    "bot-class-missing",
    "bot-not-made",
    "bot-ended",
    "bot-silent",
    "bot-not-ready",
    "bot-version",
]
"""Why a bot from outside cannot begin a game; its text is `error-<code>`."""

FaultCode: TypeAlias = Literal[
    "illegal", "unreadable", "late", "no-action", "too-many-actions", "ended", "flood", "given-up"
]
"""What a bot from outside did wrong in a game; its text is `outside-<code>`.

The last three end its play: the seat passes from then on.
"""


class OutsideBotError(GameError):
    """A bot from outside that cannot begin a game; `bot` is its kind as it was asked for."""

    code: OutsideCode

    def __init__(self, code: OutsideCode, **params: Param) -> None:
        super().__init__(code, **params)


class Fault(NamedTuple):
    """Something that a bot from outside did wrong in a game.

    Attributes:
        seat: Its seat.
        code: What was wrong.
        round: The round in which it happened.
        detail: A word more for whoever mends it: the code of a refusal, or what the bot wrote.
    """

    seat: Seat
    code: FaultCode
    round: int
    detail: str

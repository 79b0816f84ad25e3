"""The lines of JSON that a bot outside the program reads and writes (docs/your-bot.md).

What a bot is shown is the view of its seat as every client gets it: `GameView`, and the events that
the seat may see. A bot answers with an action as records and sockets have it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from chinatown.game.actions import Action
from chinatown.game.types import Seat
from chinatown.protocol.base import EventMessage, Message
from chinatown.protocol.editions import EditionInfo, LotInfo
from chinatown.protocol.position import GameView

PROTOCOL: Final = 1
"""The version of these lines; one more whenever a bot would have to be changed."""


class Start(Message):
    """The first line to a bot: the game, the bot's seat, and how long it has for an answer.

    `seed` is for the bot's own random choices, and tells nothing of the game's; `seconds` are those
    that it has for each answer, and `start_seconds` for its `ready`.
    """

    t: Literal["start"] = "start"
    protocol: int = PROTOCOL
    rules: int
    seat: Seat
    players: int
    names: list[str]
    seed: str
    variants: list[str]
    seconds: float
    start_seconds: float
    edition: EditionInfo
    map: list[LotInfo]


class Decide(Message):
    """The question what the bot does now; `events` are those since the last question."""

    t: Literal["decide"] = "decide"
    n: int
    events: list[EventMessage]
    view: GameView


class Refused(Message):
    """What was wrong with answer `n`; something else has been done in its stead."""

    t: Literal["refused"] = "refused"
    n: int
    code: str
    params: dict[str, Any]


class Over(Message):
    """The last line to a bot: the game as it ended."""

    t: Literal["over"] = "over"
    view: GameView


class Ready(Message):
    """A bot's first line: it is there, and speaks this version."""

    t: Literal["ready"]
    protocol: int


class Act(Message):
    """A bot's answer to question `n`: its action, or null for nothing."""

    t: Literal["act"]
    n: int
    action: Annotated[Action, Field(discriminator="do")] | None

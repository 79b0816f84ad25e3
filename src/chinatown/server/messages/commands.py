"""The socket /ws/tables/{id}, client to server."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from chinatown.game import Action, Placement, Trade
from chinatown.protocol.base import Message

RequestId = Annotated[str, Field(min_length=1, max_length=64)]


class Act(Message):
    """Do something in the game. Sending the same id again does nothing and gets the same answer."""

    t: Literal["act"]
    id: RequestId
    action: Annotated[Action, Field(discriminator="do")]


class Preview(Message):
    """Ask what placing these tiles, none of them sent yet, would bring."""

    t: Literal["preview"]
    id: RequestId
    placements: Annotated[list[Placement], Field(max_length=30)]


class Look(Message):
    """Ask for the whole view again; answered by `welcome`."""

    t: Literal["look"]
    id: RequestId


class Start(Message):
    """Start the game; the host may when every seat is taken."""

    t: Literal["start"]
    id: RequestId


class Weigh(Message):
    """Ask what a trade, standing or not, would change for its parties."""

    t: Literal["weigh"]
    id: RequestId
    trade: Trade


class Draft(Message):
    """Ask which trade the words mean: `my 20 and 10k for your 2 dim sum`; nothing is offered by it.

    `to` are the seats that are addressed, none where the words themselves say whom; `language` is
    that of the words (en, fr, pl, de).
    """

    t: Literal["draft"]
    id: RequestId
    text: Annotated[str, Field(max_length=280)]
    to: Annotated[list[int], Field(max_length=4)]
    language: Annotated[str, Field(max_length=8)]


class Mute(Message):
    """Want, or do not want any more, a player's talk and offers."""

    t: Literal["mute"]
    id: RequestId
    seat: int
    muted: bool


ClientMessage = Annotated[
    Act | Preview | Look | Start | Weigh | Draft | Mute, Field(discriminator="t")
]

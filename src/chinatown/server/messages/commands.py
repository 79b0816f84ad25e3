"""The socket /ws/tables/{id}, client to server."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, Field

from chinatown.game.actions import MAX_TEXT, Action, Goods, Placement, Trade
from chinatown.game.deal_table import MARKERS, MAX_PLAYERS
from chinatown.game.offers import MAX_STANDING
from chinatown.game.types import Building, Dollars, Seat
from chinatown.protocol.base import Message
from chinatown.server.messages.lobby import Arrangement
from chinatown.server.messages.presence import Question

MAX_MESSAGE_BYTES: Final = 64 * 1024
"""The largest message, or body of a request, that is read."""

MAX_REQUEST_ID: Final = 64
"""The longest id of a command, in characters."""

MAX_RATED: Final = 12
"""How many buildings, or tiles, may be asked about at once; nobody is dealt more cards."""


def _plain(request: str) -> str:
    if not request.isprintable():
        raise ValueError("not plain text")
    return request


RequestId: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=MAX_REQUEST_ID), AfterValidator(_plain)
]
"""Plain text, as it is kept with the action: some databases cannot keep a zero byte."""


Hash: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{64}$", repr=False)]
"""64 lower-case hexadecimal digits."""


class Act(Message):
    """Do something in the game. Sending the same id again does nothing and gets the same answer.

    The offers of mine that it `withdraws` end before it: all of this is done, or nothing.
    """

    t: Literal["act"]
    id: RequestId
    action: Annotated[Action, Field(discriminator="do")]
    withdraws: Annotated[list[str], Field(max_length=MAX_STANDING)] = Field(default_factory=list)


class Preview(Message):
    """Ask what placing these tiles, none of them built yet, would bring."""

    t: Literal["preview"]
    id: RequestId
    placements: Annotated[list[Placement], Field(max_length=MARKERS)]


class Look(Message):
    """Ask for the whole view again; the answer is a `welcome`."""

    t: Literal["look"]
    id: RequestId


class Start(Message):
    """Start the game; only the host may, once every seat is taken."""

    t: Literal["start"]
    id: RequestId


class Commit(Message):
    """Commit to a part of the shuffle before the game (docs/security.md)."""

    t: Literal["commit"]
    id: RequestId
    commitment: Hash


class Open(Message):
    """Open the part of the shuffle that I committed to, when the game is being started."""

    t: Literal["open"]
    id: RequestId
    part: Hash


class Weigh(Message):
    """Ask what a trade, offered or not, would change for its parties."""

    t: Literal["weigh"]
    id: RequestId
    trade: Trade


class Rate(Message):
    """Ask what buildings would be worth to me: my cards while I choose, or lots on the board."""

    t: Literal["rate"]
    id: RequestId
    buildings: Annotated[list[Building], Field(max_length=MAX_RATED)]


class Suggest(Message):
    """Ask who could help me to these buildings and tiles, of one owner or of whoever has them."""

    t: Literal["suggest"]
    id: RequestId
    buildings: Annotated[list[Building], Field(max_length=MAX_RATED)]
    tiles: Annotated[list[str], Field(max_length=MAX_RATED)]
    owner: Seat | None = None


class Draft(Message):
    """Ask which trade the words mean: `my 20 and 10k for your 2 dim sum`; this offers nothing.

    `to` are the seats addressed, empty where the words themselves say whom; `language` is that of
    the words (en, fr, pl, de).
    """

    t: Literal["draft"]
    id: RequestId
    text: Annotated[str, Field(max_length=MAX_TEXT)]
    to: Annotated[list[Seat], Field(max_length=MAX_PLAYERS - 1)]
    language: Annotated[str, Field(max_length=8)]


class Instruct(Message):
    """Let the server agree in my stead to any offer of this round that is at least this good.

    It takes no more from me than `gives`, brings me all of `gets` and, on balance, `money` in cash;
    below zero, that is what it may cost. No one else learns of it.
    """

    t: Literal["instruct"]
    id: RequestId
    gives: Goods
    gets: Goods
    money: Dollars


class Revoke(Message):
    """Take back an instruction of mine."""

    t: Literal["revoke"]
    id: RequestId
    instruction: int


class Speak(Message):
    """Ask which command the words are: `keep 12 40`, `agree 1`, `what is beside 22?`.

    Nothing is done by it. `language` is that of the words (en, fr, pl, de).
    """

    t: Literal["speak"]
    id: RequestId
    text: Annotated[str, Field(max_length=MAX_TEXT)]
    language: Annotated[str, Field(max_length=8)]


class Mute(Message):
    """Mute a player's talk and offers, or hear them again."""

    t: Literal["mute"]
    id: RequestId
    seat: Seat
    muted: bool


class Arrange(Message):
    """Change something about the table or its seats."""

    t: Literal["arrange"]
    id: RequestId
    change: Annotated[Arrangement, Field(discriminator="do")]


class Ping(Message):
    """Ask whether the server is there; it answers `pong` without waiting for earlier commands."""

    t: Literal["ping"]
    id: RequestId


class Vote(Message):
    """Answer a question that is put to the table, or put it by agreeing.

    `about` is the seat to be replaced, None for all other questions.
    """

    t: Literal["vote"]
    id: RequestId
    question: Question
    about: Seat | None
    agree: bool


class ComeBack(Message):
    """Take my seat back from the bot that plays it; any action does so too."""

    t: Literal["come-back"]
    id: RequestId


class Leave(Message):
    """Leave the game for good: the seat becomes a bot's."""

    t: Literal["leave"]
    id: RequestId


class Nudge(Message):
    """Remind a player that the table waits for them."""

    t: Literal["nudge"]
    id: RequestId
    seat: Seat


class Compose(Message):
    """Show the others that I am composing an offer, or no longer am."""

    t: Literal["compose"]
    id: RequestId
    on: bool


Command: TypeAlias = (
    Act
    | Preview
    | Look
    | Start
    | Commit
    | Open
    | Weigh
    | Rate
    | Suggest
    | Draft
    | Instruct
    | Revoke
    | Speak
    | Mute
    | Arrange
    | Vote
    | ComeBack
    | Leave
    | Nudge
    | Compose
    | Ping
)
"""All that a client may send once its line is open."""

ClientMessage = Annotated[Command, Field(discriminator="t")]

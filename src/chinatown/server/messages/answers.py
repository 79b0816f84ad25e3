"""The socket /ws/tables/{id}, server to client."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from chinatown.game.actions import Placement, Trade
from chinatown.game.types import Building, Dollars, Seat
from chinatown.offer_text.commands import SpokenCommand
from chinatown.protocol.base import EventMessage, Message
from chinatown.protocol.position import BusinessInfo, GameView
from chinatown.protocol.updates import Update
from chinatown.server.messages.codes import ErrorCode, Param, Problem
from chinatown.server.messages.instructions import InstructionInfo, Instructions
from chinatown.server.messages.presence import Nudged, Returned, TablePresence
from chinatown.server.messages.tables import TableInfo


class Hello(Message):
    """The first message on a socket: how to keep it.

    `protocol` identifies the messages that the client served here was built for; a page that was
    built for others has to be reloaded. It is empty where no client is built. `heartbeat` is after
    how many seconds of silence a client should `ping`.
    """

    t: Literal["hello"]
    protocol: str
    heartbeat: float


class Welcome(Message):
    """Everything that this viewer may know now; the next update has the number `n` + 1.

    `presence` says who is at a running table, `returned` what a bot last did in the viewer's stead,
    `instructions` what the viewer has told the server to agree to.
    `log` holds the latest events of the game that the viewer may see, oldest first, and `times` the
    ISO time of each, to the second; `earlier` is how many came before them, which `History` has.
    `now` is the server's ISO time, to which the times of clocks
    and offers refer.
    """

    t: Literal["welcome"]
    n: int
    table: TableInfo
    view: GameView | None
    log: list[EventMessage]
    times: list[str]
    earlier: int
    presence: TablePresence | None
    returned: Returned | None
    instructions: list[InstructionInfo]
    now: str


class Lobby(Message):
    """The table changed: somebody sat down, came or went, or the game ended."""

    t: Literal["lobby"]
    table: TableInfo


class Ok(Message):
    """The command with this id was carried out, and is durable."""

    t: Literal["ok"]
    id: str


class Pong(Message):
    """The answer to `ping`."""

    t: Literal["pong"]
    id: str


class Error(Message):
    """The command with this id was refused and changed nothing; `id` is empty where it had none."""

    t: Literal["error"]
    id: str
    code: ErrorCode
    params: dict[str, Param]


class Previewed(Message):
    """The answer to `preview`: my income, my businesses, and where tiles may go next.

    `before` and `after` are dollars a round. `lots` has, for each type of my tiles left over, the
    buildings on which one may be placed next.
    """

    t: Literal["previewed"]
    id: str
    before: Dollars
    after: Dollars
    businesses: list[BusinessInfo]
    lots: dict[str, list[Building]]


class Effect(Message):
    """What a trade would change for one seat, in dollars.

    `now` is the change of its next income, with tiles placed as well as can be; `total` is that
    change over all incomes to come plus all cash and dues it gets, less those it gives. For seats
    other than the viewer's, only what the viewer may know counts. `places` are where tiles would
    then join that would not have before.
    """

    seat: Seat
    now: Dollars
    total: Dollars
    places: list[Placement]


class Weighed(Message):
    """The answer to `weigh`: the effects that the table shows, in order of seats."""

    t: Literal["weighed"]
    id: str
    effects: list[Effect]


class Rating(Message):
    """What a building would change for the viewer, in dollars.

    `now` is the change of the next income, with the viewer's tiles placed as well as can be;
    `total` also counts the rounds to come and what could still be completed, so it is a rough
    estimate. `shop` names the business that would grow most, from `was` to `size` shops; it is
    empty where none grows.
    """

    building: Building
    now: Dollars
    total: Dollars
    shop: str
    size: int
    was: int


class Rated(Message):
    """The answer to `rate`: a rating for each building, none where the table shows no effects."""

    t: Literal["rated"]
    id: str
    ratings: list[Rating]


class Gain(Message):
    """What one seat would gain by a trade until the end of the game, in dollars.

    It counts what could still be completed, so it is a rough estimate.
    """

    seat: Seat
    total: Dollars


class Suggestion(Message):
    """A trade by which all of its parties would gain, with the gains that the table shows."""

    trade: Trade
    gains: list[Gain]


class Suggested(Message):
    """The answer to `suggest`: the best first, none where the table shows no effects."""

    t: Literal["suggested"]
    id: str
    suggestions: list[Suggestion]


class Drafted(Message):
    """The answer to `draft`: the trades that the words may mean, the likeliest first.

    One trade is a draft for the player to check and send; several are choices to ask about; without
    any, `problem` says what is unclear.
    """

    t: Literal["drafted"]
    id: str
    trades: list[Trade]
    problem: Problem | None


class Understood(Message):
    """The answer to `speak`: the command that the words are, or what is wrong with them."""

    t: Literal["understood"]
    id: str
    command: SpokenCommand | None
    problem: Problem | None


ServerMessage = Annotated[
    Hello
    | Welcome
    | Lobby
    | Update
    | TablePresence
    | Returned
    | Nudged
    | Instructions
    | Ok
    | Pong
    | Error
    | Previewed
    | Weighed
    | Rated
    | Suggested
    | Drafted
    | Understood,
    Field(discriminator="t"),
]

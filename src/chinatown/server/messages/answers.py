"""The socket /ws/tables/{id}, server to client."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from chinatown.game import Trade
from chinatown.protocol.base import EventMessage, Message, Param, Problem
from chinatown.protocol.position import BusinessInfo, GameView
from chinatown.protocol.updates import Update
from chinatown.server.messages.tables import TableInfo


class Welcome(Message):
    """The whole of what this viewer may know now; update numbers go on from `n`.

    `log` holds the events of the game so far that the viewer may see, oldest first; `now` is the
    server's ISO time, by which the times of clocks and offers count.
    """

    t: Literal["welcome"]
    n: int
    table: TableInfo
    view: GameView | None
    log: list[EventMessage]
    now: str


class Lobby(Message):
    """The table changed: somebody sat down, came or went, or the game began."""

    t: Literal["lobby"]
    table: TableInfo


class Ok(Message):
    """The command with this id was carried out, and is durable."""

    t: Literal["ok"]
    id: str


class Error(Message):
    """The command with this id was refused and changed nothing; `id` is empty for junk."""

    t: Literal["error"]
    id: str
    code: str
    params: dict[str, Param]


class Previewed(Message):
    """The answer to `preview`: what my income would be, my businesses then, and where tiles may go.

    `before` and `after` are dollars a round. `lots` gives for each of my tile types that is still
    unplaced the buildings on which one may be placed next.
    """

    t: Literal["previewed"]
    id: str
    before: int
    after: int
    businesses: list[BusinessInfo]
    lots: dict[str, list[int]]


class Effect(Message):
    """What a trade would change for one seat, in dollars.

    `now` is the change of its next income with the placement that pays most, `total` that over all
    incomes to come, and all cash and dues that it gets and gives. For other seats than the
    viewer's, only what the viewer may know is counted.
    """

    seat: int
    now: int
    total: int


class Weighed(Message):
    """The answer to `weigh`: the effects that the table shows, in order of seats."""

    t: Literal["weighed"]
    id: str
    effects: list[Effect]


class Drafted(Message):
    """The answer to `draft`: the trades that the words may mean, the likeliest first.

    One trade is a draft to be looked at and sent by the player; several are choices to be asked
    back; none comes with the `problem` that says what is unclear.
    """

    t: Literal["drafted"]
    id: str
    trades: list[Trade]
    problem: Problem | None


ServerMessage = Annotated[
    Welcome | Lobby | Update | Ok | Error | Previewed | Weighed | Drafted, Field(discriminator="t")
]

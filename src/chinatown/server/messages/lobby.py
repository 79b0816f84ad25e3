"""What may be changed about a table and its seats, sent in `arrange` over its socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from chinatown.game.types import Seat
from chinatown.protocol.base import Message, Text
from chinatown.server.messages.presence import Pace
from chinatown.server.messages.tables import Effects, OwnShop, Password

MAX_BROWSERS: Final = 8
"""How many browsers may hold one seat."""

MAX_BANS: Final = 100
"""How many browsers are kept from a table at most; the first that were banned may come again."""


class Sit(Message):
    """Take another seat that is free, before the game."""

    do: Literal["sit"]
    seat: Seat


class StandUp(Message):
    """Leave my seat free, before the game."""

    do: Literal["stand-up"]


class Rename(Message):
    """Change my name, before the game."""

    do: Literal["rename"]
    name: Text


class Ready(Message):
    """Say that I want to begin, or not yet."""

    do: Literal["ready"]
    ready: bool


class SeatHere(Message):
    """Seat somebody who shares my device on a free seat, before the game."""

    do: Literal["seat-here"]
    seat: Seat
    name: Text


class SeatBot(Message):
    """Let a bot play a free seat, or another kind of bot one that has a bot; only for the host."""

    do: Literal["seat-bot"]
    seat: Seat
    bot: Text
    character: Text


class FreeSeat(Message):
    """Free a seat: remove its bot or send its player away; only for the host."""

    do: Literal["free-seat"]
    seat: Seat


class Ban(Message):
    """Send a player away for good, in all browsers that hold the seat; only for the host."""

    do: Literal["ban"]
    seat: Seat


class LiftBan(Message):
    """Let somebody come again who was banned, by the id of the ban; only for the host."""

    do: Literal["lift-ban"]
    ban: Text


class SetPlayers(Message):
    """Play with another number of players; free seats go first, then bots; only for the host."""

    do: Literal["set-players"]
    players: int


class SetUp(Message):
    """Play another edition, other variants or at another pace; only for the host."""

    do: Literal["set-up"]
    edition: Text
    variants: Annotated[list[Text], Field(max_length=20)]
    own_shops: Annotated[list[OwnShop], Field(max_length=12)]
    effects: Effects
    pace: Pace


class SetPassword(Message):
    """Give the table a password, or with an empty one take it away; only for the host.

    Whoever only looks on has to say it to see the table again.
    """

    do: Literal["set-password"]
    password: Password


class SetPublic(Message):
    """List the table for everybody on this server, or no more; only for the host."""

    do: Literal["set-public"]
    public: bool


class HandOver(Message):
    """Make the player on a seat the host; only for the host."""

    do: Literal["hand-over"]
    seat: Seat


class ChooseSeat(Message):
    """Play another of the seats that this browser holds."""

    do: Literal["choose-seat"]
    seat: Seat


class RenewLink(Message):
    """Make a new private link for my seat; the one before leads nowhere from then on."""

    do: Literal["renew-link"]


class RemoveBrowser(Message):
    """Take my seat away from one of the browsers that hold it, by its id."""

    do: Literal["remove-browser"]
    browser: Text


Arrangement: TypeAlias = (
    Sit
    | StandUp
    | Rename
    | Ready
    | SeatHere
    | SeatBot
    | FreeSeat
    | Ban
    | LiftBan
    | SetPlayers
    | SetUp
    | SetPassword
    | SetPublic
    | HandOver
    | ChooseSeat
    | RenewLink
    | RemoveBrowser
)

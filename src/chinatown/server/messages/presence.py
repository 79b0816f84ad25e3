"""Who is at a running table, whom it waits for, and what is asked of all: in the welcome and after.

None of it is part of the game's log.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from chinatown.game.types import Seat
from chinatown.protocol.base import Message, Text

MAX_PHASE_SECONDS: Final = 30 * 24 * 3600
"""The longest time for a phase."""

MAX_RESERVE_SECONDS: Final = 60 * 24 * 3600
"""The longest reserve."""

MIN_AWAY_SECONDS: Final = 5
MAX_AWAY_SECONDS: Final = 24 * 3600
"""How short and how long a seat may be away before a bot may play it."""

SLOW_PHASE_SECONDS: Final = 3600
"""From this time for a phase on a table is slow: nobody need be there all the time."""

Takeover: TypeAlias = Literal["vote", "away", "never"]
"""When a bot plays for a person who is away: by vote of the others, by itself, or never."""

Question: TypeAlias = Literal["replace", "pause", "resume", "end"]
"""What people at a table decide together: that a bot plays for somebody, that the game rests, goes
on or ends."""

StandInReason: TypeAlias = Literal["vote", "away", "time"]
"""Why a bot plays for somebody: by vote, for being away, or for want of time."""


class Pace(Message):
    """How long a table waits for people, and who plays for those who keep it waiting.

    A seat has `phase_seconds` in each phase (0: no clock) and, once they are spent,
    `reserve_seconds` for the whole game. Who is gone for `away_seconds` is away; `takeover` says
    when a bot plays for them. `stand_in` is the level of that bot: empty for the server's choice,
    `pass` for one that only passes.
    """

    phase_seconds: Annotated[int, Field(ge=0, le=MAX_PHASE_SECONDS)] = 0
    reserve_seconds: Annotated[int, Field(ge=0, le=MAX_RESERVE_SECONDS)] = 0
    takeover: Takeover = "vote"
    away_seconds: Annotated[int, Field(ge=MIN_AWAY_SECONDS, le=MAX_AWAY_SECONDS)] = 120
    stand_in: Text = ""

    @property
    def slow(self) -> bool:
        """Whether nobody need be there all the time."""
        return self.phase_seconds >= SLOW_PHASE_SECONDS

    @property
    def absence(self) -> int:
        """How many seconds a seat may be gone before it counts as away."""
        return max(self.away_seconds, self.phase_seconds) if self.slow else self.away_seconds


NO_CLOCK: Final = Pace()
"""The usual pace: no clock, and a bot plays for whoever is away if the others vote for it."""


class SeatPresence(Message):
    """One seat: `here`, or gone `since` a time; `composing` an offer; played by a `stand_in`.

    `waited` is since when the table waits for the seat, pauses left out. While its time runs,
    `runs_out` is when a bot will play; else `seconds_left` is what it has left, None without clock.
    """

    seat: Seat
    here: bool
    since: str | None
    composing: bool
    stand_in: StandInReason | None
    waited: str | None
    runs_out: str | None
    seconds_left: int | None


class Ballot(Message):
    """A question that a seat has put: `about` the seat to be replaced, `agreed` who agrees.

    `asked` are the seats that have a say and have not answered.
    """

    question: Question
    about: Seat | None
    by: Seat
    agreed: list[Seat]
    asked: list[Seat]


class TablePresence(Message):
    """Who is at a running table; `paused` says who paused the game (None: it goes on).

    `away_seconds` after which the others may have a bot play for somebody who is gone.
    """

    t: Literal["presence"]
    seats: list[SeatPresence]
    paused: Seat | None
    ballots: list[Ballot]


class Returned(Message):
    """My seat is mine again: what a bot did meanwhile is in the log, from one entry to another.

    `since` and `until` count the events of the log that I may see; `why` a bot played.
    """

    t: Literal["returned"]
    why: StandInReason
    since: int
    until: int


class Nudged(Message):
    """A seat reminds me that the table waits for me."""

    t: Literal["nudged"]
    by: Seat

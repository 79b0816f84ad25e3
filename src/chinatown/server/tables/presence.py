"""Who is at a running table, as everyone there is told."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime

from chinatown.game.types import Seat
from chinatown.protocol.updates import visible_events
from chinatown.server.messages.presence import (
    Ballot,
    Returned,
    SeatPresence,
    TablePresence,
)
from chinatown.server.store.proceedings import NOBODY
from chinatown.server.tables.attendance import Attendance
from chinatown.server.tables.ballots import OpenBallot
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.times import time_text


def table_presence(
    game: LiveGame,
    attendance: Attendance,
    bots: Collection[Seat],
    voters: Callable[[Seat], Collection[Seat]],
    composing: Collection[Seat],
) -> TablePresence:
    """Return who is at a table; `bots` are the seats that bots play, for themselves or for people.

    `voters` gives the seats that have a say in a question about a seat; `composing` are those that
    compose an offer.
    """
    paused_by = game.conduct.paused_by
    return TablePresence(
        t="presence",
        seats=[
            _seat_presence(game, attendance, seat, is_bot=seat in bots, composing=seat in composing)
            for seat in range(game.state.players)
        ],
        paused=None if paused_by == NOBODY else paused_by,
        ballots=[
            _ballot(ballot, voters(ballot.about))
            for ballot in game.conduct.ballots.values()
            if not game.over
        ],
    )


def _seat_presence(
    game: LiveGame, attendance: Attendance, seat: Seat, *, is_bot: bool, composing: bool
) -> SeatPresence:
    stand_in = game.conduct.stand_ins.get(seat)
    own_bot = is_bot and stand_in is None
    runs_out = game.timekeeper.runs_out(seat)
    return SeatPresence(
        seat=seat,
        here=own_bot or seat in attendance.here,
        since=None if own_bot else _text(attendance.shown.get(seat)),
        composing=composing,
        stand_in=stand_in,
        waited=_text(game.timekeeper.waited(seat)),
        runs_out=_text(runs_out),
        seconds_left=None if runs_out else game.timekeeper.seconds_left(seat),
    )


def _ballot(ballot: OpenBallot, voters: Collection[Seat]) -> Ballot:
    return Ballot(
        question=ballot.question,
        about=None if ballot.about == NOBODY else ballot.about,
        by=ballot.by,
        agreed=ballot.agreed(),
        asked=sorted(set(voters) - ballot.answers.keys()),
    )


def returned(game: LiveGame, seat: Seat) -> Returned | None:
    """Return what a bot last did for the person who has the seat again, or None."""
    spell = game.conduct.spells.get(seat)
    if spell is None or spell.until is None:
        return None
    return Returned(
        t="returned",
        why=spell.why,
        since=len(visible_events(game.events[: spell.since], seat)),
        until=len(visible_events(game.events[: spell.until], seat)),
    )


def _text(moment: datetime | None) -> str | None:
    return None if moment is None else time_text(moment)

"""Which votes may be cast, and what a question leads to that has passed."""

from __future__ import annotations

import math
from collections.abc import Collection
from datetime import datetime

from chinatown.game.actions import EndGame
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.messages.presence import Pace
from chinatown.server.store.proceedings import NOBODY, Pause, Resume, StandIn, Vote
from chinatown.server.tables.attendance import Attendance
from chinatown.server.tables.ballots import ASK_AGAIN, OpenBallot, topic
from chinatown.server.tables.live_game import LiveGame


def check(
    vote: Vote,
    game: LiveGame,
    pace: Pace,
    people: Collection[Seat],
    attendance: Attendance,
    now: datetime,
) -> None:
    """Raise RequestError for a vote that may not be cast at this time.

    The codes are `already-paused`, `not-paused`, `vote-closed` (there is no such question to
    refuse), `already-voted`, `asked-lately` (with the seconds to wait), and those of a seat that
    may not be replaced: `takeover-off`, `vote-oneself`, `seat-is-bot`, `seat-is-here`, and
    `gone-too-short` (with the seconds to wait).
    """
    conduct = game.conduct
    if vote.question == "pause" and conduct.paused:
        raise RequestError("already-paused")
    if vote.question == "resume" and not conduct.paused:
        raise RequestError("not-paused")
    if vote.question == "replace":
        _check_replaced(vote, game, pace, people, attendance, now)
    about = topic(vote)
    ballot = conduct.ballots.get(about)
    if ballot is not None:
        if ballot.answers.get(vote.seat) == vote.agree:
            raise RequestError("already-voted")
        return
    if not vote.agree:
        raise RequestError("vote-closed")
    failed = conduct.failed.get((vote.seat, about))
    if failed is not None and now - failed < ASK_AGAIN:
        wait = math.ceil((failed + ASK_AGAIN - now).total_seconds())
        raise RequestError("asked-lately", seconds=wait)


def _check_replaced(
    vote: Vote,
    game: LiveGame,
    pace: Pace,
    people: Collection[Seat],
    attendance: Attendance,
    now: datetime,
) -> None:
    about = vote.about
    if not 0 <= about < game.state.players:
        raise RequestError("unknown-seat", number=about)
    if pace.takeover == "never":
        raise RequestError("takeover-off")
    if about == vote.seat:
        raise RequestError("vote-oneself")
    if about not in people or about in game.conduct.stand_ins:
        raise RequestError("seat-is-bot", seat=about)
    if about in attendance.here:
        raise RequestError("seat-is-here", seat=about)
    wait = pace.absence - attendance.gone_for(about, now).total_seconds()
    if wait > 0:
        raise RequestError("gone-too-short", seat=about, seconds=math.ceil(wait))


def followed_by(ballot: OpenBallot) -> Pause | Resume | StandIn | EndGame:
    """Return what a question that has passed leads to."""
    match ballot.question:
        case "replace":
            assert ballot.about != NOBODY
            return StandIn(ballot.about, "vote")
        case "pause":
            return Pause(ballot.by)
        case "resume":
            return Resume(ballot.by)
        case "end":
            return EndGame()

"""What is due at a running table, and when: questions that close, people who are replaced."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from datetime import datetime, timedelta

from chinatown.game.actions import EndGame
from chinatown.game.types import Seat
from chinatown.server.messages.presence import Pace
from chinatown.server.store.proceedings import Drop, Entry, StandIn
from chinatown.server.tables import votes
from chinatown.server.tables.attendance import Attendance
from chinatown.server.tables.ballots import LAPSE, OpenBallot
from chinatown.server.tables.live_game import LiveGame


@dataclass(frozen=True, slots=True)
class Agenda:
    """The agenda of a table with a pace, as its people are here now or gone."""

    pace: Pace
    people: Set[Seat]
    attendance: Attendance

    def voters(self, game: LiveGame, about: Seat, now: datetime) -> set[Seat]:
        """Return the seats that have a say: people who play themselves and are not away."""
        playing = self.people - {about} - game.conduct.stand_ins.keys()
        if self.pace.slow:
            return set(playing)
        return {seat for seat in playing if not self._is_away(seat, now)}

    def due(self, game: LiveGame, now: datetime) -> Entry | EndGame | None:
        """Return the next thing that is to be written at this time, or None."""
        for ballot in game.conduct.ballots.values():
            if (entry := self._result(game, ballot, now)) is not None:
                return entry
        if game.conduct.paused or not self._anyone_waits:
            return None
        for seat in sorted(self.people - game.conduct.stand_ins.keys()):
            runs_out = game.timekeeper.runs_out(seat)
            if runs_out is not None and runs_out <= now:
                return StandIn(seat, "time")
            if self._is_replaced_when_away(game, seat) and self._is_away(seat, now):
                return StandIn(seat, "away")
        return None

    def next_time(self, game: LiveGame, now: datetime) -> datetime | None:
        """Return when something may be due that is not due now, or None."""
        conduct, absence = game.conduct, timedelta(seconds=self.pace.absence)
        gone = self.attendance.gone_since
        times = [ballot.asked_at + self._lapse for ballot in conduct.ballots.values()]
        if conduct.ballots:
            # Whoever counts as away from then on no longer has a say.
            away = [since + absence for since in gone.values()]
            times += [at for at in away if at > now]
        if not conduct.paused and self._anyone_waits:
            for seat in self.people - conduct.stand_ins.keys():
                if (runs_out := game.timekeeper.runs_out(seat)) is not None:
                    times.append(runs_out)
                if self._is_replaced_when_away(game, seat):
                    times.append(gone[seat] + absence)
        return min(times, default=None)

    def _is_away(self, seat: Seat, now: datetime) -> bool:
        """Return whether a seat has been gone for so long that it counts as away."""
        return self.attendance.gone_for(seat, now).total_seconds() >= self.pace.absence

    @property
    def _anyone_waits(self) -> bool:
        """Whether somebody is kept waiting; at a table where nobody is, nothing need go on."""
        return self.pace.slow or bool(self.attendance.here)

    def _is_replaced_when_away(self, game: LiveGame, seat: Seat) -> bool:
        awaited = game.timekeeper.waited(seat) is not None
        return self.pace.takeover == "away" and awaited and seat not in self.attendance.here

    def _result(self, game: LiveGame, ballot: OpenBallot, now: datetime) -> Entry | EndGame | None:
        """Return what closes a question, or None while it stands."""
        question, about = ballot.question, ballot.about
        voters = self.voters(game, about, now)
        outcome = ballot.outcome(voters, len(self.people), game.conduct.paused_by)
        lapsed = now - ballot.asked_at >= self._lapse
        if about in self.attendance.here or (outcome == "open" and lapsed):
            outcome = "failed"
        if outcome == "passed":
            return votes.followed_by(ballot)
        return Drop(question, about) if outcome == "failed" else None

    @property
    def _lapse(self) -> timedelta:
        return timedelta(seconds=self.pace.phase_seconds) if self.pace.slow else LAPSE

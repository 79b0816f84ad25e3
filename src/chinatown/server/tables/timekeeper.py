"""How long a table has waited for each seat, and how much time the seat has left (docs/people.md).

Everything is told its time, so the same log gives the same figures after a restart. A time before
the last one counts as the last one: a clock that is set back takes nothing from anybody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from chinatown.game.types import Seat
from chinatown.server.messages.presence import Pace

_NONE = timedelta()


class Timekeeper:
    """The time budgets of the seats of one game.

    While the table waits for a seat, its time for the phase runs, then its reserve, which is for
    the whole game. Seats in `exempt`, which bots play, spend nothing. `settled` is the time up to
    which everything is charged, None before the first entry.
    """

    def __init__(self, pace: Pace, players: int) -> None:
        self._phase_time = timedelta(seconds=pace.phase_seconds)
        self._reserve = [timedelta(seconds=pace.reserve_seconds)] * players
        self._spent = [_NONE] * players
        self._grace = [_NONE] * players
        self._graced: set[Seat] = set()
        self._waited: dict[Seat, datetime] = {}
        self._phase: object = None
        self.settled: datetime | None = None
        self.exempt: set[Seat] = set()
        self.paused = False

    def move(self, at: datetime, phase: object, waiting: Sequence[Seat]) -> None:
        """Take in that from a time on the table waits for these seats, in this phase."""
        now = self.settle(at)
        if phase != self._phase:
            self._end_phase()
            self._phase = phase
        self._waited = {seat: self._waited.get(seat, now) for seat in waiting}

    def settle(self, at: datetime) -> datetime:
        """Charge the seats that are waited for with the time until then, which is returned."""
        if self.settled is None:
            self.settled = at
        elapsed = max(_NONE, at - self.settled)
        self.settled += elapsed
        for seat in self._waited:
            if self.paused:
                self._waited[seat] += elapsed
            elif seat not in self.exempt:
                self._spent[seat] += elapsed
        return self.settled

    def _end_phase(self) -> None:
        for seat, spent in enumerate(self._spent):
            self._reserve[seat] -= min(self._reserve[seat], max(_NONE, spent - self._phase_time))
        self._spent = [_NONE] * len(self._spent)
        self._grace = [_NONE] * len(self._grace)
        self._graced.clear()
        self._waited = {}

    def grant(self, seats: Collection[Seat]) -> None:
        """See that seats have a quarter of a phase's time left, at most once in a phase."""
        for seat in seats:
            if seat in self._graced or not self._phase_time:
                continue
            missing = self._phase_time / 4 - self._left(seat)
            if missing > _NONE:
                self._graced.add(seat)
                self._grace[seat] += missing

    @property
    def granted(self) -> tuple[float | None, ...]:
        """The extra seconds that each seat has in this phase; None where it was given none."""
        return tuple(
            grace.total_seconds() if seat in self._graced else None
            for seat, grace in enumerate(self._grace)
        )

    def take_over(self, granted: Sequence[float | None]) -> None:
        """Give the seats what another process has granted them."""
        self._graced = {seat for seat, seconds in enumerate(granted) if seconds is not None}
        self._grace = [timedelta(seconds=seconds or 0) for seconds in granted]

    def _left(self, seat: Seat) -> timedelta:
        have = self._phase_time + self._reserve[seat] + self._grace[seat]
        return have - self._spent[seat]

    def waited(self, seat: Seat) -> datetime | None:
        """Return since when the table waits for a seat, as if it had never been paused."""
        return self._waited.get(seat)

    def runs_out(self, seat: Seat) -> datetime | None:
        """Return when a seat's time is over, or None while it does not run."""
        running = seat in self._waited and seat not in self.exempt and not self.paused
        if not self._phase_time or not running or self.settled is None:
            return None
        return self.settled + self._left(seat)

    def seconds_left(self, seat: Seat) -> int | None:
        """Return how much time a seat has left, as of the last entry; None without a clock."""
        if not self._phase_time or seat in self.exempt:
            return None
        return max(0, int(self._left(seat).total_seconds()))

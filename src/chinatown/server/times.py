"""Points in time as the server stores and shows them: UTC, ISO 8601, milliseconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]
"""Return the current time, with its time zone."""


def utc_now() -> datetime:
    """Return the current time."""
    return datetime.now(UTC)


def steady_clock(wall: Clock = utc_now, ticks: Callable[[], float] = time.monotonic) -> Clock:
    """Return a clock that asks the wall clock once and from then on counts seconds.

    So neither people nor time servers that set the machine's clock move the tables' time.
    """
    start, started = wall(), ticks()
    return lambda: start + timedelta(seconds=ticks() - started)


class TableClock:
    """A table's time, which never goes back, whatever the server's clock says.

    When that is set back, the table's time goes on from where it was.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = timedelta()
        self._latest = datetime.min.replace(tzinfo=UTC)

    def __call__(self) -> datetime:
        """Return the present."""
        now = self._clock() + self._ahead
        if now < self._latest:
            self._ahead += self._latest - now
            now = self._latest
        self._latest = now
        return now

    def not_before(self, latest: datetime) -> None:
        """Go on from a time if the clock was set back behind it since the server last ran."""
        self._ahead = max(self._ahead, latest - self._clock())


def time_text(moment: datetime) -> str:
    """Return a moment as text that sorts like time.

    >>> time_text(datetime(2026, 1, 31, 12, tzinfo=UTC))
    '2026-01-31T12:00:00.000Z'
    """
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def to_the_second(text: str) -> str:
    """Return a time that `time_text` wrote without its milliseconds.

    >>> to_the_second("2026-01-31T12:00:00.999Z")
    '2026-01-31T12:00:00Z'
    """
    return f"{text[:-5]}Z"


def time_of(text: str) -> datetime:
    """Return the moment that `time_text` wrote."""
    return datetime.fromisoformat(text)

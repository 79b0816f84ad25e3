"""Points in time as the server stores and shows them: UTC, ISO 8601, milliseconds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]
"""Returns the present, with its time zone."""


def utc_now() -> datetime:
    """Return the present."""
    return datetime.now(UTC)


def time_text(moment: datetime) -> str:
    """Return a moment as text that sorts like time.

    >>> time_text(datetime(2026, 1, 31, 12, tzinfo=UTC))
    '2026-01-31T12:00:00.000Z'
    """
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_of(text: str) -> datetime:
    """Return the moment that `time_text` wrote."""
    return datetime.fromisoformat(text)

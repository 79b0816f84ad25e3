"""An alarm that calls something once, at a time that may change until then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime

from chinatown.server.times import Clock

_log = logging.getLogger("chinatown.server")


class Alarm:
    """Rings once at the time it was last set to; setting the same time again changes nothing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._at: datetime | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> bool:
        """Whether it is still to ring."""
        return self._task is not None and not self._task.done()

    def set(self, at: datetime | None, ring: Callable[[], Awaitable[None]]) -> None:
        """Have `ring` called at a time, at once if that has passed; with None, not at all."""
        if at == self._at and (at is None or self.waiting):
            return
        # Where ringing sets the alarm anew, the task that rings ends by itself.
        if self._task is not asyncio.current_task():
            self.stop()
        self._at = at
        self._task = None if at is None else asyncio.create_task(self._wait(at, ring))

    def stop(self) -> None:
        """Call nothing any more."""
        self._at = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _wait(self, at: datetime, ring: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(max(0.0, (at - self._clock()).total_seconds()))
        try:
            await ring()
        except Exception:
            _log.exception("the alarm for %s failed", at)
            # So that setting it to the same time again starts it again.
            self._at = None

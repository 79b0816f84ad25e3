"""An alarm that does something once, at a time that may change until then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime

from chinatown.server.times import Clock

_log = logging.getLogger("chinatown.server")


class Alarm:
    """Set it as often as you like: only another time makes it start anew."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._at: datetime | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> bool:
        """Whether something is to be called yet."""
        return self._task is not None and not self._task.done()

    def set(self, at: datetime | None, ring: Callable[[], Awaitable[None]]) -> None:
        """Have `ring` called at a time, at once if it has passed; with None, not any more."""
        if at == self._at:
            return
        # When ringing sets the alarm, the task that rings is done anyway.
        if self._task is not asyncio.current_task():
            self.stop()
        self._at = at
        self._task = None if at is None else asyncio.create_task(self._wait(at, ring))

    def stop(self) -> None:
        """Have nothing called any more."""
        self._at = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _wait(self, at: datetime, ring: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(max(0.0, (at - self._clock()).total_seconds()))
        try:
            await ring()
        except Exception:
            _log.exception("what was to happen at %s did not", at)
            # So that setting it to the same time again starts it anew.
            self._at = None

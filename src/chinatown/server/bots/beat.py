"""When bots act: at beats that nothing at the table can shift, so that no time tells of a secret.

A clock that started anew with every action would show each hidden one as a longer wait. Here time
is cut into beats of equal length, wherever the first began. In a beat bots look, think, and do
among themselves and their partners what others may not see; halfway through it, whatever came
before, at most one of them acts visibly. Only cards are kept by all bots together.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from random import SystemRandom
from typing import Final

_DUE: Final = 0.5
"""The part of a beat after which its visible action is due."""

_STEP: Final = 0.25
"""The part of a beat by which an action comes later, once or more, when thinking took too long."""


class Beat:
    """The beats of one table; with a `period` of 0 seconds nothing ever waits.

    Tests replace `now`, `sleep` and `rest`, on which all else is built.
    """

    def __init__(self, period: float) -> None:
        self._period = period
        self._offset = SystemRandom().uniform(0, period)
        self._due = 0.0

    def now(self) -> float:
        """Return the time in seconds, from any beginning."""
        return asyncio.get_running_loop().time()

    async def sleep(self, until: float, waking: asyncio.Event | None = None) -> bool:
        """Sleep until a time; return True when `waking` was set before."""
        delay = until - self.now()
        if waking is None:
            await asyncio.sleep(max(0.0, delay))
            return False
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(waking.wait(), max(0.0, delay))
            return True
        return False

    async def begin(self) -> None:
        """Sleep until the next beat begins."""
        if not self._period:
            await self.sleep(self.now())
            return
        passed = math.floor((self.now() - self._offset) / self._period)
        begins = self._offset + (passed + 1) * self._period
        self._due = begins + _DUE * self._period
        await self.sleep(begins)

    async def due(self, waking: asyncio.Event) -> bool:
        """Sleep until the visible action of this beat is due; False when `waking` was set before.

        Whoever comes too late waits for the next step of the beat, so that the time shows at most
        how many steps were needed.
        """
        if not self._period:
            return True
        step = _STEP * self._period
        self._due += max(0, math.ceil((self.now() - self._due) / step)) * step
        return not await self.sleep(self._due, waking)

    async def rest(self, waking: asyncio.Event) -> None:
        """Sleep until `waking` is set."""
        await waking.wait()

"""Fair turns at what only few may do at a time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Hashable
from dataclasses import dataclass, field
from typing import Final

from chinatown.server.limits.meters import Ticks

MAX_PARTIES: Final = 1000
"""Above this many parties, those whose recorded use has expired are dropped."""


@dataclass(eq=False)
class _Waiting:
    """Somebody who waits for a turn."""

    party: Hashable
    first: bool
    called: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turns:
    """Lets at most `limit` do something at a time; of those who wait, the next is who used least.

    Whoever is `first` comes before all others. Parties share the time alike, however many turns
    each asks for (start-time fair queueing; Goyal et al. 1996): a turn starts, in virtual time,
    when the party's last one ended, or now for a party that has rested.
    """

    def __init__(self, limit: int, ticks: Ticks = time.monotonic) -> None:
        self._free = limit
        self._ticks = ticks
        self._waiting: list[_Waiting] = []
        self._ends: dict[Hashable, float] = {}
        self._now = 0.0

    @contextlib.asynccontextmanager
    async def turn(self, party: Hashable, *, first: bool = False) -> AsyncIterator[None]:
        """Wait for a turn of a party, and have it until the block ends."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._called(_Waiting(party, first))
        self._now = start = self._start(party)
        began = self._ticks()
        try:
            yield
        finally:
            self._ends[party] = max(start, self._ends.get(party, 0.0)) + self._ticks() - began
            self._free += 1
            self._call_next()

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._waiting)

    async def _called(self, waiting: _Waiting) -> None:
        self._waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                # It was called, and will not come.
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        if self._free and self._waiting:
            self._free -= 1
            # Of equals the one that has waited longest, as the list has them in that order.
            chosen = min(self._waiting, key=self._rank)
            self._waiting.remove(chosen)
            chosen.called.set_result(None)
        if len(self._ends) >= MAX_PARTIES:
            self._ends = {party: end for party, end in self._ends.items() if end > self._now}

    def _rank(self, waiting: _Waiting) -> tuple[bool, float]:
        return not waiting.first, self._start(waiting.party)

    def _start(self, party: Hashable) -> float:
        return max(self._now, self._ends.get(party, 0.0))

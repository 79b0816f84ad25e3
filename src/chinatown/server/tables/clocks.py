"""What only a clock can do at a table: close trading, and let offers with a time limit lapse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeAlias

from chinatown.game.actions import TABLE, Action, CloseTrading, Expire
from chinatown.game.state import TRADE
from chinatown.server.tables.alarm import Alarm
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.times import Clock

ActForTable: TypeAlias = Callable[[LiveGame, Action], Awaitable[object]]
"""Carries out an action of the table itself; its lock must be held."""


class Clocks:
    """The alarms of one table; when one rings it takes the table's lock and acts."""

    def __init__(
        self, clock: Clock, lock: asyncio.Lock, act: ActForTable, leads: Callable[[], bool]
    ) -> None:
        self._clock = clock
        self._lock = lock
        self._act = act
        self._leads = leads
        self._trading = Alarm(clock)
        self._closing = Alarm(clock)
        self._offers = Alarm(clock)

    @property
    def running(self) -> bool:
        """Whether an alarm has yet to ring."""
        return self._trading.waiting or self._closing.waiting or self._offers.waiting

    def set(self, game: LiveGame) -> None:
        """Set all alarms to what the game says now; none while it is paused, or led elsewhere."""
        if game.conduct.paused or not self._leads():
            self.stop()
            return
        round_ = game.state.round
        self._trading.set(game.clock_ends, lambda: self._close_trading(game, round_))
        closes = game.closes
        self._closing.set(closes, lambda: self._close_after_grace(game, closes))
        expiry = game.next_expiry
        self._offers.set(expiry, lambda: self._expire_offers(game, expiry))

    def stop(self) -> None:
        """Cancel all alarms."""
        self._trading.stop()
        self._closing.stop()
        self._offers.stop()

    async def end_overdue(self, game: LiveGame, at: datetime | None = None) -> None:
        """Let offers lapse whose time is over, so that none is executed afterwards.

        The table's lock must be held. `at` is the present unless given.
        """
        while (offer := game.overdue(at or self._clock())) is not None:
            await self._act(game, Expire(TABLE, offer))

    async def _expire_offers(self, game: LiveGame, at: datetime | None) -> None:
        async with self._lock:
            await self.end_overdue(game, at)

    async def _close_after_grace(self, game: LiveGame, at: datetime | None) -> None:
        async with self._lock:
            while game.closes is not None and game.closes == at and not game.conduct.paused:
                await self._act(game, CloseTrading())

    async def _close_trading(self, game: LiveGame, round_: int) -> None:
        async with self._lock:
            trading = (round_, TRADE)
            while (game.state.round, game.state.phase) == trading and not game.conduct.paused:
                await self._act(game, CloseTrading())

"""Sends alerts: beside the tables, a few at a time, and again where they did not arrive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine, Mapping, Sequence
from typing import Final

from chinatown.server.alerts.delivery import Delivery, DeliveryError, GoneError
from chinatown.server.alerts.notice import Notice, trial_notice, turn_notice
from chinatown.server.identity import new_secret
from chinatown.server.messages.alerts import AlertKind
from chinatown.server.store.alerts import MAX_FAILURES, AlertWayRow, AlertWays

PAUSES: Final = (5.0, 60.0)
"""After how many seconds an alert that did not arrive is sent again."""

_AT_ONCE: Final = 8
"""How many alerts are sent at a time."""

_MAX_WAITING: Final = 1000
"""How many tables' alerts may wait to be sent; more are left out."""

_CLOSING_SECONDS: Final = 3.0
"""How long a server that stops waits for alerts that are under way."""

_log = logging.getLogger("chinatown.server")


class AlertSender:
    """Sends alerts by the ways that people have chosen and the server has `deliveries` for."""

    def __init__(
        self,
        ways: AlertWays,
        deliveries: Mapping[AlertKind, Delivery],
        public_url: str,
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self._ways = ways
        self._deliveries = deliveries
        self._public_url = public_url
        self._pauses = pauses
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def tell_turn(self, table: str, guests: Collection[str]) -> None:
        """Tell guests that a table waits for them; returns at once."""
        if len(self._tasks) < _MAX_WAITING:
            self._start(self._tell_turn(table, guests))

    async def _tell_turn(self, table: str, guests: Collection[str]) -> None:
        # Whoever is alerted as two guests, in two browsers, is alerted once at each address.
        ways = {(way.kind, way.address): way for way in await self._usable(guests)}
        await asyncio.gather(
            *(
                self._deliver(way, turn_notice(table, self._public_url, way.language))
                for way in ways.values()
            )
        )

    async def try_out(self, guest: str) -> None:
        """Send a guest an alert by every way that is confirmed, once, also where that failed."""
        ways = [
            way
            for way in await self._ways.of_guests([guest])
            if way.confirmed and way.kind in self._deliveries
        ]
        notices = [trial_notice(self._public_url, way.language) for way in ways]
        tries = zip(ways, notices, strict=True)
        await asyncio.gather(*(self._attempt(way, notice, new_secret()) for way, notice in tries))

    async def _usable(self, guests: Collection[str]) -> list[AlertWayRow]:
        return [
            way
            for way in await self._ways.of_guests(guests)
            if way.confirmed and way.failures < MAX_FAILURES and way.kind in self._deliveries
        ]

    async def _deliver(self, way: AlertWayRow, notice: Notice) -> None:
        """Send an alert until it has arrived or was tried often enough."""
        message = new_secret()
        for pause in (*self._pauses, None):
            if await self._attempt(way, notice, message) or pause is None:
                return
            await asyncio.sleep(pause)

    async def _attempt(self, way: AlertWayRow, notice: Notice, message: str) -> bool:
        """Send an alert once; return whether it need not be sent again."""
        async with self._turns:
            try:
                await self._deliveries[way.kind].deliver(way, notice, message)
            except GoneError:
                await self._ways.remove(way.id)
                return True
            except DeliveryError:
                # What exactly went wrong may quote the address.
                _log.info("an alert by %s did not arrive", way.kind)
                await self._ways.note_failure(way.id)
                return False
        await self._ways.note_success(way.id)
        return True

    def _start(self, work: Coroutine[None, None, None]) -> None:
        async def run() -> None:
            try:
                await work
            except Exception:
                _log.exception("an alert could not be sent")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait a moment for what is under way, and send nothing more."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=_CLOSING_SECONDS)
            for task in late:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*late, return_exceptions=True)

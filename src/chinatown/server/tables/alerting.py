"""Finds people of one table who are away while it waits for them, and has them alerted once.

What is decided here is noted in the store before anybody is alerted, so that neither a restart nor
another process alerts them again. Only the process that leads the table decides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, TypeAlias

from chinatown.game.state import waiting_for
from chinatown.game.types import Seat
from chinatown.server.tables.alarm import Alarm
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.times import time_of, time_text

if TYPE_CHECKING:
    from chinatown.server.tables.table import Table

Alert: TypeAlias = Callable[[str, Collection[str]], None]
"""Alert these guests that a table waits for them; returns at once."""


class Alerting:
    """Alerts people of one table by `alert`, or nobody while that is None.

    Somebody is alerted once they have been needed (`needed_since`), and away, for `seconds`; then
    no more before they were there, or the table waits for something new.
    """

    def __init__(self, table: Table, seconds: float) -> None:
        self._table = table
        self._delay = timedelta(seconds=seconds)
        self._alarm = Alarm(table.clock)
        self._noted: dict[Seat, datetime] = {}
        self._loaded = False
        self.alert: Alert | None = None

    @property
    def waiting(self) -> bool:
        """Whether somebody is to be alerted at some time."""
        return self._alarm.waiting

    def stop(self) -> None:
        """Alert nobody any more."""
        self._alarm.stop()

    def consider(self, game: LiveGame) -> None:
        """Take in that the table may wait for others now, or others be away."""
        at = min(self._times(game).values(), default=None)
        self._alarm.set(at, lambda: self.decide(at))

    async def came_back(self, seats: Collection[Seat]) -> None:
        """Take in that people are there again: once they are away they may be alerted anew."""
        for seat in seats:
            self._noted.pop(seat, None)
        if self.alert is not None and self._table.leads and seats:
            await self._table.store.alerts.forget_alerted(self._table.id, seats)

    async def decide(self, at: datetime | None = None) -> None:
        """Alert everybody who is to be alerted by now, or by a time that has come."""
        table, game = self._table, self._table.game
        if game is None or self.alert is None:
            return
        if not self._loaded:
            noted = await table.store.alerts.alerted(table.id)
            self._noted = {seat: time_of(since) for seat, since in noted.items()} | self._noted
            self._loaded = True
        now = max(table.clock(), at) if at else table.clock()
        guests: set[str] = set()
        for seat, due in self._times(game).items():
            since = needed_since(game, seat)
            if due > now or since is None:
                continue
            if await table.store.alerts.note_alerted(table.id, seat, time_text(since)):
                guests |= {holder.guest for holder in table.row.holders_of(seat)}
            self._noted[seat] = since
        if guests:
            self.alert(table.id, guests)
        self.consider(game)

    def _times(self, game: LiveGame) -> dict[Seat, datetime]:
        """Return when each person who is away is to be alerted of what the table waits for now."""
        table = self._table
        if self.alert is None or not table.leads or game.over or game.conduct.paused:
            return {}
        times = {}
        for seat, gone in table.steward.attendance.gone_since.items():
            since = needed_since(game, seat)
            plays = seat not in table.steward.bots
            if plays and since is not None and not self._knows(game, seat, since):
                times[seat] = max(gone, since) + self._delay
        return times

    def _knows(self, game: LiveGame, seat: Seat, since: datetime) -> bool:
        """Return whether a seat was alerted of this, or of something else since it last acted."""
        noted, acted = self._noted.get(seat), game.acted.get(seat)
        return noted is not None and (noted == since or (acted is not None and noted >= acted))


def needed_since(game: LiveGame, seat: Seat) -> datetime | None:
    """Return since when a seat is needed at a table, or None while it is not.

    That is since the table waits for it. But whoever has acted in this phase has seen that; while
    trading they are needed for offers that came later, and once nobody else is.
    """
    acted = game.acted.get(seat)
    if acted is None:
        return game.timekeeper.waited(seat)
    offers = [offer for offer in game.state.offers if offer.status == "open"]
    later = [
        game.offered[offer.id]
        for offer in offers
        if not offer.agreed >> seat & 1
        and offer.parties >> seat & 1
        and game.offered[offer.id] > acted
    ]
    others_asked = any(offer.agreed >> seat & 1 for offer in offers)
    if not later and waiting_for(game.state) == (seat,) and not others_asked:
        return max(game.acted.values())
    return min(later, default=None)

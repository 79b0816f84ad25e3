"""Who is at a running table: in memory, but for when somebody who is gone was last seen."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Final

from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.times import time_of

NUDGE_AGAIN: Final = timedelta(seconds=20)
"""How long after a nudge the same seat may not be nudged again by the same."""

COMPOSING_AGAIN: Final = timedelta(seconds=1)
"""How soon a seat may again be shown to compose an offer."""


class Attendance:
    """Who of the seats is here, since when the others are gone, and who composes an offer.

    A seat that is gone when its table is loaded counts as gone from then on (`gone_since`), as
    nobody could come while the server was down; what is shown is when it was last seen (`shown`).
    """

    def __init__(self, people: Collection[Seat], seen: Mapping[Seat, str], loaded: datetime):
        self.here: set[Seat] = set()
        self.composing: set[Seat] = set()
        self.gone_since: dict[Seat, datetime] = dict.fromkeys(people, loaded)
        self.shown: dict[Seat, datetime] = {
            seat: time_of(seen[seat]) if seat in seen else loaded for seat in people
        }
        self._nudged: dict[tuple[Seat, Seat], datetime] = {}
        self._composed: dict[Seat, datetime] = {}

    def update(self, online: Collection[Seat], now: datetime) -> tuple[set[Seat], set[Seat]]:
        """Take in who looks on now; return the seats that came and those that went."""
        came = set(online) - self.here
        went = self.here - set(online)
        for seat in came:
            self.gone_since.pop(seat, None)
            self.shown.pop(seat, None)
        for seat in went:
            self.gone_since[seat] = self.shown[seat] = now
        self.here = set(online)
        self.composing -= went
        return came, went

    def gone_for(self, seat: Seat, now: datetime) -> timedelta:
        """Return how long a seat has been gone; nothing while it is here."""
        since = self.gone_since.get(seat)
        return timedelta() if since is None else max(timedelta(), now - since)

    def nudge(self, by: Seat, seat: Seat, now: datetime) -> None:
        """Note a nudge. Raises RequestError `nudge-too-soon`, with the seconds to wait."""
        last = self._nudged.get((by, seat))
        if last is not None and now - last < NUDGE_AGAIN:
            wait = math.ceil((last + NUDGE_AGAIN - now).total_seconds())
            raise RequestError("nudge-too-soon", seconds=wait)
        self._nudged[by, seat] = now

    def compose(self, seat: Seat, now: datetime, *, on: bool) -> bool:
        """Note whether a seat composes an offer; return whether that is to be shown."""
        if on == (seat in self.composing):
            return False
        if not on:
            self.composing.discard(seat)
            return True
        last = self._composed.get(seat)
        if last is not None and now - last < COMPOSING_AGAIN:
            return False
        self._composed[seat] = now
        self.composing.add(seat)
        return True

"""How often a seat may offer and speak, counted by the times in the log (docs/server.md)."""

from __future__ import annotations

import math
from collections import defaultdict, deque
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from chinatown.game import Action, Call, Offer, Say
from chinatown.server.errors import RequestError
from chinatown.server.store import ActionRow
from chinatown.server.times import time_of

MAX_OFFERS: Final = 10
"""So many offers and calls together may a seat make within a minute."""

MAX_REMARKS: Final = 20
"""So many times may a seat speak within a minute."""

_MINUTE: Final = timedelta(minutes=1)

_Times: TypeAlias = defaultdict[int, deque[datetime]]


class RateLimit:
    """When each seat has lately offered and spoken.

    Only what is in the log counts, at the time that is written there: refused commands cost
    nothing, and a restart forgives nothing.
    """

    def __init__(self) -> None:
        self._offers = _latest(MAX_OFFERS)
        self._remarks = _latest(MAX_REMARKS)

    def note(self, row: ActionRow) -> None:
        """Take in the next row of the log."""
        if (times := self._counted(row.action)) is not None:
            times[row.seat].append(time_of(row.at))

    def check(self, action: Action, now: datetime) -> None:
        """Raise RequestError when a seat offers or speaks too often.

        `too-many-new-offers` or `talking-too-fast`, with the `seconds` until it may again.
        """
        times = self._counted(action)
        if times is None:
            return
        lately = times[action.seat]
        if len(lately) < (most := lately.maxlen or 0):
            return
        left = (lately[0] + _MINUTE - now).total_seconds()
        if left > 0:
            code = "talking-too-fast" if isinstance(action, Say) else "too-many-new-offers"
            raise RequestError(code, most=most, seconds=math.ceil(left))

    def _counted(self, action: Action) -> _Times | None:
        if isinstance(action, Offer | Call):
            return self._offers
        return self._remarks if isinstance(action, Say) else None


def _latest(most: int) -> _Times:
    make: Callable[[], deque[datetime]] = lambda: deque(maxlen=most)  # noqa: E731
    return defaultdict(make)

"""How often a seat may offer and speak, counted by the times in the log (docs/server.md)."""

from __future__ import annotations

import math
from collections import defaultdict, deque
from datetime import datetime, timedelta
from functools import partial
from typing import Final, TypeAlias

from chinatown.game.actions import (
    Action,
    Agree,
    Call,
    Done,
    EndCall,
    Judge,
    Offer,
    Refuse,
    Say,
    TakeCall,
    Withdraw,
)
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.store.rows import ActionRow
from chinatown.server.times import time_of

MAX_OFFERS: Final = 10
"""At most this many offers and calls together within a minute, for each seat."""

MAX_REMARKS: Final = 20
"""At most this many remarks within a minute, for each seat."""

MAX_CHANGES: Final = 60
"""At most this many changes of mind within a minute, for each person's seat: agreeing, refusing,
taking back, and saying done or not done."""

_MINUTE: Final = timedelta(minutes=1)

_Change: Final = Agree | Done | EndCall | Judge | Refuse | TakeCall | Withdraw
"""What a seat can do and undo without end."""

_Times: TypeAlias = defaultdict[Seat, deque[datetime]]


class RateLimit:
    """The times at which each seat has recently offered and spoken.

    Only rows of the log count, at their own times: refused commands cost nothing, and a restart
    changes nothing.
    """

    def __init__(self) -> None:
        self._offers = _times(MAX_OFFERS)
        self._remarks = _times(MAX_REMARKS)
        self._changes = _times(MAX_CHANGES)

    def note(self, row: ActionRow) -> None:
        """Take in the next row of the log."""
        if (times := self._counted(row.action)) is not None:
            times[row.seat].append(time_of(row.at))

    def check(self, action: Action, now: datetime, *, person: bool = True) -> None:
        """Raise RequestError if a seat offers or speaks too often, or a person changes their mind.

        The code is `too-many-new-offers`, `talking-too-fast` or `changing-too-fast`; `seconds` says
        when it may again.
        """
        times = self._counted(action)
        if times is None or (times is self._changes and not person):
            return
        latest = times[action.seat]
        if len(latest) < (most := latest.maxlen or 0):
            return
        seconds = math.ceil((latest[0] + _MINUTE - now).total_seconds())
        if seconds <= 0:
            return
        if isinstance(action, Say):
            raise RequestError("talking-too-fast", most=most, seconds=seconds)
        if isinstance(action, Offer | Call):
            raise RequestError("too-many-new-offers", most=most, seconds=seconds)
        raise RequestError("changing-too-fast", most=most, seconds=seconds)

    def _counted(self, action: Action) -> _Times | None:
        if isinstance(action, Offer | Call):
            return self._offers
        if isinstance(action, _Change):
            return self._changes
        return self._remarks if isinstance(action, Say) else None


def _times(limit: int) -> _Times:
    return defaultdict(partial(deque, maxlen=limit))

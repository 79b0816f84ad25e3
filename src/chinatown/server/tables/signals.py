"""What people at a table show each other beside the game (docs/people.md).

That they compose an offer, and that the table waits for somebody. Nothing of it is written.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.messages.presence import Nudged
from chinatown.server.peers.messages import Composing, Nudging

if TYPE_CHECKING:
    from chinatown.server.tables.steward import Steward
    from chinatown.server.tables.table import Table


class Signals:
    """Passes on what the people of one table show, to this process's browsers and to the others."""

    def __init__(self, table: Table, steward: Steward) -> None:
        self._table = table
        self._steward = steward

    def hear_composing(self, seat: Seat, *, on: bool) -> None:
        """Show what a seat does that looks on through another process."""
        if self._table.game is not None:
            self._steward.attendance.compose(seat, self._table.clock(), on=on)
            self._steward.publish()

    def nudge(self, by: Seat | None, seat: Seat) -> None:
        """Remind a person that the table waits for them. Raises RequestError."""
        game = self._table.game
        if by is None:
            raise RequestError("not-seated")
        if game is None:
            raise RequestError("not-started")
        awaited = game.timekeeper.waited(seat) is not None and seat != by
        if not awaited or seat in self._steward.bots or game.conduct.paused:
            raise RequestError("not-waited-for", seat=seat)
        if by in self._table.mutes.muted_by(seat):
            raise RequestError("muted-by", seat=seat)
        self._steward.attendance.nudge(by, seat, self._table.clock())
        self._table.subscribers.send_to(seat, Nudged(t="nudged", by=by))
        self._table.tell(Nudging(by, seat))

    def hear_nudge(self, by: Seat, seat: Seat) -> None:
        """Pass on a reminder that was given in another process."""
        with contextlib.suppress(RequestError):
            self._steward.attendance.nudge(by, seat, self._table.clock())
        self._table.subscribers.send_to(seat, Nudged(t="nudged", by=by))

    def compose(self, seat: Seat | None, *, on: bool) -> None:
        """Show that a seat composes an offer, or no longer does. Raises RequestError."""
        if seat is None:
            raise RequestError("not-seated")
        if self._table.game is not None:
            if self._steward.attendance.compose(seat, self._table.clock(), on=on):
                self._table.tell(Composing(seat, on))
            self._steward.publish()

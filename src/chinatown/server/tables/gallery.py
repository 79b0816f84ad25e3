"""What whoever looks on without a seat is shown where a table wants that to be late."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, TypeAlias

from chinatown.server.store.proceedings import EntryRow, Pause, Resume
from chinatown.server.store.rows import ActionRow
from chinatown.server.tables.alarm import Alarm
from chinatown.server.tables.live_game import LiveGame, Notice
from chinatown.server.times import Clock, time_of

if TYPE_CHECKING:
    from chinatown.server.tables.table import Table

Row: TypeAlias = ActionRow | EntryRow
"""A row of either log of a table."""


class Gallery:
    """A table's game as it was a `delay` ago: rows of the logs wait until they are that old.

    `game` is None until the game has begun for whoever looks on. `show` is called with the updates
    for them of each row, `welcome` when updates do not say what has changed, and `settled` after
    rows of which presence may tell. Of anything else nothing shows, not even that it happened.
    """

    def __init__(
        self,
        delay: timedelta,
        clock: Clock,
        begin: Callable[[], LiveGame],
        show: Callable[[list[Notice]], None],
        welcome: Callable[[], None],
        settled: Callable[[], None],
    ) -> None:
        self.delay = delay
        self.game: LiveGame | None = None
        self._clock = clock
        self._begin = begin
        self._show = show
        self._welcome = welcome
        self._settled = settled
        self._waiting: deque[Row] = deque()
        self._started: datetime | None = None
        self._alarm = Alarm(clock)

    def load(self, started: str, rows: Iterable[ActionRow], entries: Sequence[EntryRow]) -> None:
        """Take both logs of a game that `started` at a time, in the order of what happened."""
        self.game = None
        self._started = time_of(started)
        self._waiting.clear()
        later = deque(entries)
        for row in rows:
            while later and later[0].after < row.number:
                self._waiting.append(later.popleft())
            self._waiting.append(row)
        self._waiting.extend(later)
        self._catch_up()
        self._set_alarm()

    def add(self, row: Row) -> None:
        """Take the next row of a log, which is shown when it is old enough."""
        if self._started is not None:
            self._waiting.append(row)
            self._set_alarm()

    def stop(self) -> None:
        """Show nothing more."""
        self._alarm.stop()

    async def show_due(self) -> None:
        """Show what is old enough by now."""
        begun = self.game is not None
        for row, notices in self._catch_up():
            if not begun:
                continue
            if isinstance(row, EntryRow):
                # Clocks stand still or go on.
                if isinstance(row.entry, Pause | Resume):
                    self._welcome()
            elif notices:
                self._show(notices)
        if not begun and self.game is not None:
            self._welcome()
        self._settled()
        self._set_alarm()

    def _catch_up(self) -> list[tuple[Row, list[Notice]]]:
        """Take the rows that are old enough, and return them with their updates."""
        shown = self._clock() - self.delay
        if self.game is None:
            if self._started is None or self._started > shown:
                return []
            self.game = self._begin()
        taken: list[tuple[Row, list[Notice]]] = []
        while self._waiting and time_of(self._waiting[0].at) <= shown:
            row = self._waiting.popleft()
            if isinstance(row, EntryRow):
                self.game.note(row)
                taken.append((row, []))
            else:
                notices = [notice for notice in self.game.replay(row) if notice.viewer is None]
                taken.append((row, notices))
        return taken

    def _set_alarm(self) -> None:
        at = None
        if self._started is not None and self.game is None:
            at = self._started
        elif self._waiting:
            at = time_of(self._waiting[0].at)
        self._alarm.set(None if at is None else at + self.delay, self.show_due)


async def open_gallery(table: Table) -> None:
    """Show whoever looks on without a seat a game that has begun as late as its table wants."""
    row, subscribers = table.row, table.subscribers
    if not row.watch_delay:
        return

    def begin() -> LiveGame:
        return LiveGame(row.setup(), row.started, row.pace, table.grace)

    def show(notices: list[Notice]) -> None:
        assert gallery.game is not None, "what is shown has begun"
        subscribers.publish_late(notices, gallery.game)
        if gallery.game.over:
            subscribers.publish_lobby()

    def welcome() -> None:
        for connection in subscribers:
            if connection.seat is None:
                subscribers.welcome(connection, table.game)

    gallery = Gallery(row.watch_delay, table.clock, begin, show, welcome, table.steward.publish)
    subscribers.stop_gallery()
    subscribers.gallery = gallery
    rows = await table.store.log.read(table.id)
    gallery.load(row.started, rows, await table.store.proceedings.read(table.id))

"""Sees to it that nobody can get a running table stuck (docs/people.md).

It knows who is here, puts questions to the table, and lets bots play for those who keep the others
waiting; `agenda` says when. What it decides is written before anyone hears of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from chinatown.game.actions import EndGame, Goods, Say
from chinatown.game.types import Dollars, Seat
from chinatown.server.bots.kinds import stand_in_kind
from chinatown.server.errors import RequestError
from chinatown.server.messages.instructions import Instructions
from chinatown.server.messages.presence import Pace, Question, Returned, TablePresence
from chinatown.server.peers.messages import Granted, Settled, TableChanged
from chinatown.server.store.proceedings import (
    NOBODY,
    Entry,
    EntryRow,
    Instruct,
    Leave,
    Pause,
    Resume,
    Return,
    Revoke,
    StandIn,
    Vote,
)
from chinatown.server.store.rows import ActionRow
from chinatown.server.tables import votes
from chinatown.server.tables.agenda import Agenda
from chinatown.server.tables.alarm import Alarm
from chinatown.server.tables.attendance import Attendance
from chinatown.server.tables.connection import as_json
from chinatown.server.tables.instructions import checked, infos, standing
from chinatown.server.tables.live_game import LiveGame, Viewer
from chinatown.server.tables.presence import returned, table_presence
from chinatown.server.tables.signals import Signals
from chinatown.server.times import time_text

if TYPE_CHECKING:
    from chinatown.server.tables.connection import Connection
    from chinatown.server.tables.table import Table

_log = logging.getLogger("chinatown.server")

_PLAYER: Final = 0
"""Stands for every player where all of them are told the same."""


class Steward:
    """The steward of one table; commands take the table's lock.

    `bots_needed` is called when a bot has to play for somebody.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._alarm = Alarm(table.clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._published: dict[Viewer, TablePresence] = {}
        self.attendance = Attendance((), {}, table.clock())
        self.signals = Signals(table, self)
        self.bots_needed: Callable[[], None] = lambda: None

    @property
    def running(self) -> bool:
        """Whether something is to be decided at some time."""
        return self._alarm.waiting

    @property
    def _pace(self) -> Pace:
        return self._table.row.pace

    @property
    def _people(self) -> set[Seat]:
        return {seat.seat for seat in self._table.row.seats if not seat.bot}

    @property
    def bots(self) -> dict[Seat, str]:
        """The kinds of the bots that play now, by seat: the table's own and those that stand in."""
        game = self._table.game
        kinds = {seat.seat: seat.bot for seat in self._table.row.seats if seat.bot}
        stand_ins = () if game is None else game.conduct.stand_ins
        return {**kinds, **dict.fromkeys(stand_ins, stand_in_kind(self._pace))}

    @property
    def _agenda(self) -> Agenda:
        return Agenda(self._pace, self._people, self.attendance)

    def presence(self, viewer: Viewer) -> TablePresence | None:
        """Return who is at the table as a viewer is told it, None before the game.

        Who is here is told at once; all else as late as the viewer is shown the game.
        """
        game = self._table.game_for(viewer)
        if game is None:
            return None
        now = self._table.clock()
        late = game is not self._table.game
        return table_presence(
            game,
            self.attendance,
            self.bots,
            lambda about: self._agenda.voters(game, about, now),
            composing=frozenset() if late else self.attendance.composing,
        )

    def returned(self, seat: Seat | None) -> Returned | None:
        """Return what a bot last did for the person on a seat, None where none has."""
        game = self._table.game
        return None if game is None or seat is None else returned(game, seat)

    async def load(self, game: LiveGame) -> None:
        """Take in who was last seen."""
        table = self._table
        now = table.clock()
        seen = await table.store.proceedings.last_seen(table.id)
        self.attendance = Attendance(self._people, seen, now)
        self.attendance.update(table.subscribers.online & self._people, now)
        if game.over:
            return
        game.timekeeper.settle(now)
        if table.leads:
            # Nobody could play while the server was down.
            self._grant(game, range(game.state.players))
        self.publish()

    def set_leads(self) -> None:
        """Take in that this process leads the table from now on, or no more."""
        self.publish()
        if self._table.leads and self._table.game is not None:
            # Whoever led before may not have noted who came and went at the end.
            for seat in self._people:
                at = self.attendance.shown.get(seat)
                self._note_seen(seat, None if at is None else time_text(at))

    def _grant(self, game: LiveGame, seats: Iterable[Seat]) -> None:
        game.timekeeper.grant(tuple(seats))
        self._table.tell(Granted(game.timekeeper.granted))

    async def close(self) -> None:
        """Decide nothing more; what was to be noted is noted."""
        self._alarm.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def vote(
        self, connection: Connection, request: str, question: Question, about: Seat, *, agree: bool
    ) -> None:
        """Answer a question, or put it. Raises RequestError."""

        async def carry_out(game: LiveGame, seat: Seat) -> bool:
            now = self._table.clock()
            host = self._table.row.is_host(connection.acts_for)
            vote = Vote(seat, question, about if question == "replace" else NOBODY, agree, host)
            votes.check(vote, game, self._pace, self._people, self.attendance, now)
            if not await self._append(game, vote, request):
                return False
            await self._decide(game)
            return True

        await self._carry_out(connection.seat, request, carry_out)

    async def leave(self, seat: Seat | None, request: str) -> None:
        """Let a person leave for good: the seat becomes a bot's."""

        async def carry_out(game: LiveGame, seat: Seat) -> bool:
            if not await self._append(game, Leave(seat), request):
                return False
            await self._table.reload()
            for connection in self._table.subscribers:
                if connection.seat == seat:
                    connection.seat = None
                    self._table.subscribers.welcome(connection, game)
            self._table.subscribers.publish_lobby()
            self._table.tell(TableChanged())
            await self._decide(game)
            return True

        if seat is None and await self._has_left(request):
            return
        await self._carry_out(seat, request, carry_out)

    async def _has_left(self, request: str) -> bool:
        """Return whether somebody has left for good by a request, and so has no seat any more."""
        async with self._table.lock:
            await self._table.be_sure()
            game = self._table.game
            if game is None:
                return False
            return any((seat, request) in game.conduct.requests for seat in game.conduct.left)

    async def come_back(self, seat: Seat | None, request: str) -> None:
        """Give a person their seat back, if a bot plays it."""

        async def carry_out(game: LiveGame, seat: Seat) -> bool:
            return await self.give_back(game, seat, request)

        await self._carry_out(seat, request, carry_out)

    async def instruct(
        self, seat: Seat | None, request: str, gives: Goods, gets: Goods, money: Dollars
    ) -> None:
        """Let a person leave an instruction for this round. Raises what `checked` raises."""

        async def carry_out(game: LiveGame, seat: Seat) -> bool:
            instruction = checked(game, Instruct(seat, game.state.round, gives, gets, money))
            return await self._append(game, instruction, request)

        await self._carry_out(seat, request, carry_out)

    async def revoke(self, seat: Seat | None, request: str, instruction: int) -> None:
        """Let a person take an instruction back. Raises RequestError `no-such-instruction`."""

        async def carry_out(game: LiveGame, seat: Seat) -> bool:
            if instruction not in dict(standing(game, seat)):
                raise RequestError("no-such-instruction")
            return await self._append(game, Revoke(seat, instruction), request)

        await self._carry_out(seat, request, carry_out)

    def tell_instructions(self, game: LiveGame, seat: Seat) -> None:
        """Send a person the instructions of their seat."""
        message = Instructions(t="instructions", instructions=infos(game, seat))
        self._table.subscribers.send_to(seat, message)

    async def _carry_out(
        self,
        seat: Seat | None,
        request: str,
        carry_out: Callable[[LiveGame, Seat], Awaitable[bool]],
    ) -> None:
        """Carry out a seat's command once; whoever loses a race to another process tries again."""
        if seat is None:
            raise RequestError("not-seated")
        async with self._table.lock:
            await self._table.be_sure()
            game = self._table.game
            if game is None:
                raise RequestError("not-started")
            while (seat, request) not in game.conduct.requests:
                if game.over:
                    raise RequestError("game-over")
                if await carry_out(game, seat):
                    break

    async def give_back(self, game: LiveGame, seat: Seat, request: str | None = None) -> bool:
        """Give a seat back to its person; the table's lock must be held."""
        if seat not in game.conduct.stand_ins:
            return True
        if not await self._append(game, Return(seat), request):
            return False
        self._table.subscribers.send_to(seat, returned(game, seat))
        return True

    def came_or_went(self, besides: Connection | None = None) -> None:
        """Take in who looks on now, and tell the others."""
        game = self._table.game
        if game is None:
            return
        online = self._table.subscribers.online & self._people
        now = self._table.clock()
        came, went = self.attendance.update(online, now)
        for seat in came | went:
            self._note_seen(seat, time_text(now) if seat in went else None)
        if came:
            self._start(self._table.alerting.came_back(came))
        for seat in came & game.conduct.stand_ins.keys():
            self._start(self._come_back(seat))
        if came and not game.conduct.paused:
            game.timekeeper.settle(now)
            late = {seat for seat in came if (at := game.timekeeper.runs_out(seat)) and at <= now}
            if late and self._table.leads:
                self._grant(game, late)
        self.publish(besides)

    def _note_seen(self, seat: Seat, at: str | None) -> None:
        if self._table.leads:
            self._start(self._table.store.proceedings.note_seen(self._table.id, seat, at))

    async def _come_back(self, seat: Seat) -> None:
        async with self._table.lock:
            game = self._table.game
            while game is not None and not game.over and seat in self.attendance.here:
                if await self.give_back(game, seat):
                    break

    async def _ring(self, at: datetime) -> None:
        async with self._table.lock:
            if self._table.game is not None:
                await self._decide(self._table.game, at)

    async def decide(self) -> None:
        """Do whatever is due now, whether or not the alarm has rung."""
        await self._ring(self._table.clock())

    async def _decide(self, game: LiveGame, at: datetime | None = None) -> None:
        """Close questions and replace people as far as that is due; the lock must be held."""
        now = max(self._table.clock(), at) if at else self._table.clock()
        while not game.over and (entry := self._agenda.due(game, now)) is not None:
            if isinstance(entry, EndGame):
                await self._table.act_for_table(game, entry)
            else:
                await self._append(game, entry)
        self.publish()

    async def _append(self, game: LiveGame, entry: Entry, request: str | None = None) -> bool:
        """Write an entry, then take it in; False if another process was quicker."""
        table = self._table
        at = time_text(table.clock())
        row = EntryRow(game.conduct.number + 1, game.state.number, request, entry, at)
        kind = stand_in_kind(self._pace)
        heirs = self._people - {entry.seat}
        heir = min(heirs & self.attendance.here or heirs, default=None)
        written = table.store.proceedings.write(table.id, row, kind, heir)
        if not await table.surely(written):
            await table.catch_up(game)
            return False
        self.take_in(game, row)
        table.tell(Settled(row.number))
        return True

    def take_in(self, game: LiveGame, row: EntryRow) -> None:
        """Take in an entry that is written, and tell whoever may know of it."""
        game.note(row)
        self._table.subscribers.note(row)
        self._table.executor.consider(game)
        if isinstance(row.entry, Instruct | Revoke):
            # Nothing else at the table may show that there is one.
            self.tell_instructions(game, row.entry.seat)
            return
        if isinstance(row.entry, Pause | Resume):
            # Clocks in the view stand still or go on. Whether there are any may be a secret.
            for connection in self._table.subscribers:
                self._table.subscribers.welcome(connection, game)
        self.settled(game)
        if isinstance(row.entry, StandIn | Leave):
            self.bots_needed()

    def settled(self, game: LiveGame) -> None:
        """Set the clocks to what people have settled, and tell everyone who is at the table."""
        self._table.clocks.set(game)
        self.publish()
        self._table.activity.set()

    def acted(self, row: ActionRow, *, seen_by_all: bool) -> None:
        """Take in an action: whoever has made an offer that all see no longer composes it."""
        if seen_by_all and not isinstance(row.action, Say):
            self.attendance.composing.discard(row.seat)
        self.publish()

    def publish(self, besides: Connection | None = None) -> None:
        """Tell everyone who is at the table, if that changed, and set the alarm."""
        game = self._table.game
        if game is None:
            return
        self._tell(besides)
        idle = game.over or not self._table.leads
        at = None if idle else self._agenda.next_time(game, self._table.clock())
        self._alarm.set(at, lambda: self._ring(at or self._table.clock()))
        self._table.alerting.consider(game)

    def _tell(self, besides: Connection | None) -> None:
        """Tell players, and spectators, who is at the table, if that changed for them."""
        subscribers = self._table.subscribers
        # Spectators are told the same as players unless they are shown another game.
        viewers: tuple[Viewer, ...] = (_PLAYER,) if subscribers.gallery is None else (_PLAYER, None)
        for viewer in viewers:
            presence = self.presence(viewer)
            if presence is None or presence == self._published.get(viewer):
                continue
            self._published[viewer] = presence
            text = as_json(presence)
            for connection in subscribers:
                meant = len(viewers) == 1 or (connection.seat is None) == (viewer is None)
                if meant and connection is not besides:
                    connection.send_text(text, presence.t)

    def _start(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            try:
                await work
            except Exception:
                _log.exception("the steward of table %s failed", self._table.id)

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

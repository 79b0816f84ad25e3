"""One table in use: every command asks the rules, is committed, and only then published."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, TypeAlias, TypeVar

from chinatown.game.actions import TABLE, Action, Say
from chinatown.game.board import mask_of
from chinatown.game.errors import GameError
from chinatown.game.types import Seat, SeatSet
from chinatown.game.view import View
from chinatown.server.errors import RequestError
from chinatown.server.messages.tables import TableInfo, TableStatus, TableSummary
from chinatown.server.peers.messages import Acted, Here, LoggedRow, PeerMessage, TableChanged
from chinatown.server.settings import DEFAULT_SETTINGS, Settings
from chinatown.server.store.proceedings import Begin, EntryRow
from chinatown.server.store.rows import ActionRow, GameRow
from chinatown.server.store.store import Store
from chinatown.server.tables.alarm import Alarm
from chinatown.server.tables.alerting import Alerting
from chinatown.server.tables.authorship import check_author, own_withdrawal
from chinatown.server.tables.catching_up import take_in
from chinatown.server.tables.clocks import Clocks
from chinatown.server.tables.closing import with_hold
from chinatown.server.tables.description import status_of, table_info, table_summary
from chinatown.server.tables.gallery import open_gallery
from chinatown.server.tables.instructions import Executor, infos
from chinatown.server.tables.live_game import LiveGame, Step
from chinatown.server.tables.mutes import Mutes
from chinatown.server.tables.refusals import Refusals
from chinatown.server.tables.steward import Steward
from chinatown.server.tables.subscribers import Subscribers
from chinatown.server.text_validation import check_words
from chinatown.server.times import Clock, TableClock, time_text

_TRIES: Final = 5
"""How often logs are read that another process may be writing at the same time."""

MAX_ARRANGED: Final = 200
"""How many changes of a table itself are remembered, for requests that come again."""

T = TypeVar("T")

Tell: TypeAlias = Callable[[PeerMessage], None]
"""Tells the other processes on the database something of a table."""


class Table:
    """One table in memory. Whatever changes it holds `lock`, so commands happen one after another.

    `game` is None until the game has started. `activity` is set whenever something happened in it.
    `last_used` is when somebody last asked for the table or left it, in seconds of the event loop.
    `digest` is that of the finished game, empty until somebody has asked for it.
    `bot_kinds` are those that may sit here. `arranged` are the latest changes of the table itself
    that were carried out, by guest and request. Before the game, `host_away_since` is when the host
    went away, None while the host is there, and `host_alarm` rings `host_seconds` after it;
    `opening_alarm` rings when parts of the shuffle have been waited for long enough. Trading
    stays open for a `grace` after the last player is done. Of several processes that have the table
    one `leads`: it runs the bots and the clocks. `tell` tells the others what happens here, `told`
    waits until that is on its way, and `shown_row` is the row that everyone here was shown. Where
    it `lists`, the server lists public tables.
    """

    def __init__(
        self,
        row: GameRow,
        store: Store,
        clock: Clock,
        bot_kinds: frozenset[str] = frozenset(),
        settings: Settings = DEFAULT_SETTINGS,
        tell: Tell = lambda message: None,
    ) -> None:
        self.row = row
        self.shown_row = row
        self.leads = True
        self.tell = tell
        self.told: Callable[[], Awaitable[object]] = partial(asyncio.sleep, 0)
        self.store = store
        self.bot_kinds = bot_kinds
        self.host_seconds = settings.host_seconds
        self.lists = settings.public_tables
        self.opening_seconds = settings.opening_seconds
        self.grace = timedelta(seconds=settings.closing_seconds)
        self.host_away_since: datetime | None = None
        self.clock = TableClock(clock)
        self.host_alarm = Alarm(self.clock)
        self.opening_alarm = Alarm(self.clock)
        self.lock = asyncio.Lock()
        self.game: LiveGame | None = None
        self.steward = Steward(self)
        self.subscribers = Subscribers(
            self.info,
            self.clock,
            self.steward,
            lambda viewers: self.tell(Here(viewers)),
            lambda guest: self.row.seats_of(guest),
        )
        self.mutes = Mutes(store, row.id)
        self.clocks = Clocks(self.clock, self.lock, self.act_for_table, lambda: self.leads)
        self.alerting = Alerting(self, settings.alerts.seconds)
        self.executor = Executor(self, settings.instruction_seconds)
        self.activity = asyncio.Event()
        self.last_used = 0.0
        self.digest = ""
        self.arranged: deque[tuple[str, str]] = deque(maxlen=MAX_ARRANGED)
        self._refusals = Refusals()
        self._unsure = False

    async def load(self) -> None:
        """Bring the game back from its log if it has begun."""
        await self.mutes.load()
        if self.row.seed:
            self.game = game = await self._begun()
            await open_gallery(self)
            if game.timekeeper.settled is not None:
                self.clock.not_before(game.timekeeper.settled)
            self.clocks.set(game)
            await self.steward.load(game)
            self.executor.consider(game)

    def game_for(self, seat: Seat | None) -> LiveGame | None:
        """Return the game as whoever has a seat, or with None a spectator, is shown it."""
        gallery = self.subscribers.gallery
        return gallery.game if seat is None and gallery is not None else self.game

    async def _begun(self) -> LiveGame:
        """Return the game as its logs make it; its proceedings begin now if they have not yet."""
        for _ in range(_TRIES):
            game = await self.replayed()
            if game.over or game.conduct.began:
                return game
            row = EntryRow(1, game.state.number, None, Begin(), time_text(self.clock()))
            # Either this process writes it, or another has.
            await self.store.proceedings.write(self.id, row)
        raise ValueError("the proceedings do not begin")

    async def replayed(self) -> LiveGame:
        """Return the game as its logs make it."""
        game = LiveGame(self.row.setup(), self.row.started, self.row.pace, self.grace)
        rows = await self.store.log.read(self.id)
        entries = await self.store.proceedings.read(self.id)
        game.replay_all(rows, [entry for entry in entries if entry.after <= len(rows)])
        return game

    async def reload(self) -> None:
        """Read the table's own row again; `lock` must be held.

        Raises RequestError `unknown-table` if it has been deleted.
        """
        row = await self.store.games.get(self.id)
        if row is None:
            raise RequestError("unknown-table")
        self.row = row

    async def close(self, bots: asyncio.Task[None] | None) -> None:
        """Stop the clocks and the task that runs the bots once no command is under way."""
        # Without the lock, for which something that is under way may wait.
        await self.steward.close()
        async with self.lock:
            self.clocks.stop()
            self.executor.stop()
            self.alerting.stop()
            self.host_alarm.stop()
            self.opening_alarm.stop()
            self.subscribers.stop_gallery()
            if bots is not None:
                bots.cancel()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def in_use(self) -> bool:
        """Whether someone looks on, a command is being carried out, or a clock runs."""
        running = self.clocks.running or self.steward.running or self.executor.running
        running = running or self.opening_alarm.waiting or self.alerting.waiting
        return running or len(self.subscribers) > 0 or self.lock.locked()

    @property
    def status(self) -> TableStatus:
        """Whether people still gather, play, or have played."""
        return status_of(self.row, self.game)

    def info(self, guest: str | None, seat: Seat | None) -> TableInfo:
        """Return the table as a guest on a seat, or with None a spectator, sees it."""
        return self._info(self.row, guest, seat)

    def shown_info(self, guest: str | None, seat: Seat | None) -> TableInfo:
        """Return the table as a guest on a seat was last shown it."""
        return self._info(self.shown_row, guest, seat)

    def _info(self, row: GameRow, guest: str | None, seat: Seat | None) -> TableInfo:
        muted = self.mutes.muted_by(seat)
        links, presence = self.store.links, self.subscribers.presence
        late = seat is None and self.subscribers.gallery is not None
        status = status_of(replace(row, over=False), self.game_for(None)) if late else self.status
        return table_info(row, links, status, presence, muted, guest, seat)

    def summary(self, guest: str, *, archived: bool) -> TableSummary:
        """Return the table as one line in the list of a guest's tables."""
        return table_summary(self.row, self.game, guest, archived=archived)

    async def mute(self, seat: Seat | None, other: Seat, *, muted: bool) -> None:
        """Let a seat mute another's talk and offers, or hear them again.

        Raises RequestError `not-seated`, `mute-oneself` or `unknown-seat`.
        """
        if seat is None:
            raise RequestError("not-seated")
        if not 0 <= other < len(self.row.seats):
            raise RequestError("unknown-seat", number=other)
        async with self.lock:
            await self.mutes.set(seat, other, muted=muted)
            await self.reload()
            self.subscribers.publish_lobby(only=seat)
            self.tell(TableChanged())

    async def act(
        self, seat: Seat | None, request: str, action: Action, withdraws: Sequence[str] = ()
    ) -> None:
        """Carry out a command of a seat; when this returns it is durable and published.

        Offers of the seat that it `withdraws` end before the action, or nothing happens. A command
        with an id that was carried out before does nothing; one that was refused before is refused
        for the same reason. Raises RequestError or IllegalAction.
        """
        if seat is None:
            raise RequestError("not-seated")
        async with self.lock:
            await self.be_sure()
            if self.game is not None and (seat, request) in self.game.requests:
                return
            self._refusals.raise_again(seat, request)
            try:
                await self._act(seat, request, action, withdraws)
            except GameError as error:
                self._refusals.note(seat, request, error)
                raise
        # Whoever acts next, as soon as this is answered, may do so through another process. If that
        # does not know of this yet it loses a race for the log, at several times the cost.
        await self.told()

    async def _act(
        self, seat: Seat, request: str, action: Action, withdraws: Sequence[str]
    ) -> None:
        check_author(seat, action)
        check_words(action)
        if self.game is None:
            raise RequestError("not-started")
        if self.game.conduct.paused and not isinstance(action, Say):
            raise RequestError("paused")
        # Whoever acts in their seat is back at it.
        while not await self.steward.give_back(self.game, seat):
            pass
        await self.clocks.end_overdue(self.game)
        # Each turn of this loop is a race lost to another process, whose actions are then known.
        while (seat, request) not in self.game.requests:
            ends = [own_withdrawal(self.game, seat, offer) for offer in withdraws]
            if await self._commit(self.game, seat, request, [*ends, action]):
                break

    async def act_for_bot(
        self, seat: Seat, action: Action, view: View, *, withheld: bool = False
    ) -> bool:
        """Let a bot do what it decided on from a view of its seat; False if the view has changed.

        What happened unseen by the bot does not matter: that it had to decide again would show.
        Whoever sees it is told at once, or where it is `withheld` when the subscribers release it.

        Raises RequestError or IllegalAction.
        """
        check_author(seat, action)
        async with self.lock:
            game = self.game
            if game is None or game.views[seat] is not view:
                return False
            if game.conduct.paused or seat not in self.steward.bots or not self.leads:
                return False
            await self.clocks.end_overdue(game)
            if game.views[seat] is not view:
                return False
            return await self._commit(game, seat, None, [action], withheld=withheld)

    async def act_by_instruction(self, game: LiveGame, action: Action, request: str) -> bool:
        """Carry out what a person told the server to do; False if another process was quicker.

        `lock` is held. Raises RequestError or IllegalAction.
        """
        return await self._commit(game, action.seat, request, [action])

    async def act_for_table(self, game: LiveGame, action: Action) -> bool:
        """Do what the table itself does; False if another process was quicker. `lock` is held."""
        return await self._commit(game, TABLE, None, [action])

    @property
    def _people(self) -> SeatSet:
        return mask_of(seat.seat for seat in self.row.seats if seat.seat not in self.steward.bots)

    async def _commit(
        self,
        game: LiveGame,
        seat: Seat,
        request: str | None,
        actions: Sequence[Action],
        *,
        withheld: bool = False,
    ) -> bool:
        """Commit actions together, then publish them; False if another process was quicker."""
        now = self.clock()
        state = game.state
        steps: list[tuple[ActionRow, Step]] = []
        for action in actions:
            action = with_hold(action, state, self._people, self.grace)
            if seat != TABLE:
                self.mutes.check(action)
                game.rate_limit.check(action, now, person=request is not None)
            step = game.step(action, state)
            state = step.state
            # The last one stands for the whole command.
            row_request = request if len(steps) == len(actions) - 1 else None
            row = ActionRow(state.number, seat, row_request, action, time_text(now))
            steps.append((row, step))
        over = step.over and not game.over
        rows = [row for row, _ in steps]
        if not await self.surely(self.store.log.write(self.id, *rows, over=over)):
            await self.catch_up(game)
            return False
        for row, step in steps:
            self.publish(game, row, step, withheld=withheld)
        self.tell(Acted(tuple(LoggedRow.of(row) for row in rows)))
        return True

    async def surely(self, writing: Awaitable[T]) -> T:
        """Wait for something to be written to a log; note it where nobody knows if it is."""
        try:
            return await writing
        except BaseException:
            self._unsure = True
            raise

    async def be_sure(self) -> None:
        """Know all that is in the logs if the last that was to be written may be; `lock` is held.

        Otherwise a command that was carried out might be refused when it comes again.
        """
        if self._unsure and self.game is not None:
            await self.catch_up(self.game)
        self._unsure = False

    async def catch_up(self, game: LiveGame) -> None:
        """Take over what other processes have written; `lock` must be held.

        Raises RequestError `unknown-table` if the table has been deleted.
        """
        rows = await self.store.log.read(self.id, after=game.state.number)
        entries = await self.store.proceedings.read(self.id, game.conduct.number)
        if not rows and not entries:
            # What was not written may have been refused as there is no table any more.
            await self.reload()
        await take_in(self, game, rows, entries)

    async def recover(self) -> None:
        """Read what is in the logs after writing to them went wrong."""
        async with self.lock:
            if self.game is not None:
                await self.catch_up(self.game)

    def set_leads(self, leads: bool) -> None:
        """Lead this table from now on, or no more: set the clocks, or stop them."""
        self.leads = leads
        if self.game is not None:
            self.clocks.set(self.game)
            self.executor.consider(self.game)
            self.steward.set_leads()
        self.activity.set()

    def publish(
        self, game: LiveGame, row: ActionRow, step: Step, *, withheld: bool = False
    ) -> None:
        """Take in a step whose row is durable, and tell whoever sees it; `lock` must be held."""
        status = self.status
        before = {seat: infos(game, seat) for seat in game.conduct.instructions}
        notices = game.advance(row, step)
        self.subscribers.note(row)
        if withheld:
            self.subscribers.withhold(notices, game)
        else:
            self.subscribers.publish(notices, game)
        if self.status != status:
            self.subscribers.publish_lobby()
        self.clocks.set(game)
        for seat, known in before.items():
            if infos(game, seat) != known:
                self.steward.tell_instructions(game, seat)
        self.executor.consider(game)
        self.steward.acted(row, seen_by_all=len(notices) == len(game.viewers))
        self.activity.set()

"""A table that is in use: its seats, its game, and everyone who looks on."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from datetime import datetime
from typing import Final, Literal

from chinatown.game import ROUNDS, TABLE, Action, CloseTrading, Expire, GameError, Offer, Say
from chinatown.game.state import TRADE
from chinatown.protocol.editions import edition_info
from chinatown.server.alarm import Alarm
from chinatown.server.connection import Connection
from chinatown.server.errors import RequestError
from chinatown.server.live_game import LiveGame, Step
from chinatown.server.messages.tables import SeatInfo, TableInfo, TableSummary
from chinatown.server.seating import told_of
from chinatown.server.store import ActionRow, GameRow, SeatRow, Store, Written
from chinatown.server.subscribers import Subscribers
from chinatown.server.text_validation import check_words, cleaned_name
from chinatown.server.times import Clock, time_text

REMEMBERED: Final = 500
"""How many refusals a table remembers, so that a command sent again is refused again."""

Status = Literal["lobby", "playing", "over"]


class Table:
    """One table in memory. What changes it holds `lock`, so commands happen one after the other.

    `game` is None until the game has started. `moved` is set whenever something happened in it.
    `used` is when somebody last came for the table or left it, in seconds of the event loop.
    """

    def __init__(self, row: GameRow, store: Store, clock: Clock) -> None:
        self.row = row
        self.game: LiveGame | None = None
        self.audience = Subscribers(self.info, clock)
        self.moved = asyncio.Event()
        self.used = 0.0
        self._lock = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._refused: OrderedDict[tuple[int, str], RequestError] = OrderedDict()
        self._alarm = Alarm(clock)
        self._expiry = Alarm(clock)
        self._muted: set[tuple[int, int]] = set()

    async def load(self) -> None:
        """Bring the game back from its log, where it has begun."""
        self._muted = await self._store.muted(self.row.id)
        if self.row.seed:
            game = LiveGame(self.row.setup())
            for row in await self._store.log(self.row.id):
                game.replay(row)
            self.game = game
            self._set_alarms(game)

    async def close(self, bots: asyncio.Task[None] | None) -> None:
        """Stop the clocks and the task that runs the bots, but nothing half done."""
        async with self._lock:
            self._alarm.stop()
            self._expiry.stop()
            if bots is not None:
                bots.cancel()

    @property
    def busy(self) -> bool:
        """Whether someone looks on, a command is being carried out, or a clock runs."""
        clocks = self._alarm.waiting or self._expiry.waiting
        return clocks or len(self.audience) > 0 or self._lock.locked()

    # What visitors see of the table itself

    @property
    def status(self) -> Status:
        """Whether people still gather, play or have played."""
        if self.game is None:
            return "over" if self.row.over else "lobby"
        return "over" if self.game.over else "playing"

    def info(self, guest: str | None, seat: int | None) -> TableInfo:
        """Return the table as a guest on a seat, or with None a spectator, sees it."""
        row = self.row
        online = self.audience.online
        return TableInfo(
            id=row.id,
            status=self.status,
            edition=edition_info(row.playing()),
            variants=list(row.variants),
            seats=[self._seat_info(one, online=one.seat in online) for one in row.seats],
            you=seat,
            host=guest is not None and guest == row.host,
            invite=f"/t/{row.id}",
            rejoin="" if seat is None else f"/r/{row.seats[seat].token}",
            created=row.created,
            effects=row.effects,
            muted=sorted(other for one, other in self._muted if one == seat),
        )

    def _seat_info(self, one: SeatRow, *, online: bool) -> SeatInfo:
        level, character = told_of(self.row, one, over=self.status == "over")
        return SeatInfo(
            seat=one.seat,
            kind="bot" if one.bot else "human",
            bot=level,
            character=character,
            name=one.name,
            free=one.free,
            online=bool(one.bot) or online,
        )

    def summary(self, seat: int | None) -> TableSummary:
        """Return the table as one line in the list of a visitor's tables."""
        view = None if self.game is None else self.game.views[None]
        return TableSummary(
            id=self.row.id,
            status=self.status,
            edition=self.row.edition,
            names=[one.name for one in self.row.seats],
            round=view.round if view else ROUNDS if self.row.over else 0,
            your_turn=view is not None and seat in view.waiting,
            created=self.row.created,
        )

    # Sitting down and starting

    async def join(self, guest: str, name: str) -> int:
        """Seat a guest on the first free seat and return it, or the seat the guest has already.

        Raises RequestError when no seat is free or somebody at the table has that name.
        """
        wanted = cleaned_name(name)
        async with self._lock:
            held = await self._store.held_seat(self.row.id, guest)
            if held is not None:
                return held
            while True:
                await self._reload()
                if any(one.name.casefold() == wanted.casefold() for one in self.row.seats):
                    raise RequestError("name-taken", player=wanted)
                free = next((one.seat for one in self.row.seats if one.free), None)
                if free is None:
                    raise RequestError("no-free-seat")
                since = time_text(self._clock())
                if await self._store.take_seat(self.row.id, free, wanted, guest, since):
                    break
            await self._reload()
        self.seat_guest(guest, free)
        return free

    def seat_guest(self, guest: str, seat: int) -> None:
        """Show a guest who already looks on what the guest may see from a seat."""
        for connection in self.audience:
            if connection.guest == guest and connection.seat != seat:
                connection.seat = seat
                self.audience.welcome(connection, self.game)
        self.audience.tell_lobby()

    async def start(self, connection: Connection, request: str) -> None:
        """Start the game. Raises RequestError unless the host does so, all seats taken, once."""
        async with self._lock:
            if connection.guest is None or connection.guest != self.row.host:
                raise RequestError("not-host")
            if self.row.seed:
                if self.row.start_request == request:
                    return
                raise RequestError("already-started")
            await self._reload()
            if free := [one.seat for one in self.row.seats if one.free]:
                raise RequestError("seats-free", count=len(free))
            await self._store.start(self.row.id, secrets.token_hex(16), request)
            await self._reload()
            await self.load()
            for one in self.audience:
                self.audience.welcome(one, self.game)
            self.moved.set()

    async def mute(self, seat: int | None, other: int, *, muted: bool) -> None:
        """Let a seat want, or not want any more, another's talk and offers.

        Raises RequestError `not-seated`, `mute-oneself` or `unknown-seat`.
        """
        if seat is None:
            raise RequestError("not-seated")
        if seat == other:
            raise RequestError("mute-oneself")
        if not 0 <= other < len(self.row.seats):
            raise RequestError("unknown-seat", number=other)
        async with self._lock:
            await self._store.mute(self.row.id, seat, other, muted=muted)
            if muted:
                self._muted.add((seat, other))
            else:
                self._muted.discard((seat, other))
            self.audience.tell_lobby(only=seat)

    async def _reload(self) -> None:
        row = await self._store.game(self.row.id)
        assert row is not None, "tables are never deleted"
        self.row = row

    # Playing

    async def act(self, seat: int | None, request: str, action: Action) -> None:
        """Carry out a command of a seat; when this returns it is durable and all were told.

        A command with an id that was carried out before does nothing; one that was refused before
        is refused for the same reason. Raises RequestError or IllegalAction.
        """
        if seat is None:
            raise RequestError("not-seated")
        async with self._lock:
            if self.game is not None and (seat, request) in self.game.requests:
                return
            if (before := self._refused.get((seat, request))) is not None:
                raise RequestError(before.code, **before.params)
            try:
                await self._act(seat, request, action)
            except GameError as error:
                self._refused[seat, request] = RequestError(error.code, **error.params)
                if len(self._refused) > REMEMBERED:
                    self._refused.popitem(last=False)
                raise

    async def _act(self, seat: int, request: str, action: Action) -> None:
        if isinstance(action, CloseTrading | Expire):
            raise RequestError("clock-only")
        if action.seat != seat:
            raise RequestError("not-your-seat")
        check_words(action)
        if self.game is None:
            raise RequestError("not-started")
        await self._end_overdue(self.game)
        # Each turn of this loop is a race lost to another process, whose actions are then known.
        while (seat, request) not in self.game.requests:
            if await self._write(self.game, seat, request, action):
                break

    async def act_for_bot(self, seat: int, action: Action, number: int) -> bool:
        """Let a bot do what it decided on after action `number`; False if more has happened since.

        Raises RequestError or IllegalAction.
        """
        if action.seat != seat or isinstance(action, CloseTrading | Expire):
            raise RequestError("not-your-seat")
        async with self._lock:
            game = self.game
            if game is None or game.state.number != number:
                return False
            await self._end_overdue(game)
            if game.state.number != number:
                return False
            return await self._write(game, seat, None, action)

    async def _write(self, game: LiveGame, seat: int, request: str | None, action: Action) -> bool:
        """Commit an action, then tell; False when it was another's turn to be written."""
        now = self._clock()
        if seat != TABLE:
            self._check_wanted(action)
            game.pace.check(action, now)
        step: Step = game.step(action)
        row = ActionRow(step.state.number, seat, request, action, time_text(now))
        written = await self._store.write(self.row.id, row, over=step.over and not game.over)
        if written is not Written.DONE:
            await self._catch_up(game)
            return False
        self._take(game, row, step)
        return True

    def _check_wanted(self, action: Action) -> None:
        """Raise RequestError `muted-by` for an offer or a whisper to who does not want it."""
        to: tuple[int, ...] = ()
        if isinstance(action, Offer):
            to = action.trade.parties
        elif isinstance(action, Say):
            to = action.to
        for other in to:
            if (other, action.seat) in self._muted:
                raise RequestError("muted-by", seat=other)

    async def _catch_up(self, game: LiveGame) -> None:
        """Take what another process has written."""
        for row in await self._store.log(self.row.id, after=game.state.number):
            self._take(game, row, game.step(row.action))

    async def recover(self) -> None:
        """Find out what is in the log after writing went wrong."""
        async with self._lock:
            if self.game is not None:
                await self._catch_up(self.game)

    def _take(self, game: LiveGame, row: ActionRow, step: Step) -> None:
        was = self.status
        self.audience.tell(game.take(row, step), game)
        if self.status != was:
            self.audience.tell_lobby()
        self._set_alarms(game)
        self.moved.set()

    # The clocks: that of the trade phase, and those of offers

    def _set_alarms(self, game: LiveGame) -> None:
        self._alarm.set(game.clock_ends, lambda: self._close_trading(game.state.round))
        self._expiry.set(at := game.next_expiry, lambda: self._end_offers(game, at))

    async def _end_offers(self, game: LiveGame, at: datetime | None) -> None:
        async with self._lock:
            await self._end_overdue(game, at)

    async def _end_overdue(self, game: LiveGame, at: datetime | None = None) -> None:
        """Let offers lapse whose time is over, so that none is carried out after it."""
        while (offer := game.overdue(at or self._clock())) is not None:
            await self._write(game, TABLE, None, Expire(TABLE, offer))

    async def _close_trading(self, round_: int) -> None:
        async with self._lock:
            game = self.game
            assert game is not None, "no clock runs before the game"
            while game.state.phase == TRADE and game.state.round == round_:
                await self._write(game, TABLE, None, CloseTrading())

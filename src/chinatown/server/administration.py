"""What whoever runs a server may do with its tables, even while servers use the database.

Servers hold tables in memory. So each change notes, in the same commit, which tables it was about;
servers look there every few seconds and read those tables anew.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, Literal, TypeAlias

from sqlalchemy import Connection, delete, func, insert, or_, select

from chinatown.game.actions import EndGame
from chinatown.game.names import name_key
from chinatown.game.play import apply, initial_state
from chinatown.game.state import OVER
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.forgetting import Forgetting, Forgotten
from chinatown.server.store.accounts import AccountRow
from chinatown.server.store.administered import BANS, NOTE, note_changed
from chinatown.server.store.database import actions, games, notes, proceedings, reports, server_bans
from chinatown.server.store.games import delete_game
from chinatown.server.store.reports import ReportRow, delete_reports, purge_reports
from chinatown.server.store.rows import ActionRow, GameRow
from chinatown.server.store.store import Store
from chinatown.server.times import Clock, time_text, utc_now

MAX_PURGED: Final = 100
"""How many tables are deleted in one commit while servers run."""

_LOGS: Final = (actions, proceedings)
"""Where it stands when something happened at a table."""

TableState: TypeAlias = Literal["lobby", "running", "over"]


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table as it is listed: `people` are their names, `bots` how many there are."""

    id: str
    state: TableState
    people: tuple[str, ...]
    bots: int
    created: str
    last_used: str


@dataclass(frozen=True, slots=True)
class TableReport:
    """A table in detail, without anything that is hidden in its game or opens a seat."""

    line: TableLine
    row: GameRow
    actions: int
    following: str


@dataclass(frozen=True, slots=True)
class BanLine:
    """Somebody who is banned: `name` is the person's, or the network."""

    id: str
    name: str
    since: str


@dataclass(frozen=True, slots=True)
class AccountLine:
    """An account as it is listed: `seen` is when it was last used, empty where signed out."""

    name: str
    created: str
    sessions: int
    seen: str


def _line(row: GameRow, last_used: str) -> TableLine:
    people = tuple(seat.name for seat in row.seats if seat.person)
    state: TableState = "over" if row.over else "running" if row.seed else "lobby"
    bots = sum(bool(seat.bot) for seat in row.seats)
    return TableLine(row.id, state, people, bots, row.created, last_used)


class Administration:
    """Lists, ends and removes tables, and forgets people."""

    def __init__(self, store: Store, clock: Clock = utc_now) -> None:
        self._store = store
        self._engine = store.engine
        self._writer = store.writer
        self._games = store.games
        self._log = store.log
        self._clock = clock

    async def tables(self, limit: int) -> list[TableLine]:
        """Return the tables that were used last, latest first."""
        used = func.coalesce(func.max(actions.c.at), "")
        query = (
            select(games.c.id, games.c.changed, used)
            .join_from(games, actions, actions.c.game == games.c.id, isouter=True)
            .group_by(games.c.id, games.c.changed, games.c.created)
        )
        async with self._engine.connect() as connection:
            times = {row[0]: max(row[1], row[2]) for row in await connection.execute(query)}
        latest = sorted(times, key=lambda table: times[table], reverse=True)[:limit]
        rows = [await self._games.get(table) for table in latest]
        return [_line(row, times[row.id]) for row in rows if row is not None]

    async def report(self, table: str) -> TableReport:
        """Return what there is to know about a table. Raises RequestError `unknown-table`."""
        row = await self._row(table)
        query = select(func.count()).where(actions.c.game == table)
        async with self._engine.connect() as connection:
            count = int(await connection.scalar(query) or 0)
        used = await self._games.last_used(table)
        return TableReport(_line(row, used), row, count, row.following)

    async def end(self, table: str) -> None:
        """End a running game now; it counts as if the players had agreed on it.

        Raises RequestError `unknown-table`, `not-started` or `game-over`, or IllegalAction.
        """
        while True:
            row = await self._row(table)
            if not row.seed:
                raise RequestError("not-started")
            log = await self._log.read(table)
            state = initial_state(row.setup())
            for logged in log:
                state, _ = apply(state, logged.action)
            if state.phase == OVER:
                raise RequestError("game-over")
            state, _ = apply(state, EndGame())
            at = max(time_text(self._clock()), log[-1].at if log else row.started)
            action = ActionRow(state.number, EndGame().seat, None, EndGame(), at)
            # Where a server was quicker, its action comes first.
            if await self._log.write(table, action, over=True):
                break
        await self._writer.run(lambda connection: note_changed(connection, [table]))

    async def remove(self, table: str) -> None:
        """Delete a table with its game, for everyone. Raises RequestError `unknown-table`."""
        await self._row(table)

        def work(connection: Connection) -> None:
            delete_game(connection, table)
            delete_reports(connection, reports.c.game == table)
            note_changed(connection, [table])

        await self._writer.run(work)

    async def purge(self, days: float, *, over: bool | None = None) -> int:
        """Delete tables that nobody has used for so many days; return how many.

        Without `over` all of them, else at most MAX_PURGED of those whose game is over or is not.
        """
        before = time_text(self._clock() - timedelta(days=days))
        query = select(games.c.id).where(
            games.c.changed < before,
            or_(games.c.started == "", games.c.started < before),
            *(games.c.id.not_in(select(log.c.game).where(log.c.at >= before)) for log in _LOGS),
        )
        if over is not None:
            query = query.where(games.c.over.is_(over)).limit(MAX_PURGED)

        def work(connection: Connection) -> list[str]:
            # Looked up and deleted in one commit, so nobody has come back in between.
            tables = list(connection.scalars(query))
            for table in tables:
                delete_game(connection, table)
            purge_reports(connection, tables, before)
            note_changed(connection, tables)
            return tables

        return len(await self._writer.run(work))

    async def forget(self, table: str, seat: Seat) -> Forgotten:
        """Forget whoever holds a seat of a table, at all tables, with their account.

        Raises RequestError `unknown-table`, `unknown-seat` or `no-player-there`.
        """
        row = await self._row(table)
        return await self.forget_guests(_guests_at(row, seat))

    async def forget_guests(self, guests: Collection[str]) -> Forgotten:
        """Forget guests, or people with accounts, at all tables; see `Forgetting`."""
        return await Forgetting(self._store, self._clock).forget(guests)

    async def forget_account(self, name: str) -> Forgotten:
        """Forget a person by the name of the account. Raises RequestError `unknown-account`."""
        return await self.forget_guests({(await self._account(name)).guest})

    async def ban(self, table: str, seat: Seat) -> BanLine:
        """Ban whoever holds a seat of a table, in all browsers that do, from the whole server.

        Raises RequestError `unknown-table`, `unknown-seat` or `no-player-there`.
        """
        row = await self._row(table)
        guests = _guests_at(row, seat)
        return await self._ban("guest", sorted(guests), row.seats[seat].name)

    async def ban_account(self, name: str) -> BanLine:
        """Ban a person by the name of the account. Raises RequestError `unknown-account`."""
        account = await self._account(name)
        return await self._ban("guest", [account.guest], account.name)

    async def ban_reported(self, report: str) -> BanLine:
        """Ban the person whom a report is about, in all browsers that hold the seat with theirs.

        Raises RequestError `unknown-report`.
        """
        about = await self.read_report(report)
        row = await self._games.get(about.game)
        there = () if row is None else row.holders_of(about.seat)
        guests = {holder.guest for holder in there}
        if about.whom not in guests:
            # They have left, or the table is gone.
            guests = {about.whom}
        return await self._ban("guest", sorted(guests), about.name)

    async def accounts(self) -> list[AccountLine]:
        """Return all accounts, the latest last."""
        return [AccountLine(*row) for row in await self._store.accounts.listed()]

    async def _account(self, name: str) -> AccountRow:
        account = await self._store.accounts.named(name_key(name))
        if account is None:
            raise RequestError("unknown-account")
        return account

    async def ban_network(self, network: str) -> BanLine:
        """Ban a network, such as `203.0.113.0/24`, from the whole server."""
        return await self._ban("network", [network], network)

    async def _ban(self, kind: str, whom: list[str], name: str) -> BanLine:
        line = BanLine(secrets.token_hex(4), name, time_text(self._clock()))
        values = {"id": line.id, "kind": kind, "name": name, "since": line.since}

        def work(connection: Connection) -> None:
            connection.execute(insert(server_bans), [{**values, "whom": guest} for guest in whom])
            note_changed(connection, [BANS])

        await self._writer.run(work)
        return line

    async def unban(self, ban: str) -> None:
        """Lift a ban by its id. Raises RequestError `unknown-ban`."""

        def work(connection: Connection) -> bool:
            lifted = connection.execute(delete(server_bans).where(server_bans.c.id == ban))
            note_changed(connection, [BANS])
            return lifted.rowcount > 0

        if not await self._writer.run(work):
            raise RequestError("unknown-ban")

    async def bans(self) -> list[BanLine]:
        """Return who is banned, latest last."""
        columns = (server_bans.c.id, server_bans.c.name, server_bans.c.since)
        query = select(*columns).distinct().order_by(server_bans.c.since, server_bans.c.id)
        async with self._engine.connect() as connection:
            return [BanLine(*row) for row in await connection.execute(query)]

    async def reports(self, limit: int) -> list[ReportRow]:
        """Return what people have reported about others, what is open first."""
        return await self._store.reports.listed(limit)

    async def read_report(self, report: str) -> ReportRow:
        """Return a report by its id. Raises RequestError `unknown-report`."""
        row = await self._store.reports.get(report)
        if row is None:
            raise RequestError("unknown-report")
        return row

    async def close_report(self, report: str) -> None:
        """Note that a report is settled. Raises RequestError `unknown-report`."""
        if not await self._store.reports.close(report, time_text(self._clock())):
            raise RequestError("unknown-report")

    async def banned(self) -> tuple[list[str], list[str]]:
        """Return all guests and all networks that are banned."""
        query = select(server_bans.c.kind, server_bans.c.whom)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        kinds = ("guest", "network")
        guests, networks = ([whom for kind, whom in rows if kind == wanted] for wanted in kinds)
        return guests, networks

    async def _row(self, table: str) -> GameRow:
        row = await self._games.get(table)
        if row is None:
            raise RequestError("unknown-table")
        return row

    async def latest(self, after: int | None) -> tuple[int, list[str]]:
        """Return the number of the last change, and the tables of those after a number.

        Without a number no tables are returned.
        """
        query = select(notes.c.value).where(notes.c.name == NOTE)
        async with self._engine.connect() as connection:
            changes = json.loads(await connection.scalar(query) or "[]")
        number = changes[-1][0] if changes else 0
        since = number if after is None else after
        return number, [table for change, table in changes if change > since]


def _guests_at(row: GameRow, seat: Seat) -> set[str]:
    """Return who holds a seat. Raises RequestError `unknown-seat` or `no-player-there`."""
    if not 0 <= seat < len(row.seats):
        raise RequestError("unknown-seat", number=seat)
    guests = {holder.guest for holder in row.holders_of(seat)}
    if not guests:
        raise RequestError("no-player-there")
    return guests

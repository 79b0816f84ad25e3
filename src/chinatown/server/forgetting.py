"""Forgetting people: at the wish of whoever runs the server, or at their own."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, delete, select, update

from chinatown.game.actions import Say
from chinatown.game.look_alikes import look_alike
from chinatown.game.types import Seat
from chinatown.record.codec import action_to_json
from chinatown.server.bots.kinds import stand_in_kind
from chinatown.server.identity import new_secret
from chinatown.server.store.administered import SESSIONS, note_changed
from chinatown.server.store.database import (
    accounts,
    actions,
    admissions,
    alert_ways,
    archives,
    arrangements,
    bans,
    games,
    holders,
    reports,
    sessions,
)
from chinatown.server.store.database import seats as seats_
from chinatown.server.store.proceedings import EntryRow, Leave
from chinatown.server.store.reports import delete_reports, forget_in_reports
from chinatown.server.store.rows import ActionRow, GameRow, SeatRow, link_of_token
from chinatown.server.store.store import Store
from chinatown.server.tables.creation import BOT_NAMES
from chinatown.server.times import Clock, time_text

FORGOTTEN: Final = "…"
"""What stands instead of what somebody said who has been forgotten."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How many tables somebody was known at, and how many of their remarks were there."""

    tables: int
    remarks: int


class Forgetting:
    """Removes from a database whatever tells of people."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._engine = store.engine
        self._writer = store.writer
        self._games = store.games
        self._log = store.log
        self._proceedings = store.proceedings
        self._clock = clock

    async def forget(self, guests: Collection[str]) -> Forgotten:
        """Forget guests and their accounts, at all tables; a bot plays for them from now on.

        Their names, passwords, browsers, remarks and private links are gone, so that nothing leads
        to the results of their games; the games themselves stay as they are, with a bot's name.
        """
        seated_at = select(holders.c.game).where(holders.c.guest.in_(guests))
        known = games.c.id.in_(seated_at) | games.c.maker.in_(guests)
        async with self._engine.connect() as connection:
            tables = list(await connection.scalars(select(games.c.id).where(known)))
        remarks = 0
        for table in tables:
            row = await self._games.get(table)
            remarks += 0 if row is None else await self._forget_at(row, guests)

        def work(connection: Connection) -> None:
            _overwrite(connection)
            for part in (holders, archives, arrangements, admissions, bans, alert_ways):
                connection.execute(delete(part).where(part.c.guest.in_(guests)))
            made = games.c.maker.in_(guests)
            connection.execute(update(games).where(made).values(maker=""))
            forget_in_reports(connection, guests)
            own = select(accounts.c.id).where(accounts.c.guest.in_(guests))
            ended = connection.execute(delete(sessions).where(sessions.c.account.in_(own)))
            connection.execute(delete(accounts).where(accounts.c.guest.in_(guests)))
            note_changed(connection, [*tables, *([SESSIONS] if ended.rowcount else [])])

        await self._writer.run(work)
        return Forgotten(len(tables), remarks)

    async def _forget_at(self, row: GameRow, guests: Collection[str]) -> int:
        """Forget guests at one table; return how many remarks they had made there."""
        left = {
            holder.seat for holder in row.holders if holder.guest in guests and not holder.lost
        } & {seat.seat for seat in row.seats if seat.person}
        log = await self._log.read(row.id)
        if row.seed and not row.over:
            for seat in left:
                await self._leave(row, seat, len(log))
        rows = _without_people(row, left)
        names = [row.seats[seat].name for seat in left]
        said = [
            logged
            for logged in log
            if logged.seat in left and isinstance(logged.action, Say) and logged.action.text
        ]

        def work(connection: Connection) -> None:
            _overwrite(connection)
            for after in rows:
                _free(connection, row.id, after)
            delete_reports(connection, (reports.c.game == row.id) & reports.c.seat.in_(left))
            # The table at which the same people play again may keep seats for them.
            kept = (seats_.c.game == row.following, seats_.c.kept_for.in_(names))
            connection.execute(update(seats_).where(*kept).values(kept_for=""))
            for logged in said:
                place = (actions.c.game == row.id, actions.c.number == logged.number)
                connection.execute(update(actions).where(*place).values(action=_unsaid(logged)))
            changed = update(games).where(games.c.id.in_((row.id, row.following)))
            connection.execute(changed.values(version=games.c.version + 1))
            note_changed(connection, [row.following] if row.following else [])

        await self._writer.run(work)
        return len(said)

    async def _leave(self, row: GameRow, seat: Seat, after: int) -> None:
        """Let a person leave a running game for good, unless they have."""
        while True:
            entries = await self._proceedings.read(row.id)
            if any(entry.entry == Leave(seat) for entry in entries):
                return
            number = entries[-1].number + 1 if entries else 1
            at = max(time_text(self._clock()), entries[-1].at if entries else row.started)
            entry = EntryRow(number, after, None, Leave(seat), at)
            if await self._proceedings.write(row.id, entry, stand_in_kind(row.pace)):
                return


def _overwrite(connection: Connection) -> None:
    """Let nothing that is deleted or changed stay in unused parts of a file."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete = ON")


def _free(connection: Connection, game: str, seat: SeatRow) -> None:
    """Let nobody hold a seat that is written as it is now."""
    place = (seats_.c.game == game, seats_.c.seat == seat.seat)
    values = {
        "name": seat.name,
        "link_salt": seat.link.salt,
        "link_digest": seat.link.digest,
        "ready": False,
    }
    connection.execute(update(seats_).where(*place).values(values))
    connection.execute(delete(holders).where(holders.c.game == game, holders.c.seat == seat.seat))


def _without_people(row: GameRow, left: Iterable[Seat]) -> list[SeatRow]:
    """Return seats that nobody can tell anything from: free, or with names of bots."""
    names = {seat.seat: seat.name for seat in row.seats if seat.name}
    after = []
    for number in sorted(left):
        if row.seed:
            names[number] = next(
                name
                for name in BOT_NAMES
                if not any(look_alike(name, other) for other in names.values())
            )
        link = link_of_token(new_secret())
        name = names[number] if row.seed else ""
        after.append(replace(row.seats[number], name=name, link=link, ready=False))
    return after


def _unsaid(logged: ActionRow) -> str:
    assert isinstance(logged.action, Say)
    return action_to_json(replace(logged.action, text=FORGOTTEN)).decode()

"""Tables: making, finding, changing, starting and deleting them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.database import (
    actions,
    admissions,
    alerted,
    archives,
    arrangements,
    bans,
    games,
    holders,
    last_seen,
    mutes,
    proceedings,
    results,
    seats,
)
from chinatown.server.store.game_columns import (
    ban_columns,
    changing_columns,
    game_row,
    holder_columns,
    new_columns,
    seat_columns,
)
from chinatown.server.store.links import SeatLinks
from chinatown.server.store.log import log_columns
from chinatown.server.store.rows import ActionRow, GameRow
from chinatown.server.store.writer import Writer

PARTS: Final = (
    *(actions, proceedings, last_seen, alerted, mutes, arrangements),
    *(admissions, bans, holders, archives, results, seats),
)
"""What belongs to a table."""


class Heights(NamedTuple):
    """How far a table has come: the version of its row, and the last numbers of its two logs."""

    version: int
    action: int
    entry: int


class Games:
    """All tables of a database, with what is played at them, their seats and who holds those."""

    def __init__(self, engine: AsyncEngine, writer: Writer, links: SeatLinks) -> None:
        self._engine = engine
        self._writer = writer
        self._links = links

    async def add(self, game: GameRow) -> None:
        """Keep a new table."""

        def work(connection: Connection) -> None:
            _add(connection, game, self._links)

        await self._writer.run(work)

    async def add_finished(self, game: GameRow, log: Sequence[ActionRow]) -> bool:
        """Keep a table whose game is over, with its log; return False if there is one with its id.

        All of it is written, or nothing.
        """
        values = [log_columns(game.id, row) for row in log]

        def work(connection: Connection) -> bool:
            if connection.scalar(select(games.c.id).where(games.c.id == game.id)) is not None:
                return False
            _add(connection, game, self._links)
            connection.execute(insert(actions), values)
            return True

        return await self._writer.run(work)

    async def add_following(self, before: GameRow, following: GameRow) -> bool:
        """Keep a new table that follows another; return False if that has a following one."""
        none_yet = (games.c.id == before.id, games.c.following == "")

        def work(connection: Connection) -> bool:
            noted = connection.execute(
                update(games)
                .where(*none_yet)
                .values(following=following.id, version=games.c.version + 1)
            )
            if noted.rowcount != 1:
                return False
            _add(connection, following, self._links)
            if following.password:
                _admit_those_of(connection, before.id, following.id)
            return True

        return await self._writer.run(work)

    async def get(self, game: str) -> GameRow | None:
        """Return a table, or None if there is none with that id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).first()
            if row is None:
                return None
            seat_rows = await connection.execute(
                select(seats).where(seats.c.game == game).order_by(seats.c.seat)
            )
            holder_rows = await connection.execute(
                select(holders)
                .where(holders.c.game == game)
                .order_by(holders.c.since, holders.c.guest, holders.c.seat)
            )
            banned = await connection.execute(
                select(bans).where(bans.c.game == game).order_by(bans.c.since, bans.c.guest)
            )
            return game_row(row, seat_rows.all(), holder_rows.all(), banned.all())

    async def exists(self, game: str) -> bool:
        """Return whether there is a table with that id, even one that cannot be read."""
        async with self._engine.connect() as connection:
            return await connection.scalar(select(games.c.id).where(games.c.id == game)) is not None

    async def is_empty(self) -> bool:
        """Return whether there is no table."""
        async with self._engine.connect() as connection:
            return await connection.scalar(select(games.c.id).limit(1)) is None

    async def heights(self, ids: Sequence[str]) -> dict[str, Heights]:
        """Return how far tables have come, by their ids; deleted ones are absent."""
        acted, settled = (
            select(func.coalesce(func.max(log.c.number), 0))
            .where(log.c.game == games.c.id)
            .scalar_subquery()
            for log in (actions, proceedings)
        )
        query = select(games.c.id, games.c.version, acted, settled).where(games.c.id.in_(ids))
        async with self._engine.connect() as connection:
            return {game: Heights(*numbers) for game, *numbers in await connection.execute(query)}

    async def change(
        self, before: GameRow, after: GameRow, by: str = "", request: str = ""
    ) -> bool:
        """Write a table with its seats and holders as it is after a change, with its new version.

        Returns False, with nothing written, if it is no longer as it was before. A `request` of the
        guest `by` that was carried out before changes nothing.
        """
        wish = {"game": before.id, "guest": by, "request": request}
        unchanged = (games.c.id == before.id, games.c.version == before.version)
        values = {**changing_columns(after, self._links), "version": before.version + 1}

        def work(connection: Connection) -> bool:
            if request and connection.scalar(_arranged(wish)):
                return True
            changed = connection.execute(update(games).where(*unchanged).values(values))
            if changed.rowcount != 1:
                return False
            if request:
                connection.execute(insert(arrangements).values(wish))
            if after.password != before.password:
                connection.execute(delete(admissions).where(admissions.c.game == before.id))
            if after.seats != before.seats:
                connection.execute(delete(seats).where(seats.c.game == before.id))
                _add_seats(connection, after, self._links)
            if after.holders != before.holders:
                connection.execute(delete(holders).where(holders.c.game == before.id))
                _add_holders(connection, after)
            if after.bans != before.bans:
                connection.execute(delete(bans).where(bans.c.game == before.id))
                _add_bans(connection, after)
            return True

        return await self._writer.run(work)

    async def was_arranged(self, game: str, guest: str, request: str) -> bool:
        """Return whether a request of a guest to change a table was carried out."""
        wish = {"game": game, "guest": guest, "request": request}
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(_arranged(wish)))

    async def start(self, game: GameRow, seed: str, request: str, at: str) -> bool:
        """Note that a game began at a time; return False if the table is no longer as it was."""
        unchanged = (
            games.c.id == game.id,
            games.c.version == game.version,
            games.c.seed == "",
        )
        begun_values = {
            "seed": seed,
            "start_request": request,
            "started": at,
            "version": game.version + 1,
        }

        def work(connection: Connection) -> bool:
            begun = connection.execute(update(games).where(*unchanged).values(begun_values))
            return begun.rowcount == 1

        return await self._writer.run(work)

    async def open_parts(self, game: GameRow, request: str, at: str) -> bool:
        """Note that players are asked from a time on to open their parts of the shuffle.

        Returns False if the table is no longer as it was.
        """
        unchanged = (games.c.id == game.id, games.c.version == game.version)
        values = {"opening": at, "start_request": request, "version": game.version + 1}

        def work(connection: Connection) -> bool:
            asked = connection.execute(update(games).where(*unchanged).values(values))
            return asked.rowcount == 1

        return await self._writer.run(work)

    async def delete(self, game: str) -> None:
        """Delete a table with its log and everything else that belongs to it."""

        def work(connection: Connection) -> None:
            delete_game(connection, game)

        await self._writer.run(work)

    async def archive(self, game: str, guest: str, *, archived: bool) -> None:
        """Put a table away for a guest, or bring it back."""
        pair = {"game": game, "guest": guest}

        def work(connection: Connection) -> None:
            connection.execute(
                delete(archives).where(*(archives.c[name] == value for name, value in pair.items()))
            )
            if archived:
                connection.execute(insert(archives).values(pair))

        await self._writer.run(work)

    async def archived_by(self, game: str) -> set[str]:
        """Return the guests that have put a table away."""
        query = select(archives.c.guest).where(archives.c.game == game)
        async with self._engine.connect() as connection:
            return set(await connection.scalars(query))

    async def of_guest(self, guest: str, limit: int, *, archived: bool = False) -> list[str]:
        """Return the ids of the tables that a guest made or sits at, newest first.

        With `archived` those that the guest has put away, else the others.
        """
        sits_at = select(holders.c.game).where(holders.c.guest == guest, holders.c.lost == "")
        put_away = games.c.id.in_(select(archives.c.game).where(archives.c.guest == guest))
        query = (
            select(games.c.id)
            .where((games.c.maker == guest) | games.c.id.in_(sits_at))
            .where(put_away if archived else ~put_away)
            .order_by(games.c.created.desc(), games.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def count_unfinished(self, maker: str, since: str) -> int:
        """Return how many unfinished tables of a guest have been used since a time.

        Those that the guest has put away do not count.
        """
        put_away = select(archives.c.game).where(archives.c.guest == maker)
        acted_at = exists().where(actions.c.game == games.c.id, actions.c.at >= since)
        query = select(func.count()).where(
            games.c.maker == maker,
            games.c.over.is_(False),
            games.c.id.not_in(put_away),
            or_(games.c.changed >= since, acted_at),
        )
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def last_used(self, game: str) -> str:
        """Return when a table was last changed or acted at."""
        changed = select(games.c.changed).where(games.c.id == game)
        acted = select(func.max(actions.c.at)).where(actions.c.game == game)
        async with self._engine.connect() as connection:
            times = (await connection.scalar(changed), await connection.scalar(acted))
            return max(str(at or "") for at in times)

    async def in_progress(self) -> list[str]:
        """Return the ids of the games that have begun, or are about to, and are not over.

        The newest come first.
        """
        query = (
            select(games.c.id)
            .where(games.c.over.is_(False), or_(games.c.seed != "", games.c.opening != ""))
            .order_by(games.c.created.desc())
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))


def delete_game(connection: Connection, game: str) -> None:
    """Delete a table with everything that belongs to it."""
    for table in PARTS:
        connection.execute(delete(table).where(table.c.game == game))
    connection.execute(delete(games).where(games.c.id == game))


def _arranged(wish: dict[str, str]) -> Select[tuple[bool]]:
    """Return the query whether a request was carried out."""
    return select(exists().where(*(arrangements.c[name] == wish[name] for name in wish)))


def _add(connection: Connection, game: GameRow, links: SeatLinks) -> None:
    connection.execute(insert(games).values(new_columns(game, links)))
    _add_seats(connection, game, links)
    _add_holders(connection, game)
    _add_bans(connection, game)


def _admit_those_of(connection: Connection, before: str, following: str) -> None:
    """Let those who may see a table see the one that follows it."""
    said = select(admissions.c.guest).where(admissions.c.game == before)
    sits = select(holders.c.guest).where(holders.c.game == before, holders.c.lost == "")
    guests = set(connection.scalars(said)) | set(connection.scalars(sits))
    if guests:
        rows = [{"game": following, "guest": guest} for guest in sorted(guests)]
        connection.execute(insert(admissions), rows)


def _add_seats(connection: Connection, game: GameRow, links: SeatLinks) -> None:
    connection.execute(insert(seats), seat_columns(game, links))


def _add_holders(connection: Connection, game: GameRow) -> None:
    if rows := holder_columns(game):
        connection.execute(insert(holders), rows)


def _add_bans(connection: Connection, game: GameRow) -> None:
    if rows := ban_columns(game):
        connection.execute(insert(bans), rows)

"""People who sign in, and the browsers in which they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.server.store.administered import SESSIONS, note_changed
from chinatown.server.store.alerts import forget_browsers
from chinatown.server.store.database import accounts, sessions
from chinatown.server.store.guests import merge_guest, rename_guest
from chinatown.server.store.writer import Writer

MAX_SESSIONS: Final = 20
"""In how many browsers a person is signed in at most; the one not seen for longest is ended."""


@dataclass(frozen=True, slots=True)
class AccountRow:
    """Somebody who signs in: `key` is the name as it is compared, `looks` as it is seen.

    `guest` is who they are at tables. `password` and `recovery_digest` are what is kept of the
    password and of the recovery code.
    """

    id: str
    key: str
    looks: str
    name: str
    guest: str
    password: str = field(repr=False)
    recovery_digest: str = field(repr=False)
    preferences: dict[str, Any]
    created: str


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A browser in which somebody is signed in; `digest` is that of its token."""

    digest: str
    browser: str
    since: str
    seen: str


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who is signed in, and by which session, last noted to be used at `seen`."""

    account: AccountRow
    session: str
    seen: str


class Accounts:
    """Keeps accounts with their sessions. What ends sessions is noted for all servers."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, account: AccountRow, session: SessionRow, guest: str) -> list[str] | None:
        """Make an account of a guest, which is nobody from then on.

        Returns the tables that this changes, None if the name, or one that looks alike, is taken.
        """
        alike = or_(accounts.c.key == account.key, accounts.c.looks == account.looks)

        def work(connection: Connection) -> list[str] | None:
            if connection.scalar(select(accounts.c.id).where(alike)) is not None:
                return None
            values = {name: getattr(account, name) for name in AccountRow.__slots__}
            connection.execute(insert(accounts).values(values))
            _begin(connection, account.id, session)
            return rename_guest(connection, guest, account.guest)

        try:
            return await self._writer.run(work)
        except IntegrityError:
            # Another process was quicker.
            return None

    async def named(self, key: str) -> AccountRow | None:
        """Return the account with a name, as names are compared."""
        async with self._engine.connect() as connection:
            query = select(accounts).where(accounts.c.key == key)
            return _account((await connection.execute(query)).first())

    async def of_session(self, digest: str, since: str) -> SignedIn | None:
        """Return who is signed in by a session that was used since a time."""
        query = (
            select(accounts, sessions.c.seen)
            .join(sessions, sessions.c.account == accounts.c.id)
            .where(sessions.c.digest == digest, sessions.c.seen >= since)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
            account = _account(row)
            return None if row is None or account is None else SignedIn(account, digest, row.seen)

    async def sessions(self, account: str, since: str) -> list[SessionRow]:
        """Return the sessions of an account used since a time, the latest used first."""
        columns = (sessions.c.digest, sessions.c.browser, sessions.c.since, sessions.c.seen)
        query = (
            select(*columns)
            .where(sessions.c.account == account, sessions.c.seen >= since)
            .order_by(sessions.c.seen.desc(), sessions.c.digest)
        )
        async with self._engine.connect() as connection:
            return [SessionRow(*row) for row in await connection.execute(query)]

    async def alive(self, digests: Collection[str]) -> set[str]:
        """Return which of some sessions have not been ended."""
        query = select(sessions.c.digest).where(sessions.c.digest.in_(digests))
        async with self._engine.connect() as connection:
            return set(await connection.scalars(query))

    async def sign_in(self, account: AccountRow, session: SessionRow, guest: str) -> list[str]:
        """Begin a session, to which a guest brings its seats and tables unless it is empty.

        Returns the tables that this changes.
        """

        def work(connection: Connection) -> list[str]:
            _begin(connection, account.id, session)
            return merge_guest(connection, guest, account.guest) if guest else []

        return await self._writer.run(work)

    async def bring(self, account: AccountRow, guest: str) -> list[str]:
        """Let a guest bring its seats and tables to an account; return the tables that change."""
        return await self._writer.run(
            lambda connection: merge_guest(connection, guest, account.guest)
        )

    async def touch(self, digest: str, at: str) -> None:
        """Note that a session is used."""
        used = update(sessions).where(sessions.c.digest == digest).values(seen=at)
        await self._writer.run(lambda connection: connection.execute(used))

    async def end_session(self, account: str, prefix: str) -> bool:
        """End the session of an account whose digest begins so; return whether there was one."""
        ended = delete(sessions).where(
            sessions.c.account == account,
            func.substr(sessions.c.digest, 1, len(prefix)) == prefix,
        )

        def work(connection: Connection) -> bool:
            if not connection.execute(ended).rowcount:
                return False
            note_changed(connection, [SESSIONS])
            return True

        return await self._writer.run(work)

    async def renew(
        self, account: str, session: SessionRow, *, password: str = "", recovery_digest: str = ""
    ) -> None:
        """End all sessions of an account, begin another, and keep a new password or code.

        No browser is alerted any more, as it may be one in which the person is signed out now.
        """
        given = {"password": password, "recovery_digest": recovery_digest}
        values = {name: value for name, value in given.items() if value}

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.account == account))
            guest = select(accounts.c.guest).where(accounts.c.id == account)
            forget_browsers(connection, str(connection.scalar(guest)))
            if values:
                kept = update(accounts).where(accounts.c.id == account)
                connection.execute(kept.values(values))
            _begin(connection, account, session)
            note_changed(connection, [SESSIONS])

        await self._writer.run(work)

    async def rehash(self, account: str, before: str, after: str) -> None:
        """Keep something else of the same password, unless another was set meanwhile."""
        same = (accounts.c.id == account, accounts.c.password == before)
        kept = update(accounts).where(*same).values(password=after)
        await self._writer.run(lambda connection: connection.execute(kept))

    async def set_recovery(self, account: str, digest: str) -> None:
        """Keep another recovery code."""
        kept = update(accounts).where(accounts.c.id == account).values(recovery_digest=digest)
        await self._writer.run(lambda connection: connection.execute(kept))

    async def set_preferences(self, account: str, preferences: dict[str, Any]) -> None:
        """Keep how a person wants the game to be shown."""
        kept = update(accounts).where(accounts.c.id == account).values(preferences=preferences)
        await self._writer.run(lambda connection: connection.execute(kept))

    async def listed(self) -> list[tuple[str, str, int, str]]:
        """Return each account's name, when it was made, its sessions, and when it was last seen."""
        used = (func.count(sessions.c.digest), func.coalesce(func.max(sessions.c.seen), ""))
        query = (
            select(accounts.c.name, accounts.c.created, *used)
            .join_from(accounts, sessions, isouter=True)
            .group_by(accounts.c.id, accounts.c.name, accounts.c.created)
            .order_by(accounts.c.created, accounts.c.id)
        )
        async with self._engine.connect() as connection:
            return [(*row,) for row in await connection.execute(query)]


def _begin(connection: Connection, account: str, session: SessionRow) -> None:
    own = sessions.c.account == account
    newest = select(sessions.c.digest).where(own).order_by(sessions.c.seen.desc())
    kept = list(connection.scalars(newest.limit(MAX_SESSIONS - 1)))
    connection.execute(delete(sessions).where(own, sessions.c.digest.not_in(kept)))
    values = {name: getattr(session, name) for name in SessionRow.__slots__}
    connection.execute(insert(sessions).values(account=account, **values))


def _account(row: Row[Any] | None) -> AccountRow | None:
    if row is None:
        return None
    return AccountRow(**{name: getattr(row, name) for name in AccountRow.__slots__})

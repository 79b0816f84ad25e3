"""By which ways people are alerted, and of which tables they have been."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, func, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.types import Seat
from chinatown.server.messages.alerts import AlertKind
from chinatown.server.store.database import alert_ways, alerted
from chinatown.server.store.engine import inserting
from chinatown.server.store.writer import Writer

MAX_WAYS: Final = 10
"""By how many ways one person can be alerted."""

MAX_FAILURES: Final = 10
"""After how many failures in a row a way is not used any more."""


@dataclass(frozen=True, slots=True)
class AlertWayRow:
    """A way by which a guest is alerted.

    `address` is where: a URL or an e-mail address. `secret` is what is needed besides: what signs,
    the keys of a subscription, or until the address is `confirmed` what is kept of its code, of
    which `tries` wrong ones have been said. `label` is what the owner knows it by.
    """

    id: str
    guest: str
    kind: AlertKind
    address: str = field(repr=False)
    secret: str = field(repr=False)
    label: str = field(repr=False)
    language: str
    created: str
    confirmed: bool = True
    tries: int = 0
    failures: int = 0


class AlertWays:
    """Keeps the ways by which people are alerted."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def of_guests(self, guests: Collection[str]) -> list[AlertWayRow]:
        """Return the ways of some guests, the first that came first."""
        query = (
            select(alert_ways)
            .where(alert_ways.c.guest.in_(guests))
            .order_by(alert_ways.c.created, alert_ways.c.id)
        )
        async with self._engine.connect() as connection:
            return [_way(row) for row in await connection.execute(query)]

    async def add(self, way: AlertWayRow) -> bool:
        """Keep a way; the one with the same address takes its place. False if there are too many.

        An address of a kind is a guest's once, and the address of a browser is anybody's once. What
        the guest has not confirmed yet of that kind is forgotten.
        """
        same = and_(alert_ways.c.kind == way.kind, alert_ways.c.address == way.address)
        if way.kind != "push":
            same = and_(same, alert_ways.c.guest == way.guest)

        unconfirmed = and_(
            alert_ways.c.guest == way.guest,
            alert_ways.c.kind == way.kind,
            not_(alert_ways.c.confirmed),
        )

        def work(connection: Connection) -> bool:
            connection.execute(delete(alert_ways).where(or_(same, unconfirmed)))
            own = select(func.count()).where(alert_ways.c.guest == way.guest)
            if (connection.scalar(own) or 0) >= MAX_WAYS:
                return False
            values = {name: getattr(way, name) for name in AlertWayRow.__slots__}
            connection.execute(insert(alert_ways).values(values))
            return True

        return await self._writer.run(work)

    async def confirm(self, way_id: str) -> None:
        """Let a way be used from now on."""
        await self._change(way_id, confirmed=True, secret="", tries=0)

    async def note_try(self, way_id: str, tries: int) -> None:
        """Note how many wrong codes have been said for a way."""
        await self._change(way_id, tries=tries)

    async def _change(self, way_id: str, **values: str | bool | int) -> None:
        changed = update(alert_ways).where(alert_ways.c.id == way_id).values(values)
        await self._writer.run(lambda connection: connection.execute(changed))

    async def remove(self, way_id: str, guest: str | None = None) -> bool:
        """Forget a way, with a `guest` only if it is theirs; return whether there was one."""
        removed = delete(alert_ways).where(alert_ways.c.id == way_id)
        if guest is not None:
            removed = removed.where(alert_ways.c.guest == guest)
        return await self._writer.run(lambda connection: bool(connection.execute(removed).rowcount))

    async def forget_browsers(self, guest: str) -> None:
        """Alert a guest in no browser any more, as others may have them."""
        await self._writer.run(lambda connection: forget_browsers(connection, guest))

    async def note_success(self, way_id: str) -> None:
        """Count failures in a row anew."""
        failed = (alert_ways.c.id == way_id, alert_ways.c.failures > 0)
        changed = update(alert_ways).where(*failed).values(failures=0)
        await self._writer.run(lambda connection: connection.execute(changed))

    async def note_failure(self, way_id: str) -> None:
        """Count a failure in a row."""
        counted = update(alert_ways).where(alert_ways.c.id == way_id)
        counted = counted.values(failures=alert_ways.c.failures + 1)
        await self._writer.run(lambda connection: connection.execute(counted))

    async def alerted(self, game: str) -> dict[Seat, str]:
        """Return the seats of a table that were alerted, with since when it waited for them."""
        query = select(alerted.c.seat, alerted.c.since).where(alerted.c.game == game)
        async with self._engine.connect() as connection:
            return {row.seat: row.since for row in await connection.execute(query)}

    async def note_alerted(self, game: str, seat: Seat, since: str) -> bool:
        """Note that a seat is alerted for which its table waits since a time.

        False if that was noted before, so that of several servers one alerts.
        """
        values = {"game": game, "seat": seat, "since": since}

        def work(connection: Connection) -> bool:
            added = inserting(connection, alerted).values(values)
            updated = added.on_conflict_do_update(
                index_elements=[alerted.c.game, alerted.c.seat],
                set_={"since": since},
                where=alerted.c.since != since,
            )
            return bool(connection.execute(updated).rowcount)

        return await self._writer.run(work)

    async def forget_alerted(self, game: str, seats: Collection[Seat]) -> None:
        """Note that people have come back, who are alerted anew once they are away again."""
        back = delete(alerted).where(alerted.c.game == game, alerted.c.seat.in_(seats))
        await self._writer.run(lambda connection: connection.execute(back))


def forget_browsers(connection: Connection, guest: str) -> None:
    """Alert a guest in no browser any more."""
    pushed = (alert_ways.c.guest == guest, alert_ways.c.kind == "push")
    connection.execute(delete(alert_ways).where(*pushed))


def _way(row: Row[Any]) -> AlertWayRow:
    return AlertWayRow(**{name: getattr(row, name) for name in AlertWayRow.__slots__})

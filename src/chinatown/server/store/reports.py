"""What people have reported about others, for whoever runs the server."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.types import Seat
from chinatown.server.store.database import games, reports
from chinatown.server.store.writer import Writer


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A report by a guest (`reporter`) of whoever sat on a seat (`whom`) and was called `name`.

    `said` is what that person had said to the whole table, oldest first. `reporter_name` is empty
    for somebody who had no seat; `closed` is when it was settled, empty while it is open.
    """

    id: str
    game: str
    seat: Seat
    whom: str = field(repr=False)
    name: str
    reporter: str = field(repr=False)
    reporter_name: str
    request: str
    reason: str
    remark: str
    said: tuple[str, ...]
    at: str
    closed: str = ""


class Reports:
    """Keeps reports. They outlive a table that its maker deletes."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, report: ReportRow) -> str:
        """Keep a report; return its id, or that of the one made by the same request before."""
        same = (
            reports.c.game == report.game,
            reports.c.reporter == report.reporter,
            reports.c.request == report.request,
        )
        query = select(reports.c.id).where(*same)

        def work(connection: Connection) -> str:
            known = connection.scalar(query)
            if known is not None:
                return str(known)
            connection.execute(insert(reports).values({**asdict(report), "said": [*report.said]}))
            return report.id

        try:
            return await self._writer.run(work)
        except IntegrityError:
            # Another process was quicker with the same request.
            return await self._writer.run(lambda connection: str(connection.scalar(query)))

    async def listed(self, limit: int) -> list[ReportRow]:
        """Return the reports: first those that are open, of each kind the latest first."""
        query = select(reports).order_by(
            (reports.c.closed != ""), reports.c.at.desc(), reports.c.id
        )
        async with self._engine.connect() as connection:
            return [_report(row) for row in await connection.execute(query.limit(limit))]

    async def get(self, report: str) -> ReportRow | None:
        """Return a report by its id."""
        async with self._engine.connect() as connection:
            query = select(reports).where(reports.c.id == report)
            row = (await connection.execute(query)).first()
            return None if row is None else _report(row)

    async def close(self, report: str, at: str) -> bool:
        """Note that a report is settled, if it is not yet; return whether there is such a one."""
        place = reports.c.id == report

        def work(connection: Connection) -> bool:
            connection.execute(
                update(reports).where(place, reports.c.closed == "").values(closed=at)
            )
            return connection.scalar(select(reports.c.id).where(place)) is not None

        return await self._writer.run(work)


def _report(row: Row[Any]) -> ReportRow:
    return ReportRow(**{**row._mapping, "said": tuple(row.said)})


def rename_in_reports(connection: Connection, guest: str, new: str) -> None:
    """Let a guest be another in the reports by and about them."""
    for column in (reports.c.whom, reports.c.reporter):
        connection.execute(update(reports).where(column == guest).values({column.name: new}))


def forget_in_reports(connection: Connection, guests: Collection[str]) -> None:
    """Delete the reports about guests; of those by them leave nothing that tells of them."""
    connection.execute(delete(reports).where(reports.c.whom.in_(guests)))
    own = update(reports).where(reports.c.reporter.in_(guests))
    # No other has the same id, so none has the same request.
    nobody = {"reporter": "", "reporter_name": "", "remark": "", "request": reports.c.id}
    connection.execute(own.values(nobody))


def delete_reports(connection: Connection, about: ColumnElement[bool]) -> None:
    """Delete the reports that a condition on `reports` picks."""
    connection.execute(delete(reports).where(about))


def purge_reports(connection: Connection, tables: Collection[str], before: str) -> None:
    """Delete the reports of some tables, and those from before a time whose table is gone."""
    gone = reports.c.game.not_in(select(games.c.id)) & (reports.c.at < before)
    delete_reports(connection, or_(reports.c.game.in_(tables), gone))

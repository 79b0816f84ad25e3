"""People who come, go, vote and keep others waiting, at a clock that tests put forward."""

import contextlib
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
from tests.server.kit import Line, Site, Watch, keep_all, running, seated, settle

NAMES = ("Ann", "Ben", "Cho")


class People:
    """Three people at one table, Ann its host, and the clock on the wall."""

    def __init__(self, site: Site, watch: Watch, table: str, lines: list[Line]) -> None:
        self.site = site
        self.watch = watch
        self.table = table
        self.lines = lines

    @property
    def jars(self) -> list[httpx.Cookies]:
        return [person.http.cookies for person in self.site.people]

    async def later(self, seconds: float) -> None:
        """Let time pass, and whatever is due then happen."""
        self.watch.ahead += timedelta(seconds=seconds)
        table = await self.site.tables.get(self.table)
        await table.steward.decide()
        await self.settle()

    async def settle(self) -> None:
        for line in self.lines:
            if line.socket.close_code is None:
                await settle(line)

    async def leave(self, seat: int) -> None:
        """Close the socket of a seat; the others notice."""
        await self.lines[seat].close()
        other = next(line for line in self.lines if line.socket.close_code is None)
        await other.until(lambda line: not line.seat_presence(seat)["here"])
        await self.settle()

    async def come(self, seat: int) -> Line:
        """Open the table again on a seat."""
        line = self.lines[seat] = await self.site.people[seat].look_on(self.table)
        return line


@contextlib.asynccontextmanager
async def gathered(
    tmp_path: Path, watch: Watch | None = None, **pace: Any
) -> AsyncIterator[People]:
    """Seat three people at a table that has begun; `pace` is as in Pace."""
    watch = watch or Watch()
    variants = pace.pop("variants", ())
    arguments = pace.pop("arguments", {})
    async with running(tmp_path / "games", clock=watch, **arguments) as site:
        table, lines = await seated(site, *NAMES, pace=pace, variants=variants)
        yield People(site, watch, table, lines)


async def trading(people: People) -> None:
    await keep_all(people.lines)

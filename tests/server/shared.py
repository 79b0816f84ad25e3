"""Several servers on one PostgreSQL and one Redis."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from tests.server.kit import Line, Person, Site, running, settle

from chinatown.server.settings import Settings


@contextlib.asynccontextmanager
async def servers(
    database_url: str, redis_url: str, count: int = 2, **arguments: Any
) -> AsyncIterator[list[Site]]:
    """Run servers that share a database."""
    settings = Settings(
        database_url=database_url,
        redis_url=redis_url,
        bot_pause=arguments.pop("bot_pause", 0),
        closing_seconds=0,
        instruction_seconds=0,
        **arguments.pop("more", {}),
    )
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running(settings=settings, **arguments))
            for _ in range(count)
        ]


def person_at(site: Site, name: str, same_as: Person | None = None) -> Person:
    """Return a visitor of a server, with the cookies of another visitor if wanted."""
    person = site.person(name)
    if same_as is not None:
        person.http.cookies = same_as.http.cookies
    return person


async def seated_apart(
    sites: list[Site], *names: str, bots: tuple[str, ...] = (), **more: Any
) -> tuple[str, list[Person], list[Line]]:
    """Seat people at one table, each through another server, and start; the first is the host."""
    people = [person_at(sites[at % len(sites)], name) for at, name in enumerate(names)]
    friends = ["friend"] * (len(names) - 1)
    table = await people[0].make_table("me", *friends, *bots, **more)
    for person in people[1:]:
        await person.join(table)
    lines = [await person.look_on(table) for person in people]
    await lines[0].until(lambda line: all(seat["online"] for seat in line.table["seats"]))
    await lines[0].start()
    for line in lines:
        await line.until(lambda line: line.view is not None)
    for line in lines:
        await settle(line)
    return table, people, lines

"""A table whose game has not begun, and changing it."""

from typing import Any

from tests.server.kit import Json, Line, Person, Site

SET_UP = {
    "edition": "classic",
    "variants": ["street-access"],
    "own_shops": [],
    "effects": "off",
    "pace": {"phase_seconds": 3600, "takeover": "never"},
}
"""What is to be played, as the host chooses it."""


async def arrange(line: Line, do: str, **more: Any) -> Json:
    """Ask for a change of the table; return the answer."""
    return await line.ask({"t": "arrange", "change": {"do": do, **more}})


async def done(line: Line, do: str, **more: Any) -> None:
    """Change the table."""
    answer = await arrange(line, do, **more)
    assert answer["t"] == "ok", answer


def names(line: Line) -> list[str]:
    """Return the names by seat."""
    return [seat["name"] for seat in line.table["seats"]]


def seat_of(line: Line, seat: int) -> Json:
    """Return what a line knows of a seat."""
    info: Json = line.table["seats"][seat]
    return info


async def gathered(site: Site, *seats: str) -> tuple[str, Person, Line, Person, Line]:
    """Make a table at which Ann, the host, and Ben sit; return it, and both with their lines."""
    ann, ben = site.person("Ann"), site.person("Ben")
    table = await ann.make_table("me", "friend", *(seats or ("friend", "plain")))
    await ben.join(table)
    host, line = await ann.look_on(table), await ben.look_on(table)
    await host.until(lambda line: seat_of(line, 1)["online"])
    return table, ann, host, ben, line

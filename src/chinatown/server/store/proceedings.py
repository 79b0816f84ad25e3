"""What people settle at a table beside the game: votes, pauses, bots that play for somebody.

Like actions, entries of a table are numbered, and the key (game, number) is the only lock. Each
says after which action of the game it happened, so that both logs together give one order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game.actions import Goods
from chinatown.game.types import Dollars, Seat
from chinatown.server.messages.presence import Question, StandInReason
from chinatown.server.store.database import games, holders, last_seen, proceedings, seats
from chinatown.server.store.engine import inserting, reading
from chinatown.server.store.writer import Writer

NOBODY: Final = -1
"""The seat of what no person does, and of questions that are about nobody."""


@dataclass(frozen=True, slots=True)
class Begin:
    """The game began; without this, nothing would say when its first phase did."""

    seat: Seat = NOBODY
    do: Literal["begin"] = field(default="begin", kw_only=True)


@dataclass(frozen=True, slots=True)
class Vote:
    """A seat agrees with a question, which it puts if nobody has, or refuses."""

    seat: Seat
    question: Question
    about: Seat
    agree: bool
    host: bool
    do: Literal["vote"] = field(default="vote", kw_only=True)


@dataclass(frozen=True, slots=True)
class Drop:
    """A question came to nothing."""

    question: Question
    about: Seat
    seat: Seat = NOBODY
    do: Literal["drop"] = field(default="drop", kw_only=True)


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot plays for a seat from now on."""

    seat: Seat
    why: StandInReason
    do: Literal["stand-in"] = field(default="stand-in", kw_only=True)


@dataclass(frozen=True, slots=True)
class Return:
    """A seat is its person's again."""

    seat: Seat
    do: Literal["return"] = field(default="return", kw_only=True)


@dataclass(frozen=True, slots=True)
class Leave:
    """A person left for good; the seat is a bot's."""

    seat: Seat
    do: Literal["leave"] = field(default="leave", kw_only=True)


@dataclass(frozen=True, slots=True)
class Pause:
    """The game rests, as a seat asked."""

    seat: Seat
    do: Literal["pause"] = field(default="pause", kw_only=True)


@dataclass(frozen=True, slots=True)
class Resume:
    """The game goes on, as a seat asked."""

    seat: Seat
    do: Literal["resume"] = field(default="resume", kw_only=True)


@dataclass(frozen=True, slots=True)
class Instruct:
    """A seat wants offers of a kind agreed to in this round; only its person learns of it."""

    seat: Seat
    round: int
    gives: Goods
    gets: Goods
    money: Dollars
    do: Literal["instruct"] = field(default="instruct", kw_only=True)


@dataclass(frozen=True, slots=True)
class Revoke:
    """A seat takes back its instruction of a number, from 1 for each seat."""

    seat: Seat
    instruction: int
    do: Literal["revoke"] = field(default="revoke", kw_only=True)


Entry: TypeAlias = (
    Begin | Vote | Drop | StandIn | Return | Leave | Pause | Resume | Instruct | Revoke
)

_ENTRY: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="do")])


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry with its number and the number of actions before it; `request` as in ActionRow."""

    number: int
    after: int
    request: str | None
    entry: Entry
    at: str


class Proceedings:
    """The entries of all tables, and when seats were last seen."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = reading(engine)
        self._writer = writer

    async def read(self, game: str, after: int = 0) -> list[EntryRow]:
        """Return the entries of a table in order, those with numbers above `after`."""
        query = (
            select(proceedings)
            .where(proceedings.c.game == game, proceedings.c.number > after)
            .order_by(proceedings.c.number)
        )
        async with self._engine.connect() as connection:
            return [
                EntryRow(
                    row.number, row.after, row.request, _ENTRY.validate_json(row.entry), row.at
                )
                for row in await connection.execute(query)
            ]

    async def write(
        self, game: str, row: EntryRow, bot: str = "", heir: Seat | None = None
    ) -> bool:
        """Write the next entry; it is durable when this returns True.

        False means that another process has written one with this number, or this request. With
        `Leave` the seat becomes a bot's of the kind `bot` and no private link leads to it; if it
        was the host's, the seat `heir` becomes the host's.
        """
        seat = row.entry.seat
        values = {
            "game": game,
            "number": row.number,
            "after": row.after,
            "seat": seat,
            "request": row.request,
            "entry": _ENTRY.dump_json(row.entry).decode(),
            "at": row.at,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(proceedings).values(values))
            if isinstance(row.entry, Leave):
                _leave(connection, game, seat, bot, heir)

        try:
            await self._writer.run(work)
        except IntegrityError:
            return False
        return True

    async def last_seen(self, game: str) -> dict[Seat, str]:
        """Return when the seats of a table that were gone had last been there."""
        query = select(last_seen.c.seat, last_seen.c.at).where(last_seen.c.game == game)
        async with self._engine.connect() as connection:
            return {row.seat: row.at for row in await connection.execute(query)}

    async def note_seen(self, game: str, seat: Seat, at: str | None) -> None:
        """Note since when a seat is gone; None while it is there."""
        place = (last_seen.c.game == game, last_seen.c.seat == seat)

        def work(connection: Connection) -> None:
            if at is None:
                connection.execute(delete(last_seen).where(*place))
                return
            # Another process may note the same at the same moment.
            noting = inserting(connection, last_seen).values(game=game, seat=seat, at=at)
            keys = (last_seen.c.game, last_seen.c.seat)
            connection.execute(noting.on_conflict_do_update(index_elements=keys, set_={"at": at}))

        await self._writer.run(work)


def _leave(connection: Connection, game: str, seat: Seat, bot: str, heir: Seat | None) -> None:
    left = (seats.c.game == game, seats.c.seat == seat)
    browsers = (holders.c.game == game, holders.c.seat == seat)
    hosted = (games.c.id == game, games.c.host_seat == seat)
    connection.execute(update(seats).where(*left).values(bot=bot))
    connection.execute(delete(holders).where(*browsers))
    if heir is not None:
        connection.execute(update(games).where(*hosted).values(host_seat=heir))
    changed = update(games).where(games.c.id == game)
    connection.execute(changed.values(version=games.c.version + 1))

"""Where games are kept: every row is durable before anyone hears of it.

A game is its log of actions. The unique key (game, number) is the only lock: whoever loses the race
for a number reads what came before and tries again (docs/server.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chinatown.game import Action, Edition, Setup, ShopType, edition_named, parse_variants
from chinatown.record.codec import action_from_json, action_to_json
from chinatown.server.database import (
    SCHEMA_VERSION,
    actions,
    create_tables,
    games,
    holders,
    make_engine,
    mutes,
    notes,
    renew_tables,
    seats,
)
from chinatown.server.identity import new_secret
from chinatown.server.messages.tables import Effects
from chinatown.server.writer import Writer

BOTS_HIDDEN: Final = "bots-hidden"
"""Among the words for variants: the table does not tell which bots sit at it."""


class StoreError(RuntimeError):
    """A database that this version of the server cannot work with."""


@dataclass(frozen=True, slots=True)
class OwnShopRow:
    """A shop type of the table's own, and the edition's type that it replaces."""

    replaces: str
    name: str
    symbol: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: `bot` is the kind of bot, empty for a person; `name` is empty while it is free."""

    seat: int
    bot: str
    name: str
    token: str

    @property
    def free(self) -> bool:
        """Whether nobody sits there yet."""
        return not self.name


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table as it is kept; `seed` is empty until the game starts. Seats are in order.

    `variants` are the words for what is played, and BOTS_HIDDEN where the table hides its bots.
    """

    id: str
    created: str
    host: str
    edition: str
    own_shops: tuple[OwnShopRow, ...]
    variants: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    seed: str = ""
    start_request: str = ""
    over: bool = False
    effects: Effects = "mine"

    def playing(self) -> Edition:
        """Return the edition with the table's own shop types. Raises BadSetup."""
        edition = edition_named(self.edition)
        own = {}
        for shop in self.own_shops:
            place = edition.index.get(shop.replaces)
            size = 0 if place is None else edition.sizes[place]
            own[shop.replaces] = ShopType(shop.name, size, shop.symbol)
        return edition.with_own_shops(own)

    def setup(self) -> Setup:
        """Return what the game starts from. Raises BadSetup."""
        variants = parse_variants([word for word in self.variants if word != BOTS_HIDDEN])
        return Setup(self.playing(), len(self.seats), self.seed, variants)


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action of a game's log; `request` is None for what no person's command did."""

    number: int
    seat: int
    request: str | None
    action: Action
    at: str


class Written(Enum):
    """What became of an action to be written.

    CONFLICT: another action has that number already. REPEATED: this command was carried out before.
    """

    DONE = "done"
    CONFLICT = "taken"
    REPEATED = "repeated"


class Store:
    """All games, in any database that SQLAlchemy speaks to; SQLite by default."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database and make what is missing. Raises StoreError for another version's."""
        store = cls(make_engine(url))
        try:
            await create_tables(store._engine)
            noted = await store._note("schema-version", str(SCHEMA_VERSION))
            version = await renew_tables(store._engine, noted)
            if version != str(SCHEMA_VERSION):
                raise StoreError(
                    f"the database has tables of version {version}, not {SCHEMA_VERSION}"
                )
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let go of the database, when all is written."""
        await self._writer.close()
        await self._engine.dispose()

    async def secret_key(self) -> str:
        """Return the key that cookies are signed with, made once for a database."""
        return await self._note("secret-key", new_secret())

    async def _note(self, name: str, value: str) -> str:
        """Return the note of a name, written now unless it was before."""
        # Writing first leaves no moment in which another process could write between.
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(notes).values(name=name, value=value))
                return value
        except IntegrityError:
            query = select(notes.c.value).where(notes.c.name == name)
            async with self._engine.connect() as connection:
                return str(await connection.scalar(query))

    # Tables and seats

    async def add_game(self, game: GameRow, holder: int | None) -> None:
        """Keep a new table; its host sits on seat `holder`, or with None only looks on."""
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(games).values(
                    id=game.id,
                    created=game.created,
                    host=game.host,
                    edition=game.edition,
                    own_shops=[[own.replaces, own.name, own.symbol] for own in game.own_shops],
                    variants=list(game.variants),
                    seed=game.seed,
                    start_request=game.start_request,
                    over=game.over,
                    effects=game.effects,
                )
            )
            await connection.execute(
                insert(seats),
                [
                    {
                        "game": game.id,
                        "seat": seat.seat,
                        "bot": seat.bot,
                        "name": seat.name,
                        "token": seat.token,
                    }
                    for seat in game.seats
                ],
            )
            if holder is not None:
                await connection.execute(
                    insert(holders).values(
                        game=game.id, guest=game.host, seat=holder, since=game.created
                    )
                )

    async def game(self, game: str) -> GameRow | None:
        """Return a table, or None where there is none of that id."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(games).where(games.c.id == game))).first()
            if found is None:
                return None
            sitting = await connection.execute(
                select(seats).where(seats.c.game == game).order_by(seats.c.seat)
            )
            return _game_row(found, sitting.all())

    async def take_seat(self, game: str, seat: int, name: str, guest: str, since: str) -> bool:
        """Seat a guest on a free seat under a name; False when somebody was quicker."""
        free = (seats.c.game == game, seats.c.seat == seat, seats.c.name == "", seats.c.bot == "")
        try:
            async with self._engine.begin() as connection:
                taken = await connection.execute(update(seats).where(*free).values(name=name))
                if taken.rowcount == 0:
                    return False
                await connection.execute(
                    insert(holders).values(game=game, guest=guest, seat=seat, since=since)
                )
                return True
        except IntegrityError:
            return False

    async def seat_by_token(self, token: str) -> tuple[str, int] | None:
        """Return the table and the seat that a rejoin link leads to."""
        query = select(seats.c.game, seats.c.seat).where(
            seats.c.token == token, seats.c.bot == "", seats.c.name != ""
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
            return None if found is None else (found.game, found.seat)

    async def hold_seat(self, game: str, seat: int, guest: str, since: str) -> None:
        """Let a guest hold a seat, instead of any other it held at that table."""
        held = (holders.c.game == game, holders.c.guest == guest)
        async with self._engine.begin() as connection:
            moved = await connection.execute(
                update(holders).where(*held).values(seat=seat, since=since)
            )
            if moved.rowcount == 0:
                await connection.execute(
                    insert(holders).values(game=game, guest=guest, seat=seat, since=since)
                )

    async def held_seat(self, game: str, guest: str) -> int | None:
        """Return the seat that a guest holds at a table."""
        query = select(holders.c.seat).where(holders.c.game == game, holders.c.guest == guest)
        async with self._engine.connect() as connection:
            seat: int | None = await connection.scalar(query)
            return seat

    async def last_name(self, guest: str) -> str:
        """Return the name under which a guest last sat down, empty for none."""
        query = (
            select(seats.c.name)
            .join(holders, (holders.c.game == seats.c.game) & (holders.c.seat == seats.c.seat))
            .where(holders.c.guest == guest)
            .order_by(holders.c.since.desc())
            .limit(1)
        )
        async with self._engine.connect() as connection:
            return str(await connection.scalar(query) or "")

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Return the ids of the tables that a guest made or sits at, newest first."""
        sits = select(holders.c.game).where(holders.c.guest == guest)
        query = (
            select(games.c.id)
            .where((games.c.host == guest) | games.c.id.in_(sits))
            .order_by(games.c.created.desc(), games.c.id)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def hosted(self, guest: str) -> int:
        """Return how many unfinished tables a guest has made."""
        query = select(func.count()).where(games.c.host == guest, games.c.over.is_(False))
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def unfinished(self) -> list[str]:
        """Return the ids of the games that have begun and are not over, newest first."""
        query = (
            select(games.c.id)
            .where(games.c.over.is_(False), games.c.seed != "")
            .order_by(games.c.created.desc())
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    # Who does not want to hear whom

    async def muted(self, game: str) -> set[tuple[int, int]]:
        """Return the pairs of seats at a table of which the first has muted the second."""
        query = select(mutes.c.seat, mutes.c.muted).where(mutes.c.game == game)
        async with self._engine.connect() as connection:
            return {(row.seat, row.muted) for row in await connection.execute(query)}

    async def mute(self, game: str, seat: int, other: int, *, muted: bool) -> None:
        """Note that a seat wants, or does not want, another's talk and offers."""
        pair = {"game": game, "seat": seat, "muted": other}
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(mutes).where(*(mutes.c[name] == value for name, value in pair.items()))
            )
            if muted:
                await connection.execute(insert(mutes).values(pair))

    # The game

    async def start(self, game: str, seed: str, request: str) -> bool:
        """Note that a game has begun; False when it had already."""
        waiting = (games.c.id == game, games.c.seed == "")
        async with self._engine.begin() as connection:
            begun = await connection.execute(
                update(games).where(*waiting).values(seed=seed, start_request=request)
            )
            return begun.rowcount == 1

    async def log(self, game: str, after: int = 0) -> list[ActionRow]:
        """Return the actions of a game in order, those with numbers above `after`."""
        query = (
            select(actions)
            .where(actions.c.game == game, actions.c.number > after)
            .order_by(actions.c.number)
        )
        async with self._engine.connect() as connection:
            return [
                ActionRow(row.number, row.seat, row.request, action_from_json(row.action), row.at)
                for row in await connection.execute(query)
            ]

    async def write(self, game: str, row: ActionRow, *, over: bool) -> Written:
        """Write the next action of a game; it is durable when this returns DONE.

        `over` tells that the game ends with it.
        """
        values = {
            "game": game,
            "number": row.number,
            "seat": row.seat,
            "request": row.request,
            "action": action_to_json(row.action).decode(),
            "at": row.at,
        }
        if await self._writer.write(values, over=over):
            return Written.DONE
        if row.request is not None and await self.execute_trade(game, row.seat, row.request):
            return Written.REPEATED
        return Written.CONFLICT

    async def execute_trade(self, game: str, seat: int, request: str) -> bool:
        """Tell whether a seat's command with this id is in the log."""
        query = select(literal(1)).where(
            actions.c.game == game, actions.c.seat == seat, actions.c.request == request
        )
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None


def _game_row(found: Row[Any], sitting: Sequence[Row[Any]]) -> GameRow:
    return GameRow(
        id=found.id,
        created=found.created,
        host=found.host,
        edition=found.edition,
        own_shops=tuple(OwnShopRow(*own) for own in found.own_shops),
        variants=tuple(found.variants),
        seats=tuple(SeatRow(row.seat, row.bot, row.name, row.token) for row in sitting),
        seed=found.seed,
        start_request=found.start_request,
        over=found.over,
        effects=found.effects,
    )

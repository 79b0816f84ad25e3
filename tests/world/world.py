"""Two servers, twelve people and everything that goes wrong between them, all from one seed.

After every message that a person gets, and after every second, it is checked that

- what was acknowledged is kept, once, and what was refused is not;
- nothing in the log ever changes, and the rules allow all of it, bots' actions included;
- what a person sees is the view of their seat after so many updates, as the log makes it.
"""

import asyncio
import sqlite3
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import orjson
from tests.world.hub import Hub
from tests.world.loop import simulated
from tests.world.people import Person
from tests.world.process import BEGIN, SETTINGS, Disk, Process

from chinatown.game import IllegalAction
from chinatown.protocol.encoder import ViewEncoder
from chinatown.protocol.position import GameView
from chinatown.record import action_from_json
from chinatown.server.messages.tables import NewTable, SeatWish
from chinatown.server.store.rows import ActionRow, GameRow, HolderRow
from chinatown.server.store.store import Store
from chinatown.server.tables.creation import new_game
from chinatown.server.tables.live_game import LiveGame
from chinatown.server.times import time_text

CALM = 40
"""After how many seconds of peace all must know all."""

PAUSE = 8
"""How many seconds pass between two faults on average."""

PEOPLE = 4
TABLES = 3
FAULTS = ("crash", "both", "cut", "full", "forgetful", "deaf", "apart", "slow")


class BrokenWorldError(AssertionError):
    """An invariant does not hold; the message says in which world, and when."""


@dataclass
class Truth:
    """A game as its log makes it: the view of each seat after each number of updates."""

    row: GameRow
    game: LiveGame
    views: list[dict[int, GameView]]
    lines: list[str] = field(default_factory=list)


class World:
    """One run: `seconds` of faults, then peace until all games are over."""

    def __init__(self, seed: str, folder: Path, seconds: float) -> None:
        self.seed = seed
        self.slowness = Random(f"{seed} slowness").choice((1.0, 3.0, 6.0))
        self.people: list[Person] = []
        self.trace: list[str] = []
        self.done = dict.fromkeys(FAULTS, 0)
        self.tables = 0
        self._seconds = seconds
        self._chance = Random(f"{seed} faults")
        self._file = folder / "games.sqlite3"
        self._url = f"sqlite+aiosqlite:///{self._file}"
        self._disk = Disk(self._url, Random(f"{seed} disk"))
        self._hub = Hub(Random(f"{seed} hub"))
        self._processes: list[Process | None] = [None, None]
        self._lives = 0
        self._truths: dict[str, Truth] = {}
        self._encoder = ViewEncoder()
        self._current: set[str] = set()
        self._troubles: list[BaseException] = []
        self.peace = False

    def living(self) -> list[Process]:
        return [process for process in self._processes if process is not None and process.lives]

    async def run(self) -> None:
        """Let people play while things go wrong, then see that all know all.

        Raises BrokenWorldError.
        """
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._note_trouble)
        self._store = await Store.open(self._url)
        self._reader = sqlite3.connect(self._file)
        for place in range(2):
            await self._begin(place)
        parties = [asyncio.create_task(self._party(number)) for number in range(TABLES)]
        trouble = asyncio.create_task(self._make_trouble())
        try:
            while not trouble.done():
                await self._watch(1, *parties)
            await trouble
            self.peace = True
            await self._watch(CALM, *parties)
            for person in self.people:
                self._check_all(person)
        finally:
            for task in (*parties, trouble):
                task.cancel()
            await asyncio.gather(*parties, trouble, return_exceptions=True)
            for person in self.people:
                if person.line is not None:
                    person.line.broken = True
            for process in self.living():
                await process.crash()
            await self._store.close()
            self._reader.close()

    async def _watch(self, seconds: int, *tasks: asyncio.Task[None]) -> None:
        for _ in range(seconds):
            await asyncio.sleep(1)
            for table in self._truths:
                self._grown(table)
            for task in tasks:
                if task.done():
                    await task
            for error in self._troubles:
                raise error

    async def _party(self, number: int) -> None:
        """Let the same people play one game after another until there is peace."""
        while not self.peace:
            table = await self._new_table(number)
            people = [
                Person(self, f"person-{number}-{seat}", table, seat) for seat in range(PEOPLE)
            ]
            self.people += people
            self._current = {*self._current, table}
            async with asyncio.TaskGroup() as playing:
                for person in people:
                    playing.create_task(person.live())
            self._current = self._current - {table}

    async def _new_table(self, number: int) -> str:
        """Write a table at which four people and a bot begin to play."""
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="friend")] * (PEOPLE - 1)]
        wishes.append(SeatWish(kind="bot", bot="plain"))
        now = time_text(BEGIN + timedelta(seconds=asyncio.get_running_loop().time()))
        wish = NewTable(name="Ann", edition="modern", seats=wishes)
        row = new_game(wish, f"person-{number}-0", now, frozenset(["plain"]))
        row = _seated(row, number, now)
        await self._store.games.add(row)
        await self._store.games.start(row, f"{self.seed} {self.tables}", "start", now)
        begun = await self._store.games.get(row.id)
        assert begun is not None
        self.tables += 1
        grace = timedelta(seconds=SETTINGS.closing_seconds)
        game = LiveGame(begun.setup(), begun.started, begun.pace, grace)
        truth = Truth(begun, game, [{} for _ in range(PEOPLE)])
        self._truths[row.id] = truth
        self._note_views(truth)
        return row.id

    async def _begin(self, place: int) -> None:
        """Start a process, whose clock is wrong by up to two hours."""
        self._lives += 1
        skew = timedelta(seconds=self._chance.uniform(-7200, 7200))
        process = Process(f"process-{self._lives}", self._disk, self._hub, skew)
        self._processes[place] = process
        await process.start()

    async def _make_trouble(self) -> None:
        loop = asyncio.get_running_loop()
        async with asyncio.TaskGroup() as going_on:
            while loop.time() < self._seconds:
                await asyncio.sleep(self._chance.expovariate(1 / PAUSE))
                what = self._chance.choice(FAULTS)
                self.done[what] += 1
                self._note(what)
                going_on.create_task(self._go_wrong(what, self._chance.uniform(1, 10)))

    async def _go_wrong(self, what: str, seconds: float) -> None:
        chance = self._chance
        if what in ("crash", "both"):
            for place in [chance.randrange(2)] if what == "crash" else [0, 1]:
                process = self._processes[place]
                if process is not None and process.lives:
                    await process.crash()
                    self._cut(process)
            await asyncio.sleep(seconds)
            for place in range(2):
                process = self._processes[place]
                if process is None or not (process.lives or process.starting):
                    await self._begin(place)
        elif what == "cut":
            person = chance.choice(self.people) if self.people else None
            if person is not None and person.line is not None:
                person.line.cut()
        elif what in ("full", "forgetful"):
            setattr(self._disk, what, chance.uniform(0.2, 1.0))
            await asyncio.sleep(seconds)
            setattr(self._disk, what, 0.0)
        elif what == "deaf":
            self._hub.loss = chance.uniform(0.1, 0.9)
            await asyncio.sleep(seconds)
            self._hub.loss = 0.0
        elif what == "apart":
            for process in chance.sample(self.living(), min(1, len(self.living()))):
                process.peers.reachable = False
                await asyncio.sleep(seconds)
                process.peers.reachable = True
        else:
            self._hub.lateness = 1.0
            await asyncio.sleep(seconds)
            self._hub.lateness = 0.01

    def _cut(self, process: Process) -> None:
        for person in self.people:
            if person.line is not None and person.line.app.state is process.state:
                person.line.cut()

    # What must always hold

    def check_view(self, person: Person) -> None:
        """Check what a person has just been shown."""
        truth = self._grown(person.table)
        known = truth.views[person.seat]
        self._note(f"{person.guest} {person.n}")
        self.expect(person.n in known, f"{person.guest} has update {person.n} of nothing logged")
        expected = orjson.loads(known[person.n].model_dump_json())
        self.expect(person.view == expected, f"{person.guest} sees another game")

    def check_kept(self, person: Person, request: str) -> None:
        """Check that what was acknowledged is in the log, once."""
        count = self._count(person, request)
        self.expect(count == 1, f"{request} was acknowledged and is there {count} times")

    def check_refused(self, person: Person, request: str, code: str) -> None:
        """Check that what was refused is not in the log."""
        count = self._count(person, request)
        self.expect(count == 0, f"{request} was refused ({code}) and is there {count} times")

    def _check_all(self, person: Person) -> None:
        truth = self._grown(person.table)
        if person.table in self._current:
            updates = truth.game.updates[person.seat]
            self.expect(person.n == updates, f"{person.guest} has missed something for good")
            self.expect(person.idle, f"{person.guest} has no answer for good")
        for request in sorted(person.acknowledged):
            self.check_kept(person, request)
        for request in sorted(person.refused):
            self.check_refused(person, request, "")
        history = truth.game.history(person.seat, 10**9).events[person.earlier :]
        happened = [event.happened for event in history]
        seen = [event["happened"] for event in person.log]
        self.expect(seen == happened[: len(seen)], f"{person.guest} has heard something else")

    def _grown(self, table: str) -> Truth:
        """Return what a log says by now; what was there before must be there as it was."""
        truth = self._truths[table]
        query = (
            "SELECT number, seat, request, action, at FROM actions"
            " WHERE game = ? AND number > ? ORDER BY number"
        )
        after = max(0, len(truth.lines) - 1)
        for row in self._reader.execute(query, (table, after)):
            line = repr(row)
            if row[0] <= len(truth.lines):
                self.expect(line == truth.lines[row[0] - 1], f"row {row[0]} has changed")
                continue
            self.expect(row[0] == len(truth.lines) + 1, f"row {row[0]} comes too early")
            truth.lines.append(line)
            action = action_from_json(row[3])
            try:
                truth.game.replay(ActionRow(row[0], row[1], row[2], action, row[4]))
            except IllegalAction as error:
                self.expect(None, f"the rules refuse row {row[0]}: {error}")
            self._note_views(truth)
        return truth

    def _note_views(self, truth: Truth) -> None:
        for seat, known in enumerate(truth.views):
            frame = truth.game.frame(seat)
            message = self._encoder.encode(frame).message
            known[truth.game.updates[seat]] = message

    def _count(self, person: Person, request: str) -> int:
        query = "SELECT count(*) FROM actions WHERE game = ? AND seat = ? AND request = ?"
        values = (person.table, person.seat, request)
        return int(self._reader.execute(query, values).fetchone()[0])

    def expect(self, holds: object, what: str) -> None:
        """Raise BrokenWorldError unless something holds."""
        if not holds:
            raise BrokenWorldError(
                f"{what} (seed {self.seed!r}, {asyncio.get_running_loop().time():.3f} s)"
            )

    def _note(self, what: str) -> None:
        self.trace.append(f"{asyncio.get_running_loop().time():.6f} {what}")

    def _note_trouble(self, loop: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, BrokenWorldError | AssertionError):
            self._troubles.append(error)


def _seated(row: GameRow, number: int, now: str) -> GameRow:
    """Return a table at which everybody has sat down."""
    seats = [
        seat if seat.bot else replace(seat, name=f"P{number}{seat.seat}") for seat in row.seats
    ]
    holders = tuple(HolderRow(f"person-{number}-{seat}", seat, now) for seat in range(PEOPLE))
    return replace(row, seats=tuple(seats), holders=holders)


def live(seed: str, folder: Path, seconds: float) -> World:
    """Return a world after it has lived for so many seconds of faults. Raises BrokenWorldError."""
    with simulated(seed) as loop:
        world = World(seed, folder, seconds)
        loop.run_until_complete(world.run())
        return world

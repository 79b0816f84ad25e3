"""Two servers, people at tables and everything that goes wrong between them, all from one seed.

After every message that a person gets, and every few seconds, it is checked that

- what was acknowledged is kept, once, and what was refused is not;
- nothing in the log ever changes, and the rules allow all of it, bots' actions included;
- what a person sees is the view of their seat after so many updates, as the log makes it;
- before a game, what a person changed is so, and in the end all are shown who sits where.
"""

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from tests.world.checks import PEOPLE, BrokenWorldError, Checks
from tests.world.hub import Hub
from tests.world.loop import simulated
from tests.world.people import Person, Tempo
from tests.world.process import Disk, Process, ProcessLostError

from chinatown.server.messages.tables import NewTable, SeatWish
from chinatown.server.store.store import Store

CALM = 40
"""After how many seconds of peace all must know all."""

ON_ITS_WAY = 10
"""For how many half seconds what was done at the very end may be on its way."""

FAULTS = ("crash", "both", "cut", "full", "forgetful", "deaf", "apart", "slow")


@dataclass(frozen=True, slots=True)
class Pace:
    """How many tables there are, how quick their people, and how much goes wrong.

    `pause` is how many seconds pass between two faults on average; then one waits as long again for
    somebody to ask for something, so that most strike while something is going on. Everything is
    looked at every `watch` seconds. Each person has one of the `tempos`.
    """

    tables: int
    pause: float
    watch: float
    tempos: tuple[Tempo, ...]


DENSE = Pace(3, 8.0, 1.0, (Tempo(0.5, 1.5), Tempo(0.5, 3.5), Tempo(0.5, 6.5)))
"""All are as quick as programs, and something goes wrong all the time."""

USUAL = Pace(
    12, 60.0, 5.0, (Tempo(6, 90), Tempo(20, 300, 0.02), Tempo(30, 600, 0.04), Tempo(60, 900, 0.08))
)
"""People as they are: some are quick, some think for minutes, all but those are gone at times."""


class World(Checks):
    """One run: `seconds` of faults, then peace until all know all.

    `done` counts faults, `struck` those of them that came while a command had no answer, and
    `count` what else happened.
    """

    def __init__(self, seed: str, folder: Path, seconds: float, pace: Pace = DENSE) -> None:
        super().__init__(seed)
        self.people: list[Person] = []
        self.done = dict.fromkeys(FAULTS, 0)
        self.struck = 0
        self._seconds = seconds
        self._pace = pace
        self._chance = Random(f"{seed} faults")
        self._file = folder / "games.sqlite3"
        self._url = f"sqlite+aiosqlite:///{self._file}"
        self._disk = Disk(self._url, Random(f"{seed} disk"))
        self._hub = Hub(Random(f"{seed} hub"))
        self._processes: list[Process | None] = [None, None]
        self._lives = 0
        self._troubles: list[BaseException] = []
        self._stirred = asyncio.Event()
        self.peace = False

    @property
    def hours(self) -> float:
        """How many hours of tables there were."""
        return self._pace.tables * self._seconds / 3600

    def stir(self) -> None:
        """Note that somebody asks for something."""
        self._stirred.set()

    def living(self) -> list[Process]:
        return [process for process in self._processes if process is not None and process.lives]

    async def run(self) -> None:
        """Let people play while things go wrong, then see that all know all.

        Raises BrokenWorldError.
        """
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._note_trouble)
        self.store = await Store.open(self._url)
        self.reader = sqlite3.connect(self._file)
        for place in range(2):
            await self._begin(place)
        parties = [asyncio.create_task(self._party(it)) for it in range(self._pace.tables)]
        trouble = asyncio.create_task(self._make_trouble())
        try:
            while not trouble.done():
                await self._watch(self._pace.watch, *parties)
            await trouble
            self.peace = True
            for person in self.people:
                person.stir()
            for _ in range(CALM):
                await self._watch(1, *parties)
            for _ in range(ON_ITS_WAY):
                if all(self.knows_all(person) for person in self._playing()):
                    break
                # Bots may have done something the moment before.
                await self._watch(0.5, *parties)
            for table, truth in self.truths.items():
                self.grown(table)
                self.count["actions"] += len(truth.lines)
            for person in self.people:
                self.check_all(person)
            for table in self.current:
                await self.check_shown(table)
        finally:
            for task in (*parties, trouble):
                task.cancel()
            await asyncio.gather(*parties, trouble, return_exceptions=True)
            for person in self.people:
                if person.line is not None:
                    person.line.broken = True
            for process in self.living():
                await process.crash()
            await self.store.close()
            self.reader.close()

    async def _watch(self, seconds: float, *tasks: asyncio.Task[None]) -> None:
        await asyncio.sleep(seconds)
        for table in self.current:
            await self.take_in_start(table)
            if table in self.truths:
                self.grown(table)
        for task in tasks:
            if task.done():
                await task
        for error in self._troubles:
            raise error

    async def _party(self, number: int) -> None:
        """Let the same people play one game after another until there is peace."""
        chance = Random(f"{self.seed} party {number}")
        while not self.peace:
            guests = [f"person-{number}-{seat}" for seat in range(PEOPLE)]
            table = await self._new_table(guests[0], chance)
            tempos = [chance.choice(self._pace.tempos) for _ in guests]
            pairs = zip(guests, tempos, strict=True)
            people = [Person(self, guest, table, tempo) for guest, tempo in pairs]
            self.people += people
            self.current[table] = people
            async with asyncio.TaskGroup() as playing:
                for person in people:
                    playing.create_task(person.live())
            await self.take_in_start(table)
            del self.current[table]

    async def _new_table(self, host: str, chance: Random) -> str:
        """Let somebody make a table for four people and a bot, and return its id."""
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="friend")] * (PEOPLE - 1)]
        wishes.append(SeatWish(kind="bot", bot="plain"))
        name = f"P{host.removeprefix('person-')}"
        wish = NewTable(name=name, edition="modern", seats=wishes)
        while True:
            await asyncio.sleep(1 + chance.random())
            living = self.living()
            if living:
                process = chance.choice(living)
                tables = process.state.tables
                # Whoever is not answered makes another one.
                with contextlib.suppress(ProcessLostError, OSError):
                    made = await process.ask(tables.make(wish, tables.requester(host, "", "")))
                    self.count["tables"] += 1
                    return str(made.id)

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
                await asyncio.sleep(self._chance.expovariate(1 / self._pace.pause))
                self._stirred.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), self._pace.pause)
                await asyncio.sleep(0.1 * self._chance.random())
                self.struck += any(not person.idle for person in self._playing())
                what = self._chance.choice(FAULTS)
                self.done[what] += 1
                self.note(what)
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
            lines = [person.line for person in self._playing() if person.line is not None]
            if lines:
                chance.choice(lines).cut()
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

    def _playing(self) -> list[Person]:
        return [person for people in self.current.values() for person in people]

    def _cut(self, process: Process) -> None:
        for person in self._playing():
            if person.line is not None and person.line.app.state is process.state:
                person.line.cut()

    def _note_trouble(self, loop: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, BrokenWorldError | AssertionError):
            self._troubles.append(error)


def live(seed: str, folder: Path, seconds: float, pace: Pace = DENSE) -> World:
    """Return a world after it has lived for so many seconds of faults. Raises BrokenWorldError."""
    with simulated(seed) as loop:
        world = World(seed, folder, seconds, pace)
        loop.run_until_complete(world.run())
        return world

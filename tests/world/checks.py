"""What must always hold in a world, besides what people check of what they are told."""

import asyncio
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import orjson
from tests.world.choices import Command
from tests.world.process import SETTINGS

from chinatown.game import IllegalAction
from chinatown.protocol.encoder import ViewEncoder
from chinatown.protocol.position import GameView
from chinatown.record import action_from_json
from chinatown.server.store.rows import ActionRow, GameRow
from chinatown.server.store.store import Store
from chinatown.server.tables.live_game import LiveGame

if TYPE_CHECKING:
    from tests.world.people import Person

PEOPLE = 4

GRACE = timedelta(seconds=SETTINGS.closing_seconds)

KEPT_VIEWS = 60
"""How many updates may be on their way to somebody at most."""


class BrokenWorldError(AssertionError):
    """An invariant does not hold; the message says in which world, and when."""


@dataclass
class Truth:
    """A game as its log makes it: the view of each seat after each number of updates."""

    row: GameRow
    game: LiveGame
    views: list[dict[int, GameView]]
    lines: list[str] = field(default_factory=list)


class Checks:
    """What a world knows of its games, and what it holds against it.

    `trace` says what people were shown and what went wrong, `count` counts what happened.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.trace: list[str] = []
        self.count: Counter[str] = Counter()
        self.truths: dict[str, Truth] = {}
        self.current: dict[str, list[Person]] = {}
        self.store: Store
        self.reader: sqlite3.Connection
        self._unchecked: dict[str, list[tuple[Person, int | None, int, Any]]] = {}
        self._encoder = ViewEncoder()

    async def take_in_start(self, table: str) -> None:
        """Begin to follow a game that has begun, and check what was seen of it meanwhile."""
        if table in self.truths:
            return
        begun = "SELECT seed FROM games WHERE id = ?"
        if not self.reader.execute(begun, (table,)).fetchone()[0]:
            return
        row = await self.store.games.get(table)
        assert row is not None
        game = LiveGame(row.setup(), row.started, row.pace, GRACE)
        truth = Truth(row, game, [{} for _ in range(PEOPLE)])
        self.truths[table] = truth
        self.count["games"] += 1
        self._note_views(truth)
        self.grown(table)
        for person, seat, n, view in self._unchecked.pop(table, ()):
            self._compare(person, seat, n, view)

    def check_view(self, person: "Person") -> None:
        """Check what a person has just been shown of a game, now or once it is followed."""
        self.note(f"{person.guest} {person.n}")
        if person.table in self.truths:
            self.grown(person.table)
            self._compare(person, person.seat, person.n, person.view)
        else:
            seen = (person, person.seat, person.n, person.view)
            self._unchecked.setdefault(person.table, []).append(seen)

    def _compare(self, person: "Person", seat: int | None, n: int, view: Any) -> None:
        if seat is None:
            # They left, and only look on.
            return
        known = self.truths[person.table].views[seat]
        self.expect(
            n in known, f"{person.guest} has update {n} of nothing logged: {sorted(known)[-3:]}"
        )
        expected = orjson.loads(known[n].model_dump_json())
        self.expect(view == expected, f"{person.guest} sees another game")

    def check_kept(self, person: "Person", request: str, command: Command) -> None:
        """Check that what was acknowledged is kept, once."""
        count = self._count(person, request, command)
        least = 0 if command["t"] == "arrange" else 1
        self.expect(least <= count <= 1, f"{request} was acknowledged and is there {count} times")

    def check_refused(self, person: "Person", request: str, command: Command, code: str) -> None:
        """Check that what was refused is not kept."""
        count = self._count(person, request, command)
        self.expect(count == 0, f"{request} was refused ({code}) and is there {count} times")

    def check_seated(self, person: "Person", seat: int) -> None:
        """Check that somebody who was given a seat has it, unless they lost it since."""
        own = self._seats(person, lost=True)
        self.expect(seat in own or not own, f"{person.guest} was given seat {seat}, not {own}")

    def check_change(self, person: "Person", request: str, command: Command) -> None:
        """Check that a change before the game is so that only its person could change again."""
        change = command.get("change", {})
        own = self._seats(person)
        self.expect(len(own) <= 1, f"{person.guest} has the seats {own}")
        if change.get("do") == "rename" and own:
            query = "SELECT name FROM seats WHERE game = ? AND seat = ?"
            name = self.reader.execute(query, (person.table, own[0])).fetchone()[0]
            self.expect(name == change["name"], f"{request}: {change['name']} is called {name}")
        if change.get("do") == "sit":
            self.expect(own in ([], [change["seat"]]), f"{request} leads to {own}")
        if change.get("do") == "stand-up":
            self.expect(own == [], f"{request} leads to {own}")

    def _seats(self, person: "Person", *, lost: bool = False) -> list[int]:
        query = "SELECT seat FROM seat_holders WHERE game = ? AND guest = ? AND lost IN ('', ?)"
        values = (person.table, person.guest, "removed" if lost else "")
        return [row[0] for row in self.reader.execute(query, values)]

    def knows_all(self, person: "Person") -> bool:
        """Return whether somebody has been shown all of their game, if they play in one."""
        if person.left or person.view is None or person.seat is None:
            return True
        return person.n == self.grown(person.table).game.updates[person.seat]

    def check_all(self, person: "Person") -> None:
        """Check in the end all that somebody was ever told."""
        playing = person in self.current.get(person.table, ())
        if playing and not person.left:
            self.expect(person.idle, f"{person.guest} has no answer for good")
        for request, command in sorted(person.acknowledged.items()):
            self.check_kept(person, request, command)
        for request, command in sorted(person.refused.items()):
            self.check_refused(person, request, command, "")
        if person.view is None or person.seat is None:
            return
        truth = self.truths[person.table]
        if playing:
            self.expect(self.knows_all(person), f"{person.guest} has missed something for good")
        history = truth.game.history(person.seat, 10**9).events[person.earlier :]
        happened = [event.happened for event in history]
        seen = [event["happened"] for event in person.log]
        self.expect(seen == happened[: len(seen)], f"{person.guest} has heard something else")

    async def check_shown(self, table: str) -> None:
        """Check that all who are still at a table are shown who sits where."""
        row = await self.store.games.get(table)
        assert row is not None
        seats = [(seat.seat, seat.name, seat.ready) for seat in row.seats if not seat.bot]
        for person in self.current[table]:
            if person.left:
                continue
            info = person.info
            self.expect(info, f"{person.guest} is shown nothing for good")
            assert info is not None
            shown = [
                (seat["seat"], seat["name"], seat["ready"])
                for seat in info["seats"]
                if seat["kind"] == "human"
            ]
            self.expect(shown == seats, f"{person.guest} is shown {shown}, not {seats}")
            own = row.seat_of(person.guest)
            self.expect(info["you"] == own, f"{person.guest} is shown as {info['you']}, not {own}")

    def grown(self, table: str) -> Truth:
        """Return what a log says by now; what was there before must be there as it was."""
        truth = self.truths[table]
        query = (
            "SELECT number, seat, request, action, at FROM actions"
            " WHERE game = ? AND number > ? ORDER BY number"
        )
        after = max(0, len(truth.lines) - 1)
        for row in self.reader.execute(query, (table, after)):
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
            n = truth.game.updates[seat]
            known[n] = self._encoder.encode(frame).message
            known.pop(n - KEPT_VIEWS, None)

    def _count(self, person: "Person", request: str, command: Command) -> int:
        """Return how many times a command was carried out."""
        if command["t"] == "start":
            query = "SELECT count(*) FROM games WHERE id = ? AND start_request = ?"
            values: tuple[object, ...] = (person.table, request)
        elif command["t"] == "arrange":
            query = "SELECT count(*) FROM arrangements WHERE game = ? AND guest = ? AND request = ?"
            values = (person.table, person.guest, request)
        else:
            log = "actions" if command["t"] == "act" else "proceedings"
            query = f"SELECT count(*) FROM {log} WHERE game = ? AND request = ?"
            values = (person.table, request)
        return int(self.reader.execute(query, values).fetchone()[0])

    def expect(self, holds: object, what: str) -> None:
        """Raise BrokenWorldError unless something holds."""
        if not holds:
            raise BrokenWorldError(
                f"{what} (seed {self.seed!r}, {asyncio.get_running_loop().time():.3f} s)"
            )

    def note(self, what: str) -> None:
        """Add something to the trace."""
        self.trace.append(f"{asyncio.get_running_loop().time():.6f} {what}")

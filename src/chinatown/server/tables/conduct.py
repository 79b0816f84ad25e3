"""What people have settled at a table beside the game, as its entries made it.

Like the game it follows from what is stored, so it is the same after a restart.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import datetime

from chinatown.game.types import Seat
from chinatown.server.messages.presence import StandInReason
from chinatown.server.store.proceedings import (
    NOBODY,
    Begin,
    Drop,
    EntryRow,
    Instruct,
    Leave,
    Pause,
    Resume,
    Return,
    Revoke,
    StandIn,
    Vote,
)
from chinatown.server.tables.ballots import OpenBallot, Topic, topic
from chinatown.server.times import time_of


@dataclass(frozen=True, slots=True)
class Spell:
    """A time in which a bot played for a person.

    `since` and `until` count the game's events before it and at its end (None: it goes on).
    """

    why: StandInReason
    since: int
    until: int | None = None


class Conduct:
    """Bots that play for people, pauses and open questions of one game.

    `spells` holds the latest spell of each seat; `left` the seats whose people left for good;
    `failed` when each seat's question last came to nothing; `requests` the (seat, id) of all
    commands carried out; `number` that of the last entry. `instructions` are those of each seat
    that it has not taken back, by their numbers; `instructed` counts how many each ever gave.
    """

    def __init__(self) -> None:
        self.number = 0
        self.began = False
        self.spells: dict[Seat, Spell] = {}
        self.left: set[Seat] = set()
        self.paused_by: Seat = NOBODY
        self.paused_at: datetime | None = None
        self.ballots: dict[Topic, OpenBallot] = {}
        self.failed: dict[tuple[Seat, Topic], datetime] = {}
        self.requests: set[tuple[Seat, str]] = set()
        self.instructions: dict[Seat, dict[int, Instruct]] = {}
        self.instructed: Counter[Seat] = Counter()

    @property
    def paused(self) -> bool:
        """Whether the game rests."""
        return self.paused_at is not None

    @property
    def stand_ins(self) -> dict[Seat, StandInReason]:
        """The seats that bots play for their people now, and why."""
        return {seat: spell.why for seat, spell in self.spells.items() if spell.until is None}

    def note(self, row: EntryRow, events: int) -> None:
        """Take in the next entry; `events` is how many events the game has had so far."""
        self.number = row.number
        entry = row.entry
        if row.request is not None:
            self.requests.add((entry.seat, row.request))
        match entry:
            case Begin():
                self.began = True
            case Vote():
                self._vote(entry, time_of(row.at))
            case Drop():
                self._drop((entry.question, entry.about), time_of(row.at))
            case StandIn():
                self.spells[entry.seat] = Spell(entry.why, events)
                self.ballots.pop(("replace", entry.seat), None)
            case Return():
                spell = self.spells[entry.seat]
                self.spells[entry.seat] = Spell(spell.why, spell.since, events)
            case Leave():
                self.left.add(entry.seat)
                self.spells.pop(entry.seat, None)
                self.ballots.pop(("replace", entry.seat), None)
            case Pause():
                self.paused_by, self.paused_at = entry.seat, time_of(row.at)
                self.ballots.pop(("pause", NOBODY), None)
            case Resume():
                self.paused_by, self.paused_at = NOBODY, None
                self.ballots.pop(("resume", NOBODY), None)
            case Instruct():
                self.instructed[entry.seat] += 1
                own = self.instructions.setdefault(entry.seat, {})
                own[self.instructed[entry.seat]] = entry
            case Revoke():
                self.instructions.get(entry.seat, {}).pop(entry.instruction, None)

    def _vote(self, vote: Vote, at: datetime) -> None:
        about = topic(vote)
        ballot = self.ballots.get(about)
        if ballot is None:
            ballot = self.ballots[about] = OpenBallot(*about, vote.seat, at)
        ballot.note(vote)

    def _drop(self, about: Topic, at: datetime) -> None:
        ballot = self.ballots.pop(about, None)
        if ballot is not None:
            self.failed[ballot.by, about] = at

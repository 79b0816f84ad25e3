"""Replays records, and verifies that they come out as recorded (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from chinatown.game.actions import Action
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent
from chinatown.game.play import apply, initial_state_and_events
from chinatown.game.state import Setup, State
from chinatown.game.types import Dollars, Seat
from chinatown.record.errors import RecordError
from chinatown.record.record import Record, Recorder
from chinatown.record.shuffle import shuffle_fault


class Step(NamedTuple):
    """A point of a replay.

    Attributes:
        action: The action, None at the beginning; `state.number` is its number in the record.
        state: The state after it.
        events: What happened, each event with its audience.
    """

    action: Action | None
    state: State
    events: tuple[AddressedEvent, ...]


class Mismatch(NamedTuple):
    """The first difference between a record and its replay.

    Attributes:
        what: `illegal-action` (`found` is the code of the rules' error, `cause` the error itself),
            `round-cash` (of `seat` after `round`), `round-count`, `over` (whether the game is),
            `cash`, `places`, `tiles` (of `seat` at the end), `total`, or a ShuffleCode.
        number: The number of the action at which, or right after which, they differ.
        expected: What the record says.
        found: What the replay gives.
        round: The round, 0 if it does not matter.
        seat: The seat, -1 if it does not matter.
    """

    what: str
    number: int
    expected: int
    found: int | str
    round: int = 0
    seat: Seat = -1
    cause: IllegalAction | None = None


def replay(record: Record, to: int | None = None) -> Iterator[Step]:
    """Yield the initial state, then each action of a record with the state and events after it.

    `to` is the number of the last action to replay (None: all). Raises RecordError
    (`record-illegal-action`) with the number and the code of the first action that the rules
    refuse, caused by their error.
    """
    state, events = initial_state_and_events(record.setup)
    yield Step(None, state, events)
    for number, action in enumerate(record.actions[:to], start=1):
        try:
            state, events = apply(state, action)
        except IllegalAction as error:
            raise RecordError("record-illegal-action", number=number, reason=error.code) from error
        yield Step(action, state, events)


def record_of(setup: Setup, names: Iterable[str], actions: Iterable[Action]) -> Record:
    """Return the record of these actions, replaying them for the cash of rounds and the result.

    Raises RecordError as `replay` does.
    """
    recorder = Recorder(setup, names)
    for step in replay(Record(setup, recorder.names, tuple(actions))):
        if step.action is not None:
            recorder.add(step.action, step.state)
    return recorder.record()


def verify(record: Record) -> Mismatch | None:
    """Check the shuffle of a record and replay it; return the first difference, or None."""
    if record.shuffle is not None:
        players = record.setup.players
        if fault := shuffle_fault(record.shuffle, record.setup.seed, players):
            return Mismatch(fault.code, 0, 0, 0, seat=fault.seat)
    recorder = Recorder(record.setup, record.names)
    rounds = 0
    try:
        for step in replay(record):
            if step.action is None:
                continue
            recorder.add(step.action, step.state)
            if len(recorder.rounds) > rounds:
                rounds += 1
                if mismatch := _in_round(record, rounds, recorder.rounds[-1], step.state.number):
                    return mismatch
    except RecordError as error:
        cause = error.__cause__
        assert isinstance(cause, IllegalAction)
        number = int(str(error.params["number"]))
        return Mismatch("illegal-action", number, 0, cause.code, cause=cause)
    return _at_the_end(record, recorder.record())


def _in_round(
    record: Record, round_: int, cash: tuple[Dollars, ...], number: int
) -> Mismatch | None:
    if len(record.rounds) < round_:
        return None
    mismatch = _by_seat("round-cash", number, record.rounds[round_ - 1], cash)
    return mismatch and mismatch._replace(round=round_)


def _at_the_end(record: Record, replayed: Record) -> Mismatch | None:
    number = len(record.actions)
    expected, actual = record.result, replayed.result
    if record.rounds and len(record.rounds) != len(replayed.rounds):
        return Mismatch("round-count", number, len(record.rounds), len(replayed.rounds))
    if expected is None or actual is None:
        over = (expected is not None, actual is not None)
        return Mismatch("over", number, *over) if over[0] != over[1] else None
    for what in ("cash", "places", "tiles"):
        if mismatch := _by_seat(what, number, getattr(expected, what), getattr(actual, what)):
            return mismatch
    if expected.total != actual.total:
        return Mismatch("total", number, expected.total, actual.total)
    return None


def _by_seat(
    what: str, number: int, expected: tuple[int, ...], actual: tuple[int, ...]
) -> Mismatch | None:
    for seat, (wanted, got) in enumerate(zip_longest(expected, actual, fillvalue=-1)):
        if wanted != got:
            return Mismatch(what, number, wanted, got, seat=seat)
    return None

"""Playing a record again, and proving that it comes out the same (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from chinatown.game.actions import Action
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent
from chinatown.game.play import apply, initial_state_and_events
from chinatown.game.state import Setup, State
from chinatown.record.errors import RecordError
from chinatown.record.record import Record, Recorder


class Step(NamedTuple):
    """A point of a replay: the action (None at the beginning), the state after it, what happened.

    `state.number` is the action's number in the record.
    """

    action: Action | None
    state: State
    told: tuple[AddressedEvent, ...]


class Mismatch(NamedTuple):
    """Where a replay first differs from its record: at or right after which action, and how.

    `what` is `illegal-action` (`found` is the code of the rules' refusal, `cause` their error),
    `round-cash` (of `seat` after `round`), `round-count`, `over` (whether the game is), `cash`,
    `places`, `tiles` (of `seat` at the end) or `total`. `expected` is what the record says, `found`
    what the replay gives; `round` is 0 and `seat` -1 where they say nothing.
    """

    what: str
    number: int
    expected: int
    found: int | str
    round: int = 0
    seat: int = -1
    cause: IllegalAction | None = None


def replay(record: Record, to: int | None = None) -> Iterator[Step]:
    """Yield the beginning and then each action of a record with what it led to.

    `to` is the last action number wanted (None: all). Raises RecordError `record-illegal-action`
    with the number and the code of the first action that the rules refuse, caused by their error.
    """
    state, told = initial_state_and_events(record.setup)
    yield Step(None, state, told)
    for number, action in enumerate(record.actions[:to], start=1):
        try:
            state, told = apply(state, action)
        except IllegalAction as error:
            raise RecordError("record-illegal-action", number=number, reason=error.code) from error
        yield Step(action, state, told)


def record_of(setup: Setup, names: Iterable[str], actions: Iterable[Action]) -> Record:
    """Return the record of these actions, played here for their rounds and result.

    Raises RecordError as `replay` does.
    """
    recorder = Recorder(setup, names)
    for step in replay(Record(setup, recorder.names, tuple(actions))):
        if step.action is not None:
            recorder.add(step.action, step.state)
    return recorder.record()


def verify(record: Record) -> Mismatch | None:
    """Replay a record, and return where it first differs from what it says, or None."""
    recorder = Recorder(record.setup, record.names)
    rounds = 0
    try:
        for step in replay(record):
            if step.action is None:
                continue
            recorder.add(step.action, step.state)
            if len(recorder.rounds) > rounds:
                rounds += 1
                if difference := _in_round(record, rounds, recorder.rounds[-1], step.state.number):
                    return difference
    except RecordError as error:
        cause = error.__cause__
        assert isinstance(cause, IllegalAction)
        number = int(str(error.params["number"]))
        return Mismatch("illegal-action", number, 0, cause.code, cause=cause)
    return _at_the_end(record, recorder.record())


def _in_round(record: Record, round_: int, found: tuple[int, ...], number: int) -> Mismatch | None:
    if len(record.rounds) < round_:
        return None
    different = _by_seat("round-cash", number, record.rounds[round_ - 1], found)
    return different and different._replace(round=round_)


def _at_the_end(record: Record, replayed: Record) -> Mismatch | None:
    number = len(record.actions)
    said, came = record.result, replayed.result
    if record.rounds and len(record.rounds) != len(replayed.rounds):
        return Mismatch("round-count", number, len(record.rounds), len(replayed.rounds))
    if said is None or came is None:
        over = (said is not None, came is not None)
        return Mismatch("over", number, *over) if over[0] != over[1] else None
    for what in ("cash", "places", "tiles"):
        if different := _by_seat(what, number, getattr(said, what), getattr(came, what)):
            return different
    if said.total != came.total:
        return Mismatch("total", number, said.total, came.total)
    return None


def _by_seat(
    what: str, number: int, expected: tuple[int, ...], found: tuple[int, ...]
) -> Mismatch | None:
    for seat, (said, came) in enumerate(zip_longest(expected, found, fillvalue=-1)):
        if said != came:
            return Mismatch(what, number, said, came, seat=seat)
    return None

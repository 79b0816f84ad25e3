"""Replaying a record, and the first thing in which it differs from what it says."""

from dataclasses import replace
from itertools import islice

import pytest

from chinatown.game import (
    MODERN,
    Action,
    Done,
    EndGame,
    IllegalAction,
    Keep,
    Setup,
    apply,
    initial_state,
    initial_state_and_events,
    legal_actions,
    ranking,
    waiting_for,
)
from chinatown.record import (
    Mismatch,
    Record,
    Recorder,
    RecordError,
    Result,
    record_of,
    replay,
    verify,
)

SETUP = Setup(MODERN, 3, "tea")
NAMES = ("Ann", "Bo", "Cy")
LAST = 54
"""The number of the last action: in each of six rounds three keep, three are done, three build."""


@pytest.fixture(scope="module")
def game() -> Record:
    """A game in which everyone keeps the lowest cards and places at most one tile a round."""
    state = initial_state(SETUP)
    recorder = Recorder(SETUP, NAMES)
    while seats := waiting_for(state):
        action: Action = Done(seats[0])
        if state.phase != "trade":
            choices = list(islice(legal_actions(state, seats[0]), 2))
            action = choices[-1] if state.phase == "build" else choices[0]
        state, _ = apply(state, action)
        recorder.add(action, state)
    return recorder.record()


def test_a_record_notes_everyones_cash_after_each_round_and_the_end(game: Record) -> None:
    steps = list(replay(game))
    assert len(steps) == LAST + 1
    ends = [steps[9 * round_].state for round_ in range(1, 7)]
    assert game.rounds == tuple(state.cash for state in ends)
    assert len(set(game.rounds)) == 6
    standings = sorted(ranking(ends[-1]), key=lambda standing: standing.seat)
    assert game.result == Result(
        cash=ends[-1].cash,
        places=tuple(standing.place for standing in standings),
        tiles=tuple(standing.tiles for standing in standings),
        total=sum(ends[-1].cash),
    )
    assert (game.setup, game.names) == (SETUP, NAMES)
    assert record_of(SETUP, NAMES, game.actions) == game
    assert verify(game) is None


def test_a_replay_yields_each_action_with_the_state_and_events_after_it(game: Record) -> None:
    state, events = initial_state_and_events(SETUP)
    steps = list(replay(game, to=4))
    assert steps[0] == (None, state, events)
    for step, action in zip(steps[1:], game.actions[:4], strict=True):
        state, events = apply(state, action)
        assert step == (action, state, events)


def test_what_is_done_after_the_end_changes_no_result(game: Record) -> None:
    recorder = Recorder(SETUP, NAMES)
    for step in replay(game):
        if step.action is not None:
            recorder.add(step.action, step.state)
    *_, last = replay(game)
    recorder.add(EndGame(), last.state)
    assert recorder.record().rounds == game.rounds
    assert recorder.record().result == game.result
    assert recorder.record().actions == (*game.actions, EndGame())


def test_the_first_round_that_differs_is_named_with_seat_and_action(game: Record) -> None:
    rounds = [list(cash) for cash in game.rounds]
    rounds[2][1] += 10_000
    rounds[2][2] += 10_000
    rounds[4][0] += 10_000
    changed = replace(game, rounds=tuple(map(tuple, rounds)))
    assert verify(changed) == Mismatch(
        "round-cash", 27, rounds[2][1], rounds[2][1] - 10_000, round=3, seat=1
    )
    first = [list(cash) for cash in game.rounds]
    first[0][0] = 0
    assert verify(replace(game, rounds=tuple(map(tuple, first)))) == Mismatch(
        "round-cash", 9, 0, game.rounds[0][0], round=1, seat=0
    )


def test_the_last_round_that_was_noted_is_checked_like_all_others(game: Record) -> None:
    for last in (2, 6):
        rounds = [list(cash) for cash in game.rounds[:last]]
        rounds[-1][1] += 10_000
        changed = replace(game, rounds=tuple(map(tuple, rounds)))
        assert verify(changed) == Mismatch(
            "round-cash", 9 * last, rounds[-1][1], rounds[-1][1] - 10_000, round=last, seat=1
        )


def test_rounds_too_many_or_too_few_are_counted(game: Record) -> None:
    more = replace(game, rounds=(*game.rounds, (0, 0, 0)))
    assert verify(more) == Mismatch("round-count", LAST, 7, 6)
    fewer = replace(game, rounds=game.rounds[:1])
    assert verify(fewer) == Mismatch("round-count", LAST, 1, 6)
    assert verify(replace(game, rounds=())) is None


def changed_result(result: Result, what: str, values: tuple[int, ...]) -> Result:
    return replace(result, **{what: values})  # type: ignore[arg-type]


@pytest.mark.parametrize("what", ["cash", "places", "tiles"])
def test_a_seat_whose_result_differs_is_named(game: Record, what: str) -> None:
    assert game.result is not None
    values = getattr(game.result, what)
    for seat in range(3):
        other = (*values[:seat], 7, *values[seat + 1 :])
        changed = replace(game, result=changed_result(game.result, what, other))
        assert verify(changed) == Mismatch(what, LAST, 7, values[seat], seat=seat)
    longer = replace(game, result=changed_result(game.result, what, (*values, 7)))
    assert verify(longer) == Mismatch(what, LAST, 7, -1, seat=3)
    shorter = replace(game, result=changed_result(game.result, what, values[:2]))
    assert verify(shorter) == Mismatch(what, LAST, -1, values[2], seat=2)


def test_another_total_or_none_at_all_is_named(game: Record) -> None:
    assert game.result is not None
    total = game.result.total
    changed = replace(game, result=replace(game.result, total=1))
    assert verify(changed) == Mismatch("total", LAST, 1, total)
    assert verify(replace(game, result=None)) == Mismatch("over", LAST, False, True)
    cut = replace(game, actions=game.actions[:-1], rounds=())
    assert verify(cut) == Mismatch("over", LAST - 1, True, False)
    unfinished = record_of(SETUP, NAMES, game.actions[:12])
    assert (unfinished.result, len(unfinished.rounds)) == (None, 1)
    assert verify(unfinished) is None


def test_an_action_that_the_rules_refuse_is_named(game: Record) -> None:
    broken = replace(game, actions=(*game.actions[:3], Keep(0, (1, 2)), *game.actions[3:]))
    mismatch = verify(broken)
    assert mismatch is not None
    assert isinstance(mismatch.cause, IllegalAction)
    assert mismatch == Mismatch("illegal-action", 4, 0, "wrong-phase", cause=mismatch.cause)
    assert mismatch.cause.params == {"phase": "trade", "needs": "deal"}
    with pytest.raises(RecordError) as caught:
        list(replay(broken))
    assert caught.value.code == "record-illegal-action"
    assert caught.value.params == {"number": 4, "reason": "wrong-phase"}
    assert len(list(replay(broken, to=3))) == 4
    with pytest.raises(RecordError):
        record_of(SETUP, NAMES, broken.actions)

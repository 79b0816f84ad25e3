"""Time budgets: a time for each phase, then a reserve for the whole game."""

from datetime import UTC, datetime, timedelta

import pytest

from chinatown.server.messages.presence import Pace
from chinatown.server.tables.timekeeper import Timekeeper
from chinatown.server.times import TableClock, steady_clock

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
ALL = (0, 1, 2)


def at(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def keeper(phase: int = 60, reserve: int = 100) -> Timekeeper:
    keeper = Timekeeper(Pace(phase_seconds=phase, reserve_seconds=reserve), 3)
    keeper.move(NOON, "deal", ALL)
    return keeper


def test_a_seat_has_the_phase_and_its_reserve() -> None:
    assert keeper().runs_out(0) == at(160)
    assert keeper(reserve=0).runs_out(0) == at(60)


def test_without_a_clock_nothing_runs_out() -> None:
    keeper = Timekeeper(Pace(), 3)
    keeper.move(NOON, "deal", ALL)
    keeper.settle(at(10**6))
    assert keeper.runs_out(0) is None
    assert keeper.seconds_left(0) is None
    assert keeper.waited(0) == NOON


def test_only_those_who_are_waited_for_spend_time() -> None:
    it = keeper()
    it.move(at(50), "deal", (1, 2))
    assert it.runs_out(0) is None
    assert it.seconds_left(0) == 110
    it.settle(at(90))
    assert it.seconds_left(0) == 110
    assert it.runs_out(1) == at(160)


def test_the_time_of_a_phase_comes_anew_and_the_reserve_does_not() -> None:
    it = keeper()
    it.move(at(90), "trade", ALL)
    # 30 seconds more than the phase had.
    assert it.runs_out(0) == at(90 + 60 + 70)
    it.move(at(100), "build", ALL)
    assert it.runs_out(0) == at(100 + 60 + 70), "time that was left is not saved"


def test_a_seat_that_is_waited_for_again_has_spent_its_time() -> None:
    it = keeper(reserve=0)
    it.move(at(50), "deal", (1,))
    it.move(at(55), "deal", (0,))
    assert it.runs_out(0) == at(65)
    assert it.waited(0) == at(55)


def test_a_pause_stops_every_clock() -> None:
    it = keeper(reserve=0)
    it.settle(at(20))
    it.paused = True
    it.settle(at(20 + 3600))
    assert it.runs_out(0) is None
    assert it.seconds_left(0) == 40
    it.paused = False
    assert it.runs_out(0) == at(3600 + 60)
    assert it.waited(0) == at(3600), "a pause is no waiting"


def test_bots_spend_nothing() -> None:
    it = keeper(reserve=0)
    it.settle(at(20))
    it.exempt = {0}
    assert it.runs_out(0) is None
    it.settle(at(500))
    it.exempt = set()
    assert it.runs_out(0) == at(540)


def test_whoever_comes_back_too_late_gets_a_quarter_of_a_phase_once() -> None:
    it = keeper(reserve=0)
    it.settle(at(100))
    it.grant([0])
    assert it.runs_out(0) == at(115)
    it.settle(at(120))
    it.grant([0])
    assert it.runs_out(0) == at(115)
    it.move(at(130), "trade", ALL)
    assert it.runs_out(0) == at(190)


def test_a_grant_takes_nothing_from_whoever_has_more() -> None:
    it = keeper()
    it.grant(ALL)
    assert it.runs_out(0) == at(160)


def test_a_clock_that_is_set_back_takes_and_gives_nothing() -> None:
    it = keeper(reserve=0)
    it.settle(at(20))
    it.settle(at(-5000))
    assert it.runs_out(0) == at(60)
    it.move(at(-4000), "deal", (0,))
    assert it.runs_out(0) == at(60)


@pytest.mark.parametrize("jump", [-86_400, 86_400])
def test_setting_the_machines_clock_moves_nothing_while_the_server_runs(jump: int) -> None:
    wall, ticks = [NOON], [5.0]
    clock = steady_clock(lambda: wall[0], lambda: ticks[0])
    wall[0] += timedelta(seconds=jump)
    ticks[0] += 2
    assert clock() == at(2)


def test_a_table_goes_on_from_its_log_when_the_clock_was_set_back_meanwhile() -> None:
    now = [at(-86_400)]
    clock = TableClock(lambda: now[0])
    clock.not_before(NOON)
    assert clock() == NOON
    now[0] += timedelta(seconds=7)
    assert clock() == at(7)
    ahead = TableClock(lambda: at(50))
    ahead.not_before(NOON)
    assert ahead() == at(50)

"""Whatever crashes, is lost or comes late: what was acknowledged is kept, and done once."""

from pathlib import Path
from typing import Any

import pytest
from tests.world.checks import BrokenWorldError
from tests.world.people import Person, Tempo
from tests.world.world import USUAL, World, live

from chinatown.server.store.log import ActionLog
from chinatown.server.tables.subscribers import Subscribers


@pytest.mark.long
@pytest.mark.whole_game
def test_nothing_is_lost_or_done_twice_however_much_goes_wrong(tmp_path: Path) -> None:
    world = live("storm", tmp_path, seconds=80)
    assert sum(world.done.values()) >= 3
    assert sum(len(person.acknowledged) for person in world.people) > 50


@pytest.mark.long
@pytest.mark.whole_game
def test_in_ten_hours_of_tables_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    world = live("evening", tmp_path, 3000, USUAL)
    assert world.hours == 10
    assert world.count["games"] >= 10
    assert world.count["actions"] > 500
    assert min(world.count[what] for what in ("absences", "seats taken", "arrange done")) >= 10
    assert min(world.done.values()) >= 1
    assert world.struck > sum(world.done.values()) / 2


@pytest.mark.whole_game
def test_a_seed_makes_the_same_world_again(tmp_path: Path) -> None:
    traces = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        traces.append(live("twice", tmp_path / name, seconds=25).trace)
    assert traces[0] == traces[1]
    assert len(traces[0]) > 50


async def _says_done(*_: Any, **__: Any) -> bool:
    return True


@pytest.mark.whole_game
def test_a_server_that_keeps_nothing_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ActionLog, "write", _says_done)
    with pytest.raises(BrokenWorldError, match=r"seed 'forgetful', \d"):
        live("forgetful", tmp_path, seconds=60)


@pytest.mark.whole_game
def test_a_server_that_keeps_updates_back_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish = Subscribers.publish
    count = 0

    def publish_most(self: Subscribers, *what: Any) -> None:
        nonlocal count
        count += 1
        if count != 20:
            publish(self, *what)

    monkeypatch.setattr(Subscribers, "publish", publish_most)
    with pytest.raises(BrokenWorldError):
        live("silent", tmp_path, seconds=60)


async def test_a_person_who_missed_an_update_says_so(tmp_path: Path) -> None:
    person = Person(World("gap", tmp_path, 0), "ann", "table", Tempo(1, 1))
    person.n = 3
    with pytest.raises(BrokenWorldError, match="ann misses update 4"):
        person.hear('{"t":"update","n":5,"changed":{},"events":[]}')

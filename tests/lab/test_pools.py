"""Whoever plays the games, they come back in order, and errors come back as they were raised."""

import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

import pytest

from chinatown.bots import UnknownBot
from chinatown.lab.errors import BadRun
from chinatown.lab.match import Contest, play_match
from chinatown.lab.pools import InProcess, Pool, Processes, processes
from chinatown.lab.ray_pool import RayError, RayPool
from chinatown.lab.tournament import play_tournament

POOLS: dict[str, Callable[[], Pool]] = {"here": InProcess, "processes": lambda: Processes(2)}
if find_spec("ray"):
    POOLS["ray"] = lambda: RayPool("local")

CONTEST = Contest(("random", "random", "shopkeeper"), "pools")
each_pool = pytest.mark.parametrize("pool", POOLS)


def squared(number: int) -> int:
    if number < 0:
        raise BadRun("game-count", games=number)
    return number * number


@pytest.mark.whole_game
@each_pool
def test_results_come_in_the_order_of_the_numbers(pool: str) -> None:
    assert list(POOLS[pool]().run(squared, range(30))) == [number**2 for number in range(30)]


@pytest.mark.whole_game
@each_pool
def test_an_error_comes_in_its_turn_with_all_that_it_says(pool: str) -> None:
    results = POOLS[pool]().run(squared, [3, -4, 5])
    assert next(results) == 9
    with pytest.raises(BadRun) as caught:
        next(results)
    assert (caught.value.code, caught.value.params) == ("game-count", {"games": -4})


@each_pool
def test_without_numbers_nothing_is_played(pool: str) -> None:
    assert list(POOLS[pool]().run(squared, [])) == []


@pytest.mark.whole_game
@each_pool
def test_a_caller_who_stops_gets_no_more(pool: str) -> None:
    results = POOLS[pool]().run(squared, range(1000))
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    results.close()  # type: ignore[attr-defined]
    assert list(results) == []


@pytest.mark.whole_game
@each_pool
def test_games_are_the_same_everywhere(pool: str) -> None:
    play = partial(play_match, CONTEST, keep_record=True)
    records = [record for _, record in POOLS[pool]().run(play, [1, 2, 3])]
    assert records == [play_match(CONTEST, number, keep_record=True).record for number in (1, 2, 3)]


@pytest.mark.whole_game
@each_pool
def test_a_tournament_of_unknown_bots_says_so(pool: str) -> None:
    with pytest.raises(UnknownBot):
        play_tournament(Contest(("robot",) * 3, "s"), 2, pool=POOLS[pool]())


def test_one_process_is_this_one() -> None:
    assert isinstance(processes(1), InProcess)
    assert isinstance(processes(2), Processes)


def test_without_ray_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    # None in the place of a module is how Python marks one that cannot be imported.
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayError) as caught:
        next(RayPool("local").run(squared, [1]))
    assert caught.value.code == "ray-missing"


class _Unreachable:
    """Ray where there is no cluster."""

    def is_initialized(self) -> bool:
        return False

    def init(self, **arguments: object) -> None:
        raise ConnectionError("nobody answers at 1.2.3.4\nand more")


def test_an_address_without_a_cluster_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", _Unreachable())
    with pytest.raises(RayError) as caught:
        next(RayPool("1.2.3.4:6379").run(squared, [1]))
    assert caught.value.code == "ray-unreachable"
    assert caught.value.params == {
        "address": "1.2.3.4:6379",
        "problem": "nobody answers at 1.2.3.4",
    }

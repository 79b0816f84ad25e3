"""What is measured of our own code, and what it is compared with."""

from __future__ import annotations

import gc
import gzip
import timeit
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

import networkx

import chinatown
from chinatown.bots import make_bot
from chinatown.game import MODERN, Action, Setup, State, apply, buildings, income, view
from chinatown.game.board import BUILDINGS, NEIGHBOURS
from chinatown.game.editions import pay_units
from chinatown.game.play import initial_state
from chinatown.lab import simulate

GRAPH: networkx.Graph[int] = networkx.Graph(
    (lot, beside) for lot in BUILDINGS for beside in buildings(NEIGHBOURS[lot])
)


class Figure(NamedTuple):
    """A line of the results."""

    name: str
    value: str
    wanted: str = ""
    note: str = ""


class RandomGames:
    """Games of four random players, modern edition: bots, checks and records included.

    How fast a machine is changes from minute to minute, so a few are played before each of the
    other measurements, and the best run counts.
    """

    def __init__(self) -> None:
        self._runs: list[tuple[float, float]] = []

    def play(self, runs: int) -> None:
        """Play so many runs of 50 games."""
        simulate(4, 100, "warming up")
        for _ in range(runs):
            began = process_time()
            found = simulate(4, 50, f"bench {len(self._runs)}")
            seconds = process_time() - began
            self._runs.append((50 / seconds, found.actions / seconds))
        # What they leave is not to be collected while something else is timed.
        gc.collect()

    def figures(self) -> list[Figure]:
        """Return what the best runs came to."""
        per_second, actions = (max(figures) for figures in zip(*self._runs, strict=True))
        note = f"best of {len(self._runs)} runs of 50 games, spread over all that is measured here"
        return [
            Figure(
                "games of four random players a second", f"{per_second:.0f}", "at least 300", note
            ),
            Figure("their actions a second", f"{actions:,.0f}", "at least 40,000", note),
        ]


def shopkeepers(*, fast_init: bool) -> list[Figure]:
    """Measure games of four shopkeepers."""
    few = 3 if fast_init else 20
    began = process_time()
    shops = simulate(4, few, "bench", bots=["shopkeeper"])
    thinking = (process_time() - began) / few
    return [
        Figure(
            "a game of four shopkeepers",
            f"{thinking:.3f} s",
            "under 5 s",
            f"{few} games, {shops.trades_per_game:.1f} trades and"
            f" ${shops.mean_total_income:,.0f} income each",
        ),
        Figure("slowest decision of a shopkeeper", f"{_slowest(few):.3f} s", "", "in those games"),
    ]


def _slowest(count: int) -> float:
    slowest = 0.0
    for number in range(1, count + 1):
        seed = f"bench/{number}"
        bots = [make_bot("shopkeeper", seat, seed) for seat in range(4)]
        state = initial_state(Setup(MODERN, 4, seed))
        seat = state.first
        while state.phase != "over":
            seen = view(state, seat)
            began = process_time()
            action = bots[seat].decide(seen)
            slowest = max(slowest, process_time() - began)
            if action is not None:
                state, _ = apply(state, action)
            seat = (seat + 1) % 4
    return slowest


def board(*, fast_init: bool) -> list[Figure]:
    """Measure the income of all four owners of a full board, against networkx.

    Every run has boards of its own, so that none of them has been seen before.
    """
    random = Random("boards")
    runs, count = (1, 50) if fast_init else (5, 400)
    times = [_incomes([_full_board(random) for _ in range(count)]) for _ in range(runs)]
    first, again, theirs = (min(figures) for figures in zip(*times, strict=True))
    note = f"best of {runs} runs of {count} boards, four owners, all results equal"
    return [
        Figure("networkx's connected components", f"{theirs:.0f} us", "", note),
        Figure(
            "ours, boards never seen before", f"{first:.1f} us", "40x", f"{theirs / first:.0f}x"
        ),
        Figure("ours, boards seen before", f"{again:.1f} us", "40x", f"{theirs / again:.0f}x"),
    ]


def _incomes(boards: Sequence[tuple[list[int], list[int]]]) -> tuple[float, float, float]:
    """Return microseconds a board: ours at first, ours once more, networkx's."""

    def timed(one_income: Callable[[int, Sequence[int]], int]) -> tuple[float, list[list[int]]]:
        began = process_time()
        found = [[one_income(owned, shops) for owned in owners] for owners, shops in boards]
        return (process_time() - began) / len(boards) * 1e6, found

    def ours(owned: int, shops: Sequence[int]) -> int:
        return income(MODERN, owned, shops)

    first, found = timed(ours)
    again, repeated = timed(ours)
    theirs, expected = timed(_networkx_income)
    assert found == repeated == expected
    return first, again, theirs


def _full_board(random: Random) -> tuple[list[int], list[int]]:
    """Return who owns each of the 85 buildings, and which shop stands there, as sets."""
    tiles = [kind for kind, count in enumerate(MODERN.tile_counts) for _ in range(count)]
    random.shuffle(tiles)
    owners, shops = [0] * 4, [0] * len(MODERN.shops)
    for lot, kind in zip(BUILDINGS, tiles, strict=False):
        owners[random.randrange(4)] |= 1 << lot
        shops[kind] |= 1 << lot
    return owners, shops


def _networkx_income(owned: int, shops: Sequence[int]) -> int:
    units = 0
    for standing, maximum in zip(shops, MODERN.sizes, strict=True):
        mine = GRAPH.subgraph(buildings(standing & owned))
        for group in networkx.connected_components(mine):
            whole, rest = divmod(len(group), maximum)
            units += whole * pay_units(maximum, maximum) + pay_units(rest, maximum)
    return units * MODERN.unit


def moments(*, fast_init: bool) -> list[Figure]:
    """Measure single views and actions in the positions of random games."""
    positions = [one for number in range(2 if fast_init else 10) for one in _positions(f"{number}")]
    looking = _each(lambda: [view(state, seat) for state, seat, _ in positions], len(positions))
    acting = [(state, action) for state, _, action in positions if action is not None]
    doing = _each(lambda: [apply(state, action) for state, action in acting], len(acting))
    note = f"mean over {len(positions)} positions of random games, best of five"
    return [Figure("view()", f"{looking:.1f} us", "", note), Figure("apply()", f"{doing:.1f} us")]


def _positions(seed: str) -> Iterator[tuple[State, int, Action | None]]:
    bots = [make_bot("random", seat, seed) for seat in range(4)]
    state = initial_state(Setup(MODERN, 4, seed))
    seat = state.first
    while state.phase != "over":
        action = bots[seat].decide(view(state, seat))
        yield state, seat, action
        if action is not None:
            state, _ = apply(state, action)
        seat = (seat + 1) % 4


def _each(run: Callable[[], object], count: int) -> float:
    times = timeit.repeat(run, number=1, repeat=5, timer=process_time)
    return min(times) / count * 1e6


def client() -> list[Figure]:
    """Measure what a browser loads: the built client, compressed."""
    home = Path(chinatown.__file__).parent / "static"
    files = sorted([*home.rglob("*.js"), *home.rglob("*.css")])
    if not files:
        return [Figure("JavaScript and CSS, gzipped", "not built", "at most 80 kB")]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    return [
        Figure(
            "JavaScript and CSS, gzipped",
            f"{size / 1000:.1f} kB",
            "at most 80 kB",
            f"{len(files)} files",
        )
    ]

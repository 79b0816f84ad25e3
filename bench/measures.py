"""Measures our own code, and the code that it is compared with."""

from __future__ import annotations

import gc
import timeit
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

import networkx
from bench.client_size import LARGEST, LARGEST_CLIENT, gzipped, loaded_for, whole_client

import chinatown
from chinatown.bots import Bot, make_bot
from chinatown.game import (
    MODERN,
    Action,
    Setup,
    State,
    View,
    apply,
    buildings,
    income,
    initial_state,
    mask_of,
    view,
)
from chinatown.game.board import BUILDINGS, NEIGHBOURS
from chinatown.game.editions import pay_units
from chinatown.lab import Decision, decisions, make_bots, play_game, simulate

GRAPH: networkx.Graph[int] = networkx.Graph(
    (lot, beside) for lot in BUILDINGS for beside in buildings(NEIGHBOURS[lot])
)


class Figure(NamedTuple):
    """A row of the results."""

    name: str
    value: str
    wanted: str = ""
    note: str = ""


class RandomGames:
    """Games of four random players, modern edition: bots, checks and records included.

    The speed of a machine changes from minute to minute, so a few are played before each of the
    other measurements, and the best run counts.
    """

    def __init__(self) -> None:
        self._runs: list[tuple[float, float]] = []

    def play(self, runs: int) -> None:
        """Play some runs of 50 games each."""
        simulate(4, 100, "warming up")
        for _ in range(runs):
            began = process_time()
            result = simulate(4, 50, f"bench {len(self._runs)}")
            seconds = process_time() - began
            self._runs.append((50 / seconds, result.actions / seconds))
        # So that their remains are not collected while something else is timed.
        gc.collect()

    def figures(self) -> list[Figure]:
        """Return the figures of the best runs."""
        per_second, actions = (max(figures) for figures in zip(*self._runs, strict=True))
        note = f"best of {len(self._runs)} runs of 50 games, spread over all that is measured here"
        return [
            Figure(
                "games of four random players a second", f"{per_second:.0f}", "at least 300", note
            ),
            Figure("their actions a second", f"{actions:,.0f}", "at least 40,000", note),
        ]


def shopkeepers(*, fast: bool) -> list[Figure]:
    """Measure games of four shopkeepers."""
    few = 3 if fast else 20
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


class _TimedBot:
    """A bot whose longest decision is noted, in seconds."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.slowest = 0.0

    def decide(self, view: View) -> Action | None:
        began = process_time()
        action = self._bot.decide(view)
        self.slowest = max(self.slowest, process_time() - began)
        return action


def _slowest(count: int) -> float:
    slowest = 0.0
    for number in range(1, count + 1):
        setup = Setup(MODERN, 4, f"bench/{number}")
        bots = [_TimedBot(bot) for bot in make_bots(setup, ["shopkeeper"])]
        play_game(setup, bots, "abcd")
        slowest = max(slowest, *(bot.slowest for bot in bots))
    return slowest


def board(*, fast: bool) -> list[Figure]:
    """Measure the income of all four owners of a full board, against networkx.

    Every run has boards of its own, so that none of them has been seen before.
    """
    random = Random("boards")
    runs, count = (1, 50) if fast else (5, 400)
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

    def timed(income_of: Callable[[int, Sequence[int]], int]) -> tuple[float, list[list[int]]]:
        began = process_time()
        incomes = [[income_of(owned, shops) for owned in owners] for owners, shops in boards]
        return (process_time() - began) / len(boards) * 1e6, incomes

    def ours(owned: int, shops: Sequence[int]) -> int:
        return income(MODERN, owned, shops)

    first, new = timed(ours)
    again, repeated = timed(ours)
    theirs, expected = timed(_networkx_income)
    assert new == repeated == expected
    return first, again, theirs


def _full_board(random: Random) -> tuple[list[int], list[int]]:
    """Return random owners of all 85 buildings and shops on them, as sets by owner and by type."""
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
        same_owner = GRAPH.subgraph(buildings(standing & owned))
        for group in networkx.connected_components(same_owner):
            whole, rest = divmod(len(group), maximum)
            units += whole * pay_units(maximum, maximum) + pay_units(rest, maximum)
    return units * MODERN.unit


def moments(*, fast: bool) -> list[Figure]:
    """Measure single views and actions in the positions of random games."""
    setups = [Setup(MODERN, 4, f"{number}") for number in range(2 if fast else 10)]
    played = [position for setup in setups for position in _random_positions(setup)]
    asked = [(state, decision.seat) for state, decision in played]
    viewing = _each(lambda: [view(state, seat) for state, seat in asked], len(asked))
    acts = [(state, decision.action) for state, decision in played if decision.action is not None]
    applying = _each(lambda: [apply(state, action) for state, action in acts], len(acts))
    note = f"mean over {len(asked)} positions of random games, best of five"
    return [
        Figure("view()", f"{viewing:.1f} us", "", note),
        Figure("apply()", f"{applying:.1f} us"),
    ]


def _random_positions(setup: Setup) -> Iterator[tuple[State, Decision]]:
    """Yield each position of a game of random bots in which one is asked, with its answer."""
    state = initial_state(setup)
    for decision in decisions(setup, make_bots(setup, ["random"])):
        yield state, decision
        state = decision.state


def records() -> list[Figure]:
    """Measure the writing of the record of a game of shopkeepers."""
    setup = Setup(MODERN, 4, "bench/record")
    record = play_game(setup, make_bots(setup, ["shopkeeper"]), "abcd").record
    writing = _each(lambda: record.to_json(), len(record.actions))
    note = f"an action of a record of {len(record.actions)}"
    return [Figure("writing a record", f"{writing:.1f} us", "under 20 us", note)]


def crowded(*, fast: bool) -> list[Figure]:
    """Measure decisions where everyone has fourteen bare lots and as many tiles, in 12 positions.

    That is more than ever happens; nothing of a position has been seen before.
    """
    figures = []
    for kind in ("shopkeeper", "tycoon"):
        seconds = []
        for number in range(2 if fast else 12):
            seen = _crowded_view(Random(f"crowded {number}"), 3 + number % 3)
            bot = _TimedBot(make_bot(kind, 0, ""))
            bot.decide(seen)
            seconds.append(bot.slowest)
        note = f"{len(seconds)} positions"
        name = f"slowest decision of a {kind} at a crowded table"
        figures.append(Figure(name, f"{max(seconds):.2f} s", "", note))
    return figures


def _crowded_view(random: Random, players: int) -> View:
    """Return what the first player sees in round 1 with fourteen lots and tiles for each."""
    setup = Setup(MODERN, players, "crowded")
    trading = next(state for state, _ in _random_positions(setup) if state.phase == "trade")
    lots = random.sample(BUILDINGS, len(BUILDINGS))
    bag = [kind for kind, count in enumerate(MODERN.tile_counts) for _ in range(count)]
    random.shuffle(bag)
    shares = [slice(14 * seat, 14 * seat + 14) for seat in range(players)]
    return view(trading, 0)._replace(
        owned=tuple(mask_of(lots[share]) for share in shares),
        tiles=tuple(
            tuple(bag[share].count(kind) for kind in range(len(MODERN.shops))) for share in shares
        ),
    )


def _each(run: Callable[[], object], count: int) -> float:
    times = timeit.repeat(run, number=1, repeat=5, timer=process_time)
    return min(times) / count * 1e6


def client() -> list[Figure]:
    """Measure the JavaScript and CSS that a browser loads of the built client, gzipped."""
    home = Path(chinatown.__file__).parent / "static"
    if not home.is_dir():
        return [Figure("the client", "not built")]
    pages = [
        _size(f"the client: {page}", loaded_for(home, page), LARGEST[page]) for page in LARGEST
    ]
    return [*pages, _size("the client: all", whole_client(home), LARGEST_CLIENT)]


def _size(name: str, parts: set[Path], most: int) -> Figure:
    value = f"{gzipped(parts) / 1000:.1f} kB"
    return Figure(name, value, _at_most(most), f"{len(parts)} files")


def _at_most(size: int) -> str:
    return f"at most {size // 1000} kB"

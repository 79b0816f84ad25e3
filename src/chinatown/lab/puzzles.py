"""Makes puzzles from games of bots, each rated by how often bots of each level miss its trade."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Final, NamedTuple

from chinatown.analysis.optimum import optimum
from chinatown.analysis.puzzle import PARTIES, Puzzle, puzzles
from chinatown.bots.registry import make_bot
from chinatown.game.assets import assets_of
from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS
from chinatown.game.editions import EDITIONS
from chinatown.game.state import TRADE, Setup, State
from chinatown.game.trade_events import TradeMade
from chinatown.game.types import Dollars, Seat
from chinatown.lab.driver import decisions, decisions_from
from chinatown.lab.pools import Pool

LEVELS: Final = ("shopkeeper", "merchant", "tycoon")
"""The levels of bots that judge trades: their games have the positions, and they are asked."""

ATTEMPTS: Final = 3
"""How many times a table of each level plays the trade phase of a puzzle."""


class RatedPuzzle(NamedTuple):
    """A puzzle, and in how many of ATTEMPTS a table of each of LEVELS missed it."""

    puzzle: Puzzle
    missed: tuple[int, ...]


def make_puzzles(
    seed: str, number: int, pool: Pool, progress: Callable[[int], None] | None = None
) -> list[RatedPuzzle]:
    """Return so many puzzles; the same seed gives the same ones, in the same order.

    They come from as many games as it takes, in all editions with three to five players, at most
    one from each round. `progress` is called with the number of puzzles that are there.
    """
    made: list[RatedPuzzle] = []
    play = partial(puzzles_of_game, seed)
    for begin in count(1, number):
        for more in pool.run(play, range(begin, begin + number)):
            made += more
            if progress is not None:
                progress(min(len(made), number))
            if len(made) >= number:
                return made[:number]
    raise AssertionError


def puzzles_of_game(seed: str, number: int) -> list[RatedPuzzle]:
    """Return the puzzles of game `number`, from 1: editions, players and levels take turns."""
    editions = tuple(EDITIONS.values())
    sizes = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    edition = editions[number % len(editions)]
    players = sizes[number // len(editions) % len(sizes)]
    setup = Setup(edition, players, f"{seed}/{number}")
    kinds = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(players)]
    made = []
    for state in _trade_phases(setup, kinds):
        # The wanted number of parties takes turns too, as pairs would be by far the most.
        first = (number + state.round) % len(PARTIES)
        for puzzle in puzzles(state, (*PARTIES[first:], *PARTIES[:first])):
            made.append(RatedPuzzle(puzzle, rate(puzzle, setup.seed)))
            break
    return made


def rate(puzzle: Puzzle, seed: str) -> tuple[int, ...]:
    """Return how often of ATTEMPTS a table of each level misses the trade of a puzzle.

    All seats have bots of that level, which trade on from the position. They reach it when, after
    any of their trades, the parties together can earn as much as with the best one.
    """
    attempts = range(ATTEMPTS)
    return tuple(
        sum(not _reached(puzzle, level, attempt, f"{seed}/{attempt}") for attempt in attempts)
        for level in LEVELS
    )


def _reached(puzzle: Puzzle, level: str, attempt: int, seed: str) -> bool:
    """Return whether a table of a level reaches the best trade when it trades on."""
    # Bots of these levels leave little to chance; whoever speaks first makes more of a difference.
    start = puzzle.state._replace(first=(puzzle.state.first + attempt) % puzzle.state.players)
    bots = [make_bot(level, seat, seed) for seat in range(start.players)]
    best = sum(puzzle.after)
    for decision in decisions_from(start, bots):
        state = decision.state
        traded = any(isinstance(addressed.event, TradeMade) for addressed in decision.events)
        if traded and _earned(state, puzzle.seats) >= best:
            return True
        if state.phase != TRADE:
            return False
    return False


def _earned(state: State, seats: Sequence[Seat]) -> Dollars:
    """Return what some seats can earn, each placing its own tiles best."""
    return sum(optimum(state.edition, assets_of(state, seat)).income for seat in seats)


def _trade_phases(setup: Setup, kinds: Sequence[str]) -> Iterator[State]:
    """Yield the positions of a game of bots in which trading begins."""
    bots = [make_bot(kind, seat, setup.seed) for seat, kind in enumerate(kinds)]
    round_ = 0
    for decision in decisions(setup, bots):
        state = decision.state
        if state.phase == TRADE and state.round > round_:
            round_ = state.round
            yield state

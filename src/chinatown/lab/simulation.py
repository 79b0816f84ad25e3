"""Many games of bots, and what they come to in figures."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final

from chinatown.bots import make_bot
from chinatown.game.editions import edition_named
from chinatown.game.errors import BadSetup
from chinatown.game.state import Setup, State
from chinatown.game.variants import parse_variants, variant_words
from chinatown.lab.driver import Played, play_game

_SWEPT: Final = 16
"""After so many games what is young is looked through for what nobody refers to any more."""

_YOUNG: Final = 0


@dataclass(frozen=True)
class Simulation:
    """What a number of games came to.

    `bots` and `mean_cash` go by seat; cash and income are in dollars, `mean_total_income` is that
    of all seats in a whole game. `digest` is a SHA-256 over all records and final states: the same
    for the same arguments on every machine.
    """

    games: int
    players: int
    edition: str
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seconds: float
    games_per_second: float
    actions: int
    actions_per_second: float
    mean_cash: tuple[float, ...]
    mean_total_income: float
    trades_per_game: float
    digest: str

    def as_json(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return asdict(self)


def simulate(
    players: int,
    games: int,
    seed: int | str,
    edition: str = "modern",
    variants: Sequence[str] = (),
    bots: Sequence[str] = ("random",),
    record_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Let bots play a number of games, and return what they come to.

    Game i (from 1) starts from the seed `<seed>/<i>`, whatever the other arguments. `variants` are
    words as `parse_variants` reads them, `bots` kinds by seat, repeated when they are fewer than
    seats. Records are written to `record_dir` as `game-0001.json` and so on; `progress` is called
    with the number of games finished.

    Raises BadSetup for what cannot be played and for less than one game, UnknownBot for a kind of
    bot that there is not, and BotsStuck when bots do not finish a game.
    """
    if games < 1:
        raise BadSetup("game-count", games=games)
    table = Table(players, seed, edition, variants, bots)
    if record_dir is not None:
        record_dir.mkdir(parents=True, exist_ok=True)
    digest = sha256()
    cash = [0] * players
    actions = trades = 0
    began = perf_counter()
    with _collector_resting():
        for number in range(1, games + 1):
            played = table.game(number)
            record = played.record.to_json()
            digest.update(record)
            digest.update(state_bytes(played.state))
            if record_dir is not None:
                (record_dir / f"game-{number:04}.json").write_bytes(record)
            actions += played.state.number
            trades += played.trades
            cash = [total + more for total, more in zip(cash, played.state.cash, strict=True)]
            if number % _SWEPT == 0:
                gc.collect(_YOUNG)
            if progress is not None:
                progress(number)
    seconds = perf_counter() - began
    return Simulation(
        games=games,
        players=players,
        edition=edition,
        variants=variant_words(table.variants),
        bots=table.kinds,
        seconds=seconds,
        games_per_second=games / seconds,
        actions=actions,
        actions_per_second=actions / seconds,
        mean_cash=tuple(total / games for total in cash),
        # Income is the only money that comes into a game.
        mean_total_income=sum(cash) / games - players * table.edition.start,
        trades_per_game=trades / games,
        digest=digest.hexdigest(),
    )


class Table:
    """Who plays what: makes the games of a simulation, each with bots of its own."""

    def __init__(
        self,
        players: int,
        seed: int | str,
        edition: str,
        variants: Sequence[str],
        bots: Sequence[str],
    ) -> None:
        if not bots:
            raise BadSetup("no-bots")
        self.players = players
        self.seed = seed
        self.edition = edition_named(edition)
        self.variants = parse_variants(variants)
        self.kinds = tuple(bots[seat % len(bots)] for seat in range(players))
        self.names = tuple(f"{kind} {seat}" for seat, kind in enumerate(self.kinds, start=1))

    def game(self, number: int) -> Played:
        """Play the game of a number, from 1."""
        seed = f"{self.seed}/{number}"
        setup = Setup(self.edition, self.players, seed, self.variants)
        bots = [make_bot(kind, seat, seed) for seat, kind in enumerate(self.kinds)]
        return play_game(setup, bots, self.names)


@contextmanager
def _collector_resting() -> Iterator[None]:
    """Keep the garbage collector from looking through all that there is, again and again.

    Positions, actions and events never refer back to each other, so counting references frees
    them. Bots may, and do not outlive their game: it is enough to look at what is young now and
    then.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def state_bytes(state: State) -> bytes:
    """Return a state as bytes that depend on nothing but its content."""
    return repr(state[1:]).encode()

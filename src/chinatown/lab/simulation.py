"""Plays many games of bots and sums up their figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final

from chinatown.bots.registry import make_bot
from chinatown.game.editions import edition_named
from chinatown.game.state import Setup, State
from chinatown.game.variants import parse_variants, variant_words
from chinatown.lab.driver import FinishedGame, play_game
from chinatown.lab.errors import BadRun
from chinatown.lab.outside.errors import Fault
from chinatown.lab.outside.faults import FaultCount, counted
from chinatown.lab.outside.kinds import label_of
from chinatown.lab.players import end_programs, seated
from chinatown.record.record import FORMAT

_FORMAT_NOW: Final = b'{"format":%d' % FORMAT
_FORMAT_IN_DIGESTS: Final = b'{"format":1'
"""What records begin with, and with what they count in digests."""


@dataclass(frozen=True)
class Simulation:
    """The figures of a number of games.

    Attributes:
        bots: The kinds of bots by seat.
        seconds: The wall time of all games.
        mean_cash: The mean cash at the end by seat, in dollars.
        mean_total_income: The mean income of all seats together in a whole game, in dollars.
        digest: The SHA-256 of all records, but for the number of their format, and final states
            in hexadecimal digits; the same arguments give the same digest on every machine.
        faults: What programs from outside did wrong.
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
    faults: tuple[FaultCount, ...] = ()

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
    """Let bots play a number of games, and return their figures.

    Args:
        players: The number of seats.
        games: The number of games, at least 1.
        seed: Game i (from 1) starts from the seed `<seed>/<i>`, whatever the other arguments.
        edition: The name of an edition.
        variants: Words as `parse_variants` reads them.
        bots: Kinds of bots by seat, repeated when they are fewer than seats.
        record_dir: A folder for the records, written as `game-0001.json` and so on.
        progress: Called after each game with the number of games finished.

    Raises BadRun or BadSetup for what cannot be played, UnknownBot for an unknown kind of bot, and
    BotsStuck when bots do not finish a game.
    """
    if games < 1:
        raise BadRun("game-count", games=games)
    series = _Series(players, seed, edition, variants, bots)
    if record_dir is not None:
        record_dir.mkdir(parents=True, exist_ok=True)
    digest = sha256()
    cash = [0] * players
    actions = trades = 0
    faults_by_game: list[tuple[int, Sequence[str], Sequence[Fault]]] = []
    began = perf_counter()
    for number in range(1, games + 1):
        game, faults = series.play(number)
        faults_by_game.append((number, series.kinds, faults))
        # A game that both versions of the rules play alike keeps its digest.
        plain = game.record.to_json(chained=False)
        digest.update(plain.replace(_FORMAT_NOW, _FORMAT_IN_DIGESTS, 1))
        digest.update(_state_bytes(game.state))
        if record_dir is not None:
            (record_dir / f"game-{number:04}.json").write_bytes(game.record.to_json())
        actions += game.state.number
        trades += game.trades
        cash = [total + more for total, more in zip(cash, game.state.cash, strict=True)]
        if progress is not None:
            progress(number)
    seconds = perf_counter() - began
    return Simulation(
        games=games,
        players=players,
        edition=edition,
        variants=variant_words(series.variants),
        bots=series.kinds,
        seconds=seconds,
        games_per_second=games / seconds,
        actions=actions,
        actions_per_second=actions / seconds,
        mean_cash=tuple(total / games for total in cash),
        # Income is the only money that enters a game.
        mean_total_income=sum(cash) / games - players * series.edition.start,
        trades_per_game=trades / games,
        digest=digest.hexdigest(),
        faults=counted(faults_by_game),
    )


class _Series:
    """The games of a simulation, each played by new bots."""

    def __init__(
        self,
        players: int,
        seed: int | str,
        edition: str,
        variants: Sequence[str],
        bots: Sequence[str],
    ) -> None:
        if not bots:
            raise BadRun("no-bots")
        self.players = players
        self.seed = seed
        self.edition = edition_named(edition)
        self.variants = parse_variants(variants)
        self.kinds = tuple(bots[seat % len(bots)] for seat in range(players))
        labels = map(label_of, self.kinds)
        self.names = tuple(f"{label} {seat}" for seat, label in enumerate(labels, start=1))

    def play(self, number: int) -> tuple[FinishedGame, tuple[Fault, ...]]:
        """Play game `number`, from 1; return it with what programs from outside did wrong."""
        setup = Setup(self.edition, self.players, f"{self.seed}/{number}", self.variants)
        with seated(setup, self.kinds, self.names, make_bot) as bots:
            game = play_game(setup, bots, self.names)
            return game, end_programs(bots, game.state)


def _state_bytes(state: State) -> bytes:
    """Return a state, but for its setup, as bytes that depend only on its content.

    What everyone has counted, the last field but one, follows from the actions and is left out.
    """
    # Digests are compared over versions, and the first ones noted only whether anybody had asked.
    state = state._replace(turns_asked=bool(state.turns_asked))
    _, *fields, _, number = state
    return repr((*fields, number)).encode()

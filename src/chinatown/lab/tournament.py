"""Plays tournaments: every entrant in every seat, on the same deals, and sums up the results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import mean, median

from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS
from chinatown.game.editions import edition_named
from chinatown.game.variants import parse_variants
from chinatown.lab.errors import BadRun
from chinatown.lab.intervals import Interval, mean_interval, wilson_interval
from chinatown.lab.match import Contest, Match, deal_number, play_match
from chinatown.lab.outside.faults import FaultCount, counted
from chinatown.lab.pools import InProcess, Pool
from chinatown.lab.ratings import Rating, ratings
from chinatown.lab.scorebook import Scorebook, write_rows


@dataclass(frozen=True)
class Entrant:
    """The figures of a kind of bot, over all its seats.

    Attributes:
        seats: How many of its kind sit at a table.
        games: How many games its seats played, each seat counted.
        wins: How many of them it won, a shared victory counted in parts.
        win_share_interval: Wilson's interval of 95%.
        even_share: The win share if all seats were equal.
        mean_cash: Its mean cash at the end, in dollars, with the normal interval of 95%.
        mean_place: Its mean place, from 1.
        trades: The mean number of trades a game that one of its seats was a party of.
        decision_ms: The mean time of a decision, in milliseconds of one core.
        p99_ms: The 99th percentile of these times.
        slowest_ms: The longest of them.
    """

    bot: str
    seats: int
    games: int
    wins: float
    win_share: float
    win_share_interval: Interval
    even_share: float
    mean_cash: float
    mean_cash_interval: Interval
    mean_place: float
    trades: float
    rating: Rating
    decision_ms: float
    p99_ms: float
    slowest_ms: float


@dataclass(frozen=True)
class Share:
    """The mean of a share over the games, with its interval of 95%.

    For the interval the games on one deal count as one, since they are alike.
    """

    mean: float
    interval: Interval


@dataclass(frozen=True)
class Tournament:
    """The figures of a tournament: its arguments, and its entrants in the order they were named.

    The efficiencies (docs/analysis.md) are None if they were not asked for. Seconds are those of
    one core, for programs from outside those on the clock; only times differ from run to run.
    `faults` is what such programs did wrong.
    """

    games: int
    players: int
    seed: str
    edition: str
    variants: tuple[str, ...]
    mean_total_income: float
    trades_per_game: float
    efficiency: Share | None
    trading_efficiency: Share | None
    seconds_per_game: float
    median_seconds: float
    entrants: tuple[Entrant, ...]
    faults: tuple[FaultCount, ...] = ()

    def as_json(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return asdict(self)


def play_tournament(
    contest: Contest,
    games: int,
    *,
    pool: Pool | None = None,
    resume: Path | None = None,
    csv: Path | None = None,
    record_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Let bots play a number of games against each other, and return the figures.

    With n seats, games 1 to n are played from the seed `<seed>/1`, with the entrants moved a seat
    on each time, games n+1 to 2n from `<seed>/2`, and so on: a number of games that n divides gives
    every entrant every seat equally often. If the same kinds sit in the same order again before n
    games, as they always do when all are of one kind, the next deal comes then. Apart from times,
    the figures do not depend on the `pool` that plays.

    Arguments and errors are those of `play_matches`; `csv` gets a row for each seat of each game.
    """
    matches = play_matches(
        contest, games, pool=pool, resume=resume, record_dir=record_dir, progress=progress
    )
    if csv is not None:
        write_rows(csv, matches)
    return _summary(contest, matches)


def play_matches(
    contest: Contest,
    games: int,
    *,
    pool: Pool | None = None,
    resume: Path | None = None,
    record_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Match]:
    """Let bots play the games of a tournament, and return their results in order.

    Args:
        pool: The workers that play; the current process if None.
        resume: A file of results; games in it are not played again, and new ones are added.
        record_dir: A folder for the records of the games played, written as `game-0001.json` and
            so on.
        progress: Called with the number of games finished.

    Raises BadRun or BadSetup for what cannot be played, UnknownBot, OutsideBotError, BotsStuck,
    and OtherTournament if `resume` holds games of another contest.
    """
    _check(contest, games)
    if record_dir is not None:
        record_dir.mkdir(parents=True, exist_ok=True)
    with Scorebook(resume, contest) as book:
        matches = book.matches[:games]
        if progress is not None:
            progress(len(matches))
        play = partial(play_match, contest, keep_record=record_dir is not None)
        for match, record in (pool or InProcess()).run(play, range(len(matches) + 1, games + 1)):
            if record_dir is not None:
                (record_dir / f"game-{match.number:04}.json").write_bytes(record)
            book.add(match)
            matches.append(match)
            if progress is not None:
                progress(len(matches))
    return matches


def _check(contest: Contest, games: int) -> None:
    if games < 1:
        raise BadRun("game-count", games=games)
    players = len(contest.entrants)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadRun("entrant-count", count=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    edition_named(contest.edition)
    parse_variants(contest.variants)


def _summary(contest: Contest, matches: list[Match]) -> Tournament:
    rated = ratings(matches)
    kinds = tuple(dict.fromkeys(contest.entrants))
    games = len(matches)
    return Tournament(
        games=games,
        players=len(contest.entrants),
        seed=contest.seed,
        edition=contest.edition,
        variants=contest.variants,
        mean_total_income=sum(match.income for match in matches) / games,
        trades_per_game=sum(match.trades for match in matches) / games,
        efficiency=_share(contest, {match.number: match.efficiency for match in matches}),
        trading_efficiency=_share(
            contest, {match.number: match.trading_efficiency for match in matches}
        ),
        seconds_per_game=sum(match.seconds for match in matches) / games,
        median_seconds=median(match.seconds for match in matches),
        entrants=tuple(_entrant(kind, contest, matches, rated[kind]) for kind in kinds),
        faults=counted(
            (match.number, [seat.bot for seat in match.seats], match.faults) for match in matches
        ),
    )


def _share(contest: Contest, by_game: dict[int, float | None]) -> Share | None:
    deals: dict[int, list[float]] = {}
    for number, share in by_game.items():
        if share is None:
            return None
        deals.setdefault(deal_number(contest, number), []).append(share)
    means = [mean(shares) for shares in deals.values()]
    return Share(mean(means), mean_interval(means))


def _entrant(kind: str, contest: Contest, matches: list[Match], rating: Rating) -> Entrant:
    seats = [seat for match in matches for seat in match.seats if seat.bot == kind]
    count = len(seats)
    wins = sum(seat.won for seat in seats)
    cash = [float(seat.cash) for seat in seats]
    micros = sorted(micros for seat in seats for micros in seat.micros)
    return Entrant(
        bot=kind,
        seats=contest.entrants.count(kind),
        games=count,
        wins=round(wins, 6),
        win_share=wins / count,
        win_share_interval=wilson_interval(wins, count),
        even_share=1 / len(contest.entrants),
        mean_cash=sum(cash) / count,
        mean_cash_interval=mean_interval(cash),
        mean_place=sum(seat.place for seat in seats) / count,
        trades=sum(seat.trades for seat in seats) / count,
        rating=rating,
        decision_ms=sum(micros) / len(micros) / 1000,
        p99_ms=micros[-1 - len(micros) // 100] / 1000,
        slowest_ms=micros[-1] / 1000,
    )

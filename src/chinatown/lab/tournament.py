"""Bots against each other: everyone in all seats, on the same deals, and what that comes to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import mean, median

from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS
from chinatown.game.editions import edition_named
from chinatown.game.errors import BadSetup
from chinatown.game.variants import parse_variants
from chinatown.lab.intervals import Interval, mean_interval, wilson_interval
from chinatown.lab.match import Contest, Match, deal_of, play_match
from chinatown.lab.pools import InProcess, Pool
from chinatown.lab.ratings import Rating, ratings
from chinatown.lab.scorebook import Scorebook, write_rows


@dataclass(frozen=True)
class Entrant:
    """What a kind of bot came to; the seats of one kind count together.

    `seats` is how many sit at a table, `games` how often one of them played, `wins` how often one
    won (a shared victory in parts), `even_share` the win share if all were equal. Intervals are of
    95%: Wilson's for the win share, the normal one for cash in dollars. `trades` are those it was
    a party of, a game. What a decision took, in milliseconds of one core: `decision_ms` on
    average, `p99_ms` all but one in a hundred at most, `slowest_ms` the longest.
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
    """The mean of a share over the games, and where it lies with 95% confidence.

    Games of one deal count as one for the interval, as they are alike.
    """

    mean: float
    interval: Interval


@dataclass(frozen=True)
class Tournament:
    """What a tournament came to: its arguments, and its entrants in the order they were named.

    The efficiencies (docs/analysis.md) are None where they were not asked for. Seconds are those of
    one core; only times differ from run to run.
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
    """Let bots play a number of games against each other, and return what they come to.

    With n seats, games 1 to n are played from the seed `<seed>/1`, the entrants a seat further
    each time, games n+1 to 2n from `<seed>/2`, and so on: a number of games that n divides gives
    everyone every seat equally often. Where the same kinds sit in the same order again before n
    games, as always when all are of one kind, the next deal comes then. The figures do not depend
    on the `pool` that plays, save times.

    Arguments and errors are those of `play_matches`; `csv` gets a row for each seat of each game.
    """
    played = play_matches(
        contest, games, pool=pool, resume=resume, record_dir=record_dir, progress=progress
    )
    if csv is not None:
        write_rows(csv, played)
    return _summary(contest, played)


def play_matches(
    contest: Contest,
    games: int,
    *,
    pool: Pool | None = None,
    resume: Path | None = None,
    record_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Match]:
    """Let bots play the games of a tournament, and return them in order.

    Games in the file `resume` are not played again, new ones are added to it; `record_dir` gets a
    record of each game played as `game-0001.json` and so on. `progress` is called with the number
    of games finished.

    Raises BadSetup for what cannot be played and for less than one game, UnknownBot, BotsStuck,
    and OtherTournament when `resume` holds games of other arguments.
    """
    _check(contest, games)
    if record_dir is not None:
        record_dir.mkdir(parents=True, exist_ok=True)
    with Scorebook(resume, contest) as book:
        played = book.matches[:games]
        if progress is not None:
            progress(len(played))
        play = partial(play_match, contest, keep_record=record_dir is not None)
        for match, record in (pool or InProcess()).run(play, range(len(played) + 1, games + 1)):
            if record_dir is not None:
                (record_dir / f"game-{match.number:04}.json").write_bytes(record)
            book.add(match)
            played.append(match)
            if progress is not None:
                progress(len(played))
    return played


def _check(contest: Contest, games: int) -> None:
    if games < 1:
        raise BadSetup("game-count", games=games)
    players = len(contest.entrants)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadSetup("entrant-count", count=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    edition_named(contest.edition)
    parse_variants(contest.variants)


def _summary(contest: Contest, played: list[Match]) -> Tournament:
    rated = ratings(played)
    kinds = tuple(dict.fromkeys(contest.entrants))
    games = len(played)
    return Tournament(
        games=games,
        players=len(contest.entrants),
        seed=contest.seed,
        edition=contest.edition,
        variants=contest.variants,
        mean_total_income=sum(match.income for match in played) / games,
        trades_per_game=sum(match.trades for match in played) / games,
        efficiency=_share(contest, {match.number: match.efficiency for match in played}),
        trading_efficiency=_share(
            contest, {match.number: match.trading_efficiency for match in played}
        ),
        seconds_per_game=sum(match.seconds for match in played) / games,
        median_seconds=median(match.seconds for match in played),
        entrants=tuple(_entrant(kind, contest, played, rated[kind]) for kind in kinds),
    )


def _share(contest: Contest, by_game: dict[int, float | None]) -> Share | None:
    deals: dict[int, list[float]] = {}
    for number, share in by_game.items():
        if share is None:
            return None
        deals.setdefault(deal_of(contest, number), []).append(share)
    means = [mean(shares) for shares in deals.values()]
    return Share(mean(means), mean_interval(means))


def _entrant(kind: str, contest: Contest, played: list[Match], rating: Rating) -> Entrant:
    seats = [seat for match in played for seat in match.seats if seat.bot == kind]
    count = len(seats)
    wins = sum(seat.won for seat in seats)
    cash = [float(seat.cash) for seat in seats]
    micros = sorted(taken for seat in seats for taken in seat.micros)
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

"""What a cheat gains by cheating: a merchant in the same seats on the same deals gets so much less.

Both sit at tables of three or four bots of one level, in every seat on each deal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean

from chinatown.lab.intervals import Interval, mean_interval
from chinatown.lab.match import Contest, Match, Seat, deal_of, seatings
from chinatown.lab.pools import Pool
from chinatown.lab.tournament import play_matches


@dataclass(frozen=True)
class Trial:
    """A cheat against bots of a level, and a merchant in its place: dollars and win shares.

    Differences are the cheat's less the merchant's, game by game; their intervals are of 95%, and
    the games of one deal count as one. `losses` are trades by which a bot of the level lost by its
    own judgement (None for bots that have none).
    """

    level: str
    cheat: str
    games: int
    cash: float
    honest_cash: float
    cash_difference: float
    cash_interval: Interval
    win_share: float
    honest_win_share: float
    win_difference: float
    win_interval: Interval
    trades: float
    losses: int | None

    @property
    def above(self) -> bool:
        """Whether the cheat ended above the merchant on average."""
        return self.cash_difference > 0

    @property
    def surely_above(self) -> bool:
        """Whether it did so with all of the interval."""
        return self.cash_interval[0] > 0

    def as_json(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return {**asdict(self), "above": self.above, "surely_above": self.surely_above}


def try_cheat(
    cheat: str,
    level: str,
    games: int,
    seed: str,
    *,
    honest: str = "merchant",
    players: int = 4,
    pool: Pool | None = None,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Trial:
    """Let a cheat and an honest bot play so many games each against bots of a level.

    In `folder` the games are kept, and those that are there are not played again. `progress` is
    called with the number of games that the cheat has finished.

    Raises what `play_matches` raises.
    """
    tables = [Contest((first, *(level,) * (players - 1)), seed) for first in (cheat, honest)]
    # Where all are equal a deal is played once, and shows what every seat gets.
    needed = games, deal_of(tables[0], games) if seatings(tables[1]) == 1 else games
    cheated, fair = (
        play_matches(
            table,
            number,
            pool=pool,
            resume=folder and folder / f"{table.entrants[0]}-{level}.jsonl".replace("/", "-"),
            progress=progress if table is tables[0] else None,
        )
        for table, number in zip(tables, needed, strict=True)
    )
    return _compared(cheat, level, tables, cheated, fair)


def _compared(
    cheat: str, level: str, tables: list[Contest], cheated: list[Match], fair: list[Match]
) -> Trial:
    by_deal: dict[int, list[tuple[Seat, Seat]]] = {}
    for match in cheated:
        deal = deal_of(tables[0], match.number)
        place = next(place for place, seat in enumerate(match.seats) if seat.bot == cheat)
        twin = fair[(deal if seatings(tables[1]) == 1 else match.number) - 1]
        by_deal.setdefault(deal, []).append((match.seats[place], twin.seats[place]))
    pairs = [pair for of_deal in by_deal.values() for pair in of_deal]
    cash = [mean(one.cash - other.cash for one, other in deal) for deal in by_deal.values()]
    wins = [mean(one.won - other.won for one, other in deal) for deal in by_deal.values()]
    counted = [match.losses for match in cheated if match.losses is not None]
    return Trial(
        level=level,
        cheat=cheat,
        games=len(cheated),
        cash=mean(one.cash for one, _ in pairs),
        honest_cash=mean(other.cash for _, other in pairs),
        cash_difference=mean(cash),
        cash_interval=mean_interval(cash),
        win_share=mean(one.won for one, _ in pairs),
        honest_win_share=mean(other.won for _, other in pairs),
        win_difference=mean(wins),
        win_interval=mean_interval(wins),
        trades=mean(one.trades for one, _ in pairs),
        losses=sum(counted) if counted and level != "random" else None,
    )

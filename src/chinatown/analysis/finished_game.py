"""The figures of a finished game: what was earned, by which businesses, through which trades."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from chinatown.analysis.efficiency import (
    RoundFigures,
    efficiency,
    figures,
    trading_efficiency,
)
from chinatown.analysis.stories import Stories, Story, stories
from chinatown.game.errors import GameError, Param
from chinatown.game.events import IncomePaid, PaidBusiness, Standing
from chinatown.game.standings import ranking
from chinatown.game.state import OVER
from chinatown.game.types import Building, Dollars, Seat
from chinatown.record.record import Record
from chinatown.record.replaying import Step, replay

BySeat: TypeAlias = tuple[Dollars, ...]
"""Dollars of each seat."""


class GameNotOver(GameError):  # noqa: N818 - the name says it
    """A record of a game that has not ended; `number` is that of its last action."""

    code: Literal["report-unfinished"]

    def __init__(self, code: Literal["report-unfinished"], **params: Param) -> None:
        super().__init__(code, **params)


class BestBusiness(NamedTuple):
    """The business that paid its owner most over the game, bonuses of outlook cards aside.

    From one round to the next, it is the same business where one of its buildings is in both; so
    businesses that grow together, or come apart, count as one.

    Attributes:
        shop: The name of its type.
        buildings: Where it stood when it paid most in one round, at last if equal.
        finished: Whether it was finished then.
        paid: What it paid in all, in dollars.
        first: The first round in which it paid.
        last: The last one.
    """

    shop: str
    buildings: tuple[Building, ...]
    finished: bool
    paid: Dollars
    first: int
    last: int


class GameFigures(NamedTuple):
    """The figures of a finished game; dollars, by seat where several.

    Attributes:
        ranking: How it ended, best first.
        cash: What each seat had at the start and after each round; where the players ended the game
            within a round, what they had then is the last.
        income: What each seat was paid in each round that was finished, bonuses included.
        best: The best business of each seat, None for a seat that never had any.
        gains: For each seat, what its trades with each other seat were worth to it in the end. A
            trade of several counts in equal parts for each of the others, so a seat's gains add up
            to the worth of its trades.
        stories: The trades, and what is left without them.
        rounds: What the businesses of all paid in each finished round, and could have.
    """

    ranking: tuple[Standing, ...]
    cash: tuple[BySeat, ...]
    income: tuple[BySeat, ...]
    best: tuple[BestBusiness | None, ...]
    gains: tuple[BySeat, ...]
    stories: Stories
    rounds: tuple[RoundFigures, ...]

    @property
    def efficiency(self) -> float | None:
        """What was earned as a share of the most that could be; None if no round was finished."""
        return efficiency(self.rounds) if self.rounds else None

    @property
    def trading_efficiency(self) -> float | None:
        """What trading left possible as a share of the most; None if no round was finished."""
        return trading_efficiency(self.rounds) if self.rounds else None


def game_figures(record: Record) -> GameFigures:
    """Return the figures of a finished game.

    Raises RecordError for a record that does not replay, GameNotOver for one that goes on.
    """
    book = _Book()
    for step in replay(record):
        book.turn_page(step)
    if step.state.phase != OVER:
        raise GameNotOver("report-unfinished", number=step.state.number)
    if book.cash[-1] != step.state.cash:
        book.cash.append(step.state.cash)
    outcomes = stories(record)
    return GameFigures(
        ranking=ranking(step.state),
        cash=tuple(book.cash),
        income=tuple(book.income),
        best=tuple(businesses.best() for businesses in book.businesses),
        gains=_gains(outcomes.trades, record.setup.players),
        stories=outcomes,
        rounds=figures(record),
    )


class _Book:
    """Follows cash, income and businesses of all seats through a game."""

    def __init__(self) -> None:
        self.cash: list[BySeat] = []
        self.income: list[BySeat] = []
        self.businesses: list[_Businesses] = []

    def turn_page(self, step: Step) -> None:
        """Take in the next action of the game and all that followed from it."""
        if step.action is None:
            self.cash.append(step.state.cash)
            self.businesses = [_Businesses() for _ in range(step.state.players)]
        paid = [
            addressed.event for addressed in step.events if isinstance(addressed.event, IncomePaid)
        ]
        if not paid:
            return
        by_seat = {event.seat: event for event in paid}
        round_ = len(self.income) + 1
        self.income.append(tuple(by_seat[seat].total for seat in range(step.state.players)))
        self.cash.append(step.state.cash)
        for seat, businesses in enumerate(self.businesses):
            businesses.pay(round_, by_seat[seat].businesses)


@dataclass
class _Line:
    """A business through the rounds: `before` and `now` are its buildings in the last two."""

    largest: PaidBusiness
    first: int
    last: int
    paid: Dollars = 0
    before: frozenset[Building] = frozenset()
    now: frozenset[Building] = frozenset()


class _Businesses:
    """All businesses that a seat has had."""

    def __init__(self) -> None:
        self._alive: list[_Line] = []
        self._gone: list[_Line] = []

    def pay(self, round_: int, businesses: Iterable[PaidBusiness]) -> None:
        """Take in what the businesses paid in a round."""
        for business in businesses:
            self._line_of(business, round_)
        self._gone += [line for line in self._alive if not line.now]
        self._alive = [line for line in self._alive if line.now]
        for line in self._alive:
            line.before, line.now = line.now, frozenset()

    def best(self) -> BestBusiness | None:
        """Return the one that paid most, of equal ones the one that was there first."""
        lines = sorted(self._gone + self._alive, key=lambda line: line.first)
        if not lines:
            return None
        line = max(lines, key=lambda line: line.paid)
        shop = line.largest
        where = tuple(sorted(shop.buildings))
        return BestBusiness(shop.shop, where, shop.finished, line.paid, line.first, line.last)

    def _line_of(self, business: PaidBusiness, round_: int) -> None:
        """Add a business to what it was before; what has grown together becomes one."""
        lots = frozenset(business.buildings)
        same = [
            line
            for line in self._alive
            if line.largest.shop == business.shop and line.before & lots
        ]
        if not same:
            same = [_Line(business, round_, round_)]
            self._alive += same
        line, *others = same
        for other in others:
            self._alive.remove(other)
            line.before |= other.before
            line.now |= other.now
            line.paid += other.paid
            line.first = min(line.first, other.first)
            line.largest = max(line.largest, other.largest, key=lambda paid: paid.pays)
        line.now |= lots
        line.paid += business.pays
        line.last = round_
        if business.pays >= line.largest.pays:
            line.largest = business


def _gains(trades: Sequence[Story], players: int) -> tuple[BySeat, ...]:
    gains = [[0] * players for _ in range(players)]
    for story in trades:
        for seat, worth in story.worth.items():
            partners: list[Seat] = [other for other in story.worth if other != seat]
            share, rest = divmod(worth, len(partners))
            for place, other in enumerate(partners):
                # Whole dollars, of which the first partners get what is left.
                gains[seat][other] += share + (place < rest)
    return tuple(map(tuple, gains))

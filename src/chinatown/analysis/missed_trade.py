"""The exchanges that two players missed in a round: what they were, and what prices were fair.

The most that two owners can earn in a round is what one owner of all that they have can: businesses
that grow together never pay less (docs/rules.md 7). What each can earn with its own tiles is theirs
already; the rest is what an exchange gains. `exchange` finds one that moves few things.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from chinatown.analysis.exchange import ExchangeSearch, trade_of
from chinatown.analysis.missed_building import placements_of
from chinatown.analysis.optimum import Optimum
from chinatown.analysis.street import legal_optimum
from chinatown.game.actions import Placement, Trade
from chinatown.game.assets import Assets, assets_of
from chinatown.game.state import State
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View


class MissedTrade(NamedTuple):
    """An exchange that would have raised what two seats could earn in a round, without its price.

    Attributes:
        trade: What they give each other: lots, shops with their lots, and tiles.
        seats: The two of them, in ascending order.
        before: What each could earn without it, placing its own tiles best, in dollars.
        after: What each could earn with it.
        placements: Where both would place their tiles for that, by building.
    """

    trade: Trade
    seats: tuple[Seat, Seat]
    before: tuple[Dollars, Dollars]
    after: tuple[Dollars, Dollars]
    placements: tuple[Placement, ...]

    @property
    def gain(self) -> Dollars:
        """By how much it raises this round's income of both together."""
        return sum(self.after) - sum(self.before)

    @property
    def prices(self) -> tuple[Dollars, Dollars]:
        """The lowest and the highest price at which neither is worse off in this round.

        A price is what the first seat pays the second; below zero, the second pays the first. At
        either end, one of them gains nothing.
        """
        return self.before[1] - self.after[1], self.after[0] - self.before[0]


def missed_trades(position: State | View) -> tuple[MissedTrade, ...]:
    """Return for each seat its best exchange with another, the greatest gain first.

    `position` is one after trading, before anyone has built; of a view, what its viewer does not
    know does not count. An exchange that is the best of
    both its parties is there once; a seat that could gain nothing has none. Seats that are bound by
    building clauses are left out, and so are, where shops must reach a street, gains that cannot be
    proven (`legal_optimum`), and exchanges after which somebody would have too many lots.
    """
    table = _Table(position)
    best: dict[tuple[Seat, Seat], MissedTrade] = {}
    served: set[Seat] = set()
    for pair in sorted(table.pairs(), key=lambda pair: -pair.gain):
        if served.issuperset(pair.seats):
            continue
        if exchange := table.exchange(pair):
            best[pair.seats] = exchange
            served |= set(pair.seats)
    return tuple(best.values())


class _Pair(NamedTuple):
    """Two seats that could gain something, what each can earn by itself, and both as one owner."""

    seats: tuple[Seat, Seat]
    before: tuple[Dollars, Dollars]
    joint: Optimum

    @property
    def gain(self) -> Dollars:
        return self.joint.income - sum(self.before)


class _Table:
    """A position, and what its seats can earn in it."""

    def __init__(self, position: State | View) -> None:
        self._edition = position.edition
        self._street = position.variants.street_access
        bound = {agreed.giver for agreed in position.clauses}
        seats = (seat for seat in range(position.players) if seat not in bound)
        self._assets = {seat: assets_of(position, seat) for seat in seats}
        self._known: dict[Assets, Optimum | None] = {}

    def optimum(self, assets: Assets) -> Optimum | None:
        """Return the proven optimum of some assets, from memory where it was asked for before."""
        if assets not in self._known:
            self._known[assets] = legal_optimum(self._edition, assets, street=self._street)
        return self._known[assets]

    def pairs(self) -> list[_Pair]:
        """Return the pairs that gain something together."""
        alone = {seat: self.optimum(assets) for seat, assets in self._assets.items()}
        pairs = []
        for seat, other in combinations(self._assets, 2):
            first, second = alone[seat], alone[other]
            joint = self.optimum(self._assets[seat].plus(self._assets[other]))
            if first and second and joint:
                pairs.append(_Pair((seat, other), (first.income, second.income), joint))
        return [pair for pair in pairs if pair.gain > 0]

    def exchange(self, pair: _Pair) -> MissedTrade | None:
        """Return an exchange by which a pair can earn what one owner could."""
        first, second = (self._assets[seat] for seat in pair.seats)
        search = ExchangeSearch(self.optimum, self._edition, (first, second), pair.joint)
        items = search.run()
        after = None if items is None else search.after(items)
        if items is None or after is None:
            return None
        trade = trade_of(self._edition, pair.seats, items)
        incomes = after[0].income, after[1].income
        placed = [
            lots | other for lots, other in zip(after[0].placed, after[1].placed, strict=True)
        ]
        placements = placements_of(self._edition, placed)
        return MissedTrade(trade, pair.seats, pair.before, incomes, placements)

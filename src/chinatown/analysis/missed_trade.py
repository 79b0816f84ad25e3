"""The exchanges that two players missed in a round: what they were, and what prices were fair.

The most that two owners can earn in a round is what one owner of all that they have can: businesses
that grow together never pay less (docs/rules.md 7). What each can earn with its own tiles is theirs
already; the rest is what an exchange gains. To find one, each business of the joint placement goes
to one of the two such that little changes hands. Then all is taken back without which both together
can still earn as much. That they can is computed anew for each of them, not taken from the joint
placement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, NamedTuple

from chinatown.analysis.missed_building import placements_of
from chinatown.analysis.optimum import Optimum
from chinatown.analysis.street import legal_optimum
from chinatown.game.actions import Placement, Trade, Transfer
from chinatown.game.assets import Assets, assets_of, no_assets
from chinatown.game.board import buildings
from chinatown.game.deal_table import MARKERS
from chinatown.game.editions import Edition
from chinatown.game.income import businesses
from chinatown.game.state import State
from chinatown.game.types import BuildingSet, Dollars, Seat, ShopIndex

MAX_REPLACED: Final = 4
"""Of how many things at most it is tried whether one other thing would do; of more it never did."""


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


def missed_trades(state: State) -> tuple[MissedTrade, ...]:
    """Return for each seat its best exchange with another, the greatest gain first.

    `state` is a position after trading, before anyone has built. An exchange that is the best of
    both its parties is there once; a seat that could gain nothing has none. Seats that are bound by
    building clauses are left out, and so are, where shops must reach a street, gains that cannot be
    proven (`legal_optimum`), and exchanges after which somebody would have too many lots.
    """
    table = _Table(state)
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


class _Item(NamedTuple):
    """A lot, with its shop if one stands there, or a tile, which one side (0 or 1) gives."""

    giver: int
    assets: Assets


class _Table:
    """A position, and what its seats can earn in it."""

    def __init__(self, state: State) -> None:
        self._edition = state.edition
        self._street = state.variants.street_access
        bound = {agreed.giver for agreed in state.clauses}
        self._assets = {
            seat: assets_of(state, seat) for seat in range(state.players) if seat not in bound
        }
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
        search = _ExchangeSearch(self, self._edition, (first, second), pair.joint)
        items = search.run()
        after = None if items is None else search.after(items)
        if items is None or after is None:
            return None
        trade = _trade(self._edition, pair.seats, items)
        incomes = after[0].income, after[1].income
        placed = [
            lots | other for lots, other in zip(after[0].placed, after[1].placed, strict=True)
        ]
        placements = placements_of(self._edition, placed)
        return MissedTrade(trade, pair.seats, pair.before, incomes, placements)


@dataclass(frozen=True)
class _ExchangeSearch:
    """Looks for few things by whose exchange two sides can earn as much as one owner."""

    table: _Table
    edition: Edition
    sides: tuple[Assets, Assets]
    joint: Optimum

    def run(self) -> list[_Item] | None:
        """Return the things, the fewest of several tries, or None where none is proven to do."""
        items = self._moved()
        reductions = filter(None, map(self._reduced, _orders(items)))
        fewest = min(filter(self._fits, reductions), key=len, default=None)
        if fewest and 1 < len(fewest) <= MAX_REPLACED:
            single = [[item] for item in self._all_items()]
            return next(filter(self._suffices, filter(self._fits, single)), fewest)
        return fewest

    def _all_items(self) -> Iterator[_Item]:
        for giver, side in enumerate(self.sides):
            for lot in buildings(side.owned):
                yield _Item(giver, self._lot(giver, lot))
            for kind, count in enumerate(side.tiles):
                if count:
                    yield _Item(giver, self._tile(kind))

    def after(self, items: Sequence[_Item]) -> tuple[Optimum, Optimum] | None:
        """Return the optimum of each side once these things change hands, None if unproven."""
        first, second = map(self.table.optimum, self._assets_after(items))
        return (first, second) if first and second else None

    def _assets_after(self, items: Sequence[_Item]) -> tuple[Assets, Assets]:
        nothing = no_assets(len(self.edition.shops))
        given = [nothing, nothing]
        for item in items:
            given[item.giver] = given[item.giver].plus(item.assets)
        first, second = self.sides
        return (
            first.minus(given[0]).plus(given[1]),
            second.minus(given[1]).plus(given[0]),
        )

    def _fits(self, items: Sequence[_Item]) -> bool:
        """Return whether each side has markers for its lots."""
        return all(side.owned.bit_count() <= MARKERS for side in self._assets_after(items))

    def _suffices(self, items: Sequence[_Item]) -> bool:
        after = self.after(items)
        return after is not None and after[0].income + after[1].income == self.joint.income

    def _reduced(self, items: Sequence[_Item]) -> list[_Item] | None:
        """Return the things without each that can stay where it is, tried one after the other."""
        if not self._suffices(items):
            return None
        needed = list(items)
        for item in items:
            needed.remove(item)
            if not self._suffices(needed):
                needed.append(item)
        return needed

    def _moved(self) -> list[_Item]:
        """Return what must change hands for the joint placement, each business with one side."""
        first, second = self.sides
        joint = first.plus(second).with_all_shops(self.joint.placed)
        parts: list[list[BuildingSet]] = [[] for _ in self.edition.shops]
        for business in businesses(self.edition, joint.owned, joint.shops):
            parts[business.shop].append(business.lots)
        items: list[_Item] = []
        for kind, lots in enumerate(parts):
            owners = product((0, 1), repeat=len(lots))
            ways = [self._moved_for(kind, lots, sides) for sides in owners]
            fewest = min(ways, key=len)
            items += fewest
        return items

    def _moved_for(
        self, kind: ShopIndex, parts: Sequence[BuildingSet], owners: Sequence[int]
    ) -> list[_Item]:
        """Return what changes hands for the businesses of a type, given the side of each."""
        items: list[_Item] = []
        needed = [0, 0]
        for lots, owner in zip(parts, owners, strict=True):
            giver = 1 - owner
            foreign = lots & self.sides[giver].owned
            items += [_Item(giver, self._lot(giver, lot)) for lot in buildings(foreign)]
            needed[owner] += (lots & self.joint.placed[kind]).bit_count()
        for taker, count in enumerate(needed):
            lacking = count - self.sides[taker].tiles[kind]
            items += [_Item(1 - taker, self._tile(kind))] * lacking
        return items

    def _lot(self, giver: int, lot: int) -> Assets:
        side, bit = self.sides[giver], 1 << lot
        shops = tuple([standing & bit for standing in side.shops])
        return Assets(side.empty & bit, shops, (0,) * len(shops))

    def _tile(self, kind: ShopIndex) -> Assets:
        types = range(len(self.edition.shops))
        tiles = tuple([int(kind == other) for other in types])
        return no_assets(len(types))._replace(tiles=tiles)


def _orders(items: Sequence[_Item]) -> Iterator[Sequence[_Item]]:
    """Yield orders in which to try what can stay where it is."""
    tiles_first = sorted(items, key=lambda item: -sum(item.assets.tiles))
    by_giver = sorted(items, key=lambda item: item.giver)
    for order in (items, tiles_first, by_giver):
        yield order
        yield order[::-1]


def _trade(edition: Edition, seats: tuple[Seat, Seat], items: Sequence[_Item]) -> Trade:
    transfers = []
    for side in (0, 1):
        given = no_assets(len(edition.shops))
        for item in items:
            if item.giver == side:
                given = given.plus(item.assets)
        tiles = tuple(
            shop.name
            for shop, count in zip(edition.shops, given.tiles, strict=True)
            for _ in range(count)
        )
        lots = tuple(buildings(given.owned))
        if lots or tiles:
            transfers.append(Transfer(seats[side], seats[1 - side], lots, tiles))
    return Trade(tuple(transfers))

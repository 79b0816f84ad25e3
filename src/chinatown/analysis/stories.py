"""What each trade of a finished game turned out to be worth to its parties.

A trade is judged by what really came after it. For every income, what a party really got is
compared with what it would have got had only its earlier trades been made, and that with what it
would have got without the latest of those too, and so on until none is left. Each trade is worth
the difference that it makes in its place. Nobody is taken to have done anything else differently:

- A building that an undone trade moved is given back to its giver, with the shop it carried then. A
  shop that another player built on it since pays nobody: the giver had not built it, and the taker
  had nowhere to.
- A tile that an undone trade moved is taken away from its taker: the shop that was built from it
  pays nothing while the taker owns it. As tiles of a type are alike, a player is taken to place and
  to pass on own tiles first, then received ones in the order in which they came. The giver is not
  taken to have built anything with it.
- Cash counts as given. Payments due after income, and shares of it, count as far as they were paid
  in the end.
- This round's outlook card counts as it was. Refused cards and promises count for nothing.

The worth is the sum of these differences, plus what was received, less what was given, in dollars.
What is left is the cash that a player began with and the incomes that it would have had without any
trade of its own. So each player's trades and that rest add up to the cash that it has. Of trades
that build on one another (three buildings bought one by one for one business), the later one is
credited with what they bring only together.

So nobody is asked what they would have done instead. A player who bought a building and put its own
tile there is credited with all that the tile earned, though it might have earned elsewhere; one who
sold a tile is not charged with what it might have built. Therefore the worths of the parties of a
trade do not add up to nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from chinatown.game.actions import Trade
from chinatown.game.agreement_events import ShareCounted, ShareLapsed
from chinatown.game.events import Built, DebtPaid, IncomePaid
from chinatown.game.income import income, outlook_bonus
from chinatown.game.state import State
from chinatown.game.trade_events import TradeMade
from chinatown.game.trade_facts import net_cash
from chinatown.game.types import Building, BuildingSet, Dollars, Seat
from chinatown.record.record import Record
from chinatown.record.replaying import Step, replay


class Story(NamedTuple):
    """A trade that was made, and what came of it.

    Attributes:
        offer: The id of its offer.
        round: The round in which it was made.
        trade: What it was.
        shops: The type of the shop that then stood on a building that it moved, by building.
        round_worth: Its worth in dollars by party when that round was over.
        worth: Its worth in dollars by party in the end.
    """

    offer: str
    round: int
    trade: Trade
    shops: Mapping[Building, str]
    round_worth: Mapping[Seat, Dollars]
    worth: Mapping[Seat, Dollars]


class Stories(NamedTuple):
    """What came of the trades of a game so far, in the order in which they were made.

    `rest` is by seat, in dollars, what is left without any trade: with the worths of a seat's
    trades it adds up to its cash.
    """

    trades: tuple[Story, ...]
    rest: tuple[Dollars, ...]


def stories(record: Record) -> Stories:
    """Return what came of each trade of a game so far.

    Raises RecordError for a record that does not replay.
    """
    book: _Book | None = None
    for step in replay(record):
        if book is not None:
            book.turn_page(step)
        book = book or _Book(step.state)
    assert book is not None, "a replay has a beginning"
    return Stories(tuple(made.story() for made in book.trades), tuple(book.rest))


@dataclass
class _Made:
    """A trade that was made, and what has come of it so far.

    `moved` gives giver and taker of each building; `later` is the set of those on which somebody
    other than the giver built a shop since; `built` holds by taker the set of buildings where a
    tile of the trade was placed; `round_worth` is empty until the trade's round is over.
    """

    offer: str
    round: int
    trade: Trade
    shops: Mapping[Building, str]
    worth: dict[Seat, Dollars]
    moved: dict[Building, tuple[Seat, Seat]]
    later: BuildingSet = 0
    built: dict[Seat, BuildingSet] = field(default_factory=lambda: defaultdict(int))
    round_worth: dict[Seat, Dollars] = field(default_factory=dict)

    def story(self) -> Story:
        """Return what has come of it so far."""
        by_round = self.round_worth or self.worth
        return Story(self.offer, self.round, self.trade, self.shops, by_round, self.worth)

    def undone(
        self, seat: Seat, owned: BuildingSet, gone: BuildingSet
    ) -> tuple[BuildingSet, BuildingSet]:
        """Return what a seat owns without this trade too, and the shops that do not stand there.

        `owned` and `gone` are the same without the trades after this one.
        """
        gone |= self.built.get(seat, 0)
        for lot, (giver, taker) in self.moved.items():
            if seat == taker:
                owned &= ~(1 << lot)
            elif seat == giver:
                owned |= 1 << lot
                gone |= 1 << lot & self.later
        return owned, gone


class _Book:
    """Follows the buildings, tiles and payments of all trades through a game."""

    def __init__(self, state: State) -> None:
        self.trades: list[_Made] = []
        self.rest = list(state.cash)
        self._state = state
        # The trades by which tiles of a type that a seat still holds came to it, oldest first.
        self._received: defaultdict[tuple[int, str], list[_Made]] = defaultdict(list)
        # The trades that the debts of a position come from, in its order, and whether each is a
        # share that has not been counted yet.
        self._debts: list[tuple[_Made, bool]] = []

    def turn_page(self, step: Step) -> None:
        """Take in the next action of the game and all that followed from it."""
        debts_paid = []
        shares: list[ShareCounted | ShareLapsed] = []
        for addressed in step.events:
            event = addressed.event
            if isinstance(event, TradeMade):
                self._trade(event)
            elif isinstance(event, Built):
                self._build(event)
            elif isinstance(event, IncomePaid):
                self._pay(event, step.state)
            elif isinstance(event, DebtPaid):
                debts_paid.append(event)
            elif isinstance(event, ShareCounted | ShareLapsed):
                shares.append(event)
        if shares:
            self._count(shares)
        if debts_paid:
            self._settle(debts_paid)
        if step.state.round != self._state.round:
            for made in self.trades:
                made.round_worth = made.round_worth or dict(made.worth)
        self._state = step.state

    def _trade(self, event: TradeMade) -> None:
        trade = event.trade
        moved = {}
        for part in trade.transfers:
            moved.update(dict.fromkeys(part.buildings, (part.giver, part.taker)))
        worth = {seat: net_cash(trade, seat) for seat in trade.parties}
        made = _Made(event.offer, self._state.round, trade, self._shops_on(moved), worth, moved)
        self.trades.append(made)
        for part in trade.transfers:
            if part.due:
                self._debts.append((made, False))
            self._debts += [(made, True) for _ in part.shares]
        for seat in trade.parties:
            given = [part.tiles for part in trade.transfers if part.giver == seat]
            self._give(seat, sum(given, ()))
        for part in trade.transfers:
            for shop in part.tiles:
                self._received[part.taker, shop].append(made)

    def _shops_on(self, buildings: Iterable[Building]) -> dict[Building, str]:
        types = zip(self._state.edition.shops, self._state.shops, strict=True)
        kinds = [(kind.name, standing) for kind, standing in types]
        return {lot: name for lot in buildings for name, standing in kinds if standing >> lot & 1}

    def _give(self, seat: Seat, tiles: tuple[str, ...]) -> list[_Made | None]:
        """Let tiles leave a seat, own ones first; return the trades that they came by, or None."""
        index = self._state.edition.index
        counts = list(self._state.tiles[seat])
        came_by: list[_Made | None] = []
        for shop in tiles:
            received = self._received[seat, shop]
            own = counts[index[shop]] > len(received)
            came_by.append(None if own else received.pop(0))
            counts[index[shop]] -= 1
        return came_by

    def _build(self, event: Built) -> None:
        came_by = self._give(event.seat, tuple(placed.shop for placed in event.placements))
        for placed, received in zip(event.placements, came_by, strict=True):
            lot = placed.building
            if received is not None:
                received.built[event.seat] |= 1 << lot
            for made in self.trades:
                if lot in made.moved and made.moved[lot][0] != event.seat:
                    made.later |= 1 << lot

    def _pay(self, event: IncomePaid, state: State) -> None:
        """Compare an income with what it would have been with ever fewer of the trades.

        `state` has the buildings and shops that the income was paid for.
        """
        seat, dollars = event.seat, event.total
        owned, gone = state.owned[seat], 0
        for made in reversed(self.trades):
            if seat in made.worth:
                owned, gone = made.undone(seat, owned, gone)
                without = self._income(state, owned, gone)
                made.worth[seat] += dollars - without
                dollars = without
        self.rest[seat] += dollars

    def _income(self, state: State, owned: BuildingSet, gone: BuildingSet) -> Dollars:
        edition = state.edition
        shops = tuple(standing & ~gone for standing in state.shops)
        dollars = income(edition, owned, shops)
        if state.outlook:
            # The position is of the next round already, save after the last.
            card = state.outlook[self._state.round - 1]
            dollars += outlook_bonus(edition, owned, shops, card, state.variants.outlook_pays)
        return dollars

    def _count(self, shares: Sequence[ShareCounted | ShareLapsed]) -> None:
        """Drop the shares that came to nothing; what others came to is a debt from now on."""
        counted = iter(shares)
        debts: list[tuple[_Made, bool]] = []
        for made, is_share in self._debts:
            event = next(counted) if is_share else None
            if event is None or (isinstance(event, ShareCounted) and event.owed):
                debts.append((made, False))
        self._debts = debts

    def _settle(self, paid: list[DebtPaid]) -> None:
        for (made, _), event in zip(self._debts, paid, strict=True):
            made.worth[event.debtor] -= event.paid
            made.worth[event.creditor] += event.paid
        self._debts = [debt for debt, event in zip(self._debts, paid, strict=True) if event.owed]

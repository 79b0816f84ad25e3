"""What each trade of a finished game turned out to be worth to its parties.

A trade is judged by what really came after it. For every income from the trade's own round on, the
income that a party really got is compared with the one it would have got had only this one trade
not been made and nobody done anything else differently:

- A building that the trade moved is given back to its giver, with the shop it carried then, for as
  long as the taker kept it. When the taker has passed it on, it counts no more, not even when it
  comes back later. A shop that was built on it meanwhile pays nobody: the giver had not built it,
  and the taker had nowhere to.
- A tile that the trade moved is taken away from its taker: the shop that was built from it pays
  nothing while the taker owns it. As tiles of a type are alike, a player is taken to place and to
  pass on own tiles first, then received ones in the order in which they came. The giver is not
  taken to have built anything with it.
- Cash counts as given. Payments due after income, and shares of it, count as far as they were paid
  in the end.
- This round's outlook card counts as it was. Refused cards and promises count for nothing.

The worth is the difference of the incomes, plus what was received, less what was given, in dollars.

So nobody is asked what they would have done instead. A player who bought a building and put its own
tile there is credited with all that the tile earned, though it might have earned elsewhere; one who
sold a tile is not charged with what it might have built. Worths of trades that build on one another
(three buildings bought one by one for one business) each count the same income, so they do not add
up, and those of the parties of a trade do not add up to nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
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
    """A trade that was made: the id of its offer, its round, and its worth in dollars by party."""

    offer: str
    round: int
    trade: Trade
    worth: Mapping[Seat, Dollars]


def stories(record: Record) -> tuple[Story, ...]:
    """Return what came of each trade of a game so far, in the order in which they were made.

    Raises RecordError for a record that does not replay.
    """
    book: _Book | None = None
    for step in replay(record):
        if book is not None:
            book.turn_page(step)
        book = book or _Book(step.state)
    assert book is not None, "a replay has a beginning"
    return tuple(Story(made.offer, made.round, made.trade, made.worth) for made in book.trades)


@dataclass
class _Made:
    """A trade that was made, and what has come of it so far.

    `moved` gives giver and taker of each building for as long as the taker keeps it; `later` is the
    set of buildings on which a shop was built since; `built` holds by taker the set of those where
    a tile of the trade was placed.
    """

    offer: str
    round: int
    trade: Trade
    worth: dict[Seat, Dollars]
    moved: dict[Building, tuple[Seat, Seat]]
    later: BuildingSet = 0
    built: dict[Seat, BuildingSet] = field(default_factory=lambda: defaultdict(int))

    def without(self, seat: Seat, state: State) -> tuple[BuildingSet, BuildingSet]:
        """Return what a seat would own without the trade, and the shops that would not stand."""
        owned = state.owned[seat]
        gone = self.built.get(seat, 0) & owned
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
        self._state = step.state

    def _trade(self, event: TradeMade) -> None:
        trade = event.trade
        moved = {}
        for part in trade.transfers:
            moved.update(dict.fromkeys(part.buildings, (part.giver, part.taker)))
        for earlier in self.trades:
            for lot in moved:
                earlier.moved.pop(lot, None)
        worth = {seat: net_cash(trade, seat) for seat in trade.parties}
        made = _Made(event.offer, self._state.round, trade, worth, moved)
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
                if lot in made.moved:
                    made.later |= 1 << lot

    def _pay(self, event: IncomePaid, state: State) -> None:
        """Compare an income with what it would have been without each trade.

        `state` has the buildings and shops that the income was paid for.
        """
        for made in self.trades:
            if event.seat in made.worth:
                owned, gone = made.without(event.seat, state)
                if gone or owned != state.owned[event.seat]:
                    made.worth[event.seat] += event.total - self._income(state, owned, gone)

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

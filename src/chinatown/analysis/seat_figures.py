"""What a finished game says of how each seat plays: its incomes, and what it pays for lots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from chinatown.game.actions import Action, Trade, Transfer
from chinatown.game.board import mask_of
from chinatown.game.events import IncomePaid
from chinatown.game.play import apply, initial_state
from chinatown.game.state import Setup, State
from chinatown.game.trade_events import TradeMade
from chinatown.game.types import Dollars, Seat


class LotSales(NamedTuple):
    """Empty lots that changed hands for money alone, and the dollars paid, now or after income."""

    lots: int = 0
    dollars: Dollars = 0

    def plus(self, other: LotSales) -> LotSales:
        """Return both together."""
        return LotSales(self.lots + other.lots, self.dollars + other.dollars)


class SeatFigures(NamedTuple):
    """The figures of a seat: its income in each finished round, in dollars, and its lots."""

    incomes: tuple[Dollars, ...] = ()
    bought: LotSales = LotSales()
    sold: LotSales = LotSales()


class Sale(NamedTuple):
    """A trade of two in which one gives only empty lots and the other only money."""

    seller: Seat
    buyer: Seat
    lots: LotSales


def played_out(setup: Setup, actions: Iterable[Action]) -> tuple[State, tuple[SeatFigures, ...]]:
    """Return the state after some actions, and the figures of each seat until then.

    Raises IllegalAction where the rules refuse an action.
    """
    state = initial_state(setup)
    seats = [SeatFigures() for _ in range(setup.players)]
    for action in actions:
        state, events = apply(state, action)
        for event, _ in events:
            if isinstance(event, IncomePaid):
                before = seats[event.seat]
                seats[event.seat] = before._replace(incomes=(*before.incomes, event.total))
            elif isinstance(event, TradeMade) and (sale := sale_in(state, event.trade)):
                buyer, seller = seats[sale.buyer], seats[sale.seller]
                seats[sale.buyer] = buyer._replace(bought=buyer.bought.plus(sale.lots))
                seats[sale.seller] = seller._replace(sold=seller.sold.plus(sale.lots))
    return state, tuple(seats)


def sale_in(state: State, trade: Trade) -> Sale | None:
    """Return the sale that a trade in a position is, None for any other.

    Only a sale says what an empty lot costs: elsewhere money pays for other things too. The trade
    is normalised, as the rules leave one that is made.
    """
    if len(trade.transfers) != 2 or trade.promises:
        return None
    money, lots = sorted(trade.transfers, key=lambda part: part.buildings)
    if lots != Transfer(lots.giver, lots.taker, lots.buildings):
        return None
    if money != Transfer(lots.taker, lots.giver, cash=money.cash, due=money.due):
        return None
    if any(mask_of(lots.buildings) & shops for shops in state.shops):
        return None
    return Sale(lots.giver, lots.taker, LotSales(len(lots.buildings), money.cash + money.due))

"""Facts about a trade as it is written: who pays, who gets what, what a call's answer trades."""

from __future__ import annotations

from typing import Final, TypeAlias

from chinatown.game.actions import Goods, Trade, Transfer
from chinatown.game.state import CallState
from chinatown.game.types import Building, Dollars, Seat

GoodsMoved: TypeAlias = frozenset[tuple[Seat, Seat, tuple[Building, ...], tuple[str, ...]]]
"""What a trade moves besides money and cards: giver, taker, buildings, names of shop types."""

_NOTHING: Final = Goods()


def call_trade(call: CallState, taker: Seat) -> Trade:
    """Return the trade that comes about when a seat takes a call as it stands, normalised."""
    author = call.seat
    parts = transfers_of(author, taker, call.gives), transfers_of(taker, author, call.seeks)
    first, second = parts if author < taker else reversed(parts)
    return Trade(first + second)


def transfers_of(giver: Seat, taker: Seat, goods: Goods) -> tuple[Transfer, ...]:
    """Return the transfer of what a call names from one seat to another; none for nothing."""
    if goods == _NOTHING:
        return ()
    return (Transfer(giver, taker, goods.buildings, goods.tiles, goods.cash),)


def net_cash(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars of cash that a seat gets on balance; below zero, it pays."""
    cash = 0
    for part in trade.transfers:
        if part.taker == seat:
            cash += part.cash
        elif part.giver == seat:
            cash -= part.cash
    return cash


def net_money(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars that a seat gets on balance, now and after income."""
    money = 0
    for part in trade.transfers:
        if part.taker == seat:
            money += part.cash + part.due
        elif part.giver == seat:
            money -= part.cash + part.due
    return money


def cash_from(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars of cash that a seat gives, whatever it gets."""
    return sum([part.cash for part in trade.transfers if part.giver == seat])


def due_from(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars that a seat is to pay after this round's income."""
    return sum([part.due for part in trade.transfers if part.giver == seat])


def is_paid(trade: Trade, seat: Seat) -> bool:
    """Return whether anybody gives a seat money, now or after income."""
    return any(part.taker == seat and part.cash + part.due for part in trade.transfers)


def moves_cards(trade: Trade) -> bool:
    """Return whether building cards change hands."""
    return any(part.cards for part in trade.transfers)


def goods_moved(trade: Trade) -> GoodsMoved:
    """Return the buildings and tiles that change hands, with givers and takers."""
    return frozenset(
        (part.giver, part.taker, part.buildings, part.tiles)
        for part in trade.transfers
        if part.buildings or part.tiles
    )


def items_moved(trade: Trade) -> set[tuple[Seat, Seat, Building | str]]:
    """Return each building and shop type that changes hands, with its giver and taker."""
    items: set[tuple[Seat, Seat, Building | str]] = set()
    for part in trade.transfers:
        items.update((part.giver, part.taker, lot) for lot in part.buildings)
        items.update((part.giver, part.taker, shop) for shop in part.tiles)
    return items


def items_from(trade: Trade, seat: Seat) -> set[Building | str]:
    """Return the buildings and shop types that a seat gives."""
    return {item for giver, _, item in items_moved(trade) if giver == seat}

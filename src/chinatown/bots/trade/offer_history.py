"""What was offered in this round and what came of it, as the view tells."""

from __future__ import annotations

from typing import TypeAlias

from chinatown.game.actions import Trade
from chinatown.game.types import Building, Dollars, Seat
from chinatown.game.view import View

Goods: TypeAlias = frozenset[tuple[Seat, Seat, tuple[Building, ...], tuple[str, ...]]]
"""What a trade moves besides money: giver, taker, buildings and shop type names."""


def goods_moved(trade: Trade) -> Goods:
    """Return what a trade moves besides money."""
    return frozenset(
        (part.giver, part.taker, part.buildings, part.tiles)
        for part in trade.transfers
        if part.buildings or part.tiles
    )


def items_moved(trade: Trade) -> set[tuple[Seat, Seat, Building | str]]:
    """Return each building and shop type that a trade moves, with its giver and taker."""
    items: set[tuple[Seat, Seat, Building | str]] = set()
    for part in trade.transfers:
        items.update((part.giver, part.taker, lot) for lot in part.buildings)
        items.update((part.giver, part.taker, shop) for shop in part.tiles)
    return items


def paid(trade: Trade, seat: Seat) -> Dollars:
    """Return the dollars that a seat pays on balance, now and after income."""
    total = 0
    for part in trade.transfers:
        if part.giver == seat:
            total += part.cash + part.due
        elif part.taker == seat:
            total -= part.cash + part.due
    return total


def refused_trades(view: View, seat: Seat, partner: Seat) -> list[Trade]:
    """Return a seat's trades of this round that a partner has refused."""
    return [
        offer.trade
        for offer in view.offers
        if offer.seat == seat and offer.status == "refused" and offer.by == partner
    ]


def answered_call(view: View, seat: Seat, trade: Trade) -> str:
    """Return the id of the call that a seat's trade answers by giving some of what it seeks."""
    for call in view.calls:
        for part in trade.transfers:
            if call.status == "open" and part.taker == call.seat != seat:
                lots = set(part.buildings) & set(call.seeks.buildings)
                if lots or set(part.tiles) & set(call.seeks.tiles):
                    return call.id
    return ""

"""What was offered in this round and what came of it, as the view tells."""

from __future__ import annotations

from chinatown.game.actions import Trade
from chinatown.game.view import View


def exchanged(trade: Trade) -> frozenset[tuple[int, int, tuple[int, ...], tuple[str, ...]]]:
    """Return what a trade moves besides money."""
    return frozenset(
        (part.giver, part.taker, part.buildings, part.tiles)
        for part in trade.transfers
        if part.buildings or part.tiles
    )


def goods(trade: Trade) -> set[tuple[int, int, int | str]]:
    """Return each lot and type of tile that a trade moves, with its giver and taker."""
    found: set[tuple[int, int, int | str]] = set()
    for part in trade.transfers:
        found.update((part.giver, part.taker, lot) for lot in part.buildings)
        found.update((part.giver, part.taker, shop) for shop in part.tiles)
    return found


def paid(trade: Trade, seat: int) -> int:
    """Return the dollars that a seat pays on balance, now and after income."""
    total = 0
    for part in trade.transfers:
        if part.giver == seat:
            total += part.cash + part.due
        elif part.taker == seat:
            total -= part.cash + part.due
    return total


def refused(view: View, seat: int, partner: int) -> list[Trade]:
    """Return a seat's trades of this round that a partner has refused."""
    return [
        one.trade
        for one in view.offers
        if one.seat == seat and one.status == "refused" and one.by == partner
    ]


def call_met(view: View, seat: int, trade: Trade) -> str:
    """Return the id of the call that a seat's trade answers by giving some of what it seeks."""
    for one in view.calls:
        for part in trade.transfers:
            if one.status == "open" and part.taker == one.seat != seat:
                lots = set(part.buildings) & set(one.seeks.buildings)
                if lots or set(part.tiles) & set(one.seeks.tiles):
                    return one.id
    return ""

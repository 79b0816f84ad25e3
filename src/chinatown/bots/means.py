"""Whether a seat has what it would give."""

from __future__ import annotations

from chinatown.game.actions import Trade
from chinatown.game.view import View


def can_do_part(view: View, trade: Trade, seat: int) -> bool:
    """Tell whether a seat, the viewer, has all that it would give in a trade."""
    cash = view.cash[seat] or 0
    given: tuple[str, ...] = ()
    for part in trade.transfers:
        if part.giver == seat:
            cash -= part.cash
            given += part.tiles
            for card in part.cards:
                if not view.hand >> card & 1:
                    return False
    if cash < 0:
        return False
    index, held = view.edition.index, view.tiles[seat]
    return all(given.count(shop) <= held[index[shop]] for shop in given)

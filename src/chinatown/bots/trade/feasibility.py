"""Whether a trade can be carried out, as far as a view tells."""

from __future__ import annotations

from chinatown.game.actions import Trade, Transfer
from chinatown.game.deal_table import MARKERS
from chinatown.game.state import CallState
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


def looks_possible(view: View, trade: Trade) -> bool:
    """Tell whether givers have their buildings and known tiles, and takers markers enough."""
    index = view.edition.index
    lots = [owned.bit_count() for owned in view.owned]
    for part in trade.transfers:
        lots[part.giver] -= len(part.buildings)
        lots[part.taker] += len(part.buildings)
        if any(not view.owned[part.giver] >> lot & 1 for lot in part.buildings):
            return False
        held = view.tiles[part.giver]
        if any(part.tiles.count(shop) > held[index[shop]] for shop in part.tiles):
            return False
    return max(lots) <= MARKERS


def taken(call: CallState, seat: int) -> Trade:
    """Return the trade that comes about when a seat takes a call as it stands."""
    gives = Transfer(call.seat, seat, call.gives.buildings, call.gives.tiles, call.gives.cash)
    seeks = Transfer(seat, call.seat, call.seeks.buildings, call.seeks.tiles, call.seeks.cash)
    return Trade((gives, seeks))

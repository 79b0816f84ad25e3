"""Open calls for an item that a bot needs and several players may have (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from chinatown.bots.persona.explanations import open_view
from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game.actions import Call, EndCall, Goods
from chinatown.game.assets import assets_of
from chinatown.game.types import Seat, Units
from chinatown.game.view import View

MIN_GAIN: Final = 2
"""The fewest units a round more that a tile must bring to be worth a call."""

MIN_SELLERS: Final = 2
"""How many others must have the tile: a single one can be asked."""

PRICE_DIVISOR: Final = 3
"""The price offered is what the tile would bring until the end, divided by this."""

MAX_PRICE: Final = 4
"""How many units are offered at most; answers may ask for more."""


def call_for_tile(view: View, seat: Seat) -> Call | None:
    """Return a call for the tile that a seat misses most, with what it gives, or None.

    One call a round. What the tile would bring is judged from what lies open, and so is what is
    given for it, so that the call tells no secret.
    """
    if any(call.seat == seat for call in view.calls):
        return None
    seen = open_view(view)
    gains = _gains_by_type(seen, seat)
    best = max(range(len(gains)), key=lambda kind: gains[kind])
    sellers = sum(bool(tiles[best]) for other, tiles in enumerate(seen.tiles) if other != seat)
    price = min(max(gains[best] * view.rounds_left // PRICE_DIVISOR, 1), MAX_PRICE)
    if gains[best] < MIN_GAIN or sellers < MIN_SELLERS:
        return None
    # What it gives never tells how much it has: it gives that or makes no call. What it owes is not
    # its to give.
    owed = sum(debt.owed for debt in view.debts if debt.debtor == seat)
    if (view.cash[seat] or 0) - owed < price * view.edition.unit:
        return None
    shop = view.edition.shops[best].name
    return Call(seat, Goods(tiles=(shop,)), Goods(cash=price * view.edition.unit))


def stale_call(view: View, seat: Seat) -> EndCall | None:
    """Return the end of a seat's call for a tile that would bring it nothing any more."""
    gains: tuple[Units, ...] | None = None
    for call in view.calls:
        if call.seat == seat and call.status == "open" and call.seeks.tiles and call.gives.cash:
            gains = gains or _gains_by_type(open_view(view), seat)
            if all(gains[view.edition.index[shop]] < MIN_GAIN for shop in call.seeks.tiles):
                return EndCall(seat, call.id)
    return None


def _gains_by_type(view: View, seat: Seat) -> tuple[Units, ...]:
    """Return what one more tile of each type would earn a seat per round."""
    rule, assets = pay_rule(view), assets_of(view, seat)
    before = best_units(rule, assets)
    gains = []
    for kind, count in enumerate(assets.tiles):
        tiles = (*assets.tiles[:kind], count + 1, *assets.tiles[kind + 1 :])
        gains.append(best_units(rule, assets._replace(tiles=tiles)) - before)
    return tuple(gains)

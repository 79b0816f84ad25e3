"""Open calls: what a bot misses that several players may have (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from chinatown.bots.persona.explanations import open_view
from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.game.actions import Call, EndCall, Goods
from chinatown.game.assets import assets_of
from chinatown.game.view import View

MIN_GAIN: Final = 2
"""A tile that brings less than so many units a round more is not worth a call."""

SELLERS: Final = 2
"""One player who has the tile can be asked; a call is for so many and more."""

PART: Final = 3
"""Of what the tile would bring until the end, one part in so many is offered for it."""


MOST: Final = 4
"""So many units are offered at most; answers may ask for more."""


def call_for_tile(view: View, seat: int) -> Call | None:
    """Return a call for the tile that a seat misses most, with what it gives, or None.

    One call a round. What the tile would bring is judged from what lies open, and so is what is
    given for it, so that the call tells no secret.
    """
    if any(one.seat == seat for one in view.calls):
        return None
    seen = open_view(view)
    gains = _gains(seen, seat)
    best = max(range(len(gains)), key=lambda kind: gains[kind])
    sellers = sum(bool(tiles[best]) for who, tiles in enumerate(seen.tiles) if who != seat)
    price = min(max(gains[best] * view.rounds_left // PART, 1), MOST)
    if gains[best] < MIN_GAIN or sellers < SELLERS:
        return None
    # What it gives never tells how much it has: it gives that or makes no call.
    if (view.cash[seat] or 0) < price * view.edition.unit:
        return None
    shop = view.edition.shops[best].name
    return Call(seat, Goods(tiles=(shop,)), Goods(cash=price * view.edition.unit))


def stale_call(view: View, seat: int) -> EndCall | None:
    """Return the end of a seat's call for a tile that would bring it nothing any more."""
    gains: tuple[int, ...] | None = None
    for one in view.calls:
        if one.seat == seat and one.status == "open" and one.seeks.tiles:
            gains = gains or _gains(open_view(view), seat)
            if all(gains[view.edition.index[shop]] < MIN_GAIN for shop in one.seeks.tiles):
                return EndCall(seat, one.id)
    return None


def _gains(view: View, seat: int) -> tuple[int, ...]:
    """Return what one more tile of each type would bring a seat, in units a round."""
    pay, held = pay_rule(view), assets_of(view, seat)
    now = best_units(pay, held)
    gains = []
    for kind, count in enumerate(held.tiles):
        tiles = (*held.tiles[:kind], count + 1, *held.tiles[kind + 1 :])
        gains.append(best_units(pay, held._replace(tiles=tiles)) - now)
    return tuple(gains)

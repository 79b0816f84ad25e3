"""What a building would be worth to a player, as far as that player can know (docs/server.md).

While cards are chosen, a card counts for what the player would have without it, all others kept;
later a lot of somebody else counts as if it were given to the player, an own one as if it were
given away. Money is that of the best placement of the tiles the player has; the estimate until the
end of the game adds what could still be completed, as a tycoon hopes (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chinatown.bots.persona.explanations import Case, growth_of
from chinatown.bots.value.income_value import pay_rule
from chinatown.bots.value.placement_search import best_units
from chinatown.bots.value.potential_value import ValueWeights, valuation_context, worth
from chinatown.game.actions import Trade, Transfer
from chinatown.game.assets import Assets, assets_after, assets_of
from chinatown.game.board import NO_STREET, PLACES
from chinatown.game.errors import IllegalAction
from chinatown.game.state import DEAL
from chinatown.game.types import Building, Seat
from chinatown.game.view import View
from chinatown.server.messages.answers import Rating

_STEPS: Final = 10
"""Into how many parts of a unit an estimate is rounded, so that alike cards can be told apart."""


def ratings(view: View, buildings: Sequence[Building]) -> list[Rating]:
    """Return what buildings would change for the viewer, who is seated.

    Raises IllegalAction `unknown-building`.
    """
    seat = view.viewer
    assert seat is not None, "a spectator has nothing to win"
    for building in buildings:
        if building not in PLACES:
            raise IllegalAction("unknown-building", building=building)
    return [_rating(view, seat, building) for building in buildings]


def _rating(view: View, seat: Seat, building: Building) -> Rating:
    without, having = _without_and_with(view, seat, building)
    rule, unit = pay_rule(view), view.edition.unit
    context = valuation_context(view, ValueWeights())
    case = Case(without, having, 1 << building, (0,) * len(view.edition.shops), 0)
    growth = growth_of(view, case)
    now = best_units(rule, having) - best_units(rule, without)
    total = worth(context, having) - worth(context, without)
    if view.variants.street_access and NO_STREET >> building & 1:
        # Hopes know nothing of streets.
        total = now * view.rounds_left
    return Rating(
        building=building,
        now=now * unit,
        total=round(total * _STEPS) * unit // _STEPS,
        shop=view.edition.shops[growth.kind].name if growth else "",
        size=growth.size if growth else 0,
        was=growth.was if growth else 0,
    )


def _without_and_with(view: View, seat: Seat, building: Building) -> tuple[Assets, Assets]:
    """Return what a seat would have without a building, and with it."""
    assets = assets_of(view, seat)
    bit = 1 << building
    if view.phase == DEAL and view.kept is None and view.hand & bit:
        hand = view.hand
        return assets.with_lots(hand & ~bit), assets.with_lots(hand)
    owner = next((other for other, owned in enumerate(view.owned) if owned & bit), None)
    if owner is None:
        return assets, assets.with_lots(bit)
    if owner == seat:
        other = (seat + 1) % view.players
        return assets_after(view, Trade((Transfer(seat, other, (building,)),)), seat), assets
    return assets, assets_after(view, Trade((Transfer(owner, seat, (building,)),)), seat)

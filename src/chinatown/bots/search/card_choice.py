"""Which building cards a trader keeps: those worth most to it, or to those it could sell them to.

Resale counts as a share of what a lot is worth more to another player (docs/bots.md). That is only
safe here, where nothing is traded: in trades an item counts only for what it adds to a player's own
assets, or cycles of trades could gain.
"""

from __future__ import annotations

from itertools import combinations

from chinatown.bots.value.potential_value import ValueWeights, valuation_context, worth
from chinatown.game.assets import assets_of
from chinatown.game.board import buildings, mask_of
from chinatown.game.types import Building, Seat
from chinatown.game.view import View


def chosen_cards(
    view: View, seat: Seat, weights: ValueWeights, resale_share: float
) -> tuple[Building, ...]:
    """Return the cards to keep of a seat's hand: the best choice of `view.keep`.

    `resale_share` is the part that it counts on of what a lot is worth more to another, 0 to 1.
    """
    assets = assets_of(view, seat)
    context = valuation_context(view, weights)
    buyers_gain = _buyers_gain(view, seat) if resale_share else {}

    def value(cards: tuple[Building, ...]) -> float:
        lots = mask_of(cards)
        whole = worth(context, assets.with_lots(lots))
        resale = 0.0
        for lot, gain in buyers_gain.items():
            if lot in cards:
                own_part = whole - worth(context, assets.with_lots(lots ^ 1 << lot))
                resale += max(gain - own_part, 0.0)
        return whole + resale_share * resale

    return max(combinations(buildings(view.hand), view.keep), key=value, default=())


def _buyers_gain(view: View, seat: Seat) -> dict[Building, float]:
    """Return by card of a seat's hand the most that another would gain by its lot, in units.

    Those who have no lot yet are left out: they are about to get their first ones.
    """
    # Others are taken to hope as a tycoon does, as long as nothing tells otherwise.
    context = valuation_context(view, ValueWeights())
    gains = dict.fromkeys(buildings(view.hand), 0.0)
    for other in range(view.players):
        if other == seat or not view.owned[other]:
            continue
        assets = assets_of(view, other)
        before = worth(context, assets)
        for lot, most in gains.items():
            gains[lot] = max(most, worth(context, assets.with_lots(1 << lot)) - before)
    return gains

"""Which building cards a trader keeps: those worth most to it, or to whom it could sell them.

Of what another would gain by a lot more than it itself, it counts on a part (docs/bots.md). Only
here, where nothing is traded: in a trade a thing is worth to a player what it is good for in its
own holding, or cycles of trades could gain.
"""

from __future__ import annotations

from itertools import combinations

from chinatown.bots.value.potential_value import ValueWeights, valuation_context, worth
from chinatown.game.assets import assets_of
from chinatown.game.board import buildings, mask_of
from chinatown.game.view import View


def chosen_cards(view: View, seat: int, weights: ValueWeights, resale: float) -> tuple[int, ...]:
    """Return the cards to keep of a seat's hand: the best choice of `view.keep`.

    `resale` is the part that it counts on of what a lot is worth more to another, from 0 to 1.
    """
    held = assets_of(view, seat)
    context = valuation_context(view, weights)
    wanted = _wanted(view, seat) if resale else {}

    def value(cards: tuple[int, ...]) -> float:
        whole = worth(context, held.with_lots(mask_of(cards)))
        sold = 0.0
        for lot, gain in wanted.items():
            if lot in cards:
                rest = held.with_lots(mask_of(cards) ^ 1 << lot)
                sold += max(gain - (whole - worth(context, rest)), 0.0)
        return whole + resale * sold

    return max(combinations(buildings(view.hand), view.keep), key=value, default=())


def _wanted(view: View, seat: int) -> dict[int, float]:
    """Return for each card at hand what whoever gains most by its lot would gain, in units.

    Nobody gains anything who has no lot yet, and is about to get the first ones.
    """
    # Others are taken to hope as a tycoon does, as long as nothing tells otherwise.
    context = valuation_context(view, ValueWeights())
    wanted = dict.fromkeys(buildings(view.hand), 0.0)
    for other in range(view.players):
        if other == seat or not view.owned[other]:
            continue
        held = assets_of(view, other)
        before = worth(context, held)
        for lot, most in wanted.items():
            wanted[lot] = max(most, worth(context, held.with_lots(1 << lot)) - before)
    return wanted

"""Which building cards are worth keeping: those that join what is there (docs/bots.md)."""

from __future__ import annotations

from itertools import combinations

from chinatown.bots.value.income_value import pay_of
from chinatown.bots.value.placement_search import best_units
from chinatown.game.assets import assets_of
from chinatown.game.board import ALL, around, buildings, groups, mask_of
from chinatown.game.view import View

_UNIT = 12
"""The weight of a unit of income a round against that of room to grow."""


def best_cards(view: View, seat: int) -> tuple[int, ...]:
    """Return the cards to keep of the seat's hand: the best choice of `view.keep`.

    Counted are what the tiles at hand would earn, how the lots hang together with each other and
    with own shops, and how much free ground is beside them.
    """
    held = assets_of(view, seat)
    pay = pay_of(view)
    taken = 0
    for owned in view.owned:
        taken |= owned
    free = ALL & ~taken
    best: tuple[int, tuple[int, ...]] | None = None
    for cards in combinations(buildings(view.hand), view.keep):
        chosen = mask_of(cards)
        more = held.with_lots(chosen)
        score = _UNIT * best_units(pay, more) + _ground(view.owned[seat] | chosen, chosen, free)
        if best is None or score > best[0]:
            best = score, cards
    return best[1] if best else ()


def _ground(mine: int, chosen: int, free: int) -> int:
    joined = sum(min(group.bit_count(), 6) ** 2 for group in groups(mine) if group & chosen)
    return 2 * joined + (around(chosen) & free & ~chosen).bit_count()

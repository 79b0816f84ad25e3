"""Merchants who hope for far too much, or for nothing: sane ones must not be drawn along."""

from __future__ import annotations

from chinatown.bots.merchant import MERCHANT
from chinatown.bots.trader import Trader


class Overvaluing(Trader):
    """Counts its hopes three times."""

    def __init__(self, seat: int, seed: str) -> None:
        taste = MERCHANT.taste._replace(hope=3 * MERCHANT.taste.hope)
        super().__init__(seat, MERCHANT._replace(taste=taste, eager=3 * MERCHANT.eager))


class Undervaluing(Trader):
    """Hopes for next to nothing: only what the shops pay counts."""

    def __init__(self, seat: int, seed: str) -> None:
        taste = MERCHANT.taste._replace(hope=0.05, ground=0.0, room=0.0)
        super().__init__(seat, MERCHANT._replace(taste=taste, eager=taste.hope))

"""At what price a bot would agree, found by asking the bot itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from chinatown.bots.base import Bot
from chinatown.bots.persona.what_if import would_agree
from chinatown.game.actions import Trade, Transfer
from chinatown.game.state import OfferState
from chinatown.game.types import Dollars, Seat
from chinatown.game.view import View

MAX_MORE: Final = 40
"""How many units above what was offered a price is looked for."""


def acceptable_trade(bot: Bot, view: View, seat: Seat, offer: OfferState) -> Trade | None:
    """Return an offer's trade at the price at which a bot on `seat` would agree (binary search).

    The price is the least that the bot agrees to, at most MAX_MORE units better for it than the
    offer; None where that is not enough, and for what is no plain offer of two.
    """
    if len(offer.trade.parties) != 2 or offer.trade.promises:
        return None
    unit = view.edition.unit

    def better(units: int) -> Trade:
        return _with_more(offer.trade, seat, offer.seat, units * unit)

    def agrees(units: int) -> bool:
        return would_agree(bot, view, offer._replace(trade=better(units)))

    low, high = 0, MAX_MORE
    if not agrees(high):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        if agrees(middle):
            high = middle
        else:
            low = middle
    return better(high)


def _with_more(trade: Trade, seat: Seat, partner: Seat, dollars: Dollars) -> Trade:
    """Return a trade in which a seat pays less, or gets more, by some dollars."""
    saved = 0
    parts = []
    for part in trade.transfers:
        if part.giver == seat:
            cash = max(part.cash - dollars, 0)
            saved = part.cash - cash
            part = replace(part, cash=cash)
        parts.append(part)
    if saved < dollars:
        parts.append(Transfer(partner, seat, cash=dollars - saved))
    return Trade(tuple(parts))

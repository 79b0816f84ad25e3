"""Offers whose use their partner can see: by income, or by a reason (docs/bots.md)."""

from __future__ import annotations

from chinatown.bots.base import Bot
from chinatown.bots.persona.explanations import open_view, reasons_for
from chinatown.bots.persona.standing import as_refused, repeats_refused
from chinatown.bots.persona.what_if import would_offer
from chinatown.bots.value.income_value import gain
from chinatown.game.actions import Offer, Trade
from chinatown.game.types import Seat
from chinatown.game.view import View


def shows_loss(view: View, trade: Trade, seat: Seat) -> bool:
    """Return whether a trade is a loss for a seat by income and money alone; `view` is an open one.

    It may be fair all the same, for what the seat could still complete.
    """
    return not view.unseen_tiles[seat] and gain(view, trade, seat) < 0


def better_told(bot: Bot, view: View, action: Offer) -> Offer:
    """Return an offer, or the next best where the partner could not see what it gains by that.

    That is where it loses by income and no reason can be given; the other must show a gain.
    """
    if len(action.trade.parties) != 2 or action.counters or _is_told(view, action):
        return action
    other = would_offer(bot, as_refused(view, action))
    if other is None or len(other.trade.parties) != 2 or repeats_refused(view, other):
        return action
    partner = next(seat for seat in other.trade.parties if seat != other.seat)
    return action if shows_loss(open_view(view), other.trade, partner) else other


def _is_told(view: View, action: Offer) -> bool:
    seen, trade = open_view(view), action.trade
    partner = next(seat for seat in trade.parties if seat != action.seat)
    return not shows_loss(seen, trade, partner) or any(reasons_for(seen, trade, partner, "yours"))

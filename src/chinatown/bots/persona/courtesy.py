"""Courtesy: not asking again for what a player has refused to sell (docs/bots.md)."""

from __future__ import annotations

from chinatown.bots.persona.what_if import with_traders, without_goods
from chinatown.game.actions import Offer
from chinatown.game.state import OfferState
from chinatown.game.trade_facts import is_paid, items_from
from chinatown.game.types import Seat
from chinatown.game.view import View


def is_unwelcome(view: View, action: Offer) -> bool:
    """Return whether an offer asks for what its owner has refused to give up in this round.

    That is anything after `not-now`, and after `need-it` what money was offered for. All other
    refusals are about the price.
    """
    for refused in _flat_refusals(view, action.seat):
        if refused.because == "not-now" and refused.by in action.trade.parties:
            return True
        if items_from(refused.trade, refused.by) & items_from(action.trade, refused.by):
            return True
    return False


def without_refused(view: View, seat: Seat) -> View:
    """Return a view in which others do not have what they have refused to give up to a seat."""
    for refused in _flat_refusals(view, seat):
        if refused.because == "not-now":
            others = [other for other in range(view.players) if other != refused.by]
            view = with_traders(view, others)
        else:
            view = without_goods(view, refused.by, items_from(refused.trade, refused.by))
    return view


def _flat_refusals(view: View, seat: Seat) -> list[OfferState]:
    return [
        offer
        for offer in view.offers
        if offer.seat == seat
        and offer.status == "refused"
        and (
            offer.because == "not-now"
            or (offer.because == "need-it" and is_paid(offer.trade, offer.by))
        )
    ]

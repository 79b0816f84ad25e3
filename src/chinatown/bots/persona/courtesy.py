"""Leaving people alone with what they have said they do not want (docs/bots.md)."""

from __future__ import annotations

from chinatown.bots.persona.what_if import with_traders, without_goods
from chinatown.game.actions import Offer
from chinatown.game.state import OfferState
from chinatown.game.types import Building, Seat
from chinatown.game.view import View


def is_unwelcome(view: View, action: Offer) -> bool:
    """Return whether an offer asks for what its owner has refused to give up in this round.

    That is anything after `not-now`, and after `need-it` what money was offered for. All other
    refusals are about the price.
    """
    for refused in _flat_refusals(view, action.seat):
        if refused.because == "not-now" and refused.by in action.trade.parties:
            return True
        goods = _goods_asked(refused)
        for part in action.trade.transfers:
            if part.giver == refused.by and goods & {*part.buildings, *part.tiles}:
                return True
    return False


def without_refused(view: View, seat: Seat) -> View:
    """Return a view in which others do not have what they have refused to give up to a seat."""
    for refused in _flat_refusals(view, seat):
        if refused.because == "not-now":
            others = [other for other in range(view.players) if other != refused.by]
            view = with_traders(view, others)
        else:
            view = without_goods(view, refused.by, _goods_asked(refused))
    return view


def _flat_refusals(view: View, seat: Seat) -> list[OfferState]:
    return [
        offer
        for offer in view.offers
        if offer.seat == seat
        and offer.status == "refused"
        and (offer.because == "not-now" or (offer.because == "need-it" and _offers_money(offer)))
    ]


def _offers_money(offer: OfferState) -> bool:
    return any(part.taker == offer.by and part.cash + part.due for part in offer.trade.transfers)


def _goods_asked(offer: OfferState) -> set[Building | str]:
    """Return the buildings and shop types that an offer asked of the player who refused it."""
    goods: set[Building | str] = set()
    for part in offer.trade.transfers:
        if part.giver == offer.by:
            goods |= {*part.buildings, *part.tiles}
    return goods

"""Leaving people alone with what they have said they do not want (docs/bots.md)."""

from __future__ import annotations

from chinatown.game.actions import Offer
from chinatown.game.board import mask_of
from chinatown.game.state import OfferState
from chinatown.game.view import View


def unwelcome(view: View, action: Offer) -> bool:
    """Tell whether an offer asks for what its owner has refused to give up at all in this round.

    That is after `need-it` for what money was offered for, and after `not-now` for anything. The
    others' refusals are about the price.
    """
    for one in _flat_refusals(view, action.seat):
        if one.because == "not-now" and one.by in action.trade.parties:
            return True
        asked = _asked(one)
        for part in action.trade.transfers:
            if part.giver == one.by and asked & {*part.buildings, *part.tiles}:
                return True
    return False


def without_refused(view: View, seat: int) -> View:
    """Return a view in which others do not have what they have refused to give up to a seat.

    It serves to look for another offer, for nothing else.
    """
    owned, tiles = list(view.owned), list(view.tiles)
    for one in _flat_refusals(view, seat):
        if one.because == "not-now":
            owned[one.by], tiles[one.by] = 0, (0,) * len(tiles[one.by])
            continue
        asked = _asked(one)
        owned[one.by] &= ~mask_of([lot for lot in asked if isinstance(lot, int)])
        tiles[one.by] = tuple(
            [
                0 if shop.name in asked else count
                for shop, count in zip(view.edition.shops, tiles[one.by], strict=True)
            ]
        )
    return view._replace(owned=tuple(owned), tiles=tuple(tiles))


def _flat_refusals(view: View, seat: int) -> list[OfferState]:
    return [
        one
        for one in view.offers
        if one.seat == seat
        and one.status == "refused"
        and (one.because == "not-now" or (one.because == "need-it" and _paid_for(one)))
    ]


def _paid_for(one: OfferState) -> bool:
    return any(part.taker == one.by and part.cash + part.due for part in one.trade.transfers)


def _asked(one: OfferState) -> set[int | str]:
    """Return the buildings and shop types that an offer asked of who refused it."""
    asked: set[int | str] = set()
    for part in one.trade.transfers:
        if part.giver == one.by:
            asked |= {*part.buildings, *part.tiles}
    return asked

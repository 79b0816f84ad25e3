"""What the view shows to stand in the way of a trade (docs/rules.md 5)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from chinatown.game import Trade, Transfer, View
from chinatown.game.actions import MAX_TEXT
from chinatown.game.board import BUILDINGS
from chinatown.game.trades import MAX_UNITS
from chinatown.offer_text.errors import OfferTextError

LAST_BUILDING: Final = len(BUILDINGS)
"""The highest building number."""


def obstacle(view: View, trade: Trade) -> OfferTextError | None:
    """Return what the viewer can see to be wrong with a trade, or None.

    The codes are those of the rules; whether others have the cash and the cards is not known.
    """
    for found in (_content(view, trade), _goods(view, trade), _tiles(view, trade)):
        if found:
            return found
    return _own(view, trade)


def amount(view: View, dollars: int) -> OfferTextError | None:
    """Return what is wrong with an amount of money."""
    unit = view.edition.unit
    if dollars % unit or dollars > MAX_UNITS * unit:
        return OfferTextError("off-denomination", cash=dollars, unit=unit)
    return None


def _content(view: View, trade: Trade) -> OfferTextError | None:
    pairs = [(part.giver, part.taker) for part in trade.transfers]
    pairs += [(promise.giver, promise.taker) for promise in trade.promises]
    if not pairs:
        return OfferTextError("draft-nothing")
    for giver, taker in pairs:
        if giver == taker:
            return OfferTextError("trade-with-oneself", seat=giver)
    for part in trade.transfers:
        if problem := amount(view, part.cash) or amount(view, part.due):
            return problem
    for promise in trade.promises:
        if not 0 < len(promise.text.strip()) <= MAX_TEXT:
            return OfferTextError("text-length", most=MAX_TEXT)
    if view.viewer not in trade.parties:
        return OfferTextError("not-a-party")
    return None


def _goods(view: View, trade: Trade) -> OfferTextError | None:
    lots = [lot for part in trade.transfers for lot in part.buildings]
    cards = [card for part in trade.transfers for card in part.cards]
    for number in (*lots, *cards):
        if not 1 <= number <= LAST_BUILDING:
            return OfferTextError("unknown-building", building=number)
    if twice := _twice(lots):
        return OfferTextError("building-twice", building=twice)
    if twice := _twice(cards):
        return OfferTextError("card-twice", building=twice)
    if cards and not view.variants.keep_cards:
        return OfferTextError("cards-not-kept")
    for part in trade.transfers:
        for lot in part.buildings:
            if not view.owned[part.giver] >> lot & 1:
                return OfferTextError("building-not-owned", building=lot, seat=part.giver)
    return None


def _twice(numbers: list[int]) -> int:
    return next((number for number, count in Counter(numbers).items() if count > 1), 0)


def _tiles(view: View, trade: Trade) -> OfferTextError | None:
    given: dict[int, Counter[str]] = {}
    for part in trade.transfers:
        given.setdefault(part.giver, Counter()).update(part.tiles)
    for seat, shops in given.items():
        hidden = view.unseen_tiles[seat]
        for shop, count in shops.items():
            lacking = max(0, count - known_tiles(view, seat, shop))
            hidden -= lacking
            if hidden < 0:
                return OfferTextError("tile-not-held", shop=shop, seat=seat)
    return None


def known_tiles(view: View, seat: int, shop: str) -> int:
    """Return how many unplaced tiles of a type the viewer knows a seat to have."""
    return view.tiles[seat][view.edition.index[shop]]


def _own(view: View, trade: Trade) -> OfferTextError | None:
    """Return what only the viewer, or whoever knows everyone's cash, may know to be wrong."""
    given: Counter[int] = Counter()
    for part in trade.transfers:
        given[part.giver] += part.cash
    for seat, cash in given.items():
        held = view.cash[seat]
        if held is not None and cash > held:
            if seat == view.viewer:
                return OfferTextError("not-enough-cash", cash=cash, held=held)
            return OfferTextError("draft-lacks-cash", seat=seat, cash=cash, held=held)
    mine = [part for part in trade.transfers if part.giver == view.viewer]
    return _cards_missing(view, mine)


def _cards_missing(view: View, parts: list[Transfer]) -> OfferTextError | None:
    for part in parts:
        for card in part.cards:
            if not view.hand >> card & 1:
                return OfferTextError("card-not-held", card=card)
    return None

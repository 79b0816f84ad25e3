"""How a trader takes offers that leave something to choose (docs/bots.md)."""

from __future__ import annotations

from itertools import product

from chinatown.bots.trade.negotiator import Negotiator
from chinatown.game.actions import Trade
from chinatown.game.choices import alternatives, resolved
from chinatown.game.state import OfferState
from chinatown.game.types import Dollars, Seat


def as_taken(offer: OfferState, seat: Seat, negotiator: Negotiator) -> OfferState:
    """Return an offer as a seat would take it: with every choice made, `picks` being its own.

    Of its own choices the seat makes those that bring it most, of what it can fulfil; others are
    thought to choose what brings the seat least, where they have not chosen yet.
    """
    if not offer.trade.choices:
        return offer

    def worth(trade: Trade) -> tuple[bool, Dollars]:
        return negotiator.can_fulfil(trade), negotiator.gain(trade)

    best: tuple[tuple[bool, Dollars], OfferState] | None = None
    options = [
        range(1, len(choice.options) + 1) if choice.chooser == seat and not pick else (pick,)
        for choice, pick in zip(offer.trade.choices, offer.picks, strict=True)
    ]
    for picks in product(*options):
        trade = min(alternatives(resolved(offer.trade, picks)), key=worth)
        value = worth(trade)
        if best is None or value > best[0]:
            own = zip(offer.trade.choices, picks, strict=True)
            own_picks = tuple(pick for choice, pick in own if choice.chooser == seat)
            best = value, offer._replace(trade=trade, picks=own_picks)
    return best[1] if best else offer

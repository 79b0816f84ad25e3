"""Walking away from an offer whose author refuses to bargain (docs/bots.md).

A trader that counters an acceptable offer, and agrees after all when the counter is refused, makes
refusing free. So it sometimes drops the offer, and always once its author has refused one of its
counters before in the round.
"""

from __future__ import annotations

from typing import Final

from chinatown.game.chance import sample
from chinatown.game.codes import RefusalReason
from chinatown.game.state import OfferState
from chinatown.game.trade_facts import is_paid
from chinatown.game.types import Seat
from chinatown.game.view import View

_OUTCOMES: Final = range(100)
"""The likelihood is counted in hundredths."""


def walking_away(
    view: View, seat: Seat, offer: OfferState, chance: float, seed: str
) -> RefusalReason | None:
    """Return why a seat drops an acceptable offer whose author refused its counter, or None.

    `chance` is how likely that is for the first counter refused in a round, from 0 to 1; with a
    chance at all, it is certain from the second on. It is drawn by the bot's seed, and the same
    whenever the same view is looked at.
    """
    if not chance:
        return None
    refused = [
        own.counters
        for own in view.offers
        if own.seat == seat and own.counters and own.status == "refused" and own.by == offer.seat
    ]
    if offer.id not in refused:
        return None
    (drawn,) = sample(_OUTCOMES, 1, seed, f"walk/{seat}/{offer.id}", view.round)
    if len(refused) == 1 and drawn >= chance * len(_OUTCOMES):
        return None
    return "too-little" if is_paid(offer.trade, seat) else "too-dear"

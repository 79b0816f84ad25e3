"""What others' actions reveal about how they judge trades (docs/bots.md)."""

from __future__ import annotations

from chinatown.bots.value.beliefs import LACKING
from chinatown.bots.value.income_value import MIN_FAIR_SHARE, gain
from chinatown.game.state import OfferState
from chinatown.game.types import Seat
from chinatown.game.view import View


def counts_only_income(view: View, seat: Seat) -> bool:
    """Return whether a seat seems to judge by what shops pay now, and to hope for nothing.

    It does when its offers of this round split just what shops will pay, or when it has finished
    without any; it does not when it offers what would lower its income, or refuses what would
    raise it. In the last round nobody can hope for more.
    """
    if view.rounds_left == 1:
        return True
    splits_income = has_offered = False
    for offer in view.offers:
        if not offer.parties >> seat & 1 or len(offer.trade.parties) != 2:
            continue
        has_offered = has_offered or offer.seat == seat
        verdict = _verdict(view, offer, seat)
        if verdict is False:
            return False
        splits_income = splits_income or verdict is True
    return splits_income or (not has_offered and bool(view.done >> seat & 1))


def few_bargain(view: View, seat: Seat, offer_id: str = "") -> bool:
    """Return whether most others have made no offer in this round.

    They leave it to this seat to find what could be traded. Whoever has made an offer bargains
    until the round is over: so what things are worth to a bot that goes by this changes once a
    round at most, not back and forth. With the id of an offer, the answer is that of the moment
    before it was made.
    """
    authors = set()
    for offer in view.offers:
        if offer.id == offer_id:
            break
        authors.add(offer.seat)
    others = view.players - 1
    return 2 * (others - len(authors - {seat})) > others


def _verdict(view: View, offer: OfferState, seat: Seat) -> bool | None:
    """Return whether an offer speaks for (True) or against (False) a judgement only by income."""
    if offer.status == "made":
        return None
    unit = view.edition.unit
    own_gain = gain(view, offer.trade, seat)
    best_gain = max(
        gain(view, offer.trade, other) for other in offer.trade.parties if other != seat
    )
    if offer.seat == seat:
        if own_gain < unit:
            return False
        return True if abs(own_gain - best_gain) <= unit else None
    if offer.status == "refused" and offer.by == seat and offer.because not in ("no-cash", LACKING):
        fair = own_gain >= MIN_FAIR_SHARE * (own_gain + best_gain)
        return False if own_gain >= unit and fair else None
    return None

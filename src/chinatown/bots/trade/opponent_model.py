"""What can be told of others' judgement from what they do at the table (docs/bots.md)."""

from __future__ import annotations

from chinatown.bots.value.income_value import FAIR, gain
from chinatown.game.state import OfferState
from chinatown.game.view import View


def counts_income_alone(view: View, seat: int) -> bool:
    """Tell whether a seat seems to judge by what shops pay now, and to hope for nothing.

    It does when its offers of this round split just what shops will pay, or when it has finished
    without any; it does not when it offers what would lower its income, or refuses what would
    raise it. In the last round nobody can hope for more.
    """
    if view.rounds_left == 1:
        return True
    split = spoke = False
    for one in view.offers:
        if not one.parties >> seat & 1 or len(one.trade.parties) != 2:
            continue
        spoke = spoke or one.seat == seat
        verdict = _verdict(view, one, seat)
        if verdict is False:
            return False
        split = split or verdict is True
    return split or (not spoke and bool(view.done >> seat & 1))


def few_bargain(view: View, seat: int, when: str = "") -> bool:
    """Tell whether most others leave it to this seat to find what could be traded.

    They have made no offer in this round. Whoever has made one bargains until the round is over:
    what things are worth to a bot that goes by this changes once in a round at most, not back and
    forth. With the id of an offer as `when`, tell what it was like right before that was made.
    """
    spoken = set()
    for one in view.offers:
        if one.id == when:
            break
        spoken.add(one.seat)
    others = view.players - 1
    return 2 * (others - len(spoken - {seat})) > others


def _verdict(view: View, one: OfferState, seat: int) -> bool | None:
    """Return whether an offer speaks for (True) or against (False) a plain judgement."""
    if one.status == "made":
        return None
    unit = view.edition.unit
    mine = gain(view, one.trade, seat)
    theirs = max(gain(view, one.trade, other) for other in one.trade.parties if other != seat)
    if one.seat == seat:
        if mine < unit:
            return False
        return True if abs(mine - theirs) <= unit else None
    if one.status == "refused" and one.by == seat and one.because != "no-cash":
        return False if mine >= unit and FAIR * mine >= mine + theirs else None
    return None

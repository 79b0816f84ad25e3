"""What the view shows to stand in the way of a trade (docs/rules.md 5)."""

from __future__ import annotations

from chinatown.game.actions import Trade
from chinatown.game.choices import alternatives
from chinatown.game.errors import IllegalAction
from chinatown.game.normal_form import normalised
from chinatown.game.obstacles import own_obstacle, visible_obstacle
from chinatown.game.trade_facts import cash_from
from chinatown.game.types import Seat
from chinatown.game.view import View
from chinatown.offer_text.errors import OfferTextError


def obstacle(view: View, trade: Trade) -> OfferTextError | None:
    """Return what the viewer can see to be wrong with a trade, or None.

    What the rules would refuse has their code. Whether others have the cash is known only where
    money is open, whether they have the cards never.
    """
    viewer = view.viewer
    if not trade.parties:
        return OfferTextError("draft-nothing")
    try:
        trade = normalised(trade, view)
    except IllegalAction as error:
        return OfferTextError(error.code, **error.params)
    if viewer is None or viewer not in trade.parties:
        return OfferTextError("not-a-party")
    if any(choice.chooser == viewer for choice in trade.choices):
        return OfferTextError("own-choice")
    problems = (_obstacle(view, possible, viewer) for possible in alternatives(trade))
    return next((problem for problem in problems if problem), None)


def _obstacle(view: View, trade: Trade, viewer: Seat) -> OfferTextError | None:
    """Return what the viewer can see to be wrong with a trade without choices, or None."""
    if problem := visible_obstacle(view, trade) or own_obstacle(view, trade, viewer):
        return OfferTextError(problem.code, **problem.params)
    for seat in trade.parties:
        cash, known = cash_from(trade, seat), view.cash[seat]
        if known is not None and cash > known:
            return OfferTextError("draft-lacks-cash", seat=seat, cash=cash, held=known)
    return None

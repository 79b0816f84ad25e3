"""What a seat does that only lets the game go on: a bot that passes, or whose own bot fails."""

from __future__ import annotations

from chinatown.game.actions import Action, Build, Done, Keep, Refuse
from chinatown.game.agreements import agreed_placements
from chinatown.game.board import buildings
from chinatown.game.state import DEAL, TRADE
from chinatown.game.view import View


class PassingBot:
    """Does the least that lets the game go on."""

    def decide(self, view: View, /) -> Action | None:
        """Return the simplest action."""
        return simplest_action(view)


def simplest_action(view: View) -> Action | None:
    """Return the simplest action of a seat that lets the game go on, or None.

    It keeps the lowest cards, refuses what is offered, says done, or places nothing.
    """
    seat = view.viewer
    if seat is None:
        return None
    for offer in view.offers:
        asked = offer.status == "open" and bool((offer.parties & ~offer.agreed) >> seat & 1)
        if asked and view.phase == TRADE:
            return Refuse(seat, offer.id)
    if seat not in view.waiting:
        return None
    if view.phase == DEAL:
        return Keep(seat, tuple(buildings(view.hand))[: view.keep])
    return Done(seat) if view.phase == TRADE else Build(seat, agreed_placements(view, seat))

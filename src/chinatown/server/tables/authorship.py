"""What a seat may do in its own name, whatever the game says."""

from __future__ import annotations

from chinatown.game.actions import Action, CloseTrading, EndGame, Expire, Withdraw
from chinatown.game.errors import IllegalAction
from chinatown.game.types import Seat
from chinatown.server.errors import RequestError
from chinatown.server.tables.live_game import LiveGame


def own_withdrawal(game: LiveGame, seat: Seat, name: str) -> Withdraw:
    """Return the action that ends an offer of a seat. Raises IllegalAction `not-your-offer`."""
    offers = game.views[seat].offers
    if any(offer.id == name and offer.seat != seat for offer in offers):
        raise IllegalAction("not-your-offer")
    return Withdraw(seat, name)


def check_author(seat: Seat, action: Action) -> None:
    """Raise RequestError for an action that a seat may not do, whatever the game says."""
    if isinstance(action, CloseTrading | EndGame | Expire):
        raise RequestError("clock-only")
    if action.seat != seat:
        raise RequestError("not-your-seat")

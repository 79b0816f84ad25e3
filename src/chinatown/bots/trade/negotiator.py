"""The parts of a trader: a strategy for the game, and its negotiator for one position."""

from __future__ import annotations

from typing import Protocol

from chinatown.game.actions import Offer, Placement, Trade
from chinatown.game.codes import RefusalReason
from chinatown.game.state import OfferState
from chinatown.game.types import Building, Dollars, Seat
from chinatown.game.view import View


class Negotiator(Protocol):
    """Judges trades, answers offers and makes them, for one seat in one position."""

    def gain(self, trade: Trade) -> Dollars:
        """Return what a trade brings the seat until the end of the game, by its own judgement."""

    def appeal(self, trade: Trade) -> Dollars:
        """Return by what trades are compared: `gain`, less what a trade costs the chance to win."""

    def can_fulfil(self, trade: Trade) -> bool:
        """Return whether the seat has what it would give in a trade, and will pay what it owes."""

    def rejection_reason(self, trade: Trade) -> RefusalReason | None:
        """Return why the seat does not want a trade, or None when it is good."""

    def should_withdraw(self, offer: OfferState) -> bool:
        """Return whether an offer that the seat has agreed to is no longer worth it."""

    def counter(self, offer: OfferState, reason: RefusalReason | None) -> Offer | None:
        """Return the same exchange at a better price, or None to answer the offer as it is.

        `reason` is what `rejection_reason` says about the offer.
        """

    def proposal(self) -> Offer | None:
        """Return the offer by which the seat gains most, or None when there is nothing to gain."""


class Strategy(Protocol):
    """How a trader plays each phase. It holds no state: the same view gives the same decision."""

    @property
    def waits_while_countering(self) -> bool:
        """Whether an offer stays open, unanswered, while the seat's counter to it is considered."""

    @property
    def walks_away(self) -> float:
        """How likely it drops an acceptable offer whose author refused its counter, from 0 to 1."""

    @property
    def beliefs(self) -> bool:
        """Whether it tells the table what tiles it has where they are hidden, and goes by that."""

    def cards(self, view: View, seat: Seat) -> tuple[Building, ...]:
        """Return the building cards that a seat keeps of its hand, `view.keep` of them."""

    def placements(self, view: View, seat: Seat) -> tuple[Placement, ...]:
        """Return the placements with which a seat builds this round."""

    def negotiator(self, view: View, seat: Seat) -> Negotiator:
        """Return what bargains for a seat in the position of a view."""

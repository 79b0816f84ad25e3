"""Loyalty: preferring former partners where that costs almost nothing (docs/bots.md)."""

from __future__ import annotations

from chinatown.game.types import Seat
from chinatown.game.view import View


def former_partners(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that a seat has traded with in this round, the most frequent first."""
    counts = [0] * view.players
    for offer in view.offers:
        if offer.status == "made" and offer.parties >> seat & 1:
            for other in offer.trade.parties:
                counts[other] += other != seat
    partners = [other for other, count in enumerate(counts) if count]
    return tuple(sorted(partners, key=lambda other: -counts[other]))

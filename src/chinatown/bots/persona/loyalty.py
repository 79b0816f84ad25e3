"""Preferring those one has traded with, where that costs next to nothing (docs/bots.md)."""

from __future__ import annotations

from chinatown.game.view import View


def former_partners(view: View, seat: int) -> tuple[int, ...]:
    """Return the seats that a seat has traded with in this round, who traded most first."""
    counts = [0] * view.players
    for one in view.offers:
        if one.status == "made" and one.parties >> seat & 1:
            for other in one.trade.parties:
                counts[other] += other != seat
    partners = [other for other, count in enumerate(counts) if count]
    return tuple(sorted(partners, key=lambda other: -counts[other]))


def alone_with(view: View, seat: int, partner: int) -> View:
    """Return a view in which nobody but a seat and a partner has anything to trade.

    It serves to look for what the partner could be offered, for nothing else.
    """
    nothing = (0,) * len(view.edition.shops)
    two = seat, partner
    return view._replace(
        owned=tuple([mine if who in two else 0 for who, mine in enumerate(view.owned)]),
        tiles=tuple([mine if who in two else nothing for who, mine in enumerate(view.tiles)]),
    )

"""How far to trust a player's promises: as far as that player has kept earlier ones."""

from __future__ import annotations

from chinatown.game.types import Seat
from chinatown.game.view import View


def trust(view: View, seat: Seat) -> float:
    """Return the part, from 0 to 1, that counts of what a seat's promise would be worth.

    That is the part that it has kept of its promises about which the promisees have judged, as far
    as the viewer may know of them, as if one more had been broken; nothing when none was judged, so
    that a first promise buys nothing and a single kept one does not buy everything (docs/rules.md
    5: nothing enforces promises).
    """
    judged = [
        promise.status
        for promise in view.promises
        if promise.giver == seat and promise.status != "open"
    ]
    return judged.count("kept") / (len(judged) + 1)

"""How far to trust a player's promises: as far as that player has kept earlier ones."""

from __future__ import annotations

from chinatown.game.types import Seat
from chinatown.game.view import View


def trust(view: View, seat: Seat) -> float:
    """Return the weight of a seat's promises, 0 to 1: kept / (judged + 1).

    So a first promise counts for nothing, and a single kept one not for all. Only promises that the
    viewer may know of and that their promisees have judged count; nothing enforces promises
    (docs/rules.md 5).
    """
    judged = [
        promise.status
        for promise in view.promises
        if promise.giver == seat and promise.status != "open"
    ]
    return judged.count("kept") / (len(judged) + 1)

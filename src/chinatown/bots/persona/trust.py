"""How far a player's promise may be believed: as far as that player has kept earlier ones."""

from __future__ import annotations

from chinatown.game.view import View


def trust(view: View, seat: int) -> float:
    """Return the part, from 0 to 1, of what a seat's promise would be worth that counts.

    That is the part that it has kept of its promises about which the promisees have judged, as far
    as the viewer may know of them, as if one more had been broken; nothing when none was judged, so
    that a first promise buys nothing and a single kept one does not buy everything (docs/rules.md
    5: nothing enforces promises).
    """
    judged = [one.status for one in view.promises if one.giver == seat and one.status != "open"]
    return judged.count("kept") / (len(judged) + 1)

"""The errors of a text that should become a trade."""

from __future__ import annotations

from chinatown.game import GameError


class OfferTextError(GameError):
    """A text that is not a trade, or not one that can be made: a code with parameters.

    `draft-no-offer` marks plain talk. What the rules would refuse has the code that the rules use
    (`building-not-owned`, `tile-not-held`, `off-denomination` and so on).
    """

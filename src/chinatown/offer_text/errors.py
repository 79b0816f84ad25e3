"""The errors of a text that should become a trade."""

from __future__ import annotations

from typing import Literal, TypeAlias

from chinatown.game.codes import IllegalCode
from chinatown.game.errors import GameError, Param

DraftCode: TypeAlias = Literal[
    "draft-no-offer",
    "draft-unclear",
    "draft-nothing",
    "draft-whom",
    "draft-unknown-word",
    "draft-unknown-word-near",
    "draft-unknown-player",
    "draft-unknown-player-near",
    "draft-not-there",
    "draft-nobody-has",
    "draft-not-standing",
    "draft-building-free",
    "draft-lacks-cash",
    "command-unknown",
    "command-placement",
    "command-call",
    "draft-no-tiles",
    "draft-promise",
    "draft-which-way",
]
"""Why words do not become an offer, or a command; its text is `error-<code>`."""

OfferTextCode: TypeAlias = DraftCode | IllegalCode


class OfferTextError(GameError):
    """A text that is not a trade, or not one that can be made: a code with parameters.

    `draft-no-offer` marks plain talk. What the rules would refuse has the code that the rules use
    (`building-not-owned`, `tile-not-held`, `off-denomination` and so on).
    """

    code: OfferTextCode

    def __init__(self, code: OfferTextCode, **params: Param) -> None:
        super().__init__(code, **params)

"""What can be wrong with words that should become a trade."""

from __future__ import annotations

from chinatown.game import GameError


class SpeechError(GameError):
    """Words that are no trade, or none that can be made: a code with parameters.

    `speech-no-offer` says that it is plain talk. The codes of the rules stand for what the rules
    would refuse (`building-not-owned`, `tile-not-held`, `off-denomination` and so on).
    """

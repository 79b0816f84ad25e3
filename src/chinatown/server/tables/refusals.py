"""Recent refusals, so that a command that is sent again gets the same answer."""

from __future__ import annotations

import copy
from collections import OrderedDict
from typing import Final

from chinatown.game.errors import GameError
from chinatown.game.types import Seat

MAX_REFUSALS: Final = 500
"""How many refusals a table remembers."""


class Refusals:
    """The latest refusals of one table, by seat and request id."""

    def __init__(self) -> None:
        self._errors: OrderedDict[tuple[Seat, str], GameError] = OrderedDict()

    def raise_again(self, seat: Seat, request: str) -> None:
        """Raise the error with which a command was refused before, if it was."""
        if (error := self._errors.get((seat, request))) is not None:
            raise copy.copy(error)

    def note(self, seat: Seat, request: str, error: GameError) -> None:
        """Remember why a command was refused."""
        # A copy has no traceback, which would keep everything alive that was in use just now.
        self._errors[seat, request] = copy.copy(error)
        if len(self._errors) > MAX_REFUSALS:
            self._errors.popitem(last=False)

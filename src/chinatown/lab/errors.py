"""Errors of simulations and tournaments, as codes with parameters like the errors of the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

from chinatown.game.errors import GameError, Param

RunCode: TypeAlias = Literal["game-count", "no-bots", "entrant-count"]
"""What can be wrong with a run of many games; its text is `error-<code>`."""


class BadRun(GameError):  # noqa: N818 - the name says it
    """A number of games or of bots that cannot be played."""

    code: RunCode

    def __init__(self, code: RunCode, **params: Param) -> None:
        super().__init__(code, **params)

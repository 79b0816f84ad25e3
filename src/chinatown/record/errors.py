"""What can be wrong with a record, an action or a trade that was read."""

from __future__ import annotations

from chinatown.game.errors import GameError


class RecordError(GameError):
    """A record that cannot be read, or does not replay: a code with parameters."""


class NotationError(GameError):
    """Text that is no trade or action; `params["position"]` counts its characters from 1."""

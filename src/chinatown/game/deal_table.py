"""How many cards and tiles each player gets in each round (docs/rules.md 3)."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 6
MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5
MARKERS: Final = 30
"""How many ownership markers a player has, and so buildings at most (docs/rules.md 2)."""

_DEALT: dict[int, tuple[int, ...]] = {
    3: (7, 6, 6, 6, 6, 6),
    4: (6, 5, 5, 5, 5, 5),
    5: (5, 5, 5, 4, 4, 4),
}
_REFUSED: Final = 2
_DRAWN: dict[int, tuple[int, ...]] = {
    3: (7, 4, 4, 4, 4, 4),
    4: (6, 3, 3, 3, 3, 3),
    5: (5, 3, 3, 2, 2, 2),
}


def cards_dealt(players: int, round_: int) -> int:
    """Return how many building cards each player is dealt in a round (1 to 6)."""
    return _DEALT[players][round_ - 1]


def cards_kept(players: int, round_: int) -> int:
    """Return how many of the dealt cards each player keeps in a round (1 to 6)."""
    return _DEALT[players][round_ - 1] - _REFUSED


def tiles_drawn(players: int, round_: int) -> int:
    """Return how many shop tiles each player draws in a round (1 to 6)."""
    return _DRAWN[players][round_ - 1]

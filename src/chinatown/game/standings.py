"""The end of the game: most cash, then most tiles on the board, then shared (docs/rules.md 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chinatown.game.events import Standing
from chinatown.game.lots import built_set

if TYPE_CHECKING:
    from chinatown.game.state import State
    from chinatown.game.view import View


def ranking(position: State | View) -> tuple[Standing, ...]:
    """Return the seats from best to worst; equal cash and equal tiles share a place.

    A View must be one of a game that is over, where everybody's cash is known.
    """
    built = built_set(position)
    scores = [
        (cash or 0, (owned & built).bit_count())
        for cash, owned in zip(position.cash, position.owned, strict=True)
    ]
    order = sorted(range(position.players), key=lambda seat: scores[seat], reverse=True)
    return tuple(
        Standing(
            seat=seat,
            place=1 + sum(score > scores[seat] for score in scores),
            cash=scores[seat][0],
            tiles=scores[seat][1],
        )
        for seat in order
    )

"""The end of the game: most cash, then most tiles on the board, then shared (docs/rules.md 4)."""

from __future__ import annotations

from chinatown.game.events import Standing
from chinatown.game.lots import built_set
from chinatown.game.state import State


def ranking(state: State) -> tuple[Standing, ...]:
    """Return the seats from best to worst; equal cash and equal tiles share a place."""
    built = built_set(state)
    scores = [
        (state.cash[seat], (state.owned[seat] & built).bit_count()) for seat in range(state.players)
    ]
    order = sorted(range(state.players), key=lambda seat: scores[seat], reverse=True)
    return tuple(
        Standing(
            seat=seat,
            place=1 + sum(score > scores[seat] for score in scores),
            cash=scores[seat][0],
            tiles=scores[seat][1],
        )
        for seat in order
    )

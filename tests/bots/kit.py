"""Tables of bots for tests: games watched decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chinatown.bots import Bot, make_bot
from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    Edition,
    Setup,
    State,
    View,
    apply,
    initial_state,
    parse_variants,
    view,
)

SWITCHES = (
    "",
    "street-access",
    "keep-cards",
    "hidden-tiles",
    "open-money",
    "early-outlook outlook-pays=business",
    "placing-tiles=at-once",
    "placing-tiles=at-once-unless-asked first-player=stays",
    "street-access keep-cards hidden-tiles early-outlook",
    "placing-tiles=at-once-unless-all-agree keep-fewer first-seat=3 immediate-only",
)

TABLES = [
    (edition, players, words)
    for place, words in enumerate(SWITCHES)
    for edition, players in (
        (MODERN, 3 + place % 3),
        (CLASSIC, 3 + (place + 1) % 3),
    )
]
"""Both editions, all numbers of players, every switch somewhere."""


class Moment(NamedTuple):
    """A decision: the state before it, the seat and what it saw, what it did (None: nothing)."""

    state: State
    seat: int
    seen: View
    action: Action | None


def setup(edition: Edition, players: int, words: str = "", seed: str = "a seed") -> Setup:
    return Setup(edition, players, seed, parse_variants(words.split()))


def watched(game: Setup, kinds: Sequence[str]) -> Iterator[Moment]:
    """Play a game of bots, and yield each decision of it; a game that stands still fails."""
    bots: list[Bot] = [
        make_bot(kinds[seat % len(kinds)], seat, game.seed) for seat in range(game.players)
    ]
    state = initial_state(game)
    seat = state.first
    still = 0
    while state.phase != "over":
        seen = view(state, seat)
        action = bots[seat].decide(seen)
        yield Moment(state, seat, seen, action)
        still = still + 1 if action is None else 0
        assert still <= game.players, "nobody acts"
        if action is not None:
            state, _ = apply(state, action)
        assert state.number < 2_000, "the game does not end"
        seat = (seat + 1) % game.players

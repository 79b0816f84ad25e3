"""Tables of bots for tests: games watched decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    Edition,
    Setup,
    State,
    View,
    initial_state,
    parse_variants,
    view,
)
from chinatown.lab import decisions, make_bots

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
    before = initial_state(game)
    for seat, action, after, _ in decisions(game, make_bots(game, kinds)):
        yield Moment(before, seat, view(before, seat), action)
        before = after

"""Which level of bots is as strong as somebody, by OpenSkill over their finished games."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from chinatown.game.deal_table import ROUNDS

MIN_GAMES: Final = 3
"""In fewer games than these nobody shows how strong they are."""

ANCHORS: Final = {"newcomer": -6.2, "shopkeeper": 0.0, "merchant": 19.3, "tycoon": 24.2}
"""How strong each level is, measured from the shopkeeper.

In this model somebody who is stronger by d wins exp(d / c) times as often as each of three alike
opponents, where c = sqrt(4) * 25/6 for four places that are known for certain. The modern games of
four in bench/results.md, 400 each, so give three differences: 22.5 for a tycoon among shopkeepers
(83.2% won), 6.7 for one among merchants (42.8%), 21.0 for a merchant among shopkeepers (80.6%).
They do not quite add up; these are the numbers closest to all three (least squares). A shopkeeper
among three newcomers won 41.2% of 400 games (docs/bots.md), which gives the fourth.
"""

_OTHERS: Final = ANCHORS["shopkeeper"]
"""How strong other people are taken to be: nobody has measured them."""

_START: Final = ANCHORS["tycoon"] / 2
"""Where somebody begins, and how uncertain that is: the two ends of the levels are one deviation
away, so that the first games say more than the beginning does."""

_CERTAIN: Final = 0.01
"""The uncertainty of everyone else, whose strength stays as it is."""


class SeatPlace(NamedTuple):
    """The place of a seat in a game: `bot` is the kind of its bot, empty for a person."""

    bot: str
    place: int
    rounds: int
    mine: bool = False


def fitting_level(
    games: Sequence[Sequence[SeatPlace]], levels: Collection[str]
) -> tuple[str, int] | None:
    """Return which of `levels` is closest to a player's strength, and how many games say so.

    The player's games come oldest first, each with all its seats. Only those count that had all
    their rounds and a bot of a measured level. None where that are fewer than MIN_GAMES.
    """
    counted = [game for game in games if _counts(game)]
    anchors = {level: anchor for level, anchor in ANCHORS.items() if level in levels}
    if len(counted) < MIN_GAMES or not anchors:
        return None
    rating = strength(counted)
    return min(anchors, key=lambda level: abs(anchors[level] - rating)), len(counted)


def strength(games: Sequence[Sequence[SeatPlace]]) -> float:
    """Return how strong a player is after these games in this order, measured as ANCHORS are.

    Everyone else's strength is fixed: a bot's is that of its level, whatever its character.
    """
    model = PlackettLuce()
    own = model.rating(mu=_START, sigma=_START)
    for game in games:
        known = [(seat, anchor) for seat in game if (anchor := _anchor(seat)) is not None]
        seats = [
            [own if seat.mine else model.rating(mu=anchor, sigma=_CERTAIN)]
            for seat, anchor in known
        ]
        rated = model.rate(seats, ranks=[float(seat.place) for seat, _ in known])
        own = next(team[0] for (seat, _), team in zip(known, rated, strict=True) if seat.mine)
    return own.mu


def _counts(game: Sequence[SeatPlace]) -> bool:
    return any(_level(seat) in ANCHORS for seat in game) and all(
        seat.rounds == ROUNDS for seat in game
    )


def _level(seat: SeatPlace) -> str:
    return seat.bot.partition("/")[0]


def _anchor(seat: SeatPlace) -> float | None:
    """Return how strong somebody is taken to be, None for bots that nobody has measured."""
    return ANCHORS.get(_level(seat)) if seat.bot else _OTHERS

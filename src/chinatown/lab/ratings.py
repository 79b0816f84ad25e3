"""Rates kinds of bots with OpenSkill (Plackett-Luce model), game by game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from chinatown.lab.match import Match


@dataclass(frozen=True)
class Rating:
    """The estimated strength of a kind of bot, `mu`, which starts at 25, and its uncertainty."""

    mu: float
    sigma: float


def ratings(matches: Sequence[Match]) -> dict[str, Rating]:
    """Return the ratings of all kinds that played, after these games in this order.

    Seats of one kind share a rating; after a game it is the mean of what each of them would get.
    """
    model = PlackettLuce()
    start = model.rating()
    result: dict[str, Rating] = {}
    for match in matches:
        kinds = [seat.bot for seat in match.seats]
        before = [result.get(kind, Rating(start.mu, start.sigma)) for kind in kinds]
        teams = [[model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
        rated = model.rate(teams, ranks=[float(seat.place) for seat in match.seats])
        for kind in dict.fromkeys(kinds):
            new = [team[0] for team, of_seat in zip(rated, kinds, strict=True) if of_seat == kind]
            result[kind] = Rating(
                sum(rating.mu for rating in new) / len(new),
                sum(rating.sigma for rating in new) / len(new),
            )
    return result

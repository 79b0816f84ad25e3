"""OpenSkill ratings of kinds of bots, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from chinatown.lab.match import Match


@dataclass(frozen=True)
class Rating:
    """How strong a kind of bot seems, `mu`, and how unsure that is, `sigma`; all begin at 25."""

    mu: float
    sigma: float


def ratings(matches: Sequence[Match]) -> dict[str, Rating]:
    """Return the ratings of all kinds that played, after these games in this order.

    Seats of one kind play with one rating, which becomes the mean of what the game makes of it.
    """
    model = PlackettLuce()
    start = model.rating()
    found: dict[str, Rating] = {}
    for match in matches:
        kinds = [seat.bot for seat in match.seats]
        before = [found.get(kind, Rating(start.mu, start.sigma)) for kind in kinds]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        rated = model.rate(teams, ranks=[float(seat.place) for seat in match.seats])
        for kind in dict.fromkeys(kinds):
            mine = [team[0] for team, one in zip(rated, kinds, strict=True) if one == kind]
            found[kind] = Rating(
                sum(one.mu for one in mine) / len(mine),
                sum(one.sigma for one in mine) / len(mine),
            )
    return found

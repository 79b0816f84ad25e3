"""One game of a tournament: who sits where, and what it came to."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from chinatown.bots import Bot, make_bot
from chinatown.game.actions import Action
from chinatown.game.editions import edition_named
from chinatown.game.standings import ranking
from chinatown.game.state import BUILD, Setup
from chinatown.game.variants import parse_variants
from chinatown.game.view import View
from chinatown.lab.driver import play_game


class Contest(NamedTuple):
    """What all games of a tournament have in common; `entrants` are kinds of bots, one a seat."""

    entrants: tuple[str, ...]
    seed: str
    edition: str = "modern"
    variants: tuple[str, ...] = ()


class Seat(NamedTuple):
    """What one seat came to: dollars, place from 1, its part of the victory, trades, time spent."""

    bot: str
    cash: int
    place: int
    won: float
    trades: int
    decisions: int
    seconds: float
    slowest: float


class Match(NamedTuple):
    """A finished game: its number from 1, dollars of income of all, trades, seconds, the seats."""

    number: int
    income: int
    trades: int
    seconds: float
    seats: tuple[Seat, ...]


class _Watched:
    """A bot whose decisions are timed and whose trades are counted."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self._bot = bot
        self._seat = seat
        self.decisions = self.trades = 0
        self.seconds = self.slowest = 0.0

    def decide(self, view: View) -> Action | None:
        began = perf_counter()
        action = self._bot.decide(view)
        taken = perf_counter() - began
        self.decisions += 1
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        if view.phase == BUILD:
            # Asked to build once a round, right after all its trades.
            self.trades += sum(
                one.status == "made" and one.parties >> self._seat & 1 for one in view.offers
            )
        return action


def seated(contest: Contest, number: int) -> tuple[str, ...]:
    """Return who sits where in the game of a number: the entrants, a seat further each game."""
    entrants = contest.entrants
    shift = (number - 1) % len(entrants)
    return tuple(entrants[(seat - shift) % len(entrants)] for seat in range(len(entrants)))


def deal_seed(contest: Contest, number: int) -> str:
    """Return the seed of the game of a number; games that differ in the seats alone share it."""
    return f"{contest.seed}/{1 + (number - 1) // len(contest.entrants)}"


def play_match(contest: Contest, number: int, record_dir: Path | None = None) -> Match:
    """Play the game of a number, from 1, and return what it came to.

    Raises BadSetup, UnknownBot and BotsStuck.
    """
    kinds = seated(contest, number)
    seed = deal_seed(contest, number)
    variants = parse_variants(contest.variants)
    setup = Setup(edition_named(contest.edition), len(kinds), seed, variants)
    bots = [_Watched(make_bot(kind, seat, seed), seat) for seat, kind in enumerate(kinds)]
    names = [f"{kind} {seat}" for seat, kind in enumerate(kinds, start=1)]
    began = perf_counter()
    played = play_game(setup, bots, names)
    seconds = perf_counter() - began
    if record_dir is not None:
        (record_dir / f"game-{number:04}.json").write_bytes(played.record.to_json())
    standings = {one.seat: one for one in ranking(played.state)}
    winners = sum(one.place == 1 for one in standings.values())
    seats = tuple(
        Seat(
            kind,
            standings[seat].cash,
            standings[seat].place,
            1 / winners if standings[seat].place == 1 else 0.0,
            bot.trades,
            bot.decisions,
            bot.seconds,
            bot.slowest,
        )
        for seat, (kind, bot) in enumerate(zip(kinds, bots, strict=True))
    )
    income = sum(one.cash for one in seats) - len(kinds) * setup.edition.start
    return Match(number, income, played.trades, seconds, seats)

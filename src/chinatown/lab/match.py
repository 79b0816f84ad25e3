"""One game of a tournament: who sits where, and what it came to."""

from __future__ import annotations

from time import thread_time
from typing import NamedTuple

from chinatown.analysis import efficiency, figures, trading_efficiency
from chinatown.bots import Bot
from chinatown.game.actions import Action
from chinatown.game.editions import edition_named
from chinatown.game.standings import ranking
from chinatown.game.state import BUILD, Setup
from chinatown.game.variants import parse_variants
from chinatown.game.view import View
from chinatown.lab.driver import play_game
from chinatown.lab.entrants import make_entrant
from chinatown.lab.exploiters import EXPLOITERS
from chinatown.lab.regret_audit import JUDGEMENTS, losses


class Contest(NamedTuple):
    """What all games of a tournament have in common.

    `entrants` are kinds of bots, one a seat; with `efficiency` it is worked out how much of what
    could have been earned each game earned, which takes time.
    """

    entrants: tuple[str, ...]
    seed: str
    edition: str = "modern"
    variants: tuple[str, ...] = ()
    efficiency: bool = False


class Seat(NamedTuple):
    """What one seat came to: dollars, place from 1, its part of the victory, trades it was in.

    `micros` is what each of its decisions took, in microseconds of one core.
    """

    bot: str
    cash: int
    place: int
    won: float
    trades: int
    micros: tuple[int, ...]


class Match(NamedTuple):
    """A finished game: its number from 1, dollars of income of all, trades, the seats.

    `seconds` are those of one core; the efficiencies (docs/analysis.md) are None where they were
    not asked for. `losses` counts trades by which an honest bot lost by its own judgement; it is
    None where no cheat plays.
    """

    number: int
    income: int
    trades: int
    seconds: float
    seats: tuple[Seat, ...]
    efficiency: float | None = None
    trading_efficiency: float | None = None
    losses: int | None = None


class Outcome(NamedTuple):
    """A finished game and its record as bytes, empty where that is not wanted."""

    match: Match
    record: bytes


class _Watched:
    """A bot whose decisions are timed and whose trades are counted."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self._bot = bot
        self._seat = seat
        self.trades = 0
        self.micros: list[int] = []

    def decide(self, view: View) -> Action | None:
        began = thread_time()
        action = self._bot.decide(view)
        self.micros.append(round(1e6 * (thread_time() - began)))
        if view.phase == BUILD:
            # Asked to build once a round, right after all its trades.
            self.trades += sum(
                one.status == "made" and one.parties >> self._seat & 1 for one in view.offers
            )
        return action


def seated(contest: Contest, number: int) -> tuple[str, ...]:
    """Return who sits where in the game of a number: the entrants, a seat further each game."""
    entrants = contest.entrants
    shift = (number - 1) % seatings(contest)
    return tuple(entrants[(seat - shift) % len(entrants)] for seat in range(len(entrants)))


def seatings(contest: Contest) -> int:
    """Return after how many seats further everyone sits beside the same neighbours again.

    That is as many games as each deal is played: bots of one kind play alike, so that more would
    only repeat them.
    """
    entrants = contest.entrants
    shifts = range(1, len(entrants) + 1)
    return next(shift for shift in shifts if entrants[shift:] + entrants[:shift] == entrants)


def deal_of(contest: Contest, number: int) -> int:
    """Return the number of the deal, from 1, that the game of a number is played with."""
    return 1 + (number - 1) // seatings(contest)


def deal_seed(contest: Contest, number: int) -> str:
    """Return the seed of the game of a number; games that differ in the seats alone share it."""
    return f"{contest.seed}/{deal_of(contest, number)}"


def play_match(contest: Contest, number: int, *, keep_record: bool = False) -> Outcome:
    """Play the game of a number, from 1, and return what it came to.

    Raises BadSetup, UnknownBot and BotsStuck.
    """
    kinds = seated(contest, number)
    seed = deal_seed(contest, number)
    variants = parse_variants(contest.variants)
    setup = Setup(edition_named(contest.edition), len(kinds), seed, variants)
    bots = [_Watched(make_entrant(kind, seat, seed), seat) for seat, kind in enumerate(kinds)]
    names = [f"{kind} {seat}" for seat, kind in enumerate(kinds, start=1)]
    began = thread_time()
    played = play_game(setup, bots, names)
    seconds = thread_time() - began
    standings = {one.seat: one for one in ranking(played.state)}
    winners = sum(one.place == 1 for one in standings.values())
    seats = tuple(
        Seat(
            kind,
            standings[seat].cash,
            standings[seat].place,
            1 / winners if standings[seat].place == 1 else 0.0,
            bot.trades,
            tuple(bot.micros),
        )
        for seat, (kind, bot) in enumerate(zip(kinds, bots, strict=True))
    )
    income = sum(one.cash for one in seats) - len(kinds) * setup.edition.start
    match = Match(number, income, played.trades, seconds, seats)
    if contest.efficiency:
        rounds = figures(played.record)
        match = match._replace(
            efficiency=efficiency(rounds), trading_efficiency=trading_efficiency(rounds)
        )
    if any(kind in EXPLOITERS for kind in kinds):
        honest = {seat: JUDGEMENTS[kind] for seat, kind in enumerate(kinds) if kind in JUDGEMENTS}
        match = match._replace(losses=len(losses(played.record, honest)))
    return Outcome(match, played.record.to_json() if keep_record else b"")

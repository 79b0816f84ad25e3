"""Plays single games of a tournament: the seating, the deal and the result of each."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, thread_time
from typing import NamedTuple

from chinatown.analysis.efficiency import efficiency, figures, trading_efficiency
from chinatown.bots.base import Bot
from chinatown.game.actions import Action
from chinatown.game.editions import edition_named
from chinatown.game.errors import IllegalAction
from chinatown.game.events import Event
from chinatown.game.standings import ranking
from chinatown.game.state import BUILD, Setup
from chinatown.game.types import Dollars, Seat
from chinatown.game.variants import parse_variants
from chinatown.game.view import View
from chinatown.lab.driver import play_game
from chinatown.lab.entrants import make_entrant
from chinatown.lab.exploiters.registry import EXPLOITERS
from chinatown.lab.outside.errors import Fault
from chinatown.lab.outside.kinds import label_of
from chinatown.lab.outside.outside_bot import OutsideBot
from chinatown.lab.players import end_programs, seated
from chinatown.lab.regret_audit import JUDGEMENTS, losses


class Contest(NamedTuple):
    """What all games of a tournament have in common.

    Attributes:
        entrants: A kind of player for each seat.
        efficiency: Whether to compute which share of the possible income each game earned
            (docs/analysis.md), which takes time.
    """

    entrants: tuple[str, ...]
    seed: str
    edition: str = "modern"
    variants: tuple[str, ...] = ()
    efficiency: bool = False


class SeatResult(NamedTuple):
    """The result of one seat.

    Attributes:
        bot: The kind of player.
        cash: Its cash at the end, in dollars.
        place: Its place, from 1; equals share one.
        won: Its share of the victory, from 0 to 1.
        trades: The number of trades it was a party of.
        micros: The time of each of its decisions, in microseconds of one core.
    """

    bot: str
    cash: Dollars
    place: int
    won: float
    trades: int
    micros: tuple[int, ...]


class Match(NamedTuple):
    """The result of a game.

    Attributes:
        number: The game's number in the tournament, from 1.
        income: The income of all seats together, in dollars.
        seconds: The time of the whole game on one core.
        efficiency: The efficiency of the whole game (docs/analysis.md), None if not asked for.
        trading_efficiency: Its trading efficiency, None if not asked for.
        losses: How many trades an honest bot lost by, by its own judgement; None for games without
            an exploiter.
        faults: What programs from outside did wrong.
    """

    number: int
    income: Dollars
    trades: int
    seconds: float
    seats: tuple[SeatResult, ...]
    efficiency: float | None = None
    trading_efficiency: float | None = None
    losses: int | None = None
    faults: tuple[Fault, ...] = ()


class Outcome(NamedTuple):
    """The result of a game, and its record as JSON, empty if it was not asked for."""

    match: Match
    record: bytes


class _TimedBot:
    """A bot whose decisions are timed and whose trades are counted."""

    def __init__(self, bot: Bot, seat: Seat) -> None:
        self._bot = bot
        self._seat = seat
        self.trades = 0
        self.micros: list[int] = []

    def decide(self, view: View) -> Action | None:
        began = self._now()
        action = self._bot.decide(view)
        self.micros.append(round(1e6 * (self._now() - began)))
        if view.phase == BUILD:
            # Asked to build once a round, right after all its trades.
            self.trades += sum(
                offer.status == "made" and offer.parties >> self._seat & 1 for offer in view.offers
            )
        return action

    @staticmethod
    def _now() -> float:
        """Return the seconds that this thread has taken."""
        return thread_time()


class _TimedOutsideBot(_TimedBot):
    """The same for a program from outside, for which time is that on the clock."""

    def __init__(self, bot: OutsideBot, seat: Seat) -> None:
        super().__init__(bot, seat)
        self._program = bot

    def refused(self, view: View, error: IllegalAction) -> Action | None:
        return self._program.refused(view, error)

    def hear(self, events: Sequence[Event]) -> None:
        self._program.hear(events)

    @staticmethod
    def _now() -> float:
        return perf_counter()


def _timed(bot: Bot, seat: Seat) -> _TimedBot:
    return _TimedOutsideBot(bot, seat) if isinstance(bot, OutsideBot) else _TimedBot(bot, seat)


def seating(contest: Contest, number: int) -> tuple[str, ...]:
    """Return the kinds by seat in game `number`: the entrants, moved a seat on with each game."""
    entrants = contest.entrants
    shift = (number - 1) % seating_count(contest)
    return tuple(entrants[(seat - shift) % len(entrants)] for seat in range(len(entrants)))


def seating_count(contest: Contest) -> int:
    """Return how many seatings differ, which is also how many games are played on each deal.

    Bots of one kind play alike, so further games on the same deal would only repeat these.
    """
    entrants = contest.entrants
    shifts = range(1, len(entrants) + 1)
    return next(shift for shift in shifts if entrants[shift:] + entrants[:shift] == entrants)


def deal_number(contest: Contest, number: int) -> int:
    """Return which deal, from 1, game `number` is played on."""
    return 1 + (number - 1) // seating_count(contest)


def deal_seed(contest: Contest, number: int) -> str:
    """Return the seed of game `number`; games that differ only in the seating share it."""
    return f"{contest.seed}/{deal_number(contest, number)}"


def play_match(contest: Contest, number: int, *, keep_record: bool = False) -> Outcome:
    """Play game `number` of a contest, from 1, and return its result.

    Raises BadSetup, UnknownBot, OutsideBotError and BotsStuck.
    """
    kinds = seating(contest, number)
    seed = deal_seed(contest, number)
    variants = parse_variants(contest.variants)
    setup = Setup(edition_named(contest.edition), len(kinds), seed, variants)
    names = [f"{label_of(kind)} {seat}" for seat, kind in enumerate(kinds, start=1)]
    with seated(setup, kinds, names, make_entrant) as players:
        bots = [_timed(bot, seat) for seat, bot in enumerate(players)]
        began = thread_time()
        game = play_game(setup, bots, names)
        seconds = thread_time() - began
        faults = end_programs(players, game.state)
    standings = {standing.seat: standing for standing in ranking(game.state)}
    winners = sum(standing.place == 1 for standing in standings.values())
    seats = tuple(
        SeatResult(
            kind,
            standings[seat].cash,
            standings[seat].place,
            1 / winners if standings[seat].place == 1 else 0.0,
            bot.trades,
            tuple(bot.micros),
        )
        for seat, (kind, bot) in enumerate(zip(kinds, bots, strict=True))
    )
    income = sum(seat.cash for seat in seats) - len(kinds) * setup.edition.start
    match = Match(number, income, game.trades, seconds, seats, faults=faults)
    if contest.efficiency:
        rounds = figures(game.record)
        match = match._replace(
            efficiency=efficiency(rounds), trading_efficiency=trading_efficiency(rounds)
        )
    if any(kind in EXPLOITERS for kind in kinds):
        honest = {seat: JUDGEMENTS[kind] for seat, kind in enumerate(kinds) if kind in JUDGEMENTS}
        match = match._replace(losses=len(losses(game.record, honest)))
    return Outcome(match, game.record.to_json() if keep_record else b"")

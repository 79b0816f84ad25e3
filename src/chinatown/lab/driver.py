"""Plays games of bots: gives each bot in turn only its view, until the game is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import starmap
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias, TypeGuard, runtime_checkable

from chinatown.bots.base import Bot
from chinatown.bots.registry import make_bot
from chinatown.game.actions import Action, Agree, Done, Say, TakeCall
from chinatown.game.errors import GameError, IllegalAction, Param
from chinatown.game.events import AddressedEvent, Event
from chinatown.game.play import apply, initial_state
from chinatown.game.state import OVER, TRADE, Setup, State, first_waiting
from chinatown.game.trade_events import TradeMade
from chinatown.game.types import Seat
from chinatown.game.view import View, view
from chinatown.record.record import Record, Recorder

MAX_ACTIONS: Final = 5_000
"""The number of actions after which a game counts as endless; the liveliest take a tenth of it."""

_SETTLING: Final = (Agree, TakeCall)
"""The actions that can execute a trade."""


class BotsStuck(GameError):  # noqa: N818 - the name says it
    """Bots that cannot finish a game: none of them acts, or they never stop; `round` says where."""

    code: Literal["bots-stuck"]

    def __init__(self, code: Literal["bots-stuck"], **params: Param) -> None:
        super().__init__(code, **params)


@runtime_checkable
class FallibleBot(Bot, Protocol):
    """A bot that may do what the rules refuse, and that hears what happens."""

    def refused(self, view: View, error: IllegalAction, /) -> Action | None:
        """Return what is done instead of its last action, which the rules refuse."""

    def hear(self, events: Sequence[Event], /) -> None:
        """Take notice of events that its seat sees."""


def _is_fallible(bot: Bot) -> TypeGuard[FallibleBot]:
    return _makes_fallible(type(bot))


@lru_cache(maxsize=64)
def _makes_fallible(kind: type[Bot]) -> bool:
    # Asked once a class, since Python goes through all methods of a protocol each time that it is
    # asked: for four bots 2% of a game of random ones.
    return issubclass(kind, FallibleBot)


class Decision(NamedTuple):
    """A bot's answer when it is asked for its move, and what came of it.

    Attributes:
        seat: The seat that was asked.
        action: What it did; None for nothing.
        state: The state after its action, that before if it did nothing.
        events: What happened, each event with its audience; empty if it did nothing.
    """

    seat: Seat
    action: Action | None
    state: State
    events: tuple[AddressedEvent, ...]


_Step: TypeAlias = tuple[Seat, Action | None, State, tuple[AddressedEvent, ...]]
"""What a Decision is made of."""


class FinishedGame(NamedTuple):
    """A finished game: its record, its last state and the number of trades executed."""

    record: Record
    state: State
    trades: int


def make_bots(setup: Setup, kinds: Sequence[str]) -> list[Bot]:
    """Return a bot for each seat, `kinds` by seat and repeated when they are fewer than seats.

    The bots' choices depend on the game's seed. Raises UnknownBot.
    """
    return [make_bot(kinds[seat % len(kinds)], seat, setup.seed) for seat in range(setup.players)]


def decisions(setup: Setup, bots: Sequence[Bot]) -> Iterator[Decision]:
    """Let bots, one for each seat, play a game to its end, and yield each decision once applied.

    While the table trades, all seats are asked in turn, clockwise; in the other phases the first
    seat that the phase waits for. A seat that has said done and had nothing to do is not asked
    again before something else happens than another seat's done or a free text, which no view
    holds.

    Raises BotsStuck (`bots-stuck`) when no bot acts any more or after 5,000 actions, and
    IllegalAction when a bot that is not fallible does what the rules refuse.
    """
    return decisions_from(initial_state(setup), bots)


def decisions_from(state: State, bots: Sequence[Bot]) -> Iterator[Decision]:
    """Let bots, one for each seat, play on from a position to the end, as `decisions` does."""
    return starmap(Decision, _steps(state, bots))


def _steps(state: State, bots: Sequence[Bot]) -> Iterator[_Step]:
    """Let bots play on from a position to the end, and yield what each Decision is made of."""
    players = state.players
    fallible = {seat: bot for seat, bot in enumerate(bots) if _is_fallible(bot)}
    # A fallible bot that had nothing to do is asked once more before the game counts as stuck.
    patience = players * (2 if fallible else 1)
    seat = state.first
    idle = resting = 0
    while (phase := state.phase) != OVER:
        if phase != TRADE:
            seat = first_waiting(state)
            idle, resting = patience, 0
        action = None
        if not resting >> seat & 1:
            action = bots[seat].decide(view(state, seat))
            events: tuple[AddressedEvent, ...] = ()
            if action is not None:
                if fallible:
                    action, state, events = _judged(state, seat, action, fallible)
                else:
                    state, events = apply(state, action)
            yield seat, action, state, events
        if action is not None:
            idle = 0
            if type(action) is not Done and (type(action) is not Say or action.phrases):
                resting = 0
            if state.number >= MAX_ACTIONS:
                raise BotsStuck("bots-stuck", round=state.round)
        elif idle < patience:
            idle += 1
            resting |= state.done & 1 << seat
        else:
            raise BotsStuck("bots-stuck", round=state.round)
        seat = (seat + 1) % players


def _judged(
    state: State, seat: Seat, action: Action, fallible: Mapping[Seat, FallibleBot]
) -> tuple[Action | None, State, tuple[AddressedEvent, ...]]:
    """Return what a seat does, the state after it, and the events, which fallible bots hear.

    Where the rules refuse what a fallible bot wants, it is what is done instead.
    """
    wanted: Action | None = action
    try:
        after, events = apply(state, action)
    except IllegalAction as error:
        if seat not in fallible:
            raise
        wanted = fallible[seat].refused(view(state, seat), error)
        after, events = (state, ()) if wanted is None else apply(state, wanted)
    for hearer, bot in fallible.items():
        bot.hear([addressed.event for addressed in events if addressed.seen_by(hearer)])
    return wanted, after, events


def play_game(setup: Setup, bots: Sequence[Bot], names: Sequence[str]) -> FinishedGame:
    """Let bots, one for each seat, play a game to its end, and return it.

    Raises BotsStuck and IllegalAction as `decisions` does.
    """
    recorder = Recorder(setup, names)
    trades = 0
    # Decisions, made for nobody, would add 2% to a game of random bots.
    for _, action, state, events in _steps(initial_state(setup), bots):
        if action is not None:
            recorder.add(action, state)
            if type(action) in _SETTLING and any(
                type(addressed.event) is TradeMade for addressed in events
            ):
                trades += 1
    return FinishedGame(recorder.record(), state, trades)

"""Playing a game of bots to its end, each asked in turn with nothing but its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from chinatown.bots import Bot
from chinatown.game.actions import Agree, Done, Say, TakeCall
from chinatown.game.errors import GameError
from chinatown.game.events import TradeMade
from chinatown.game.play import apply, initial_state
from chinatown.game.state import OVER, TRADE, Setup, State, first_waiting
from chinatown.game.view import view
from chinatown.record import Record, Recorder

MAX_ACTIONS: Final = 5_000
"""A game of so many actions will not end; the liveliest take a tenth of that."""

_CONCLUDING: Final = (Agree, TakeCall)


class BotsStuck(GameError):  # noqa: N818 - the name says it
    """Bots that cannot finish a game: none of them acts, or they never stop; `round` says where."""


class Played(NamedTuple):
    """A finished game: its record, the state at the end, how many trades were made."""

    record: Record
    state: State
    trades: int


def play_game(setup: Setup, bots: Sequence[Bot], names: Sequence[str]) -> Played:
    """Let bots, one for each seat, play a game to its end, and return it.

    Those whom the phase waits for are asked, in the trade phase all in turn, clockwise; a seat that
    has finished trading and has nothing to do, when something else has happened than that another
    one has finished too, or spoken in words, which no view holds. Raises BotsStuck (`bots-stuck`)
    when nobody acts any more or after 5,000 actions, and IllegalAction when a bot does what the
    rules refuse.
    """
    state = initial_state(setup)
    recorder = Recorder(setup, names)
    players = setup.players
    seat = state.first
    idle = trades = actions = finished = 0
    while (phase := state.phase) != OVER:
        if phase != TRADE:
            seat = first_waiting(state)
            idle, finished = players, 0
        action = None
        if not finished >> seat & 1:
            action = bots[seat].decide(view(state, seat))
        if action is not None:
            idle = 0
            actions += 1
            kind = type(action)
            if kind is not Done and not (isinstance(action, Say) and not action.phrases):
                finished = 0
            state, told = apply(state, action)
            recorder.add(action, state)
            if kind in _CONCLUDING and any(type(one.event) is TradeMade for one in told):
                trades += 1
        elif idle < players:
            idle += 1
            finished |= state.done & 1 << seat
        else:
            raise BotsStuck("bots-stuck", round=state.round)
        if actions >= MAX_ACTIONS:
            raise BotsStuck("bots-stuck", round=state.round)
        seat = (seat + 1) % players
    return Played(recorder.record(), state, trades)

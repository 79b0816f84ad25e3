"""Starting a game and applying actions: the only two ways to make a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never, get_args

from chinatown.game import (
    building,
    calls,
    dealing,
    ending,
    income_phase,
    offers,
    responses,
    shares,
    talk,
    trading,
)
from chinatown.game.actions import (
    TABLE,
    Action,
    Agree,
    AskTurns,
    Build,
    Call,
    CloseTrading,
    Discard,
    Done,
    EndCall,
    EndGame,
    Expire,
    Judge,
    Keep,
    Offer,
    Refuse,
    Say,
    TableAction,
    TakeCall,
    Withdraw,
)
from chinatown.game.board import ALL
from chinatown.game.chance import sample
from chinatown.game.deal_table import ROUNDS
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent
from chinatown.game.state import DEAL, OVER, TRADE, Outcome, Setup, State
from chinatown.game.types import Seat

_KINDS: Final = frozenset(get_args(Action))
_BY_TABLE: Final = frozenset(get_args(TableAction))

_PHASE_ENDING: Final = frozenset([Keep, Done, Build])
"""The actions that can be the last one a phase waits for."""


def initial_state_and_events(setup: Setup) -> tuple[State, tuple[AddressedEvent, ...]]:
    """Return the first state of a game, with the cards of round 1 dealt, and the events so far.

    The seed decides the six outlook cards, and the first player where the table names none
    (docs/rules.md 4, 6 and 8).
    """
    players, edition = setup.players, setup.edition
    nothing = ((0,) * len(edition.shops),) * players
    blank = State(
        setup=setup,
        round=0,
        phase=DEAL,
        first=_first_player(setup),
        owned=(0,) * players,
        shops=(0,) * len(edition.shops),
        tiles=nothing,
        shown=nothing,
        cash=(edition.start,) * players,
        hands=(0,) * players,
        chosen=(None,) * players,
        deck=ALL,
        bag=edition.tile_counts,
        outlook=sample(
            edition.outlook, min(ROUNDS, len(edition.outlook)), setup.seed, "outlook", 0
        ),
        turned=0,
        done=0,
        offers=(),
        calls=(),
        debts=(),
        clauses=(),
        promises=(),
        turns_asked=0,
        plans=(None,) * players,
        built=0,
        remarks=(),
        counted_cash=(edition.start,) * players,
        number=0,
    )
    state, events = dealing.begin_round(blank, 1)
    return state, tuple(events)


def _first_player(setup: Setup) -> Seat:
    if setup.variants.first_seat:
        return setup.variants.first_seat - 1
    return sample(range(setup.players), 1, setup.seed, "first", 0)[0]


def initial_state(setup: Setup) -> State:
    """Return the first state of a game, with the cards of round 1 dealt."""
    return initial_state_and_events(setup)[0]


def apply(state: State, action: Action) -> tuple[State, tuple[AddressedEvent, ...]]:
    """Return the state after an action, and the events with their audiences.

    Whatever follows without a decision has happened too: a phase that ends by the action has ended,
    income is paid, the next round is dealt. Raises IllegalAction when the rules refuse the action.
    """
    kind = type(action)
    if kind not in _KINDS:
        raise IllegalAction("unknown-action", action=kind.__name__)
    if state.phase == OVER and kind is not Say:
        raise IllegalAction("game-over")
    seat = action.seat
    if not (seat == TABLE if kind in _BY_TABLE else 0 <= seat < state.setup.players):
        raise IllegalAction("unknown-seat", number=seat)
    state, events = _carry_out(state, action)
    if kind in _PHASE_ENDING and (ended := _phase_end(state, action)):
        state, more = ended(state)
        events += more
    # The number is the last field: a new end saves 1.5% of a game of random bots over `_replace`.
    fields = state[:-1] + (state.number + 1,)  # noqa: RUF005 - half as slow again otherwise
    return tuple.__new__(State, fields), tuple(events)


def _carry_out(state: State, action: Action) -> Outcome:
    match action:
        case Done():
            return trading.say_done(state, action)
        case Say():
            return talk.say(state, action)
        case Keep():
            return dealing.keep(state, action)
        case Build():
            return building.build(state, action)
        case Offer():
            return offers.offer(state, action)
        case Refuse():
            return responses.refuse(state, action)
        case Agree():
            return responses.agree(state, action)
        case Withdraw():
            return responses.withdraw(state, action)
        case Call():
            return calls.call(state, action)
        case TakeCall():
            return calls.take(state, action)
        case EndCall():
            return calls.end(state, action)
        case Expire():
            return offers.expire(state, action)
        case Judge():
            return trading.judge(state, action)
        case AskTurns():
            return trading.ask_turns(state, action)
        case Discard():
            return dealing.discard(state, action)
        case CloseTrading():
            return trading.close_trading(state, action)
        case EndGame():
            return ending.end_early(state, action)
        case _:
            assert_never(action)


def _phase_end(state: State, action: Action) -> Callable[[State], Outcome] | None:
    """Return the function that ends the phase, or None while the phase waits for somebody.

    The one who is last to be done trading can leave it to the table to end the phase.
    """
    if state.phase == TRADE:
        closing = state.done == (1 << state.setup.players) - 1
        holds = closing and type(action) is Done and action.hold
        return trading.end_trading if closing and not holds else None
    if state.phase == DEAL:
        return None if None in state.chosen else dealing.reveal_and_draw
    return _round_ended if state.built == (1 << state.setup.players) - 1 else None


def _round_ended(state: State) -> Outcome:
    events: list[AddressedEvent] = []
    if not state.in_turn:
        state, events = building.reveal_plans(state)
    state, income = income_phase.pay_income(state)
    events += income
    if state.debts:
        state, counted = shares.count_shares(state, income)
        state, paid = income_phase.settle_debts(state)
        events += counted + paid
    if state.round < ROUNDS:
        state, more = dealing.begin_round(state, state.round + 1)
        return state, events + more
    state, more = ending.end_game(state)
    return state, events + more

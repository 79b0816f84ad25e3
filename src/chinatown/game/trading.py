"""The trade phase around its offers: who is done, and what ends it (docs/rules.md 4.3)."""

from __future__ import annotations

from functools import cache

from chinatown.game.actions import AskTurns, CloseTrading, Done, Judge
from chinatown.game.agreements import lapse_clauses
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent
from chinatown.game.offers import check_trading, lapsed
from chinatown.game.placing_order import may_ask_turns, seats_to_ask
from chinatown.game.state import (
    BUILD,
    OVER,
    Outcome,
    State,
    is_closing,
)
from chinatown.game.trade_events import CallEnded, DoneSaid, PromiseJudged, TradingEnded, TurnsAsked
from chinatown.game.types import Seat


def say_done(state: State, action: Done) -> Outcome:
    """Say that one has finished trading, or is trading again."""
    check_trading(state)
    bit = 1 << action.seat
    was_done = bool(state.done & bit)
    if was_done == action.done:
        raise IllegalAction("already-done" if was_done else "not-done")
    return state._replace(done=state.done ^ bit), [_done_said(action.seat, not was_done)]


@cache
def _done_said(seat: Seat, done: bool) -> AddressedEvent:
    # What a third of the actions of random bots come to: making each once saves 1% of their games.
    return AddressedEvent(DoneSaid(seat, done))


def ask_turns(state: State, action: AskTurns) -> Outcome:
    """Ask for placing in turn this round, where the table lets players ask (docs/rules.md 8).

    Placements that others have fixed unseen go back to them, still unseen. Raises IllegalAction
    before trading and after building, where nobody can ask, where tiles are placed in turn
    already, and for a seat that has asked or has fixed its own placements.
    """
    seat = action.seat
    if state.phase != BUILD or state.rules < 3:
        check_trading(state)
    if not seats_to_ask(state):
        raise IllegalAction("cannot-ask-turns")
    if state.in_turn or state.turns_asked >> seat & 1:
        raise IllegalAction("turns-already-asked")
    if not may_ask_turns(state, seat):
        raise IllegalAction("already-built")
    after = state._replace(turns_asked=state.turns_asked | 1 << seat)
    if not after.in_turn:
        return after, [AddressedEvent(TurnsAsked(seat, agreed=False))]
    returned = tuple(other for other in state.seats_in_order if state.built >> other & 1)
    after = after._replace(plans=(None,) * state.players, built=0)
    return after, [AddressedEvent(TurnsAsked(seat, agreed=True, returned=returned))]


def judge(state: State, action: Judge) -> Outcome:
    """Say whether a promise was kept; only its promisee can (docs/rules.md 5)."""
    if state.phase == OVER:
        raise IllegalAction("game-over")
    for place, promise in enumerate(state.promises):
        if promise.id == action.promise and promise.taker == action.seat:
            judged = promise._replace(status="kept" if action.kept else "broken")
            promises = (*state.promises[:place], judged, *state.promises[place + 1 :])
            event = PromiseJudged(action.seat, promise.id, action.kept)
            return state._replace(promises=promises), [AddressedEvent(event, promise.audience)]
    raise IllegalAction("no-such-promise", promise=action.promise)


def close_trading(state: State, action: CloseTrading) -> Outcome:
    """End the trade phase: it is closing, or its clock ran out (docs/rules.md 4.3 and 8)."""
    check_trading(state)
    closing = is_closing(state)
    if not closing and not state.variants.trade_clock:
        raise IllegalAction("no-trade-clock")
    return end_trading(state, clock=not closing)


def end_trading(state: State, *, clock: bool = False) -> Outcome:
    """End the trade phase: open offers lapse, open calls end, and building begins.

    Building clauses that can no longer be kept lapse too.
    """
    state, events = close_offers(state)
    state, lapses = lapse_clauses(state)
    events += lapses
    trading_ended = AddressedEvent(TradingEnded(clock, state.in_turn))
    return state._replace(phase=BUILD), [trading_ended, *events]


def close_offers(state: State) -> Outcome:
    """Let open offers lapse and open calls end, as trading is over."""
    events: list[AddressedEvent] = []
    offers = list(state.offers)
    for place, offer in enumerate(offers):
        if offer.status == "open":
            offers[place], event = lapsed(offer, "trading-ended")
            events.append(event)
    calls = list(state.calls)
    for place, call in enumerate(calls):
        if call.status == "open":
            calls[place] = call._replace(status="trading-ended")
            events.append(AddressedEvent(CallEnded(call.seat, call.id, "trading-ended")))
    if not events:
        return state, events
    return state._replace(offers=tuple(offers), calls=tuple(calls)), events

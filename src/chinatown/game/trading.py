"""The trade phase around its offers: who has finished, and what ends it (docs/rules.md 4.3)."""

from __future__ import annotations

from typing import Final

from chinatown.game.actions import AskTurns, CloseTrading, Done, Judge
from chinatown.game.deal_table import MAX_PLAYERS
from chinatown.game.errors import IllegalAction
from chinatown.game.events import (
    AddressedEvent,
    CallEnded,
    DoneSaid,
    Lapsed,
    PromiseJudged,
    TradingEnded,
    TurnsAsked,
)
from chinatown.game.offers import check_trading
from chinatown.game.state import BUILD, OVER, State, may_ask_turns

_SAID: Final = tuple(
    tuple(AddressedEvent(DoneSaid(seat, done)) for done in (False, True))
    for seat in range(MAX_PLAYERS)
)
"""What the commonest of all actions tells, by seat and by what it says."""


def say_done(state: State, action: Done) -> tuple[State, list[AddressedEvent]]:
    """Say that one has finished trading, or has not after all."""
    check_trading(state)
    bit = 1 << action.seat
    was_done = bool(state.done & bit)
    if was_done == action.done:
        raise IllegalAction("already-done" if was_done else "not-done")
    after = state._replace(done=state.done ^ bit, number=state.number + 1)
    return after, [_SAID[action.seat][not was_done]]


def ask_turns(state: State, action: AskTurns) -> tuple[State, list[AddressedEvent]]:
    """Ask for placing in turn this round, where the table lets players ask (docs/rules.md 8)."""
    check_trading(state)
    if not may_ask_turns(state.edition, state.variants):
        raise IllegalAction("cannot-ask-turns")
    if state.turns_asked:
        raise IllegalAction("turns-already-asked")
    return state._replace(turns_asked=True), [AddressedEvent(TurnsAsked(action.seat))]


def judge(state: State, action: Judge) -> tuple[State, list[AddressedEvent]]:
    """Note that a promise was kept or broken; only the promisee says so (docs/rules.md 5)."""
    if state.phase == OVER:
        raise IllegalAction("game-over")
    for place, promise in enumerate(state.promises):
        if promise.id == action.promise and promise.taker == action.seat:
            judged = promise._replace(status="kept" if action.kept else "broken")
            promises = (*state.promises[:place], judged, *state.promises[place + 1 :])
            event = PromiseJudged(action.seat, promise.id, action.kept)
            return state._replace(promises=promises), [AddressedEvent(event, promise.audience)]
    raise IllegalAction("no-such-promise", promise=action.promise)


def close_trading(state: State, action: CloseTrading) -> tuple[State, list[AddressedEvent]]:
    """End the trade phase because the trade clock ran out (docs/rules.md 8)."""
    check_trading(state)
    if not state.variants.trade_clock:
        raise IllegalAction("no-trade-clock")
    return end_trading(state, clock=True)


def end_trading(state: State, *, clock: bool = False) -> tuple[State, list[AddressedEvent]]:
    """End the trade phase: every open offer lapses, and building begins."""
    told = [AddressedEvent(TradingEnded(clock, state.in_turn))]
    offers = list(state.offers)
    for place, one in enumerate(offers):
        if one.status == "open":
            offers[place] = one._replace(status="lapsed", reason="trading-ended")
            told.append(AddressedEvent(Lapsed(one.id, "trading-ended"), one.audience))
    calls = list(state.calls)
    for place, call in enumerate(calls):
        if call.status == "open":
            calls[place] = call._replace(status="trading-ended")
            told.append(AddressedEvent(CallEnded(call.seat, call.id, "trading-ended")))
    return state._replace(phase=BUILD, offers=tuple(offers), calls=tuple(calls)), told

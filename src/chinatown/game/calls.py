"""Calls to the whole table: what a player seeks and gives, open to anyone (docs/rules.md 5)."""

from __future__ import annotations

from typing import Final

from chinatown.game.actions import MAX_TEXT, Call, EndCall, Goods, TakeCall, Trade, Transfer
from chinatown.game.chance import opaque_id
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent
from chinatown.game.normal_form import normalised
from chinatown.game.obstacles import own_obstacle, visible_obstacle
from chinatown.game.offers import check_trading, not_done
from chinatown.game.responses import agreed_to, with_call
from chinatown.game.state import CallState, OfferState, Outcome, State
from chinatown.game.trade_events import Called, CallEnded
from chinatown.game.trade_facts import call_trade, transfers_of
from chinatown.game.types import Seat

MAX_CALLS: Final = 5
"""How many calls of one player may stand at once."""

_NOTHING: Final = Goods()


def call(state: State, action: Call) -> Outcome:
    """Make a call; its author is no longer done.

    Raises IllegalAction when it says nothing, names what does not exist, or gives what its author
    does not have.
    """
    check_trading(state)
    seat = action.seat
    text = action.text.strip()
    if len(text) > MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
    earlier = [call for call in state.calls if call.seat == seat]
    if sum(call.status == "open" for call in earlier) >= MAX_CALLS:
        raise IllegalAction("too-many-calls", most=MAX_CALLS)
    gives, seeks = _checked(state, seat, action)
    if not text and gives == seeks == _NOTHING:
        raise IllegalAction("empty-call")
    if action.first and _NOTHING in (gives, seeks):
        raise IllegalAction("call-not-complete")
    name = opaque_id(state.setup.seed, f"call/{state.round}/{seat}", len(earlier))
    new = CallState(name, seat, seeks, gives, text, action.first)
    events = [AddressedEvent(Called(seat, name, seeks, gives, text, action.first))]
    events += not_done(state, 1 << seat)
    return state._replace(calls=(*state.calls, new), done=state.done & ~(1 << seat)), events


def _checked(state: State, seat: Seat, action: Call) -> tuple[Goods, Goods]:
    """Return what a call gives and what it seeks, normalised, after the checks of a trade."""
    # A trade has two parties and a call only one: the next seat stands for whoever takes it.
    other = (seat + 1) % state.players
    if action.gives.cash and action.seeks.cash:
        raise IllegalAction("call-cash-twice")
    sought = _normalised(state, transfers_of(other, seat, action.seeks))
    for part in sought:
        for building in part.buildings:
            if state.owned[seat] >> building & 1:
                raise IllegalAction("building-is-yours", building=building)
    given = _normalised(state, transfers_of(seat, other, action.gives))
    if given:
        trade = Trade(given)
        obstacle = visible_obstacle(state, trade)
        # Whoever takes the call may have more markers left than the seat that stands for them here.
        if obstacle and obstacle.code != "too-many-buildings":
            raise obstacle
        if obstacle := own_obstacle(state, trade, seat):
            raise obstacle
    return _goods(given), _goods(sought)


def _normalised(state: State, parts: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    return normalised(Trade(parts), state).transfers if parts else ()


def _goods(parts: tuple[Transfer, ...]) -> Goods:
    if not parts:
        return _NOTHING
    (part,) = parts
    return Goods(part.buildings, part.tiles, part.cash)


def find_call(state: State, name: str) -> CallState:
    """Return the open call of this round with an id. Raises IllegalAction when there is none."""
    for call in state.calls:
        if call.id == name:
            if call.status != "open":
                raise IllegalAction("call-closed", call=name, status=call.status)
            return call
    raise IllegalAction("no-such-call", call=name)


def take(state: State, action: TakeCall) -> Outcome:
    """Take a call that is for whoever agrees first; the trade is carried out at once.

    Raises IllegalAction when the taker cannot do its part. When the caller cannot, the trade does
    not happen and the call is over.
    """
    check_trading(state)
    call = find_call(state, action.call)
    if call.seat == action.seat:
        raise IllegalAction("own-call")
    if not call.first:
        raise IllegalAction("call-wants-offers")
    trade = call_trade(call, action.seat)
    if obstacle := visible_obstacle(state, trade) or own_obstacle(state, trade, action.seat):
        raise obstacle
    parties = 1 << call.seat | 1 << action.seat
    name = f"{call.id}.{action.seat}"
    offer = OfferState(
        name, call.seat, trade, False, "", parties, agreed=1 << call.seat, answers=call.id
    )
    return agreed_to(state._replace(offers=(*state.offers, offer)), offer, action.seat)


def may_take(state: State, call: CallState, taker: Seat) -> bool:
    """Return whether a seat can do its part in a call that is for whoever agrees first."""
    trade = call_trade(call, taker)
    return not (visible_obstacle(state, trade) or own_obstacle(state, trade, taker))


def end(state: State, action: EndCall) -> Outcome:
    """Take back one's own call."""
    check_trading(state)
    call = find_call(state, action.call)
    if call.seat != action.seat:
        raise IllegalAction("not-your-call")
    events = [AddressedEvent(CallEnded(call.seat, call.id, "ended"))]
    return with_call(state, call._replace(status="ended")), events

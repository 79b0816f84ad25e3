"""Calls to the whole table: what one seeks and gives, for whoever answers (docs/rules.md 5)."""

from __future__ import annotations

from chinatown.game.actions import MAX_TEXT, Call, EndCall, Goods, TakeCall, Trade, Transfer
from chinatown.game.chance import opaque_id
from chinatown.game.errors import IllegalAction
from chinatown.game.events import AddressedEvent, Called, CallEnded
from chinatown.game.offers import check_trading, not_done
from chinatown.game.responses import agreed_to, with_call
from chinatown.game.state import CallState, OfferState, State
from chinatown.game.trades import normalised, own_obstacle, public_obstacle

MAX_CALLS = 5
"""How many calls of one player may stand at once."""

_NOTHING = Goods()


def call(state: State, action: Call) -> tuple[State, list[AddressedEvent]]:
    """Let a call stand; its author counts as not done.

    Raises IllegalAction when it says nothing, names what does not exist, or gives what its author
    does not have.
    """
    check_trading(state)
    seat = action.seat
    text = action.text.strip()
    if len(text) > MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
    if sum(one.seat == seat and one.status == "open" for one in state.calls) >= MAX_CALLS:
        raise IllegalAction("too-many-calls", most=MAX_CALLS)
    gives, seeks = _checked(state, seat, action)
    if not text and gives == seeks == _NOTHING:
        raise IllegalAction("empty-call")
    if action.first and _NOTHING in (gives, seeks):
        raise IllegalAction("call-not-complete")
    earlier = sum(one.seat == seat for one in state.calls)
    name = opaque_id(state.setup.seed, f"call/{state.round}/{seat}", earlier)
    new = CallState(name, seat, seeks, gives, text, action.first)
    told = [AddressedEvent(Called(seat, name, seeks, gives, text, action.first))]
    told += not_done(state, 1 << seat)
    return state._replace(calls=(*state.calls, new), done=state.done & ~(1 << seat)), told


def _checked(state: State, seat: int, action: Call) -> tuple[Goods, Goods]:
    """Return what a call gives and seeks, in order, after the same checks as in a trade."""
    other = (seat + 1) % state.players
    if action.gives.cash and action.seeks.cash:
        raise IllegalAction("call-cash-twice")
    wanted = _in_order(state, _transfers(other, seat, action.seeks))
    for part in wanted:
        for lot in part.buildings:
            if state.owned[seat] >> lot & 1:
                raise IllegalAction("building-is-yours", building=lot)
    given = _in_order(state, _transfers(seat, other, action.gives))
    if given:
        trade = Trade(given)
        # Whoever takes the call may have other markers left than the one who stands for all here.
        obstacle = public_obstacle(state, trade)
        if obstacle and obstacle.code == "too-many-buildings":
            obstacle = None
        if obstacle := obstacle or own_obstacle(state, trade, seat):
            raise obstacle
    return _goods(given), _goods(wanted)


def _transfers(giver: int, taker: int, goods: Goods) -> tuple[Transfer, ...]:
    if goods == _NOTHING:
        return ()
    return (Transfer(giver, taker, goods.buildings, goods.tiles, goods.cash),)


def _in_order(state: State, parts: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    return normalised(Trade(parts), state).transfers if parts else ()


def _goods(parts: tuple[Transfer, ...]) -> Goods:
    if not parts:
        return _NOTHING
    (part,) = parts
    return Goods(part.buildings, part.tiles, part.cash)


def find_call(state: State, name: str) -> CallState:
    """Return the call of this round with an id that still stands. Raises IllegalAction if none."""
    for one in state.calls:
        if one.id == name:
            if one.status != "open":
                raise IllegalAction("call-closed", call=name, status=one.status)
            return one
    raise IllegalAction("no-such-call", call=name)


def take(state: State, action: TakeCall) -> tuple[State, list[AddressedEvent]]:
    """Take a call that is for the first who agrees; the trade is carried out at once.

    Raises IllegalAction when the taker cannot do its part; when the caller cannot, the trade does
    not happen and the call is over.
    """
    check_trading(state)
    one = find_call(state, action.call)
    if one.seat == action.seat:
        raise IllegalAction("own-call")
    if not one.first:
        raise IllegalAction("call-wants-offers")
    trade = _taken(state, one, action.seat)
    if obstacle := public_obstacle(state, trade) or own_obstacle(state, trade, action.seat):
        raise obstacle
    parties = 1 << one.seat | 1 << action.seat
    name = f"{one.id}.{action.seat}"
    offer = OfferState(
        name, one.seat, trade, False, "", parties, agreed=1 << one.seat, answers=one.id
    )
    return agreed_to(state._replace(offers=(*state.offers, offer)), offer, action.seat)


def _taken(state: State, one: CallState, taker: int) -> Trade:
    """Return the trade that taking a call makes."""
    gives = _transfers(one.seat, taker, one.gives)
    return normalised(Trade((*gives, *_transfers(taker, one.seat, one.seeks))), state)


def may_take(state: State, one: CallState, taker: int) -> bool:
    """Tell whether a seat can do its part in a call that is for the first who agrees."""
    trade = _taken(state, one, taker)
    return not (public_obstacle(state, trade) or own_obstacle(state, trade, taker))


def end(state: State, action: EndCall) -> tuple[State, list[AddressedEvent]]:
    """Take one's own call back."""
    check_trading(state)
    one = find_call(state, action.call)
    if one.seat != action.seat:
        raise IllegalAction("not-your-call")
    told = [AddressedEvent(CallEnded(one.seat, one.id, "ended"))]
    return with_call(state, one._replace(status="ended")), told

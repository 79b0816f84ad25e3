"""Answers to offers, and what follows: the trade, or why it did not happen (docs/rules.md 5)."""

from __future__ import annotations

from chinatown.game.actions import MAX_TEXT, REASONS, Agree, Refuse, Trade, Transfer, Withdraw
from chinatown.game.errors import IllegalAction
from chinatown.game.events import (
    EVERYONE,
    AddressedEvent,
    Agreed,
    AgreementTakenBack,
    CallEnded,
    ItemsMoved,
    Lapsed,
    Refused,
    TradeFailed,
    TradeMade,
    Withdrawn,
)
from chinatown.game.offers import not_done, open_offer, with_offer
from chinatown.game.phrases import check_phrases
from chinatown.game.state import CallState, OfferState, Promise, State
from chinatown.game.trades import execute_trade, own_obstacle, public_obstacle, visible_moves

_WHY = {"building-not-owned": "building-moved", "tile-not-held": "tiles-moved"}


def agree(state: State, action: Agree) -> tuple[State, list[AddressedEvent]]:
    """Agree to an offer; the last agreement carries it out, whole or not at all.

    Raises IllegalAction when the seat itself cannot do its part. When another party cannot, the
    trade fails: all are told that it did not happen, and who lacks something is told what.
    """
    seat = action.seat
    one = open_offer(state, action.offer, seat)
    if one.agreed >> seat & 1:
        raise IllegalAction("already-agreed")
    if obstacle := own_obstacle(state, one.trade, seat):
        raise obstacle
    return agreed_to(state, one, seat)


def agreed_to(state: State, one: OfferState, seat: int) -> tuple[State, list[AddressedEvent]]:
    """Note an agreement to an open offer, and carry the trade out if it was the last."""
    agreed = one._replace(agreed=one.agreed | 1 << seat)
    told = [AddressedEvent(Agreed(seat, one.id), one.audience)]
    if agreed.agreed != agreed.parties:
        return with_offer(state, agreed), told
    state, outcome = _settle(state, agreed)
    return state, told + outcome


def _settle(state: State, one: OfferState) -> tuple[State, list[AddressedEvent]]:
    trade = one.trade
    lacking = [(seat, own_obstacle(state, trade, seat)) for seat in trade.parties]
    failures = [(seat, obstacle.code) for seat, obstacle in lacking if obstacle]
    if failures:
        told = [AddressedEvent(TradeFailed(one.id, "did-not-happen"), one.audience)]
        told += [AddressedEvent(TradeFailed(one.id, code), 1 << seat) for seat, code in failures]
        failed = one._replace(status="failed", reason="did-not-happen")
        state = with_offer(state, failed)
        state, more = _close_call(state, one, "did-not-happen", only_first=True)
        return state, told + more
    told = [AddressedEvent(TradeMade(one.id, trade, one.secret), one.audience)]
    if one.secret and (moves := visible_moves(trade)):
        told.append(AddressedEvent(ItemsMoved(moves), EVERYONE ^ one.parties))
    told += not_done(state, one.parties)
    state = with_offer(execute_trade(state, trade, one.audience), one._replace(status="made"))
    if trade.promises:
        state = state._replace(promises=state.promises + _promises(state, one))
    if state.done & one.parties:
        state = state._replace(done=state.done & ~one.parties)
    state, closes = _close_call(state, one, "answered")
    state, lapses = _lapse_impossible(state)
    return state, told + closes + lapses


def _promises(state: State, one: OfferState) -> tuple[Promise, ...]:
    return tuple(
        Promise(f"{one.id}.{place}", state.round, part.giver, part.taker, part.text, one.audience)
        for place, part in enumerate(one.trade.promises)
    )


def _close_call(
    state: State, one: OfferState, why: str, *, only_first: bool = False
) -> tuple[State, list[AddressedEvent]]:
    """End the call that an offer answered; its other answers lapse."""
    call = next((each for each in state.calls if each.id == one.answers), None)
    if call is None or call.status != "open" or (only_first and not call.first):
        return state, []
    told = [AddressedEvent(CallEnded(call.seat, call.id, why))]
    offers = list(state.offers)
    for place, offer in enumerate(offers):
        if offer.answers == call.id and offer.status == "open":
            offers[place] = offer._replace(status="lapsed", reason="call-ended")
            told.append(AddressedEvent(Lapsed(offer.id, "call-ended"), offer.audience))
    return with_call(state._replace(offers=tuple(offers)), call._replace(status=why)), told


def with_call(state: State, changed: CallState) -> State:
    """Return the state with a call changed."""
    calls = tuple(changed if one.id == changed.id else one for one in state.calls)
    return state._replace(calls=calls)


def _lapse_impossible(state: State) -> tuple[State, list[AddressedEvent]]:
    """Let offers lapse that everyone can see to have become impossible."""
    told: list[AddressedEvent] = []
    offers = list(state.offers)
    for place, one in enumerate(offers):
        obstacle = public_obstacle(state, one.trade) if one.status == "open" else None
        if obstacle is None:
            continue
        why = _WHY.get(obstacle.code, obstacle.code)
        building, shop = obstacle.params.get("building", 0), obstacle.params.get("shop", "")
        assert isinstance(building, int)
        assert isinstance(shop, str)
        offers[place] = one._replace(status="lapsed", reason=why)
        told.append(AddressedEvent(Lapsed(one.id, why, building, shop), one.audience))
    state = state._replace(offers=tuple(offers)) if told else state
    for call in state.calls:
        if call.status == "open" and (why := _why_call_is_over(state, call)):
            state = with_call(state, call._replace(status=why))
            told.append(AddressedEvent(CallEnded(call.seat, call.id, why)))
    return state, told


def _why_call_is_over(state: State, call: CallState) -> str:
    """Return why a call makes no more sense, as everyone can see, or nothing."""
    owned = state.owned[call.seat]
    if any(not owned >> lot & 1 for lot in call.gives.buildings):
        return "building-moved"
    if any(owned >> lot & 1 for lot in call.seeks.buildings):
        return "answered"
    if call.gives.tiles:
        anyone = (call.seat + 1) % state.players
        giving = Trade((Transfer(call.seat, anyone, tiles=call.gives.tiles),))
        obstacle = public_obstacle(state, giving)
        if obstacle and obstacle.code == "tile-not-held":
            return "tiles-moved"
    return ""


def refuse(state: State, action: Refuse) -> tuple[State, list[AddressedEvent]]:
    """Refuse an offer, which ends it, and say why or not.

    Raises IllegalAction for one's own offer, which is withdrawn instead, and for a reason or
    phrases of which no sentence can be made.
    """
    seat = action.seat
    one = open_offer(state, action.offer, seat)
    if one.seat == seat:
        raise IllegalAction("own-offer")
    reason = action.reason.strip()
    if len(reason) > MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
    if action.because and action.because not in REASONS:
        raise IllegalAction("unknown-reason", reason=action.because[:40], known=REASONS)
    check_phrases(action.phrases, state.edition, state.players, seat)
    ended = one._replace(
        status="refused",
        by=seat,
        reason=reason,
        because=action.because,
        reply=action.phrases,
        agreed=one.agreed & ~(1 << seat),
    )
    event = Refused(seat, one.id, reason, action.because, action.phrases)
    return with_offer(state, ended), [AddressedEvent(event, one.audience)]


def withdraw(state: State, action: Withdraw) -> tuple[State, list[AddressedEvent]]:
    """Withdraw one's own offer, or take back one's agreement to another's."""
    seat = action.seat
    one = open_offer(state, action.offer, seat)
    if one.seat == seat:
        ended = one._replace(status="withdrawn")
        return with_offer(state, ended), [AddressedEvent(Withdrawn(seat, one.id), one.audience)]
    if not one.agreed >> seat & 1:
        raise IllegalAction("not-agreed")
    back = one._replace(agreed=one.agreed ^ 1 << seat)
    return with_offer(state, back), [AddressedEvent(AgreementTakenBack(seat, one.id), one.audience)]

"""Responses to offers, and what follows: the trade, or why it did not happen (docs/rules.md 5)."""

from __future__ import annotations

from chinatown.game.actions import MAX_TEXT, REASONS, Agree, Refuse, Trade, Transfer, Withdraw
from chinatown.game.choices import alternatives, resolved
from chinatown.game.codes import CallEnding, FailureCode, LapseCode
from chinatown.game.errors import IllegalAction
from chinatown.game.events import EVERYONE, AddressedEvent
from chinatown.game.normal_form import merged
from chinatown.game.obstacles import own_obstacle, visible_obstacle
from chinatown.game.offers import lapsed, not_done, open_offer, with_offer
from chinatown.game.phrases import check_phrases
from chinatown.game.state import CallState, OfferState, Outcome, Promise, State
from chinatown.game.trade_events import (
    Agreed,
    AgreementTakenBack,
    CallEnded,
    ItemsMoved,
    Refused,
    TradeFailed,
    TradeMade,
    Withdrawn,
)
from chinatown.game.trades import execute_trade, visible_moves, visibly_changed
from chinatown.game.types import Seat


def agree(state: State, action: Agree) -> Outcome:
    """Agree to an offer; the last agreement carries out the trade, whole or not at all.

    Raises IllegalAction when the seat itself cannot do its part, whatever others choose, or does
    not make the choices that are its own. When another party cannot do its part, the trade fails:
    everyone is told that it did not happen, and only the party that lacks something is told what
    (docs/rules.md 5).
    """
    seat = action.seat
    offer = open_offer(state, action.offer, seat)
    if offer.agreed >> seat & 1:
        raise IllegalAction("already-agreed")
    offer = with_choices(offer, seat, action.options)
    if obstacle := obstacle_to_agreeing(state, offer, seat):
        raise obstacle
    return agreed_to(state, offer, seat, action.options)


def with_choices(offer: OfferState, seat: Seat, options: tuple[int, ...]) -> OfferState:
    """Return an offer with the options that a seat takes in its choices, counted from 1.

    Raises IllegalAction where these are not one option for each choice.
    """
    if not offer.picks and not options:
        return offer
    own = [place for place, choice in enumerate(offer.trade.choices) if choice.chooser == seat]
    if len(own) != len(options):
        raise IllegalAction("choose-option", choices=len(own))
    picks = list(offer.picks)
    for place, option in zip(own, options, strict=True):
        if not 1 <= option <= len(offer.trade.choices[place].options):
            raise IllegalAction("choose-option", choices=len(own))
        picks[place] = option
    return offer._replace(picks=tuple(picks))


def obstacle_to_agreeing(state: State, offer: OfferState, seat: Seat) -> IllegalAction | None:
    """Return what prevents a seat from agreeing to an offer with its own choices made, or None."""
    if not offer.picks:
        return own_obstacle(state, offer.trade, seat)
    left = resolved(offer.trade, offer.picks)
    if obstacle := visible_obstacle(state, left):
        return obstacle
    for trade in alternatives(left):
        obstacle = own_obstacle(state, trade, seat)
        if obstacle and not visible_obstacle(state, trade):
            return obstacle
    return None


def agreed_to(
    state: State, offer: OfferState, seat: Seat, options: tuple[int, ...] = ()
) -> Outcome:
    """Add a seat's agreement to an open offer, and carry out the trade if it was the last."""
    agreed = offer._replace(agreed=offer.agreed | 1 << seat)
    events = [AddressedEvent(Agreed(seat, offer.id, options), offer.audience)]
    if agreed.agreed != agreed.parties:
        return with_offer(state, agreed), events
    state, outcome = _settle(state, agreed)
    return state, events + outcome


def _settle(state: State, offer: OfferState) -> Outcome:
    """Carry out the trade that all parties have agreed to, as chosen, or let it fail."""
    trade = offer.trade
    if trade.choices:
        trade = merged(resolved(trade, offer.picks), state.edition)
    obstacles = [(seat, own_obstacle(state, trade, seat)) for seat in trade.parties]
    failures = [(seat, _failure(obstacle)) for seat, obstacle in obstacles if obstacle]
    if failures:
        events = [AddressedEvent(TradeFailed(offer.id, "did-not-happen"), offer.audience)]
        events += [
            AddressedEvent(TradeFailed(offer.id, code), 1 << seat) for seat, code in failures
        ]
        state = with_offer(state, offer._replace(status="failed", reason="did-not-happen"))
        state, call_events = _close_call(state, offer, "did-not-happen", only_first=True)
        return state, events + call_events
    events = [AddressedEvent(TradeMade(offer.id, trade, offer.secret), offer.audience)]
    if offer.secret and (moves := visible_moves(trade)):
        events.append(AddressedEvent(ItemsMoved(moves), EVERYONE ^ offer.parties))
    quiet = offer.secret and state.setup.secrets_show_nothing
    trading_again = visibly_changed(state, trade) if quiet else offer.parties
    events += not_done(state, trading_again)
    made = offer._replace(status="made", trade=trade)
    state = with_offer(execute_trade(state, trade, offer.audience), made)
    if trade.promises:
        state = state._replace(promises=state.promises + _promises(state, offer))
    if state.done & trading_again:
        state = state._replace(done=state.done & ~trading_again)
    state, call_events = _close_call(state, offer, "answered")
    state, lapses = _lapse_impossible(state)
    return state, events + call_events + lapses


def _failure(obstacle: IllegalAction) -> FailureCode:
    """Return what a seat lacks, from the obstacle that only it may know of."""
    match obstacle.code:
        case "not-enough-cash" | "tile-not-held" | "card-not-held" | "clauses-contradict" as code:
            return code
        case code:
            raise AssertionError(code)


def _promises(state: State, offer: OfferState) -> tuple[Promise, ...]:
    return tuple(
        Promise(
            f"{offer.id}.{place}",
            state.round,
            promise.giver,
            promise.taker,
            promise.text,
            offer.audience,
        )
        for place, promise in enumerate(offer.trade.promises)
    )


def _close_call(
    state: State, answer: OfferState, why: CallEnding, *, only_first: bool = False
) -> Outcome:
    """End the call that an offer answered; the other answers to it lapse.

    With `only_first`, only a call for whoever agrees first is ended. A secret answer ends none, as
    that would tell the table of it (docs/rules.md 5).
    """
    if answer.secret and state.setup.secrets_show_nothing:
        return state, []
    call = next((call for call in state.calls if call.id == answer.answers), None)
    if call is None or call.status != "open" or (only_first and not call.first):
        return state, []
    events = [AddressedEvent(CallEnded(call.seat, call.id, why))]
    offers = list(state.offers)
    for place, offer in enumerate(offers):
        if offer.answers == call.id and offer.status == "open":
            offers[place], event = lapsed(offer, "call-ended")
            events.append(event)
    return with_call(state._replace(offers=tuple(offers)), call._replace(status=why)), events


def with_call(state: State, changed: CallState) -> State:
    """Return the state with a call changed."""
    calls = tuple(changed if call.id == changed.id else call for call in state.calls)
    return state._replace(calls=calls)


def _lapse_impossible(state: State) -> Outcome:
    """Let offers lapse, and calls end, that everyone can see to have become impossible."""
    events: list[AddressedEvent] = []
    offers = list(state.offers)
    for place, offer in enumerate(offers):
        if offer.status != "open":
            continue
        trade = resolved(offer.trade, offer.picks) if offer.picks else offer.trade
        obstacle = visible_obstacle(state, trade)
        if obstacle is None:
            continue
        building, shop = obstacle.params.get("building", 0), obstacle.params.get("shop", "")
        assert isinstance(building, int)
        assert isinstance(shop, str)
        offers[place], event = lapsed(offer, _lapse(obstacle), building, shop)
        events.append(event)
    state = state._replace(offers=tuple(offers)) if events else state
    for call in state.calls:
        if call.status == "open" and (ending := _call_ending(state, call)):
            state = with_call(state, call._replace(status=ending))
            events.append(AddressedEvent(CallEnded(call.seat, call.id, ending)))
    return state, events


def _lapse(obstacle: IllegalAction) -> LapseCode:
    """Return why an offer lapses, from the obstacle that everyone now sees in its way."""
    match obstacle.code:
        case "building-not-owned":
            return "building-moved"
        case "tile-not-held":
            return "tiles-moved"
        case "too-many-buildings" | "too-many-cards" as code:
            return code
        case code:
            raise AssertionError(code)


def _call_ending(state: State, call: CallState) -> CallEnding | None:
    """Return why an open call is over, as everyone can see; None while it makes sense."""
    owned = state.owned[call.seat]
    if any(not owned >> building & 1 for building in call.gives.buildings):
        return "building-moved"
    if any(owned >> building & 1 for building in call.seeks.buildings):
        return "answered"
    if call.gives.tiles:
        anyone = (call.seat + 1) % state.players
        giving = Trade((Transfer(call.seat, anyone, tiles=call.gives.tiles),))
        obstacle = visible_obstacle(state, giving)
        if obstacle and obstacle.code == "tile-not-held":
            return "tiles-moved"
    return None


def refuse(state: State, action: Refuse) -> Outcome:
    """Refuse an offer, which ends it; a reason is optional.

    Raises IllegalAction for one's own offer, which is withdrawn instead, for an unknown or too
    long reason, and for phrases that cannot be put into a sentence.
    """
    seat = action.seat
    offer = open_offer(state, action.offer, seat)
    if offer.seat == seat:
        raise IllegalAction("own-offer")
    reason = action.reason.strip()
    if len(reason) > MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
    if action.because and action.because not in REASONS:
        raise IllegalAction("unknown-reason", reason=action.because[:40], known=REASONS)
    check_phrases(action.phrases, state.edition, state.players, seat)
    ended = offer._replace(
        status="refused",
        by=seat,
        reason=reason,
        because=action.because,
        reply=action.phrases,
        agreed=offer.agreed & ~(1 << seat),
    )
    event = Refused(seat, offer.id, reason, action.because, action.phrases)
    return with_offer(state, ended), [AddressedEvent(event, offer.audience)]


def withdraw(state: State, action: Withdraw) -> Outcome:
    """Withdraw one's own offer, or take back one's agreement to another's."""
    seat = action.seat
    offer = open_offer(state, action.offer, seat)
    if offer.seat == seat:
        event = AddressedEvent(Withdrawn(seat, offer.id), offer.audience)
        return with_offer(state, offer._replace(status="withdrawn")), [event]
    if not offer.agreed >> seat & 1:
        raise IllegalAction("not-agreed")
    event = AddressedEvent(AgreementTakenBack(seat, offer.id), offer.audience)
    taken_back = offer._replace(agreed=offer.agreed ^ 1 << seat)
    if offer.picks:
        picks = zip(offer.trade.choices, offer.picks, strict=True)
        free = tuple(0 if choice.chooser == seat else pick for choice, pick in picks)
        taken_back = taken_back._replace(picks=free)
    return with_offer(state, taken_back), [event]

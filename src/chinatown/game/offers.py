"""Making offers: new ones, new versions, time limits (docs/rules.md 4.3 and 5)."""

from __future__ import annotations

from typing import Final

from chinatown.game.actions import MAX_SECONDS, Expire, Offer, Trade
from chinatown.game.board import mask_of
from chinatown.game.chance import opaque_id
from chinatown.game.choices import alternatives
from chinatown.game.codes import LapseCode
from chinatown.game.errors import IllegalAction
from chinatown.game.events import EVERYONE, AddressedEvent
from chinatown.game.normal_form import normalised
from chinatown.game.obstacles import own_obstacle, visible_obstacle
from chinatown.game.phrases import check_phrases
from chinatown.game.state import TRADE, OfferState, Outcome, State
from chinatown.game.trade_events import DoneSaid, Lapsed, Offered, Withdrawn
from chinatown.game.types import Building, Seat, SeatSet

MAX_STANDING: Final = 20
"""How many offers of one author may stand at once."""


def check_trading(state: State) -> None:
    """Raise IllegalAction outside the trade phase."""
    if state.phase != TRADE:
        raise IllegalAction("wrong-phase", phase=state.phase, needs=TRADE)


def offer(state: State, action: Offer) -> Outcome:
    """Make an offer; its author has agreed, and is no longer done unless the offer is secret.

    Raises IllegalAction when the trade, or something that it leaves to another's choice, cannot be
    carried out for a reason that the author may know, when the author is not a party or would
    choose, when the same offer was already refused, when it would show a secret offer to others,
    and for phrases that cannot be put into a sentence.
    """
    check_trading(state)
    seat = action.seat
    trade = normalised(action.trade, state)
    parties = mask_of(trade.parties)
    if not parties >> seat & 1:
        raise IllegalAction("not-a-party")
    if trade.choices and any(choice.chooser == seat for choice in trade.choices):
        raise IllegalAction("own-choice")
    for possible in alternatives(trade):
        if obstacle := visible_obstacle(state, possible) or own_obstacle(state, possible, seat):
            raise obstacle
    _check_references(state, action, parties)
    _check_limits(state, action, trade)
    if action.phrases:
        check_phrases(action.phrases, state.edition, state.players, seat)
    audience = parties if action.secret else EVERYONE
    new = OfferState(
        _offer_id(state, seat, audience),
        seat,
        trade,
        action.secret,
        action.counters,
        parties,
        1 << seat,
        replaces=action.replaces,
        answers=action.answers,
        seconds=action.seconds,
        phrases=action.phrases,
        picks=(0,) * len(trade.choices),
    )
    events: list[AddressedEvent] = []
    if action.replaces:
        state, events = _replaced(state, find_offer(state, action.replaces, seat), audience)
    links = action.counters, action.replaces, action.answers
    event = Offered(seat, new.id, trade, action.secret, *links, action.seconds, action.phrases)
    events.append(AddressedEvent(event, audience))
    state = state._replace(offers=(*state.offers, new))
    # That its author is trading again would tell the table of a secret offer.
    if action.secret or not state.done >> seat & 1:
        return state, events
    return state._replace(done=state.done ^ 1 << seat), events + not_done(state, 1 << seat)


def _check_references(state: State, action: Offer, parties: SeatSet) -> None:
    """Check the offers and the call that an offer refers to, and its time limit."""
    seat = action.seat
    for name in (action.counters, action.replaces):
        if name:
            known = find_offer(state, name, seat)
            if known.secret and (not action.secret or parties & ~known.parties):
                raise IllegalAction("counter-shows-secret")
    if action.replaces and open_offer(state, action.replaces, seat).seat != seat:
        raise IllegalAction("not-your-offer")
    if action.answers:
        call = next((call for call in state.calls if call.id == action.answers), None)
        if call is None:
            raise IllegalAction("no-such-call", call=action.answers)
        if call.status != "open":
            raise IllegalAction("call-closed", call=call.id, status=call.status)
        if call.seat == seat or not parties >> call.seat & 1:
            raise IllegalAction("call-needs-caller", seat=call.seat)
    if not 0 <= action.seconds <= MAX_SECONDS:
        raise IllegalAction("offer-seconds", most=MAX_SECONDS)


def _check_limits(state: State, action: Offer, trade: Trade) -> None:
    """Check that an author does not have too many open offers, nor repeats a refused one."""
    standing = 0
    for earlier in state.offers:
        if earlier.seat == action.seat:
            standing += earlier.status == "open" and earlier.id != action.replaces
    if standing >= MAX_STANDING:
        raise IllegalAction("too-many-offers", most=MAX_STANDING)
    for earlier in state.offers:
        if earlier.seat == action.seat and earlier.status == "refused" and earlier.trade == trade:
            raise IllegalAction("already-refused", seat=earlier.by)


def _replaced(state: State, old: OfferState, audience: SeatSet) -> Outcome:
    """End the old version of an offer; whoever may not see the new one sees it withdrawn."""
    state = with_offer(state, old._replace(status="withdrawn"))
    others = old.audience & ~audience
    return state, [AddressedEvent(Withdrawn(old.seat, old.id), others)] if others else []


def _offer_id(state: State, seat: Seat, audience: SeatSet) -> str:
    # Counted among what the same people see, so that no id tells others of a secret offer.
    earlier = sum(offer.seat == seat and offer.audience == audience for offer in state.offers)
    return opaque_id(state.setup.seed, f"offer/{state.round}/{seat}/{audience}", earlier)


def find_offer(state: State, name: str, seat: Seat) -> OfferState:
    """Return the offer of this round with an id. Raises IllegalAction when `seat` knows of none."""
    for offer in state.offers:
        if offer.id == name and offer.seen_by(seat):
            return offer
    raise IllegalAction("no-such-offer", offer=name)


def open_offer(state: State, name: str, seat: Seat) -> OfferState:
    """Return an open offer that `seat` is a party of. Raises IllegalAction when there is none."""
    check_trading(state)
    offer = find_offer(state, name, seat)
    if not offer.parties >> seat & 1:
        raise IllegalAction("not-a-party")
    if offer.status != "open":
        raise IllegalAction("offer-closed", offer=name, status=offer.status, reason=offer.reason)
    return offer


def with_offer(state: State, changed: OfferState) -> State:
    """Return the state with an offer changed."""
    return state._replace(
        offers=tuple([changed if offer.id == changed.id else offer for offer in state.offers])
    )


def lapsed(
    offer: OfferState, why: LapseCode, building: Building = 0, shop: str = ""
) -> tuple[OfferState, AddressedEvent]:
    """Return an offer that has lapsed, and the event; `building` or `shop` is what moved."""
    event = AddressedEvent(Lapsed(offer.id, why, building, shop), offer.audience)
    return offer._replace(status="lapsed", reason=why), event


def not_done(state: State, seats: SeatSet) -> list[AddressedEvent]:
    """Return the events for those of `seats` that were done and are trading again."""
    again = state.done & seats
    if not again:
        return []
    return [
        AddressedEvent(DoneSaid(seat, False)) for seat in range(state.players) if again >> seat & 1
    ]


def expire(state: State, action: Expire) -> Outcome:
    """Let an offer lapse whose time is over; the table's clock decides when (docs/rules.md 5)."""
    check_trading(state)
    for offer in state.offers:
        if offer.id == action.offer and offer.status == "open" and offer.seconds:
            ended, event = lapsed(offer, "expired")
            return with_offer(state, ended), [event]
    raise IllegalAction("no-such-offer", offer=action.offer)

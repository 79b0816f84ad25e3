"""Offers: letting them stand, new versions, their time (docs/rules.md 4.3 and 5)."""

from __future__ import annotations

from chinatown.game.actions import MAX_SECONDS, Expire, Offer, Trade
from chinatown.game.board import mask_of
from chinatown.game.chance import opaque_id
from chinatown.game.errors import IllegalAction
from chinatown.game.events import EVERYONE, AddressedEvent, DoneSaid, Lapsed, Offered, Withdrawn
from chinatown.game.phrases import check_phrases
from chinatown.game.state import TRADE, OfferState, State
from chinatown.game.trades import normalised, own_obstacle, public_obstacle

MAX_STANDING = 20
"""How many offers of one author may stand at once."""


def check_trading(state: State) -> None:
    """Raise IllegalAction outside the trade phase."""
    if state.phase != TRADE:
        raise IllegalAction("wrong-phase", phase=state.phase, needs=TRADE)


def offer(state: State, action: Offer) -> tuple[State, list[AddressedEvent]]:
    """Let an offer stand; its author counts as agreed, and as not done unless it is secret.

    Raises IllegalAction when the trade cannot be carried out for a reason that the author may
    know, when the author is not a party, when the same offer was refused already, when it would
    show a secret offer to others, or for phrases of which no sentence can be made.
    """
    check_trading(state)
    seat = action.seat
    trade = normalised(action.trade, state)
    parties = mask_of(trade.parties)
    if not parties >> seat & 1:
        raise IllegalAction("not-a-party")
    if obstacle := public_obstacle(state, trade) or own_obstacle(state, trade, seat):
        raise obstacle
    _check_references(state, action, parties)
    _check_flood(state, action, trade)
    if action.phrases:
        check_phrases(action.phrases, state.edition, state.players, seat)
    audience = parties if action.secret else EVERYONE
    name = _offer_id(state, seat, audience)
    new = OfferState(
        name,
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
    )
    told: list[AddressedEvent] = []
    if action.replaces:
        state, told = _replaced(state, find_offer(state, action.replaces, seat), audience)
    links = action.counters, action.replaces, action.answers
    event = Offered(seat, name, trade, action.secret, *links, action.seconds, action.phrases)
    told.append(AddressedEvent(event, audience))
    state = state._replace(offers=(*state.offers, new))
    # That somebody is trading again would tell the table of a secret offer.
    if action.secret or not state.done >> seat & 1:
        return state, told
    return state._replace(done=state.done ^ 1 << seat), told + not_done(state, 1 << seat)


def _check_references(state: State, action: Offer, parties: int) -> None:
    """Check the offers and the call that an offer speaks of."""
    seat = action.seat
    for name in (action.counters, action.replaces):
        if name:
            known = find_offer(state, name, seat)
            if known.secret and (not action.secret or parties & ~known.parties):
                raise IllegalAction("counter-shows-secret")
    if action.replaces:
        old = open_offer(state, action.replaces, seat)
        if old.seat != seat:
            raise IllegalAction("not-your-offer")
    if action.answers:
        call = next((one for one in state.calls if one.id == action.answers), None)
        if call is None:
            raise IllegalAction("no-such-call", call=action.answers)
        if call.status != "open":
            raise IllegalAction("call-closed", call=call.id, status=call.status)
        if call.seat == seat or not parties >> call.seat & 1:
            raise IllegalAction("call-needs-caller", seat=call.seat)
    if not 0 <= action.seconds <= MAX_SECONDS:
        raise IllegalAction("offer-seconds", most=MAX_SECONDS)


def _check_flood(state: State, action: Offer, trade: Trade) -> None:
    """Check that an author has not too many offers, and does not repeat a refused one."""
    mine = [one for one in state.offers if one.seat == action.seat]
    standing = [1 for one in mine if one.status == "open" and one.id != action.replaces]
    if len(standing) >= MAX_STANDING:
        raise IllegalAction("too-many-offers", most=MAX_STANDING)
    for one in mine:
        if one.status == "refused" and one.trade == trade:
            raise IllegalAction("already-refused", seat=one.by)


def _replaced(state: State, old: OfferState, audience: int) -> tuple[State, list[AddressedEvent]]:
    """End the old version of an offer; those who do not see the new one see it withdrawn."""
    state = with_offer(state, old._replace(status="withdrawn"))
    others = old.audience & ~audience
    return state, [AddressedEvent(Withdrawn(old.seat, old.id), others)] if others else []


def _offer_id(state: State, seat: int, audience: int) -> str:
    # Counted among what the same people see, so that no id tells others of a secret offer.
    before = [1 for one in state.offers if one.seat == seat and one.audience == audience]
    return opaque_id(state.setup.seed, f"offer/{state.round}/{seat}/{audience}", len(before))


def find_offer(state: State, name: str, seat: int) -> OfferState:
    """Return the offer of this round with an id. Raises IllegalAction when `seat` knows of none."""
    for one in state.offers:
        if one.id == name and one.seen_by(seat):
            return one
    raise IllegalAction("no-such-offer", offer=name)


def open_offer(state: State, name: str, seat: int) -> OfferState:
    """Return an offer that still stands and that `seat` is a party of. Raises IllegalAction."""
    check_trading(state)
    one = find_offer(state, name, seat)
    if not one.parties >> seat & 1:
        raise IllegalAction("not-a-party")
    if one.status != "open":
        raise IllegalAction("offer-closed", offer=name, status=one.status, reason=one.reason)
    return one


def with_offer(state: State, changed: OfferState) -> State:
    """Return the state with an offer changed."""
    return state._replace(
        offers=tuple([changed if one.id == changed.id else one for one in state.offers])
    )


def not_done(state: State, seats: int) -> list[AddressedEvent]:
    """Return the events that tell of seats that had finished and have not any more."""
    again = state.done & seats
    if not again:
        return []
    return [
        AddressedEvent(DoneSaid(seat, False)) for seat in range(state.players) if again >> seat & 1
    ]


def expire(state: State, action: Expire) -> tuple[State, list[AddressedEvent]]:
    """Let an offer lapse whose time is over; the table's clock says when (docs/rules.md 5)."""
    check_trading(state)
    for one in state.offers:
        if one.id == action.offer and one.status == "open" and one.seconds:
            ended = one._replace(status="lapsed", reason="expired")
            return with_offer(state, ended), [
                AddressedEvent(Lapsed(one.id, "expired"), one.audience)
            ]
    raise IllegalAction("no-such-offer", offer=action.offer)

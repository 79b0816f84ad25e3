"""The trade phase: offers, answers, and who has finished (docs/rules.md 4.3 and 5)."""

from __future__ import annotations

from chinatown.game.actions import (
    MAX_TEXT,
    Agree,
    AskTurns,
    CloseTrading,
    Done,
    Judge,
    Offer,
    Refuse,
    Withdraw,
)
from chinatown.game.board import mask_of
from chinatown.game.chance import opaque_id
from chinatown.game.errors import IllegalAction
from chinatown.game.events import (
    EVERYONE,
    Agreed,
    AgreementTakenBack,
    DoneSaid,
    ItemsMoved,
    Lapsed,
    Offered,
    PromiseJudged,
    Refused,
    Told,
    TradeFailed,
    TradeMade,
    TradingEnded,
    TurnsAsked,
    Withdrawn,
)
from chinatown.game.state import BUILD, OVER, TRADE, OfferState, Promise, State, may_ask_turns
from chinatown.game.trades import (
    carried_out,
    normalised,
    own_obstacle,
    public_obstacle,
    visible_moves,
)

MAX_STANDING = 20
"""How many offers of one author may stand at once."""

_WHY = {"building-not-owned": "building-moved", "tile-not-held": "tiles-moved"}


def _check_trading(state: State) -> None:
    if state.phase != TRADE:
        raise IllegalAction("wrong-phase", phase=state.phase, needs=TRADE)


def offer(state: State, action: Offer) -> tuple[State, list[Told]]:
    """Let an offer stand; its author counts as agreed, and as not done.

    Raises IllegalAction when the trade cannot be carried out for a reason that the author may
    know, when the author is not a party, or when a counter would show a secret offer to others.
    """
    _check_trading(state)
    seat = action.seat
    trade = normalised(action.trade, state)
    parties = mask_of(trade.parties)
    if not parties >> seat & 1:
        raise IllegalAction("not-a-party")
    offers = state.offers
    if len([1 for one in offers if one.seat == seat and one.status == "open"]) >= MAX_STANDING:
        raise IllegalAction("too-many-offers", most=MAX_STANDING)
    if obstacle := public_obstacle(state, trade) or own_obstacle(state, trade, seat):
        raise obstacle
    if action.counters:
        original = find_offer(state, action.counters, seat)
        hidden = original.secret and (not action.secret or parties & ~original.parties)
        if hidden:
            raise IllegalAction("counter-shows-secret")
    audience = parties if action.secret else EVERYONE
    name = _offer_id(state, seat, audience)
    new = OfferState(name, seat, trade, action.secret, action.counters, parties, 1 << seat)
    told = [Told(Offered(seat, name, trade, action.secret, action.counters), audience)]
    told += _not_done(state, 1 << seat)
    return state._replace(offers=(*offers, new), done=state.done & ~(1 << seat)), told


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


def _open_offer(state: State, name: str, seat: int) -> OfferState:
    _check_trading(state)
    one = find_offer(state, name, seat)
    if not one.parties >> seat & 1:
        raise IllegalAction("not-a-party")
    if one.status != "open":
        raise IllegalAction("offer-closed", offer=name, status=one.status, reason=one.reason)
    return one


def _with_offer(state: State, changed: OfferState) -> State:
    return state._replace(
        offers=tuple([changed if one.id == changed.id else one for one in state.offers])
    )


def agree(state: State, action: Agree) -> tuple[State, list[Told]]:
    """Agree to an offer; the last agreement carries it out, whole or not at all.

    Raises IllegalAction when the seat itself cannot do its part. When another party cannot, the
    trade fails: all are told that it did not happen, and who lacks something is told what.
    """
    seat = action.seat
    one = _open_offer(state, action.offer, seat)
    if one.agreed >> seat & 1:
        raise IllegalAction("already-agreed")
    if obstacle := own_obstacle(state, one.trade, seat):
        raise obstacle
    agreed = one._replace(agreed=one.agreed | 1 << seat)
    told = [Told(Agreed(seat, one.id), one.audience)]
    if agreed.agreed != agreed.parties:
        return _with_offer(state, agreed), told
    state, outcome = _concluded(state, agreed)
    return state, told + outcome


def _concluded(state: State, one: OfferState) -> tuple[State, list[Told]]:
    trade = one.trade
    lacking = [(seat, own_obstacle(state, trade, seat)) for seat in trade.parties]
    failures = [(seat, obstacle.code) for seat, obstacle in lacking if obstacle]
    if failures:
        told = [Told(TradeFailed(one.id, "did-not-happen"), one.audience)]
        told += [Told(TradeFailed(one.id, code), 1 << seat) for seat, code in failures]
        failed = one._replace(status="failed", reason="did-not-happen")
        return _with_offer(state, failed), told
    told = [Told(TradeMade(one.id, trade, one.secret), one.audience)]
    if one.secret and (moves := visible_moves(trade)):
        told.append(Told(ItemsMoved(moves), EVERYONE ^ one.parties))
    told += _not_done(state, one.parties)
    state = _with_offer(carried_out(state, trade, one.audience), one._replace(status="made"))
    if trade.promises:
        state = state._replace(promises=state.promises + _promises(state, one))
    if state.done & one.parties:
        state = state._replace(done=state.done & ~one.parties)
    state, lapses = _lapse_impossible(state)
    return state, told + lapses


def _promises(state: State, one: OfferState) -> tuple[Promise, ...]:
    return tuple(
        Promise(f"{one.id}.{place}", state.round, part.giver, part.taker, part.text, one.audience)
        for place, part in enumerate(one.trade.promises)
    )


def _not_done(state: State, seats: int) -> list[Told]:
    again = state.done & seats
    if not again:
        return []
    return [Told(DoneSaid(seat, False)) for seat in range(state.players) if again >> seat & 1]


def _lapse_impossible(state: State) -> tuple[State, list[Told]]:
    """Let offers lapse that everyone can see to have become impossible."""
    told: list[Told] = []
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
        told.append(Told(Lapsed(one.id, why, building, shop), one.audience))
    return state._replace(offers=tuple(offers)) if told else state, told


def refuse(state: State, action: Refuse) -> tuple[State, list[Told]]:
    """Refuse an offer, which ends it. Raises IllegalAction for one's own: withdraw that."""
    seat = action.seat
    one = _open_offer(state, action.offer, seat)
    if one.seat == seat:
        raise IllegalAction("own-offer")
    reason = action.reason.strip()
    if len(reason) > MAX_TEXT:
        raise IllegalAction("text-length", most=MAX_TEXT)
    ended = one._replace(status="refused", by=seat, reason=reason, agreed=one.agreed & ~(1 << seat))
    return _with_offer(state, ended), [Told(Refused(seat, one.id, reason), one.audience)]


def withdraw(state: State, action: Withdraw) -> tuple[State, list[Told]]:
    """Withdraw one's own offer, or take back one's agreement to another's."""
    seat = action.seat
    one = _open_offer(state, action.offer, seat)
    if one.seat == seat:
        ended = one._replace(status="withdrawn")
        return _with_offer(state, ended), [Told(Withdrawn(seat, one.id), one.audience)]
    if not one.agreed >> seat & 1:
        raise IllegalAction("not-agreed")
    back = one._replace(agreed=one.agreed ^ 1 << seat)
    return _with_offer(state, back), [Told(AgreementTakenBack(seat, one.id), one.audience)]


def say_done(state: State, action: Done) -> tuple[State, list[Told]]:
    """Say that one has finished trading, or has not after all."""
    _check_trading(state)
    bit = 1 << action.seat
    if bool(state.done & bit) == action.done:
        raise IllegalAction("already-done" if action.done else "not-done")
    return state._replace(done=state.done ^ bit), [Told(DoneSaid(action.seat, action.done))]


def ask_turns(state: State, action: AskTurns) -> tuple[State, list[Told]]:
    """Ask for placing in turn this round, where the table lets players ask (docs/rules.md 8)."""
    _check_trading(state)
    if not may_ask_turns(state.edition, state.variants):
        raise IllegalAction("cannot-ask-turns")
    if state.turns_asked:
        raise IllegalAction("turns-already-asked")
    return state._replace(turns_asked=True), [Told(TurnsAsked(action.seat))]


def judge(state: State, action: Judge) -> tuple[State, list[Told]]:
    """Note that a promise was kept or broken; only the promisee says so (docs/rules.md 5)."""
    if state.phase == OVER:
        raise IllegalAction("game-over")
    for place, promise in enumerate(state.promises):
        if promise.id == action.promise and promise.taker == action.seat:
            judged = promise._replace(status="kept" if action.kept else "broken")
            promises = (*state.promises[:place], judged, *state.promises[place + 1 :])
            event = PromiseJudged(action.seat, promise.id, action.kept)
            return state._replace(promises=promises), [Told(event, promise.audience)]
    raise IllegalAction("no-such-promise", promise=action.promise)


def close_trading(state: State, action: CloseTrading) -> tuple[State, list[Told]]:
    """End the trade phase because the trade clock ran out (docs/rules.md 8)."""
    _check_trading(state)
    if not state.variants.trade_clock:
        raise IllegalAction("no-trade-clock")
    return end_trading(state, clock=True)


def end_trading(state: State, *, clock: bool = False) -> tuple[State, list[Told]]:
    """End the trade phase: every open offer lapses, and building begins."""
    told = [Told(TradingEnded(clock, state.in_turn))]
    offers = list(state.offers)
    for place, one in enumerate(offers):
        if one.status == "open":
            offers[place] = one._replace(status="lapsed", reason="trading-ended")
            told.append(Told(Lapsed(one.id, "trading-ended"), one.audience))
    return state._replace(phase=BUILD, offers=tuple(offers)), told

"""A bot with a character does not press people for what they have said they keep."""

from collections.abc import Callable
from random import Random

import pytest
from tests.bots.kit import setup

from chinatown.bots import make_bot
from chinatown.game import (
    MODERN,
    Action,
    Build,
    Done,
    Keep,
    Offer,
    OfferState,
    Refuse,
    State,
    apply,
    buildings,
    initial_state,
    view,
)
from chinatown.game.codes import RefusalReason

PERSON = 0


def _person(state: State, because: RefusalReason) -> Action | None:
    """Refuse every offer for one reason, and else do the least."""
    seen = view(state, PERSON)
    for offer in seen.offers:
        if offer.status == "open" and offer.parties & 1 and not offer.agreed & 1:
            return Refuse(PERSON, offer.id, because=because)
    if PERSON not in seen.waiting:
        return None
    if state.phase == "deal":
        return Keep(PERSON, tuple(buildings(seen.hand))[: seen.keep])
    return Done(PERSON) if state.phase == "trade" else Build(PERSON)


def offers_to_the_person(
    because: RefusalReason, kind: str, check: Callable[[State, Offer], None]
) -> int:
    """Play with someone who refuses; check each offer made to them, and return how many."""
    random = Random(because)
    state = initial_state(setup(MODERN, 4, seed="courtesy"))
    bots = {seat: make_bot(kind, seat, "s") for seat in (1, 2, 3)}
    asked = 0
    while state.phase != "over":
        order = list(bots)
        random.shuffle(order)
        action = next(
            (action for seat in order if (action := bots[seat].decide(view(state, seat)))), None
        )
        # The person answers last, and at once.
        if action is None or (PERSON in _asked_by(state) and random.random() < 0.5):
            action = _person(state, because) or action
        assert action is not None
        if isinstance(action, Offer) and action.seat and PERSON in action.trade.parties:
            asked += 1
            check(state, action)
        state, _ = apply(state, action)
        assert state.number < 1_500
    return asked


def _asked_by(state: State) -> set[int]:
    waiting = [offer.parties & ~offer.agreed for offer in state.offers if offer.status == "open"]
    return {seat for seat in range(state.players) for seats in waiting if seats >> seat & 1}


def _refused(state: State, seat: int) -> list[OfferState]:
    return [offer for offer in state.offers if offer.seat == seat and offer.status == "refused"]


def _wanted(offer: Offer | OfferState) -> set[int | str]:
    wanted: set[int | str] = set()
    for part in offer.trade.transfers:
        if part.giver == PERSON:
            wanted |= {*part.buildings, *part.tiles}
    return wanted


@pytest.mark.whole_game
@pytest.mark.parametrize("kind", ["merchant/loyal", "tycoon/chatty", "shopkeeper/generous"])
def test_what_somebody_needs_is_not_asked_for_again_in_the_round(kind: str) -> None:
    def check(state: State, offer: Offer) -> None:
        needed = [
            _wanted(refused)
            for refused in _refused(state, offer.seat)
            if refused.by == PERSON
            and any(part.taker == PERSON and part.cash for part in refused.trade.transfers)
        ]
        assert offer.counters or not any(wanted & _wanted(offer) for wanted in needed)

    assert offers_to_the_person("need-it", kind, check) > 5


@pytest.mark.whole_game
def test_who_says_not_now_is_left_alone_until_the_next_round() -> None:
    def check(state: State, offer: Offer) -> None:
        assert not [refused for refused in _refused(state, offer.seat) if refused.by == PERSON]

    assert offers_to_the_person("not-now", "tycoon/generous", check) > 5

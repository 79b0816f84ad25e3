"""The grace before trading closes, so that no offer to a person is lost unawares.

An offer that only its parties see may have come after its taker was done. A grace for such offers
alone would tell the table of them, so there is one whenever there might be such an offer. Whether
that is so follows from what everyone can see; it tells of no secret offer and of nobody's cash.
"""

from __future__ import annotations

from datetime import timedelta

from chinatown.game.actions import Action, Done
from chinatown.game.state import State
from chinatown.game.types import SeatSet


def with_hold(action: Action, state: State, people: SeatSet, grace: timedelta) -> Action:
    """Return the action, held open by the table if it would end trading too soon for a person.

    `people` is the set of seats that people play now. Without a `grace` nothing is held open. What
    whoever acts says of `hold` is ignored.
    """
    if not isinstance(action, Done):
        return action
    everyone = (1 << state.players) - 1
    last = action.done and state.done | 1 << action.seat == everyone
    # Whoever speaks last knows all that waits for them; the others were done before.
    unaware = people & ~(1 << action.seat)
    hold = last and bool(grace) and (bool(unaware) or person_could_take(state, people))
    return Done(action.seat, action.done, hold)


def person_could_take(state: State, people: SeatSet) -> bool:
    """Return whether a public offer waits for a person, or a call could be taken by one."""
    for offer in state.offers:
        waiting = offer.parties & ~offer.agreed
        if offer.status == "open" and not offer.secret and waiting & people:
            return True
    return any(
        call.status == "open" and call.first and people & ~(1 << call.seat) for call in state.calls
    )

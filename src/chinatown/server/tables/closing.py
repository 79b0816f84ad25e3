"""The grace before trading closes, where offers still stand that a person could take.

Whether there is one follows from what everyone can see, so it tells of no secret offer and of
nobody's cash.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from chinatown.game.actions import Action, Done
from chinatown.game.state import State
from chinatown.game.types import SeatSet

GRACE: Final = timedelta(seconds=5)
"""How long trading stays open after the last player is done."""


def with_hold(action: Action, state: State, people: SeatSet) -> Action:
    """Return the action, held open by the table if it would end trading too soon for a person.

    `people` is the set of seats that are not bots'. What whoever acts says of `hold` is ignored.
    """
    if not isinstance(action, Done):
        return action
    everyone = (1 << state.players) - 1
    last = action.done and state.done | 1 << action.seat == everyone
    return Done(action.seat, action.done, last and person_could_take(state, people))


def person_could_take(state: State, people: SeatSet) -> bool:
    """Return whether a public offer waits for a person, or a call could be taken by one."""
    for offer in state.offers:
        waiting = offer.parties & ~offer.agreed
        if offer.status == "open" and not offer.secret and waiting & people:
            return True
    return any(
        call.status == "open" and call.first and people & ~(1 << call.seat) for call in state.calls
    )

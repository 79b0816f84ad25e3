"""What was said in own words in this round's trade phase, with the position it was said in.

It follows from the log, so it is the same after a restart. What the words mean is worked out only
where somebody acts on it (`server/bots/hearing.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from chinatown.game.actions import Action, Say
from chinatown.game.events import AddressedEvent
from chinatown.game.state import TRADE
from chinatown.game.trade_events import Said
from chinatown.game.types import Seat, SeatSet
from chinatown.game.view import View

MAX_SPOKEN: Final = 40
"""How many of the latest remarks are kept."""


class Moment(NamedTuple):
    """How many offers and remarks of the round a seat knew of when something was said."""

    offers: int
    remarks: int


class Spoken(NamedTuple):
    """A remark in own words: number of the action, speaker, words, and who hears it.

    `view` is what the speaker saw; `moments` are those of all seats.
    """

    number: int
    seat: Seat
    text: str
    to: tuple[Seat, ...]
    about: str
    audience: SeatSet
    view: View
    moments: tuple[Moment, ...]


Views: TypeAlias = Mapping[Seat | None, View]


def spoken_after(
    before: tuple[Spoken, ...],
    number: int,
    action: Action,
    events: tuple[AddressedEvent, ...],
    views: Views,
) -> tuple[Spoken, ...]:
    """Return what was said once an action has happened; `views` are those before it."""
    if not isinstance(action, Say) or action.kind != "words" or action.seat not in views:
        return before
    view = views[action.seat]
    said = next((addressed for addressed in events if isinstance(addressed.event, Said)), None)
    if view.phase != TRADE or said is None:
        return before
    assert isinstance(said.event, Said)
    moments = tuple(
        Moment(len(views[seat].offers), len(views[seat].remarks)) for seat in range(view.players)
    )
    remark = Spoken(
        number,
        action.seat,
        said.event.text,
        said.event.to,
        said.event.about,
        said.audience,
        view,
        moments,
    )
    return (*before, remark)[-MAX_SPOKEN:]

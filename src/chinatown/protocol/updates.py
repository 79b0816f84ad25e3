"""An update: the events that a viewer sees, and those sections of its view that changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from chinatown.game.events import AddressedEvent, Event
from chinatown.game.types import Seat
from chinatown.protocol.base import EventMessage, Message
from chinatown.protocol.position import Changed
from chinatown.protocol.sections import Sections


class Update(Message):
    """Something happened. `n` is one more than the last; after a gap, send `look`.

    `at` is when, an ISO time to the second.
    """

    t: Literal["update"]
    n: int
    at: str
    events: list[EventMessage]
    changed: Changed


class _Written(NamedTuple):
    at: str
    events: Sequence[Event]
    changed: Sections
    text: str


class UpdateWriter:
    """Writes the updates that follow from one action as JSON.

    Updates to several viewers that differ only in their numbers are serialised once.
    """

    def __init__(self) -> None:
        self._written: list[_Written] = []

    def text(self, n: int, at: str, events: Sequence[Event], changed: Sections) -> str:
        """Return update `n` as JSON: when and what happened, and the sections that changed."""
        # Tag and number come first, as they do in the model.
        start = f'{{"t":"update","n":{n}'
        for written in self._written:
            if written[:3] == (at, events, changed):
                return start + written.text
        update = Update(t="update", n=n, at=at, events=list(events), changed=Changed(**changed))
        whole = update.model_dump_json(exclude_unset=True)
        self._written.append(_Written(at, events, changed, whole.removeprefix(start)))
        return whole


def visible_events(events: Sequence[AddressedEvent], viewer: Seat | None) -> list[Event]:
    """Return the events that a seat, or with None a spectator, may see."""
    return [addressed.event for addressed in events if addressed.seen_by(viewer)]

"""A game as its log made it: the state, each viewer's view and number of updates, the events.

All of it follows from the log alone, so it is the same after a restart, in any process.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from typing import NamedTuple

from chinatown.game import Action, AddressedEvent, Event, Offer, Setup, State, View, apply, view
from chinatown.game.play import initial_state_and_events
from chinatown.game.state import OVER, TRADE
from chinatown.protocol.encoder import Frame
from chinatown.protocol.updates import visible_events
from chinatown.server.rate_limit import RateLimit
from chinatown.server.store import ActionRow
from chinatown.server.times import time_of, time_text

Viewer = int | None
"""A seat, or None for everyone who only looks on."""


class Step(NamedTuple):
    """What an action leads to; nothing of it counts before its row is durable."""

    state: State
    told: tuple[AddressedEvent, ...]

    @property
    def over(self) -> bool:
        """Whether the game ends with it."""
        return self.state.phase == OVER


class Notice(NamedTuple):
    """An update that a viewer is to get: its number, and what it saw happen."""

    viewer: Viewer
    n: int
    events: list[Event]


class LiveGame:
    """A game in memory.

    `number` of the last action is `state.number`; `views` holds the view of every viewer,
    `updates` how many updates each has had; `requests` are the (seat, id) of all commands carried
    out; `acted` counts the actions of each seat in this round's phase; `trade_began` is when the
    trade phase now going on began; `pace` knows when who offered and spoke; `expires` holds when
    this round's offers lapse that are limited in time, as ISO times by their ids.
    """

    def __init__(self, setup: Setup) -> None:
        self.state, told = initial_state_and_events(setup)
        self.told: list[AddressedEvent] = list(told)
        self.viewers: tuple[Viewer, ...] = (None, *range(setup.players))
        self.views: dict[Viewer, View] = {who: view(self.state, who) for who in self.viewers}
        self.updates: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.requests: set[tuple[int, str]] = set()
        self.acted: Counter[int] = Counter()
        self.trade_began: datetime | None = None
        self.pace = RateLimit()
        self.expires: dict[str, str] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def clock_ends(self) -> datetime | None:
        """When the trade clock runs out, or None when none runs (docs/rules.md 8)."""
        if self.trade_began is None or not self.state.variants.trade_clock:
            return None
        return self.trade_began + timedelta(minutes=self.state.variants.trade_clock)

    @property
    def clock_text(self) -> str | None:
        """When the trade clock runs out, as messages say it."""
        return None if self.clock_ends is None else time_text(self.clock_ends)

    @property
    def next_expiry(self) -> datetime | None:
        """When the next open offer lapses because its time is over, or None."""
        times = [at for at, _ in self._limited()]
        return time_of(min(times)) if times else None

    def overdue(self, now: datetime) -> str | None:
        """Return the id of an open offer whose time is over, the earliest, or None."""
        at, offer = min(self._limited(), default=("", ""))
        return offer if offer and at <= time_text(now) else None

    def _limited(self) -> list[tuple[str, str]]:
        if not self.expires:
            return []
        return [
            (self.expires[offer.id], offer.id)
            for offer in self.state.offers
            if offer.status == "open" and offer.id in self.expires
        ]

    def frame(self, viewer: Viewer) -> Frame:
        """Return what a viewer is shown now."""
        return Frame(self.views[viewer], self.clock_text, self.expires)

    def history(self, viewer: Viewer) -> list[Event]:
        """Return the events so far that a viewer may see, oldest first."""
        return visible_events(self.told, viewer)

    def step(self, action: Action) -> Step:
        """Return what an action would lead to. Raises IllegalAction."""
        return Step(*apply(self.state, action))

    def take(self, row: ActionRow, step: Step) -> list[Notice]:
        """Take a step whose row is durable; return the updates that follow from it.

        A viewer who sees nothing of it gets none, and none is counted for it: otherwise the
        numbers would tell of secret offers.
        """
        before = self.state
        self.state = step.state
        self.told += step.told
        if row.request is not None:
            self.requests.add((row.seat, row.request))
        self.pace.note(row)
        self._note_expiry(row)
        if (before.round, before.phase) != (self.state.round, self.state.phase):
            self.acted.clear()
            self.trade_began = time_of(row.at) if self.state.phase == TRADE else None
        else:
            self.acted[row.seat] += 1
        return [notice for viewer in self.viewers if (notice := self._notice(viewer, step.told))]

    def _note_expiry(self, row: ActionRow) -> None:
        offers = self.state.offers
        # Replaced rather than changed, as frames that were shown hold on to it.
        if not offers:
            self.expires = {}
        elif isinstance(row.action, Offer) and row.action.seconds:
            at = time_of(row.at) + timedelta(seconds=row.action.seconds)
            self.expires = {**self.expires, offers[-1].id: time_text(at)}

    def _notice(self, viewer: Viewer, told: tuple[AddressedEvent, ...]) -> Notice | None:
        after = view(self.state, viewer)
        events = visible_events(told, viewer)
        if not events and self.views[viewer] == after:
            return None
        self.views[viewer] = after
        self.updates[viewer] += 1
        return Notice(viewer, self.updates[viewer], events)

    def replay(self, row: ActionRow) -> list[Notice]:
        """Take the next row of the log. Raises IllegalAction where it is not what was played."""
        return self.take(row, self.step(row.action))

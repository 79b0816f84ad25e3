"""A game in memory: the state, the events, each viewer's view and number of updates.

All of it follows from the log, so it is the same after a restart and in any process.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple, TypeAlias

from chinatown.game.actions import Action, Offer
from chinatown.game.events import AddressedEvent, Event
from chinatown.game.play import apply, initial_state_and_events
from chinatown.game.state import OVER, TRADE, Setup, State, is_closing, waiting_for
from chinatown.game.types import Seat
from chinatown.game.view import View, view
from chinatown.protocol.encoder import Frame
from chinatown.protocol.updates import visible_events
from chinatown.server.messages.presence import NO_CLOCK, Pace
from chinatown.server.settings import CLOSING_SECONDS
from chinatown.server.store.proceedings import EntryRow, Resume, Return
from chinatown.server.store.rows import ActionRow
from chinatown.server.tables.conduct import Conduct
from chinatown.server.tables.rate_limit import RateLimit
from chinatown.server.tables.spoken import Spoken, spoken_after
from chinatown.server.tables.timekeeper import Timekeeper
from chinatown.server.times import time_of, time_text, to_the_second

Viewer: TypeAlias = Seat | None
"""A seat, or None for all spectators."""


class Step(NamedTuple):
    """The result of an action; it takes effect only once the action's row is durable."""

    state: State
    events: tuple[AddressedEvent, ...]

    @property
    def over(self) -> bool:
        """Whether the game ends with this action."""
        return self.state.phase == OVER


class Notice(NamedTuple):
    """An update for a viewer: its number, and the events that the viewer sees.

    `at` is when it happened, to the second: finer times would tell more than one sees live.
    """

    viewer: Viewer
    n: int
    at: str
    events: list[Event]


class Page(NamedTuple):
    """Events that a viewer sees, and when each happened; `earlier` is how many came before."""

    events: list[Event]
    times: list[str]
    earlier: int


class LiveGame:
    """A game in memory.

    `times` says when each of the `events` happened, to the second. `views` holds the view of every
    viewer, `updates` how many updates each has had; `requests` are the (seat, id) of all commands
    carried out; `actions_in_phase` counts the actions of each seat in this round's phase;
    `trade_began` is when the trade phase that is going on began; `closes` when it ends because all
    are done, a `grace` after that (None while they are not); `expiries` says when this round's
    offers with a time limit lapse, as ISO times by their ids; `conduct` is what people settled
    beside the game, `timekeeper` has their time budgets; `spoken` is what was said in own words
    while this round's trading goes on.
    """

    def __init__(
        self,
        setup: Setup,
        started: str,
        pace: Pace = NO_CLOCK,
        grace: timedelta = timedelta(seconds=CLOSING_SECONDS),
    ) -> None:
        self.state, events = initial_state_and_events(setup)
        self.events: list[AddressedEvent] = list(events)
        self.times: list[str] = [to_the_second(started)] * len(events)
        self.viewers: tuple[Viewer, ...] = (None, *range(setup.players))
        self.views: dict[Viewer, View] = {
            viewer: view(self.state, viewer) for viewer in self.viewers
        }
        self.updates: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.requests: set[tuple[Seat, str]] = set()
        self.actions_in_phase: Counter[Seat] = Counter()
        self.trade_began: datetime | None = None
        self.grace = grace
        self.closes: datetime | None = None
        self.rate_limit = RateLimit()
        self.expiries: dict[str, str] = {}
        self.acted: dict[Seat, datetime] = {}
        self.offered: dict[str, datetime] = {}
        self.conduct = Conduct()
        self.spoken: tuple[Spoken, ...] = ()
        self.timekeeper = Timekeeper(pace, setup.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def clock_ends(self) -> datetime | None:
        """When the trade clock runs out, or None when none runs (docs/rules.md 8)."""
        if self.conduct.paused:
            return None
        if self.trade_began is None or not self.state.variants.trade_clock:
            return None
        return self.trade_began + timedelta(minutes=self.state.variants.trade_clock)

    @property
    def clock_text(self) -> str | None:
        """When the trade clock runs out, as an ISO time."""
        return None if self.clock_ends is None else time_text(self.clock_ends)

    @property
    def next_expiry(self) -> datetime | None:
        """When the next open offer with a time limit lapses, or None."""
        times = [at for at, _ in self._open_expiries()]
        return time_of(min(times)) if times else None

    def overdue(self, now: datetime) -> str | None:
        """Return the id of an open offer whose time is over, the earliest, or None."""
        at, offer = min(self._open_expiries(), default=("", ""))
        return offer if offer and at <= time_text(now) else None

    def _open_expiries(self) -> list[tuple[str, str]]:
        if not self.expiries or self.conduct.paused:
            return []
        return [
            (self.expiries[offer.id], offer.id)
            for offer in self.state.offers
            if offer.status == "open" and offer.id in self.expiries
        ]

    def frame(self, viewer: Viewer) -> Frame:
        """Return what a viewer is shown now."""
        closes = None if self.closes is None or self.conduct.paused else time_text(self.closes)
        return Frame(self.views[viewer], self.clock_text, self.expiries, closes)

    def history(self, viewer: Viewer, most: int, before: int | None = None) -> Page:
        """Return the latest events that a viewer may see, at most so many, oldest first.

        With `before` only those among the first so many of all that the viewer may see.
        """
        seen = [
            (addressed.event, at)
            for addressed, at in zip(self.events, self.times, strict=True)
            if addressed.seen_by(viewer)
        ][:before]
        earlier = max(0, len(seen) - most)
        page = seen[earlier:]
        return Page([event for event, _ in page], [at for _, at in page], earlier)

    def step(self, action: Action, before: State | None = None) -> Step:
        """Return what an action would lead to, now or `before` it. Raises IllegalAction."""
        return Step(*apply(before or self.state, action))

    def reaches_everyone(self, step: Step) -> bool:
        """Return whether every viewer, spectators included, would get an update from a step."""
        return all(
            visible_events(step.events, viewer) or view(step.state, viewer) != self.views[viewer]
            for viewer in self.viewers
        )

    def advance(self, row: ActionRow, step: Step) -> list[Notice]:
        """Take a step whose row is durable, and return the updates that it causes.

        A viewer that sees nothing of it gets no update and none is counted: otherwise the numbers
        would reveal secret offers.
        """
        before = self.state
        self.state = step.state
        self.events += step.events
        at = to_the_second(row.at)
        self.times += [at] * len(step.events)
        if row.request is not None:
            self.requests.add((row.seat, row.request))
        self.rate_limit.note(row)
        self._note_expiry(row)
        self.spoken = spoken_after(self.spoken, row.number, row.action, step.events, self.views)
        if not is_closing(self.state):
            self.closes = None
        elif self.closes is None:
            self.closes = time_of(row.at) + self.grace
        if (before.round, before.phase) != (self.state.round, self.state.phase):
            self.actions_in_phase.clear()
            self.acted.clear()
            self.offered.clear()
            self.spoken = ()
            self.trade_began = time_of(row.at) if self.state.phase == TRADE else None
        else:
            self.actions_in_phase[row.seat] += 1
            self.acted[row.seat] = time_of(row.at)
            if isinstance(row.action, Offer):
                self.offered[self.state.offers[-1].id] = time_of(row.at)
        self._move(time_of(row.at))
        return [
            Notice(viewer, self.updates[viewer], at, events)
            for viewer in self.viewers
            if (events := self._show(viewer, step.events)) is not None
        ]

    def _note_expiry(self, row: ActionRow) -> None:
        offers = self.state.offers
        # Replaced rather than changed, as frames that were shown hold on to it.
        if not offers:
            self.expiries = {}
        elif isinstance(row.action, Offer) and row.action.seconds:
            at = time_of(row.at) + timedelta(seconds=row.action.seconds)
            self.expiries = {**self.expiries, offers[-1].id: time_text(at)}

    def _show(self, viewer: Viewer, events: tuple[AddressedEvent, ...]) -> list[Event] | None:
        """Count an update for a viewer and return the events in it, or None if there is none."""
        after = view(self.state, viewer)
        seen = visible_events(events, viewer)
        if not seen and self.views[viewer] == after:
            return None
        self.views[viewer] = after
        self.updates[viewer] += 1
        return seen

    def _move(self, at: datetime) -> None:
        state = self.state
        self.timekeeper.move(at, (state.round, state.phase), waiting_for(state))

    def note(self, row: EntryRow) -> None:
        """Take in what people settled beside the game; the entry's row is durable."""
        at, entry = time_of(row.at), row.entry
        paused_at = self.conduct.paused_at
        self._move(at)
        self.conduct.note(row, len(self.events))
        self.timekeeper.paused = self.conduct.paused
        self.timekeeper.exempt = self.conduct.left | self.conduct.stand_ins.keys()
        if isinstance(entry, Return):
            self.timekeeper.grant([entry.seat])
        if isinstance(entry, Resume) and paused_at is not None:
            self._put_off(max(timedelta(), at - paused_at))

    def _put_off(self, rest: timedelta) -> None:
        """Put off whatever a clock would have done, by the time for which the game has rested."""
        if self.trade_began is not None:
            self.trade_began += rest
        if self.closes is not None:
            self.closes += rest
        self.expiries = {
            offer: time_text(time_of(expiry) + rest) for offer, expiry in self.expiries.items()
        }

    def become(self, other: LiveGame) -> None:
        """Be what another game is, of the same table."""
        vars(self).update(vars(other))

    def replay_all(self, rows: Sequence[ActionRow], entries: Sequence[EntryRow]) -> None:
        """Take the rows of both logs, in the order in which they happened.

        Raises IllegalAction if the rules refuse an action.
        """
        waiting = deque(entries)
        for row in rows:
            while waiting and waiting[0].after < row.number:
                self.note(waiting.popleft())
            self.replay(row)
        for entry in waiting:
            self.note(entry)

    def replay(self, row: ActionRow) -> list[Notice]:
        """Take the next row of the log. Raises IllegalAction if the rules refuse it."""
        return self.advance(row, self.step(row.action))

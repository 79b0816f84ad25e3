"""A finished game as one file that a browser plays without a server, through anybody's eyes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, TypeAdapter

from chinatown.analysis.finished_game import game_figures
from chinatown.game.events import AddressedEvent, CardsDiscarded, Event, TilesDrawn
from chinatown.game.state import OVER, State
from chinatown.game.trade_events import ItemsMoved
from chinatown.game.types import Seat
from chinatown.game.variants import variant_words
from chinatown.game.view import view
from chinatown.protocol.base import EventMessage
from chinatown.protocol.editions import edition_info
from chinatown.protocol.encoder import EncodedView, Frame, ViewEncoder
from chinatown.protocol.sections import Sections
from chinatown.protocol.updates import visible_events
from chinatown.record.errors import RecordError
from chinatown.record.record import Record
from chinatown.record.replaying import replay
from chinatown.record.strict_json import JsonError
from chinatown.server.errors import RequestError
from chinatown.server.messages.presence import NO_CLOCK
from chinatown.server.messages.tables import SeatInfo, TableInfo
from chinatown.server.outcomes import figures_of, trade_worths

Viewer: TypeAlias = Seat | Literal["all"] | None

ALL: Final = "all"
"""Somebody who sees what any seat sees."""

MAX_REPLAYED_ACTIONS: Final = 2000
"""How long a game may be that a stranger sends: many times longer than people play.

What is worked out grows with the square of the offers of a round.
"""

_EVENT: Final[TypeAdapter[Event]] = TypeAdapter(EventMessage)

_BY_ID: Final = ("offers", "calls", "promises")
"""Lists of what several viewers may know; items with the same `id` are the same."""

_BY_CONTENT: Final = ("debts", "clauses")
"""Such lists whose items have no `id`."""


def replay_file(record: Record, table: TableInfo) -> bytes:
    """Return a finished game as JSON, a `Replay`.

    Raises RequestError for a game that is not over (`game-not-over`), and RecordError for a record
    that does not replay.
    """
    seats = range(record.setup.players)
    values, events = _Pool(), _Pool()
    encoders = {viewer: _Encoder(ViewEncoder(), viewer) for viewer in (None, *seats)}
    viewers: tuple[Viewer, ...] = (None, *seats, ALL)
    eyes = {viewer: _Eyes(values, events) for viewer in viewers}
    for step in replay(record):
        seen = {viewer: encoder.sections(step.state) for viewer, encoder in encoders.items()}
        for viewer, sections in seen.items():
            eyes[viewer].add(sections, visible_events(step.events, viewer))
        eyes[ALL].add(_known_to_any(seen, seats), _whole_events(step.events))
    if step.state.phase != OVER:
        raise RequestError("game-not-over")
    content = [{"viewer": viewer, "steps": eyes[viewer].steps} for viewer in viewers]
    figures = game_figures(record)
    worths = trade_worths(figures.stories).model_dump_json()
    head = f'{{"table":{table.model_dump_json()},"stories":{worths},'
    body = f'"figures":{figures_of(figures).model_dump_json()},"events":[{",".join(events.items)}],'
    tail = f'"values":[{",".join(values.items)}],"eyes":{_compact(content)}}}'
    return (head + body + tail).encode()


def read_record(content: bytes) -> Record:
    """Return the record that somebody sent, of at most `MAX_REPLAYED_ACTIONS`.

    Raises RequestError `replay-unreadable`.
    """
    try:
        record = Record.from_json(content)
    except (JsonError, RecordError) as error:
        raise RequestError("replay-unreadable") from error
    if len(record.actions) > MAX_REPLAYED_ACTIONS:
        raise RequestError("replay-unreadable")
    return record


def table_of(record: Record) -> TableInfo:
    """Return the table of a record that no server has: without an id, everybody a person."""
    return TableInfo(
        id="",
        status="over",
        edition=edition_info(record.setup.edition),
        variants=list(variant_words(record.setup.variants)),
        seats=[
            SeatInfo(
                seat=seat,
                kind="human",
                bot="",
                character="",
                name=name,
                free=False,
                online=False,
                ready=False,
                host=False,
                kept_for="",
            )
            for seat, name in enumerate(record.names)
        ],
        you=None,
        host=False,
        invite="",
        rejoin="",
        created="",
        effects="off",
        pace=NO_CLOCK,
        muted=[],
        own_shops=[],
        seats_here=[],
        browsers=[],
        lost="",
        following="",
        locked=False,
        spectators=0,
        bans=[],
        public=False,
        shuffle=None,
    )


class _Pool:
    """Values as JSON, each once, by their places."""

    def __init__(self) -> None:
        self.items: list[str] = []
        self._places: dict[str, int] = {}

    def add(self, text: str) -> int:
        """Return the place of a value, which is added where it is new."""
        place = self._places.setdefault(text, len(self.items))
        if place == len(self.items):
            self.items.append(text)
        return place


class _Encoder:
    """Makes the sections of one viewer's views, anew only where they may have changed."""

    def __init__(self, encoder: ViewEncoder, viewer: Seat | None) -> None:
        self._encoder = encoder
        self._viewer = viewer
        self._latest: EncodedView | None = None

    def sections(self, state: State) -> Sections:
        """Return all sections of the view of a later state."""
        frame = Frame(view(state, self._viewer))
        if self._latest is None:
            self._latest = self._encoder.encode(frame)
        else:
            self._latest = self._encoder.encode_next(self._latest, frame)[0]
        return self._latest.sections


class _Eyes:
    """What one pair of eyes sees, step by step, each as the difference from the one before."""

    def __init__(self, values: _Pool, events: _Pool) -> None:
        self.steps: list[object] = []
        self._values = values
        self._events = events
        self._before: Sections = {}

    def add(self, sections: Sections, events: Iterable[Event]) -> None:
        """Take in what is seen after the next action, and what was seen of it."""
        before = self._before
        changed = {
            name: self._change(before.get(name), section)
            for name, section in sections.items()
            if name not in before or (before[name] is not section and before[name] != section)
        }
        places = [self._events.add(_EVENT.dump_json(event).decode()) for event in events]
        self.steps.append({"events": places, "changed": changed})
        self._before = sections

    def _change(self, before: object, after: object) -> int | list[int]:
        if not isinstance(after, list):
            return self._values.add(_text(after))
        earlier = before if isinstance(before, list) else []
        start = _count_equal(zip(earlier, after, strict=False))
        rest = min(len(earlier), len(after)) - start
        ends = zip(reversed(earlier), reversed(after), strict=False)
        end = min(_count_equal(ends), rest)
        new = after[start : len(after) - end]
        removed = len(earlier) - end - start
        return [start, removed, *(self._values.add(_text(item)) for item in new)]


def _count_equal(pairs: Iterable[tuple[object, object]]) -> int:
    """Return the length of the common prefix of two sequences, which come as pairs."""
    equal = 0
    for old, new in pairs:
        if old is not new and old != new:
            break
        equal += 1
    return equal


def _known_to_any(seen: Mapping[Seat | None, Sections], seats: Iterable[Seat]) -> Sections:
    """Return the sections of somebody who knows all that the seats know."""
    public = seen[None]
    known = [seen[seat] for seat in seats]
    sections = dict(public)
    sections["players"] = [own["players"][seat] for seat, own in enumerate(known)]
    for name in _BY_ID:
        sections[name] = _union(name, public, known, lambda item: item.id)
    for name in _BY_CONTENT:
        sections[name] = _union(name, public, known, _text)
    return sections


def _union(
    name: str, public: Sections, known: Sequence[Sections], key: Callable[[Any], str]
) -> list[Any]:
    """Return the items of a list that any of the viewers has, each once."""
    # Seats know what is public, so where they know no more in number, it is the same.
    if all(len(own[name]) == len(public[name]) for own in known):
        return list(public[name])
    return list({key(item): item for own in (public, *known) for item in own[name]}.values())


def _whole_events(events: Iterable[AddressedEvent]) -> list[Event]:
    return [addressed.event for addressed in events if not _tells_less(addressed.event)]


def _tells_less(event: Event) -> bool:
    """Return whether an event is what others are told of one that somebody sees whole."""
    if isinstance(event, TilesDrawn):
        return bool(event.count) and not event.tiles
    if isinstance(event, CardsDiscarded):
        return bool(event.count) and not event.cards
    return isinstance(event, ItemsMoved)


def _text(value: object) -> str:
    return value.model_dump_json() if isinstance(value, BaseModel) else _compact(value)


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))

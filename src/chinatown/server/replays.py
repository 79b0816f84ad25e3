"""A finished game as one file that a browser plays without a server, through anybody's eyes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, TypeAdapter

from chinatown.game.events import AddressedEvent, CardsDiscarded, Event, TilesDrawn
from chinatown.game.state import OVER
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
from chinatown.record.replaying import Step, replay
from chinatown.record.strict_json import JsonError
from chinatown.server.errors import RequestError
from chinatown.server.messages.presence import NO_CLOCK
from chinatown.server.messages.tables import SeatInfo, TableInfo

Viewer: TypeAlias = Seat | Literal["all"] | None

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
    steps = list(replay(record))
    if steps[-1].state.phase != OVER:
        raise RequestError("game-not-over")
    pool, events = _Pool(), _Pool()
    seats = range(record.setup.players)
    frames = {viewer: _frames(steps, viewer) for viewer in (None, *seats)}
    everything = list(_everything(frames, seats))
    eyes = [
        {"viewer": viewer, "steps": _steps(sections, steps, viewer, pool, events)}
        for viewer, sections in (*frames.items(), ("all", everything))
    ]
    head = f'{{"table":{table.model_dump_json()},"events":[{",".join(events.items)}],'
    tail = f'"values":[{",".join(pool.items)}],"eyes":{json.dumps(eyes, separators=(",", ":"))}}}'
    return (head + tail).encode()


def read_record(content: bytes) -> Record:
    """Return the record that somebody sent. Raises RequestError `replay-unreadable`."""
    try:
        return Record.from_json(content)
    except (JsonError, RecordError) as error:
        raise RequestError("replay-unreadable") from error


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


def _frames(steps: Sequence[Step], viewer: Seat | None) -> list[Sections]:
    """Return all sections of the views of a seat, or with None a spectator, after each step."""
    encoder = ViewEncoder()
    encoded: EncodedView | None = None
    frames: list[Sections] = []
    for step in steps:
        frame = Frame(view(step.state, viewer))
        encoded = encoder.encode_next(encoded, frame)[0] if encoded else encoder.encode(frame)
        frames.append(encoded.sections)
    return frames


def _everything(
    frames: Mapping[Seat | None, Sequence[Sections]], seats: Iterable[Seat]
) -> Iterable[Sections]:
    """Yield after each step what all seats together know, as if somebody saw it."""
    for index, public in enumerate(frames[None]):
        known = [frames[seat][index] for seat in seats]
        sections = dict(public)
        sections["players"] = [seen["players"][seat] for seat, seen in enumerate(known)]
        for name in _BY_ID:
            items = [item for seen in (public, *known) for item in seen[name]]
            sections[name] = list({item.id: item for item in items}.values())
        for name in _BY_CONTENT:
            items = [item for seen in (public, *known) for item in seen[name]]
            sections[name] = list({_text(item): item for item in items}.values())
        yield sections


def _steps(
    frames: Sequence[Sections],
    steps: Sequence[Step],
    viewer: Viewer,
    pool: _Pool,
    events: _Pool,
) -> list[object]:
    result: list[object] = []
    before: Mapping[str, object] = {}
    for sections, step in zip(frames, steps, strict=True):
        changed = {
            name: _placed(section, pool)
            for name, section in sections.items()
            if name not in before or (before[name] is not section and before[name] != section)
        }
        seen = [
            events.add(_EVENT.dump_json(event).decode()) for event in _seen(step.events, viewer)
        ]
        result.append({"events": seen, "changed": changed})
        before = sections
    return result


def _seen(events: Sequence[AddressedEvent], viewer: Viewer) -> list[Event]:
    if viewer != "all":
        return visible_events(events, viewer)
    return [addressed.event for addressed in events if not _tells_less(addressed.event)]


def _tells_less(event: Event) -> bool:
    """Return whether an event is what others are told of one that somebody sees whole."""
    if isinstance(event, TilesDrawn):
        return bool(event.count) and not event.tiles
    if isinstance(event, CardsDiscarded):
        return bool(event.count) and not event.cards
    return isinstance(event, ItemsMoved)


def _placed(section: object, pool: _Pool) -> int | list[int]:
    if isinstance(section, list):
        return [pool.add(_text(item)) for item in section]
    return pool.add(_text(section))


def _text(value: object) -> str:
    return value.model_dump_json() if isinstance(value, BaseModel) else json.dumps(value)

"""A view as messages, and which sections of it changed since an earlier view.

While a section is made, the fields that it reads are noted. As long as none of these fields
changes, the section cannot change either and is not made again (self-adjusting computation; Acar
2005). Nobody has to keep a list of what a section depends on.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from chinatown.game.view import View
from chinatown.protocol.position import GameView
from chinatown.protocol.sections import (
    SECTIONS,
    BoardCache,
    OfferCache,
    PlayerCache,
    Sections,
)

NO_EXPIRIES: Final[Mapping[str, str]] = {}
"""No offer has a time limit."""


class Frame(NamedTuple):
    """All that one viewer is shown: a view, and the times that only a server knows.

    `clock_ends` is when the trade clock runs out, `expiries` when offers lapse by their ids,
    `closes` when trading ends because all are done; all are ISO times.
    """

    view: View
    clock_ends: str | None = None
    expiries: Mapping[str, str] = NO_EXPIRIES
    closes: str | None = None


class EncodedView(NamedTuple):
    """A frame as messages: its sections by name, and the fields that each was made from."""

    frame: Frame
    sections: Sections
    reads: Mapping[str, frozenset[str]]

    @property
    def message(self) -> GameView:
        """All sections as one message."""
        return GameView(**self.sections)


class ViewEncoder:
    """Encodes the views of one game; what viewers have in common is made once.

    Equal views give equal bytes: sets become lists in a fixed order.
    """

    def __init__(self) -> None:
        self._boards = BoardCache()
        self._offers = OfferCache()
        self._players = PlayerCache()
        self._latest: EncodedView | None = None

    def encode(self, frame: Frame) -> EncodedView:
        """Return a frame with all its sections."""
        sources = self._sources(frame)
        sections: Sections = {}
        reads = {}
        latest = self._latest
        apart = set() if latest is None else _differing_fields(latest.frame, frame)
        for name, make in SECTIONS.items():
            if latest is not None and apart.isdisjoint(latest.reads[name]):
                # Most of a view is the same for all viewers, who then share its memory.
                sections[name], reads[name] = latest.sections[name], latest.reads[name]
            else:
                sections[name] = make(sources)
                reads[name] = sources.take_reads()
        self._latest = EncodedView(frame, sections, reads)
        return self._latest

    def encode_next(self, before: EncodedView, frame: Frame) -> tuple[EncodedView, Sections]:
        """Return a later frame of the same viewer, and those sections that changed since `before`.

        Only sections that were made from something that differs are made again, and of these only
        what the frame encoded last, mostly of the viewer before, does not have in common with it.
        """
        differing = _differing_fields(before.frame, frame)
        outdated = [name for name, read in before.reads.items() if not differing.isdisjoint(read)]
        if not outdated:
            return before._replace(frame=frame), {}
        sources = self._sources(frame)
        # To ask what the latest frame has in common with this one saves a tenth of the time.
        latest = self._latest or before
        apart = _differing_fields(latest.frame, frame)
        changed: Sections = {}
        reads = {}
        for name in outdated:
            if apart.isdisjoint(latest.reads[name]):
                section, reads[name] = latest.sections[name], latest.reads[name]
            else:
                section = SECTIONS[name](sources)
                reads[name] = sources.take_reads()
            if section != before.sections[name]:
                changed[name] = section
        after = EncodedView(frame, {**before.sections, **changed}, {**before.reads, **reads})
        self._latest = after
        return after, changed

    def _sources(self, frame: Frame) -> _TrackedSources:
        return _TrackedSources(frame, self._boards, self._offers, self._players)


def _differing_fields(before: Frame, after: Frame) -> set[str]:
    """Return the names of the fields, of view and frame, in which two frames differ."""
    differing = {
        name
        for name, old, new in zip(View._fields, before.view, after.view, strict=True)
        if old is not new and old != new
    }
    if before.clock_ends != after.clock_ends:
        differing.add("clock_ends")
    if before.closes != after.closes:
        differing.add("closes")
    if before.expiries is not after.expiries and before.expiries != after.expiries:
        differing.add("expiries")
    return differing


class _TrackedView(View):
    """A view that notes the name of every field that is read, by itself or in a property."""

    reads: set[str]


def _tracked(name: str) -> property:
    place = View._fields.index(name)

    def read(view: _TrackedView) -> object:
        view.reads.add(name)
        return view[place]

    return property(read)


for _name in View._fields:
    setattr(_TrackedView, _name, _tracked(_name))


@lru_cache(1000)
def _once(reads: frozenset[str]) -> frozenset[str]:
    """Return the set that was first equal to this one."""
    return reads


class _TrackedSources:
    """What sections are made from; it notes which fields of it are read."""

    def __init__(
        self, frame: Frame, boards: BoardCache, offers: OfferCache, players: PlayerCache
    ) -> None:
        self.view = _TrackedView._make(frame.view)
        self.view.reads = set()
        self.boards = boards
        self.offers = offers
        self.players = players
        self._frame = frame

    def take_reads(self) -> frozenset[str]:
        """Return the names of the fields read since this was last called."""
        reads = frozenset(self.view.reads)
        self.view.reads.clear()
        # A section mostly reads the same: a set for each would be a twelfth of a socket's memory.
        return _once(reads)

    @property
    def clock_ends(self) -> str | None:
        self.view.reads.add("clock_ends")
        return self._frame.clock_ends

    @property
    def closes(self) -> str | None:
        self.view.reads.add("closes")
        return self._frame.closes

    @property
    def expiries(self) -> Mapping[str, str]:
        self.view.reads.add("expiries")
        return self._frame.expiries

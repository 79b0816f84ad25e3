"""The connections that watch one table, and the updates that they get."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Set
from typing import Final, NamedTuple, Protocol, TypeAlias

from chinatown.game.types import Seat
from chinatown.protocol.base import Message
from chinatown.protocol.encoder import EncodedView, Frame, ViewEncoder
from chinatown.protocol.updates import UpdateWriter
from chinatown.server.messages.answers import Lobby, Welcome
from chinatown.server.messages.presence import Returned, TablePresence
from chinatown.server.messages.tables import TableInfo
from chinatown.server.tables.connection import Connection
from chinatown.server.tables.gallery import Gallery, Row
from chinatown.server.tables.instructions import infos
from chinatown.server.tables.live_game import LiveGame, Notice, Page, Viewer
from chinatown.server.times import Clock, time_text

InfoFor: TypeAlias = Callable[[str | None, Seat | None], TableInfo]
"""Return the table as a guest (or None) on a seat (None for a spectator) sees it."""

SeatsOf: TypeAlias = Callable[[str | None], Collection[Seat]]
"""Return the seats that a guest (or None) holds."""


class Presence(NamedTuple):
    """The seats, and the guests, that look on now, and how many look on without a seat.

    A guest counts as one spectator with however many windows, and so does each screen.
    """

    seats: Set[Seat]
    guests: Set[str]
    spectators: int


Viewers: TypeAlias = tuple[tuple[str | None, Seat | None], ...]
"""The guest and the seat of each connection, None for who has none; a screen has neither."""

_NOBODY: Final[Viewers] = ()

MAX_RECENT: Final = 500
"""How many events a welcome tells at most; the most that anybody says takes 1 kB of it."""


class _Update(NamedTuple):
    """An update that is to be sent, and what its viewer is then shown."""

    notice: Notice
    frame: Frame


class People(Protocol):
    """Knows who is at a running table; the steward does."""

    def presence(self, viewer: Viewer) -> TablePresence | None:
        """Return who is at the table as a viewer is told it, None before the game."""

    def returned(self, seat: Seat | None) -> Returned | None:
        """Return what a bot last did for the person on a seat, None where none has."""

    def came_or_went(self, besides: Connection | None = None) -> None:
        """Take in who looks on now, and tell the others."""


class Subscribers:
    """The connections of a table. No method yields to the event loop, so each happens at once."""

    def __init__(
        self,
        info: InfoFor,
        clock: Clock,
        people: People,
        tell: Callable[[Viewers], None] = lambda viewers: None,
        seats_of: SeatsOf = lambda guest: (),
    ) -> None:
        self._info = info
        self._seats_of = seats_of
        self._people = people
        self._clock = clock
        self._connections: list[Connection] = []
        self._encoder = ViewEncoder()
        # The view that a viewer's next update starts from, for viewers with a connection.
        self._shown: dict[Viewer, EncodedView] = {}
        self._withheld: dict[Viewer, list[_Update]] = {}
        # Who looks on through other processes, by their names.
        self._elsewhere: dict[str, Viewers] = {}
        self._tell = tell
        self._told = _NOBODY
        self.gallery: Gallery | None = None
        """What spectators are shown, where that is late; None where it is what happens."""
        self.watched = asyncio.Event()
        """Set while anybody looks on."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    @property
    def online(self) -> set[Seat]:
        """The seats that look on now: people who share a device all do, whoever has it."""
        online = set()
        for guest, seat in self._everywhere():
            if seat is not None:
                online.add(seat)
                online.update(self._seats_of(guest))
        return online

    @property
    def network(self) -> str:
        """The network that all connections come from, empty where there are none or several."""
        networks = {connection.account.network for connection in self._connections}
        return networks.pop() if len(networks) == 1 else ""

    @property
    def presence(self) -> Presence:
        """Who looks on now."""
        viewers = tuple(self._everywhere())
        guests = {guest for guest, _ in viewers if guest is not None}
        seated = {guest for guest, seat in viewers if seat is not None}
        screens = sum(viewer == (None, None) for viewer in viewers)
        return Presence(self.online, guests, len(guests - seated) + screens)

    @property
    def viewers(self) -> Viewers:
        """The guests and seats of the connections of this process."""
        return tuple((connection.acts_for, connection.seat) for connection in self._connections)

    def _everywhere(self) -> Iterator[tuple[str | None, Seat | None]]:
        yield from self.viewers
        for viewers in self._elsewhere.values():
            yield from viewers

    @property
    def elsewhere(self) -> list[str]:
        """The other processes through which somebody looks on."""
        return [process for process, viewers in self._elsewhere.items() if viewers]

    def set_elsewhere(self, process: str, viewers: Viewers) -> None:
        """Take in who looks on through another process, and tell everyone what that changes."""
        before = self.presence
        self._elsewhere.pop(process, None)
        if viewers:
            self._elsewhere[process] = viewers
        self.note_watched()
        if self.presence != before:
            self.publish_lobby()

    def note_watched(self) -> None:
        """Take in whether anybody looks on, through whatever process."""
        if any(True for _ in self._everywhere()):
            self.watched.set()
        else:
            self.watched.clear()

    def tell_viewers(self, *, again: bool = False) -> None:
        """Tell the other processes who looks on through this one, if that is new to them."""
        if again or self.viewers != self._told:
            self._told = self.viewers
            self._tell(self._told)

    def add(self, connection: Connection, game: LiveGame | None) -> None:
        """Welcome a new connection; the others learn when a seat comes online."""
        before = self.presence
        self._connections.append(connection)
        self.note_watched()
        self._people.came_or_went(besides=connection)
        self.welcome(connection, game)
        if self.presence != before:
            self.publish_lobby(besides=connection)
        self.tell_viewers()

    def remove(self, connection: Connection) -> None:
        """Forget a connection; the others learn when a seat goes offline."""
        before = self.presence
        self._connections.remove(connection)
        self.note_watched()
        if self.presence != before:
            self.publish_lobby()
        self.tell_viewers()

    def send_to(self, seat: Seat, message: Message | None) -> None:
        """Send a message to the browsers here of the person on a seat; None is no message."""
        for connection in self._connections:
            if connection.seat == seat and message is not None:
                connection.send(message)

    def welcome(self, connection: Connection, game: LiveGame | None) -> None:
        """Send everything that a connection's viewer may know."""
        viewer = connection.seat
        now = self._clock()
        if viewer is None and self.gallery is not None:
            game = self.gallery.game
            # Clocks run for spectators as they did.
            now -= self.gallery.delay
        self._release(viewer, besides=connection)
        view, page = None, Page([], [], 0)
        if game is not None:
            page = game.history(viewer, MAX_RECENT)
            encoded = self._shown[viewer] = self._encoder.encode(game.frame(viewer))
            view = encoded.message
        connection.send_welcome(
            Welcome(
                t="welcome",
                n=0 if game is None else game.updates[viewer],
                table=self._info(connection.acts_for, viewer),
                view=view,
                log=page.events,
                times=page.times,
                earlier=page.earlier,
                presence=self._people.presence(viewer),
                returned=self._people.returned(viewer),
                instructions=infos(game, viewer),
                now=time_text(now),
            )
        )

    def publish_lobby(self, besides: Connection | None = None, only: Seat | None = None) -> None:
        """Send the table as it is now to all, or to one seat only, each as they may see it."""
        self.tell_viewers()
        self._people.came_or_went(besides)
        for connection in self._connections:
            if connection is not besides and only in (None, connection.seat):
                table = self._info(connection.acts_for, connection.seat)
                connection.send(Lobby(t="lobby", table=table))

    def publish(self, notices: Iterable[Notice], game: LiveGame) -> None:
        """Send updates to the viewers they are for, after those that are withheld from them."""
        writer = UpdateWriter()
        for notice in self._at_once(notices):
            self._release(notice.viewer)
            self._send(_Update(notice, game.frame(notice.viewer)), writer)

    def publish_late(self, notices: Iterable[Notice], game: LiveGame) -> None:
        """Send updates to spectators who are shown another `game`, as it was some time ago."""
        writer = UpdateWriter()
        for notice in notices:
            self._send(_Update(notice, game.frame(None)), writer)

    def note(self, row: Row) -> None:
        """Take in a row of either log, for spectators who are shown it later."""
        if self.gallery is not None:
            self.gallery.add(row)

    def stop_gallery(self) -> None:
        """Show nothing more to spectators who are shown it later."""
        if self.gallery is not None:
            self.gallery.stop()

    def _at_once(self, notices: Iterable[Notice]) -> Iterator[Notice]:
        """Return the updates that are for viewers who are shown what happens."""
        return (notice for notice in notices if not (notice.viewer is None and self.gallery))

    def withhold(self, notices: Iterable[Notice], game: LiveGame) -> None:
        """Keep updates back until `release`, or until something else is sent to their viewers."""
        for notice in self._at_once(notices):
            update = _Update(notice, game.frame(notice.viewer))
            self._withheld.setdefault(notice.viewer, []).append(update)

    def release(self) -> bool:
        """Send all that is withheld; return whether there was anything."""
        viewers = tuple(self._withheld)
        for viewer in viewers:
            self._release(viewer)
        return bool(viewers)

    def _release(self, viewer: Viewer, besides: Connection | None = None) -> None:
        for update in self._withheld.pop(viewer, ()):
            self._send(update, UpdateWriter(), besides)

    def _send(
        self, update: _Update, writer: UpdateWriter, besides: Connection | None = None
    ) -> None:
        notice, frame = update
        viewer = notice.viewer
        watching = [
            connection
            for connection in self._connections
            if connection.seat == viewer and connection is not besides
        ]
        before = self._shown.pop(viewer, None)
        if not watching:
            return
        assert before is not None, "whoever watches has been welcomed"
        self._shown[viewer], changed = self._encoder.encode_next(before, frame)
        text = writer.text(notice.n, notice.at, notice.events, changed)
        for connection in watching:
            connection.send_text(text)

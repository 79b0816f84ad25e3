"""Everyone who looks on at one table, and how they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from chinatown.protocol.encoder import EncodedView, ViewEncoder
from chinatown.protocol.updates import UpdateWriter
from chinatown.server.connection import Connection
from chinatown.server.live_game import LiveGame, Notice, Viewer
from chinatown.server.messages.answers import Lobby, Welcome
from chinatown.server.messages.tables import TableInfo
from chinatown.server.times import Clock, time_text

InfoFor: TypeAlias = Callable[[str | None, int | None], TableInfo]
"""Gives the table as a guest (None without cookie) on a seat (None without) sees it."""


class Subscribers:
    """The connections of a table. All its methods are over before anything else can happen.

    `shown` holds for each viewer with a connection the view that its updates go on from.
    """

    def __init__(self, info: InfoFor, clock: Clock) -> None:
        self._info = info
        self._clock = clock
        self._connections: list[Connection] = []
        self._shown: dict[Viewer, EncodedView] = {}
        self._encoder = ViewEncoder()

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    @property
    def online(self) -> set[int]:
        """The seats that look on now."""
        return {one.seat for one in self._connections if one.seat is not None}

    def add(self, connection: Connection, game: LiveGame | None) -> None:
        """Welcome a new connection; the others learn when somebody has come."""
        before = self.online
        self._connections.append(connection)
        self.welcome(connection, game)
        if self.online != before:
            self.tell_lobby(besides=connection)

    def remove(self, connection: Connection) -> None:
        """Forget a connection; the others learn when somebody has gone."""
        before = self.online
        self._connections.remove(connection)
        if self.online != before:
            self.tell_lobby()

    def welcome(self, connection: Connection, game: LiveGame | None) -> None:
        """Send the whole of what a connection's viewer may know."""
        viewer = connection.seat
        view = None
        if game is not None:
            encoded = self._shown[viewer] = self._encoder.encode(game.frame(viewer))
            view = encoded.message
        connection.send(
            Welcome(
                t="welcome",
                n=0 if game is None else game.updates[viewer],
                table=self._info(connection.guest, viewer),
                view=view,
                log=[] if game is None else game.history(viewer),
                now=time_text(self._clock()),
            )
        )

    def tell_lobby(self, besides: Connection | None = None, only: int | None = None) -> None:
        """Send the table as it is now to all, or to one seat only, each their own sight of it."""
        for one in self._connections:
            if one is not besides and only in (None, one.seat):
                one.send(Lobby(t="lobby", table=self._info(one.guest, one.seat)))

    def tell(self, notices: Iterable[Notice], game: LiveGame) -> None:
        """Send updates to the viewers they are for."""
        writer = UpdateWriter()
        for notice in notices:
            viewer = notice.viewer
            watching = [one for one in self._connections if one.seat == viewer]
            before = self._shown.pop(viewer, None)
            if not watching:
                continue
            assert before is not None, "whoever watches has been welcomed"
            frame = game.frame(viewer)
            self._shown[viewer], changed = self._encoder.encode_next(before, frame)
            text = writer.text(notice.n, notice.events, changed)
            for one in watching:
                one.send_text(text)

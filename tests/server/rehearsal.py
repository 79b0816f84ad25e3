"""A game without a socket or a store, in which everything that a viewer would be sent is kept."""

from __future__ import annotations

from unittest.mock import Mock

from tests.server.kit import account

from chinatown.game import Action, IllegalAction, Setup
from chinatown.protocol.editions import edition_info
from chinatown.server.messages.presence import NO_CLOCK
from chinatown.server.messages.tables import TableInfo
from chinatown.server.store.rows import ActionRow
from chinatown.server.tables.connection import Connection
from chinatown.server.tables.live_game import LiveGame, Viewer
from chinatown.server.tables.subscribers import Subscribers
from chinatown.server.times import time_of

TIME = "2026-01-01T00:00:00.000Z"


class Ear(Connection):
    """A connection that keeps all that is sent to it."""

    def __init__(self, seat: Viewer) -> None:
        super().__init__(Mock(), None, seat, account())
        self.heard: list[str] = []

    def send_text(self, text: str, kind: str = "update") -> None:
        self.heard.append(text)


class Nobody:
    """Knows of nobody at the table."""

    def presence(self, viewer: int | None) -> None:
        return None

    def returned(self, seat: int | None) -> None:
        return None

    def came_or_went(self, besides: Connection | None = None) -> None:
        pass


class Rehearsal:
    """A game with someone listening on every seat, and one who only looks on."""

    def __init__(self, setup: Setup) -> None:
        self.game = LiveGame(setup, TIME)
        self._info = TableInfo(
            id="t",
            status="playing",
            edition=edition_info(setup.edition),
            variants=[],
            seats=[],
            you=None,
            host=False,
            invite="",
            rejoin="",
            created=TIME,
            effects="mine",
            pace=NO_CLOCK,
            muted=[],
            own_shops=[],
            seats_here=[],
            browsers=[],
            lost="",
            following="",
            locked=False,
            spectators=0,
            public=False,
            shuffle=None,
            bans=[],
        )
        self.subscribers = Subscribers(
            lambda guest, seat: self._info, lambda: time_of(TIME), Nobody()
        )
        self.ears = {viewer: Ear(viewer) for viewer in self.game.viewers}
        for ear in self.ears.values():
            self.subscribers.add(ear, self.game)
            ear.heard = ear.heard[-1:]

    def do(self, action: Action) -> None:
        step = self.game.step(action)
        row = ActionRow(step.state.number, action.seat, None, action, TIME)
        self.subscribers.publish(self.game.advance(row, step), self.game)

    def try_to(self, action: Action) -> bool:
        try:
            self.do(action)
        except IllegalAction:
            return False
        return True

    def heard(self, viewer: Viewer) -> list[str]:
        """Return every message, and the welcome that coming back would bring."""
        again = Ear(viewer)
        self.subscribers.welcome(again, self.game)
        return self.ears[viewer].heard + again.heard

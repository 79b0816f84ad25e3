"""Looking back: GET /api/tables/{id}/replay and POST /api/replay."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, JsonValue

from chinatown.game.types import Seat
from chinatown.protocol.base import EventMessage, Message
from chinatown.server.messages.stories import GameFigures, Stories
from chinatown.server.messages.tables import TableInfo

MAX_RECORD_BYTES: Final = 4 * 1024 * 1024
"""The longest record that is replayed for whoever sends it."""

REPLAY_PATH: Final = "/api/replay"
MISSED_PATH: Final = "/api/replay/missed"
RECORD_PATHS: Final = frozenset({REPLAY_PATH, MISSED_PATH})
"""Where records are sent to, the only bodies that may be as long as `MAX_RECORD_BYTES`."""


class ReplayStep(Message):
    """What one pair of eyes saw of an action: events, and sections that changed, by place.

    An event is its place in `Replay.events`. A section is its place in `Replay.values`. Where it is
    a list, the numbers say where the change begins, how many items go there, and the places of
    those that come instead; a list is empty before the first step.
    """

    events: list[int]
    changed: dict[str, int | list[int]]


class ReplayEyes(Message):
    """A game as a seat, a spectator (None) or somebody who knows everything (`all`) saw it.

    The first step is the beginning, with all sections; then comes one for each action.
    """

    viewer: Annotated[Seat | Literal["all"] | None, Field()]
    steps: list[ReplayStep]


class Replay(Message):
    """A whole finished game through all eyes; what is equal in it stands once."""

    table: TableInfo
    stories: Stories
    figures: GameFigures
    events: list[EventMessage]
    values: list[JsonValue]
    eyes: list[ReplayEyes]

"""What happened at a table before what a welcome tells: GET /api/tables/{id}/history."""

from __future__ import annotations

from chinatown.protocol.base import EventMessage, Message


class History(Message):
    """A page of the events of a game that the visitor may see, oldest first.

    `times` has the ISO time of each, to the second; `earlier` is how many came before them.
    """

    log: list[EventMessage]
    times: list[str]
    earlier: int

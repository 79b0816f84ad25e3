"""The JSON Schema of every message, from which the client's types are generated.

`python -m chinatown.server.schema` prints it, with the constants that the client shares under
`constants`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from chinatown.game import MAX_PLAYERS, MIN_PLAYERS, REACTIONS, REASONS, Action, Event
from chinatown.game.actions import MAX_SECONDS, MAX_TEXT
from chinatown.protocol.base import Problem
from chinatown.server.messages.answers import ServerMessage
from chinatown.server.messages.codes import RequestCode
from chinatown.server.messages.commands import MAX_MESSAGE_BYTES, ClientMessage
from chinatown.server.messages.options import Options
from chinatown.server.messages.stories import Stories
from chinatown.server.messages.tables import (
    MAX_NAME,
    MAX_SYMBOL,
    ArchiveTable,
    JoinTable,
    Made,
    Me,
    NewTable,
    SeatLinkInfo,
    TableInfo,
)

_TOP: Final[Mapping[str, Any]] = {
    "Options": Options,
    "Me": Me,
    "NewTable": NewTable,
    "Made": Made,
    "JoinTable": JoinTable,
    "ArchiveTable": ArchiveTable,
    "SeatLinkInfo": SeatLinkInfo,
    "TableInfo": TableInfo,
    "Problem": Problem,
    "Stories": Stories,
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "Action": Action,
    "Event": Event,
    "RequestCode": RequestCode,
}

CONSTANTS: Final[Mapping[str, int | tuple[str, ...]]] = {
    "MIN_PLAYERS": MIN_PLAYERS,
    "MAX_PLAYERS": MAX_PLAYERS,
    "MAX_NAME": MAX_NAME,
    "MAX_SYMBOL": MAX_SYMBOL,
    "MAX_TEXT": MAX_TEXT,
    "MAX_SECONDS": MAX_SECONDS,
    "MAX_MESSAGE_BYTES": MAX_MESSAGE_BYTES,
    "REASONS": REASONS,
    "REACTIONS": REACTIONS,
}
"""Limits and lists of codes that the client shares with the server, by their names there."""


class _AllRequired(GenerateJsonSchema):
    """Fields with a default are required too: they are always sent."""

    def field_is_required(self, *_: Any, **__: Any) -> bool:
        return True


def schema() -> dict[str, Any]:
    """Return one JSON Schema with every message, as it is sent, under `$defs`."""
    tops, whole = TypeAdapter.json_schemas(
        [(name, "serialization", TypeAdapter(model)) for name, model in _TOP.items()],
        schema_generator=_AllRequired,
    )
    definitions = dict(whole.get("$defs", {}))
    for (name, _), definition in tops.items():
        definitions.setdefault(str(name), definition)
    # An update has only the sections that changed; their types are those of a view.
    definitions["Changed"]["properties"] = definitions["GameView"]["properties"]
    definitions["Changed"].pop("required", None)
    stripped: dict[str, Any] = _without_titles({"$defs": definitions})
    return stripped


def _without_titles(value: Any) -> Any:
    """Return a schema without titles, each of which would become a type of its own."""
    if isinstance(value, list):
        return [_without_titles(item) for item in value]
    if isinstance(value, dict):
        return {
            key: _without_titles(item)
            for key, item in value.items()
            if not (key == "title" and isinstance(item, str))
        }
    return value


if __name__ == "__main__":
    json.dump({**schema(), "constants": CONSTANTS}, sys.stdout, indent=2)

"""The JSON Schema of every message, from which the client's types are made.

`python -m chinatown.server.schema` prints it.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from chinatown.game import Action, Event
from chinatown.protocol.base import Problem
from chinatown.server.messages.answers import ServerMessage
from chinatown.server.messages.commands import ClientMessage
from chinatown.server.messages.options import Options
from chinatown.server.messages.stories import Stories
from chinatown.server.messages.tables import JoinTable, Made, Me, NewTable, TableInfo

_TOP: Final[dict[str, Any]] = {
    "Options": Options,
    "Me": Me,
    "NewTable": NewTable,
    "Made": Made,
    "JoinTable": JoinTable,
    "TableInfo": TableInfo,
    "Problem": Problem,
    "Stories": Stories,
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "Action": Action,
    "Event": Event,
}


class _AllRequired(GenerateJsonSchema):
    """Fields with a default are always sent, so the client may count on them."""

    def field_is_required(self, *_: Any, **__: Any) -> bool:
        return True


def schema() -> dict[str, Any]:
    """Return one JSON Schema with every message under `$defs`, as it looks when it is sent."""
    tops, whole = TypeAdapter.json_schemas(
        [(name, "serialization", TypeAdapter(model)) for name, model in _TOP.items()],
        schema_generator=_AllRequired,
    )
    definitions = dict(whole.get("$defs", {}))
    for (name, _), told in tops.items():
        definitions.setdefault(str(name), told)
    # The sections of an update that did not change are left out; those there are as in a view.
    definitions["Changed"]["properties"] = definitions["GameView"]["properties"]
    definitions["Changed"].pop("required", None)
    stripped: dict[str, Any] = _without_titles({"$defs": definitions})
    return stripped


def _without_titles(value: Any) -> Any:
    """Leave out titles, which would become a type of their own for every field."""
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
    json.dump(schema(), sys.stdout, indent=2)

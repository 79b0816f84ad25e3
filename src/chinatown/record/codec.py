"""Actions as JSON: the one place that reads and writes them (docs/record.md)."""

from __future__ import annotations

from typing import Annotated, Final

import orjson
from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from chinatown.game.actions import Action
from chinatown.record.encoder import plain
from chinatown.record.errors import RecordError

STRICT: Final = ConfigDict(extra="forbid", strict=True)
"""No unknown fields and nothing converted; dataclasses inside take it over."""

_ACTIONS: TypeAdapter[Action] = TypeAdapter(
    Annotated[Action, Field(discriminator="do")], config=STRICT
)


def action_to_json(action: Action) -> bytes:
    """Return an action as JSON, all its fields in a fixed order."""
    return orjson.dumps(plain(action))


def action_from_json(data: bytes | str) -> Action:
    """Return the action that JSON text holds.

    Raises RecordError for what is not JSON, or not an action: unknown kind, unknown or missing
    field, wrong type. Whether the action is legal is for the rules to say.
    """
    try:
        return _ACTIONS.validate_json(data)
    except ValidationError as error:
        raise to_record_error(error) from None


def to_record_error(error: ValidationError) -> RecordError:
    """Return the first thing that pydantic found wrong in JSON, in the record's own words."""
    first = error.errors(include_url=False, include_context=True, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "."
    match first["type"]:
        case "json_invalid":
            return RecordError("record-not-json", problem=str(first["ctx"]["error"]))
        case "extra_forbidden" | "unexpected_keyword_argument":
            return RecordError("record-unknown-field", where=where)
        case "missing":
            return RecordError("record-missing-field", where=where)
        case "union_tag_invalid" | "union_tag_not_found":
            return RecordError("record-unknown-action", where=where)
        case kind:
            return RecordError("record-bad-value", where=where, problem=kind)

"""Actions as JSON: the one place that reads and writes them (docs/record.md)."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

import orjson
from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from chinatown.game.actions import Action
from chinatown.record.encoder import plain
from chinatown.record.errors import RecordError
from chinatown.record.strict_json import Document

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


def to_record_error(
    error: ValidationError, document: Document | None = None, fields: tuple[str, ...] = ()
) -> RecordError:
    """Return what pydantic found wrong in JSON, in the record's own words.

    The error has the line and column in the `document`, 0 without one. One about an unknown field
    has as `known` the `fields` that the outermost object may have, or what else is missing beside
    it.
    """
    problems = error.errors()
    # A misspelt field is missing under its right name as well.
    problem = next((problem for problem in problems if problem["type"] in _UNKNOWN), problems[0])
    loc, kind = problem["loc"], problem["type"]
    where = ".".join(str(part) for part in loc) or "."
    line, column = _place(document, loc, key=kind in _UNKNOWN)
    if kind == "json_invalid":
        return RecordError("record-not-json", problem=str(problem["ctx"]["error"]))
    if kind in _UNKNOWN:
        beside = [other["loc"] for other in problems if other["type"] == "missing"]
        missing = tuple(str(path[-1]) for path in beside if path[:-1] == loc[:-1])
        known = fields if len(loc) == 1 and fields else missing
        return RecordError(
            "record-unknown-field", where=where, line=line, column=column, known=known
        )
    if kind == "missing":
        return RecordError("record-missing-field", where=where, line=line, column=column)
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        return RecordError("record-unknown-action", where=where, line=line, column=column)
    return RecordError("record-bad-value", where=where, line=line, column=column, problem=kind)


_UNKNOWN: Final = frozenset({"extra_forbidden", "unexpected_keyword_argument"})


def _place(document: Document | None, loc: tuple[int | str, ...], *, key: bool) -> tuple[int, int]:
    """Return the line and column of where pydantic found something wrong, as far as it is there."""
    if document is None:
        return 0, 0
    path: list[int | str] = []
    content = document.content
    for part in loc:
        # Pydantic also names the kind of an action, which is no key, or that of a field beside it.
        with suppress(KeyError, TypeError):
            content = content[part]
            path.append(part)
    return document.place_of(path, key=key)

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

from chinatown.bots.base import BotCode
from chinatown.game import codes
from chinatown.game.actions import MAX_SECONDS, MAX_TEXT, REACTIONS, REASONS, Action
from chinatown.game.deal_table import MAX_PLAYERS, MIN_PLAYERS
from chinatown.offer_text.errors import DraftCode
from chinatown.protocol.base import EventMessage
from chinatown.server.messages.accounts import (
    MAX_OWN_PASSWORD,
    ChangePassword,
    GivenCode,
    NewAccount,
    Preferences,
    Recover,
    SayPassword,
    Sessions,
    SignIn,
)
from chinatown.server.messages.alerts import (
    AddedWebhook,
    Alerts,
    ConfirmMail,
    NewMail,
    NewPush,
    NewWebhook,
)
from chinatown.server.messages.answers import ServerMessage
from chinatown.server.messages.codes import ErrorCode, LineCode, Problem, RequestCode
from chinatown.server.messages.commands import MAX_MESSAGE_BYTES, ClientMessage
from chinatown.server.messages.history import History
from chinatown.server.messages.lesson import LessonScript, NewLesson
from chinatown.server.messages.missed import MissedGame, MissedNow
from chinatown.server.messages.my_games import MyGames
from chinatown.server.messages.options import Options
from chinatown.server.messages.replay import Replay
from chinatown.server.messages.reports import (
    MAX_REMARK,
    REPORT_REASONS,
    NewReport,
    Reported,
)
from chinatown.server.messages.stories import GameDigest, GameFigures, Stories
from chinatown.server.messages.tables import (
    MAX_NAME,
    MAX_PASSWORD,
    MAX_SYMBOL,
    ArchiveTable,
    EnterTable,
    JoinTable,
    Made,
    Me,
    NewTable,
    PublicTables,
    SeatLinkInfo,
    TableInfo,
    TableStatus,
)
from chinatown.server.passwords import MIN_OWN_PASSWORD

_TOP: Final[Mapping[str, Any]] = {
    "Options": Options,
    "Me": Me,
    "NewTable": NewTable,
    "NewLesson": NewLesson,
    "LessonScript": LessonScript,
    "Made": Made,
    "PublicTables": PublicTables,
    "MyGames": MyGames,
    "NewAccount": NewAccount,
    "SignIn": SignIn,
    "Recover": Recover,
    "ChangePassword": ChangePassword,
    "SayPassword": SayPassword,
    "GivenCode": GivenCode,
    "Sessions": Sessions,
    "Preferences": Preferences,
    "Alerts": Alerts,
    "NewWebhook": NewWebhook,
    "AddedWebhook": AddedWebhook,
    "NewMail": NewMail,
    "ConfirmMail": ConfirmMail,
    "NewPush": NewPush,
    "JoinTable": JoinTable,
    "EnterTable": EnterTable,
    "ArchiveTable": ArchiveTable,
    "SeatLinkInfo": SeatLinkInfo,
    "TableInfo": TableInfo,
    "Problem": Problem,
    "Stories": Stories,
    "GameFigures": GameFigures,
    "Replay": Replay,
    "MissedGame": MissedGame,
    "MissedNow": MissedNow,
    "GameDigest": GameDigest,
    "History": History,
    "NewReport": NewReport,
    "Reported": Reported,
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "Action": Action,
}

_NAMED: Final[Mapping[str, Any]] = {
    "Phase": codes.Phase,
    "OfferStatus": codes.OfferStatus,
    "LapseCode": codes.LapseCode,
    "FailureCode": codes.FailureCode,
    "CallEnding": codes.CallEnding,
    "CallStatus": codes.CallStatus,
    "PromiseStatus": codes.PromiseStatus,
    "RefusalReason": codes.RefusalReason,
    "Reaction": codes.Reaction,
    "SpeechKind": codes.SpeechKind,
    "PhraseCode": codes.PhraseCode,
    "Placing": codes.Placing,
    "OutlookPays": codes.OutlookPays,
    "FirstPlayer": codes.FirstPlayer,
    "TableStatus": TableStatus,
    "IllegalCode": codes.IllegalCode,
    "SetupCode": codes.SetupCode,
    "BotCode": BotCode,
    "DraftCode": DraftCode,
    "RequestCode": RequestCode,
    "ErrorCode": ErrorCode,
    "LineCode": LineCode,
    "Event": EventMessage,
}
"""The codes and other unions by their names in TypeScript; those made of others come after them."""

CONSTANTS: Final[Mapping[str, int | tuple[str, ...]]] = {
    "MIN_PLAYERS": MIN_PLAYERS,
    "MAX_PLAYERS": MAX_PLAYERS,
    "MAX_NAME": MAX_NAME,
    "MAX_PASSWORD": MAX_PASSWORD,
    "MAX_OWN_PASSWORD": MAX_OWN_PASSWORD,
    "MIN_OWN_PASSWORD": MIN_OWN_PASSWORD,
    "MAX_SYMBOL": MAX_SYMBOL,
    "MAX_TEXT": MAX_TEXT,
    "MAX_REMARK": MAX_REMARK,
    "MAX_SECONDS": MAX_SECONDS,
    "MAX_MESSAGE_BYTES": MAX_MESSAGE_BYTES,
    "REASONS": REASONS,
    "REACTIONS": REACTIONS,
    "REPORT_REASONS": REPORT_REASONS,
}
"""Limits and lists of codes that the client shares with the server, by their names there."""


class _AllRequired(GenerateJsonSchema):
    """Fields with a default are required too: they are always sent."""

    def field_is_required(self, *_: Any, **__: Any) -> bool:
        return True


def schema() -> dict[str, Any]:
    """Return one JSON Schema with every message, as it is sent, under `$defs`."""
    tops, whole = TypeAdapter.json_schemas(
        [(name, "serialization", TypeAdapter(model)) for name, model in {**_TOP, **_NAMED}.items()],
        schema_generator=_AllRequired,
    )
    definitions = dict(whole.get("$defs", {}))
    for (name, _), definition in tops.items():
        definitions.setdefault(str(name), definition)
    # An update has only the sections that changed; their types are those of a view.
    definitions["Changed"]["properties"] = definitions["GameView"]["properties"]
    definitions["Changed"].pop("required", None)
    return {"$defs": _with_named_unions(_without_titles(definitions))}


def _with_named_unions(definitions: dict[str, Any]) -> dict[str, Any]:
    """Return definitions in which unions are referred to by name instead of listed each time."""
    names: dict[str, str] = {}
    for name in _NAMED:
        definitions[name] = _named(definitions[name], names)
        names[json.dumps(definitions[name], sort_keys=True)] = name
    return {
        name: definition if name in _NAMED else _named(definition, names)
        for name, definition in definitions.items()
    }


def _named(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [_named(item, names) for item in value]
    if not isinstance(value, dict):
        return value
    inner = {key: _named(item, names) for key, item in value.items()}
    name = names.get(json.dumps(inner, sort_keys=True))
    return inner if name is None else {"$ref": f"#/$defs/{name}"}


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

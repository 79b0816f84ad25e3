"""The contract between server and client, as a schema."""

import json
import subprocess
import sys
from typing import Any, get_args

from chinatown.game import Action, Event
from chinatown.server.schema import schema

DEFINITIONS: dict[str, Any] = schema()["$defs"]


def test_every_message_action_and_event_is_defined_with_all_its_fields_required() -> None:
    kinds = {kind.__name__ for union in (Action, Event) for kind in get_args(union)}
    assert kinds <= set(DEFINITIONS)
    told = {"Welcome", "Update", "Lobby", "Ok", "Error", "Previewed", "Weighed", "Drafted"}
    asked = {"Act", "Preview", "Look", "Start", "Weigh", "Draft", "Mute"}
    assert told | asked | {"Stories"} <= set(DEFINITIONS)
    for name, definition in DEFINITIONS.items():
        if definition.get("type") == "object" and name != "Changed":
            assert definition["required"] == list(definition["properties"]), name


def test_an_update_has_the_sections_of_the_view_each_absent_when_unchanged() -> None:
    assert DEFINITIONS["Changed"]["properties"] == DEFINITIONS["GameView"]["properties"]
    assert "required" not in DEFINITIONS["Changed"]


def test_it_prints_the_same_whatever_the_hash_seed() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-m", "chinatown.server.schema"],
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert json.loads(printed[0])["$defs"] == DEFINITIONS

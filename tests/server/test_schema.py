"""The contract between server and client, as a schema."""

import json
import subprocess
import sys
from typing import Any, get_args

import pytest

from chinatown.game import REASONS, Action, Event
from chinatown.server.messages.codes import RequestCode
from chinatown.server.schema import CONSTANTS, schema

DEFINITIONS: dict[str, Any] = schema()["$defs"]


def test_every_message_action_and_event_is_defined_with_all_its_fields_required() -> None:
    kinds = {kind.__name__ for union in (Action, Event) for kind in get_args(union)}
    assert kinds <= set(DEFINITIONS)
    answers = {"Welcome", "Update", "Lobby", "Ok", "Error", "Previewed", "Weighed", "Drafted"}
    commands = {"Act", "Preview", "Look", "Start", "Weigh", "Draft", "Mute"}
    assert answers | commands | {"Stories"} <= set(DEFINITIONS)
    objects = {name for name, model in DEFINITIONS.items() if model.get("type") == "object"}
    for name in objects - {"Changed"}:
        assert DEFINITIONS[name]["required"] == list(DEFINITIONS[name]["properties"]), name


def test_an_update_has_the_sections_of_the_view_each_absent_when_unchanged() -> None:
    assert DEFINITIONS["Changed"]["properties"] == DEFINITIONS["GameView"]["properties"]
    assert "required" not in DEFINITIONS["Changed"]


@pytest.mark.whole_game
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


def test_the_client_gets_the_codes_and_limits_of_the_server() -> None:
    assert DEFINITIONS["RequestCode"]["enum"] == list(get_args(RequestCode))
    assert CONSTANTS["MAX_NAME"] == 24
    assert CONSTANTS["MAX_TEXT"] == 280
    assert CONSTANTS["REASONS"] == REASONS

"""The command explains itself, in texts of the catalogue, without loading what it does not need."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chinatown.catalogue import catalogue
from chinatown.cli.app import app

COMMANDS = (
    "play",
    "serve",
    "admin",
    "backup",
    "restore",
    "import",
    "simulate",
    "tournament",
    "puzzles",
    "income",
    "replay",
    "solve",
    "verify",
    "convert",
    "report",
)


def test_help_names_every_command() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", result.stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_has_a_text(command: str) -> None:
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "help-" not in result.stdout
    assert catalogue("cli").text(f"help-{command}").split()[0] in result.stdout


def test_without_a_command_help_is_shown() -> None:
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 2
    assert "Usage" in result.output


def test_an_unknown_command_is_wrong_usage() -> None:
    result = CliRunner().invoke(app, ["dance"])
    assert result.exit_code == 2
    assert "dance" in result.stderr


def test_help_loads_neither_the_server_nor_the_bots() -> None:
    code = (
        "import sys; from chinatown.cli.app import app\n"
        "print([name for name in ('fastapi', 'sqlalchemy', 'pydantic', 'chinatown.bots')"
        " if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.own_process
def test_a_terminal_without_a_character_shows_another(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    buildings = {"1": ["Zoë 🎲", "Photo"]}
    file.write_text(json.dumps({"edition": "modern", "buildings": buildings}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "chinatown.cli", "income", str(file)],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Zo? ?" in done.stdout

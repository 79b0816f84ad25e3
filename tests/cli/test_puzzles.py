"""`chinatown puzzles` makes puzzles from games of bots."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chinatown.cli.app import app


def puzzles(*arguments: object) -> tuple[int, str, str]:
    """Run the command; return exit status, stdout and stderr."""
    result = CliRunner().invoke(app, ["puzzles", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.whole_game
def test_as_many_as_wanted_are_written_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    status, stdout, _ = puzzles("--seed", "s", "--number", 1, "--out", out)
    assert (status, stdout) == (0, "")
    data = json.loads(out.read_bytes())
    assert data["seed"] == "s"
    assert len(data["puzzles"]) == 1


def test_a_file_that_cannot_be_written_is_named_before_any_is_made(tmp_path: Path) -> None:
    status, stdout, stderr = puzzles("--out", tmp_path)
    assert status != 0
    assert stdout == ""
    assert str(tmp_path) in stderr.replace("\n", "")

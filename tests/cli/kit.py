"""Running commands, and changing files of records by hand."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from chinatown.cli.app import app


def chinatown(*arguments: object) -> tuple[int, str, str]:
    """Run the command; return exit status, stdout and stderr."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def altered(file: Path, **changes: Any) -> Path:
    """Change fields of a record's file, and take the digests away that would show it."""
    content = json.loads(file.read_text(encoding="utf-8")) | changes
    seals = {"chain", "header_digest", "header_sums", "digest", "sums"}
    rows = [{key: row[key] for key in row if key not in seals} for row in content["actions"]]
    bare = {key: value for key, value in content.items() if key not in seals}
    file.write_text(json.dumps(bare | {"actions": rows}))
    return file

"""What `deploy/` and docs/deploy.md name is there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chinatown.cli.app import app

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
TEXT = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
FILES = {path: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.is_file()}


def test_every_setting_is_one_that_servers_know() -> None:
    known = set(re.findall(r"`(CHINATOWN_\w+)`", (ROOT / "docs" / "server.md").read_text("utf-8")))
    for words in (TEXT, *FILES.values()):
        assert set(re.findall(r"CHINATOWN_[A-Z_]+", words)) <= known


def test_every_file_is_there() -> None:
    for words in (TEXT, *FILES.values()):
        for name in re.findall(r"\bdeploy/[\w.@]*\w", words):
            assert name == "deploy/.env" or (ROOT / name).exists()
    copied = re.findall(r"^COPY (?!--)(\S+) \./", FILES[DEPLOY / "Dockerfile"], re.MULTILINE)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    assert copied
    for name in copied:
        assert (ROOT / name).is_file()
    assert "!requirements*.lock" in ignored


def test_every_command_is_one_of_the_program() -> None:
    commands = set(re.findall(r"chinatown (backup|restore|import|serve|admin \w+)", TEXT))
    assert {"backup", "restore", "import", "admin purge", "admin list"} <= commands
    described = CliRunner().invoke(app, ["admin", "--help"]).stdout
    for command in commands:
        name, _, action = command.partition(" ")
        assert CliRunner().invoke(app, [name, "--help"]).exit_code == 0
        assert action in described


def test_all_variables_of_the_compose_file_are_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+):\?\}", FILES[DEPLOY / "compose.yaml"]))
    assert wanted == set(re.findall(r"^(\w+)=", FILES[DEPLOY / "env.example"], re.MULTILINE))


def test_what_the_image_installs_is_locked_with_digests() -> None:
    lock = (ROOT / "requirements-server.lock").read_text(encoding="utf-8")
    assert re.search(r"^asyncpg==", lock, re.MULTILINE)
    assert re.search(r"^redis==", lock, re.MULTILINE)
    assert "://" not in lock


def test_every_stage_of_the_image_can_be_built_on_another_base() -> None:
    bases = re.findall(r"^FROM (\S+)", FILES[DEPLOY / "Dockerfile"], re.MULTILINE)
    assert set(bases) == {"${PYTHON_IMAGE}"}
    given = re.search(r"^ARG PYTHON_IMAGE=(\S+)", FILES[DEPLOY / "Dockerfile"], re.MULTILINE)
    assert given is not None
    assert f"PYTHON_IMAGE: ${{PYTHON_IMAGE:-{given[1]}}}" in FILES[DEPLOY / "compose.yaml"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd")
def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "chinatown@.service"
    words = FILES[DEPLOY / "chinatown@.service"]
    # It is not installed here.
    unit.write_text(words.replace("/opt/chinatown/bin/chinatown", "/bin/true"))
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")

"""Whatever ends a command, it ends in one sentence and a status that means something."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import chinatown
from chinatown.cli import app as commands
from chinatown.cli.app import app
from chinatown.cli.files import MAX_FILE_BYTES

COMMAND = [sys.executable, "-m", "chinatown.cli"]
POSITION = json.dumps({"edition": "modern", "buildings": {"1": ["Ann", "Photo"]}})
FULL = Path("/dev/full")

needs_full_disk = pytest.mark.skipif(not FULL.exists(), reason="no device is always full here")


def shell(line: str, *, stdin: str = POSITION) -> tuple[int, str, str]:
    """Run a line of the shell in which $C is the command; return status, stdout and stderr."""
    done = subprocess.run(
        ["bash", "-c", line],
        env=os.environ | {"C": " ".join(COMMAND)},
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.own_process
@needs_full_disk
@pytest.mark.parametrize("command", ["income -", "income - --json", "--version"])
def test_a_full_disk_is_told_in_a_sentence(command: str) -> None:
    status, _, err = shell(f"$C {command} >/dev/full")
    assert (status, err) == (1, "Can’t write the output: No space left on device.\n")


@pytest.mark.own_process
@needs_full_disk
def test_a_sentence_that_cannot_be_written_either_leaves_the_status() -> None:
    assert shell("$C income none.json 2>/dev/full; echo $?")[1] == "2\n"
    assert shell("$C income - >/dev/full 2>&1; echo $?", stdin=POSITION)[1] == "1\n"


@pytest.mark.own_process
def test_closed_streams_are_told_in_a_sentence() -> None:
    status, _, err = shell("$C income - <&-")
    assert (status, err) == (2, "Can’t read standard input: Bad file descriptor.\n")
    status, _, err = shell("$C income - >&-")
    assert (status, err) == (1, "Can’t write the output: Bad file descriptor.\n")
    assert shell("$C income none.json 2>&-")[0] == 2


@pytest.mark.own_process
def test_a_reader_who_has_enough_is_no_error() -> None:
    many = json.dumps([json.loads(POSITION)] * 1000)
    line = "$C income - | head -c 1; echo ${PIPESTATUS[0]}"
    status, out, err = shell(line, stdin=many)
    assert (status, out, err) == (0, "I141\n", "")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_of_others_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(POSITION)
    file.chmod(0)
    result = CliRunner().invoke(app, ["income", str(file)])
    assert (result.exit_code, "Permission denied" in result.stderr) == (2, True)


def test_a_file_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    with file.open("wb") as endless:
        endless.truncate(MAX_FILE_BYTES + 1)
    result = CliRunner().invoke(app, ["income", str(file)])
    assert result.exit_code == 2
    assert "more than 64 MB" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--dance"],
        ["income"],
        ["income", "a", "b"],
        ["simulate", "--games", "many"],
        ["simulate", "--games", "0"],
        ["tournament"],
        ["replay", "game.json", "--to", "-1"],
        ["\x1b[2Jdance"],
        ["income", "\x1b[2J\nnone.json"],
    ],
)
def test_a_wrong_call_is_told_in_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (MemoryError(), 1, "memory"),
        (RuntimeError("a bug\nof two lines"), 70, "RuntimeError: a bug"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 141, ""),
        (OSError("odd"), 1, "Can’t write the output"),
    ],
)
def test_every_error_becomes_a_status_and_at_most_one_line(
    error: BaseException, status: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.delenv("CHINATOWN_TRACEBACK", raising=False)
    monkeypatch.setattr(commands, "say", fails)
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == status
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == (1 if words else 0)


def test_an_error_that_comes_of_an_interrupt_is_the_interrupt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        # As where a lock is interrupted between being taken and being noted as taken.
        try:
            raise KeyboardInterrupt
        finally:
            raise RuntimeError("cannot release un-acquired lock")

    monkeypatch.delenv("CHINATOWN_TRACEBACK", raising=False)
    monkeypatch.setattr(commands, "say", fails)
    result = CliRunner().invoke(app, ["--version"])
    assert (result.exit_code, result.stderr) == (130, "")


def test_whoever_looks_for_an_error_can_have_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setenv("CHINATOWN_TRACEBACK", "1")
    monkeypatch.setattr(commands, "say", fails)
    assert isinstance(CliRunner().invoke(app, ["--version"]).exception, RuntimeError)


@pytest.mark.whole_game
def test_what_files_and_numbers_can_break_is_told(tmp_path: Path) -> None:
    three = ["tournament", "--entrants", "random,random,random", "--games", "1"]
    binary = tmp_path / "rows"
    binary.write_bytes(b"\xff\n")
    for arguments, words in (
        ([*three, "--resume", "/dev/null"], "holds something other"),
        ([*three, "--resume", str(binary)], "holds something other"),
        ([*three, "--csv", str(tmp_path)], "Is a directory"),
        (["simulate", "--players", "99999999999"], "3 to 5 players"),
        (["simulate", "--games", "1", "--edition", "\udcff"], "no edition"),
    ):
        result = CliRunner().invoke(app, arguments)
        assert (result.exit_code, words in result.stderr) == (2, True), result.stderr
    result = CliRunner().invoke(app, ["simulate", "--games", "1", "--seed", "\udcff"])
    assert result.exit_code == 0


@pytest.mark.own_process
@needs_full_disk
def test_a_table_of_results_that_does_not_fit_is_named() -> None:
    status, _, err = shell(
        "$C tournament --entrants random,random,random --games 1 --csv /dev/full"
    )
    assert (status, err) == (2, "Can’t write to /dev/full: No space left on device.\n")


@pytest.mark.parametrize(
    ("arguments", "near"),
    [
        (["simulate", "--edition", "Modern"], "modern"),
        (["simulate", "--variant", "openmoney"], "open-money"),
        (["simulate", "--bots", "tycoons"], "tycoon"),
    ],
)
def test_what_is_mistyped_is_answered_with_the_nearest_word(
    arguments: list[str], near: str
) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert f"Did you mean “{near}”?" in result.stderr


def test_the_version_is_that_of_the_package() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout == f"chinatown {chinatown.__version__}\n"


@pytest.mark.parametrize(
    ("shell_", "sign"), [("bash", "COMPREPLY"), ("zsh", "compdef"), ("fish", "complete")]
)
def test_shells_get_a_script_that_completes(shell_: str, sign: str) -> None:
    environment = {"_CHINATOWN_COMPLETE": f"source_{shell_}"}
    result = CliRunner().invoke(app, [], env=environment, prog_name="chinatown")
    assert (result.exit_code, sign in result.stdout) == (0, True)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("chinatown in", ["income"]),
        ("chinatown simulate --edi", ["--edition"]),
        ("chinatown simulate --edition cl", ["classic"]),
        ("chinatown simulate --variant first-player=s", ["first-player=stays"]),
        ("chinatown simulate --bots tycoon,shop", ["tycoon,shopkeeper"]),
    ],
)
def test_commands_options_and_their_values_are_completed(line: str, words: list[str]) -> None:
    environment = {
        "_CHINATOWN_COMPLETE": "complete_bash",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(line.split()) - 1),
    }
    result = CliRunner().invoke(app, [], env=environment, prog_name="chinatown")
    assert result.stdout.split() == words

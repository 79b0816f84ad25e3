"""Bots from outside the program in `simulate` and `tournament`; the examples are such bots."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from scripts.client import node_folder
from tests.cli.kit import chinatown

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
MAX_LINES = 40


@pytest.fixture(autouse=True)
def in_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def python(file: Path) -> str:
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def node(file: Path) -> str:
    return f"exec:{shlex.quote(str(node_folder() / 'bin' / 'node'))} {shlex.quote(str(file))}"


def broken(folder: Path, code: str) -> str:
    """Return a bot that is ready, and then does what the code says."""
    file = folder / "broken.py"
    ready = """import json\ninput()\nprint('{"t": "ready", "protocol": 1}', flush=True)\n"""
    file.write_text(ready + code)
    return python(file)


def test_the_examples_are_short() -> None:
    files = list(EXAMPLES.glob("*_bot.*"))
    assert len(files) == 4
    assert all(len(file.read_text().splitlines()) <= MAX_LINES for file in files)


@pytest.mark.whole_game
@pytest.mark.parametrize("variant", ["", "street-access hidden-tiles keep-cards"])
def test_the_examples_play_beside_other_bots_and_do_nothing_wrong(variant: str) -> None:
    bots = [
        python(EXAMPLES / "python_bot.py"),
        node(EXAMPLES / "javascript_bot.js"),
        "examples.my_bot:MyBot",
        "random",
    ]
    results = []
    for _ in range(2):
        more = ("--variant", variant) if variant else ()
        status, out, err = chinatown(
            "simulate", "--games", 1, "--bots", ",".join(bots), "--json", *more
        )
        assert (status, err) == (0, "")
        results.append(json.loads(out))
    assert results[0]["bots"] == bots
    assert results[0]["digest"] == results[1]["digest"]
    codes = [fault["code"] for fault in results[0]["faults"]]
    # Where a shop needs a way to the street, their first empty lot may be none that is allowed.
    assert codes == [] or (variant and set(codes) == {"illegal"})


@pytest.mark.whole_game
def test_a_tournament_goes_on_without_a_bot_that_crashes_and_says_so(tmp_path: Path) -> None:
    bot = broken(tmp_path, "input()\nraise ValueError('lost')")
    entrants = f"{bot},random,random"
    resume = tmp_path / "games"
    for games in (2, 3):
        status, out, _ = chinatown(
            *("tournament", "--entrants", entrants, "--games", games, "--resume", resume)
        )
        assert status == 0
        said = " ".join(out.split())
        assert f"ended early in {games} games, first in game 1, round 1" in said
        assert "1: ValueError: lost" in said
    status, out, _ = chinatown(
        *("tournament", "--entrants", entrants, "--games", 3, "--resume", resume, "--json")
    )
    fault = {"bot": bot, "code": "ended", "count": 3, "game": 1, "round": 1}
    assert json.loads(out)["faults"] == [fault | {"detail": "1: ValueError: lost"}]


@pytest.mark.whole_game
def test_workers_play_with_programs_too(tmp_path: Path) -> None:
    bot = python(EXAMPLES / "python_bot.py")
    status, out, err = chinatown(
        *("tournament", "--entrants", f"{bot},random,random", "--games", 2),
        *("--processes", 2, "--json"),
    )
    assert (status, err) == (0, "")
    assert json.loads(out)["faults"] == []


@pytest.mark.parametrize("command", [("simulate", "--bots"), ("tournament", "--entrants")])
def test_a_bot_that_cannot_begin_ends_the_command_with_what_to_do(command: tuple[str, str]) -> None:
    name, option = command
    status, out, err = chinatown(name, option, "no_such_module:Bot,random,random", "--games", 1)
    assert (status, out) == (2, "")
    assert "no_such_module:Bot" in err
    assert "current folder" in err


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("exec:", "names no bot"),
        ("exec:/no/such/program", "can’t be started: No such file"),
        ("json:Bot", "has no class Bot"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_a_sentence(code: str, words: str) -> None:
    status, _, err = chinatown("simulate", "--bots", f"{code},random,random", "--games", 1)
    assert status == 2
    assert words in err

"""`chinatown simulate` plays many games of bots and tells what they came to."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from chinatown.cli.app import app
from chinatown.lab import BotsStuck
from chinatown.record import Record, verify

KEYS = [
    "games",
    "players",
    "edition",
    "variants",
    "bots",
    "seconds",
    "games_per_second",
    "actions",
    "actions_per_second",
    "mean_cash",
    "mean_total_income",
    "trades_per_game",
    "digest",
    "faults",
]


def simulate(*arguments: object) -> tuple[int, str, str]:
    """Run the command; return exit status, stdout and stderr."""
    result = CliRunner().invoke(app, ["simulate", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def figures(*arguments: object) -> dict[str, Any]:
    """Return what the command says as JSON."""
    status, out, err = simulate(*arguments, "--json")
    assert (status, err) == (0, "")
    result = json.loads(out)
    assert isinstance(result, dict)
    return result


@pytest.mark.whole_game
def test_the_figures_are_those_that_were_promised() -> None:
    result = figures("--players", 3, "--games", 4, "--seed", 1, "--edition", "classic")
    assert list(result) == KEYS
    assert (result["games"], result["players"], result["edition"]) == (4, 3, "classic")
    assert result["variants"] == []
    assert result["bots"] == ["random"] * 3
    assert len(result["mean_cash"]) == 3
    assert result["actions"] > 4 * 3 * 6 * 3
    assert result["games_per_second"] == pytest.approx(4 / result["seconds"])
    assert result["actions_per_second"] == pytest.approx(result["actions"] / result["seconds"])
    assert sum(result["mean_cash"]) == pytest.approx(result["mean_total_income"] + 3 * 5_000)
    assert re.fullmatch(r"[0-9a-f]{64}", result["digest"])


@pytest.mark.whole_game
def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    digests = [figures("--games", 2, "--seed", seed)["digest"] for seed in ("a", "a", "b")]
    assert digests[0] == digests[1] != digests[2]


@pytest.mark.whole_game
def test_the_digest_does_not_depend_on_the_hash_seed_of_python() -> None:
    arguments = [
        "simulate",
        "--games",
        "2",
        "--players",
        "3",
        "--seed",
        "7",
        "--bots",
        "shopkeeper,random",
        "--json",
    ]
    digests = set()
    for seed in ("0", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "chinatown.cli", *arguments],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        )
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1


@pytest.mark.whole_game
def test_fewer_bots_than_seats_are_repeated() -> None:
    result = figures("--games", 1, "--players", 5, "--bots", "shopkeeper, random")
    assert result["bots"] == ["shopkeeper", "random", "shopkeeper", "random", "shopkeeper"]


@pytest.mark.whole_game
@pytest.mark.parametrize(
    "arguments",
    [
        ("--variant", "street-access", "--variant", "first-player=stays"),
        ("--variant", "street-access", "first-player=stays"),
        ("--variant", "street-access,first-player=stays"),
    ],
)
def test_several_variants_may_be_played_at_once(arguments: tuple[str, ...]) -> None:
    result = figures("--games", 1, *arguments)
    assert result["variants"] == ["street-access", "first-player=stays"]


@pytest.mark.whole_game
def test_records_of_all_games_are_kept_where_wanted(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    result = figures("--games", 3, "--record-dir", folder)
    records = [Record.from_json(path.read_bytes()) for path in sorted(folder.iterdir())]
    assert len(records) == 3
    assert sum(len(record.actions) for record in records) == result["actions"]
    assert [verify(record) for record in records] == [None] * 3


@pytest.mark.whole_game
def test_without_json_there_is_a_table_for_people() -> None:
    status, out, err = simulate("--games", 1, "--variant", "open-money")
    assert (status, err) == (0, "")
    assert "One game of 4 players, modern edition" in out
    for words in ("open-money", "random, random, random, random", "Mean cash of seat 4", "$"):
        assert words in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", 2), "3 to 5 players, not 2"),
        (("--players", 6), "3 to 5 players, not 6"),
        (("--players", 0), "3 to 5 players, not 0"),
        (("--edition", "1999"), "no edition “1999”. There are: modern, classic."),
        (("--variant", "fast"), "no variant “fast”. There are: street-access"),
        (("--variant", "first-player=last"), "first-player=passes"),
        (("--variant", "trade-clock=99"), "to 60 minutes, not 99"),
        (("stray",), "no variant “stray”"),
        (("--bots", "genius"), "no bot “genius”. There are: newcomer, shopkeeper, merchant"),
        (("--bots", ""), "Nobody plays"),
        (("--bots", "random,random,random,random,random"), "5 bots are too many for 4"),
        (("--games", 0), "--games"),
        (("--games", "x"), "--games"),
        (("--players", "x"), "--players"),
        (("--fast",), "--fast"),
    ],
)
def test_wrong_usage_is_said_on_stderr(arguments: tuple[object, ...], words: str) -> None:
    status, out, err = simulate(*arguments)
    assert (status, out) == (2, "")
    assert words in err
    assert "Traceback" not in err


def test_a_folder_that_cannot_be_written_to_is_said_to_be_so(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    status, out, err = simulate("--games", 1, "--record-dir", file / "records")
    assert (status, out) == (2, "")
    assert "Can’t write to" in err


def test_bots_that_get_stuck_are_said_to_be_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    def stuck(**_: object) -> None:
        raise BotsStuck("bots-stuck", round=3)

    monkeypatch.setattr("chinatown.cli.simulating.simulate", stuck)
    status, out, err = simulate("--games", 1)
    assert (status, out) == (1, "")
    assert err == "The bots never finish their game; it is stuck in round 3.\n"

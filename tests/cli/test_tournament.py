"""`chinatown tournament` lets bots play against each other and tells who wins how often."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chinatown.cli.app import app

THREE = ("--entrants", "shopkeeper,random,random")


def tournament(*arguments: object) -> tuple[int, str, str]:
    """Run the command; return exit status, stdout and stderr."""
    result = CliRunner().invoke(app, ["tournament", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.whole_game
def test_as_json_each_entrant_has_its_figures() -> None:
    status, out, err = tournament(*THREE, "--games", 3, "--seed", 9, "--json")
    assert (status, err) == (0, "")
    result = json.loads(out)
    assert (result["games"], result["players"], result["seed"]) == (3, 3, "9")
    first, second = result["entrants"]
    assert (first["bot"], first["games"]) == ("shopkeeper", 3)
    assert (second["bot"], second["games"]) == ("random", 6)
    for entrant in (first, second):
        low, high = entrant["win_share_interval"]
        assert 0 <= low <= entrant["win_share"] <= high + 1e-9
        assert entrant["mean_cash"] > 0
        assert set(entrant["rating"]) == {"mu", "sigma"}


@pytest.mark.whole_game
def test_as_a_table_it_names_the_bots() -> None:
    status, out, _ = tournament(*THREE, "--games", 3, "--edition", "classic")
    assert status == 0
    assert "3 games of 3 players, classic edition" in out
    assert "shopkeeper" in out
    assert "95%" in out


@pytest.mark.whole_game
def test_efficiencies_are_told_when_they_are_asked_for() -> None:
    status, out, _ = tournament(*THREE, "--games", 1, "--efficiency", "--json")
    assert status == 0
    result = json.loads(out)
    for name in ("efficiency", "trading_efficiency"):
        low, high = result[name]["interval"]
        assert 0 < low <= result[name]["mean"] <= high <= 1
    assert "could have earned" in tournament(*THREE, "--games", 1, "--efficiency")[1]
    assert "could have earned" not in tournament(*THREE, "--games", 1)[1]


@pytest.mark.whole_game
def test_variants_go_on_after_a_space() -> None:
    status, out, _ = tournament(
        *THREE, "--games", 1, "--json", "--variant", "street-access", "open-money"
    )
    assert status == 0
    assert json.loads(out)["variants"] == ["street-access", "open-money"]


@pytest.mark.whole_game
def test_files_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    files = tmp_path / "rows.csv", tmp_path / "games.jsonl", tmp_path / "records"
    options = ("--csv", files[0], "--resume", files[1], "--record-dir", files[2])
    assert tournament(*THREE, "--games", 2, *options)[0] == 0
    assert len(files[0].read_text().splitlines()) == 1 + 2 * 3
    assert len(files[1].read_text().splitlines()) == 1 + 2
    assert len(list(files[2].iterdir())) == 2


def test_wrong_entrants_and_files_are_wrong_usage(tmp_path: Path) -> None:
    for arguments, part in (
        (("--entrants", "random,random"), "not 2"),
        (("--entrants", "random,random,robot"), "robot"),
        ((*THREE, "--games", 1, "--csv", tmp_path / "no" / "rows.csv"), "Can’t write to"),
    ):
        status, _, err = tournament(*arguments)
        assert status == 2
        assert part in err


def test_a_cluster_without_ray_is_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    status, _, err = tournament(*THREE, "--games", 1, "--ray", "auto")
    assert status == 2
    assert "chinatown[ray]" in err


def test_a_file_of_other_games_is_not_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("mine\n")
    status, _, err = tournament(*THREE, "--games", 1, "--resume", other)
    assert status == 2
    assert "notes.txt" in err
    assert other.read_text() == "mine\n"

"""`chinatown solve` tells and draws the most that could be earned in a round."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from chinatown.analysis import after_trading
from chinatown.cli.app import app
from chinatown.game import Build, income, mask_of
from chinatown.record import Record

RECORDS = Path(__file__).parent.parent / "data" / "records"
FILE = RECORDS / "01-modern-4-plain.json"


@pytest.fixture(scope="module")
def game() -> Record:
    return Record.from_json(FILE.read_bytes())


def solve(*arguments: object, file: Path = FILE) -> tuple[int, str, str]:
    """Run the command; return exit status, stdout and stderr."""
    result = CliRunner().invoke(app, ["solve", str(file), *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def solved(*arguments: object) -> dict[str, Any]:
    status, out, err = solve(*arguments, "--json")
    assert (status, err) == (0, "")
    result: dict[str, Any] = json.loads(out)
    return result


def shops(game: Record, by_lot: dict[str, str]) -> list[int]:
    """Return the lots of each shop type."""
    return [
        mask_of(int(lot) for lot, name in by_lot.items() if name == shop.name)
        for shop in game.setup.edition.shops
    ]


@pytest.mark.parametrize("round_", [1, 4, 6])
def test_the_placement_of_one_owner_of_everything_earns_what_is_said(
    game: Record, round_: int
) -> None:
    state = after_trading(game, round_)
    free, fixed = solved("--round", round_), solved("--round", round_, "--fixed")
    for result in (free, fixed):
        assert (result["round"], result["phase"], result["seat"]) == (round_, "build", None)
        owned = sum(state.owned)
        assert income(state.edition, owned, shops(game, result["shops"])) == result["income"]
    assert free["placed"] == free["shops"]
    assert fixed["fixed"] is True
    assert free["fixed"] is False
    stands = {lot for lot in fixed["shops"] if lot not in fixed["placed"]}
    assert mask_of(map(int, stands)) == sum(state.shops)
    assert fixed["income"] <= free["income"]


def test_a_player_is_found_by_name_colour_or_seat(game: Record) -> None:
    result = solved("--round", 5, "--seat", "Jonas")
    assert result == solved("--round", 5, "--seat", "yellow") == solved("--round", 5, "--seat", 1)
    assert (result["seat"], result["fixed"]) == (1, True)
    state = after_trading(game, 5)
    assert not mask_of(map(int, result["shops"])) & ~state.owned[1]
    assert income(state.edition, state.owned[1], shops(game, result["shops"])) == result["income"]


def test_the_figure_comes_with_the_board_and_the_businesses() -> None:
    status, out, err = solve("--round", 6)
    assert (status, err) == (0, "")
    assert "1970, Year of the Dog, modern edition, right after trading" in out
    assert f"placed anew: ${solved('--round', 6)['income']:,}." in out
    assert "R84" in out or "Y84" in out or "G84" in out or "W84" in out
    assert out.count("finished") >= 10


def test_new_tiles_are_marked_beside_shops_that_stand() -> None:
    _, out, _ = solve("--round", 5, "--seat", "Mei")
    result = solved("--round", 5, "--seat", "Mei")
    assert f"The most that Mei can earn: ${result['income']:,}." in out
    for lot in result["placed"]:
        assert f"+{lot}" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--round", 7), "Round 7 is not in this record; the last one is round 6."),
        (("--round", 0), "Round 0 is not in this record; the last one is round 6."),
        (("--round", 2, "--seat", "Nobody"), "called “Nobody”. The players are: Mei, Jonas"),
        (("--round", 2, "--seat", "4"), "called “4”"),
    ],
)
def test_what_is_not_there_is_named(arguments: tuple[object, ...], words: str) -> None:
    status, out, err = solve(*arguments)
    assert (status, out) == (1, "")
    assert words in err


def test_a_broken_record_and_a_missing_file_are_said(game: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, _, err = solve("--round", 1, file=file)
    assert (status, "There is no file" in err) == (2, True)
    file.write_text("{}")
    status, _, err = solve("--round", 1, file=file)
    assert (status, "not a record" in err) == (1, True)
    file.write_bytes(Record(game.setup, game.names, game.actions[1:]).to_json())
    status, _, err = solve("--round", 1, file=file)
    assert (status, "is not legal" in err) == (1, True)


def test_a_game_in_the_middle_of_trading_is_solved_as_it_stands(
    game: Record, tmp_path: Path
) -> None:
    number = next(n for n, action in enumerate(game.actions) if isinstance(action, Build))
    file = tmp_path / "game.json"
    file.write_bytes(Record(game.setup, game.names, game.actions[: number - 1]).to_json())
    status, out, _ = solve("--round", 1, file=file)
    assert status == 0
    assert "in the middle of trading" in out


def test_where_streets_must_be_reached_it_is_said_that_this_is_not_asked_for() -> None:
    words = "Street access is left out here"
    _, out, _ = solve("--round", 2, file=RECORDS / "02-modern-5-street-access.json")
    assert words in out
    assert words not in solve("--round", 2)[1]

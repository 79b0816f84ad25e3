"""What files hold cannot control the terminal, and sentences hold names of all scripts."""

import json
from dataclasses import replace
from pathlib import Path
from unicodedata import category

import pytest
from scripts.record_games import BusyTable
from tests.cli.kit import chinatown

from chinatown.cli.words import phrase_text, printable, sentence
from chinatown.game import MODERN, GameError, Phrase, Say, Setup, ShopType
from chinatown.record import Record, record_of

EVIL = "\x1b[2J\x1b]0;x\x07\u009b31m\u202eevil\u200b\u2028\u2066\r\n= red wins"
DAVID = "\u05d3\u05d5\u05d3"


def controls(text: str) -> set[str]:
    return {letter for letter in text if category(letter) in ("Cc", "Cf", "Zl", "Zp")} - {"\n"}


@pytest.fixture(scope="module")
def evil() -> Record:
    """A game in which whatever people type is full of control characters."""
    own = {"Photo": ShopType(EVIL[:20], 3, "\x1b[1m")}
    edition = MODERN.with_own_shops(own, any_names=True)
    setup = Setup(edition, 3, "evil", rules=1)
    played = BusyTable(setup, haste=12).play()
    names = (EVIL, "Bo\x1b[8m", "Cy\u202e")
    return record_of(setup, names, (*played.actions, Say(0, EVIL), Say(1, EVIL, (2,))))


@pytest.fixture
def file(evil: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(evil.to_json())
    return path


def test_a_replay_prints_no_control_characters(file: Path) -> None:
    status, out, err = chinatown("replay", file)
    assert (status, err, controls(out)) == (0, "", set())
    assert "\\u001b[2J" in out
    assert "\n= red wins" not in out


def test_no_command_about_a_record_prints_any(evil: Record, file: Path, tmp_path: Path) -> None:
    assert evil.result is not None
    wrong = tmp_path / "wrong.json"
    cash = (evil.result.cash[0] + 10_000, *evil.result.cash[1:])
    wrong.write_bytes(replace(evil, result=replace(evil.result, cash=cash)).to_json())
    illegal = tmp_path / "illegal.json"
    illegal.write_bytes(replace(evil, actions=evil.actions[5:]).to_json())
    for command in (
        ("verify", file),
        ("verify", wrong),
        ("verify", illegal),
        ("replay", illegal),
        ("solve", file, "--round", "3"),
        ("solve", file, "--round", "3", "--json"),
        ("solve", file, "--round", "3", "--seat", "red"),
        ("solve", file, "--round", "3", "--seat", EVIL),
    ):
        _, out, err = chinatown(*command)
        assert controls(out + err) == set(), command
        assert out + err


@pytest.mark.parametrize(
    "position",
    [
        {"name": EVIL, "edition": "modern", "buildings": {"1": [EVIL, "Photo"]}},
        {"edition": EVIL, "buildings": {}},
        {"edition": "modern", "buildings": {EVIL: ["a", None]}},
        {"edition": "modern", "buildings": {"1": ["a", EVIL]}},
        {"edition": "modern", "buildings": {}, "variants": [EVIL]},
    ],
)
def test_incomes_and_what_is_wrong_with_a_position_print_none(
    position: dict[str, object], tmp_path: Path
) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    for arguments in (("income", path), ("income", path, "--json")):
        _, out, err = chinatown(*arguments)
        assert out + err
        assert controls(out + err) == set()


def test_a_file_that_is_no_record_cannot_either(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"format": EVIL}))
    for command in ("replay", "verify"):
        _, _, err = chinatown(command, path)
        assert "\\u001b" in err
        assert controls(err) == set()


@pytest.mark.parametrize(
    "harmless", ["Ann", "Zoë", DAVID, "👩\u200d🍳", "علی\u200cرض\u0627", "李小龙", "\U0001faea", ""]
)
def test_what_can_be_printed_is_left_alone(harmless: str) -> None:
    assert printable(harmless) == harmless


def test_names_in_right_to_left_scripts_are_isolated_in_sentences() -> None:
    error = GameError("building-not-owned", seat=1, building=20)
    assert f"\u2068{DAVID}\u2069" in sentence(error, ("Ann", DAVID))
    assert "\u2068" not in sentence(error, ("Ann", "Ben"))
    thanks = Phrase("thanks", seat=1)
    assert f"\u2068{DAVID}\u2069" in phrase_text(thanks, ("Ann", DAVID))
    assert "\\u202e" in sentence(error, ("Ann", "Ben\u202e"))


@pytest.mark.parametrize("width", [30, 56, 80])
def test_money_is_whole_in_a_terminal_of_any_width(
    width: int, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", str(width))
    path = tmp_path / "position.json"
    lots = {str(lot): ["Maximiliana Featherstone", "Restaurant"] for lot in range(28, 34)}
    path.write_text(json.dumps({"edition": "modern", "buildings": lots}))
    _, out, _ = chinatown("income", path)
    assert "$140,000" in out
    assert "…" not in out
    _, out, _ = chinatown("replay", file)
    assert "…" not in out.partition("Player")[2]


def test_flags_are_shown_without_a_value() -> None:
    _, out, _ = chinatown("income", "-h")
    assert "--json  " in out
    assert "<bool>" not in out

"""`chinatown replay` tells recorded games and draws their boards."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scripts.record_games import BusyTable
from tests.cli.kit import altered, chinatown

from chinatown.bots import make_bot
from chinatown.cli.board import abbreviations, draw_board
from chinatown.game import CLASSIC, MODERN, Setup
from chinatown.game.board import BUILDINGS
from chinatown.lab import play_game
from chinatown.record import Record, replay


def test_replay_tells_the_game_and_draws_the_end(game: Record, file: Path) -> None:
    status, out, err = chinatown("replay", file)
    assert (status, err) == (0, "")
    assert f"\n{len(game.actions)}. " in out
    assert f"after the last action, {len(game.actions)}" in out
    assert game.result is not None
    for name, cash in zip(game.names, game.result.cash, strict=True):
        assert re.search(rf"{name}.* \${cash:,} ", out)


def test_replay_stops_after_the_wanted_action(game: Record, file: Path) -> None:
    status, out, _ = chinatown("replay", file, "--to", "9")
    assert status == 0
    assert "\n9. " in out
    assert "\n10. " not in out
    assert f"after action 9 of {len(game.actions)}" in out


def test_replay_of_nothing_shows_the_beginning(file: Path) -> None:
    status, out, _ = chinatown("replay", file, "--to", "0")
    assert status == 0
    assert "choosing cards" in out


def test_replay_refuses_a_number_below_nothing(file: Path) -> None:
    assert chinatown("replay", file, "--to", "-1")[0] == 2
    assert chinatown("replay", file, "--to", "x")[0] == 2


def test_replay_names_the_action_that_the_rules_refuse(file: Path) -> None:
    actions = json.loads(file.read_text(encoding="utf-8"))["actions"]
    actions[0]["action"]["cards"] = []
    status, out, err = chinatown("replay", altered(file, actions=actions))
    assert (status, out) == (1, "")
    assert err.startswith("Action 1 is not legal: You must keep")


def test_the_board_shows_every_building_its_owner_and_its_shop() -> None:
    *_, last = replay(BusyTable(Setup(MODERN, 4, "board"), haste=12).play())
    drawn = draw_board(last.state)
    numbers = [int(number) for number in re.findall(r"\d+", drawn.plain)]
    assert sorted(numbers) == sorted(BUILDINGS)
    for seat, sign in enumerate("RYGW"):
        assert len(re.findall(rf"{sign} ?\d", drawn.plain)) == last.state.owned[seat].bit_count()
    placed = sum(lots.bit_count() for lots in last.state.shops)
    assert len(re.findall(r"[A-Z]{3}", drawn.plain)) == placed
    assert all(len(line) <= 80 for line in drawn.plain.splitlines())


@pytest.mark.parametrize("edition", [MODERN, CLASSIC], ids=lambda edition: edition.name)
def test_every_shop_type_has_three_letters_of_its_own(edition: Any) -> None:
    shorts = abbreviations(tuple(shop.name for shop in edition.shops))
    assert len(set(shorts.values())) == 12
    assert all(re.fullmatch(r"[A-Z]{3}", short) for short in shorts.values())


def test_own_shop_types_have_three_letters_too() -> None:
    names = ("Tea House", "Teapots", "TEA", "茶", "茶館", "", "é", *(f"Tea {n}" for n in range(12)))
    shorts = abbreviations(names)
    assert len(set(shorts.values())) == len(names)
    assert all(len(short) == 3 for short in shorts.values())


@pytest.mark.whole_game
def test_replay_tells_what_bots_said_as_sentences(tmp_path: Path) -> None:
    path = tmp_path / "talk.json"
    setup = Setup(MODERN, 3, "talk")
    bots = [make_bot("merchant/chatty", seat, "talk") for seat in range(3)]
    path.write_bytes(play_game(setup, bots, ("Ann", "Bo", "Cy")).record.to_json())
    _, out, _ = chinatown("replay", path)
    assert re.search(r"^= (red|yellow|green): Thank you, (Ann|Bo|Cy)\.$", out, re.MULTILINE)
    assert re.search(
        r"^= \w+: .*\d+ would .* \$\d0,000 more a year for \d years\.", out, re.MULTILINE
    )
    assert chinatown("verify", path)[0] == 0

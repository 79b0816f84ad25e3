"""`chinatown replay` and `chinatown verify` show and prove recorded games."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scripts.record_games import OWN, BusyTable
from typer.testing import CliRunner

from chinatown.bots import make_bot
from chinatown.cli.app import app
from chinatown.cli.board import abbreviations, draw_board
from chinatown.game import CLASSIC, MODERN, Call, Goods, Judge, Offer, Refuse, Say, Setup, Variants
from chinatown.game.board import BUILDINGS
from chinatown.lab import play_game
from chinatown.record import Record, game_digest, record_of, replay, short_digest
from chinatown.record.strict_json import path_text


@pytest.fixture(scope="module")
def game() -> Record:
    """A whole game with an own shop type."""
    return BusyTable(Setup(OWN, 4, "cli", Variants(keep_cards=True)), haste=12).play()


@pytest.fixture
def file(game: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(game.to_json())
    return path


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


def test_verify_proves_a_true_record(game: Record, file: Path) -> None:
    assert game.result is not None
    proof = f"{len(game.actions)} actions replay as recorded."
    total = f"All cash together: ${game.result.total:,}."
    whole = "Nothing in the file was changed since it was written."
    digest = f"Digest of the game: {short_digest(game_digest(game))}."
    assert chinatown("verify", file) == (0, f"{proof} {total} {whole} {digest}\n", "")


def test_verify_says_that_a_file_without_digests_proves_only_the_play(
    game: Record, file: Path
) -> None:
    file.write_bytes(game.to_json(chained=False))
    status, out, err = chinatown("verify", file)
    assert (status, err) == (0, "")
    assert "The file has no digests, so this proves only the play:" in out
    assert f"Digest of the game: {short_digest(game_digest(game))}." in out


def test_verify_says_that_a_game_is_not_over(game: Record, file: Path) -> None:
    actions = json.loads(file.read_text(encoding="utf-8"))["actions"][:1]
    status, out, err = chinatown("verify", altered(file, actions=actions, rounds=[], result=None))
    assert (status, err) == (0, "")
    assert out.startswith("One action replays as recorded. The game is not over. ")


def test_verify_says_which_action_is_illegal_and_why(file: Path) -> None:
    actions = json.loads(file.read_text(encoding="utf-8"))["actions"]
    actions[2]["action"]["cards"] = [1, 2, 3, 86]
    status, out, err = chinatown("verify", altered(file, actions=actions))
    assert (status, out) == (1, "")
    assert err.startswith("Action 3 differs")
    assert "You were not dealt card" in err


def test_verify_says_in_which_round_the_cash_differs(game: Record, file: Path) -> None:
    rounds = [list(cash) for cash in game.rounds]
    rounds[1][2] += 70_000
    status, out, err = chinatown("verify", altered(file, rounds=rounds))
    assert (status, out) == (1, "")
    assert re.fullmatch(
        r"Action \d+ differs: after round 2, Ada has \$[0-9,]+; the record says \$[0-9,]+\.\n", err
    )


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("cash", r"Mei has \$[0-9,]+; the record says \$1"),
        ("places", r"Mei takes place \d; the record says 1"),
        ("tiles", r"Mei has \d+ tiles on the board; the record says 1"),
    ],
)
def test_verify_says_how_the_result_differs(
    game: Record, file: Path, what: str, words: str
) -> None:
    result = json.loads(file.read_text(encoding="utf-8"))["result"]
    result[what][0] = 1 if result[what][0] != 1 else 11
    status, out, err = chinatown("verify", altered(file, result=result))
    assert (status, out) == (1, "")
    assert f"action {len(game.actions)}" in err
    assert re.search(words, err)


def test_verify_says_that_the_total_or_the_end_differs(game: Record, file: Path) -> None:
    original = json.loads(file.read_text(encoding="utf-8"))
    _, _, err = chinatown("verify", altered(file, result=original["result"] | {"total": 5}))
    assert "the record says $5." in err
    _, _, err = chinatown("verify", altered(file, result=None))
    assert "the game is over; the record says it is not" in err
    cut = altered(file, **original | {"actions": original["actions"][:-1], "rounds": []})
    _, _, err = chinatown("verify", cut)
    assert "the game is not over; the record says it is" in err
    _, _, err = chinatown("verify", altered(file, **original | {"rounds": original["rounds"][:5]}))
    assert "6 rounds are over; the record says 5" in err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "There is nothing in this file."),
        ("{", "isn’t JSON"),
        ("[]", "“format” is missing"),
        ('{"format": 9}', "format 9"),
    ],
)
def test_a_broken_record_is_said_to_be_broken(
    tmp_path: Path, command: str, content: str, words: str
) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    status, out, err = chinatown(command, path)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert words in err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"edition": "1950"}, "no edition “1950”"),
        ({"names": ["a", "b"]}, "3 to 5 players, not 2"),
        ({"variants": ["fast"]}, "no variant “fast”"),
        ({"seed": 7}, "“seed” has a wrong value"),
        ({"more": 7}, "“more” is not a known field"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(
    file: Path, command: str, changes: dict[str, Any], words: str
) -> None:
    status, out, err = chinatown(command, altered(file, **changes))
    assert (status, out) == (1, "")
    assert words in err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_wrong_usage(tmp_path: Path, command: str) -> None:
    status, out, err = chinatown(command, tmp_path / "none.json")
    assert (status, out) == (2, "")
    assert "There is no file" in err


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


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("names", 1), "Mallory"),
        (("variants",), ["keep-cards", "open-money"]),
        (("rounds",), []),
        (("result",), None),
        (("actions", 0, "action", "cards", 0), 86),
    ],
)
def test_verify_names_the_field_that_was_changed(
    file: Path, path: tuple[str | int, ...], value: object
) -> None:
    content = json.loads(file.read_text(encoding="utf-8"))
    holder = content
    for part in path[:-1]:
        holder = holder[part]
    holder[path[-1]] = value
    file.write_text(json.dumps(content, indent=1))
    status, out, err = chinatown("verify", file)
    assert (status, out) == (1, "")
    named = re.fullmatch(
        r"“(.*)” \(line (\d+), column (\d+)\) was changed after the file was written\.\n", err
    )
    assert named is not None
    assert named[1] == path_text(path)
    line = file.read_text().splitlines()[int(named[2]) - 1]
    assert line[int(named[3]) - 1 :].startswith(json.dumps(value)[:1])


@pytest.fixture(scope="module")
def talkative() -> Record:
    """A game with refusals, judged promises, talk and a call."""
    games = (BusyTable(Setup(MODERN, 3, str(seed)), haste=60).play() for seed in range(40))
    game = next(game for game in games if {Refuse, Judge, Say} <= set(map(type, game.actions)))
    trading = next(step.state for step in replay(game) if step.state.phase == "trade")
    call = Call(0, Goods(tiles=("Photo",)), Goods(cash=10_000), "Who has one?")
    actions = (*game.actions[: trading.number], call, *game.actions[trading.number :])
    return record_of(game.setup, game.names, actions)


def changed_in(game: Record, kind: type, **changes: Any) -> bytes:
    """Return the file of a game in which the first action of a kind was changed by hand."""
    content = json.loads(game.to_json())
    index = next(place for place, action in enumerate(game.actions) if type(action) is kind)
    content["actions"][index]["action"] |= changes
    return json.dumps(content).encode()


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (Refuse, {"because": "need-it", "reason": "No!"}),
        (Call, {"text": "Who sells?"}),
        (Judge, {"kept": "changed"}),
        (Say, {"text": "I promise."}),
    ],
)
def test_verify_names_what_no_replay_would_notice(
    talkative: Record, tmp_path: Path, kind: type, changes: dict[str, Any]
) -> None:
    path = tmp_path / "changed.json"
    path.write_bytes(changed_in(talkative, kind, **changes))
    status, _, err = chinatown("verify", path)
    assert status == 1
    names = "|".join(changes)
    assert re.search(rf"“actions\[\d+\]\.action\.({names})” .* was changed", err)


def test_verify_notices_an_offer_that_came_to_nothing_and_is_gone(game: Record, file: Path) -> None:
    content = json.loads(file.read_text(encoding="utf-8"))
    index = next(place for place, action in enumerate(game.actions) if type(action) is Offer)
    del content["actions"][index]
    for number, row in enumerate(content["actions"], start=1):
        row["number"] = number
    file.write_text(json.dumps(content))
    _, _, err = chinatown("verify", file)
    assert f"“actions[{index}].number” (" in err


def test_verify_notices_a_game_that_was_cut_short(file: Path) -> None:
    content = json.loads(file.read_text(encoding="utf-8"))
    short = {"actions": content["actions"][:9], "rounds": [], "result": None}
    file.write_text(json.dumps(content | short))
    status, _, err = chinatown("verify", file)
    assert status == 1
    assert err.startswith("From “actions[9]” (")
    assert err.endswith("on, actions were removed, added or moved after the file was written.\n")


@pytest.mark.parametrize("command", ["replay", "verify", "solve"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('{"format": 1,\n "format": 1}', "Line 2, column 2: “format” appears twice."),
        (
            '{"format": 123456789012345678901234567}',
            "Line 1, column 12: the number 123456789012345678901234567 is too large.",
        ),
        ('{"seed": "\\ud83d"}', "Line 1, column 10: this text contains half a character."),
    ],
)
def test_what_readers_could_take_differently_is_refused_with_its_place(
    tmp_path: Path, command: str, content: str, words: str
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(content)
    arguments = ["--round", 1] if command == "solve" else []
    assert chinatown(command, path, *arguments) == (1, "", words + "\n")


POSITION = '{"edition": "modern", "name": "tèst", "buildings": {"1": ["red", "Photo"]}}'


@pytest.mark.parametrize("command", ["income", "replay", "verify", "solve", "convert"])
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "There is nothing in this file."),
        (b'{"a": 1, "a": 2}', "Line 1, column 10: “a” appears twice."),
        (b'{"a": 123456789012345678901234567}', "Line 1, column 7: the number 1234567"),
        (POSITION.encode("latin-1"), "Line 1, column 33: this is neither UTF-8 nor UTF-16"),
        (POSITION.encode("utf-16-le"), "Line 1, column "),
        (b"\xff\xfe{", "Line 1, column 1: this is neither UTF-8 nor UTF-16"),
        (b"[" * 100_000, "Line 1, column 65: more than 64 levels of brackets."),
    ],
)
def test_all_commands_refuse_a_file_in_the_same_sentence(
    tmp_path: Path, command: str, data: bytes, words: str
) -> None:
    path = tmp_path / "odd"
    path.write_bytes(data)
    arguments = ["--round", 1] if command == "solve" else []
    status, out, err = chinatown(command, path, *arguments)
    assert (status, out) == (1, "")
    assert err.startswith(words)
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_records_in_every_encoding_that_editors_write_are_read(file: Path, encoding: str) -> None:
    expected = chinatown("verify", file)
    file.write_bytes(file.read_bytes().decode().encode(encoding))
    assert chinatown("verify", file) == expected
    assert expected[0] == 0


def test_a_misspelt_field_is_answered_with_the_place_and_the_nearest_one(
    game: Record, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.json"
    path.write_bytes(game.to_json(chained=False).replace(b'"names":', b'"naems":', 1))
    for command in (("verify", path), ("replay", path), ("solve", path, "--round", 1)):
        status, _, err = chinatown(*command)
        assert status == 1
        assert err.startswith("Line 1, column ")
        assert "“naems” is not a known field. Did you mean “names”?" in err

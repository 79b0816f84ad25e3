"""`chinatown verify` proves recorded games, or says what in them is not true."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from scripts.record_games import BusyTable
from tests.cli.kit import altered, chinatown
from tests.record.test_shuffle import SHUFFLE
from tests.record.test_shuffle import played as shuffled

from chinatown.game import MODERN, Call, Goods, Judge, Offer, Refuse, Say, Setup
from chinatown.record import Record, digest_words, game_digest, record_of, replay, short_digest
from chinatown.record.strict_json import path_text


def test_verify_proves_a_true_record(game: Record, file: Path) -> None:
    assert game.result is not None
    proof = f"{len(game.actions)} actions replay as recorded."
    total = f"All cash together: ${game.result.total:,}."
    whole = "Nothing in the file was changed since it was written."
    digest = f"Digest of the game: {short_digest(game_digest(game))}."
    words = f"In words: {' '.join(digest_words(game_digest(game)))}."
    assert chinatown("verify", file) == (0, f"{proof} {total} {whole} {digest} {words}\n", "")


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


def test_verify_says_who_settled_the_shuffle_and_what_the_table_had_shown(file: Path) -> None:
    file.write_bytes(shuffled().to_json())
    status, out, err = chinatown("verify", file)
    assert (status, err) == (0, "")
    words = " ".join(digest_words(SHUFFLE.commitment))
    assert "The shuffle is as committed to: one of 3 players added a part of their own;" in out
    assert f"before the game the table showed “{words}”." in out


def test_verify_says_what_is_wrong_with_a_shuffle_and_whose_part_it_is(file: Path) -> None:
    part = replace(SHUFFLE.seats[0], part="12" * 32)
    forged = replace(SHUFFLE, seats=(part, *SHUFFLE.seats[1:]))
    file.write_bytes(shuffled(forged).to_json())
    expected = "The shuffle is wrong: the part of Ann is not the one that was committed to.\n"
    assert chinatown("verify", file) == (1, "", expected)

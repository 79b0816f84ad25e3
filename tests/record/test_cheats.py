"""What a dishonest server or player could do with a shuffle or a record, and that it is noticed.

A server can compute all digests anew, so some cheats show only where a file is compared with what
the table had shown before the game, or with the digest that another player has.
"""

import runpy
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import orjson
import pytest
from scripts.record_games import BusyTable
from tests.record.test_shuffle import PARTS, SECRET, TABLE

from chinatown.game import MODERN, Action, Build, Keep, Say, Setup, Variants
from chinatown.record import (
    Record,
    RecordError,
    Shuffle,
    ShufflePart,
    first_change,
    game_digest,
    has_chain,
    read_json,
    record_of,
    replay,
    verify,
)
from chinatown.record.shuffle import fixed_part, part_commitment

SCRIPT: Final = Path(__file__).parents[2] / "examples" / "check_shuffle.py"

GIVEN: Final = [
    *((part_commitment(TABLE, seat, part), part) for seat, part in ((0, PARTS[0]), (1, "22" * 32))),
    ("", ""),
]
"""Two people have opened their parts; the third player is a bot."""

SHUFFLE: Final = Shuffle.of(TABLE, SECRET, GIVEN)


def honest() -> Record:
    """Return a game with trades, remarks and whispers."""
    setup = Setup(MODERN, 3, SHUFFLE.seed, Variants())
    game = BusyTable(setup, haste=60).play()
    at = next(step.state.number for step in replay(game) if step.state.phase == "trade")
    talk = (Say(0, "Who sells 12?"), Say(1, "Not me."), Say(2, "Nor me."))
    actions = (*game.actions[:at], *talk, *game.actions[at:])
    return replace(record_of(setup, ("Ann", "Bo", "Mei"), actions), shuffle=SHUFFLE)


GAME: Final = honest()
DIGEST: Final = game_digest(GAME)


def noticed(data: bytes) -> str:
    """Return where a cheat shows: in the `file` itself, its `commitment` or its `digest`."""
    content = read_json(data).content
    if not has_chain(content) or first_change(content):
        return "file"
    try:
        record = Record.from_json(data)
    except RecordError:
        return "file"
    if verify(record):
        return "file"
    if record.shuffle is None or record.shuffle.commitment != SHUFFLE.commitment:
        return "commitment"
    return "" if game_digest(record) == DIGEST else "digest"


def script_notices(data: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the short program that has no code of ours notices a cheat."""
    file = folder / "game.json"
    file.write_bytes(data)
    arguments = [str(SCRIPT), str(file), SHUFFLE.commitment, DIGEST]
    monkeypatch.setattr("sys.argv", arguments)
    try:
        runpy.run_path(str(SCRIPT))
    except (SystemExit, KeyError, ValueError):
        return True
    return False


# A server that writes the whole record anew, with right digests


def shuffled(shuffle: Shuffle) -> bytes:
    """Return the game with another shuffle."""
    return replace(GAME, shuffle=shuffle).to_json()


def with_part(seat: int, **changes: Any) -> bytes:
    seats = list(SHUFFLE.seats)
    seats[seat] = replace(seats[seat], **changes)
    return shuffled(replace(SHUFFLE, seats=tuple(seats)))


def played_anew(shuffle: Shuffle) -> bytes:
    """Return another game, that of another shuffle, under the same names."""
    game = BusyTable(replace(GAME.setup, seed=shuffle.seed), haste=60).play()
    return replace(game, names=GAME.names, shuffle=shuffle).to_json()


def acted(change: Callable[[list[Action]], object]) -> bytes:
    """Return the game with other actions, and a result that follows from them if they are legal."""
    actions = list(GAME.actions)
    change(actions)
    try:
        record = record_of(GAME.setup, GAME.names, actions)
    except RecordError:
        record = replace(GAME, actions=tuple(actions))
    return replace(record, shuffle=SHUFFLE).to_json()


def place_of(kind: type, number: int = 0) -> int:
    """Return where the first action of a kind is, or a later one."""
    return [place for place, action in enumerate(GAME.actions) if type(action) is kind][number]


def keep_another_card(actions: list[Action]) -> None:
    place = place_of(Keep)
    keep = GAME.actions[place]
    assert isinstance(keep, Keep)
    hand = next(iter(replay(GAME))).state.hands[keep.seat]
    card = next(card for card in range(1, 86) if not hand >> card & 1)
    actions[place] = replace(keep, cards=(card, *keep.cards[1:]))


def swap_remarks(actions: list[Action]) -> None:
    place = place_of(Say)
    actions[place : place + 2] = actions[place : place + 2][::-1]


def put_words_in_a_mouth(actions: list[Action]) -> None:
    actions[place_of(Say)] = Say(0, "I pay anything for 12.")


def build_nothing(actions: list[Action]) -> None:
    built = [
        place
        for place, action in enumerate(actions)
        if isinstance(action, Build) and action.placements
    ]
    actions[built[-1]] = Build(actions[built[-1]].seat)


def by_table(table: str) -> bytes:
    """Return the game with the shuffle of another table."""
    return shuffled(replace(SHUFFLE, table=table))


def richer() -> bytes:
    """Return the game with more money for a player, wherever the file says what they have."""
    assert GAME.result is not None
    cash = (GAME.result.cash[0] + 10_000, *GAME.result.cash[1:])
    result = replace(GAME.result, cash=cash, total=sum(cash))
    return replace(GAME, result=result, rounds=(*GAME.rounds[:-1], cash)).to_json()


def cut_short() -> bytes:
    half = record_of(GAME.setup, GAME.names, GAME.actions[: len(GAME.actions) // 2])
    return replace(half, shuffle=SHUFFLE).to_json()


REWRITTEN: Final[dict[str, tuple[Callable[[], bytes], str]]] = {
    "another secret": (lambda: shuffled(replace(SHUFFLE, secret="5b" * 32)), "file"),
    "another secret, and the seed that follows from it": (
        lambda: played_anew(replace(SHUFFLE, secret="5b" * 32)),
        "file",
    ),
    "another secret, chosen after all parts were known, and its commitment": (
        lambda: played_anew(Shuffle.of(TABLE, "5c" * 32, GIVEN)),
        "commitment",
    ),
    "another seed": (
        lambda: replace(GAME, setup=replace(GAME.setup, seed="00" * 32)).to_json(),
        "file",
    ),
    "a person's part changed": (lambda: with_part(0, part="12" * 32), "file"),
    "a bot's part chosen": (lambda: with_part(2, part="12" * 32), "file"),
    "a bot's part chosen, and the seed that follows": (
        lambda: played_anew(
            replace(SHUFFLE, seats=(*SHUFFLE.seats[:2], ShufflePart("", "34" * 32, opened=False)))
        ),
        "file",
    ),
    "a part that nobody committed to": (
        lambda: played_anew(
            replace(SHUFFLE, seats=(*SHUFFLE.seats[:2], ShufflePart("", "34" * 32, opened=True)))
        ),
        "file",
    ),
    "an opening dropped, with a part of the server's choice": (
        lambda: with_part(1, opened=False),
        "file",
    ),
    "an opening dropped without another game": (
        lambda: with_part(1, opened=False, part=fixed_part(TABLE, 1, SECRET)),
        "file",
    ),
    "two players' parts exchanged": (
        lambda: played_anew(
            replace(SHUFFLE, seats=(SHUFFLE.seats[1], SHUFFLE.seats[0], SHUFFLE.seats[2]))
        ),
        "file",
    ),
    "a player who repeats what another committed to": (
        lambda: played_anew(replace(SHUFFLE, seats=(SHUFFLE.seats[0],) * 2 + SHUFFLE.seats[2:])),
        "file",
    ),
    "a part left out": (lambda: shuffled(replace(SHUFFLE, seats=SHUFFLE.seats[:2])), "file"),
    "a part too many": (
        lambda: shuffled(replace(SHUFFLE, seats=(*SHUFFLE.seats, SHUFFLE.seats[0]))),
        "file",
    ),
    "the shuffle of another table": (lambda: by_table("another"), "file"),
    "no shuffle": (lambda: replace(GAME, shuffle=None).to_json(), "commitment"),
    "a card kept that was not dealt": (lambda: acted(keep_another_card), "file"),
    "an action dropped": (lambda: acted(lambda actions: actions.pop(place_of(Keep, 4))), "file"),
    "a remark dropped": (lambda: acted(lambda actions: actions.pop(place_of(Say))), "digest"),
    "remarks in another order": (lambda: acted(swap_remarks), "digest"),
    "words put in a mouth": (lambda: acted(put_words_in_a_mouth), "digest"),
    "a player who built nothing": (lambda: acted(build_nothing), "digest"),
    "a name changed": (lambda: replace(GAME, names=("Ann", "Eve", "Mei")).to_json(), "digest"),
    "more money": (richer, "file"),
    "a game cut short": (cut_short, "digest"),
    "another variant": (
        lambda: replace(
            GAME, setup=replace(GAME.setup, variants=Variants(open_money=True))
        ).to_json(),
        "file",
    ),
}


@pytest.mark.parametrize("cheat", REWRITTEN)
def test_a_server_that_rewrites_a_record_is_caught(
    cheat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forge, where = REWRITTEN[cheat]
    data = forge()
    assert noticed(data) == where
    # It knows no rules, so what only they forbid it must find by the digest.
    assert script_notices(data, tmp_path, monkeypatch)


# Somebody who changes a file by hand


def edited(change: Callable[[Any], object]) -> bytes:
    content = orjson.loads(GAME.to_json())
    change(content)
    return orjson.dumps(content)


def move_row(content: Any) -> None:
    rows = content["actions"]
    rows[3]["action"], rows[4]["action"] = rows[4]["action"], rows[3]["action"]


EDITED: Final[dict[str, Callable[[Any], object]]] = {
    "a name": lambda file: file["names"].__setitem__(0, "Eve"),
    "the seed": lambda file: file.update(seed="00" * 32),
    "the secret": lambda file: file["shuffle"].update(secret="00" * 32),
    "the commitment": lambda file: file["shuffle"].update(commitment="00" * 32),
    "a part": lambda file: file["shuffle"]["seats"][0].update(part="00" * 32),
    "that a part was opened": lambda file: file["shuffle"]["seats"][0].update(opened=False),
    "no shuffle": lambda file: file.pop("shuffle"),
    "an action dropped": lambda file: file["actions"].pop(5),
    "two actions exchanged": move_row,
    "a remark": lambda file: file["actions"][place_of(Say)]["action"].update(text="No."),
    "the result": lambda file: file["result"]["cash"].__setitem__(0, 0),
    "a digest": lambda file: file["actions"][2].update(digest="0" * 16),
    "the last digest": lambda file: file.update(digest="0" * 64),
}


@pytest.mark.parametrize("cheat", EDITED)
def test_whoever_changes_a_file_is_caught(
    cheat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = edited(EDITED[cheat])
    assert noticed(data) == "file"
    assert script_notices(data, tmp_path, monkeypatch)


def test_an_honest_game_is_found_to_be_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = GAME.to_json()
    assert noticed(data) == ""
    assert not script_notices(data, tmp_path, monkeypatch)
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) <= 100

"""A transcript is the whole game for people, and its actions read back into the game."""

import re

import pytest
from scripts.record_games import OWN, BusyTable

from chinatown.game import MODERN, Setup, Variants, initial_state, legal_actions
from chinatown.record import (
    FORMAT,
    Notation,
    NotationError,
    Record,
    TranscriptError,
    read_transcript,
    record_of,
    transcript,
)


@pytest.fixture(scope="module")
def game() -> Record:
    """A whole game with shop types of odd names."""
    return BusyTable(Setup(OWN, 3, "t", Variants(keep_cards=True)), haste=25).play()


def test_the_actions_of_a_transcript_are_the_game(game: Record) -> None:
    notation = Notation(game.setup.edition, 3, game.names)
    matches = [re.match(r"(\d+)\. (.*)", line) for line in transcript(game)]
    numbered = [match for match in matches if match]
    assert [int(match[1]) for match in numbered] == list(range(1, len(game.actions) + 1))
    actions = [notation.read_action(match[2]) for match in numbered]
    assert tuple(actions) == game.actions


def test_a_transcript_tells_rounds_trades_income_and_the_end(game: Record) -> None:
    text = "\n".join(transcript(game))
    assert text.startswith(
        f"format {FORMAT}\nedition modern\n"
        'shop "Noodles + Tea -> go" "🍜" for Photo\n'
        'shop "\\"24 h\\" Wäsche #1" "" for Laundry\n'
        "variant keep-cards\nseed t\nred Mei\nyellow Jonas\ngreen Ada\n"
    )
    for number in range(1, 7):
        assert f"= round {number}, " in text
    assert re.search(r"= [0-9a-f]{8} is made", text)
    assert re.search(r"= yellow earns \$[0-9,]+: .* #\d+ .*\$10,000", text)
    assert game.result is not None
    winner = max(game.result.cash)
    assert f"= 1. {notation_seat(game, winner)} ${winner:,}" in text


def notation_seat(game: Record, cash: int) -> str:
    """Return the colour of the player with this cash at the end."""
    assert game.result is not None
    return ("red", "yellow", "green")[game.result.cash.index(cash)]


def test_a_transcript_stops_where_it_is_told(game: Record) -> None:
    lines = list(transcript(game, to=5))
    assert [line[:2] for line in lines if line[0].isdigit()] == ["1.", "2.", "3.", "4.", "5."]


def test_buildings_in_trades_are_named_with_their_shops(game: Record) -> None:
    traded = [line for line in transcript(game) if " offers" in line]
    assert any(re.search(r"[A-Za-z\"] #\d+", line) for line in traded)


def test_a_transcript_reads_back_as_the_record(game: Record) -> None:
    assert read_transcript("\n".join(transcript(game))) == game


NAMES = ("Ann\n= 3", ' "Bo"', "green is done")
SETUP = Setup(MODERN, 3, ' seed "x"\u2028', rules=FORMAT)


def beginning(actions: int = 2) -> Record:
    """Return a game in which the first players have chosen their cards."""
    keeps = [next(legal_actions(initial_state(SETUP), seat)) for seat in range(actions)]
    return record_of(SETUP, NAMES, keeps)


def lines(record: Record) -> list[str]:
    return "\n".join(transcript(record)).split("\n")


def test_odd_names_and_seeds_read_back() -> None:
    assert read_transcript("\n".join(lines(beginning()))) == beginning()


def test_a_game_without_actions_reads_back() -> None:
    assert read_transcript("\r\n".join(lines(beginning(0)))) == beginning(0)


def test_what_stands_after_the_sign_of_a_result_is_not_read() -> None:
    kept = [line for line in lines(beginning()) if not line.startswith("=")]
    assert read_transcript("\n".join(["= anything", *kept, "=", ""])) == beginning()


def replaced(before: str, after: str) -> str:
    """Return a transcript with the line that begins so replaced by another."""
    text = lines(beginning())
    numbers = [number for number, line in enumerate(text) if line.startswith(before)]
    assert len(numbers) == 1
    text[numbers[0]] = after
    return "\n".join(text)


@pytest.mark.parametrize(
    ("before", "after", "code", "line", "reason"),
    [
        ("format", "format 999", "transcript-wrong-line", 1, "record-format"),
        ("format", "format two", "transcript-wrong-line", 1, "record-format"),
        ("edition", "edition 1950", "transcript-wrong-line", 2, "unknown-edition"),
        ("edition", "variant fast", "transcript-wrong-line", 2, "unknown-variant"),
        ("edition", 'shop "Tea" for Photo', "transcript-wrong-line", 2, "notation-expected"),
        ("edition", "format 1", "transcript-twice", 2, None),
        ("edition", "", "transcript-missing", None, None),
        ("seed", 'seed "never ends', "transcript-wrong-line", 3, "notation-quote"),
        ("seed", "dragon", "transcript-line", 3, None),
        ("seed", "?", "transcript-line", 3, None),
        ("yellow", "green Bo", "transcript-line", 5, None),
        ("green", "", "transcript-wrong-line", 5, "player-count"),
        ("green", 'shop "Tea" "" for Opera', "transcript-wrong-line", 6, "unknown-shop-type"),
        ("2. ", "3. yellow is done", "transcript-number", 10, None),
        ("2. ", "2. yellow dances", "transcript-wrong-line", 10, "notation-verb"),
        ("2. ", "2. yellow is done", "transcript-wrong-line", 10, "wrong-phase"),
        ("2. ", "yellow is done", "transcript-line", 10, None),
    ],
)
def test_a_line_that_cannot_be_read_is_pointed_at(
    before: str, after: str, code: str, line: int | None, reason: str | None
) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(replaced(before, after))
    params = caught.value.params
    assert (caught.value.code, params.get("line"), params.get("reason")) == (code, line, reason)


def test_positions_count_from_the_beginning_of_the_line() -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(replaced("2. ", "2. yellow dances"))
    cause = caught.value.__cause__
    assert isinstance(cause, NotationError)
    assert cause.params["position"] == len("2. yellow ") + 1

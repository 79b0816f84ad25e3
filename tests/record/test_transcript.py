"""A transcript is the whole game for people, and its actions read back into the game."""

import re

import pytest
from scripts.record_games import OWN, BusyTable

from chinatown.game import Offer, Setup, Variants
from chinatown.record import Notation, Record, record_of, transcript


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
    assert record_of(game.setup, game.names, actions).result == game.result
    for action, original in zip(actions, game.actions, strict=True):
        assert action == original or isinstance(original, Offer)


def test_a_transcript_tells_rounds_trades_income_and_the_end(game: Record) -> None:
    text = "\n".join(transcript(game))
    assert text.startswith("edition modern\nvariant keep-cards\nred Mei\nyellow Jonas\ngreen Ada\n")
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

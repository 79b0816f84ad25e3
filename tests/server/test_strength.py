"""Which level of bots is as strong as somebody."""

import math

import pytest

from chinatown.bots import BOTS
from chinatown.game import ROUNDS
from chinatown.server.strength import ANCHORS, MIN_GAMES, SeatPlace, fitting_level, strength


def game(place: int, *others: str, rounds: int = ROUNDS) -> list[SeatPlace]:
    """Return a game in which I came in at a place among others, who have theirs in this order."""
    places = [other for other in range(1, len(others) + 2) if other != place]
    seats = [SeatPlace(bot, other, rounds) for bot, other in zip(others, places, strict=True)]
    return [*seats, SeatPlace("", place, rounds, mine=True)]


def against(level: str, *places: int) -> list[list[SeatPlace]]:
    return [game(place, level, level, level) for place in places]


def fitting(games: list[list[SeatPlace]]) -> str | None:
    level_and_games = fitting_level(games, BOTS)
    return level_and_games and level_and_games[0]


def test_whoever_beats_sharks_is_one() -> None:
    assert fitting(against("tycoon", 1, 1, 1)) == "tycoon"


def test_whoever_loses_to_newcomers_is_a_newcomer() -> None:
    assert fitting(against("newcomer", 4, 3, 4)) == "newcomer"


@pytest.mark.parametrize("level", ["newcomer", "shopkeeper"])
def test_whoever_does_as_others_do_among_bots_of_a_low_level_is_of_that_level(level: str) -> None:
    assert fitting(against(level, 1, 2, 3, 4, 3, 2, 4, 1)) == level


def test_whoever_does_as_regulars_do_among_regulars_is_one() -> None:
    assert fitting(against("merchant", 1, 2, 3, 4, 3, 2, 4, 1)) == "merchant"


def test_the_same_places_weigh_more_against_stronger_bots() -> None:
    rated = [strength(against(level, 2, 2, 1)) for level in ANCHORS]
    assert rated == sorted(set(rated))


def test_each_game_that_is_won_raises_and_each_that_is_lost_lowers() -> None:
    so_far: list[list[SeatPlace]] = []
    rated = [strength(so_far)]
    for played in against("merchant", 1, 1, 4, 4):
        so_far.append(played)
        rated.append(strength(so_far))
    assert rated[0] < rated[1] < rated[2] > rated[3] > rated[4]


def test_the_order_of_games_matters_and_nothing_else_does() -> None:
    assert strength(against("merchant", 1, 4)) != strength(against("merchant", 4, 1))
    assert strength(against("merchant", 1, 4)) == strength(against("merchant", 1, 4))


def test_two_games_say_nothing_yet_and_the_third_does() -> None:
    games = against("merchant", *[1] * MIN_GAMES)
    assert fitting_level(games[1:], BOTS) is None
    assert fitting_level(games, BOTS) == ("tycoon", MIN_GAMES)


@pytest.mark.parametrize(
    "uncounted",
    [
        game(4, "shopkeeper", "shopkeeper", "shopkeeper", rounds=ROUNDS - 1),
        game(4, "", "", ""),
        game(4, "random", "random", "random"),
        game(4, "guide", "guide", ""),
    ],
    ids=["ended early", "without bots", "against bots at random", "with guides"],
)
def test_some_games_do_not_count(uncounted: list[SeatPlace]) -> None:
    counted = against("tycoon", 1, 1, 1)
    assert fitting_level([*counted, uncounted], BOTS) == fitting_level(counted, BOTS)
    assert fitting_level([uncounted, *counted[1:]], BOTS) is None


def test_bots_count_as_their_level_whatever_their_character() -> None:
    plain = strength(against("tycoon", 1, 2))
    assert strength(against("tycoon/hard", 1, 2)) == plain


def test_other_people_count_as_shopkeepers_and_unmeasured_bots_not_at_all() -> None:
    known = strength([game(2, "merchant", "shopkeeper")])
    assert strength([game(2, "merchant", "")]) == known
    assert strength([game(2, "merchant", "shopkeeper", "random")]) == known


def test_a_shared_place_is_less_than_a_place_of_ones_own() -> None:
    shared = [seat._replace(place=1) for seat in game(1, "merchant", "merchant")]
    won, lost = game(1, "merchant", "merchant"), game(3, "merchant", "merchant")
    assert strength([lost]) < strength([shared]) < strength([won])


def test_only_levels_that_the_server_offers_fit() -> None:
    games = against("tycoon", 1, 1, 1)
    assert fitting_level(games, ("shopkeeper", "merchant")) == ("merchant", 3)
    assert fitting_level(games, ("plain",)) is None


@pytest.mark.parametrize(
    ("level", "among", "won"),
    [
        ("tycoon", "shopkeeper", 0.832),
        ("tycoon", "merchant", 0.428),
        ("merchant", "shopkeeper", 0.806),
        ("shopkeeper", "newcomer", 0.412),
    ],
)
def test_the_levels_are_as_far_apart_as_in_the_tournaments(
    level: str, among: str, won: float
) -> None:
    # bench/results.md, modern games of four.
    scale = 2 * 25 / 6
    odds = math.exp((ANCHORS[level] - ANCHORS[among]) / scale)
    assert odds / (odds + 3) == pytest.approx(won, abs=0.06)

"""Puzzles from games of bots: rated, written as a file, and those that the client has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.game.kit import RED, YELLOW, trading, with_lots, with_tiles

from chinatown.analysis import (
    Assets,
    best_coalition,
    coalition_incomes,
    core_ranges,
    gains,
    optimum,
    puzzles,
)
from chinatown.game import EDITIONS, mask_of
from chinatown.lab import ATTEMPTS, LEVELS, RatedPuzzle, puzzle_file, puzzles_of_game, rate
from chinatown.lab.puzzle_file import LETTERS

SHIPPED = Path(__file__).parents[2] / "web" / "src" / "lib" / "puzzles.json"


@pytest.mark.whole_game
def test_a_game_gives_at_most_one_puzzle_a_round_and_the_same_ones_again() -> None:
    made = puzzles_of_game("s", 1)
    rounds = [rated.puzzle.state.round for rated in made]
    assert rounds == sorted(set(rounds))
    for rated in made:
        assert len(rated.missed) == len(LEVELS)
        assert all(0 <= times <= ATTEMPTS for times in rated.missed)
    assert puzzle_file(made, "s") == puzzle_file(puzzles_of_game("s", 1), "s")


def test_bots_do_not_miss_what_leaps_to_the_eye() -> None:
    owned = {RED: [1, 2], YELLOW: [4]}
    state = with_tiles(with_lots(trading(), owned), {RED: ["Photo", "Photo"], YELLOW: ["Photo"]})
    (puzzle,) = puzzles(state)
    assert rate(puzzle, "s")[LEVELS.index("tycoon")] == 0


def test_a_file_says_what_ratings_rest_on_and_has_a_puzzle_on_each_line() -> None:
    state = with_tiles(
        with_lots(trading(), {RED: [1, 2], YELLOW: [4]}),
        {RED: ["Photo", "Photo"], YELLOW: ["Photo"]},
    )
    content = puzzle_file([RatedPuzzle(puzzle, (3, 1, 0)) for puzzle in puzzles(state)], "s")
    data = json.loads(content)
    assert (data["seed"], data["attempts"], data["levels"]) == ("s", ATTEMPTS, list(LEVELS))
    (puzzle,) = data["puzzles"]
    assert puzzle["seats"] == [RED, YELLOW]
    assert puzzle["trade"] == [[YELLOW, RED, [4], [0]]]
    assert puzzle["missed"] == [3, 1, 0]
    assert puzzle["tiles"][:2] == ["200000000000", "100000000000"]
    assert content.count("\n") == 3


def assets_in(puzzle: dict[str, Any]) -> list[Assets]:
    """Return what each seat has, as the file says."""
    kinds = len(EDITIONS[puzzle["edition"]].shops)
    seats = len(puzzle["tiles"])
    empty, shops = [0] * seats, [[0] * kinds for _ in range(seats)]
    for building, letter in enumerate(puzzle["board"], start=1):
        if letter != LETTERS[0]:
            seat, shop = divmod(LETTERS.index(letter) - 1, kinds + 1)
            if shop:
                shops[seat][shop - 1] |= 1 << building
            else:
                empty[seat] |= 1 << building
    return [
        Assets(lots, tuple(standing), tuple(map(int, tiles)))
        for lots, standing, tiles in zip(empty, shops, puzzle["tiles"], strict=True)
    ]


def traded(puzzle: dict[str, Any], assets: list[Assets]) -> list[Assets]:
    """Return what each seat has after the trade of a puzzle."""
    result = list(assets)
    for giver, taker, buildings, tiles in puzzle["trade"]:
        lots = mask_of(buildings)
        side = assets[giver]
        kinds = range(len(side.tiles))
        given = Assets(
            side.empty & lots,
            tuple(standing & lots for standing in side.shops),
            tuple(tiles.count(kind) for kind in kinds),
        )
        assert given.owned == lots
        result[giver] = result[giver].minus(given)
        result[taker] = result[taker].plus(given)
    return result


def test_what_the_client_has_is_proven() -> None:
    shipped = json.loads(SHIPPED.read_bytes())["puzzles"]
    for puzzle in shipped[::40]:
        edition = EDITIONS[puzzle["edition"]]
        assets = assets_in(puzzle)
        gained = gains(coalition_incomes(edition, assets))
        seats = tuple(puzzle["seats"])
        assert best_coalition(gained, len(seats)) == (seats, puzzle["gain"], puzzle["lead"])
        assert puzzle["lead"] >= 2 * edition.unit
        before, after = (
            sum(optimum(edition, side).income for side in sides)
            for sides in (assets, traded(puzzle, assets))
        )
        assert after - before == puzzle["gain"]
        assert core_ranges(gained, (1 << len(assets)) - 1) == tuple(map(tuple, puzzle["shares"]))

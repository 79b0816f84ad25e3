"""The newcomer is an opponent for a first game: whoever has learnt the game beats it."""

import pytest
from tests.bots.beginner import wins
from tests.bots.kit import TABLES, setup, watched
from tests.game.kit import trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.game import MODERN, Build, Edition, Setup, State, view

ME = 0


def built(state: State) -> dict[int, str]:
    action = make_bot("newcomer", ME, "").decide(view(state, ME))
    assert isinstance(action, Build)
    return {tile.building: tile.shop for tile in action.placements}


def building(lots: list[int], tiles: list[str]) -> State:
    state = with_tiles(with_lots(trading(), {ME: lots}), {ME: tiles})
    return state._replace(phase="build", first=ME)


def test_it_puts_tiles_beside_their_like() -> None:
    state = building([28, 29, 30, 60], ["Sea Food"] * 3 + ["Laundry"])
    assert built(state) == {28: "Sea Food", 29: "Sea Food", 30: "Sea Food", 60: "Laundry"}


def test_it_does_not_keep_lots_for_the_tiles_that_would_join_there() -> None:
    # A Photo goes to the first lot, and three Laundries would have joined there.
    state = building([28, 29, 30, 60], ["Photo"] + ["Laundry"] * 3)
    assert built(state)[28] == "Photo"


@pytest.mark.whole_game
@pytest.mark.parametrize(("edition", "players", "words"), TABLES[::5])
def test_it_plays_by_the_rules_of_every_table(edition: Edition, players: int, words: str) -> None:
    moments = list(watched(setup(edition, players, words), ["newcomer"]))
    assert moments[-1].state.round == 6


@pytest.mark.whole_game
def test_a_plain_beginner_beats_two_newcomers_more_often_than_not() -> None:
    deals = [Setup(MODERN, 3, f"beginner/{number // 3}") for number in range(12)]
    bots = [
        [make_bot("newcomer/any", seat, deal.seed) for seat in range(deal.players)]
        for deal in deals
    ]
    assert wins(deals, bots) > len(deals) / 2

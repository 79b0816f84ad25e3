"""How many cards and tiles (docs/rules.md 3), checked by counting what there is."""

import pytest

from chinatown.game.deal_table import cards_dealt, cards_kept, tiles_drawn

# Dealt / kept by players, then rounds 1 to 6, as the player aids of both editions print them.
PRINTED = {
    3: ("7/5 6/4 6/4 6/4 6/4 6/4", "7 4 4 4 4 4"),
    4: ("6/4 5/3 5/3 5/3 5/3 5/3", "6 3 3 3 3 3"),
    5: ("5/3 5/3 5/3 4/2 4/2 4/2", "5 3 3 2 2 2"),
}


@pytest.mark.parametrize("players", PRINTED)
def test_the_numbers_are_those_of_the_player_aid(players: int) -> None:
    cards, tiles = PRINTED[players]
    rounds = range(1, 7)
    dealt = [f"{cards_dealt(players, r)}/{cards_kept(players, r)}" for r in rounds]
    assert " ".join(dealt) == cards
    assert " ".join(str(tiles_drawn(players, r)) for r in rounds) == tiles


@pytest.mark.parametrize("players", PRINTED)
def test_neither_deck_nor_bag_can_run_out(players: int) -> None:
    deck = 85
    for round_ in range(1, 7):
        assert deck >= players * cards_dealt(players, round_)
        deck -= players * cards_kept(players, round_)
    assert players * sum(tiles_drawn(players, round_) for round_ in range(1, 7)) <= 90

"""Bots decide also where far more is held than ever happens; bench/measures.py times it."""

from random import Random

import pytest
from tests.game.kit import trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.game import CLASSIC, MODERN, Edition, State, apply, view


def crowded(edition: Edition, players: int, *, scattered: bool) -> State:
    """Return a position in which everyone holds fourteen bare lots and as many tiles."""
    random = Random(f"{edition.name} {players}")
    lots = list(range(1, 86))
    if scattered:
        random.shuffle(lots)
    bag = [
        shop.name
        for shop, count in zip(edition.shops, edition.tile_counts, strict=True)
        for _ in range(count)
    ]
    random.shuffle(bag)
    each = 14
    shares = {seat: slice(seat * each, (seat + 1) * each) for seat in range(players)}
    state = with_lots(
        trading(players, edition), {seat: lots[part] for seat, part in shares.items()}
    )
    return with_tiles(state, {seat: bag[part] for seat, part in shares.items()})


@pytest.mark.whole_game
@pytest.mark.parametrize("kind", ["shopkeeper", "merchant", "tycoon"])
@pytest.mark.parametrize("edition", [MODERN, CLASSIC])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("scattered", [False, True])
@pytest.mark.timeout(60)
def test_a_bot_finds_a_legal_action_at_a_crowded_table(
    kind: str, edition: Edition, players: int, scattered: bool
) -> None:
    state = crowded(edition, players, scattered=scattered)
    action = make_bot(kind, 0, "").decide(view(state, 0))
    assert action is not None
    apply(state, action)

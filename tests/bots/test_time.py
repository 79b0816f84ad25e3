"""Deciding takes little work also where far more is held than ever happens."""

from random import Random

import pytest
from tests.game.kit import trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.value.placement_search import best_units
from chinatown.bots.value.potential_value import worth
from chinatown.game import CLASSIC, MODERN, Edition, State, view

HOLDINGS = 2_000
"""A holding is judged in about a quarter of a millisecond: so many in half a second of one core."""


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


@pytest.mark.parametrize("kind", ["shopkeeper", "merchant", "tycoon"])
@pytest.mark.parametrize("edition", [MODERN, CLASSIC])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("scattered", [False, True])
def test_few_holdings_are_judged_at_a_crowded_table(
    kind: str, edition: Edition, players: int, scattered: bool
) -> None:
    seen = view(crowded(edition, players, scattered=scattered), 0)
    worth.cache_clear()
    best_units.cache_clear()
    assert make_bot(kind, 0, "").decide(seen) is not None
    assert 0 < max(worth.cache_info().misses, best_units.cache_info().misses) < HOLDINGS

"""The placement that pays most is found, and nothing pays more."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from tests.analysis.kit import EDITIONS, estate, estates, most

from chinatown.analysis import Assets, optimum
from chinatown.game import Edition, income, mask_of
from chinatown.game.board import ALL, BUILDINGS

BOTH = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)


def solved(edition: Edition, assets: Assets) -> int:
    """Return the optimum in units, after checking that its placement is one and pays that."""
    solution = optimum(edition, assets)
    placed = sum(solution.placed)
    assert placed.bit_count() == sum(lots.bit_count() for lots in solution.placed)
    assert not placed & ~assets.empty
    after = assets.with_all_shops(solution.placed)
    assert min(after.tiles) >= 0
    assert income(edition, assets.owned, after.shops) == solution.income
    units, rest = divmod(solution.income, edition.unit)
    assert rest == 0
    return units


@pytest.mark.whole_game
@BOTH
def test_the_whole_board_with_all_tiles_earns_158_units(edition: Edition) -> None:
    assert solved(edition, Assets(ALL, (0,) * 12, edition.tile_counts)) == 158


@pytest.mark.whole_game
@BOTH
@settings(max_examples=60)
@given(assets=estates())
def test_no_placement_beside_standing_shops_pays_more(edition: Edition, assets: Assets) -> None:
    assert solved(edition, assets) * edition.unit == most(edition, assets)


@pytest.mark.whole_game
@BOTH
@settings(max_examples=40)
@given(assets=estates(free=9, standing=0, kinds=2))
def test_no_placement_on_empty_lots_pays_more(edition: Edition, assets: Assets) -> None:
    assert solved(edition, assets) * edition.unit == most(edition, assets)


@pytest.mark.whole_game
@BOTH
@settings(max_examples=40)
@given(first=estates(free=4, standing=3, kinds=2), second=estates(free=4, standing=3, kinds=2))
def test_two_places_share_their_tiles_well(edition: Edition, first: Assets, second: Assets) -> None:
    # Shops of the other place that would stand on lots of the first are taken away.
    apart = second.owned & ~first.owned
    both = Assets(
        first.empty | second.empty & apart,
        tuple(
            shops | standing & apart
            for shops, standing in zip(first.shops, second.shops, strict=True)
        ),
        tuple(
            min(count, total - standing.bit_count() - (more & apart).bit_count())
            for count, total, standing, more in zip(
                first.tiles, edition.tile_counts, first.shops, second.shops, strict=True
            )
        ),
    )
    assume(min(both.tiles) >= 0)
    assert solved(edition, both) * edition.unit == most(edition, both)


def test_a_cross_that_cannot_be_cut_is_two_businesses_where_numbers_count() -> None:
    modern, classic = EDITIONS
    cross = mask_of([8, 4, 7, 9, 12, 15])
    assert solved(modern, estate(modern, cross, {"Photo": 6})) == 10
    assert solved(classic, estate(classic, cross, {"Pharmacy": 6})) == 8


def test_a_large_cross_finishes_a_business_and_starts_another() -> None:
    modern, classic = EDITIONS
    cross = mask_of([8, 4, 2, 7, 6, 9, 12, 15])
    assert solved(modern, estate(modern, cross, {"Dim Sum": 8})) == 15
    assert solved(classic, estate(classic, cross, {"Sewing": 8})) == 11 + 2 + 1
    lots = mask_of([8, 4, 2, 7, 6, 9, 12])
    assert solved(modern, estate(modern, lots, {"Florist": 7})) == 12
    assert solved(classic, estate(classic, lots, {"Laundry": 7})) == 11


@BOTH
def test_nothing_earns_nothing(edition: Edition) -> None:
    assert solved(edition, Assets(0, (0,) * 12, (0,) * 12)) == 0
    assert solved(edition, Assets(ALL, (0,) * 12, (0,) * 12)) == 0
    assert solved(edition, Assets(0, (0,) * 12, edition.tile_counts)) == 0


@BOTH
def test_a_tile_goes_where_a_business_waits_for_it(edition: Edition) -> None:
    shop = edition.shops[3].name
    assets = Assets(mask_of([4, 85]), (0, 0, 0, mask_of([1, 2, 3]), *[0] * 8), (1,) * 12)
    assert optimum(edition, assets).placed[3] == mask_of([4]), shop
    assert solved(edition, assets) == 8 + 1


@pytest.mark.whole_game
@BOTH
@pytest.mark.parametrize(("lots", "tiles"), [(16, 24), (40, 48), (75, 81), (85, 90)])
def test_more_land_and_more_tiles_never_earn_less(edition: Edition, lots: int, tiles: int) -> None:
    rng = Random(lots)
    bag = [kind for kind, count in enumerate(edition.tile_counts) for _ in range(count)]
    drawn = rng.sample(bag, tiles)
    counts = tuple(drawn.count(kind) for kind in range(12))
    owned = rng.sample(BUILDINGS, lots)
    earned = solved(edition, Assets(mask_of(owned), (0,) * 12, counts))
    assert solved(edition, Assets(mask_of(owned[1:]), (0,) * 12, counts)) <= earned
    fewer = tuple(max(count - 1, 0) for count in counts)
    assert solved(edition, Assets(mask_of(owned), (0,) * 12, fewer)) <= earned
    assert earned <= min(lots, tiles) + 75

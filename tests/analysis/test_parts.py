"""Districts are cut into connected parts, and tiles of a type are split into parts, completely."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chinatown.analysis.packed_counts import covers, pack, unpack
from chinatown.analysis.profiles import AT_LEAST, SIZES, cuts
from chinatown.analysis.shapes import parts_by_lowest
from chinatown.analysis.splits import bonus_units, needs, splits
from chinatown.game import buildings, groups, mask_of
from chinatown.game.board import DISTRICTS
from chinatown.game.editions import SPARE_TILES

amounts = st.lists(st.integers(0, 255), min_size=20, max_size=20)


@given(amounts, amounts)
def test_packed_amounts_add_and_compare_one_by_one(first: list[int], second: list[int]) -> None:
    assert unpack(pack(first) + pack(second), 20) == tuple(
        map(sum, zip(first, second, strict=True))
    )
    assert covers(pack(first), pack(second)) == all(map(int.__ge__, first, second))


def connected(lots: int) -> bool:
    return len(groups(lots)) == 1


@pytest.mark.parametrize("district", DISTRICTS)
def test_parts_are_all_connected_sets_of_three_to_six_lots(district: int) -> None:
    sets = {
        mask_of(lots)
        for size in (3, 4, 5, 6)
        for lots in combinations(buildings(district), size)
        if connected(mask_of(lots))
    }
    by_lowest = parts_by_lowest(district, wide=False)
    parts = [part for group in by_lowest.values() for part in group]
    assert {part.lots for part in parts} == sets
    assert len(parts) == len(sets)
    for low, parts_here in by_lowest.items():
        assert all(part.lots & -part.lots == low for part in parts_here)
        assert all(part.lots.bit_count() == part.size for part in parts_here)


@pytest.mark.parametrize("district", [DISTRICTS[1], DISTRICTS[4]])
def test_larger_parts_are_those_that_cannot_be_cut(district: int) -> None:
    def can_be_cut(lots: int) -> bool:
        return any(
            connected(mask_of(three)) and connected(lots ^ mask_of(three))
            for three in combinations(buildings(lots), 3)
        )

    large = {
        lots
        for size in (7, 8, 9)
        for chosen in combinations(buildings(district), size)
        if connected(lots := mask_of(chosen)) and not can_be_cut(lots)
    }
    wide = parts_by_lowest(district, wide=True).values()
    assert {part.lots for parts in wide for part in parts if part.size > 6} == large


def all_cuts(lots: int) -> Iterator[int]:
    """Yield the counts of every cut of some lots into parts, found by trying them all."""
    if not lots:
        yield 0
        return
    low = lots & -lots
    yield from all_cuts(lots ^ low)
    for size in (3, 4, 5, 6):
        for chosen in combinations(buildings(lots), size):
            part = mask_of(chosen)
            if part & low and connected(part):
                for counts in all_cuts(lots ^ part):
                    yield counts + AT_LEAST[size]


@given(st.sampled_from(DISTRICTS), st.integers(0, (1 << 86) - 1))
def test_each_cut_is_covered_by_one_that_is_kept(district: int, chosen: int) -> None:
    lots = mask_of(list(buildings(district & chosen))[:9])
    kept = cuts(lots, wide=False)
    for counts in set(all_cuts(lots)):
        assert any(covers(other, counts) for other in kept)
    for counts, parts in kept.items():
        assert counts == sum(AT_LEAST[part.size] for part in parts)
        assert all(connected(part.lots) for part in parts)
        assert sum(part.lots for part in parts) & ~lots == 0
        assert sum(part.size for part in parts) == sum(part.lots for part in parts).bit_count()
        assert not any(covers(other, counts) for other in kept if other != counts)


@pytest.mark.parametrize("maximum", [3, 4, 5, 6])
def test_shops_never_lose_by_coming_together(maximum: int) -> None:
    most = maximum + SPARE_TILES
    for size in range(1, most):
        for other in range(1, most - size + 1):
            together = bonus_units(size + other, maximum)
            assert together >= bonus_units(size, maximum) + bonus_units(other, maximum)


@pytest.mark.parametrize("maximum", [3, 4, 5, 6])
@pytest.mark.parametrize("wide", [False, True])
def test_each_split_is_bettered_by_one_that_is_kept(maximum: int, wide: bool) -> None:
    tiles = maximum + SPARE_TILES
    kept = splits(maximum, tiles, wide)
    sizes = [size for size in SIZES if size <= (tiles if wide else maximum)]
    possible = [
        parts
        for count in range(4)
        for parts in combinations(sizes * 3, count)
        if sum(parts) <= tiles
    ]
    for parts in possible:
        need = sum(AT_LEAST[size] for size in parts)
        bonus = sum(bonus_units(size, maximum) for size in parts)
        assert any(
            split.bonus >= bonus and split.tiles <= sum(parts) and covers(need, needs(split))
            for split in kept
        )

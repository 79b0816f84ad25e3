"""The placement that pays most where shops must reach a street."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.analysis.kit import EDITIONS, estate, estates, placements

from chinatown.analysis import Assets, optimum
from chinatown.analysis.street import legal_optimum
from chinatown.game import MODERN, Edition, groups, income, mask_of
from chinatown.game.board import NO_STREET

UNIT = 10_000


def is_legal(assets: Assets, placed: tuple[int, ...]) -> bool:
    """Return whether each tile belongs to a group that reaches a street."""
    return all(
        group & ~NO_STREET
        for standing, lots in zip(assets.shops, placed, strict=True)
        for group in groups(standing | lots)
        if group & lots
    )


@given(estates(free=5), st.sampled_from(EDITIONS))
@settings(max_examples=40, deadline=None)
def test_what_is_proven_is_the_best_of_all_legal_placements(ours: Assets, edition: Edition) -> None:
    best = legal_optimum(edition, ours, street=True)
    assume(best is not None)
    assert best is not None
    after = ours.with_all_shops(best.placed)
    assert not sum(best.placed) & ~ours.empty
    assert min(after.tiles) >= 0
    assert is_legal(ours, best.placed)
    assert income(edition, ours.owned, after.shops) == best.income
    assert best.income == max(
        income(edition, ours.owned, ours.with_all_shops(placed).shops)
        for placed in placements(ours)
        if is_legal(ours, placed)
    )


def test_without_the_variant_it_is_the_optimum() -> None:
    ours = estate(MODERN, mask_of([7, 8, 11]), {"Photo": 3})
    assert legal_optimum(MODERN, ours, street=False) == optimum(MODERN, ours)


def test_a_lot_away_from_streets_needs_as_many_tiles_as_it_is_away() -> None:
    # 1 lies at a street, 3 behind it, 7 behind that.
    lots = mask_of([1, 3, 7])
    for tiles, units in ((1, 1), (2, 2), (3, 5)):
        ours = estate(MODERN, lots, {"Photo": tiles})
        best = legal_optimum(MODERN, ours, street=True)
        assert best is not None
        assert best.income == units * UNIT
    apart = estate(MODERN, lots, {"Photo": 1, "Dim Sum": 1, "Laundry": 1})
    best = legal_optimum(MODERN, apart, street=True)
    assert best is not None
    assert best.income == UNIT


def test_a_shop_that_stands_leads_on() -> None:
    ours = estate(MODERN, mask_of([1, 3, 7]), {"Photo": 1}, Photo=[1, 3])
    best = legal_optimum(MODERN, ours, street=True)
    assert best is not None
    assert best.income == 5 * UNIT

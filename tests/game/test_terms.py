"""Shares of income and building clauses, each by itself (docs/rules.md 5)."""

import pytest

from chinatown.game import BuildingClause, Share


@pytest.mark.parametrize(
    ("share", "earned", "due"),
    [
        (Share((20,), 1, 2), 80_000, 40_000),
        (Share((20,), 1, 2), 50_000, 20_000),
        (Share((20,), 2, 3), 50_000, 30_000),
        (Share((20,)), 50_000, 50_000),
        (Share((20,), 1, 2), 0, 0),
        (Share((20,), 1, 2, at_least=20_000), 10_000, 20_000),
        (Share((20,), 1, 2, at_least=20_000), 0, 20_000),
        (Share((20,), 1, 2, at_least=20_000), 80_000, 40_000),
        (Share((20,), at_most=30_000), 80_000, 30_000),
        (Share((20,), at_most=30_000), 20_000, 20_000),
        (Share((20,), 1, 2, 20_000, 30_000), 110_000, 30_000),
    ],
)
def test_a_share_is_a_fraction_rounded_down_to_whole_units_within_its_limits(
    share: Share, earned: int, due: int
) -> None:
    assert share.amount(earned, 10_000) == due


def test_a_share_is_normalised_to_lowest_terms_and_ascending_buildings() -> None:
    assert Share((21, 20), 2, 4).normalised == Share((20, 21), 1, 2)
    assert Share((20,), 3, 3, 10, 20, "bonus").normalised == Share((20,), 1, 1, 10, 20, "bonus")


def test_a_clause_allows_what_it_does_not_speak_of() -> None:
    builds = BuildingClause(22, "Photo")
    assert builds.allows("Photo")
    assert not builds.allows("Laundry")
    not_photo = BuildingClause(22, "Photo", builds=False)
    assert not not_photo.allows("Photo")
    assert not_photo.allows("Laundry")
    empty = BuildingClause(22, builds=False)
    assert not empty.allows("Photo")


@pytest.mark.parametrize(
    ("clause", "other", "contradictory"),
    [
        (BuildingClause(22, "Photo"), BuildingClause(22, "Laundry"), True),
        (BuildingClause(22, "Photo"), BuildingClause(22, "Photo"), False),
        (BuildingClause(22, "Photo"), BuildingClause(23, "Laundry"), False),
        (BuildingClause(22, "Photo"), BuildingClause(22, builds=False), True),
        (BuildingClause(22, "Photo"), BuildingClause(22, "Photo", builds=False), True),
        (BuildingClause(22, "Photo"), BuildingClause(22, "Laundry", builds=False), False),
        (BuildingClause(22, builds=False), BuildingClause(22, "Photo", builds=False), False),
    ],
)
def test_clauses_contradict_each_other_where_nobody_can_keep_both(
    clause: BuildingClause, other: BuildingClause, contradictory: bool
) -> None:
    assert clause.contradicts(other) is contradictory
    assert other.contradicts(clause) is contradictory


def test_an_amount_is_in_whole_dollars() -> None:
    assert type(Share((20,), 1, 2).amount(50_000, 10_000)) is int

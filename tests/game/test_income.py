"""Businesses and income (docs/rules.md 3 and 7): the books' examples, and independent counting."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.game.test_board import GRAPH

from chinatown.game import (
    CLASSIC,
    EDITIONS,
    MODERN,
    Edition,
    buildings,
    businesses,
    income,
    mask_of,
    outlook_bonus,
)
from chinatown.game.editions import edition_under
from chinatown.game.income import (
    _connected_sets,
    bonus_sizes,
    business_lots,
    income_units,
    split_into_businesses,
)

EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "data" / "examples.json").read_text()
)
UNFINISHED = {1: 1, 2: 2, 3: 4, 4: 6, 5: 8}
FINISHED = {3: 5, 4: 8, 5: 11, 6: 14}


def position(case: dict[str, Any]) -> tuple[Edition, dict[str, int], list[int]]:
    """Return the edition, each owner's buildings and each type's shops of an example."""
    edition = EDITIONS[case["edition"]]
    owned: dict[str, int] = {}
    shops = [0] * len(edition.shops)
    for number, (owner, shop) in case["buildings"].items():
        owned[owner] = owned.get(owner, 0) | 1 << int(number)
        if shop is not None:
            shops[edition.index[shop]] |= 1 << int(number)
    return edition, owned, shops


def named(cases: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[case["name"] for case in cases])


@named(EXAMPLES["income"])
def test_a_worked_example_pays_what_the_book_says(case: dict[str, Any]) -> None:
    edition, owned, shops = position(case)
    assert {who: income(edition, lots, shops) for who, lots in owned.items()} == case["income"]
    for who, expected in case.get("businesses", {}).items():
        result = businesses(edition, owned[who], shops)
        assert [
            [edition.shops[business.shop].name, business.size, business.pays] for business in result
        ] == expected


@named(EXAMPLES["outlook"])
def test_an_outlook_card_pays_what_the_book_says(case: dict[str, Any]) -> None:
    edition, owned, shops = position(case)
    bonus = {
        who: outlook_bonus(edition, lots, shops, case["card"], case["pays"])
        for who, lots in owned.items()
    }
    assert bonus == case["bonus"]


def paid(size: int, maximum: int) -> int:
    return FINISHED[size] if size == maximum else UNFINISHED[size]


def counted(size: int, maximum: int) -> int:
    """What a group pays where only the numbers count."""
    if size <= maximum:
        return paid(size, maximum)
    return FINISHED[maximum] + counted(size - maximum, maximum)


def best_partition(lots: frozenset[int], maximum: int) -> int:
    """The most that connected parts of at most `maximum` can pay, by trying everything."""
    if not lots:
        return 0
    first = min(lots)
    best = 0
    for size in range(1, maximum + 1):
        for others in combinations(sorted(lots - {first}), size - 1):
            part = {first, *others}
            if nx.is_connected(GRAPH.subgraph(part)):
                best = max(best, paid(size, maximum) + best_partition(lots - part, maximum))
    return best


@st.composite
def one_type(draw: st.DrawFn) -> tuple[int, set[int]]:
    """A maximum size, and lots for at most all its tiles, many of them side by side."""
    maximum = draw(st.integers(3, 6))
    lots = {draw(st.integers(1, 85))}
    for _ in range(draw(st.integers(0, maximum + 2))):
        near = sorted({n for lot in lots for n in GRAPH[lot]} - lots)
        lots.add(draw(st.sampled_from(near) if near else st.integers(1, 85)))
    return maximum, lots


@given(one_type())
def test_by_numbers_each_group_pays_finished_ones_and_a_rest(shape: tuple[int, set[int]]) -> None:
    maximum, lots = shape
    kind = MODERN.sizes.index(maximum)
    shops = [0] * 12
    shops[kind] = mask_of(lots)
    parts = nx.connected_components(GRAPH.subgraph(lots))
    assert income(MODERN, mask_of(lots), shops) == 10_000 * sum(
        counted(len(part), maximum) for part in parts
    )


@given(one_type())
def test_regrouped_it_pays_the_best_split_into_connected_parts(
    shape: tuple[int, set[int]],
) -> None:
    maximum, lots = shape
    kind = CLASSIC.sizes.index(maximum)
    shops = [0] * 12
    shops[kind] = mask_of(lots)
    assert income(CLASSIC, mask_of(lots), shops) == 1_000 * best_partition(frozenset(lots), maximum)


@given(one_type(), st.sampled_from(list(EDITIONS.values())))
def test_businesses_cover_the_shops_once_and_pay_the_income(
    shape: tuple[int, set[int]], edition: Edition
) -> None:
    maximum, lots = shape
    shops = [0] * 12
    shops[edition.sizes.index(maximum)] = mask_of(lots)
    result = businesses(edition, mask_of(lots), shops)
    assert Counter(
        building for business in result for building in buildings(business.lots)
    ) == Counter(lots)
    assert sum(business.pays for business in result) == income(edition, mask_of(lots), shops)
    assert all(business.finished == (business.size == maximum) for business in result)
    assert [business.size for business in result] == sorted(
        (business.size for business in result), reverse=True
    )
    assert not edition.regroup or all(
        nx.is_connected(GRAPH.subgraph(buildings(business.lots))) for business in result
    )


@given(one_type(), st.sampled_from(list(EDITIONS.values())), st.data())
def test_a_tile_more_never_pays_less(
    shape: tuple[int, set[int]], edition: Edition, data: st.DataObject
) -> None:
    maximum, lots = shape
    shops = [0] * 12
    kind = edition.sizes.index(maximum)
    shops[kind] = mask_of(lots)
    without = data.draw(st.sampled_from(sorted(lots)))
    fewer = [*shops[:kind], shops[kind] ^ 1 << without, *shops[kind + 1 :]]
    assert income(edition, shops[kind], shops) > income(edition, shops[kind], fewer)


def test_of_splits_that_pay_the_same_the_one_with_the_fewest_businesses_is_used() -> None:
    # FR99, example 5: of six restaurants (size 4) in a row, one of 4 and one of 2, not 4 + 1 + 1.
    state = classic_board("Restaurant", [28, 29, 30, 31, 32, 33])
    assert nx.is_connected(GRAPH.subgraph([28, 29, 30, 31, 32, 33]))
    assert [business.size for business in businesses(CLASSIC, state[1], state[2])] == [4, 2]


def classic_board(shop: str, lots: list[int]) -> tuple[Edition, int, list[int]]:
    """Return the classic edition, and an owner's buildings with shops of one type."""
    shops = [0] * 12
    shops[CLASSIC.index[shop]] = mask_of(lots)
    return CLASSIC, mask_of(lots), shops


def best_with_bonus(lots: frozenset[int], maximum: int) -> int:
    """The most that splits can pay with a unit more for each business, by trying everything.

    Shops side by side that fit into one business are one.
    """

    def splits(left: frozenset[int]) -> list[list[frozenset[int]]]:
        if not left:
            return [[]]
        first = min(left)
        return [
            [part, *rest]
            for size in range(1, maximum + 1)
            for others in combinations(sorted(left - {first}), size - 1)
            if nx.is_connected(GRAPH.subgraph(part := frozenset({first, *others})))
            for rest in splits(left - part)
        ]

    def stands(split: list[frozenset[int]]) -> bool:
        return not any(
            len(a) + len(b) <= maximum and nx.is_connected(GRAPH.subgraph(a | b))
            for a, b in combinations(split, 2)
        )

    return max(
        sum(paid(len(part), maximum) + 1 for part in split)
        for split in splits(lots)
        if stands(split)
    )


class TestACardThatPaysForEachBusiness:
    def test_is_counted_in_the_split_that_pays_most(self) -> None:
        # Six restaurants (size 4): 4 + 2 pay 10 and 2 more; 4 + 1 + 1 pay 10 and 3 more.
        board = classic_board("Restaurant", [28, 29, 30, 31, 32, 33])
        assert income(*board) + outlook_bonus(*board, (3, 4), "business") == 13_000
        result = businesses(*board, with_bonus=bonus_sizes(CLASSIC, (3, 4), "business"))
        assert [business.size for business in result] == [4, 1, 1]

    def test_was_not_counted_before_version_three_of_the_rules(self) -> None:
        _, owned, shops = classic_board("Restaurant", [28, 29, 30, 31, 32, 33])
        before = edition_under(CLASSIC, 2)
        assert outlook_bonus(before, owned, shops, (3, 4), "business") == 2_000
        assert bonus_sizes(before, (3, 4), "business") == ()

    def test_makes_no_two_businesses_of_what_fits_into_one(self) -> None:
        # VAR: one 3 business and two 4 businesses get 3,000 however many tiles they have.
        board = classic_board("Restaurant", [28, 29, 30, 31])
        assert outlook_bonus(*board, (3, 4), "business") == 1_000
        row = classic_board("Pharmacy", [28, 29])
        assert outlook_bonus(*row, (3, 4), "business") == 1_000

    def test_counts_only_the_sizes_on_it(self) -> None:
        board = classic_board("Restaurant", [28, 29, 30, 31, 32, 33])
        assert outlook_bonus(*board, (3, 5), "business") == 0
        result = businesses(*board, with_bonus=bonus_sizes(CLASSIC, (3, 5), "business"))
        assert [business.size for business in result] == [4, 2]

    @pytest.mark.parametrize("pays", ["tile", "player"])
    def test_is_the_only_card_with_a_say_in_the_split(self, pays: str) -> None:
        assert bonus_sizes(CLASSIC, (3, 4), pays) == ()

    # Seven of size 4: 4 + 3 pay less than 4 + 1 + 1 + 1 would if those side by side were three.
    # Six of size 3 that cannot be split into 3 + 3.
    @given(one_type())
    @example((4, {1, 2, 3, 4, 5, 8, 9}))
    @example((3, {1, 3, 4, 5, 6, 7}))
    def test_pays_with_the_businesses_the_most_there_is(self, shape: tuple[int, set[int]]) -> None:
        maximum, lots = shape
        shops = [0] * 12
        shops[CLASSIC.sizes.index(maximum)] = mask_of(lots)
        board = CLASSIC, mask_of(lots), shops
        total = income(*board) + outlook_bonus(*board, (maximum,), "business")
        groups = nx.connected_components(GRAPH.subgraph(lots))
        most = sum(best_with_bonus(frozenset(group), maximum) for group in groups)
        assert total == 1_000 * most
        result = businesses(*board, with_bonus=(maximum,))
        assert total == sum(business.pays + 1_000 for business in result)


def test_other_owners_and_other_types_never_join() -> None:
    shops = [0] * 12
    shops[MODERN.index["Photo"]] = mask_of([16, 17])
    shops[MODERN.index["Tea House"]] = mask_of([18])
    assert income(MODERN, mask_of([16, 18]), shops) == 20_000
    assert income(MODERN, mask_of([17]), shops) == 10_000


def shops_of(edition: Edition, name: str, lots: list[int]) -> list[int]:
    shops = [0] * 12
    shops[edition.index[name]] = mask_of(lots)
    return shops


@pytest.mark.parametrize(
    ("lots", "units"),
    [
        ([], 0),
        ([1], 1),
        ([1, 2], 2),
        ([1, 16], 2),
        ([1, 16, 28], 3),
        ([1, 16, 28, 59], 4),
        ([1, 2, 16, 28], 4),
        ([1, 2, 3], 5),
        ([1, 2, 3, 4], 6),
        ([1, 2, 3, 16], 6),
        ([16, 1, 2, 3], 6),
        ([1, 16, 17, 19], 6),
        ([1, 2, 3, 16, 17, 19], 10),
        ([1, 16, 17, 19, 28, 29], 8),
        ([1, 2, 3, 4, 7, 8], 10),
    ],
)
def test_each_group_of_a_type_of_size_three_pays_for_itself(lots: list[int], units: int) -> None:
    for edition, name in ((MODERN, "Photo"), (CLASSIC, "Pharmacy")):
        shops = shops_of(edition, name, lots)
        assert income(edition, mask_of(lots), shops) == units * edition.unit
        assert income_units(mask_of(lots), 3, edition.regroup) == units


def test_two_groups_too_large_pay_both() -> None:
    # A square and a row of four, twice, in a type of size three: 5 + 1 units each.
    lots = [1, 2, 3, 4, 28, 29, 31, 32]
    shops = shops_of(CLASSIC, "Pharmacy", lots)
    assert income(CLASSIC, mask_of(lots), shops) == 12_000
    assert [business.size for business in businesses(CLASSIC, mask_of(lots), shops)] == [3, 3, 1, 1]


def test_what_is_owned_without_a_shop_and_shops_of_others_pay_nothing() -> None:
    shops = shops_of(MODERN, "Photo", [16, 17, 18])
    assert income(MODERN, mask_of([19, 20]), shops) == 0
    assert businesses(MODERN, mask_of([19, 20]), shops) == ()
    assert income(MODERN, mask_of([16, 17, 18, 19]), shops) == 50_000


@pytest.mark.parametrize("shops", [[0] * 11, [0] * 13])
def test_every_type_has_its_set_of_shops(shops: list[int]) -> None:
    for count in (businesses, income):
        with pytest.raises(ValueError, match="argument"):
            count(MODERN, 0, shops)
    with pytest.raises(ValueError, match="argument"):
        outlook_bonus(CLASSIC, 0, shops, (3,), "tile")


@pytest.mark.parametrize(
    ("card", "pays", "units"),
    [
        ((3, 4), "tile", 6),
        ((3,), "tile", 4),
        ((4,), "tile", 2),
        ((5, 6), "tile", 0),
        ((), "tile", 0),
        ((3, 4), "business", 4),
        ((3,), "business", 2),
        ((5, 6), "business", 0),
        ((3, 4), "player", 1),
        ((5, 6), "player", 0),
    ],
)
def test_an_outlook_card_counts_tiles_businesses_or_owners(
    card: tuple[int, ...], pays: str, units: int
) -> None:
    shops = shops_of(CLASSIC, "Pharmacy", [1, 2, 3, 4, 5])
    shops[CLASSIC.index["Laundry"]] = mask_of([28, 35])
    owned = mask_of([1, 2, 3, 28, 35, 59, 16]) | mask_of([4])
    assert outlook_bonus(CLASSIC, owned, shops, card, pays) == units * 1_000


def test_connected_sets_come_once_up_to_their_size() -> None:
    sets = list(_connected_sets(mask_of([1]), mask_of([1, 2, 3, 4]), 3))
    assert sorted(sorted(buildings(part)) for part in sets) == [
        *([1], [1, 2], [1, 2, 3], [1, 2, 4], [1, 3], [1, 3, 4])
    ]
    assert list(_connected_sets(mask_of([1]), mask_of([1, 2]), 1)) == [mask_of([1])]


def test_businesses_are_listed_by_size_then_by_lowest_building() -> None:
    lots = mask_of([59, 16, 17, 1, 2, 28, 29, 31])
    for regroup in (True, False):
        parts = split_into_businesses(lots, 3, regroup, with_bonus=False)
        assert [list(buildings(part)) for part in parts] == [
            *([28, 29, 31], [1, 2], [16, 17], [59])
        ]
        assert business_lots(lots, 3, regroup) == parts


def test_of_equal_businesses_the_one_with_the_lowest_building_comes_first() -> None:
    lots = mask_of([45, 46, 50, 43, 47, 51])
    for regroup in (True, False):
        parts = split_into_businesses(lots, 3, regroup, with_bonus=False)
        assert [list(buildings(part)) for part in parts] == [[43, 47, 51], [45, 46, 50]]

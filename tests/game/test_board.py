"""The map (docs/rules.md 2), counted independently of the code under test."""

from itertools import combinations
from math import dist

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chinatown.game import buildings, groups, mask_of
from chinatown.game.board import (
    BUILDINGS,
    DISTRICTS,
    MAP,
    NEIGHBOURS,
    NO_STREET,
    PLACES,
    _districts,
    _neighbours,
    around,
    connected_part,
    listed,
)

RANGES = [(1, 15), (16, 27), (28, 42), (43, 58), (59, 70), (71, 85)]


def graph() -> "nx.Graph[int]":
    """Return the map as a graph, from the places alone."""
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(PLACES)
    graph.add_edges_from(
        (first, second)
        for first, second in combinations(PLACES, 2)
        if dist(PLACES[first], PLACES[second]) == 1
    )
    return graph


GRAPH = graph()


def test_there_are_85_buildings_and_119_adjacent_pairs() -> None:
    assert tuple(range(1, 86)) == BUILDINGS
    assert GRAPH.number_of_edges() == 119
    assert sum(mask.bit_count() for mask in NEIGHBOURS) == 2 * 119


def test_the_map_has_eleven_rows_of_seventeen() -> None:
    assert [len(line.split()) for line in MAP.splitlines()] == [17] * 11


def test_neighbours_share_a_side() -> None:
    for number in BUILDINGS:
        assert set(buildings(NEIGHBOURS[number])) == set(GRAPH[number])


def test_the_six_districts_are_the_connected_parts() -> None:
    assert [
        (min(buildings(district)), max(buildings(district))) for district in DISTRICTS
    ] == RANGES
    assert [district.bit_count() for district in DISTRICTS] == [
        last - first + 1 for first, last in RANGES
    ]


def test_nineteen_buildings_have_no_street() -> None:
    lots = [3, 4, 7, 8, 11, 12, 20, 32, 35, 38, 48, 49, 53, 64, 67, 76, 77, 80, 81]
    assert list(buildings(NO_STREET)) == lots


lot_sets = st.sets(st.integers(1, 85))


@given(lot_sets)
def test_a_set_of_buildings_reads_back(numbers: set[int]) -> None:
    assert list(buildings(mask_of(numbers))) == sorted(numbers)
    assert listed(mask_of(numbers)) == sorted(numbers)


@given(lot_sets)
def test_groups_are_what_hangs_together(numbers: set[int]) -> None:
    expected = sorted(sorted(part) for part in nx.connected_components(GRAPH.subgraph(numbers)))
    assert sorted(list(buildings(group)) for group in groups(mask_of(numbers))) == expected


@given(lot_sets, lot_sets)
def test_the_connected_part_of_a_seed_is_all_that_it_reaches(
    seed: set[int], lots: set[int]
) -> None:
    within = GRAPH.subgraph(lots)
    expected = {lot for start in seed & lots for lot in nx.node_connected_component(within, start)}
    assert set(buildings(connected_part(mask_of(seed), mask_of(lots)))) == expected


@given(lot_sets)
def test_around_are_the_neighbours_of_any(numbers: set[int]) -> None:
    assert set(buildings(around(mask_of(numbers)))) == {n for lot in numbers for n in GRAPH[lot]}


def test_neighbours_and_districts_are_worked_out_from_the_places() -> None:
    assert _neighbours() == NEIGHBOURS
    assert NEIGHBOURS[0] == 0
    assert len(NEIGHBOURS) == 86
    assert _districts() == DISTRICTS


@pytest.mark.parametrize("count", range(13))
def test_small_sets_and_large_ones_are_listed_alike(count: int) -> None:
    lots = [1, 2, 3, 6, 7, 16, 17, 30, 31, 59, 80, 85][:count]
    assert listed(mask_of(lots)) == lots
    parts = nx.connected_components(GRAPH.subgraph(lots))
    expected = [mask_of(part) for part in sorted(map(sorted, parts))]
    assert list(groups(mask_of(lots))) == expected


def test_groups_of_many_districts_are_in_the_order_of_their_lowest_numbers() -> None:
    lots = [84, 85, 60, 59, 28, 30, 16, 19, 1]
    assert [list(buildings(group)) for group in groups(mask_of(lots))] == [
        *([1], [16, 19], [28], [30], [59, 60], [84, 85])
    ]


def test_a_seed_outside_reaches_nothing() -> None:
    assert connected_part(mask_of([1]), mask_of([2, 4])) == 0
    assert connected_part(mask_of([1, 16]), mask_of([1, 2, 16])) == mask_of([1, 2, 16])

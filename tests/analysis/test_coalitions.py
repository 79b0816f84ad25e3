"""What coalitions gain, which is best, and how its gain can be divided: against the slow ways."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.analysis.kit import most
from tests.game.kit import GREEN, RED, WHITE, YELLOW, trading, with_lots, with_tiles

from chinatown.analysis import (
    assets_of,
    best_coalition,
    coalition_incomes,
    core_ranges,
    gains,
)
from chinatown.game import MODERN, mask_of

UNIT = 10_000
RED_AND_YELLOW = mask_of([RED, YELLOW])


def test_a_coalition_earns_what_one_owner_of_all_its_members_have_does() -> None:
    owned = {RED: [1, 2], YELLOW: [4], GREEN: [28], WHITE: []}
    tiles = {RED: ["Photo", "Photo"], YELLOW: ["Photo"], WHITE: ["Dim Sum"]}
    state = with_tiles(with_lots(trading(), owned), tiles)
    assets = [assets_of(state, seat) for seat in range(4)]
    incomes = coalition_incomes(MODERN, assets)
    assert len(incomes) == 15
    for coalition, earned in incomes.items():
        seats = [seat for seat in range(4) if coalition >> seat & 1]
        together = assets[seats[0]]
        for seat in seats[1:]:
            together = together.plus(assets[seat])
        assert earned == most(MODERN, together)


GAINED = {0b001: 0, 0b010: 0, 0b100: 0, 0b011: 5, 0b101: 2, 0b110: 1, 0b111: 6}


def test_the_best_pair_leads_over_the_next_pair() -> None:
    assert best_coalition(GAINED, 2) == ((0, 1), 5, 3)


def test_of_three_the_best_leads_only_over_what_a_part_of_it_gains() -> None:
    assert best_coalition(GAINED, 3) == ((0, 1, 2), 6, 1)


def test_there_is_no_best_of_three_where_two_of_them_gain_as_much() -> None:
    assert best_coalition(GAINED | {0b111: 5}, 3) is None


def test_there_is_no_best_of_four_where_two_pairs_gain_as_much_apart() -> None:
    gained = {
        coalition: 4 * (coalition & 3 == 3) + 3 * (coalition >> 2 & 3 == 3)
        for coalition in range(1, 16)
    }
    assert best_coalition(gained, 4) is None
    assert best_coalition(gained | {0b1111: 9}, 4) == ((0, 1, 2, 3), 9, 2)


def test_two_can_divide_all_that_they_gain_in_any_way() -> None:
    assert core_ranges(GAINED, 0b011) == ((0, 5), (0, 5))


def test_nobody_gets_more_in_the_core_than_it_adds_to_what_others_gain() -> None:
    # Nobody gets more than the whole gains over what the two others gain without them.
    assert core_ranges(GAINED, 0b111) == ((1, 5), (0, 4), (0, 1))


def test_there_is_no_core_where_any_two_of_three_gain_all() -> None:
    gained = {0b001: 0, 0b010: 0, 0b100: 0, 0b011: 6, 0b101: 6, 0b110: 6, 0b111: 6}
    assert core_ranges(gained, 0b111) is None


def test_shares_are_whole_dollars_within_the_core() -> None:
    gained = {0b001: 0, 0b010: 0, 0b100: 0, 0b011: 7, 0b101: 7, 0b110: 7, 0b111: 11}
    assert core_ranges(gained, 0b111) == ((3, 4), (3, 4), (3, 4))


@st.composite
def games(draw: st.DrawFn) -> dict[int, int]:
    """Draw what coalitions of three or four seats gain: a larger one never less."""
    players = draw(st.integers(3, 4))
    gained: dict[int, int] = {}
    for coalition in sorted(range(1, 1 << players), key=int.bit_count):
        parts = [
            gained[part] + gained[coalition ^ part]
            for part in range(1, coalition)
            if part & coalition == part
        ]
        more = draw(st.integers(0, 4)) if coalition.bit_count() > 1 else 0
        gained[coalition] = max(parts, default=0) + more
    return gained


@given(games())
@settings(max_examples=60, deadline=None)
def test_no_other_division_of_the_core_gives_anybody_more_or_less(gained: dict[int, int]) -> None:
    everybody = max(gained)
    players = everybody.bit_length()
    # All corners of the core, as solutions of as many equations as there are members.
    core = [
        point
        for rows in combinations(gained, players - 1)
        if (point := solved([everybody, *rows], gained, players)) and within(point, gained)
    ]
    ranges = core_ranges(gained, everybody)
    assert (ranges is None) == (core == [])
    for seat, (least, greatest) in enumerate(ranges or ()):
        shares = [point[seat] for point in core]
        assert least - 1 < min(shares) <= least
        assert greatest <= max(shares) < greatest + 1


def within(point: list[Fraction], gained: dict[int, int]) -> bool:
    return all(
        sum(share for seat, share in enumerate(point) if coalition >> seat & 1) >= gain
        for coalition, gain in gained.items()
    )


def solved(rows: list[int], gained: dict[int, int], players: int) -> list[Fraction] | None:
    """Return where each coalition gets exactly what it gains, if that is one point."""
    matrix = [
        [Fraction(row >> seat & 1) for seat in range(players)] + [Fraction(gained[row])]
        for row in rows
    ]
    for place in range(players):
        pivot = next((row for row in range(place, players) if matrix[row][place]), None)
        if pivot is None:
            return None
        matrix[place], matrix[pivot] = matrix[pivot], matrix[place]
        matrix[place] = [value / matrix[place][place] for value in matrix[place]]
        for row, line in enumerate(matrix):
            if row != place and line[place]:
                factor = line[place]
                matrix[row] = [
                    value - factor * other for value, other in zip(line, matrix[place], strict=True)
                ]
    return [row[-1] for row in matrix]


@pytest.mark.parametrize("seats", [(0, 1), (1, 2)])
def test_gains_are_over_what_each_earns_alone(seats: tuple[int, int]) -> None:
    alone = {1 << seat: (seat + 1) * UNIT for seat in range(3)}
    joint = {mask_of(pair): 10 * UNIT for pair in product(range(3), repeat=2) if len(set(pair)) > 1}
    gained = gains(alone | joint)
    assert gained[mask_of(seats)] == (10 - sum(seat + 1 for seat in seats)) * UNIT
    assert all(gained[coalition] == 0 for coalition in alone)

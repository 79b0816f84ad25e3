"""Puzzles in positions made by hand, and in those of recorded games."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.analysis.kit import estates, most
from tests.game.kit import GREEN, RED, WHITE, YELLOW, trading, with_lots, with_tiles

from chinatown.analysis import Assets, Puzzle, assets_of, no_assets, optimum, puzzles
from chinatown.game import (
    CLASSIC,
    MODERN,
    Agree,
    Edition,
    Offer,
    State,
    Trade,
    Transfer,
    apply,
    buildings,
)
from chinatown.record import Record, replay

RECORDS = Path(__file__).parent.parent / "data" / "records"
GAMES = ("05-modern-5-open-money", "21-classic-3-placing-tiles-at-once-unless-asked")
UNIT = 10_000


def position(owned: dict[int, list[int]], tiles: dict[int, list[str]]) -> State:
    """Return a position of the modern edition while trading, with these lots and tiles only."""
    return with_tiles(with_lots(trading(), owned), tiles)


def test_two_who_can_finish_a_business_together_are_a_puzzle() -> None:
    # 1, 2 and 4 lie together: three Photo shops there are a finished business.
    state = position({RED: [1, 2], YELLOW: [4]}, {RED: ["Photo", "Photo"], YELLOW: ["Photo"]})
    (puzzle,) = puzzles(state)
    assert puzzle.seats == (RED, YELLOW)
    assert (puzzle.gain, puzzle.lead) == (2 * UNIT, 2 * UNIT)
    assert puzzle.trade == Trade((Transfer(YELLOW, RED, (4,), ("Photo",)),))
    assert (puzzle.before, puzzle.after) == ((2 * UNIT, UNIT), (5 * UNIT, 0))
    # Red can pay between what yellow gives up and all that it gains.
    assert puzzle.prices == ((-3 * UNIT, -UNIT), (UNIT, 3 * UNIT))
    assert puzzle.shares == ((0, 2 * UNIT), (0, 2 * UNIT), (0, 0), (0, 0))


def test_three_of_whom_no_two_can_do_without_the_third_are_a_puzzle_of_three() -> None:
    owned = {RED: [1], YELLOW: [2], GREEN: [4]}
    state = position(owned, {RED: ["Photo"], YELLOW: ["Photo"], GREEN: ["Photo"]})
    (puzzle,) = puzzles(state)
    assert puzzle.seats == (RED, YELLOW, GREEN)
    assert puzzle.gain == 2 * UNIT
    assert puzzle.shares == ((0, 2 * UNIT),) * 3 + ((0, 0),)


def test_two_pairs_that_gain_as_much_are_none() -> None:
    owned = {RED: [1, 2], YELLOW: [4], GREEN: [16, 17], WHITE: [19]}
    tiles = {RED: ["Photo"] * 2, YELLOW: ["Photo"], GREEN: ["Tea House"] * 2, WHITE: ["Tea House"]}
    assert list(puzzles(position(owned, tiles))) == []


def test_a_lead_of_one_unit_is_too_little() -> None:
    # Whoever has a lot and no tile gains one unit by a tile.
    assert list(puzzles(position({RED: [1]}, {YELLOW: ["Dim Sum"]}))) == []


def test_only_the_wanted_numbers_of_parties_are_looked_for() -> None:
    state = position({RED: [1, 2], YELLOW: [4]}, {RED: ["Photo", "Photo"], YELLOW: ["Photo"]})
    assert list(puzzles(state, [3, 4])) == []
    assert [puzzle.seats for puzzle in puzzles(state, [3, 2])] == [(RED, YELLOW)]


@pytest.fixture(scope="module")
def in_games() -> list[Puzzle]:
    positions = []
    for name in GAMES:
        record = Record.from_json((RECORDS / f"{name}.json").read_bytes())
        round_ = 0
        for step in replay(record):
            if step.state.phase == "trade" and step.state.round > round_:
                round_ = step.state.round
                positions.append(step.state)
    return [puzzle for state in positions[1::2] for puzzle in puzzles(state)]


def test_the_rules_allow_the_trade_and_it_brings_what_is_said(in_games: list[Puzzle]) -> None:
    assert in_games
    for puzzle in in_games:
        after = traded(puzzle.state, puzzle.trade)
        earned = [optimum(after.edition, assets_of(after, seat)).income for seat in puzzle.seats]
        assert earned == list(puzzle.after)
        assert sum(puzzle.after) - sum(puzzle.before) == puzzle.gain
        assert puzzle.trade.parties == puzzle.seats


def test_at_fair_prices_no_party_is_worse_off(in_games: list[Puzzle]) -> None:
    for puzzle in in_games:
        for before, after, (least, greatest) in zip(
            puzzle.before, puzzle.after, puzzle.prices, strict=True
        ):
            assert before <= after + least <= after + greatest <= before + puzzle.gain


@given(estates(free=3, standing=1, kinds=1), st.data(), st.sampled_from([MODERN, CLASSIC]))
@settings(max_examples=12, deadline=None)
def test_no_other_trade_of_as_many_brings_as_much(
    together: Assets, data: st.DataObject, ed: Edition
) -> None:
    together = together._replace(tiles=tuple(min(count, 3) for count in together.tiles))
    owners = [data.draw(st.integers(0, 2)) for _ in things(together)]
    sides = divided(together, owners)
    state = with_lots(trading(3, ed), {})
    state = state._replace(
        owned=tuple(side.owned for side in sides),
        shops=together.shops,
        tiles=tuple(side.tiles for side in sides),
    )
    for puzzle in puzzles(state):
        parties = len(puzzle.seats)
        for others in product(range(3), repeat=len(owners)):
            moved = {
                seat
                for before, after in zip(owners, others, strict=True)
                if before != after
                for seat in (before, after)
            }
            if len(moved) > parties:
                continue
            gain = sum(most(ed, side) for side in divided(together, list(others))) - sum(
                most(ed, side) for side in sides
            )
            less = 0 if moved == set(puzzle.seats) else puzzle.lead
            assert gain <= puzzle.gain - less


def things(whole: Assets) -> list[Assets]:
    """Return lots, shops with their lots, and tiles one by one."""
    nothing = no_assets(len(whole.tiles))
    lots = [
        Assets(
            whole.empty & 1 << lot, tuple(kind & 1 << lot for kind in whole.shops), nothing.tiles
        )
        for lot in buildings(whole.owned)
    ]
    kinds = range(len(whole.tiles))
    return lots + [
        nothing._replace(tiles=tuple(int(kind == other) for other in kinds))
        for kind, count in enumerate(whole.tiles)
        for _ in range(count)
    ]


def divided(whole: Assets, owners: list[int]) -> list[Assets]:
    """Return what each of three has if the things belong to these owners."""
    sides = [no_assets(len(whole.tiles))] * 3
    for owner, thing in zip(owners, things(whole), strict=True):
        sides[owner] = sides[owner].plus(thing)
    return sides


def traded(state: State, trade: Trade) -> State:
    """Return the position with a trade carried out by the rules."""
    author, *others = trade.parties
    state, _ = apply(state, Offer(author, trade))
    for seat in others:
        state, _ = apply(state, Agree(seat, state.offers[-1].id))
    return state

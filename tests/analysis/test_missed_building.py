"""What was left lying when tiles were placed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.analysis.quiet_table import Table
from tests.game.kit import RED, YELLOW, bound, building, with_lots, with_tiles

from chinatown.analysis import (
    GameNotOver,
    MissedBuilding,
    assets_of,
    missed_building,
    missed_rounds,
)
from chinatown.analysis.street import legal_optimum
from chinatown.game import BuildingClause, Placement, State, income, mask_of
from chinatown.record import Record, replay

RECORDS = Path(__file__).parent.parent / "data" / "records"
UNIT = 10_000


def two_photo_lots(*, street: bool = False) -> State:
    """Return a position in which red has 1, 2, 4 and 28, three Photo tiles and a Dim Sum."""
    state = with_lots(building(street_access=street), {RED: [1, 2, 4, 28]})
    return with_tiles(state, {RED: ["Photo", "Photo", "Photo", "Dim Sum"]})


def built(state: State, **lots: list[int]) -> State:
    """Return the position after tiles went to these lots, by shop type."""
    shops = list(state.shops)
    for shop, where in lots.items():
        shops[state.edition.index[shop.replace("_", " ")]] |= mask_of(where)
    return state._replace(shops=tuple(shops))


def test_whoever_builds_what_pays_most_leaves_nothing_lying() -> None:
    state = two_photo_lots()
    assert missed_building(state, built(state, Photo=[1, 2, 4], Dim_Sum=[28]), RED) is None


def test_a_tile_that_is_not_placed_is_left_lying() -> None:
    state = two_photo_lots()
    missed = missed_building(state, built(state, Photo=[1, 2, 4]), RED)
    assert missed == MissedBuilding(RED, (Placement(28, "Dim Sum"),), 5 * UNIT, 6 * UNIT)
    assert missed.gain == UNIT


def test_a_tile_in_the_wrong_place_is_named_where_it_belongs_and_no_other() -> None:
    state = two_photo_lots()
    missed = missed_building(state, built(state, Photo=[1, 2, 28], Dim_Sum=[4]), RED)
    assert missed is not None
    assert missed.placements == (Placement(4, "Photo"), Placement(28, "Dim Sum"))
    assert (missed.earned, missed.possible) == (4 * UNIT, 6 * UNIT)


def test_where_no_street_is_reached_nothing_was_left_lying() -> None:
    for street, missing in ((False, True), (True, False)):
        state = with_lots(building(street_access=street), {YELLOW: [7, 8, 11]})
        state = with_tiles(state, {YELLOW: ["Photo"] * 3})
        assert (missed_building(state, state, YELLOW) is not None) == missing


def test_whoever_is_bound_to_build_is_not_judged() -> None:
    state = bound(BuildingClause(19, builds=False))
    assert missed_building(state, state, RED) is None
    assert missed_building(state._replace(clauses=()), state, RED) is not None


@pytest.mark.parametrize("name", ["01-modern-4-plain", "13-classic-4-street-access"])
def test_in_whole_games_it_is_the_rest_to_the_optimum(name: str) -> None:
    record = Record.from_json((RECORDS / f"{name}.json").read_bytes())
    states = [step.state for step in replay(record)]
    rounds = missed_rounds(record)
    assert [missed.round for missed in rounds] == [1, 2, 3, 4, 5, 6]
    for missed in rounds:
        state = states[missed.traded]
        assert (state.round, state.phase, state.built) == (missed.round, "build", 0)
        assert states[missed.traded - 1].phase == "trade"
        for left in missed.buildings:
            assets = assets_of(state, left.seat)
            best = legal_optimum(state.edition, assets, street=state.variants.street_access)
            assert best is not None
            assert left.possible == best.income > left.earned
            assert left.placements


def test_what_was_earned_is_what_the_businesses_were_paid() -> None:
    record = Record.from_json((RECORDS / "01-modern-4-plain.json").read_bytes())
    states = [step.state for step in replay(record)]
    after = {state.round: state for state in states if state.phase == "build"}
    last = [next(s for s in states if s.number > state.number) for state in after.values()]
    for missed, state in zip(missed_rounds(record), last, strict=True):
        for left in missed.buildings:
            paid = income(state.edition, state.owned[left.seat], state.shops)
            assert left.earned == paid


def test_only_a_finished_game_is_looked_back_at() -> None:
    table = Table()
    table.end_round()
    with pytest.raises(GameNotOver):
        missed_rounds(table.record())
    assert len(missed_rounds(table.finish())) == 6

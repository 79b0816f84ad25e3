"""How building clauses end: with the round, or when they cannot be kept (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    LEAVE_19,
    PHOTO_ON_19,
    RED,
    YELLOW,
    agreed,
    all_done,
    all_pass,
    bound,
    give,
    offered,
    refused,
    seen,
    table,
    to_building,
    with_lots,
    with_tiles,
)
from tests.game.kit import trading as in_trading

from chinatown.game import (
    AddressedEvent,
    AgreedClause,
    Build,
    BuildingClause,
    EndGame,
    Placement,
    agreed_placements,
    apply,
    mask_of,
    view,
)
from chinatown.game.agreement_events import ClauseLapsed


def lapses(events: list[AddressedEvent], viewer: int | None) -> list[object]:
    """Return the lapses that a viewer sees."""
    return [event for event in seen(events, viewer) if isinstance(event, ClauseLapsed)]


def test_a_clause_lapses_when_its_building_goes_to_another() -> None:
    state = bound(PHOTO_ON_19)
    state = agreed(offered(state, RED, give(RED, GREEN, buildings=(19,))), GREEN)
    state, events = to_building(state)
    assert lapses(events, None) == [ClauseLapsed(RED, YELLOW, PHOTO_ON_19, "building-moved")]
    assert state.clauses == ()
    apply(state, Build(RED))


def test_a_building_that_was_to_stay_empty_binds_no_new_owner() -> None:
    state = bound(LEAVE_19)
    state = agreed(offered(state, RED, give(RED, GREEN, buildings=(19,))), GREEN)
    state, events = to_building(state)
    assert lapses(events, None) == [ClauseLapsed(RED, YELLOW, LEAVE_19, "building-moved")]


def test_a_clause_lapses_when_its_tile_is_gone() -> None:
    state = bound(PHOTO_ON_19)
    state = agreed(offered(state, RED, give(RED, GREEN, tiles=("Photo", "Photo"))), GREEN)
    state, events = to_building(state)
    assert lapses(events, None) == [ClauseLapsed(RED, YELLOW, PHOTO_ON_19, "tiles-moved")]
    apply(state, Build(RED))


def test_of_two_clauses_for_one_tile_the_older_binds() -> None:
    state = with_lots(table(), {RED: [19, 20], YELLOW: [16]})
    state = bound(PHOTO_ON_19, state=state)
    state = bound(BuildingClause(20, "Photo"), state=state)
    state = agreed(offered(state, RED, give(RED, GREEN, tiles=("Photo",))), GREEN)
    state, events = to_building(state)
    younger = ClauseLapsed(RED, YELLOW, BuildingClause(20, "Photo"), "tiles-moved")
    assert lapses(events, None) == [younger]
    assert agreed_placements(state, RED) == (Placement(19, "Photo"),)


def test_one_tile_keeps_the_same_word_given_to_two() -> None:
    state = bound(PHOTO_ON_19, state=bound(PHOTO_ON_19), taker=GREEN)
    state, events = to_building(state)
    assert lapses(events, None) == []
    apply(state, Build(RED, (Placement(19, "Photo"),)))


def test_a_clause_lapses_where_no_street_can_be_reached() -> None:
    state = in_trading(street_access=True)
    state = with_lots(state, {RED: [20, 21], YELLOW: [16]})
    state = with_tiles(state, {RED: ["Photo", "Photo"]})
    enclosed = BuildingClause(20, "Photo")
    _, events = to_building(bound(enclosed, state=state))
    assert lapses(events, None) == [ClauseLapsed(RED, YELLOW, enclosed, "no-street-access")]
    # Beside it, 21 has a street: together they can be built.
    both, events = to_building(bound(enclosed, BuildingClause(21, "Photo"), state=state))
    assert lapses(events, None) == []
    apply(both, Build(RED, (Placement(20, "Photo"), Placement(21, "Photo"))))


def test_a_secret_clause_is_known_to_its_parties_alone() -> None:
    state = bound(PHOTO_ON_19, secret=True)
    agreed_clause = AgreedClause(RED, YELLOW, PHOTO_ON_19, mask_of([RED, YELLOW]))
    assert view(state, RED).clauses == view(state, YELLOW).clauses == (agreed_clause,)
    assert view(state, GREEN).clauses == view(state, None).clauses == ()
    moved = agreed(offered(state, RED, give(RED, GREEN, buildings=(19,))), GREEN)
    _, events = to_building(moved)
    assert len(lapses(events, RED)) == len(lapses(events, YELLOW)) == 1
    assert lapses(events, GREEN) == lapses(events, None) == []


@pytest.mark.parametrize("placing", ["in-turn", "at-once"])
def test_others_see_the_same_with_and_without_a_secret_clause(placing: str) -> None:
    state = in_trading(placing_tiles=placing)
    state = with_lots(state, {RED: [19], YELLOW: [16], GREEN: [28]})
    state = with_tiles(state, {RED: ["Photo", "Photo"]})
    payment = give(YELLOW, RED, cash=10_000)
    free = agreed(offered(state, YELLOW, payment, secret=True), RED)
    tied = agreed(
        offered(state, YELLOW, payment, give(RED, YELLOW, clauses=(LEAVE_19,)), secret=True), RED
    )
    for viewer in (GREEN, 3, None):
        assert view(free, viewer) == view(tied, viewer)
        (built, events), (kept, others) = to_building(free), to_building(tied)
        assert view(built, viewer) == view(kept, viewer)
        assert seen(events, viewer) == seen(others, viewer)


def test_clauses_bind_for_one_round() -> None:
    state = all_pass(all_done(bound(LEAVE_19)))
    assert state.round == 2
    assert state.clauses == ()


def test_clauses_bind_where_all_build_at_once_too() -> None:
    state = in_trading(placing_tiles="at-once")
    state = with_lots(state, {RED: [19], YELLOW: [16]})
    state = with_tiles(state, {RED: ["Photo"]})
    state, _ = to_building(bound(PHOTO_ON_19, state=state))
    assert refused(state, Build(RED)).code == "agreed-to-build"
    apply(state, Build(RED, (Placement(19, "Photo"),)))


def test_clauses_lapse_when_the_players_end_the_game_early() -> None:
    state, events = apply(bound(PHOTO_ON_19), EndGame())
    assert lapses(list(events), None) == [ClauseLapsed(RED, YELLOW, PHOTO_ON_19, "game-ended")]
    assert state.clauses == ()


def test_no_clause_is_left_of_a_game_that_ended_early() -> None:
    state, _ = apply(bound(LEAVE_19), EndGame())
    assert state.clauses == ()


def test_with_one_tile_of_the_type_it_is_the_street_that_lacks() -> None:
    state = with_lots(in_trading(street_access=True), {RED: [20], YELLOW: [16]})
    state = with_tiles(state, {RED: ["Photo"]})
    clause = BuildingClause(20, "Photo")
    _, events = to_building(bound(clause, state=state))
    assert lapses(events, None) == [ClauseLapsed(RED, YELLOW, clause, "no-street-access")]

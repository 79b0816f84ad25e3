"""What a seat can do: everything listed is accepted, and nothing else of the finite kinds."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.game.kit import (
    building,
    give,
    keep_lowest,
    setups,
    trading,
    with_lots,
    with_tiles,
)

from chinatown.game import (
    Build,
    IllegalAction,
    Keep,
    Offer,
    Placement,
    Setup,
    Trade,
    apply,
    buildings,
    initial_state,
    legal_actions,
    waiting_for,
)


@given(setups)
@settings(max_examples=20)
def test_keeping_lists_every_choice_of_cards_once(setup: Setup) -> None:
    state = initial_state(setup)
    hand = tuple(buildings(state.hands[0]))
    listed = list(legal_actions(state, 0))
    assert listed == [Keep(0, cards) for cards in combinations(hand, len(hand) - 2)]


def test_who_has_chosen_has_nothing_to_do() -> None:
    state = initial_state(building().setup)
    state, _ = apply(state, next(iter(legal_actions(state, 0))))
    assert list(legal_actions(state, 0)) == []


@given(setups)
@settings(max_examples=20)
def test_everything_listed_in_the_trade_phase_is_accepted(setup: Setup) -> None:
    state = keep_lowest(initial_state(setup))
    lot = next(buildings(state.owned[0]))
    unit = state.edition.unit
    swap = Trade((give(0, 1, buildings=(lot,)), give(1, 0, cash=9 * unit)))
    state, _ = apply(state, Offer(0, swap))
    state, _ = apply(state, Offer(1, Trade((give(1, 0, cash=unit),)), secret=True))
    for seat in range(state.players):
        for action in legal_actions(state, seat):
            apply(state, action)
    kinds = [type(action).__name__ for action in legal_actions(state, 1)]
    assert "Agree" not in kinds[:1], "nine units are more than anyone has"


def every_build(lots: list[int], names: list[str]) -> set[frozenset[tuple[int, str]]]:
    """All ways to put some of the tiles on some of the lots."""
    return {
        frozenset(zip(where, which, strict=True))
        for count in range(len(names) + 1)
        for which in combinations(names, count)
        for where in permutations(lots, count)
    }


@given(
    st.sets(st.sampled_from([1, 2, 3, 4, 7, 8, 20, 32]), max_size=4),
    st.lists(st.sampled_from(["Photo", "Laundry"]), max_size=3),
    st.booleans(),
)
def test_building_lists_each_allowed_set_of_placements_once(
    lots: set[int], names: list[str], street_access: bool
) -> None:
    state = building(street_access=street_access)
    seat = waiting_for(state)[0]
    state = with_tiles(with_lots(state, {seat: lots}), {seat: names})
    listed = [
        frozenset((placement.building, placement.shop) for placement in action.placements)
        for action in legal_actions(state, seat)
        if isinstance(action, Build)
    ]
    assert len(listed) == len(set(listed))
    expected = set()
    for build in every_build(sorted(lots), names):
        try:
            apply(state, Build(seat, tuple(Placement(lot, shop) for lot, shop in build)))
        except IllegalAction:
            continue
        expected.add(build)
    assert set(listed) == expected


def test_building_lists_nothing_for_those_whose_turn_it_is_not() -> None:
    state = building()
    assert list(legal_actions(state, (state.first + 1) % 4)) == []
    assert list(legal_actions(trading(), 0))

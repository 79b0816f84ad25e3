"""What a seat can do: everything listed is accepted, and nothing else of the finite kinds."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.game.kit import (
    GREEN,
    PHOTO_ON_19,
    RED,
    WHITE,
    YELLOW,
    agreed,
    all_done,
    all_pass,
    bound,
    building,
    give,
    keep_lowest,
    offered,
    setups,
    table,
    to_building,
    trading,
    with_lots,
    with_tiles,
)

from chinatown.game import (
    Agree,
    AskTurns,
    Build,
    Call,
    Discard,
    Done,
    EndCall,
    Goods,
    IllegalAction,
    Judge,
    Keep,
    Offer,
    Placement,
    Pledge,
    Refuse,
    Setup,
    State,
    TakeCall,
    Trade,
    Withdraw,
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
    most = len(hand) - 2
    counts = range(most, -1, -1) if setup.variants.keep_fewer else [most]
    assert listed == [Keep(0, cards) for count in counts for cards in combinations(hand, count)]


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


class TestWhileTrading:
    """What yellow can do among offers and calls of all kinds, in the order that they are listed."""

    def position(self) -> State:
        state = offered(table(), RED, give(RED, YELLOW, cash=10_000))
        state, _ = apply(state, Withdraw(RED, state.offers[0].id))
        state = offered(state, GREEN, give(GREEN, WHITE, buildings=(28,)))
        state = offered(state, RED, give(RED, YELLOW, buildings=(19,)))
        state = offered(state, RED, give(YELLOW, RED, cash=90_000))
        state = offered(state, YELLOW, give(YELLOW, GREEN, buildings=(16,)))
        both = give(RED, YELLOW, cash=10_000), give(GREEN, RED, cash=10_000)
        state = agreed(offered(state, RED, *both), YELLOW)
        lot_20, cash = Goods(buildings=(20,)), Goods(cash=10_000)
        for call in (
            Call(YELLOW, Goods(), cash),
            Call(YELLOW, Goods(), cash),
            Call(RED, lot_20, cash, first=True),
            Call(RED, Goods(buildings=(28,)), cash, first=True),
            Call(RED, lot_20, cash),
            Call(RED, lot_20, cash, first=True),
        ):
            state, _ = apply(state, call)
        state, _ = apply(state, EndCall(YELLOW, state.calls[0].id))
        state, _ = apply(state, EndCall(RED, state.calls[5].id))
        return state

    def test_a_seat_answers_what_is_open_and_can_be_done(self) -> None:
        state = self.position()
        offers, calls = [[thing.id for thing in (*part,)] for part in (state.offers, state.calls)]
        assert list(legal_actions(state, YELLOW)) == [
            Agree(YELLOW, offers[2]),
            Refuse(YELLOW, offers[2]),
            Refuse(YELLOW, offers[3]),
            Withdraw(YELLOW, offers[4]),
            Withdraw(YELLOW, offers[5]),
            Refuse(YELLOW, offers[5]),
            EndCall(YELLOW, calls[1]),
            TakeCall(YELLOW, calls[2]),
            Done(YELLOW, True),
        ]
        for seat in range(4):
            for action in legal_actions(state, seat):
                apply(state, action)

    def test_whoever_is_done_can_take_that_back(self) -> None:
        state, _ = apply(table(), Done(YELLOW))
        assert list(legal_actions(state, YELLOW)) == [Done(YELLOW, False)]
        assert list(legal_actions(state, RED)) == [Done(RED, True)]

    def test_turns_are_asked_for_once(self) -> None:
        state = trading(placing_tiles="at-once-unless-asked")
        assert list(legal_actions(state, GREEN)) == [Done(GREEN, True), AskTurns(GREEN)]
        state, _ = apply(state, AskTurns(RED))
        assert list(legal_actions(state, GREEN)) == [Done(GREEN, True)]

    def test_kept_cards_are_discarded_one_by_one(self) -> None:
        state = trading(keep_cards=True)
        cards = list(buildings(state.hands[GREEN]))
        assert list(legal_actions(state, GREEN)) == [
            Done(GREEN, True),
            *(Discard(GREEN, (card,)) for card in cards),
        ]
        assert len(cards) == 2


def test_a_promise_is_judged_by_its_promisee_until_the_game_is_over() -> None:
    promises = Pledge(YELLOW, RED, "later"), Pledge(RED, YELLOW, "never"), Pledge(RED, GREEN, "so")
    state, _ = apply(table(), Offer(RED, Trade((), promises)))
    state = agreed(state, YELLOW, GREEN)
    name = state.promises[0].id
    judging = [Judge(RED, name, True), Judge(RED, name, False)]
    assert list(legal_actions(state, RED)) == [Done(RED, True), *judging]
    later = all_pass(all_done(state))
    assert list(legal_actions(later, RED))[-2:] == judging
    assert list(legal_actions(later._replace(phase="over"), RED)) == []
    assert list(legal_actions(later._replace(phase="build", built=1 << RED), RED)) == judging


def test_a_full_owner_keeps_as_many_cards_as_there_are_markers() -> None:
    state = all_pass(with_lots(building(3), {0: range(1, 29), 1: (), 2: ()}))
    assert {len(action.cards) for action in legal_actions(state, 0) if type(action) is Keep} == {2}


def test_a_tile_is_placed_once_and_each_set_of_placements_is_listed_once() -> None:
    state = building()._replace(first=1)
    state = with_tiles(with_lots(state, {1: [1, 85]}), {1: ["Photo", "Laundry"]})
    photo, laundry = ([Placement(lot, name) for lot in (1, 85)] for name in ("Photo", "Laundry"))
    assert list(legal_actions(state, 1)) == [
        Build(1),
        Build(1, (photo[0],)),
        Build(1, (photo[0], laundry[1])),
        Build(1, (photo[1],)),
        Build(1, (photo[1], laundry[0])),
        Build(1, (laundry[0],)),
        Build(1, (laundry[1],)),
    ]


def test_a_tile_that_was_agreed_on_is_not_placed_a_second_time() -> None:
    state = with_tiles(with_lots(table(), {RED: [19, 85], YELLOW: [16]}), {RED: ["Photo"]})
    state, _ = to_building(bound(PHOTO_ON_19, state=state))
    assert list(legal_actions(state, RED)) == [Build(RED, (Placement(19, "Photo"),))]

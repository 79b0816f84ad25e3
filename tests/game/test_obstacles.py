"""What a position and a view say against a trade."""

import pytest
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, table, trading, with_lots, with_tiles

from chinatown.game import (
    MODERN,
    BuildingClause,
    Choice,
    IllegalAction,
    State,
    Trade,
    mask_of,
    view,
)
from chinatown.game.deal_table import MARKERS
from chinatown.game.errors import Param
from chinatown.game.obstacles import (
    _tiles_needed,
    can_do_part,
    looks_possible,
    own_obstacle,
    visible_obstacle,
)


@pytest.mark.parametrize(
    ("part", "code"),
    [
        (give(RED, YELLOW, cash=60_000), "not-enough-cash"),
        (give(RED, YELLOW, tiles=("Photo", "Photo", "Photo")), "tile-not-held"),
        (give(RED, YELLOW, cards=(85,)), "card-not-held"),
    ],
)
def test_a_seat_sees_in_its_view_what_it_lacks(part: object, code: str) -> None:
    state = with_hand(with_tiles(trading(keep_cards=True), {RED: ["Photo", "Photo"]}), RED, 84)
    trade = Trade((part,))  # type: ignore[arg-type]
    for position in (state, view(state, RED)):
        obstacle = own_obstacle(position, trade, RED)
        assert obstacle is not None
        assert obstacle.code == code
        assert not can_do_part(position, trade, RED)


def test_a_seat_sees_in_its_view_that_it_has_what_it_gives() -> None:
    state = with_hand(with_tiles(trading(keep_cards=True), {RED: ["Photo", "Photo"]}), RED, 84)
    trade = Trade((give(RED, YELLOW, tiles=("Photo", "Photo"), cash=50_000, cards=(84,)),))
    assert can_do_part(state, trade, RED)
    assert can_do_part(view(state, RED), trade, RED)


@pytest.mark.parametrize("viewer", [RED, YELLOW, WHITE, None])
def test_everyone_sees_owners_and_markers(viewer: int | None) -> None:
    state = with_lots(table(), {RED: range(1, MARKERS + 1), YELLOW: [85]})
    for position in (state, view(state, viewer)):
        stolen = visible_obstacle(position, Trade((give(GREEN, RED, buildings=(85,)),)))
        assert stolen is not None
        assert (stolen.code, stolen.params["seat"]) == ("building-not-owned", GREEN)
        too_many = visible_obstacle(position, Trade((give(YELLOW, RED, buildings=(85,)),)))
        assert too_many is not None
        assert (too_many.code, too_many.params["seat"]) == ("too-many-buildings", RED)


def test_hidden_tiles_can_be_counted_and_are_not_relied_on() -> None:
    state = with_tiles(trading(hidden_tiles=True), {YELLOW: ["Dim Sum", "Dim Sum"]})
    seen = view(state, RED)
    for shop in ("Dim Sum", "Photo"):
        asked = Trade((give(YELLOW, RED, tiles=(shop, shop)),))
        assert visible_obstacle(state, asked) is visible_obstacle(seen, asked) is None
        assert not looks_possible(seen, asked)
    either = tuple(give(YELLOW, RED, tiles=(shop,)) for shop in ("Dim Sum", "Photo"))
    choice = Trade((), (), (Choice(RED, either),))
    assert visible_obstacle(seen, choice) is None
    assert not looks_possible(seen, choice)
    for position in (state, seen):
        obstacle = visible_obstacle(position, Trade((give(YELLOW, RED, tiles=("Photo",) * 3),)))
        assert obstacle is not None
        assert obstacle.code == "tile-not-held"


def with_hand(state: State, seat: int, card: int) -> State:
    """Return the position with one card in a seat's hand, and none in others'."""
    hands = [0] * state.players
    hands[seat] = 1 << card
    return state._replace(hands=tuple(hands))


def obstacle_of(
    obstacle: IllegalAction | None,
) -> tuple[str, dict[str, Param]] | None:
    return None if obstacle is None else (obstacle.code, obstacle.params)


def test_a_seat_can_do_its_part_while_one_option_of_a_choice_is_left_to_it() -> None:
    dear, photo = give(RED, YELLOW, cash=60_000), give(RED, YELLOW, tiles=("Photo",))
    three = give(RED, YELLOW, tiles=("Photo",) * 3)
    for position in (table(), view(table(), RED)):
        assert can_do_part(position, Trade((), (), (Choice(YELLOW, (dear, photo)),)), RED)
        obstacle = own_obstacle(position, Trade((), (), (Choice(YELLOW, (dear, three)),)), RED)
        assert obstacle_of(obstacle) == ("not-enough-cash", {"cash": 60_000, "held": 50_000})


def test_tiles_given_to_several_and_agreed_on_with_several_are_all_needed() -> None:
    to_two = give(RED, YELLOW, tiles=("Photo", "Photo")), give(RED, GREEN, tiles=("Photo",))
    state = with_lots(table(), {RED: [19, 20, 21], YELLOW: [16], GREEN: [28]})
    built = [give(RED, YELLOW, clauses=(BuildingClause(lot, "Photo"),)) for lot in (19, 20)]
    for position in (state, view(state, RED)):
        for parts in (to_two, (*built, give(RED, GREEN, clauses=(BuildingClause(21, "Photo"),)))):
            lacking = "tile-not-held", {"shop": "Photo", "seat": RED}
            assert obstacle_of(own_obstacle(position, Trade(parts), RED)) == lacking
            assert obstacle_of(visible_obstacle(position, Trade(parts))) == lacking
        assert can_do_part(position, Trade(tuple(built)), RED)


class TestVisibleObstacles:
    def test_say_whose_building_or_tile_it_is_not(self) -> None:
        state = table()
        for trade, expected in (
            (
                Trade((give(YELLOW, RED, buildings=(16, 19)),)),
                ("building-not-owned", {"building": 19, "seat": YELLOW}),
            ),
            (
                Trade((give(RED, YELLOW, tiles=("Photo", "Dim Sum")),)),
                ("tile-not-held", {"shop": "Dim Sum", "seat": RED}),
            ),
            (Trade((give(RED, YELLOW, cash=90_000),)), None),
            (
                Trade((give(YELLOW, RED, buildings=(16,)), give(RED, YELLOW, tiles=("Photo",)))),
                None,
            ),
        ):
            for position in (state, view(state, WHITE)):
                assert obstacle_of(visible_obstacle(position, trade)) == expected

    def test_count_markers_after_the_whole_trade(self) -> None:
        state = with_lots(table(), {RED: range(1, 30), YELLOW: [31, 32, 33], GREEN: [40]})
        lot = give(YELLOW, RED, buildings=(31,))
        assert visible_obstacle(state, Trade((lot,))) is None
        full = "too-many-buildings", {"seat": RED, "most": 30}
        more = give(GREEN, RED, buildings=(40,))
        assert obstacle_of(visible_obstacle(state, Trade((lot, more)))) == full
        back = give(RED, GREEN, buildings=(1,))
        assert visible_obstacle(state, Trade((lot, more, back))) is None
        two = give(YELLOW, RED, buildings=(31, 32))
        assert obstacle_of(visible_obstacle(state, Trade((two,)))) == full
        swap = give(RED, YELLOW, buildings=(1,)), give(RED, GREEN, buildings=(2,)), two
        assert visible_obstacle(state, Trade(swap)) is None

    def test_do_not_count_markers_against_whoever_has_too_many_already(self) -> None:
        state = with_lots(table(), {RED: range(1, 32), YELLOW: [32]})
        assert visible_obstacle(state, Trade((give(YELLOW, RED, buildings=(32,)),))) is None

    def test_count_cards_in_hand_where_they_are_kept(self) -> None:
        hands = (mask_of([50, 51, 52, 53, 54, 55]), mask_of([60, 61]), mask_of([70]), 0)
        state = trading(keep_cards=True)._replace(hands=hands)
        gift = Trade((give(YELLOW, RED, cards=(60,)),))
        swap = Trade((give(YELLOW, RED, cards=(60,)), give(RED, YELLOW, cards=(50,))))
        two = Trade((give(YELLOW, RED, cards=(60, 61)), give(RED, YELLOW, cards=(50,))))
        full = "too-many-cards", {"seat": RED, "most": 6}
        for position in (state, view(state, RED), view(state, None)):
            assert obstacle_of(visible_obstacle(position, gift)) == full
            assert visible_obstacle(position, swap) is None
            assert obstacle_of(visible_obstacle(position, two)) == full
            assert visible_obstacle(position, Trade((give(YELLOW, GREEN, cards=(60, 61)),))) is None
        later = state._replace(round=2)
        assert visible_obstacle(later, Trade((give(RED, WHITE, cards=(50,)),))) is None
        assert visible_obstacle(later, swap) is None

    def test_leave_out_what_is_not_known_of_hidden_tiles(self) -> None:
        state = with_tiles(trading(hidden_tiles=True), {YELLOW: ["Dim Sum", "Dim Sum", "Photo"]})
        kind = MODERN.index["Dim Sum"]
        shown = [[0] * 12 for _ in range(4)]
        shown[YELLOW][kind] = 1
        state = state._replace(shown=tuple(map(tuple, shown)))
        seen = view(state, RED)
        for tiles, possible, sure in (
            (("Dim Sum",), True, True),
            (("Dim Sum", "Dim Sum"), True, False),
            (("Dim Sum", "Photo", "Laundry"), True, False),
            (("Photo", "Photo", "Photo"), False, False),
            (("Photo", "Laundry", "Dim Sum", "Dim Sum"), False, False),
        ):
            trade = Trade((give(YELLOW, RED, tiles=tiles),))
            assert (visible_obstacle(seen, trade) is None) == possible
            assert looks_possible(seen, trade) == sure
        three = Trade((give(YELLOW, RED, tiles=("Laundry", "Photo", "Photo")),))
        lacking = "tile-not-held", {"shop": "Laundry", "seat": YELLOW}
        assert obstacle_of(visible_obstacle(seen, three)) == lacking
        # All three tiles may be any to somebody who knows none of them.
        assert visible_obstacle(state, three) is None
        four = Trade((give(YELLOW, RED, tiles=("Laundry", "Photo", "Photo", "Photo")),))
        assert obstacle_of(visible_obstacle(state, four)) == lacking


class TestOwnObstacles:
    def test_say_what_is_lacking(self) -> None:
        state = with_hand(with_tiles(trading(keep_cards=True), {RED: ["Photo", "Photo"]}), RED, 84)
        for part, expected in (
            (give(RED, YELLOW, cash=60_000), ("not-enough-cash", {"cash": 60_000, "held": 50_000})),
            (give(RED, YELLOW, cash=50_000), None),
            (
                give(RED, YELLOW, tiles=("Photo", "Photo", "Laundry")),
                ("tile-not-held", {"shop": "Laundry", "seat": RED}),
            ),
            (give(RED, YELLOW, cards=(84, 85)), ("card-not-held", {"card": 85})),
            (give(YELLOW, RED, cards=(85,), cash=90_000, tiles=("Laundry",)), None),
        ):
            for position in (state, view(state, RED)):
                assert obstacle_of(own_obstacle(position, Trade((part,)), RED)) == expected

    def test_are_unknown_where_the_cash_is(self) -> None:
        trade = Trade((give(YELLOW, RED, cash=90_000),))
        assert own_obstacle(view(trading(), RED), trade, YELLOW) is None
        assert own_obstacle(trading(), trade, YELLOW) is not None


def test_tiles_that_are_given_must_be_there_even_where_as_many_come_back() -> None:
    builds = BuildingClause(20, "Tea House")
    gives = give(RED, YELLOW, tiles=("Photo", "Photo"), clauses=(builds,))
    takes = give(YELLOW, RED, tiles=("Photo", "Photo"))
    needed = _tiles_needed(Trade((gives, takes)), RED)
    assert sorted(needed) == ["Photo", "Photo", "Tea House"]

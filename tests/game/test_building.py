"""Placing tiles (docs/rules.md 4.4; street access and placing at once: 8)."""

from dataclasses import replace
from typing import Any

import pytest
from tests.game.kit import building, refused, seen, trading, with_lots, with_tiles

from chinatown.game import (
    CLASSIC,
    MODERN,
    AddressedEvent,
    AskTurns,
    Build,
    IllegalAction,
    Placement,
    State,
    apply,
    buildings,
    legal_actions,
    legal_lots,
    mask_of,
    view,
    waiting_for,
)
from chinatown.game.building import reveal_plans
from chinatown.game.events import Built, PlacementsFixed
from chinatown.game.trade_events import TurnsAsked


def ready(**switches: Any) -> tuple[State, int]:
    """A building phase in which the first to build owns 1, 2, 3, 7, 20 and has tiles."""
    state = building(**switches)
    seat = waiting_for(state)[0]
    state = with_lots(state, {seat: [1, 2, 3, 7, 20], (seat + 1) % 4: [5]})
    tiles = {seat: ["Photo"] * 3 + ["Dim Sum"], (seat + 1) % 4: ["Photo"]}
    return with_tiles(state, tiles), seat


def tiles(*placements: tuple[int, str]) -> tuple[Placement, ...]:
    return tuple(Placement(lot, shop) for lot, shop in placements)


def test_each_builds_in_turn_from_the_first_player_and_then_has_no_more_say() -> None:
    state, seat = ready()
    assert seat == state.first
    for step in range(3):
        turn = (seat + step) % 4
        assert waiting_for(state) == (turn,)
        error = refused(state, Build((turn + 1) % 4))
        assert error.code == "not-your-turn"
        assert error.params == {"seat": turn}
        state, events = apply(state, Build(turn))
        assert Built(turn, ()) in seen(events, None)
    assert waiting_for(state) == ((seat + 3) % 4,)
    assert refused(state, Build(seat)).code == "already-built"
    assert state.phase == "build"


def test_tiles_go_on_own_empty_buildings() -> None:
    state, seat = ready()
    state, _ = apply(state, Build(seat, tiles((1, "Photo"), (3, "Photo"), (20, "Dim Sum"))))
    assert list(buildings(state.shops[MODERN.index["Photo"]])) == [1, 3]
    assert list(buildings(state.shops[MODERN.index["Dim Sum"]])) == [20]
    assert sum(state.tiles[seat]) == 1


@pytest.mark.parametrize(
    ("code", "placements"),
    [
        ("building-not-owned", tiles((5, "Photo"))),
        ("building-not-owned", tiles((50, "Photo"))),
        ("building-twice", tiles((1, "Photo"), (1, "Photo"))),
        ("unknown-building", tiles((86, "Photo"))),
        ("unknown-building", tiles((-3, "Photo"))),
        ("unknown-shop-type", tiles((1, "Bakery"))),
        ("tile-not-held", tiles((1, "Dim Sum"), (2, "Dim Sum"))),
        ("tile-not-held", tiles((1, "Antiques"))),
    ],
)
def test_a_placement_that_cannot_be_is_refused(
    code: str, placements: tuple[Placement, ...]
) -> None:
    state, seat = ready()
    assert refused(state, Build(seat, placements)).code == code


def test_a_placed_tile_keeps_its_place() -> None:
    state, seat = ready()
    shops = list(state.shops)
    shops[0] |= 1 << 2
    state = with_tiles(state._replace(shops=tuple(shops)), {seat: ["Photo"]})
    assert refused(state, Build(seat, tiles((2, "Photo")))).code == "building-occupied"


def test_building_is_for_its_phase() -> None:
    assert refused(trading(), Build(0)).code == "wrong-phase"


class TestAtOnce:
    def test_placements_are_unseen_until_all_are_fixed(self) -> None:
        state, seat = ready(placing_tiles="at-once")
        others = [other for other in range(4) if other != seat]
        before = [view(state, other) for other in others]
        plan = tiles((1, "Photo"), (2, "Dim Sum"))
        state, events = apply(state, Build(seat, plan))
        assert seen(events, others[0]) == [PlacementsFixed(seat)]
        assert view(state, seat).plan == plan
        for view_before, other in zip(before, others, strict=True):
            after = view(state, other)
            assert (after.shops, after.tiles) == (view_before.shops, view_before.tiles)
            assert after.plan is None
        assert refused(state, Build(seat)).code == "already-built"
        for other in others:
            state, events = apply(state, Build(other))
        assert Built(seat, plan) in seen(events, None)
        assert state.shops[MODERN.index["Dim Sum"]] == 1 << 2
        assert (state.round, state.phase) == (2, "deal")

    def test_is_how_the_first_edition_places(self) -> None:
        assert len(waiting_for(building(edition=CLASSIC))) == 4
        assert len(waiting_for(building(edition=CLASSIC, placing_tiles="in-turn"))) == 1


class TestAskingForTurns:
    """VAR: players can demand that the start player places first, then the others clockwise."""

    def asked(self, **switches: Any) -> tuple[State, int, list[object]]:
        """One has fixed placements, one has passed; a third asks for turns."""
        state, seat = ready(placing_tiles="at-once-unless-asked", **switches)
        state, _ = apply(state, Build(seat, tiles((1, "Photo"), (2, "Dim Sum"))))
        state, _ = apply(state, Build((seat + 2) % 4))
        state, events = apply(state, AskTurns((seat + 3) % 4))
        return state, seat, seen(events, None)

    def test_works_until_the_asker_has_fixed_placements(self) -> None:
        state, seat = ready(placing_tiles="at-once-unless-asked")
        state, _ = apply(state, Build(seat))
        assert refused(state, AskTurns(seat)).code == "already-built"
        assert AskTurns(seat) not in legal_actions(state, seat)
        for other in sorted({0, 1, 2, 3} - {seat}):
            assert AskTurns(other) in legal_actions(state, other)
            assert apply(state, AskTurns(other))[0].in_turn

    def test_gives_placements_that_were_fixed_back_unseen(self) -> None:
        state, seat, events = self.asked()
        asker = (seat + 3) % 4
        returned = (seat, (seat + 2) % 4)
        assert events == [TurnsAsked(asker, agreed=True, returned=returned)]
        assert view(state, seat).plan is None
        assert state.shops == building(placing_tiles="at-once-unless-asked").shops
        assert state.tiles[seat][MODERN.index["Photo"]] == 3

    def test_lets_all_place_in_turn_from_the_first_player(self) -> None:
        state, seat, _ = self.asked()
        for step in range(4):
            assert waiting_for(state) == ((state.first + step) % 4,)
            turn = waiting_for(state)[0]
            plan = tiles((1, "Dim Sum")) if turn == seat else ()
            state, events = apply(state, Build(turn, plan))
            assert Built(turn, plan) in seen(events, None)
        assert (state.round, state.phase) == (2, "deal")

    def test_is_over_once_placing_is_in_turn(self) -> None:
        state, seat, _ = self.asked()
        for other in range(4):
            assert refused(state, AskTurns(other)).code == "turns-already-asked"
        assert refused(building(), AskTurns(seat)).code == "cannot-ask-turns"

    def test_needs_those_who_have_not_placed_yet_where_all_must_agree(self) -> None:
        state = building(placing_tiles="at-once-unless-all-agree")
        state, _ = apply(state, Build(1))
        for seat in (0, 2, 3):
            state, _ = apply(state, AskTurns(seat))
        assert not state.in_turn
        assert refused(state, AskTurns(1)).code == "already-built"
        state = building(placing_tiles="at-once-unless-all-agree")
        state, _ = apply(state, AskTurns(1))
        state, _ = apply(state, Build(1))
        for seat in (0, 2, 3):
            state, events = apply(state, AskTurns(seat))
        assert events[0].event == TurnsAsked(3, agreed=True, returned=(1,))
        assert state.built == 0

    def test_was_for_the_trade_phase_in_earlier_rules(self) -> None:
        state, seat = ready(placing_tiles="at-once-unless-asked")
        state = state._replace(setup=replace(state.setup, rules=2))
        assert refused(state, AskTurns(seat)).code == "wrong-phase"
        assert AskTurns(seat) not in legal_actions(state, seat)


class TestStreetAccess:
    def test_a_new_business_starts_on_a_street(self) -> None:
        state, seat = ready(street_access=True)
        for lot in (3, 7, 20):
            error = refused(state, Build(seat, tiles((lot, "Photo"))))
            assert (error.code, error.params) == ("no-street-access", {"building": lot})
        assert apply(state, Build(seat, tiles((1, "Photo"))))[0].shops[0] == 1 << 1

    def test_others_are_reached_through_shops_of_the_same_type(self) -> None:
        state, seat = ready(street_access=True)
        chain = tiles((7, "Photo"), (3, "Photo"), (1, "Photo"))
        assert apply(state, Build(seat, chain))[0].shops[0].bit_count() == 3
        mixed = tiles((1, "Dim Sum"), (3, "Photo"))
        assert refused(state, Build(seat, mixed)).code == "no-street-access"

    def test_other_owners_shops_open_no_way(self) -> None:
        state, seat = ready(street_access=True)
        other = (seat + 1) % 4
        state = with_lots(state, {seat: [3], other: [1]})
        shops = list(state.shops)
        shops[0] |= 1 << 1
        state = with_tiles(state._replace(shops=tuple(shops)), {seat: ["Photo"]})
        assert refused(state, Build(seat, tiles((3, "Photo")))).code == "no-street-access"

    def test_legal_lots_grow_with_what_is_planned(self) -> None:
        state, seat = ready(street_access=True)
        assert list(buildings(legal_lots(state, seat, "Photo"))) == [1, 2]
        planned = tiles((1, "Photo"))
        assert list(buildings(legal_lots(state, seat, "Photo", planned))) == [2, 3]
        assert list(buildings(legal_lots(state, seat, "Dim Sum", planned))) == [2]
        planned = tiles((1, "Photo"), (3, "Photo"))
        assert list(buildings(legal_lots(view(state, seat), seat, "Photo", planned))) == [2, 7]


def test_without_the_variant_all_own_empty_lots_are_legal() -> None:
    state, seat = ready()
    assert list(buildings(legal_lots(state, seat, "Photo"))) == [1, 2, 3, 7, 20]


def test_of_hidden_tiles_those_that_are_known_are_placed_first() -> None:
    state, seat = ready(hidden_tiles=True)
    photo = MODERN.index["Photo"]
    other = (seat + 1) % 4
    shown = [list(counts) for counts in state.shown]
    # One of the three Photos came by a trade that all have seen.
    shown[seat][photo] = 1
    state = state._replace(shown=tuple(map(tuple, shown)))
    after, _ = apply(state, Build(seat, tiles((1, "Photo"))))
    assert view(after, other).tiles[seat][photo] == 0
    # Of the three Photos and a Dim Sum, two Photos and the Dim Sum stay unseen.
    assert view(after, other).unseen_tiles[seat] == 3
    after, _ = apply(state, Build(seat, tiles((2, "Dim Sum"))))
    assert view(after, other).tiles[seat][photo] == 1
    assert view(after, other).unseen_tiles[seat] == 2


@pytest.mark.parametrize(
    ("code", "params", "placements"),
    [
        ("building-not-owned", {"building": 5, "seat": 2}, tiles((1, "Photo"), (5, "Photo"))),
        ("building-not-owned", {"building": 85, "seat": 2}, tiles((85, "Photo"))),
        ("building-twice", {"building": 1}, tiles((1, "Photo"), (2, "Photo"), (1, "Dim Sum"))),
        ("unknown-building", {"building": 86}, tiles((86, "Photo"))),
        ("unknown-building", {"building": 0}, tiles((0, "Photo"))),
        ("unknown-shop-type", {"shop": "Bakery", "edition": "modern"}, tiles((1, "Bakery"))),
        ("tile-not-held", {"shop": "Dim Sum", "seat": 2}, tiles((1, "Dim Sum"), (2, "Dim Sum"))),
        ("tile-not-held", {"shop": "Antiques", "seat": 2}, tiles((2, "Photo"), (1, "Antiques"))),
    ],
)
def test_a_refused_placement_says_what_is_wrong(
    code: str, params: dict[str, object], placements: tuple[Placement, ...]
) -> None:
    state = with_lots(building()._replace(first=2), {2: [1, 2, 3], 3: [5]})
    state = with_tiles(state, {2: ["Photo"] * 3 + ["Dim Sum"], 3: ["Photo"]})
    error = refused(state, Build(2, placements))
    assert (error.code, error.params) == (code, params)


def test_the_first_and_the_last_building_can_be_built_on() -> None:
    state = with_lots(building()._replace(first=2), {2: [1, 85]})
    state = with_tiles(state, {2: ["Photo", "Restaurant"]})
    placements = tiles((1, "Photo"), (85, "Restaurant"))
    after, events = apply(state, Build(2, placements))
    shops = [0] * 12
    shops[MODERN.index["Photo"]], shops[MODERN.index["Restaurant"]] = 1 << 1, 1 << 85
    assert after == state._replace(
        shops=tuple(shops),
        tiles=((0,) * 12,) * 4,
        shown=((0,) * 12,) * 4,
        built=1 << 2,
        number=state.number + 1,
    )
    assert events == (AddressedEvent(Built(2, placements)),)
    error = refused(with_lots(after, {3: [1]})._replace(first=3), Build(3, tiles((1, "Photo"))))
    assert (error.code, error.params) == ("building-occupied", {"building": 1})


def test_refusals_outside_ones_turn_say_whose_it_is() -> None:
    error = refused(trading(), Build(0))
    assert error.params == {"phase": "trade", "needs": "build"}
    state = building()._replace(first=1)
    assert refused(state, Build(0)).params == {"seat": 1}
    state, _ = apply(state, Build(1))
    error = refused(state, Build(1))
    assert (error.code, error.params) == ("already-built", {})
    assert refused(state, Build(1)).code == "already-built"


def test_passing_changes_nothing_but_that_one_has_built() -> None:
    state = building()._replace(first=3)
    after, events = apply(state, Build(3))
    assert after == state._replace(built=1 << 3, number=state.number + 1)
    assert events == (AddressedEvent(Built(3, ())),)


def test_hidden_tiles_that_were_shown_are_placed_first() -> None:
    state = building(hidden_tiles=True)._replace(first=1)
    state = with_tiles(with_lots(state, {1: [1, 2, 3]}), {1: ["Photo"] * 3 + ["Dim Sum"]})
    shown = [[0] * 12 for _ in range(4)]
    shown[1][0] = 2
    state = state._replace(shown=tuple(map(tuple, shown)))
    after, _ = apply(state, Build(1, tiles((1, "Photo"), (2, "Dim Sum"))))
    assert after.shown[1] == (1, *(0,) * 11)
    assert after.tiles[1] == (2, *(0,) * 11)
    more, _ = apply(state, Build(1, tiles((1, "Photo"), (2, "Photo"), (3, "Photo"))))
    assert more.shown[1] == (0,) * 12
    assert sum(more.tiles[1]) == 1
    assert more.shown[0] == more.shown[2] == (0,) * 12


def test_the_type_of_which_tiles_are_lacking_is_named_and_not_one_that_suffices() -> None:
    state = with_lots(building()._replace(first=2), {2: [1, 2, 3]})
    state = with_tiles(state, {2: ["Photo", "Dim Sum"]})
    wanted = tiles((1, "Photo"), (2, "Dim Sum"), (3, "Dim Sum"))
    with pytest.raises(IllegalAction) as caught:
        apply(state, Build(2, wanted))
    assert caught.value.code == "tile-not-held"
    assert caught.value.params == {"shop": "Dim Sum", "seat": 2}


def test_plans_are_put_on_the_board_clockwise() -> None:
    state = with_lots(building(placing_tiles="at-once"), {0: [1], 1: [2], 3: [4]})
    state = with_tiles(state, {0: ["Photo"], 3: ["Laundry"]})._replace(first=3)
    plans = {0: tiles((1, "Photo")), 1: (), 2: (), 3: tiles((4, "Laundry"))}
    for seat in (1, 3, 0):
        state, events = apply(state, Build(seat, plans[seat]))
        assert events == (AddressedEvent(PlacementsFixed(seat)),)
    assert state.plans == (plans[0], (), None, plans[3])
    assert state.built == 0b1011
    assert state.shops == (0,) * 12
    after, revealed = reveal_plans(state)
    assert revealed == [AddressedEvent(Built(seat, plans[seat])) for seat in (3, 0, 1, 2)]
    assert after.plans == (None,) * 4
    assert after.shops[MODERN.index["Photo"]] == 1 << 1
    assert after.shops[MODERN.index["Laundry"]] == 1 << 4
    assert after.tiles == ((0,) * 12,) * 4


class TestStreets:
    def position(self) -> State:
        """Seat 2 owns 1, 2, 3, 7 and 20 and has three Photos; 3 has a Photo of its own."""
        state = with_lots(building(street_access=True)._replace(first=2), {2: [1, 2, 3, 7, 20]})
        state = with_tiles(state, {2: ["Photo"] * 3 + ["Dim Sum"]})
        return state._replace(shops=(1 << 1, *state.shops[1:]))

    def test_a_shop_that_stands_opens_the_way_to_its_neighbours(self) -> None:
        state = self.position()
        assert list(buildings(legal_lots(state, 2, "Photo"))) == [2, 3]
        assert list(buildings(legal_lots(state, 2, "Dim Sum"))) == [2]
        assert apply(state, Build(2, tiles((3, "Photo"), (7, "Photo"))))
        error = refused(state, Build(2, tiles((3, "Photo"), (20, "Photo"))))
        assert (error.code, error.params) == ("no-street-access", {"building": 20})
        assert list(buildings(legal_lots(state, 2, "Photo", tiles((3, "Photo"))))) == [2, 7]
        assert list(buildings(legal_lots(state, 2, "Photo", tiles((2, "Dim Sum"))))) == [3]

    def test_a_shop_of_another_owner_opens_none(self) -> None:
        state = with_lots(self.position(), {2: [2, 3, 7, 20], 3: [1]})
        assert list(buildings(legal_lots(state, 2, "Photo"))) == [2]
        assert refused(state, Build(2, tiles((3, "Photo")))).params == {"building": 3}

    def test_what_is_planned_is_no_longer_free(self) -> None:
        state = with_lots(building(), {2: [1, 2, 3]})
        assert list(
            buildings(legal_lots(state, 2, "Photo", tiles((1, "Photo"), (3, "Laundry"))))
        ) == [2]


def test_a_shop_that_came_without_its_way_to_the_street_gives_none() -> None:
    state = with_lots(building(street_access=True)._replace(first=2), {2: [7, 8], 3: [3]})
    state = with_tiles(state, {2: ["Photo"]})
    photo = MODERN.index["Photo"]
    # Only the inner half of a business on 3 and 7 was sold.
    shops = [mask_of([3, 7]) if kind == photo else 0 for kind in range(len(state.shops))]
    state = state._replace(shops=tuple(shops))
    assert legal_lots(state, 2, "Photo") == 0

"""Building clauses: what players must and may not build; bad ones (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    LEAVE_19,
    PHOTO_ON_19,
    RED,
    YELLOW,
    agreed,
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
    EVERYONE,
    MODERN,
    Agree,
    AgreedClause,
    Build,
    BuildingClause,
    IllegalAction,
    Offer,
    Placement,
    Setup,
    Share,
    Trade,
    Transfer,
    agreed_placements,
    apply,
    legal_actions,
    legal_lots,
    mask_of,
    view,
)
from chinatown.game.agreements import barred_lots
from chinatown.game.building import check_placements

NO_PHOTO_ON_19 = BuildingClause(19, "Photo", builds=False)


def test_building_waits_for_the_tile_that_was_agreed_on() -> None:
    state, _ = to_building(bound(PHOTO_ON_19))
    error = refused(state, Build(RED))
    assert error.code == "agreed-to-build"
    assert error.params == {"building": 19, "shop": "Photo", "seat": YELLOW}
    state, _ = apply(state, Build(RED, (Placement(19, "Photo"),)))
    assert state.shops[state.edition.index["Photo"]] == mask_of([19])


def test_another_tile_on_the_building_is_refused() -> None:
    state = with_tiles(table(), {RED: ["Photo", "Laundry"]})
    state, _ = to_building(bound(PHOTO_ON_19, state=state))
    assert refused(state, Build(RED, (Placement(19, "Laundry"),))).code == "agreed-to-build"


def test_a_building_that_is_to_stay_empty_stays_empty() -> None:
    state, _ = to_building(bound(LEAVE_19))
    error = refused(state, Build(RED, (Placement(19, "Photo"),)))
    assert error.code == "agreed-to-leave-empty"
    assert error.params == {"building": 19, "seat": YELLOW}
    apply(state, Build(RED))


def test_a_building_that_is_not_for_a_type_is_open_to_others() -> None:
    state = with_tiles(table(), {RED: ["Photo", "Laundry"]})
    state, _ = to_building(bound(NO_PHOTO_ON_19, state=state))
    error = refused(state, Build(RED, (Placement(19, "Photo"),)))
    assert error.code == "agreed-not-to-build"
    apply(state, Build(RED, (Placement(19, "Laundry"),)))


def test_the_lots_open_to_a_tile_leave_out_what_clauses_forbid() -> None:
    state = with_lots(table(), {RED: [19, 20], YELLOW: [16]})
    assert legal_lots(bound(LEAVE_19, state=state), RED, "Photo") == mask_of([20])
    assert legal_lots(bound(NO_PHOTO_ON_19, state=state), RED, "Photo") == mask_of([20])
    assert legal_lots(bound(NO_PHOTO_ON_19, state=state), RED, "Laundry") == mask_of([19, 20])
    assert legal_lots(bound(PHOTO_ON_19, state=state), RED, "Laundry") == mask_of([20])
    assert legal_lots(bound(PHOTO_ON_19, state=state), RED, "Photo") == mask_of([19, 20])


def test_every_listed_way_to_build_keeps_to_the_clauses() -> None:
    state = with_lots(table(), {RED: [19, 20, 21], YELLOW: [16]})
    state, _ = to_building(bound(PHOTO_ON_19, BuildingClause(20, builds=False), state=state))
    first, second = Placement(19, "Photo"), Placement(21, "Photo")
    ways = [action.placements for action in legal_actions(state, RED) if type(action) is Build]
    assert ways == [(first,), (first, second)]
    for placements in ways:
        apply(state, Build(RED, placements))


def test_a_tile_agreed_on_elsewhere_cannot_be_used_up() -> None:
    state = with_lots(table(), {RED: [19, 20], YELLOW: [16]})
    state = with_tiles(state, {RED: ["Photo"]})
    state, _ = to_building(bound(PHOTO_ON_19, state=state))
    assert refused(state, Build(RED, (Placement(20, "Photo"),))).code == "agreed-to-build"


def test_what_the_seat_must_place_is_known_to_it() -> None:
    state = bound(PHOTO_ON_19, secret=True)
    assert agreed_placements(view(state, RED), RED) == (Placement(19, "Photo"),)
    assert agreed_placements(view(state, GREEN), RED) == ()


@pytest.mark.parametrize(
    ("clauses", "code"),
    [
        ((BuildingClause(0, "Photo"),), "unknown-building"),
        ((BuildingClause(86, builds=False),), "unknown-building"),
        ((BuildingClause(19, "Bakery"),), "unknown-shop-type"),
        ((BuildingClause(19, "Bakery", builds=False),), "unknown-shop-type"),
        ((BuildingClause(19),), "unknown-shop-type"),
        ((BuildingClause(16, "Photo"),), "building-not-owned"),
        ((BuildingClause(16, builds=False),), "building-not-owned"),
        ((BuildingClause(19, "Dim Sum"),), "tile-not-held"),
        ((PHOTO_ON_19, LEAVE_19), "clauses-contradict"),
        ((PHOTO_ON_19, BuildingClause(19, "Dim Sum")), "clauses-contradict"),
    ],
)
def test_a_clause_that_nobody_can_keep_is_refused(
    clauses: tuple[BuildingClause, ...], code: str
) -> None:
    trade = Trade((Transfer(RED, YELLOW, clauses=clauses),))
    assert refused(table(), Offer(RED, trade)).code == code


def test_a_building_with_a_shop_takes_no_clause() -> None:
    state = table()
    photo = state.edition.index["Photo"]
    shops = tuple(mask_of([19]) if kind == photo else 0 for kind in range(len(state.shops)))
    trade = Trade((Transfer(RED, YELLOW, clauses=(LEAVE_19,)),))
    assert refused(state._replace(shops=shops), Offer(RED, trade)).code == "building-occupied"


def test_the_tile_and_the_building_can_come_with_the_same_trade() -> None:
    parts = (
        give(YELLOW, RED, buildings=(20,), tiles=("Dim Sum",)),
        give(RED, YELLOW, clauses=(BuildingClause(20, "Dim Sum"),)),
    )
    state = agreed(offered(table(), YELLOW, *parts), RED)
    assert agreed_placements(state, RED) == (Placement(20, "Dim Sum"),)


def test_a_tile_cannot_be_given_and_placed() -> None:
    state = with_tiles(table(), {RED: ["Photo"]})
    parts = give(RED, YELLOW, tiles=("Photo",), clauses=(PHOTO_ON_19,))
    assert refused(state, Offer(RED, Trade((parts,)))).code == "tile-not-held"


def test_nobody_can_agree_to_the_contrary_of_what_they_agreed_to() -> None:
    state = bound(PHOTO_ON_19, secret=True)
    trade = Trade((give(RED, GREEN, clauses=(LEAVE_19,)), give(GREEN, RED, cash=10_000)))
    assert refused(state, Offer(RED, trade)).code == "clauses-contradict"
    # Green cannot know: the offer stands, and red is refused alone.
    state, _ = apply(state, Offer(GREEN, trade))
    assert state.offers[-1].status == "open"


def test_a_contradiction_that_comes_later_is_told_to_whom_it_binds_alone() -> None:
    state = offered(table(), RED, give(RED, GREEN, clauses=(LEAVE_19,)))
    state = bound(PHOTO_ON_19, state=state, secret=True)
    late = state.offers[0].id
    state, events = apply(state, Agree(GREEN, late))
    assert [type(event).__name__ for event in seen(events, GREEN)] == ["Agreed", "TradeFailed"]
    assert [event.why for event in seen(events, RED) if hasattr(event, "why")] == [
        "did-not-happen",
        "clauses-contradict",
    ]


def test_a_table_can_want_no_clauses() -> None:
    variants = in_trading(immediate_only=True).variants
    state = table()._replace(setup=Setup(MODERN, 4, "a seed", variants))
    trade = Trade((Transfer(RED, YELLOW, clauses=(LEAVE_19,)),))
    assert refused(state, Offer(RED, trade)).code == "immediate-only"


def test_games_under_earlier_rules_know_no_clauses() -> None:
    state = table()._replace(setup=Setup(MODERN, 4, "a seed", rules=2))
    trade = Trade((Transfer(RED, YELLOW, clauses=(LEAVE_19,)),))
    assert refused(state, Offer(RED, trade)).code == "agreements-not-in-rules"


@pytest.mark.parametrize(
    ("part", "code", "params"),
    [
        (give(RED, YELLOW, shares=(Share((19, 0)),)), "unknown-building", {"building": 0}),
        (give(RED, YELLOW, shares=(Share((19, 86)),)), "unknown-building", {"building": 86}),
        (give(RED, YELLOW, shares=(Share(()),)), "share-of-nothing", {}),
        (give(RED, YELLOW, shares=(Share((16, 19, 19)),)), "building-twice", {"building": 19}),
        (give(RED, YELLOW, shares=(Share((19,), 0, 2),)), "share-fraction", {"most": 100}),
        (give(RED, YELLOW, shares=(Share((19,), 3, 2),)), "share-fraction", {"most": 100}),
        (give(RED, YELLOW, shares=(Share((19,), 1, 101),)), "share-fraction", {"most": 100}),
        (
            give(RED, YELLOW, shares=(Share((19,), 1, 2, 30_000, 20_000),)),
            "share-limits",
            {"least": 30_000, "most": 20_000},
        ),
        (
            give(RED, YELLOW, shares=(Share((19,), of="bonus"),)),
            "outlook-not-played",
            {"edition": "modern"},
        ),
        (
            give(RED, YELLOW, shares=(Share((19, 16)),)),
            "building-not-owned",
            {"building": 16, "seat": RED},
        ),
        (
            give(RED, YELLOW, clauses=(BuildingClause(86, builds=False),)),
            "unknown-building",
            {"building": 86},
        ),
        (
            give(RED, YELLOW, clauses=(BuildingClause(19, "Bakery"),)),
            "unknown-shop-type",
            {"shop": "Bakery", "edition": "modern"},
        ),
        (
            give(RED, YELLOW, clauses=(PHOTO_ON_19, LEAVE_19)),
            "clauses-contradict",
            {"building": 19},
        ),
    ],
)
def test_a_refused_agreement_says_what_is_wrong(
    part: Transfer, code: str, params: dict[str, object]
) -> None:
    error = refused(table(), Offer(RED, Trade((part,))))
    assert (error.code, error.params) == (code, params)


def test_agreements_up_to_their_limits_are_offered() -> None:
    for share in (
        Share((19,), 1, 100),
        Share((19,), 99, 100),
        Share((19,), 1, 1, 20_000, 20_000),
        Share((19,), 1, 1, 20_000, 0),
    ):
        assert apply(table(), Offer(RED, Trade((give(RED, YELLOW, shares=(share,)),))))


def test_refusals_of_placements_name_who_was_promised() -> None:
    state = with_tiles(table(), {RED: ["Photo", "Laundry"]})
    state, _ = to_building(bound(NO_PHOTO_ON_19, state=state, taker=GREEN))
    error = refused(state, Build(RED, (Placement(19, "Photo"),)))
    assert error.code == "agreed-not-to-build"
    assert error.params == {"building": 19, "shop": "Photo", "seat": GREEN}
    state, _ = to_building(bound(PHOTO_ON_19, taker=GREEN))
    error = refused(state, Build(RED))
    assert error.params == {"building": 19, "shop": "Photo", "seat": GREEN}


def test_clauses_of_one_seat_leave_the_others_free() -> None:
    state = with_lots(table(), {RED: [19], YELLOW: [16, 17]})
    state = with_tiles(state, {RED: ["Photo"], YELLOW: ["Photo"]})
    state = bound(LEAVE_19, state=state)
    assert legal_lots(state, YELLOW, "Photo") == mask_of([16, 17])
    assert agreed_placements(state, YELLOW) == ()
    moved = with_lots(state, {YELLOW: [19, 16]})
    assert legal_lots(moved, YELLOW, "Photo") == mask_of([16, 19])


def test_a_building_that_comes_with_the_trade_can_be_bound_and_one_that_goes_cannot() -> None:
    clause = give(RED, YELLOW, clauses=(BuildingClause(16, builds=False),))
    swap = give(YELLOW, RED, buildings=(16,)), give(RED, YELLOW, buildings=(19,))
    state = agreed(offered(table(), RED, *swap, clause), YELLOW)
    assert state.clauses == (AgreedClause(RED, YELLOW, BuildingClause(16, builds=False), EVERYONE),)
    gone = give(RED, YELLOW, clauses=(LEAVE_19,))
    error = refused(table(), Offer(RED, Trade((*swap, gone))))
    assert (error.code, error.params) == ("building-not-owned", {"building": 19, "seat": RED})


def test_the_clause_that_contradicts_an_earlier_word_is_named() -> None:
    trade = Trade((give(RED, GREEN, clauses=(LEAVE_19,)),))
    error = refused(bound(PHOTO_ON_19), Offer(RED, trade))
    assert (error.code, error.params) == ("clauses-contradict", {"building": 19})


def test_every_lot_that_clauses_forbid_is_barred_to_the_seat_they_bind() -> None:
    state = with_lots(table(), {RED: [19, 20, 21], YELLOW: [16]})
    assert barred_lots(state, RED, "Photo") == 0
    state = bound(LEAVE_19, BuildingClause(20, "Photo", builds=False), state=state)
    assert barred_lots(state, RED, "Photo") == mask_of([19, 20])
    assert barred_lots(state, RED, "Laundry") == mask_of([19])
    assert barred_lots(state, YELLOW, "Photo") == 0


def test_clauses_of_others_that_are_older_do_not_hide_ones_own() -> None:
    state = with_tiles(table(), {RED: ["Photo"], YELLOW: ["Photo"]})
    parts = (
        give(YELLOW, GREEN, clauses=(BuildingClause(16, "Photo"),)),
        give(GREEN, YELLOW, cash=10_000),
    )
    state = agreed(offered(state, YELLOW, *parts), GREEN)
    state, _ = to_building(bound(PHOTO_ON_19, state=state))
    assert refused(state, Build(RED)).code == "agreed-to-build"
    apply(state, Build(RED, (Placement(19, "Photo"),)))


@pytest.mark.parametrize("lot", [1, 85])
def test_the_first_and_the_last_building_can_be_agreed_on(lot: int) -> None:
    state = with_lots(table(), {RED: [lot], YELLOW: [16]})
    clause = bound(BuildingClause(lot, builds=False), state=state)
    assert [agreed_on.clause.building for agreed_on in clause.clauses] == [lot]
    parts = give(RED, YELLOW, shares=(Share((lot,)),)), give(YELLOW, RED, cash=10_000)
    assert agreed(offered(state, RED, *parts), YELLOW).debts[0].share == Share((lot,))


def test_a_share_of_what_the_giver_does_not_own_is_refused_wherever_it_stands() -> None:
    share = give(YELLOW, RED, shares=(Share((19,)),))
    error = refused(table(), Offer(RED, Trade((give(RED, YELLOW, cash=10_000), share))))
    assert (error.code, error.params) == ("building-not-owned", {"building": 19, "seat": YELLOW})


def test_a_clause_about_a_building_with_a_shop_says_which() -> None:
    state = table()
    photo = state.edition.index["Photo"]
    shops = [mask_of([19]) if kind == photo else lots for kind, lots in enumerate(state.shops)]
    parts = give(RED, YELLOW, clauses=(LEAVE_19,)), give(YELLOW, RED, cash=10_000)
    error = refused(state._replace(shops=tuple(shops)), Offer(RED, Trade(parts)))
    assert (error.code, error.params) == ("building-occupied", {"building": 19})


def test_placements_are_checked_against_what_their_own_seat_has_agreed_to() -> None:
    state = with_lots(with_tiles(table(), {RED: ["Photo"] * 2}), {RED: [19, 20], YELLOW: [16]})
    on_20 = (Placement(20, "Photo"),)
    for position in (bound(PHOTO_ON_19, state=state), view(bound(PHOTO_ON_19, state=state), RED)):
        # The tile on 19 can still be added to these.
        check_placements(position, RED, on_20)
    for position in (bound(LEAVE_19, state=state), view(bound(LEAVE_19, state=state), RED)):
        check_placements(position, RED, on_20)
        with pytest.raises(IllegalAction, match="agreed-to-leave-empty"):
            check_placements(position, RED, (*on_20, Placement(19, "Photo")))

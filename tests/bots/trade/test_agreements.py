"""How bots trade with choices, shares of income and building clauses, and keep to them."""

from dataclasses import replace
from random import Random

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    YELLOW,
    agreed,
    all_done,
    give,
    offered,
    table,
    with_lots,
    with_tiles,
)

from chinatown.bots import make_bot
from chinatown.bots.search.agreed_building import keeping_agreements
from chinatown.bots.trade.offered_shares import with_share
from chinatown.game import (
    Agree,
    Build,
    BuildingClause,
    Choice,
    Offer,
    Placement,
    Refuse,
    Share,
    State,
    Trade,
    apply,
    view,
    waiting_for,
)

LEVELS = ["shopkeeper", "merchant", "tycoon"]
levels = pytest.mark.parametrize("kind", LEVELS)


def position() -> State:
    """Yellow owns 16 and 17 side by side, and two Restaurant tiles; red owns 19, green 28."""
    state = with_lots(table(), {RED: [19], YELLOW: [16, 17], GREEN: [28]})
    return with_tiles(state, {YELLOW: ["Restaurant", "Restaurant"]})


def bound(*clauses: BuildingClause) -> State:
    """Yellow, whose turn it is to build, has agreed with red to some clauses, for 10,000."""
    state = with_lots(position(), {RED: [19], YELLOW: [16, 17, 50], GREEN: [28]})
    parts = give(RED, YELLOW, cash=10_000), give(YELLOW, RED, clauses=clauses)
    state = all_done(agreed(offered(state, RED, *parts), YELLOW))
    while (seat := waiting_for(state)[0]) != YELLOW:
        state, _ = apply(state, Build(seat))
    return state


@levels
def test_builds_what_it_has_agreed_to_build(kind: str) -> None:
    state = bound(BuildingClause(50, "Restaurant"))
    action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    assert isinstance(action, Build)
    assert Placement(50, "Restaurant") in action.placements


@levels
def test_leaves_empty_what_it_has_agreed_to_leave_empty(kind: str) -> None:
    state = bound(BuildingClause(16, builds=False))
    action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    assert isinstance(action, Build)
    assert 16 not in [placement.building for placement in action.placements]
    apply(state, action)


def test_what_is_agreed_takes_the_tiles_it_needs_from_the_plan() -> None:
    seen = view(bound(BuildingClause(50, "Restaurant")), YELLOW)
    planned = (Placement(16, "Restaurant"), Placement(17, "Restaurant"))
    assert keeping_agreements(seen, YELLOW, planned) == (
        Placement(16, "Restaurant"),
        Placement(50, "Restaurant"),
    )


def test_a_plan_is_as_it_was_where_nothing_is_agreed() -> None:
    planned = (Placement(17, "Restaurant"), Placement(16, "Restaurant"))
    assert keeping_agreements(view(position(), YELLOW), YELLOW, planned) is planned


def choosing(*options: int) -> State:
    """Red offers yellow one of some sums for building 17, which does nothing for yellow."""
    state = with_tiles(with_lots(table(), {RED: [19], YELLOW: [17], GREEN: [28]}), {})
    choice = Choice(YELLOW, tuple(give(RED, YELLOW, cash=sum_) for sum_ in options))
    trade = Trade((give(YELLOW, RED, buildings=(17,)),), choices=(choice,))
    return apply(state, Offer(RED, trade))[0]


@levels
def test_takes_the_best_of_the_options(kind: str) -> None:
    state = choosing(10_000, 50_000, 40_000)
    action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    while isinstance(action, Offer):
        # It may ask for more first; what it asked for is refused.
        state, _ = apply(state, action)
        state, _ = apply(state, Refuse(RED, state.offers[-1].id))
        action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    assert action == Agree(YELLOW, state.offers[0].id, (2,))


@levels
def test_counts_on_the_worst_where_another_chooses(kind: str) -> None:
    state = with_lots(table(), {RED: [19], YELLOW: [16, 17], GREEN: [28]})
    options = give(RED, YELLOW, cash=40_000), give(RED, YELLOW, tiles=("Photo",))
    state = with_tiles(state, {RED: ["Photo"]})
    trade = Trade(
        (give(GREEN, RED, cash=10_000), give(YELLOW, GREEN, buildings=(16, 17))),
        choices=(Choice(RED, options),),
    )
    state, _ = apply(state, Offer(GREEN, trade))
    action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    # For a single Photo, which needs a lot of its own, yellow does not give both of its lots.
    assert isinstance(action, Refuse | Offer)


def test_a_share_stands_for_a_sum_that_is_not_sure() -> None:
    state = position()
    trade = Trade((give(YELLOW, RED, due=30_000), give(RED, YELLOW, buildings=(19,))))
    shared = with_share(view(state, YELLOW), trade, YELLOW)
    # Its two Restaurants will pay 20,000: all of that.
    assert shared is not None
    assert shared.transfers[0] == give(YELLOW, RED, shares=(Share((16, 17)),))
    assert shared.transfers[1] == trade.transfers[1]
    part = Trade((give(YELLOW, RED, due=10_000),))
    half = with_share(view(state, YELLOW), part, YELLOW)
    assert half is not None
    assert half.transfers[0].shares == (Share((16, 17), 1, 2),)


def test_no_share_is_offered_where_trades_are_carried_out_at_once() -> None:
    trade = Trade((give(YELLOW, RED, due=10_000),))
    seen = view(position(), YELLOW)
    at_once = seen._replace(variants=replace(seen.variants, immediate_only=True))
    assert with_share(at_once, trade, YELLOW) is None
    assert with_share(seen._replace(rules=2), trade, YELLOW) is None


def test_random_bots_agree_with_one_of_the_options_and_build_what_is_agreed() -> None:
    state = choosing(10_000, 50_000, 40_000)
    seen = view(state, YELLOW)
    answers = {make_bot("random", YELLOW, str(seed)).decide(seen) for seed in range(60)}
    picks = {answer.options for answer in answers if isinstance(answer, Agree)}
    assert picks == {(1,), (2,), (3,)}
    state = bound(BuildingClause(16, "Restaurant"))
    seen = view(state, YELLOW)
    for seed in Random(1).sample(range(1000), 20):
        action = make_bot("random", YELLOW, str(seed)).decide(seen)
        assert isinstance(action, Build)
        assert Placement(16, "Restaurant") in action.placements


@levels
def test_builds_on_a_lot_whose_income_it_has_sold(kind: str) -> None:
    """Held back in round 1, a single shop would pay its buyer nothing."""
    state = with_lots(table(), {RED: [19], YELLOW: [16, 50], GREEN: [28]})
    state = with_tiles(state, {YELLOW: ["Restaurant", "Laundry"]})
    parts = give(RED, YELLOW, cash=10_000), give(YELLOW, RED, shares=[Share((50,))])
    state = all_done(agreed(offered(state, RED, *parts), YELLOW))
    while (seat := waiting_for(state)[0]) != YELLOW:
        state, _ = apply(state, Build(seat))
    action = make_bot(kind, YELLOW, "").decide(view(state, YELLOW))
    assert isinstance(action, Build)
    assert 50 in [placement.building for placement in action.placements]
    # Where nothing is sold, the tycoon waits for more of a type.
    free = all_done(with_tiles(with_lots(table(), {YELLOW: [16, 50]}), {YELLOW: ["Restaurant"]}))
    while (seat := waiting_for(free)[0]) != YELLOW:
        free, _ = apply(free, Build(seat))
    waits = make_bot(kind, YELLOW, "").decide(view(free, YELLOW)) == Build(YELLOW)
    assert waits == (kind == "tycoon")

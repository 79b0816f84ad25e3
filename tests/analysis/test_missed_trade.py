"""The best exchange that two players missed: in positions made by hand, and in whole games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.analysis.kit import estates, most
from tests.game.kit import GREEN, RED, WHITE, YELLOW, bound, building, with_lots, with_tiles

from chinatown.analysis import Assets, MissedTrade, assets_of, missed_trades, optimum
from chinatown.game import (
    CLASSIC,
    MODERN,
    Agree,
    Build,
    BuildingClause,
    Edition,
    Offer,
    State,
    Trade,
    Transfer,
    apply,
    buildings,
    income,
    mask_of,
)
from chinatown.record import Record, replay

RECORDS = Path(__file__).parent.parent / "data" / "records"
GAMES = ("05-modern-5-open-money", "21-classic-3-placing-tiles-at-once-unless-asked")
STREETS = "13-classic-4-street-access"
UNIT = 10_000


def position(
    owned: dict[int, list[int]], tiles: dict[int, list[str]], *, street: bool = False
) -> State:
    """Return a position of the modern edition after trading, with these lots and tiles only."""
    return with_tiles(with_lots(building(street_access=street), owned), tiles)


def with_shop(state: State, shop: str, *lots: int) -> State:
    kind = state.edition.index[shop]
    shops = list(state.shops)
    shops[kind] |= mask_of(lots)
    return state._replace(shops=tuple(shops))


def test_two_who_each_hold_a_part_of_a_business_gain_by_joining_it() -> None:
    # 1, 2 and 4 lie together: three Photo shops there are a finished business.
    owned = {RED: [1, 2], YELLOW: [4]}
    (missed,) = missed_trades(position(owned, {RED: ["Photo", "Photo"], YELLOW: ["Photo"]}))
    assert missed.seats == (RED, YELLOW)
    assert missed.trade == Trade((Transfer(YELLOW, RED, (4,), ("Photo",)),))
    assert missed.before == (2 * UNIT, 1 * UNIT)
    assert missed.after == (5 * UNIT, 0)
    assert missed.gain == 2 * UNIT
    assert missed.prices == (1 * UNIT, 3 * UNIT)
    assert [(put.building, put.shop) for put in missed.placements] == [
        (1, "Photo"),
        (2, "Photo"),
        (4, "Photo"),
    ]


def test_a_price_below_nothing_is_paid_by_the_other() -> None:
    owned = {RED: [4], YELLOW: [1, 2]}
    (missed,) = missed_trades(position(owned, {RED: ["Photo"], YELLOW: ["Photo", "Photo"]}))
    assert missed.trade == Trade((Transfer(RED, YELLOW, (4,), ("Photo",)),))
    assert missed.prices == (-3 * UNIT, -1 * UNIT)


def test_where_nothing_can_be_gained_nothing_was_missed() -> None:
    owned = {RED: [1, 2], YELLOW: [28]}
    assert missed_trades(position(owned, {RED: ["Photo", "Photo"], YELLOW: ["Photo"]})) == ()


def test_a_tile_without_a_lot_goes_to_a_lot_without_a_tile() -> None:
    (missed,) = missed_trades(position({RED: [1]}, {YELLOW: ["Dim Sum"]}))
    assert missed.gain == UNIT
    assert missed.trade.transfers in (
        (Transfer(RED, YELLOW, (1,)),),
        (Transfer(YELLOW, RED, tiles=("Dim Sum",)),),
    )


def test_a_shop_that_stands_goes_with_its_lot() -> None:
    state = with_shop(position({RED: [1, 2], YELLOW: [4]}, {}), "Photo", 1, 2, 4)
    (missed,) = missed_trades(state)
    assert missed.trade == Trade((Transfer(YELLOW, RED, (4,)),))
    assert (missed.gain, missed.prices, missed.placements) == (2 * UNIT, (UNIT, 3 * UNIT), ())


def test_a_shop_that_stands_keeps_others_from_its_lot() -> None:
    tiles = {RED: ["Photo", "Photo"], YELLOW: ["Photo"]}
    state = with_shop(position({RED: [1, 2], YELLOW: [4, 28]}, tiles), "Laundry", 4)
    assert missed_trades(state) == ()


def test_what_reaches_no_street_is_no_gain() -> None:
    owned = {RED: [7, 8], YELLOW: [11]}
    tiles = {RED: ["Photo", "Photo"], YELLOW: ["Photo"]}
    (missed,) = missed_trades(position(owned, tiles))
    assert missed.gain == 2 * UNIT
    assert missed_trades(position(owned, tiles, street=True)) == ()


def test_a_street_can_be_reached_through_the_others_lot() -> None:
    # From 6 there is a way to the street, and from 7 and 11 through it.
    owned = {RED: [7, 11], YELLOW: [6]}
    tiles = {RED: ["Photo", "Photo"], YELLOW: ["Photo"]}
    (missed,) = missed_trades(position(owned, tiles, street=True))
    assert missed.before == (0, UNIT)
    assert sum(missed.after) == 5 * UNIT


def test_each_seat_has_its_best_exchange_and_a_common_one_is_there_once() -> None:
    owned = {RED: [1, 2], YELLOW: [4], GREEN: [28], WHITE: []}
    tiles = {RED: ["Photo", "Photo"], YELLOW: ["Photo"], WHITE: ["Dim Sum"]}
    trades = missed_trades(position(owned, tiles))
    assert [(missed.seats, missed.gain) for missed in trades] == [
        ((RED, YELLOW), 2 * UNIT),
        ((GREEN, WHITE), UNIT),
    ]


def test_whoever_is_bound_to_build_is_left_out() -> None:
    state = bound(BuildingClause(19, "Photo"))
    free = {seat for missed in missed_trades(state) for seat in missed.seats}
    assert state.clauses
    assert RED not in free


@pytest.fixture(scope="module", params=(*GAMES, STREETS))
def ends_of_trading(request: pytest.FixtureRequest) -> list[State]:
    record = Record.from_json((RECORDS / f"{request.param}.json").read_bytes())
    phase, states = "", []
    for step in replay(record):
        if step.state.phase == "build" != phase:
            states.append(step.state)
        phase = step.state.phase
    return states


def test_the_rules_allow_it_and_both_can_earn_what_is_said(ends_of_trading: list[State]) -> None:
    trades = [(state, missed) for state in ends_of_trading for missed in missed_trades(state)]
    assert trades
    for state, missed in trades:
        low, high = missed.prices
        assert low < high
        after = after_it(state, missed)
        for seat, before, possible in zip(missed.seats, missed.before, missed.after, strict=True):
            placed = with_placements(after, missed, seat)
            assert income_of(placed, seat) == possible
            # At any price within the range, nobody has less than before.
            paid = (-low, -high) if seat == missed.seats[0] else (low, high)
            assert all(possible + change >= before for change in paid)


def test_the_gain_is_what_one_owner_of_both_would_have_more(ends_of_trading: list[State]) -> None:
    for state in ends_of_trading:
        if state.variants.street_access or state.clauses:
            continue
        gains = {}
        for seat, other in combinations(range(state.players), 2):
            first, second = assets_of(state, seat), assets_of(state, other)
            apart = [optimum(state.edition, assets).income for assets in (first, second)]
            gains[seat, other] = optimum(state.edition, first.plus(second)).income - sum(apart)
        trades = {missed.seats: missed.gain for missed in missed_trades(state)}
        for seat in range(state.players):
            best = max(gain for seats, gain in gains.items() if seat in seats)
            own = [gain for seats, gain in trades.items() if seat in seats]
            assert max(own, default=0) == best
        assert all(gains[seats] == gain > 0 for seats, gain in trades.items())


def test_nothing_changes_hands_that_is_not_needed(ends_of_trading: list[State]) -> None:
    for state in ends_of_trading[-2:]:
        if state.variants.street_access:
            continue
        for missed in missed_trades(state):
            for less in with_one_thing_less(missed.trade):
                after = traded(state, less) if less.transfers else state
                able = sum(
                    optimum(state.edition, assets_of(after, seat)).income for seat in missed.seats
                )
                assert able < sum(missed.after)


@given(estates(free=3, standing=3, kinds=2), st.data(), st.sampled_from([MODERN, CLASSIC]))
@settings(max_examples=25, deadline=None)
def test_no_other_exchange_brings_more(together: Assets, data: st.DataObject, ed: Edition) -> None:
    assume(sum(together.tiles) <= 4)
    state = with_lots(building(edition=ed), {})
    own_lots = data.draw(st.sets(st.sampled_from([0, *buildings(together.owned)])))
    counts = [data.draw(st.integers(0, count)) for count in together.tiles]
    rest = [count - own for count, own in zip(together.tiles, counts, strict=True)]
    owned = together.owned & mask_of(own_lots), together.owned & ~mask_of(own_lots)
    nothing = (0,) * len(counts)
    state = state._replace(
        owned=(*owned, 0, 0),
        shops=together.shops,
        tiles=(tuple(counts), tuple(rest), nothing, nothing),
    )
    best = max(most(ed, part) + most(ed, together.minus(part)) for part in every_part(together))
    before = sum(most(ed, assets_of(state, seat)) for seat in (0, 1))
    trades = missed_trades(state)
    assert sum(missed.gain for missed in trades if missed.seats == (0, 1)) == best - before


def every_part(whole: Assets) -> Iterator[Assets]:
    """Yield every way to own some of these assets."""
    lots = [1 << lot for lot in buildings(whole.owned)]
    for chosen in product((False, True), repeat=len(lots)):
        own = sum(lot for lot, is_own in zip(lots, chosen, strict=True) if is_own)
        for tiles in product(*(range(count + 1) for count in whole.tiles)):
            yield Assets(whole.empty & own, tuple(kind & own for kind in whole.shops), tiles)


def traded(state: State, trade: Trade) -> State:
    """Return the position with a trade carried out by the rules, as if trading still went on."""
    author, *others = trade.parties
    state, _ = apply(state._replace(phase="trade", done=0), Offer(author, trade))
    for seat in others:
        state, _ = apply(state, Agree(seat, state.offers[-1].id))
    return state


def after_it(state: State, missed: MissedTrade) -> State:
    after = traded(state, missed.trade)
    assert after.owned != state.owned or after.tiles != state.tiles
    return after


def with_placements(state: State, missed: MissedTrade, seat: int) -> State:
    """Return the position after a seat has placed what it is said to, by the rules."""
    own = tuple(put for put in missed.placements if state.owned[seat] >> put.building & 1)
    state = state._replace(
        phase="build", first=seat, built=0, clauses=(), plans=(None,) * state.players
    )
    after, _ = apply(state, Build(seat, own))
    if after.plans[seat] is None:
        return after
    shops = list(state.shops)
    for put in own:
        shops[state.edition.index[put.shop]] |= 1 << put.building
    return state._replace(shops=tuple(shops))


def income_of(state: State, seat: int) -> int:
    return income(state.edition, state.owned[seat], state.shops)


def with_one_thing_less(trade: Trade) -> Iterator[Trade]:
    """Yield the trade without each thing in it."""
    for number, part in enumerate(trade.transfers):
        others = (*trade.transfers[:number], *trade.transfers[number + 1 :])
        for lot in part.buildings:
            left = tuple(other for other in part.buildings if other != lot)
            yield rest_of(others, Transfer(part.giver, part.taker, left, part.tiles))
        for place in range(len(part.tiles)):
            left_tiles = part.tiles[:place] + part.tiles[place + 1 :]
            yield rest_of(others, Transfer(part.giver, part.taker, part.buildings, left_tiles))


def rest_of(others: tuple[Transfer, ...], part: Transfer) -> Trade:
    return Trade((*others, part) if part.buildings or part.tiles else others)

"""Facts of a trade: money, goods, and what a position and a view say against it."""

import pytest
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, table, trading, with_lots, with_tiles

from chinatown.game import Call, Goods, State, Trade, apply, view
from chinatown.game.deal_table import MARKERS
from chinatown.game.trade_facts import (
    call_trade,
    can_do_part,
    cash_from,
    due_from,
    goods_moved,
    is_paid,
    items_from,
    looks_possible,
    merged,
    moves_cards,
    net_cash,
    net_money,
    normalised,
    own_obstacle,
    visible_obstacle,
)

SALE = Trade(
    (
        give(RED, YELLOW, cash=30_000, due=20_000),
        give(YELLOW, RED, buildings=(16, 17), tiles=("Dim Sum",), cash=10_000),
        give(YELLOW, GREEN, buildings=(20,)),
    )
)


def test_money_counts_on_balance_now_and_after_income() -> None:
    assert [net_cash(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [-20_000, 20_000, 0]
    assert [net_money(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [-40_000, 40_000, 0]


def test_what_a_seat_must_have_is_all_that_it_gives() -> None:
    assert [cash_from(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [30_000, 10_000, 0]
    assert [due_from(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [20_000, 0, 0]
    assert [is_paid(SALE, seat) for seat in (RED, YELLOW, GREEN)] == [True, True, False]
    assert is_paid(Trade((give(RED, YELLOW, due=10_000),)), YELLOW)


def test_goods_are_buildings_and_tiles_with_who_gives_and_gets_them() -> None:
    assert goods_moved(SALE) == {
        (YELLOW, RED, (16, 17), ("Dim Sum",)),
        (YELLOW, GREEN, (20,), ()),
    }
    assert items_from(SALE, YELLOW) == {16, 17, 20, "Dim Sum"}
    assert items_from(SALE, RED) == set()
    assert not moves_cards(SALE)
    assert moves_cards(Trade((give(RED, YELLOW, cards=(3,)),)))


def test_merging_and_checking_give_the_same_form() -> None:
    state = table()
    scattered = Trade(
        (*SALE.transfers[::-1], give(RED, YELLOW, tiles=("Photo",)), give(RED, GREEN))
    )
    assert merged(scattered, state.edition) == normalised(scattered, state)
    assert merged(SALE, state.edition) == SALE


@pytest.mark.parametrize("taker", [RED, GREEN])
def test_taking_a_call_is_a_trade_in_normal_form(taker: int) -> None:
    seeks, gives = Goods(tiles=("Photo",)), Goods(buildings=(16,), cash=10_000)
    state, _ = apply(table(), Call(YELLOW, seeks, gives, first=True))
    trade = call_trade(state.calls[0], taker)
    assert trade == normalised(trade, state)
    assert set(trade.transfers) == {
        give(YELLOW, taker, buildings=(16,), cash=10_000),
        give(taker, YELLOW, tiles=("Photo",)),
    }


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
    for position in (state, seen):
        obstacle = visible_obstacle(position, Trade((give(YELLOW, RED, tiles=("Photo",) * 3),)))
        assert obstacle is not None
        assert obstacle.code == "tile-not-held"


def with_hand(state: State, seat: int, card: int) -> State:
    """Return the position with one card in a seat's hand, and none in others'."""
    hands = [0] * state.players
    hands[seat] = 1 << card
    return state._replace(hands=tuple(hands))

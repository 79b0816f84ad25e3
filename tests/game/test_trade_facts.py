"""Facts of a trade: money, goods, and what a position and a view say against it."""

import pytest
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, table, trading, with_lots, with_tiles

from chinatown.game import (
    MODERN,
    Call,
    Goods,
    IllegalAction,
    Pledge,
    State,
    Trade,
    apply,
    mask_of,
    view,
)
from chinatown.game.deal_table import MARKERS
from chinatown.game.errors import Param
from chinatown.game.trade_facts import (
    call_trade,
    can_do_part,
    cash_from,
    due_from,
    goods_moved,
    is_amount,
    is_paid,
    items_from,
    items_moved,
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


def obstacle_of(
    obstacle: IllegalAction | None,
) -> tuple[str, dict[str, Param]] | None:
    return None if obstacle is None else (obstacle.code, obstacle.params)


class TestNormalForm:
    def test_is_one_transfer_a_pair_in_order_with_all_in_order(self) -> None:
        state = trading(keep_cards=True)
        parts = (
            give(YELLOW, RED, buildings=(17,), tiles=("Laundry", "Photo"), cash=10_000, cards=(9,)),
            give(GREEN, RED, due=10_000),
            give(RED, YELLOW),
            give(RED, GREEN, cash=10_000),
            give(
                YELLOW, RED, buildings=(16,), tiles=("Photo",), cash=20_000, due=30_000, cards=(8,)
            ),
            give(YELLOW, RED, due=40_000),
        )
        assert normalised(Trade(parts), state) == Trade(
            (
                give(RED, GREEN, cash=10_000),
                give(
                    YELLOW, RED, buildings=(16, 17), tiles=("Photo", "Photo", "Laundry"),
                    cash=30_000, due=70_000, cards=(8, 9),
                ),
                give(GREEN, RED, due=10_000),
            )
        )  # fmt: skip

    @pytest.mark.parametrize("what", ["buildings", "tiles", "cash", "due", "cards"])
    def test_keeps_a_transfer_of_anything(self, what: str) -> None:
        content = {
            "buildings": (1,),
            "tiles": ("Photo",),
            "cash": 10_000,
            "due": 10_000,
            "cards": (1,),
        }
        trade = Trade((give(RED, YELLOW, **{what: content[what]}), give(YELLOW, RED)))
        assert normalised(trade, trading(keep_cards=True)) == Trade(trade.transfers[:1])

    def test_puts_types_that_there_are_not_first(self) -> None:
        trade = Trade((give(RED, YELLOW, tiles=("Photo", "Bakery")),))
        assert merged(trade, MODERN).transfers[0].tiles == ("Bakery", "Photo")

    def test_keeps_promises_without_blanks_around_them(self) -> None:
        pledges = Pledge(RED, YELLOW, " so "), Pledge(YELLOW, GREEN, "x" * 280)
        trade = normalised(Trade((), pledges), table())
        assert trade == Trade((), (Pledge(RED, YELLOW, "so"), pledges[1]))
        shortest = Trade((), (Pledge(RED, YELLOW, "?"),))
        assert normalised(shortest, table()) == shortest

    @pytest.mark.parametrize(
        ("trade", "code", "params"),
        [
            (Trade((give(RED, 4, cash=10_000),)), "unknown-seat", {"number": 4}),
            (Trade((give(-1, RED, cash=10_000),)), "unknown-seat", {"number": -1}),
            (Trade((give(YELLOW, YELLOW),)), "trade-with-oneself", {"seat": YELLOW}),
            (Trade((give(RED, YELLOW, buildings=(0,)),)), "unknown-building", {"building": 0}),
            (Trade((give(RED, YELLOW, buildings=(1, 86)),)), "unknown-building", {"building": 86}),
            (Trade((give(RED, YELLOW, cards=(1, 87)),)), "unknown-building", {"building": 87}),
            (
                Trade((give(RED, YELLOW, tiles=("Photo", "Bakery")),)),
                "unknown-shop-type",
                {"shop": "Bakery", "edition": "modern"},
            ),
            (
                Trade((give(RED, YELLOW, cash=10_000, due=5_000),)),
                "off-denomination",
                {"cash": 5_000, "unit": 10_000},
            ),
            (
                Trade((give(RED, YELLOW, cash=1_000_010_000),)),
                "off-denomination",
                {"cash": 1_000_010_000, "unit": 10_000},
            ),
            (
                Trade((give(RED, YELLOW, buildings=(1, 2)), give(RED, GREEN, buildings=(3, 2)))),
                "building-twice",
                {"building": 2},
            ),
            (Trade((give(RED, YELLOW, cards=(5, 6, 6, 7)),)), "card-twice", {"building": 6}),
            (Trade((give(RED, YELLOW),)), "empty-trade", {}),
            (Trade(()), "empty-trade", {}),
            (Trade((), (Pledge(RED, YELLOW, " "),)), "text-length", {"most": 280}),
            (Trade((), (Pledge(RED, YELLOW, "x" * 281),)), "text-length", {"most": 280}),
            (Trade((), (Pledge(RED, RED, "so"),)), "trade-with-oneself", {"seat": RED}),
            (Trade((), (Pledge(RED, 4, "so"),)), "unknown-seat", {"number": 4}),
        ],
    )
    def test_refuses_what_cannot_be(
        self, trade: Trade, code: str, params: dict[str, object]
    ) -> None:
        with pytest.raises(IllegalAction) as caught:
            normalised(trade, trading(keep_cards=True))
        assert (caught.value.code, caught.value.params) == (code, params)

    def test_has_cards_only_where_they_are_kept(self) -> None:
        trade = Trade((give(RED, YELLOW, cards=(1, 85)),))
        with pytest.raises(IllegalAction) as caught:
            normalised(trade, trading())
        assert (caught.value.code, caught.value.params) == ("cards-not-kept", {})
        assert normalised(trade, trading(keep_cards=True)) == trade


def test_amounts_are_whole_units_up_to_a_hundred_thousand_of_them() -> None:
    assert [is_amount(dollars, MODERN) for dollars in (0, 10_000, 1_000_000_000)] == [True] * 3
    assert not any(is_amount(dollars, MODERN) for dollars in (-10_000, 1, 1_000_010_000, 15_000))


def test_money_and_cards_of_others_do_not_count() -> None:
    trade = Trade((give(YELLOW, GREEN, cash=10_000, due=10_000, cards=(3,)),))
    for count in (net_cash, net_money, cash_from, due_from):
        assert count(trade, RED) == 0
    assert not is_paid(trade, RED)
    assert is_paid(Trade((give(RED, YELLOW, cash=10_000, due=10_000),)), YELLOW)
    assert not is_paid(Trade((give(RED, YELLOW, buildings=(3,)),)), YELLOW)
    assert items_moved(SALE) == {
        *((YELLOW, RED, 16), (YELLOW, RED, 17), (YELLOW, RED, "Dim Sum"), (YELLOW, GREEN, 20))
    }


def test_what_is_given_twice_counts_together() -> None:
    trade = Trade(
        (
            give(RED, YELLOW, cash=10_000, due=20_000),
            give(RED, GREEN, cash=20_000, due=40_000),
            give(GREEN, RED, cash=50_000, due=10_000),
            give(YELLOW, RED, cash=10_000, due=10_000),
        )
    )
    assert (net_cash(trade, RED), net_money(trade, RED)) == (30_000, -10_000)
    assert (cash_from(trade, RED), due_from(trade, RED)) == (30_000, 60_000)


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

"""Trades: what they may hold, and who must have it (docs/rules.md 5)."""

from dataclasses import replace

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    give,
    lots_of,
    offered,
    refused,
    table,
    trading,
    with_lots,
    with_tiles,
)
from tests.game.test_income import EXAMPLES

from chinatown.game import EVERYONE, MODERN, Debt, Offer, Trade, Transfer, Variants, income, mask_of
from chinatown.game.trades import execute_trade, visible_moves, visibly_changed


def test_the_worked_example_of_the_books() -> None:
    (case,) = EXAMPLES["trade"]
    state = table()
    shops = list(state.shops)
    shops[MODERN.index["Tea House"]] = sum(1 << lot for lot in (16, 17, 19))
    state = with_tiles(state._replace(shops=tuple(shops)), {YELLOW: ["Dim Sum", "Dim Sum"]})
    red, yellow = case["gives"]["red"], case["gives"]["yellow"]
    state = offered(
        state,
        RED,
        give(RED, YELLOW, buildings=tuple(red["buildings"]), cash=red["cash"]),
        give(YELLOW, RED, buildings=tuple(yellow["buildings"]), tiles=tuple(yellow["tiles"])),
    )
    state = agreed(state, YELLOW)
    assert lots_of(state, YELLOW) == [16, 17, 19]
    assert lots_of(state, RED) == [20]
    assert state.cash[:2] == (40_000, 60_000)
    assert state.tiles[RED][MODERN.index["Dim Sum"]] == 2
    assert sum(state.tiles[YELLOW]) == 0
    assert income(MODERN, state.owned[YELLOW], state.shops) == 50_000


def test_gifts_are_allowed() -> None:
    state = agreed(offered(table(), RED, give(RED, YELLOW, buildings=(19,), cash=50_000)), YELLOW)
    assert state.cash[:2] == (0, 100_000)


def test_transfers_of_a_pair_are_one_and_sorted() -> None:
    state = offered(
        table(),
        YELLOW,
        give(YELLOW, RED, buildings=(20,), tiles=("Dim Sum",)),
        give(RED, YELLOW, cash=10_000),
        give(YELLOW, RED, buildings=(16,), tiles=("Dim Sum",)),
        give(GREEN, RED),
    )
    assert state.offers[-1].trade.transfers == (
        Transfer(RED, YELLOW, cash=10_000),
        Transfer(YELLOW, RED, (16, 20), ("Dim Sum", "Dim Sum")),
    )


REFUSED_OFFERS = [
    ("empty-trade", ()),
    ("empty-trade", (give(RED, YELLOW),)),
    ("trade-with-oneself", (give(RED, RED, cash=10_000),)),
    ("unknown-seat", (give(RED, 4, cash=10_000),)),
    ("unknown-seat", (give(-1, RED, cash=10_000),)),
    ("not-a-party", (give(YELLOW, GREEN, buildings=(20,)),)),
    ("building-not-owned", (give(RED, YELLOW, buildings=(20,)),)),
    ("building-not-owned", (give(YELLOW, RED, buildings=(28,)),)),
    ("building-twice", (give(RED, YELLOW, buildings=(19, 19)),)),
    ("building-twice", (give(RED, YELLOW, buildings=(19,)), give(RED, GREEN, buildings=(19,)))),
    ("unknown-building", (give(RED, YELLOW, buildings=(86,)),)),
    ("unknown-building", (give(RED, YELLOW, buildings=(0,)),)),
    ("unknown-shop-type", (give(RED, YELLOW, tiles=("Bakery",)),)),
    ("tile-not-held", (give(RED, YELLOW, tiles=("Photo",) * 3),)),
    (
        "tile-not-held",
        (give(RED, YELLOW, tiles=("Photo",) * 2), give(RED, GREEN, tiles=("Photo",))),
    ),
    ("tile-not-held", (give(YELLOW, RED, tiles=("Photo",)),)),
    ("off-denomination", (give(RED, YELLOW, cash=15_000),)),
    ("off-denomination", (give(RED, YELLOW, cash=-10_000),)),
    ("off-denomination", (give(RED, YELLOW, due=1),)),
    ("off-denomination", (give(RED, YELLOW, due=10**12),)),
    ("not-enough-cash", (give(RED, YELLOW, cash=60_000),)),
    ("not-enough-cash", (give(RED, YELLOW, cash=30_000), give(RED, GREEN, cash=30_000))),
    ("cards-not-kept", (give(RED, YELLOW, cards=(1,)),)),
]


@pytest.mark.parametrize(("code", "parts"), REFUSED_OFFERS)
def test_an_offer_that_cannot_be_is_refused(code: str, parts: tuple[Transfer, ...]) -> None:
    assert refused(table(), Offer(RED, Trade(parts))).code == code


def test_receiving_in_the_same_trade_does_not_help_to_pay() -> None:
    parts = (give(RED, YELLOW, cash=60_000), give(YELLOW, RED, cash=50_000))
    assert refused(table(), Offer(RED, Trade(parts))).code == "not-enough-cash"


def test_nobody_can_own_more_than_thirty_buildings() -> None:
    state = with_lots(trading(), {RED: range(1, 31), YELLOW: [31, 32], GREEN: []})
    gift = Offer(YELLOW, Trade((give(YELLOW, RED, buildings=(31,)),)))
    error = refused(state, gift)
    assert (error.code, error.params) == ("too-many-buildings", {"seat": RED, "most": 30})
    swap = (give(YELLOW, RED, buildings=(31,)), give(RED, YELLOW, buildings=(1,)))
    assert agreed(offered(state, YELLOW, *swap), RED).owned[RED].bit_count() == 30


class TestCarriedOut:
    """Three trade in a ring, at once (docs/rules.md 5)."""

    def test_everything_moves_from_giver_to_taker(self) -> None:
        state = table()._replace(hands=(1 << 50, 1 << 60, 0, 0))
        old = Debt(WHITE, RED, 10_000, EVERYONE)
        state = state._replace(debts=(old,))
        trade = Trade(
            (
                give(RED, YELLOW, buildings=(19,), tiles=("Photo",), cash=10_000, cards=(50,)),
                give(YELLOW, GREEN, buildings=(16, 20), tiles=("Dim Sum",) * 2, due=20_000),
                give(GREEN, RED, cash=30_000, due=40_000),
            )
        )
        after = execute_trade(state, trade, 0b111)
        assert after.owned == tuple(map(mask_of, [[], [17, 19], [16, 20, 28], []]))
        assert after.cash == (70_000, 60_000, 20_000, 50_000)
        assert after.hands == (0, mask_of([50, 60]), 0, 0)
        debts = Debt(YELLOW, GREEN, 20_000, 0b111), Debt(GREEN, RED, 40_000, 0b111)
        assert after.debts == (old, *debts)
        tiles = [[0] * 12 for _ in range(4)]
        photo, dim_sum = MODERN.index["Photo"], MODERN.index["Dim Sum"]
        tiles[RED][photo] = tiles[YELLOW][photo] = 1
        tiles[GREEN][dim_sum] = 2
        assert after.tiles == tuple(map(tuple, tiles))
        assert after.shown is after.tiles
        assert after == state._replace(
            owned=after.owned, cash=after.cash, hands=after.hands, debts=after.debts,
            tiles=after.tiles, shown=after.tiles,
        )  # fmt: skip

    def test_hidden_tiles_become_known_and_known_ones_go_first(self) -> None:
        state = with_tiles(trading(hidden_tiles=True), {RED: ["Photo"] * 3, YELLOW: ["Photo"]})
        state = state._replace(shown=((1, *(0,) * 11), *state.shown[1:]))
        after = execute_trade(state, Trade((give(RED, YELLOW, tiles=("Photo", "Photo")),)), 63)
        assert [counts[0] for counts in after.tiles] == [1, 3, 0, 0]
        assert [counts[0] for counts in after.shown] == [0, 2, 0, 0]

    def test_without_tiles_the_tiles_stay_the_same(self) -> None:
        state = table()
        after = execute_trade(state, Trade((give(RED, YELLOW, cash=10_000),)), 63)
        assert after.tiles is state.tiles


class TestShownOfASecretTrade:
    def test_are_markers_and_tiles(self) -> None:
        trade = Trade(
            (
                give(RED, YELLOW, cash=10_000),
                give(YELLOW, RED, buildings=(16,), cash=10_000, due=10_000, cards=(3,)),
                give(YELLOW, GREEN, tiles=("Dim Sum",), due=10_000),
                give(GREEN, YELLOW, cards=(5,)),
            )
        )
        assert visible_moves(trade) == Trade(
            (give(YELLOW, RED, buildings=(16,)), give(YELLOW, GREEN, tiles=("Dim Sum",)))
        )
        assert visible_moves(Trade((give(RED, YELLOW, cash=10_000, cards=(3,)),))) is None

    def test_are_the_seats_where_something_changes(self) -> None:
        state = table()
        for part, seats in (
            (give(YELLOW, GREEN, buildings=(16,)), 0b0110),
            (give(GREEN, YELLOW, tiles=("Photo",)), 0b0110),
            (give(YELLOW, GREEN, cash=10_000), 0),
            (give(YELLOW, GREEN, due=10_000), 0),
            (give(YELLOW, WHITE, cards=(5,)), 0b1010),
        ):
            assert visibly_changed(state, Trade((part,))) == seats
        opened = state._replace(setup=replace(state.setup, variants=Variants(open_money=True)))
        ring = give(RED, YELLOW, cash=10_000), give(YELLOW, GREEN, cash=10_000)
        assert visibly_changed(opened, Trade(ring)) == 0b0101
        assert visibly_changed(opened, Trade((give(RED, YELLOW, due=10_000),))) == 0
        swap = give(RED, YELLOW, cards=(5,)), give(YELLOW, GREEN, cards=(6,))
        assert visibly_changed(state, Trade(swap)) == 0b0101
        both = give(RED, YELLOW, buildings=(19,)), give(GREEN, WHITE, tiles=("Photo",))
        assert visibly_changed(state, Trade(both)) == 0b1111

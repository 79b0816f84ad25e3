"""Trades: what they may hold, and who must have it (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
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

from chinatown.game import MODERN, Offer, Trade, Transfer, income


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

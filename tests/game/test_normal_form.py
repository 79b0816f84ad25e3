"""A trade has one form, and what has none is no trade."""

import pytest
from tests.game.kit import GREEN, RED, YELLOW, give, table, trading
from tests.game.test_trade_facts import SALE

from chinatown.game import (
    MODERN,
    BuildingClause,
    IllegalAction,
    Pledge,
    Share,
    Trade,
)
from chinatown.game.normal_form import is_amount, merged, normalised


def test_merging_and_checking_give_the_same_form() -> None:
    state = table()
    scattered = Trade(
        (*SALE.transfers[::-1], give(RED, YELLOW, tiles=("Photo",)), give(RED, GREEN))
    )
    assert merged(scattered, state.edition) == normalised(scattered, state)
    assert merged(SALE, state.edition) == SALE


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

    def test_has_shares_in_lowest_terms_and_all_agreements_in_order(self) -> None:
        shares = Share((20, 17), 2, 4), Share((16,))
        clauses = BuildingClause(17, "Photo"), BuildingClause(16, builds=False)
        trade = Trade((give(YELLOW, RED, shares=shares, clauses=clauses),))
        in_order = Share((16,)), Share((17, 20), 1, 2)
        normal = give(YELLOW, RED, shares=in_order, clauses=clauses[::-1])
        assert normalised(trade, table()) == Trade((normal,))

    def test_has_cards_clauses_and_shares_alone_in_order_as_well(self) -> None:
        clauses = BuildingClause(16, builds=False), BuildingClause(17, "Photo")
        scattered = Trade(
            (give(RED, YELLOW, cards=(9, 3)), give(YELLOW, RED, clauses=clauses[::-1]))
        )
        in_order = (give(RED, YELLOW, cards=(3, 9)), give(YELLOW, RED, clauses=clauses))
        assert merged(scattered, MODERN).transfers == in_order
        half = Trade((give(YELLOW, RED, shares=(Share((20, 17), 2, 4),)),))
        assert merged(half, MODERN).transfers == (
            give(YELLOW, RED, shares=(Share((17, 20), 1, 2),)),
        )

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
                Trade((give(RED, YELLOW, cash=5_000, shares=(Share((16,)),)),)),
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

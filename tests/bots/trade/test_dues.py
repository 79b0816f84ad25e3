"""What a bot owes after income must come from its cash or from what it will build."""

from dataclasses import replace

import pytest
from tests.bots.trade.test_trader import decide
from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots.levels.shopkeeper import SHOPKEEPER
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.trade.dues import lacking_dues
from chinatown.bots.trade.negotiator import Strategy
from chinatown.game import (
    Agree,
    AgreedClause,
    Build,
    BuildingClause,
    CallState,
    Debt,
    Goods,
    Offer,
    Placement,
    Share,
    State,
    Trade,
    Transfer,
    apply,
    view,
)

ME, YOU, HER = 0, 1, 2
EVERYBODY = 0b111111

strategies = pytest.mark.parametrize("strategy", [SHOPKEEPER, TYCOON], ids=["shopkeeper", "tycoon"])


def may(strategy: Strategy, state: State, *parts: Transfer) -> bool:
    return strategy.negotiator(view(state, ME), ME).can_fulfil(Trade(parts))


def penniless(state: State, cash: int = 0) -> State:
    return state._replace(cash=(cash, *state.cash[1:]))


class TestWhatIsHeldBack:
    """Two loose tiles that a tycoon holds back in the first round, and a lot for sale."""

    @staticmethod
    def planning(cash: int = 0) -> State:
        state = with_lots(trading(), {ME: [60, 61], YOU: [62]})
        return penniless(with_tiles(state, {ME: ["Laundry"] * 2}), cash)

    def test_a_tycoon_that_will_build_nothing_owes_nothing(self) -> None:
        state = self.planning()
        assert TYCOON.placements(view(state, ME), ME) == ()
        sold = give(YOU, ME, buildings=(62,)), give(ME, YOU, due=10_000)
        assert not may(TYCOON, state, *sold)
        state, _ = apply(state, Offer(YOU, Trade(sold)))
        assert decide("tycoon", state) != Agree(ME, state.offers[0].id)

    def test_with_cash_at_hand_it_may_owe_that_much(self) -> None:
        state = self.planning(20_000)
        for due, allowed in ((10_000, True), (20_000, True), (30_000, False)):
            parts = give(YOU, ME, buildings=(62,)), give(ME, YOU, due=due)
            assert may(TYCOON, state, *parts) is allowed

    def test_it_gives_no_cash_away_that_it_owes_already(self) -> None:
        state = self.planning(20_000)._replace(debts=(Debt(ME, HER, 20_000, EVERYBODY),))
        assert not may(TYCOON, state, give(ME, YOU, cash=10_000))

    def test_what_it_owes_too_much_anyway_must_only_not_become_more(self) -> None:
        state = self.planning()._replace(debts=(Debt(ME, HER, 90_000, EVERYBODY),))
        assert may(TYCOON, state, give(YOU, ME, cash=10_000))
        assert not may(TYCOON, state, give(ME, YOU, due=10_000))

    def test_it_builds_more_than_it_would_to_pay_what_it_owes(self) -> None:
        state = self.planning()._replace(phase="build", first=ME)
        assert decide("tycoon", state) == Build(ME)
        action = decide("tycoon", state._replace(debts=(Debt(ME, HER, 20_000, EVERYBODY),)))
        assert isinstance(action, Build)
        assert len(action.placements) == 2


class TestShares:
    """Three Laundries that will pay 40,000, and shares of that."""

    whole = Share((60, 61, 62))

    @staticmethod
    def building() -> State:
        state = with_lots(trading(), {ME: [60, 61, 62], YOU: [50], HER: [51]})
        return penniless(with_tiles(state, {ME: ["Laundry"] * 3}))

    def sold(self, *shares: Share) -> State:
        return self.building()._replace(
            debts=tuple(Debt(ME, HER, 0, EVERYBODY, share) for share in shares)
        )

    @strategies
    def test_the_same_income_is_not_given_away_twice(self, strategy: Strategy) -> None:
        share = give(ME, YOU, shares=(self.whole,))
        assert may(strategy, self.building(), share)
        assert not may(strategy, self.sold(self.whole), share)

    @strategies
    def test_nor_twice_in_one_trade(self, strategy: Strategy) -> None:
        twice = give(ME, YOU, shares=(self.whole,)), give(ME, HER, shares=(self.whole,))
        assert not may(strategy, self.building(), *twice)

    @strategies
    def test_parts_that_together_are_the_whole_are_paid(self, strategy: Strategy) -> None:
        half = replace(self.whole, parts=1, whole=2)
        assert may(strategy, self.sold(half), give(ME, YOU, shares=(half,)))
        three = replace(self.whole, parts=3, whole=4)
        assert not may(strategy, self.sold(half), give(ME, YOU, shares=(three,)))

    @strategies
    def test_a_share_leaves_less_for_a_sum(self, strategy: Strategy) -> None:
        half = replace(self.whole, parts=1, whole=2)
        assert may(strategy, self.sold(half), give(ME, YOU, due=20_000))
        assert not may(strategy, self.sold(half), give(ME, YOU, due=30_000))

    @strategies
    def test_who_sells_what_a_share_is_of_would_owe_it_from_elsewhere(
        self, strategy: Strategy
    ) -> None:
        tenth = replace(self.whole, parts=1, whole=10)
        lots = give(ME, YOU, buildings=(60, 61, 62))
        assert not may(strategy, self.sold(tenth), lots)
        assert may(strategy, self.building(), lots)

    @strategies
    def test_a_bonus_that_nobody_knows_yet_is_not_given_away_twice(
        self, strategy: Strategy
    ) -> None:
        bonus = replace(self.whole, of="bonus")
        state = self.sold(bonus)
        assert not view(state, ME).outlook_now
        assert not may(strategy, state, give(ME, YOU, shares=(bonus,)), give(ME, YOU, due=10_000))


class TestClauses:
    """Three Laundries that will pay 40,000, unless it is agreed otherwise."""

    @staticmethod
    def building() -> State:
        state = with_lots(trading(), {ME: [60, 61, 62], YOU: [50]})
        return penniless(with_tiles(state, {ME: ["Laundry"] * 3}))

    @strategies
    def test_a_lot_that_stays_empty_pays_no_dues(self, strategy: Strategy) -> None:
        due = give(ME, YOU, due=40_000)
        assert may(strategy, self.building(), due)
        empty = BuildingClause(60, builds=False)
        agreed = self.building()._replace(clauses=(AgreedClause(ME, HER, empty, EVERYBODY),))
        assert not may(strategy, agreed, due)
        both = give(ME, YOU, due=40_000, clauses=(empty,))
        assert not may(strategy, self.building(), both)

    def test_dues_can_be_paid_by_what_a_clause_makes_it_build(self) -> None:
        state = self.building()
        builds = BuildingClause(60, "Laundry")
        state = state._replace(clauses=(AgreedClause(ME, HER, builds, EVERYBODY),))
        seen = view(state, ME)
        assert lacking_dues(seen, ME, lambda *_: ()) == -10_000
        assert lacking_dues(seen, ME, lambda *_: (Placement(61, "Laundry"),)) == -20_000


@strategies
def test_cash_that_an_open_call_offers_pays_nothing_else(strategy: Strategy) -> None:
    state = penniless(with_tiles(with_lots(trading(), {YOU: [50]}), {}), 20_000)
    bought = give(ME, YOU, due=20_000), give(YOU, ME, buildings=(50,))
    assert may(strategy, state, *bought)
    call = CallState("c", ME, Goods(tiles=("Photo",)), Goods(cash=10_000), "", first=True)
    assert not may(strategy, state._replace(calls=(call,)), *bought)
    assert may(strategy, state._replace(calls=(call._replace(status="ended"),)), *bought)

"""The end of a round: outlook, income, debts (docs/rules.md 4.5, 5 and 6)."""

from dataclasses import replace

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    all_done,
    all_pass,
    building,
    give,
    keep_lowest,
    seen,
    trading,
    with_lots,
)

from chinatown.game import (
    CLASSIC,
    MODERN,
    AddressedEvent,
    Offer,
    State,
    Trade,
    apply,
    mask_of,
    view,
)
from chinatown.game.events import (
    DebtDropped,
    DebtPaid,
    GameOver,
    IncomePaid,
    OutlookTurned,
    RoundBegan,
)
from chinatown.game.play import _round_ended


def with_shops(state: State, shops: dict[str, list[int]]) -> State:
    standing = [0] * 12
    for name, lots in shops.items():
        standing[state.edition.index[name]] = mask_of(lots)
    return state._replace(shops=tuple(standing))


def owing(state: State, *debts: tuple[int, int, int], secret: bool = False) -> State:
    """Let each debtor promise a creditor dollars after this round's income."""
    for debtor, creditor, dollars in debts:
        trade = Trade((give(debtor, creditor, due=dollars),))
        state, _ = apply(state, Offer(debtor, trade, secret))
        state = agreed(state, creditor)
    return state


def ended(state: State) -> tuple[State, list[AddressedEvent]]:
    """End the round in which everyone passes, and return the events."""
    state = all_done(state)
    return _round_ended(state._replace(built=(1 << state.players) - 1))


def test_every_business_pays_its_owner() -> None:
    state = with_lots(building(), {RED: [16, 17], YELLOW: [18, 20]})
    state = with_shops(state, {"Photo": [16, 17, 18]})
    after, events = ended(state)
    assert after.cash == (70_000, 60_000, 50_000, 50_000)
    paid = {event.seat: event for event in seen(events, None) if isinstance(event, IncomePaid)}
    assert [paid[seat].total for seat in range(4)] == [20_000, 10_000, 0, 0]
    (business,) = paid[RED].businesses
    assert (business.shop, business.buildings, business.finished) == ("Photo", (16, 17), False)


def test_the_next_round_begins_after_income() -> None:
    _, events = ended(building())
    kinds = [type(addressed.event) for addressed in events]
    assert kinds.index(IncomePaid) < kinds.index(RoundBegan)


class TestOutlook:
    def test_the_card_pays_before_businesses_do(self) -> None:
        state = with_lots(building(edition=CLASSIC), {RED: [16, 17], YELLOW: [18]})
        state = with_shops(state, {"Pharmacy": [16, 17], "Antiques": [18]})
        state = state._replace(outlook=((3, 4), *state.outlook[1:]))
        after, events = ended(state)
        assert after.cash[:2] == (5_000 + 2_000 + 2_000, 5_000 + 1_000)
        kinds = [type(addressed.event) for addressed in events]
        assert kinds.index(OutlookTurned) < kinds.index(IncomePaid)
        assert OutlookTurned((3, 4)) in seen(events, None)
        red = next(
            event
            for event in seen(events, None)
            if isinstance(event, IncomePaid) and event.seat == RED
        )
        assert (red.bonus, red.total) == (2_000, 4_000)

    @pytest.mark.parametrize(
        ("pays", "bonus"), [("tile", 3_000), ("business", 2_000), ("player", 1_000)]
    )
    def test_the_table_says_what_it_pays_for(self, pays: str, bonus: int) -> None:
        state = with_lots(building(edition=CLASSIC, outlook_pays=pays), {RED: [16, 17, 28]})
        state = with_shops(state, {"Pharmacy": [16, 17, 28]})
        state = state._replace(outlook=((3, 6), *state.outlook[1:]))
        assert ended(state)[0].cash[RED] == 5_000 + bonus + 2_000 + 1_000

    def test_six_of_the_nine_cards_are_used_one_a_round(self) -> None:
        state = building(edition=CLASSIC)
        assert len(state.outlook) == 6
        assert view(state, None).outlook == ()
        for round_ in range(1, 7):
            assert state.turned == round_ - 1
            assert view(state, None).outlook_left == 6 - state.turned
            state = all_pass(all_done(keep_lowest(state)))
        assert state.turned == 6


class TestDebts:
    def test_are_paid_right_after_income(self) -> None:
        state = with_lots(owing(trading(), (RED, YELLOW, 60_000)), {RED: [16]})
        state = with_shops(state, {"Photo": [16]})
        after, events = ended(state)
        assert after.cash[:2] == (0, 110_000)
        assert after.debts == ()
        assert DebtPaid(RED, YELLOW, 60_000, 0) in seen(events, WHITE)

    def test_what_the_debtor_lacks_stays_owed_and_is_paid_from_the_next_income(self) -> None:
        state = with_lots(owing(trading(), (RED, YELLOW, 70_000)), {RED: [16]})
        state = with_shops(state, {"Photo": [16]})
        after, _ = ended(state)
        assert after.cash[:2] == (0, 110_000)
        assert [debt.owed for debt in view(after, None).debts] == [10_000]
        later = all_pass(all_done(keep_lowest(after)))
        assert later.cash[:2] == (0, 120_000)
        assert later.debts == ()

    def test_the_oldest_debt_is_paid_first(self) -> None:
        state = owing(trading(), (RED, YELLOW, 40_000), (RED, GREEN, 40_000))
        after, _ = ended(state)
        assert after.cash[:3] == (0, 90_000, 60_000)
        assert [(debt.creditor, debt.owed) for debt in after.debts] == [(GREEN, 30_000)]

    def test_money_received_pays_debts_in_its_turn(self) -> None:
        state = owing(trading(), (YELLOW, GREEN, 90_000), (RED, YELLOW, 50_000))
        after, _ = ended(state)
        assert after.cash[:3] == (0, 10_000, 140_000)
        assert after.debts == ()

    def test_that_go_round_are_netted_where_nobody_has_cash(self) -> None:
        state = owing(trading(), (RED, YELLOW, 30_000), (YELLOW, RED, 20_000))
        after, events = ended(state._replace(cash=(0, 0, 50_000, 50_000)))
        assert after.cash == (0, 0, 50_000, 50_000)
        assert [(debt.debtor, debt.owed) for debt in after.debts] == [(RED, 10_000)]
        assert DebtPaid(YELLOW, RED, 20_000, 0) in seen(events, None)

    def test_were_paid_with_cash_only_before_version_three(self) -> None:
        state = owing(trading(), (RED, YELLOW, 30_000), (YELLOW, RED, 20_000))
        state = state._replace(setup=replace(state.setup, rules=2), cash=(0, 0, 50_000, 50_000))
        after, _ = ended(state)
        assert [debt.owed for debt in after.debts] == [30_000, 20_000]

    def test_of_a_secret_trade_are_told_to_its_parties_alone(self) -> None:
        state = owing(trading(), (RED, YELLOW, 60_000), secret=True)
        after, events = ended(state)
        assert any(isinstance(event, DebtPaid) for event in seen(events, YELLOW))
        assert not any(isinstance(event, DebtPaid) for event in seen(events, WHITE))
        assert view(after, RED).debts
        assert view(after, WHITE).debts == ()

    def test_are_dropped_with_a_note_at_the_end_of_the_game(self) -> None:
        state = owing(trading(), (RED, YELLOW, 80_000))
        after, events = ended(state._replace(round=6))
        assert after.phase == "over"
        assert after.debts == ()
        assert DebtDropped(RED, YELLOW, 30_000) in seen(events, None)


def test_after_round_six_the_game_is_over_and_everything_is_open() -> None:
    state, events = ended(trading()._replace(round=6))
    assert view(state, None).cash == state.cash
    assert view(state, WHITE).seed == "a seed"
    (over,) = [event for event in seen(events, None) if isinstance(event, GameOver)]
    assert over.seed == "a seed"
    assert over.ranking == view(state, None).ranking


def test_no_cash_is_known_before_that() -> None:
    assert view(trading(), RED).cash == (50_000, None, None, None)
    assert view(trading(), None).cash == (None,) * 4
    assert view(trading(open_money=True), None).cash == (MODERN.start,) * 4

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
    Debt,
    Offer,
    State,
    Trade,
    apply,
    income_phase,
    mask_of,
    view,
)
from chinatown.game.events import (
    DebtDropped,
    DebtPaid,
    GameOver,
    IncomePaid,
    OutlookTurned,
    PaidBusiness,
    RoundBegan,
)
from chinatown.game.income_phase import (
    _Payer,
    _settled_with_cash,
    drop_debts,
    pay_income,
    settle_debts,
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

    def test_owners_regroup_for_a_card_that_pays_for_each_business(self) -> None:
        state = building(edition=CLASSIC, outlook_pays="business")
        row = [28, 29, 30, 31, 32, 33]
        state = with_shops(with_lots(state, {RED: row}), {"Restaurant": row})
        state = state._replace(outlook=((3, 4), *state.outlook[1:]))
        after, events = ended(state)
        assert after.cash[RED] == 5_000 + 13_000
        paid = next(event for event in seen(events, RED) if isinstance(event, IncomePaid))
        assert paid.seat == RED
        assert (paid.bonus, paid.total) == (3_000, 13_000)
        assert [business.size for business in paid.businesses] == [4, 1, 1]
        # As versions 1 and 2 of the rules had it.
        before = state._replace(setup=replace(state.setup, rules=2))
        assert ended(before)[0].cash[RED] == 5_000 + 12_000

    def test_a_card_may_pay_for_more_than_the_income_that_regrouping_costs(self) -> None:
        state = building(edition=CLASSIC, outlook_pays="business")
        group = [28, 29, 30, 31, 32, 33, 34]
        state = with_shops(with_lots(state, {RED: group}), {"Restaurant": group})
        state = state._replace(outlook=((3, 4), *state.outlook[1:]))
        # Four and three pay 12,000 and 2,000 more; four and three single shops 11,000 and 4,000.
        after, events = ended(state)
        assert after.cash[RED] == 5_000 + 15_000
        paid = next(event for event in seen(events, RED) if isinstance(event, IncomePaid))
        assert (paid.bonus, paid.total) == (4_000, 15_000)
        assert [business.size for business in paid.businesses] == [4, 1, 1, 1]

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


def test_what_a_round_pays_is_told_seat_by_seat_from_the_first_player() -> None:
    state = with_lots(building(), {YELLOW: [16, 17, 19, 28], GREEN: [1]})._replace(first=2)
    state = with_shops(state, {"Photo": [16, 17, 19, 28], "Antiques": [1]})
    after, events = pay_income(state)
    finished = PaidBusiness("Photo", (16, 17, 19), 3, True, 50_000)
    single = PaidBusiness("Photo", (28,), 1, False, 10_000)
    antiques = PaidBusiness("Antiques", (1,), 1, False, 10_000)
    assert events == [
        AddressedEvent(IncomePaid(GREEN, (antiques,), 0, 10_000)),
        AddressedEvent(IncomePaid(WHITE, (), 0, 0)),
        AddressedEvent(IncomePaid(RED, (), 0, 0)),
        AddressedEvent(IncomePaid(YELLOW, (finished, single), 0, 60_000)),
    ]
    cash = (50_000, 110_000, 60_000, 50_000)
    assert after == state._replace(cash=cash, counted_cash=cash)


def test_an_outlook_card_turned_early_is_not_turned_again_and_pays_in_its_round() -> None:
    state = with_lots(building(edition=CLASSIC), {RED: [16]})
    state = with_shops(state, {"Pharmacy": [16]})
    state = state._replace(outlook=((), (3, 4), (), (), (), ()), round=2, turned=2)
    after, events = pay_income(state)
    assert after.turned == 2
    assert IncomePaid(RED, (PaidBusiness("Pharmacy", (16,), 1, False, 1_000),), 1_000, 2_000) in (
        seen(events, None)
    )
    assert not any(isinstance(event, OutlookTurned) for event in seen(events, None))
    later, events = pay_income(state._replace(turned=1))
    assert (later.turned, later.cash) == (2, after.cash)
    assert seen(events, None)[0] == OutlookTurned((3, 4))
    blank, _ = pay_income(state._replace(round=3, turned=3))
    assert blank.cash[RED] == 6_000


class TestPayer:
    def test_tells_each_business_with_its_size_and_dollars(self) -> None:
        payer = _Payer("Photo", 3, 10_000, regroup=False, with_bonus=False)
        assert payer[mask_of([16, 17, 18, 20, 1, 2])] == (
            PaidBusiness("Photo", (16, 17, 18), 3, True, 50_000),
            PaidBusiness("Photo", (1, 2), 2, False, 20_000),
            PaidBusiness("Photo", (20,), 1, False, 10_000),
        )
        cross = mask_of([19, 16, 20, 22, 17, 18])
        parts = _Payer("Pharmacy", 3, 1_000, regroup=True, with_bonus=False)[cross]
        assert sum(business.pays for business in parts) == 10_000

    def test_remembers_what_it_paid_until_it_is_full(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(income_phase, "_CACHE_SIZE", 2)
        payer = _Payer("Photo", 3, 10_000, regroup=False, with_bonus=False)
        first = payer[mask_of([1])]
        assert payer[mask_of([1, 16])][0] is first[0]
        assert payer[mask_of([1])] is first
        assert len(payer) == 2
        third = payer[mask_of([1, 28])]
        assert list(payer) == [mask_of([1, 28])]
        assert third[0] == first[0]
        assert third[0] is not first[0]


def test_debts_are_told_to_those_who_may_know_with_what_is_left() -> None:
    state = owing(trading(), (YELLOW, GREEN, 70_000), (GREEN, RED, 20_000), secret=True)
    after, events = settle_debts(state)
    both, others = 1 << YELLOW | 1 << GREEN, 1 << GREEN | 1 << RED
    assert events == [
        AddressedEvent(DebtPaid(YELLOW, GREEN, 50_000, 20_000), both),
        AddressedEvent(DebtPaid(GREEN, RED, 20_000, 0), others),
    ]
    assert after.cash == (70_000, 0, 80_000, 50_000)
    assert after.debts == (Debt(YELLOW, GREEN, 20_000, both),)
    assert settle_debts(trading()) == (trading(), [])
    dropped, events = drop_debts(after)
    assert (dropped.debts, dropped.cash) == ((), after.cash)
    assert events == [AddressedEvent(DebtDropped(YELLOW, GREEN, 20_000), both)]
    assert drop_debts(trading()) == (trading(), [])


def test_before_version_three_the_list_of_debts_was_gone_through_again_and_again() -> None:
    dues = [(YELLOW, GREEN, 90), (RED, YELLOW, 50), (GREEN, RED, 200)]
    # Yellow pays 40, red 50, green 40; then yellow the 50 it got, and green those.
    assert _settled_with_cash((50, 40, 0), dues) == (90, 50, 90)
    assert _settled_with_cash((0, 0, 0), dues) == (0, 0, 0)
    assert _settled_with_cash((10, 0, 0), [(RED, YELLOW, 10), (RED, GREEN, 10)]) == (10, 0)
    assert _settled_with_cash((10, 5, 0), [(RED, YELLOW, 0), (YELLOW, GREEN, 9)]) == (0, 5)


def test_all_types_of_an_owner_pay_in_the_order_of_the_edition() -> None:
    state = with_lots(building(), {RED: [16, 28, 29]})
    state = with_shops(state, {"Antiques": [16], "Photo": [28, 29]})
    after, events = pay_income(state)
    photo = PaidBusiness("Photo", (28, 29), 2, False, 20_000)
    antiques = PaidBusiness("Antiques", (16,), 1, False, 10_000)
    assert IncomePaid(RED, (photo, antiques), 0, 30_000) in seen(events, None)
    assert after.cash[RED] == 80_000

"""Answers to offers: everything that is told, and to whom (docs/rules.md 5)."""

from dataclasses import replace

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    all_done,
    give,
    offered,
    refused,
    seen,
    table,
    trading,
    with_lots,
)

from chinatown.game import (
    EVERYONE,
    REASONS,
    Action,
    AddressedEvent,
    Agree,
    Call,
    Debt,
    Done,
    EndCall,
    Goods,
    IllegalAction,
    Offer,
    Phrase,
    Pledge,
    Promise,
    Refuse,
    State,
    Trade,
    Withdraw,
    apply,
    mask_of,
)
from chinatown.game.errors import Param
from chinatown.game.responses import _failure, _lapse
from chinatown.game.trade_events import (
    Agreed,
    AgreementTakenBack,
    CallEnded,
    DoneSaid,
    ItemsMoved,
    Lapsed,
    Refused,
    TradeFailed,
    TradeMade,
    Withdrawn,
)


def refusal(state: State, action: Action) -> tuple[str, dict[str, Param]]:
    error = refused(state, action)
    return error.code, error.params


class TestTold:
    """What is told to whom when offers are answered."""

    both = 1 << RED | 1 << YELLOW

    def test_an_open_trade_that_is_made(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, buildings=(19,), due=10_000))
        for seat in (RED, YELLOW, WHITE):
            state, _ = apply(state, Done(seat))
        offer = state.offers[0]
        after, events = apply(state, Agree(YELLOW, offer.id))
        assert [event for event, _ in events] == [
            Agreed(YELLOW, offer.id),
            TradeMade(offer.id, offer.trade, False),
            DoneSaid(RED, False),
            DoneSaid(YELLOW, False),
        ]
        assert {audience for _, audience in events} == {EVERYONE}
        assert after.done == 1 << WHITE
        assert after.offers == (offer._replace(status="made", agreed=self.both),)
        assert after.debts == (Debt(RED, YELLOW, 10_000, EVERYONE),)

    def test_a_secret_trade_that_is_made(self) -> None:
        gift = give(RED, YELLOW, buildings=(19,), cash=10_000, due=20_000)
        state = offered(table(), RED, gift, secret=True)
        offer = state.offers[0]
        after, events = apply(state, Agree(YELLOW, offer.id))
        shown = Trade((give(RED, YELLOW, buildings=(19,)),))
        assert events == (
            AddressedEvent(Agreed(YELLOW, offer.id), self.both),
            AddressedEvent(TradeMade(offer.id, offer.trade, True), self.both),
            AddressedEvent(ItemsMoved(shown), EVERYONE ^ self.both),
        )
        assert after.debts == (Debt(RED, YELLOW, 20_000, self.both),)

    def test_a_trade_that_fails(self) -> None:
        swap = give(RED, YELLOW, cash=50_000), give(YELLOW, RED, buildings=(20,))
        state = offered(table(), RED, *swap, secret=True)
        state = agreed(offered(state, RED, give(RED, GREEN, cash=10_000)), GREEN)
        offer = state.offers[0]
        after, events = apply(state, Agree(YELLOW, offer.id))
        assert events == (
            AddressedEvent(Agreed(YELLOW, offer.id), self.both),
            AddressedEvent(TradeFailed(offer.id, "did-not-happen"), self.both),
            AddressedEvent(TradeFailed(offer.id, "not-enough-cash"), 1 << RED),
        )
        ended = offer._replace(status="failed", reason="did-not-happen", agreed=self.both)
        assert after.offers == (ended, state.offers[1])
        assert (after.cash, after.owned) == (state.cash, state.owned)

    def test_a_refusal_with_all_that_it_says(self) -> None:
        ring = give(RED, YELLOW, cash=10_000), give(GREEN, RED, buildings=(28,))
        state = agreed(offered(table(), RED, *ring, secret=True), YELLOW)
        offer = state.offers[0]
        wants = (Phrase("wants", dollars=50_000),)
        refusal = Refuse(YELLOW, offer.id, " x " * 90, "too-little", wants)
        after, events = apply(state, refusal)
        words = (" x " * 90).strip()
        event = Refused(YELLOW, offer.id, words, "too-little", wants)
        assert events == (AddressedEvent(event, offer.parties),)
        assert after.offers[0] == offer._replace(
            status="refused",
            by=YELLOW,
            reason=words,
            because="too-little",
            reply=wants,
            agreed=1 << RED,
        )

    def test_an_offer_or_an_agreement_that_is_taken_back(self) -> None:
        ring = give(RED, YELLOW, cash=10_000), give(GREEN, RED, buildings=(28,))
        state = agreed(offered(table(), RED, *ring, secret=True), YELLOW)
        offer = state.offers[0]
        after, events = apply(state, Withdraw(YELLOW, offer.id))
        assert events == (AddressedEvent(AgreementTakenBack(YELLOW, offer.id), offer.parties),)
        assert after.offers == (offer._replace(agreed=1 << RED),)
        after, events = apply(state, Withdraw(RED, offer.id))
        assert events == (AddressedEvent(Withdrawn(RED, offer.id), offer.parties),)
        assert after.offers == (offer._replace(status="withdrawn"),)

    def test_what_lapses_with_what_moved(self) -> None:
        state = offered(table(), YELLOW, give(YELLOW, GREEN, buildings=(20,)), secret=True)
        state = offered(state, YELLOW, give(YELLOW, WHITE, buildings=(16,)))
        state = offered(state, YELLOW, give(YELLOW, RED, buildings=(20,)))
        secret, other, gift = state.offers
        after, events = apply(state, Agree(RED, gift.id))
        lapse = Lapsed(secret.id, "building-moved", 20)
        assert events[2:] == (AddressedEvent(lapse, 1 << YELLOW | 1 << GREEN),)
        assert after.offers[0] == secret._replace(status="lapsed", reason="building-moved")
        assert after.offers[1] == other


def test_full_hands_and_used_up_markers_let_offers_lapse() -> None:
    state = with_lots(table(), {RED: range(1, 30), YELLOW: [31, 32], GREEN: [33]})
    state = offered(state, YELLOW, give(YELLOW, RED, buildings=(31,)))
    state = offered(state, GREEN, give(GREEN, RED, buildings=(33,)))
    after, events = apply(state, Agree(RED, state.offers[0].id))
    assert Lapsed(state.offers[1].id, "too-many-buildings") in seen(events, None)
    state = trading(keep_cards=True)._replace(
        hands=(mask_of([50, 51, 52, 53, 54]), mask_of([60]), mask_of([70]), 0)
    )
    state = offered(state, YELLOW, give(YELLOW, RED, cards=(60,)))
    state = offered(state, GREEN, give(GREEN, RED, cards=(70,)))
    after, events = apply(state, Agree(RED, state.offers[0].id))
    assert Lapsed(state.offers[1].id, "too-many-cards") in seen(events, None)
    assert after.offers[1].status == "lapsed"


class TestRefusedAnswers:
    state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)), give(GREEN, RED, cash=10_000))
    name = state.offers[-1].id

    def test_say_what_is_wrong(self) -> None:
        for action, code, params in (
            (Agree(RED, self.name), "already-agreed", {}),
            (Agree(YELLOW, "nothing"), "no-such-offer", {"offer": "nothing"}),
            (Refuse(RED, self.name), "own-offer", {}),
            (Refuse(YELLOW, self.name, "x" * 281), "text-length", {"most": 280}),
            (
                Refuse(YELLOW, self.name, because="b" * 50),  # type: ignore[arg-type]
                "unknown-reason",
                {"reason": "b" * 40, "known": REASONS},
            ),
            (
                Refuse(YELLOW, self.name, phrases=(Phrase("thanks", seat=YELLOW),)),
                "phrase-field",
                {"phrase": "thanks", "field": "seat"},
            ),
            (Withdraw(YELLOW, self.name), "not-agreed", {}),
        ):
            assert refusal(self.state, action) == (code, params)

    def test_reasons_may_have_280_letters(self) -> None:
        state, _ = apply(self.state, Refuse(YELLOW, self.name, "x" * 280))
        assert state.offers[0].reason == "x" * 280

    def test_are_for_the_trade_phase(self) -> None:
        wrong = "wrong-phase", {"phase": "build", "needs": "trade"}
        later = all_done(self.state)
        for action in (
            Agree(YELLOW, self.name),
            Refuse(YELLOW, self.name),
            Withdraw(RED, self.name),
        ):
            assert refusal(later, action) == wrong


def test_promises_are_numbered_within_their_trade() -> None:
    pledges = Pledge(YELLOW, RED, "a Photo"), Pledge(RED, YELLOW, "no Dim Sum")
    gift = give(RED, YELLOW, buildings=(19,))
    earlier = Promise("old.0", 1, RED, GREEN, "so", EVERYONE)
    state = table()._replace(promises=(earlier,), round=2)
    state, _ = apply(state, Offer(RED, Trade((gift,), pledges), secret=True))
    name = state.offers[0].id
    after, events = apply(state, Agree(YELLOW, name))
    both = 1 << RED | 1 << YELLOW
    assert after.promises == (
        earlier,
        Promise(f"{name}.0", 2, YELLOW, RED, "a Photo", both),
        Promise(f"{name}.1", 2, RED, YELLOW, "no Dim Sum", both),
    )
    assert seen(events, WHITE) == [ItemsMoved(Trade((gift,)))]


class TestAnswersToACall:
    """A call and the offers that answer it end together."""

    def position(self, *, first: bool = False) -> State:
        seeks, gives = Goods(buildings=(20,)), Goods(cash=50_000)
        state, _ = apply(table(), Call(RED, seeks, gives, first=first))
        state, _ = apply(state, Call(RED, Goods(), Goods(cash=10_000)))
        return state

    def answer(self, state: State, seat: int, *, call: int = 0, secret: bool = False) -> State:
        parts = give(seat, RED, cash=10_000), give(RED, seat, due=10_000)
        offer = Offer(seat, Trade(parts), secret, answers=state.calls[call].id)
        return apply(state, offer)[0]

    def test_the_other_open_answers_lapse(self) -> None:
        state = self.answer(self.position(), YELLOW)
        state = self.answer(self.answer(state, GREEN, secret=True), WHITE, call=1)
        state = self.answer(state, GREEN)
        state, _ = apply(state, Refuse(RED, state.offers[3].id))
        state = offered(state, WHITE, give(WHITE, RED, cash=20_000))
        call = state.calls[0].id
        after, events = apply(state, Agree(RED, state.offers[0].id))
        lapse = Lapsed(state.offers[1].id, "call-ended")
        assert events[2:] == (
            AddressedEvent(CallEnded(RED, call, "answered")),
            AddressedEvent(lapse, 1 << RED | 1 << GREEN),
        )
        assert [offer.status for offer in after.offers] == [
            *("made", "lapsed", "open", "refused", "open")
        ]
        assert [call.status for call in after.calls] == ["answered", "open"]

    def test_an_answer_that_fails_ends_only_a_call_for_the_first(self) -> None:
        for first in (False, True):
            state = self.answer(self.position(first=first), YELLOW)
            state = agreed(offered(state, YELLOW, give(YELLOW, GREEN, cash=50_000)), GREEN)
            after, events = apply(state, Agree(RED, state.offers[0].id))
            status = "did-not-happen" if first else "open"
            assert after.offers[0].status == "failed"
            assert [call.status for call in after.calls] == [status, "open"]
            ends = [event for event in seen(events, None) if isinstance(event, CallEnded)]
            assert ends == [CallEnded(RED, state.calls[0].id, "did-not-happen")] * first

    def test_an_answer_to_a_call_that_is_over_ends_nothing(self) -> None:
        state = self.answer(self.position(), YELLOW)
        state, _ = apply(state, EndCall(RED, state.calls[0].id))
        after, events = apply(state, Agree(RED, state.offers[0].id))
        assert after.calls == state.calls
        assert len(events) == 2

    def test_the_first_rules_ended_a_call_by_a_secret_answer_too(self) -> None:
        state = self.answer(self.position(), YELLOW, secret=True)
        assert agreed(state, RED).calls[0].status == "open"
        old = state._replace(setup=replace(state.setup, rules=1))
        assert agreed(old, RED).calls[0].status == "answered"


def test_all_who_lack_something_are_told_what() -> None:
    state = table()
    swap = give(RED, YELLOW, cash=50_000), give(YELLOW, RED, cash=40_000)
    state = offered(state, RED, *swap, give(GREEN, RED, buildings=(28,)))
    state = agreed(state, YELLOW)
    name = state.offers[0].id
    state = agreed(offered(state, RED, give(RED, WHITE, cash=10_000)), WHITE)
    state = agreed(offered(state, YELLOW, give(YELLOW, WHITE, cash=20_000)), WHITE)
    after, events = apply(state, Agree(GREEN, name))
    assert events[1:] == (
        AddressedEvent(TradeFailed(name, "did-not-happen")),
        AddressedEvent(TradeFailed(name, "not-enough-cash"), 1 << RED),
        AddressedEvent(TradeFailed(name, "not-enough-cash"), 1 << YELLOW),
    )
    assert after.offers[0].status == "failed"


def test_what_only_a_fault_of_the_rules_could_bring_is_no_failure_or_lapse() -> None:
    for reason_of in (_failure, _lapse):
        with pytest.raises(AssertionError, match="game-over"):
            reason_of(IllegalAction("game-over"))

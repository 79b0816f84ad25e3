"""Calls to the whole table, and who answers them (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    all_done,
    give,
    lots_of,
    new_game,
    offered,
    refused,
    seen,
    table,
)

from chinatown.game import (
    Agree,
    Call,
    Done,
    EndCall,
    Goods,
    Offer,
    State,
    TakeCall,
    Trade,
    apply,
    view,
)
from chinatown.game.trade_events import Called, CallEnded, DoneSaid, Lapsed, TradeFailed, TradeMade

LOT_20 = Goods(buildings=(20,))
CASH = Goods(cash=40_000)


def called(
    state: State, seat: int, seeks: Goods, gives: Goods, text: str = "", *, first: bool = False
) -> State:
    return apply(state, Call(seat, seeks, gives, text, first))[0]


def test_a_call_is_known_to_everyone() -> None:
    state, events = apply(table(), Call(RED, LOT_20, CASH, " quick "))
    (call,) = view(state, None).calls
    assert (call.seat, call.seeks, call.gives, call.text) == (RED, LOT_20, CASH, "quick")
    assert seen(events, None) == [Called(RED, call.id, LOT_20, CASH, "quick", False)]


REFUSED_CALLS = [
    ("empty-call", Goods(), Goods(), "  ", False),
    ("text-length", LOT_20, CASH, "x" * 281, False),
    ("call-not-complete", LOT_20, Goods(), "", True),
    ("call-cash-twice", Goods(cash=10_000), CASH, "", False),
    ("building-is-yours", Goods(buildings=(19,)), CASH, "", False),
    ("building-not-owned", CASH, LOT_20, "", False),
    ("tile-not-held", CASH, Goods(tiles=("Dim Sum",)), "", False),
    ("not-enough-cash", LOT_20, Goods(cash=60_000), "", False),
    ("off-denomination", LOT_20, Goods(cash=5_000), "", False),
    ("unknown-building", Goods(buildings=(99,)), CASH, "", False),
    ("unknown-shop-type", Goods(tiles=("Bakery",)), CASH, "", False),
]


@pytest.mark.parametrize(("code", "seeks", "gives", "text", "first"), REFUSED_CALLS)
def test_a_call_that_cannot_be_is_refused(
    code: str, seeks: Goods, gives: Goods, text: str, first: bool
) -> None:
    assert refused(table(), Call(RED, seeks, gives, text, first)).code == code


def test_words_alone_are_a_call() -> None:
    assert called(table(), RED, Goods(), Goods(), "who wants to trade?").calls


def test_one_can_seek_what_nobody_has_yet() -> None:
    assert called(table(), RED, Goods(buildings=(85,), tiles=("Antiques",)), CASH).calls


def test_at_most_five_calls_of_one_player_stand() -> None:
    state = table()
    for _ in range(5):
        state = called(state, RED, LOT_20, CASH)
    assert refused(state, Call(RED, LOT_20, CASH)).code == "too-many-calls"
    state, _ = apply(state, EndCall(RED, state.calls[0].id))
    assert called(state, RED, LOT_20, CASH).calls[-1].status == "open"


def test_calling_is_for_the_trade_phase_and_makes_one_not_done() -> None:

    assert refused(new_game(), Call(RED, LOT_20, CASH)).code == "wrong-phase"
    state, _ = apply(table(), Done(RED))
    state, events = apply(state, Call(RED, LOT_20, CASH))
    assert DoneSaid(RED, False) in seen(events, None)
    assert state.done == 0


class TestAnswers:
    state = called(table(), RED, LOT_20, CASH)
    name = state.calls[0].id

    def answered(self, state: State, seat: int, cash: int) -> State:
        parts = (give(seat, RED, buildings=lots_of(state, seat)[-1:]), give(RED, seat, cash=cash))
        return apply(state, Offer(seat, Trade(tuple(parts)), answers=self.name))[0]

    def test_the_caller_picks_one_and_the_others_lapse(self) -> None:
        state = self.answered(self.state, YELLOW, 50_000)
        state = self.answered(state, GREEN, 10_000)
        assert [offer.answers for offer in state.offers] == [self.name] * 2

        state, events = apply(state, Agree(RED, state.offers[1].id))
        assert [offer.status for offer in state.offers] == ["lapsed", "made"]
        assert state.calls[0].status == "answered"
        assert CallEnded(RED, self.name, "answered") in seen(events, None)
        assert Lapsed(state.offers[0].id, "call-ended") in seen(events, None)

    def test_answers_go_to_the_caller_and_to_a_call_that_stands(self) -> None:
        elsewhere = Offer(YELLOW, Trade((give(YELLOW, GREEN, buildings=(20,)),)), answers=self.name)
        assert refused(self.state, elsewhere).code == "call-needs-caller"
        own = Offer(RED, Trade((give(RED, GREEN, cash=10_000),)), answers=self.name)
        assert refused(self.state, own).code == "call-needs-caller"
        answer = Trade((give(YELLOW, RED, buildings=(20,)),))
        assert refused(self.state, Offer(YELLOW, answer, answers="no")).code == "no-such-call"
        ended, _ = apply(self.state, EndCall(RED, self.name))
        error = refused(ended, Offer(YELLOW, answer, answers=self.name))
        assert (error.code, error.params["status"]) == ("call-closed", "ended")

    def test_ending_a_call_leaves_its_answers_standing(self) -> None:
        state = self.answered(self.state, YELLOW, 50_000)
        assert refused(state, EndCall(YELLOW, self.name)).code == "not-your-call"
        state, _ = apply(state, EndCall(RED, self.name))
        assert state.offers[0].status == "open"
        assert agreed(state, RED).offers[0].status == "made"

    def test_a_call_wants_offers_unless_it_is_for_the_first(self) -> None:
        assert refused(self.state, TakeCall(YELLOW, self.name)).code == "call-wants-offers"


class TestForTheFirst:
    state = called(table(), RED, LOT_20, CASH, first=True)
    name = state.calls[0].id

    def test_whoever_takes_it_has_the_trade_at_once(self) -> None:
        state, events = apply(self.state, TakeCall(YELLOW, self.name))
        assert lots_of(state, RED) == [19, 20]
        assert state.cash[:2] == (10_000, 90_000)
        assert state.calls[0].status == "answered"
        assert any(isinstance(event, TradeMade) for event in seen(events, WHITE))
        assert refused(state, TakeCall(GREEN, self.name)).code == "call-closed"

    def test_only_who_can_do_it_takes_it(self) -> None:
        assert refused(self.state, TakeCall(GREEN, self.name)).code == "building-not-owned"
        assert refused(self.state, TakeCall(RED, self.name)).code == "own-call"
        assert refused(self.state, TakeCall(YELLOW, "nothing")).code == "no-such-call"

    def test_when_the_caller_has_the_cash_no_more_it_does_not_happen(self) -> None:
        state = agreed(offered(self.state, RED, give(RED, GREEN, cash=20_000)), GREEN)
        before = state
        state, events = apply(state, TakeCall(YELLOW, self.name))
        assert (state.owned, state.cash) == (before.owned, before.cash)
        assert state.calls[0].status == "did-not-happen"
        failures = [event for event in seen(events, YELLOW) if isinstance(event, TradeFailed)]
        assert [event.why for event in failures] == ["did-not-happen"]


def test_a_call_is_over_when_what_it_gives_is_visibly_gone() -> None:
    state = called(table(), YELLOW, Goods(), Goods(buildings=(20,)))
    state = called(state, YELLOW, Goods(), Goods(tiles=("Dim Sum", "Dim Sum")))
    state = called(state, RED, LOT_20, CASH)
    state = offered(state, YELLOW, give(YELLOW, RED, buildings=(20,), tiles=("Dim Sum",)))
    state = agreed(state, RED)
    assert [call.status for call in state.calls] == ["building-moved", "tiles-moved", "answered"]


def test_calls_end_with_trading_and_go_with_the_round() -> None:
    state = all_done(called(table(), RED, LOT_20, CASH))
    assert state.calls[0].status == "trading-ended"


def test_a_secret_answer_ends_no_call_as_that_would_show_it() -> None:
    state = called(table(), RED, LOT_20, CASH)
    call = state.calls[0].id
    parts = give(RED, YELLOW, cash=10_000), give(YELLOW, RED, due=20_000)
    state, _ = apply(state, Offer(YELLOW, Trade(parts), secret=True, answers=call))
    after, events = apply(state, Agree(RED, state.offers[-1].id))
    assert after.offers[-1].status == "made"
    assert after.calls[0].status == "open"
    for viewer in (GREEN, WHITE, None):
        assert seen(events, viewer) == []
        assert view(after, viewer) == view(state, viewer)
    assert apply(after, EndCall(RED, call))[0].calls[0].status == "ended"


def test_a_secret_answer_ends_the_call_when_all_see_that_its_author_has_what_it_sought() -> None:
    state = called(table(), RED, LOT_20, CASH)
    parts = give(YELLOW, RED, buildings=(20,)), give(RED, YELLOW, cash=40_000)
    answer = Offer(YELLOW, Trade(parts), secret=True, answers=state.calls[0].id)
    state, _ = apply(state, answer)
    after, _ = apply(state, Agree(RED, state.offers[-1].id))
    assert after.calls[0].status == "answered"

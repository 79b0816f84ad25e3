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
    with_lots,
    with_tiles,
)

from chinatown.game import (
    Agree,
    Call,
    CallState,
    Done,
    EndCall,
    Goods,
    Offer,
    OfferState,
    State,
    TakeCall,
    Trade,
    apply,
    view,
)
from chinatown.game.calls import may_take
from chinatown.game.trade_events import (
    Agreed,
    Called,
    CallEnded,
    DoneSaid,
    Lapsed,
    TradeFailed,
    TradeMade,
)

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


REFUSAL_PARAMS: list[tuple[Call, dict[str, object]]] = [
    (Call(RED, LOT_20, CASH, "x" * 281), {"most": 280}),
    (Call(RED, Goods(), Goods()), {}),
    (Call(RED, Goods(), CASH, "", True), {}),
    (Call(RED, Goods(buildings=(28, 19)), CASH), {"building": 19}),
    (Call(RED, CASH, Goods(buildings=(19, 20))), {"building": 20, "seat": RED}),
    (Call(RED, CASH, Goods(tiles=("Photo", "Dim Sum"))), {"shop": "Dim Sum", "seat": RED}),
    (Call(RED, LOT_20, Goods(cash=60_000)), {"cash": 60_000, "held": 50_000}),
]


@pytest.mark.parametrize(("action", "params"), REFUSAL_PARAMS)
def test_a_refused_call_says_what_is_wrong_with_it(action: Call, params: dict[str, object]) -> None:
    assert refused(table(), action).params == params


def test_a_call_may_be_as_long_as_a_remark_and_need_no_words_with_both_sides() -> None:
    assert called(table(), RED, LOT_20, CASH, "x" * 280).calls[0].text == "x" * 280
    assert called(table(), RED, LOT_20, CASH, first=True).calls[0].first
    assert called(table(), RED, Goods(), CASH).calls
    assert called(table(), RED, Goods(cash=10_000), Goods(buildings=(19,))).calls


@pytest.mark.parametrize("seat", [YELLOW, WHITE])
def test_what_a_call_names_is_put_in_order(seat: int) -> None:
    state = with_lots(table(), {seat: [16, 17, 20], GREEN: [28]})
    state = with_tiles(state, {seat: ["Dim Sum", "Photo"]})
    gives = Goods((20, 16), ("Dim Sum", "Photo"), 10_000)
    state, events = apply(state, Call(seat, Goods((30, 28), ("Laundry", "Photo")), gives))
    in_order = Goods((28, 30), ("Photo", "Laundry")), Goods((16, 20), ("Photo", "Dim Sum"), 10_000)
    (call,) = state.calls
    assert call == CallState(call.id, seat, *in_order, "", False)
    assert seen(events, None) == [Called(seat, call.id, *in_order, "", False)]


def test_whoever_has_all_its_markers_on_the_board_may_still_be_given_to() -> None:
    state = with_lots(table(), {YELLOW: [85], RED: range(1, 31), GREEN: range(31, 61)})
    assert called(state, YELLOW, Goods(), Goods(buildings=(85,))).calls


def test_a_player_calls_on_while_others_call_and_ended_calls_do_not_count() -> None:
    state = table()
    for seat in (RED, YELLOW):
        for _ in range(4):
            state = called(state, seat, Goods(buildings=(85,)), CASH)
    state, _ = apply(state, EndCall(RED, state.calls[0].id))
    for _ in range(2):
        state = called(state, RED, LOT_20, CASH)
    error = refused(state, Call(RED, LOT_20, CASH))
    assert (error.code, error.params) == ("too-many-calls", {"most": 5})
    assert len({call.id for call in state.calls}) == 10
    assert called(state, YELLOW, Goods(buildings=(85,)), CASH)


def test_a_caller_who_was_done_trades_again_and_nobody_else() -> None:
    state = table()
    for seat in (RED, YELLOW, GREEN):
        state, _ = apply(state, Done(seat))
    state, events = apply(state, Call(YELLOW, Goods(), Goods(), "Wait!"))
    name = state.calls[0].id
    assert state.done == 1 << RED | 1 << GREEN
    assert seen(events, None) == [
        Called(YELLOW, name, Goods(), Goods(), "Wait!", False),
        DoneSaid(YELLOW, False),
    ]


class TestTakingACall:
    """Yellow gives 16 and 10,000 for a Photo to whoever is first."""

    def position(self) -> State:
        return called(
            table(), YELLOW, Goods(tiles=("Photo",)), Goods((16,), (), 10_000), first=True
        )

    def test_is_an_offer_that_both_have_agreed_to(self) -> None:
        state = self.position()
        call = state.calls[0].id
        trade = Trade(
            (
                give(RED, YELLOW, tiles=("Photo",)),
                give(YELLOW, RED, buildings=(16,), cash=10_000),
            )
        )
        state, events = apply(state, TakeCall(RED, call))
        (offer,) = state.offers
        both = 1 << RED | 1 << YELLOW
        assert offer == OfferState(
            f"{call}.0", YELLOW, trade, False, "", both, both, "made", answers=call
        )
        assert seen(events, None) == [
            Agreed(RED, offer.id),
            TradeMade(offer.id, trade, False),
            CallEnded(YELLOW, call, "answered"),
        ]

    def test_is_for_those_who_can_do_their_part(self) -> None:
        state = self.position()
        (call,) = state.calls
        assert [may_take(state, call, seat) for seat in (RED, GREEN, WHITE)] == [
            *(True, False, False)
        ]
        for seat, tiles in ((GREEN, ["Photo"]), (WHITE, [])):
            position = with_tiles(state, {seat: tiles})
            assert may_take(position, call, seat) == bool(tiles)
        asked = called(table(), YELLOW, Goods(cash=60_000), Goods(buildings=(16,)), first=True)
        assert not may_take(asked, asked.calls[0], RED)

    def test_takes_what_its_own_part_needs(self) -> None:
        state = called(table(), YELLOW, Goods(cash=60_000), Goods(buildings=(16,)), first=True)
        error = refused(state, TakeCall(RED, state.calls[0].id))
        assert (error.code, error.params) == ("not-enough-cash", {"cash": 60_000, "held": 50_000})

    def test_is_for_the_trade_phase(self) -> None:
        state = self.position()
        later = all_done(state)
        for action in (TakeCall(RED, state.calls[0].id), EndCall(YELLOW, state.calls[0].id)):
            error = refused(later, action)
            assert error.code == "wrong-phase"
            assert error.params == {"phase": "build", "needs": "trade"}


def test_a_call_that_there_is_not_and_one_that_is_over_are_named() -> None:
    state = called(table(), RED, LOT_20, CASH, first=True)
    name = state.calls[0].id
    for action in (TakeCall(YELLOW, "nothing"), EndCall(RED, "nothing")):
        error = refused(state, action)
        assert (error.code, error.params) == ("no-such-call", {"call": "nothing"})
    ended, events = apply(state, EndCall(RED, name))
    assert seen(events, None) == [CallEnded(RED, name, "ended")]
    assert ended.calls[0] == state.calls[0]._replace(status="ended")
    for action in (TakeCall(YELLOW, name), EndCall(RED, name)):
        error = refused(ended, action)
        assert (error.code, error.params) == ("call-closed", {"call": name, "status": "ended"})
    assert refused(state, TakeCall(RED, name)).params == {}


def test_ending_one_call_leaves_the_others() -> None:
    state = called(called(table(), RED, LOT_20, CASH), YELLOW, Goods(), CASH)
    state, events = apply(state, EndCall(YELLOW, state.calls[1].id))
    assert [call.status for call in state.calls] == ["open", "ended"]
    assert seen(events, None) == [CallEnded(YELLOW, state.calls[1].id, "ended")]


def test_a_call_stands_while_what_it_gives_and_seeks_is_where_it_was() -> None:
    state = called(table(), YELLOW, Goods(buildings=(28,)), Goods(buildings=(16, 20)))
    state = called(state, YELLOW, Goods(tiles=("Photo",)), Goods(tiles=("Dim Sum", "Dim Sum")))
    state = called(state, YELLOW, Goods(buildings=(30, 28)), Goods(cash=10_000))
    state = agreed(offered(state, YELLOW, give(YELLOW, RED, buildings=(17,))), RED)
    assert [call.status for call in state.calls] == ["open"] * 3
    state = agreed(offered(state, YELLOW, give(YELLOW, RED, tiles=("Dim Sum",))), RED)
    assert [call.status for call in state.calls] == ["open", "tiles-moved", "open"]
    state = offered(state, YELLOW, give(GREEN, YELLOW, buildings=(28,)))
    after, events = apply(state, Agree(GREEN, state.offers[-1].id))
    assert [call.status for call in after.calls] == ["answered", "tiles-moved", "answered"]
    assert [event for event in seen(events, None) if isinstance(event, CallEnded)] == [
        CallEnded(YELLOW, after.calls[0].id, "answered"),
        CallEnded(YELLOW, after.calls[2].id, "answered"),
    ]
    state = agreed(offered(state, YELLOW, give(YELLOW, RED, buildings=(20,))), RED)
    assert [call.status for call in state.calls] == ["building-moved", "tiles-moved", "open"]


def test_tiles_of_a_caller_with_all_markers_around_are_still_there() -> None:
    state = called(table(), YELLOW, Goods(), Goods(tiles=("Dim Sum",)))
    full = with_lots(state, {RED: range(1, 16), YELLOW: [20], GREEN: [28]})
    after = agreed(offered(full, RED, give(RED, YELLOW, cash=10_000)), YELLOW)
    assert after.calls[0].status == "open"


@pytest.mark.parametrize("caller", [RED, YELLOW, GREEN, WHITE])
def test_whoever_calls_can_be_answered_with_an_offer_to_them(caller: int) -> None:
    state = called(table(), caller, Goods(tiles=("Laundry",)), CASH)
    for author in {RED, YELLOW, GREEN, WHITE} - {caller}:
        gift = give(author, caller, cash=10_000)
        after, _ = apply(state, Offer(author, Trade((gift,)), answers=state.calls[0].id))
        assert after.offers[-1].answers == state.calls[0].id

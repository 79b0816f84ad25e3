"""The trade phase: who has finished, and what ends it (docs/rules.md 4.3)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    all_done,
    all_pass,
    give,
    keep_lowest,
    new_game,
    offered,
    refused,
    seen,
    table,
    trading,
)

from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    AddressedEvent,
    Agree,
    AskTurns,
    Call,
    CloseTrading,
    Done,
    EndCall,
    Goods,
    IllegalAction,
    Judge,
    Offer,
    Promise,
    Refuse,
    Setup,
    State,
    Trade,
    Withdraw,
    apply,
    buildings,
    initial_state,
    view,
    waiting_for,
)
from chinatown.game.codes import PromiseStatus
from chinatown.game.errors import Param
from chinatown.game.state import is_closing
from chinatown.game.trade_events import (
    CallEnded,
    DoneSaid,
    Lapsed,
    Offered,
    PromiseJudged,
    TradingEnded,
    TurnsAsked,
)
from chinatown.game.trading import judge


def test_trading_is_for_the_trade_phase() -> None:
    state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)))
    name = state.offers[-1].id
    later = all_done(state)
    for action in (
        Offer(RED, Trade((give(RED, YELLOW, cash=10_000),))),
        Agree(YELLOW, name),
        Refuse(YELLOW, name),
        Withdraw(RED, name),
        Done(RED),
    ):
        assert refused(later, action).code == "wrong-phase"


def test_open_offers_lapse_when_trading_ends() -> None:
    state = all_done(offered(table(), RED, give(RED, YELLOW, buildings=(19,))))
    assert (state.offers[-1].status, state.offers[-1].reason) == ("lapsed", "trading-ended")


class TestDone:
    def test_the_phase_ends_when_all_are_done(self) -> None:
        state = trading()
        for seat in (2, 0, 3):
            state, _ = apply(state, Done(seat))
            assert state.phase == "trade"
        state, events = apply(state, Done(1))
        assert state.phase == "build"
        assert TradingEnded(clock=False, in_turn=True) in seen(events, None)

    def test_one_says_it_once_and_can_take_it_back(self) -> None:
        state, _ = apply(trading(), Done(0))
        assert refused(state, Done(0)).code == "already-done"
        state, _ = apply(state, Done(0, done=False))
        assert state.done == 0
        assert refused(state, Done(0, done=False)).code == "not-done"

    def test_a_trade_makes_its_parties_not_done_again(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)))
        for seat in (RED, GREEN):
            state, _ = apply(state, Done(seat))
        state, events = apply(state, Agree(YELLOW, state.offers[-1].id))
        assert state.done == 1 << GREEN
        assert DoneSaid(RED, False) in seen(events, None)

    def test_an_offer_makes_its_author_not_done(self) -> None:
        state, _ = apply(table(), Done(RED))
        state, events = apply(state, Offer(RED, Trade((give(RED, YELLOW, cash=10_000),))))
        assert state.done == 0
        kinds = [type(event) for event in seen(events, None)]
        assert kinds == [Offered, DoneSaid]

    def test_a_secret_offer_shows_nobody_that_its_author_trades_again(self) -> None:
        state, _ = apply(table(), Done(RED))
        gift = Trade((give(RED, YELLOW, cash=10_000),))
        state, events = apply(state, Offer(RED, gift, secret=True))
        assert state.done == 1 << RED
        assert seen(events, WHITE) == []


class TestGrace:
    """The table holds trading open after the last one is done (docs/rules.md 4.3)."""

    def test_trading_held_open_ends_when_the_table_closes_it(self) -> None:
        state = closing(trading())
        assert (state.phase, is_closing(state)) == ("trade", True)
        state, events = apply(state, CloseTrading())
        assert state.phase == "build"
        assert TradingEnded(clock=False, in_turn=True) in seen(events, None)

    def test_only_the_last_one_closes_it(self) -> None:
        state, _ = apply(trading(), Done(0, hold=True))
        assert not is_closing(state)
        assert refused(state, CloseTrading()).code == "no-trade-clock"

    def test_whoever_takes_done_back_keeps_trading_open(self) -> None:
        state, _ = apply(closing(trading()), Done(2, done=False))
        assert not is_closing(state)
        assert refused(state, CloseTrading()).code == "no-trade-clock"
        state, _ = apply(state, Done(2))
        assert state.phase == "build"

    def test_a_trade_or_an_open_offer_keeps_trading_open(self) -> None:
        state = closing(offered(table(), RED, give(RED, YELLOW, buildings=(19,))))
        traded, _ = apply(state, Agree(YELLOW, state.offers[-1].id))
        assert not is_closing(traded)
        more, _ = apply(state, Offer(GREEN, Trade((give(GREEN, RED, cash=10_000),))))
        assert not is_closing(more)

    def test_a_secret_offer_shows_nobody_that_trading_goes_on(self) -> None:
        state = closing(trading())
        secret = Offer(GREEN, Trade((give(GREEN, RED, cash=10_000),)), secret=True)
        assert is_closing(apply(state, secret)[0])

    def test_it_is_the_clock_that_ends_trading_while_somebody_trades(self) -> None:
        state, _ = apply(closing(trading(trade_clock=5)), Done(1, done=False))
        _, events = apply(state, CloseTrading())
        assert TradingEnded(clock=True, in_turn=True) in seen(events, None)


def closing(state: State) -> State:
    for seat in range(state.players):
        state, _ = apply(state, Done(seat, hold=True))
    return state


class TestTheTable:
    def test_the_clock_ends_trading(self) -> None:
        state, events = apply(trading(trade_clock=5), CloseTrading())
        assert state.phase == "build"
        assert TradingEnded(clock=True, in_turn=True) in seen(events, None)

    def test_without_a_clock_nothing_but_the_players_does(self) -> None:
        assert refused(trading(), CloseTrading()).code == "no-trade-clock"
        assert refused(new_game(trade_clock=5), CloseTrading()).code == "wrong-phase"

    def test_any_player_of_a_classic_table_can_ask_for_turns(self) -> None:
        state = trading(edition=CLASSIC)
        assert not state.in_turn
        state, events = apply(state, AskTurns(2))
        assert TurnsAsked(2, agreed=True) in seen(events, None)
        assert state.in_turn
        assert waiting_for(all_done(state)) == (state.first,)
        assert refused(state, AskTurns(1)).code == "turns-already-asked"

    def test_turns_are_asked_for_anew_in_each_round(self) -> None:
        state, _ = apply(trading(edition=CLASSIC), AskTurns(0))
        state = keep_lowest(all_pass(all_done(state)))
        assert not state.in_turn
        assert view(state, 0).turns_asked == 0

    def test_nobody_can_ask_where_the_table_has_decided(self) -> None:
        for placing in ("", "at-once", "in-turn"):
            state = trading(edition=MODERN, placing_tiles=placing)
            assert refused(state, AskTurns(1)).code == "cannot-ask-turns"

    def test_a_classic_table_of_earlier_rules_could_not_ask(self) -> None:
        setup = Setup(CLASSIC, 4, "a seed", rules=2)
        state = keep_lowest(initial_state(setup))
        assert refused(state, AskTurns(1)).code == "cannot-ask-turns"

    def test_where_all_must_agree_the_last_one_settles_it(self) -> None:
        state = trading(edition=CLASSIC, placing_tiles="at-once-unless-all-agree")
        for seat in (3, 0, 2):
            state, events = apply(state, AskTurns(seat))
            assert TurnsAsked(seat, agreed=False) in seen(events, None)
            assert not state.in_turn
            assert refused(state, AskTurns(seat)).code == "turns-already-asked"
        state, events = apply(state, AskTurns(1))
        assert TurnsAsked(1, agreed=True) in seen(events, None)
        assert state.in_turn

    def test_where_all_must_agree_one_who_does_not_keeps_it_at_once(self) -> None:
        state = trading(edition=CLASSIC, placing_tiles="at-once-unless-all-agree")
        for seat in (0, 1, 2):
            state, _ = apply(state, AskTurns(seat))
        assert len(waiting_for(all_done(state))) == 4


def test_an_unknown_seat_or_thing_is_refused() -> None:
    assert refused(table(), Done(4)).code == "unknown-seat"
    assert refused(table(), Done(-1)).code == "unknown-seat"
    assert refused(table(), "done").code == "unknown-action"  # type: ignore[arg-type]


def test_building_numbers_of_a_position_are_what_was_given() -> None:
    assert list(buildings(table().owned[YELLOW])) == [16, 17, 20]


def refusal(state: State, action: Action) -> tuple[str, dict[str, Param]]:
    error = refused(state, action)
    return error.code, error.params


def test_refusals_of_the_trade_phase_say_what_is_wrong() -> None:
    state, _ = apply(trading(), Done(YELLOW))
    asking = trading(placing_tiles="at-once-unless-asked")
    asked, events = apply(asking, AskTurns(YELLOW))
    assert events == (AddressedEvent(TurnsAsked(YELLOW, agreed=True)),)
    before = "wrong-phase", {"phase": "deal", "needs": "trade"}
    for position, action, expected in (
        (state, Done(YELLOW), ("already-done", {})),
        (state, Done(RED, False), ("not-done", {})),
        (new_game(), Done(RED), before),
        (new_game(placing_tiles="at-once-unless-asked"), AskTurns(RED), before),
        (new_game(trade_clock=5), CloseTrading(), before),
        (state, AskTurns(RED), ("cannot-ask-turns", {})),
        (asked, AskTurns(RED), ("turns-already-asked", {})),
        (state, CloseTrading(), ("no-trade-clock", {})),
        (state, Judge(RED, "nothing", True), ("no-such-promise", {"promise": "nothing"})),
        (state._replace(phase="over"), Judge(RED, "nothing", True), ("game-over", {})),
    ):
        assert refusal(position, action) == expected


def test_done_is_told_to_all_and_noted_for_one() -> None:
    state = trading()
    after, events = apply(state, Done(GREEN))
    assert events == (AddressedEvent(DoneSaid(GREEN, True)),)
    assert after == state._replace(done=1 << GREEN, number=state.number + 1)
    again, events = apply(after, Done(GREEN, False))
    assert events == (AddressedEvent(DoneSaid(GREEN, False)),)
    assert again.done == 0


def test_a_promise_is_judged_for_those_who_know_of_it() -> None:
    both = 1 << RED | 1 << YELLOW
    first, second, third = (
        Promise(f"a.{place}", 1, RED, YELLOW, "later", both) for place in range(3)
    )
    state = trading()._replace(promises=(first, second, third))
    results: tuple[tuple[bool, PromiseStatus], ...] = ((True, "kept"), (False, "broken"))
    for kept, status in results:
        after, events = apply(state, Judge(YELLOW, "a.1", kept))
        assert events == (AddressedEvent(PromiseJudged(YELLOW, "a.1", kept), both),)
        assert after.promises == (first, second._replace(status=status), third)
    changed, _ = apply(after, Judge(YELLOW, "a.1", True))
    assert changed.promises[1].status == "kept"
    assert judge(state._replace(phase="build"), Judge(YELLOW, "a.0", True))
    with pytest.raises(IllegalAction) as caught:
        judge(state._replace(phase="over"), Judge(YELLOW, "a.0", True))
    assert caught.value.code == "game-over"


def test_when_trading_ends_what_is_open_ends_and_nothing_else() -> None:
    state, _ = apply(table(), Call(YELLOW, Goods(), Goods(cash=10_000)))
    state, _ = apply(state, Call(RED, Goods(), Goods(cash=10_000)))
    state, _ = apply(state, EndCall(YELLOW, state.calls[0].id))
    state = offered(state, RED, give(RED, YELLOW, cash=10_000))
    state, _ = apply(state, Withdraw(RED, state.offers[0].id))
    state = offered(state, RED, give(RED, YELLOW, cash=10_000), secret=True)
    state = offered(state, RED, give(RED, YELLOW, buildings=(19,)))
    for seat in (0, 1, 2):
        state, _ = apply(state, Done(seat))
    after, events = apply(state, Done(3))
    withdrawn, secret, plain = state.offers
    assert [event for event, _ in events] == [
        DoneSaid(3, True),
        TradingEnded(False, True),
        Lapsed(secret.id, "trading-ended"),
        Lapsed(plain.id, "trading-ended"),
        CallEnded(RED, state.calls[1].id, "trading-ended"),
    ]
    assert [audience for _, audience in events] == [63, 63, 1 << RED | 1 << YELLOW, 63, 63]
    assert after.offers == (
        withdrawn,
        secret._replace(status="lapsed", reason="trading-ended"),
        plain._replace(status="lapsed", reason="trading-ended"),
    )
    assert [call.status for call in after.calls] == ["ended", "trading-ended"]
    assert after.phase == "build"


def test_whoever_asked_for_turns_gets_them_told_at_the_end_of_trading() -> None:
    state = trading(placing_tiles="at-once-unless-asked")
    for asked in (False, True):
        position = apply(state, AskTurns(RED))[0] if asked else state
        for seat in (0, 1, 2):
            position, _ = apply(position, Done(seat))
        _, events = apply(position, Done(3))
        assert events[1] == AddressedEvent(TradingEnded(False, asked))

"""Games that their players end before the last round is over (docs/rules.md 4)."""

import pytest
from tests.game.kit import (
    RED,
    YELLOW,
    agreed,
    all_done,
    all_pass,
    building,
    give,
    keep_lowest,
    new_game,
    offered,
    refused,
    table,
    trading,
)

from chinatown.game import (
    CLASSIC,
    MODERN,
    Call,
    Done,
    Edition,
    EndGame,
    Goods,
    Say,
    State,
    apply,
    ranking,
    view,
)
from chinatown.game.events import DebtDropped, EndedEarly, GameOver
from chinatown.game.trade_events import CallEnded, Lapsed


def happened(state: State) -> tuple[State, list[object]]:
    state, events = apply(state, EndGame())
    return state, [addressed.event for addressed in events]


@pytest.mark.parametrize("state", [new_game(), trading(), building()], ids=lambda it: it.phase)
def test_a_game_ends_as_it_stands_in_any_phase(state: State) -> None:
    ended, events = happened(state)
    assert ended.phase == "over"
    assert ended.cash == state.cash
    assert ended.shops == state.shops
    assert isinstance(events[0], EndedEarly)
    assert isinstance(events[-1], GameOver)
    assert events[-1].seed == state.setup.seed


def test_what_is_open_lapses() -> None:
    state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)))
    ended, events = happened(state)
    assert [offer.status for offer in ended.offers] == ["lapsed"]
    assert any(isinstance(event, Lapsed) for event in events)


def test_debts_are_dropped() -> None:
    state = offered(table(), RED, give(RED, YELLOW, due=10_000))
    state = agreed(state, YELLOW)
    _, events = happened(state)
    assert DebtDropped(RED, YELLOW, 10_000) in events


def test_everyone_sees_that_the_game_ended_early_and_may_still_talk() -> None:
    ended, _ = happened(trading())
    assert view(ended, None).ended_early
    assert view(ended, RED).ended_early
    assert refused(ended, Done(RED)).code == "game-over"
    assert refused(ended, EndGame()).code == "game-over"
    assert apply(ended, Say(RED, "Good night."))[0].phase == "over"


@pytest.mark.parametrize("edition", [MODERN, CLASSIC], ids=["in-turn", "at-once"])
def test_a_game_of_six_rounds_did_not_end_early(edition: Edition) -> None:
    state = new_game(3, edition)
    while state.phase != "over":
        assert not view(state, None).ended_early
        state = all_pass(all_done(keep_lowest(state)))
    assert not view(state, None).ended_early


def test_only_the_table_ends_a_game() -> None:
    assert refused(trading(), EndGame(RED)).code == "unknown-seat"


def test_what_happens_at_an_early_end_happens_in_order() -> None:
    state = agreed(offered(table(), RED, give(RED, YELLOW, due=10_000)), YELLOW)
    state, _ = apply(state, Call(YELLOW, Goods(), Goods(cash=10_000)))
    state = offered(state, RED, give(RED, YELLOW, buildings=(19,)))
    ended, events = happened(state)
    assert events == [
        EndedEarly(),
        Lapsed(state.offers[1].id, "trading-ended"),
        CallEnded(YELLOW, state.calls[0].id, "trading-ended"),
        DebtDropped(RED, YELLOW, 10_000),
        GameOver(ranking(state), "a seed"),
    ]
    assert ended == state._replace(
        phase="over",
        offers=ended.offers,
        calls=ended.calls,
        debts=(),
        number=state.number + 1,
    )


def test_outside_trading_there_are_no_offers_to_lapse() -> None:
    state = all_done(offered(table(), RED, give(RED, YELLOW, buildings=(19,))))
    _, events = happened(state)
    assert events == [EndedEarly(), GameOver(ranking(state), "a seed")]

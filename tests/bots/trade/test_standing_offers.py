"""Several offers that stand at once: the best is kept, and a word is not taken back for nothing."""

from pathlib import Path

import pytest
from tests.bots.trade.test_trader import decide, growing
from tests.game.kit import give, trading

from chinatown.bots import make_bot
from chinatown.game import (
    Action,
    Agree,
    Done,
    Offer,
    Refuse,
    State,
    Trade,
    Withdraw,
    apply,
    view,
)
from chinatown.record import Record, replay

CASE = Path(__file__).parents[2] / "data" / "flip-flop.json"
"""A game at a real table, in which a bot agreed to one offer and withdrew from it 34 times."""

ME, YOU, HER, HIM = 0, 1, 2, 3
LEVELS = ["shopkeeper", "merchant", "tycoon", "tycoon/generous"]
levels = pytest.mark.parametrize("kind", LEVELS)


def after_action(number: int) -> State:
    record = Record.from_json(CASE.read_bytes())
    return next(step.state for step in replay(record) if step.state.number == number)


def words_of(kind: str, state: State, seat: int) -> list[Action]:
    """Return what a bot does while nobody else does anything."""
    words: list[Action] = []
    while (action := make_bot(kind, seat, "").decide(view(state, seat))) is not None:
        words.append(action)
        state, _ = apply(state, action)
        assert len(words) < 20
    return words


def offered(state: State, seat: int, *parts: object, **more: str) -> State:
    trade = Trade(tuple(part for part in parts))  # type: ignore[misc]
    return apply(state, Offer(seat, trade, **more))[0]  # type: ignore[arg-type]


@levels
def test_its_word_on_an_offer_is_given_once_while_the_others_think(kind: str) -> None:
    words = words_of(kind, after_action(100), 2)
    about = [action.offer for action in words if isinstance(action, Agree | Withdraw)]
    assert len(about) == len(set(about))


@levels
def test_of_one_conversation_it_agrees_to_the_newest_offer(kind: str) -> None:
    state = after_action(200)
    older, newer = (offer for offer in state.offers if offer.seat == 0 and offer.status == "open")
    assert older.trade.transfers[1].due == 80_000
    assert newer.trade.transfers[1].due == 50_000
    assert make_bot(kind, 2, "").decide(view(state, 2)) == Agree(2, newer.id)


@levels
def test_of_two_gifts_it_takes_the_larger_one(kind: str) -> None:
    state = offered(trading(), YOU, give(YOU, ME, cash=10_000))
    state = offered(state, HER, give(HER, ME, cash=30_000))
    assert decide(kind, state) == Agree(ME, state.offers[-1].id)


@levels
def test_it_keeps_an_offer_of_three_for_a_smaller_one_and_leaves_that_open(kind: str) -> None:
    state = offered(trading(), YOU, give(YOU, ME, cash=50_000), give(HER, YOU, cash=10_000))
    state, _ = apply(state, Agree(ME, state.offers[0].id))
    state = offered(state, HIM, give(HIM, ME, cash=10_000))
    assert decide(kind, state) is None
    state, _ = apply(state, Refuse(HER, state.offers[0].id))
    assert decide(kind, state) == Agree(ME, state.offers[1].id)


@levels
def test_it_leaves_an_offer_of_three_for_a_sure_one_that_brings_more(kind: str) -> None:
    state = offered(trading(), YOU, give(YOU, ME, cash=10_000), give(HER, YOU, cash=10_000))
    state, _ = apply(state, Agree(ME, state.offers[0].id))
    state = offered(state, HIM, give(HIM, ME, cash=50_000))
    assert words_of(kind, state, ME)[:2] == [
        Withdraw(ME, state.offers[0].id),
        Agree(ME, state.offers[1].id),
    ]


@levels
def test_an_offer_of_three_that_waits_for_the_done_gives_way_to_a_sure_one(kind: str) -> None:
    state = offered(trading(), YOU, give(YOU, ME, cash=50_000), give(HER, YOU, cash=10_000))
    state, _ = apply(state, Agree(ME, state.offers[0].id))
    state = offered(state, HIM, give(HIM, ME, cash=10_000))
    state, _ = apply(state, Done(HER))
    assert decide(kind, state) == Withdraw(ME, state.offers[0].id)


def test_a_merchant_takes_back_its_own_offer_for_a_gift() -> None:
    state = apply(growing(), Offer(ME, Trade((give(ME, YOU, tiles=("Laundry",)),))))[0]
    state = offered(state, HER, give(HER, ME, cash=50_000))
    assert isinstance(decide("merchant", state), Withdraw)

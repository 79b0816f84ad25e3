"""Favours: a unit that cannot be shared is asked for, and given, where that costs nothing."""

import pytest
from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.tycoon import TYCOON
from chinatown.bots.valuation import judged
from chinatown.game import MODERN, Action, Agree, Offer, Refuse, State, Trade, Withdraw, apply, view

ME, YOU, HER = 0, 1, 2
LAST, BEFORE = 6, 5


def decide(state: State, seat: int = ME, kind: str = "tycoon") -> Action | None:
    return make_bot(kind, seat, "").decide(view(state, seat))


def gain(state: State, trade: Trade, seat: int) -> int:
    return judged(view(state, seat), trade, seat, TYCOON.taste)


def one_unit(round_: int = LAST) -> State:
    """You have a lot and nothing to put there, I a tile and nowhere to put it."""
    state = trading(3)._replace(round=round_)
    return with_tiles(with_lots(state, {YOU: [60]}), {ME: ["Photo"]})


THE_LOT = Trade((give(YOU, ME, buildings=(60,)),))


def test_who_could_use_what_costs_another_nothing_asks_for_it() -> None:
    state = one_unit()
    action = decide(state)
    assert isinstance(action, Offer)
    assert action.trade.parties == (ME, YOU)
    assert [gain(state, action.trade, seat) for seat in (ME, YOU)] == [MODERN.unit, 0]


def test_a_tycoon_does_the_favour() -> None:
    state, _ = apply(one_unit(), Offer(ME, THE_LOT))
    assert decide(state, YOU) == Agree(YOU, state.offers[0].id)


def test_it_does_not_take_back_what_it_agreed_to() -> None:
    three = Trade((*THE_LOT.transfers, give(HER, ME, cash=10_000)))
    state, _ = apply(one_unit(), Offer(ME, three))
    offer = state.offers[0].id
    state, _ = apply(state, Agree(YOU, offer))
    assert decide(state, YOU) != Withdraw(YOU, offer)


def test_asking_once_is_enough() -> None:
    state, _ = apply(one_unit(), Offer(ME, THE_LOT))
    state, _ = apply(state, Refuse(YOU, state.offers[0].id))
    assert not isinstance(decide(state), Offer)


def test_before_the_last_round_nothing_is_given_for_nothing() -> None:
    state, _ = apply(one_unit(BEFORE), Offer(ME, THE_LOT))
    assert not isinstance(decide(state, YOU), Agree)


def test_what_brings_two_units_is_shared() -> None:
    state = with_lots(one_unit(), {ME: [28, 29], YOU: [30, 60]})
    state = with_tiles(state, {ME: ["Sea Food"] * 3})
    third = Trade((give(YOU, ME, buildings=(30,)),))
    # Three Sea Foods pay 50,000 finished, two of them 20,000.
    assert gain(state, third, ME) == 3 * MODERN.unit
    state, _ = apply(state, Offer(ME, third))
    assert not isinstance(decide(state, YOU), Agree)


def test_what_brings_nobody_anything_is_refused() -> None:
    state = with_lots(one_unit(), {ME: [1], YOU: [60]})
    swap = Trade((give(ME, YOU, buildings=(1,)), give(YOU, ME, buildings=(60,))))
    assert gain(state, swap, ME) == gain(state, swap, YOU) == 0
    state, _ = apply(state, Offer(ME, swap))
    assert isinstance(decide(state, YOU), Refuse | Offer)


@pytest.mark.parametrize("kind", ["shopkeeper", "merchant"])
def test_others_do_none(kind: str) -> None:
    state, _ = apply(one_unit(), Offer(ME, THE_LOT))
    assert isinstance(decide(state, YOU, kind), Refuse | Offer)

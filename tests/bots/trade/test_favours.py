"""Favours: a unit that cannot be shared is asked for, and given, where that costs nothing."""

from dataclasses import replace

import pytest
from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.persona.explanations import is_favour, open_view
from chinatown.bots.persona.persona_bot import PersonaBot
from chinatown.bots.value.potential_value import trade_value
from chinatown.game import (
    MODERN,
    Action,
    Agree,
    Offer,
    Phrase,
    Refuse,
    State,
    Trade,
    Transfer,
    Withdraw,
    apply,
    view,
)
from chinatown.game.trade_facts import net_money

ME, YOU, HER = 0, 1, 2
LAST, BEFORE = 6, 5


def decide(state: State, seat: int = ME, kind: str = "tycoon") -> Action | None:
    return make_bot(kind, seat, "").decide(view(state, seat))


def gain(state: State, trade: Trade, seat: int) -> int:
    return trade_value(view(state, seat), trade, seat, TYCOON.weights)


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


@pytest.mark.parametrize("character", ["loyal", "hard", "chatty"])
def test_it_says_that_it_is_a_favour(character: str) -> None:
    bot = make_bot(f"tycoon/{character}", ME, "")
    assert isinstance(bot, PersonaBot)
    seen = view(one_unit(), ME)
    assert bot.explained(seen, Offer(ME, THE_LOT)).phrases[0] == Phrase("favour")
    sale = bot.decide(seen)
    assert isinstance(sale, Offer)
    assert net_money(sale.trade, YOU) < 0
    assert Phrase("favour") not in sale.phrases


def is_favour_to_you(state: State, *parts: Transfer) -> bool:
    return is_favour(open_view(view(state, ME)), Trade(parts), YOU)


def test_a_favour_is_what_one_neither_gains_nor_loses_by() -> None:
    state = one_unit()
    (the_lot,) = THE_LOT.transfers
    assert is_favour_to_you(state, the_lot)
    assert not is_favour_to_you(state, the_lot, give(ME, YOU, cash=10_000))
    # A tile is worth a unit to who has a lot for it.
    the_tile = give(ME, YOU, tiles=("Photo",))
    assert not is_favour_to_you(state, the_tile)
    # Whoever pays for what it gains is asked for no favour.
    assert not is_favour_to_you(state, the_tile, give(YOU, ME, due=10_000))


def test_nobody_says_so_before_the_last_round_or_of_tiles_that_cannot_be_seen() -> None:
    assert not is_favour_to_you(one_unit(BEFORE), *THE_LOT.transfers)
    state = one_unit()
    setup = replace(state.setup, variants=replace(state.setup.variants, hidden_tiles=True))
    hidden = state._replace(setup=setup, shown=((0,) * len(MODERN.shops),) * 3)
    assert is_favour_to_you(hidden, *THE_LOT.transfers)
    hidden = with_tiles(hidden, {YOU: ["Photo"]})._replace(shown=hidden.shown)
    assert not is_favour_to_you(hidden, *THE_LOT.transfers)


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

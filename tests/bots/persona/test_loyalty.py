"""The loyal offer first to those they have traded with, where that costs next to nothing."""

from collections.abc import Callable

import pytest
from tests.bots.kit import setup, watched
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    give,
    offered,
    trading,
    with_lots,
    with_tiles,
)

from chinatown.bots.levels.merchant import MERCHANT
from chinatown.bots.persona.characters import CHARACTERS
from chinatown.bots.persona.loyalty import former_partners
from chinatown.bots.persona.persona_bot import PersonaBot
from chinatown.bots.persona.what_if import with_traders
from chinatown.bots.value.potential_value import trade_value
from chinatown.game import MODERN, Action, Offer, State, Trade, View, view

TO_GREEN = Trade((give(RED, GREEN, buildings=(19,)), give(GREEN, RED, cash=20_000)))
TO_YELLOW = Trade((give(RED, YELLOW, buildings=(19,)), give(YELLOW, RED, cash=20_000)))


def traded() -> State:
    """Red and yellow have traded in this round."""
    state = with_lots(trading(), {RED: [19, 30], YELLOW: [40], GREEN: [50], WHITE: [60]})
    state = with_tiles(state, {YELLOW: ["Photo"], GREEN: ["Photo"]})
    return agreed(offered(state, RED, give(YELLOW, RED, tiles=("Photo",))), YELLOW)


class Choosing:
    """A bot that offers to green as long as green has something, else to yellow."""

    def decide(self, seen: View) -> Action:
        return Offer(RED, TO_GREEN if seen.owned[GREEN] else TO_YELLOW)


def offer_of(character: str, judge: Callable[[View, Trade], int]) -> Trade:
    bot = PersonaBot(Choosing(), RED, CHARACTERS[character]._replace(max_remarks=0), "s", judge)
    action = bot.decide(view(traded(), RED))
    assert isinstance(action, Offer)
    return action.trade


def test_former_partners_are_those_of_this_round() -> None:
    state = traded()
    assert former_partners(view(state, RED), RED) == (YELLOW,)
    assert former_partners(view(state, GREEN), GREEN) == ()


def test_alone_with_a_partner_nobody_else_has_anything() -> None:
    seen = with_traders(view(traded(), RED), (RED, YELLOW))
    assert [bool(lots) for lots in seen.owned] == [True, True, False, False]
    assert [sum(tiles) for tiles in seen.tiles] == [1, 0, 0, 0]


def test_the_loyal_turn_to_a_former_partner_unless_another_brings_a_unit_more() -> None:
    assert offer_of("loyal", lambda *_: 30_000) == TO_YELLOW
    assert offer_of("generous", lambda *_: 30_000) == TO_GREEN
    better = {TO_GREEN: 40_000, TO_YELLOW: 30_000}
    assert offer_of("loyal", lambda _, trade: better[trade]) == TO_GREEN


@pytest.mark.whole_game
def test_loyal_tables_finish_and_offer_nothing_that_loses() -> None:
    values = [
        trade_value(
            moment.seen,
            moment.action.trade,
            moment.seat,
            MERCHANT.weights_at(moment.seen, moment.seat),
        )
        for moment in watched(setup(MODERN, 4, seed="loyal"), ["merchant/loyal"])
        if isinstance(moment.action, Offer)
    ]
    assert len(values) > 10
    assert min(values) > 0

"""Whoever can be counted to have cash is asked for cash, not for money after income."""

import pytest
from tests.bots.persona.test_answering import table
from tests.game.kit import RED, YELLOW, give, offered

from chinatown.bots import make_bot
from chinatown.bots.persona.payments import paid_at_once
from chinatown.game import Offer, State, Trade, Transfer, view
from chinatown.game.trade_facts import cash_from, due_from


def later(counted: int) -> State:
    """Return the second round at a table at which red can be counted to have so much."""
    state = table()._replace(round=2)
    return state._replace(counted_cash=(counted,) * 4, cash=(counted,) * 4)


@pytest.mark.parametrize("kind", ["merchant/chatty", "tycoon/generous", "shopkeeper/loyal"])
@pytest.mark.parametrize("counted", [0, 60_000, 400_000])
def test_a_partner_pays_at_once_as_far_as_it_has_money(kind: str, counted: int) -> None:
    """Red's business wants yellow's lot, and earns 60,000 this year."""
    offer = make_bot(kind, YELLOW, "").decide(view(later(counted), YELLOW))
    assert isinstance(offer, Offer)
    asked = cash_from(offer.trade, RED) + due_from(offer.trade, RED)
    assert asked > 0
    assert cash_from(offer.trade, RED) == min(asked, counted)


def of_cash(*parts: Transfer, counters: str = "", counted: int = 60_000) -> Trade:
    state = later(counted)
    if counters:
        due = give(YELLOW, RED, buildings=(5,)), give(RED, YELLOW, due=40_000)
        state = offered(state, RED, *due)
        counters = state.offers[-1].id
    return paid_at_once(view(state, YELLOW), Offer(YELLOW, Trade(parts), counters=counters)).trade


def test_what_is_left_is_due_and_who_offered_to_pay_later_may() -> None:
    lot = give(YELLOW, RED, buildings=(5,))
    asked = give(RED, YELLOW, cash=20_000, due=70_000)
    assert of_cash(lot, asked).transfers == (lot, give(RED, YELLOW, cash=60_000, due=30_000))
    assert of_cash(lot, asked, counted=-50_000).transfers == (lot, asked)
    assert of_cash(lot, asked, counters="theirs").transfers == (lot, asked)
    own = give(YELLOW, RED, due=50_000), give(RED, YELLOW, buildings=(1,))
    assert of_cash(*own).transfers == own

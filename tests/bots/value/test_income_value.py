"""What somebody can surely pay after income, and what is worth no more than that."""

import pytest
from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.value.income_value import money_change, payable
from chinatown.game import Agree, Offer, Refuse, Share, State, Trade, Withdraw, apply, view
from chinatown.game.assets import assets_of

ME, YOU, HER = 0, 1, 2

SALE = Trade((give(ME, YOU, buildings=(28,)), give(YOU, ME, due=50_000)))
"""A lot for all that the buyer's next income comes to."""

ELSEWHERE = Trade((give(HER, YOU, buildings=(60,)), give(YOU, HER, due=40_000)))


def table() -> State:
    """In the last round you are sure of 50,000, three of a kind on three lots; I have one shop."""
    state = trading(3)._replace(round=6)
    state = with_lots(state, {ME: [28], YOU: [43, 44, 45], HER: [60]})
    return with_tiles(state, {ME: ["Photo"], YOU: ["Tea House"] * 3, HER: ["Photo"]})


def offered(state: State, seat: int, trade: Trade) -> State:
    return apply(state, Offer(seat, trade))[0]


def brings(state: State, trade: Trade = SALE) -> int:
    return money_change(view(state, ME), trade, ME)


def test_the_next_income_pays_what_is_due_after_it() -> None:
    seen = view(table(), ME)
    assert payable(seen, YOU, assets_of(seen, YOU)) == 50_000
    assert brings(table()) == 50_000


def test_what_the_debtor_offers_to_owe_another_is_not_there_any_more() -> None:
    state = offered(table(), YOU, ELSEWHERE)
    assert brings(state) == 10_000


def test_what_another_only_asks_of_the_debtor_is_still_there() -> None:
    state = offered(table(), HER, ELSEWHERE)
    assert brings(state) == 50_000


def test_what_the_debtor_was_refused_is_there_again() -> None:
    state = offered(table(), YOU, ELSEWHERE)
    state, _ = apply(state, Refuse(HER, state.offers[-1].id))
    assert brings(state) == 50_000


def test_what_is_owed_by_the_trade_itself_does_not_count_twice() -> None:
    assert brings(offered(table(), YOU, SALE)) == 50_000
    state = offered(table(), ME, SALE)
    assert brings(state) == 50_000


def test_what_waits_for_me_does_not_count_against_another_trade_with_me() -> None:
    state = offered(table(), YOU, Trade((give(YOU, ME, due=20_000),)))
    assert brings(state) == 50_000


def test_what_the_debtor_has_given_another_a_share_of_is_not_there_any_more() -> None:
    half = Trade((give(HER, YOU, buildings=(60,)), give(YOU, HER, shares=(Share((43,), 1, 2),))))
    state = offered(table(), YOU, half)
    # Half of 50,000, in whole tens of thousands, is 20,000.
    assert brings(state) == 30_000
    state, _ = apply(state, Agree(HER, state.offers[-1].id))
    assert brings(state) == 30_000


def test_a_share_in_the_same_trade_comes_out_of_the_same_income() -> None:
    both = Trade((give(ME, YOU, buildings=(28,)), give(YOU, ME, due=50_000)))
    shared = Trade((*both.transfers, give(YOU, HER, shares=(Share((43,)),))))
    assert brings(table(), both) == 50_000
    assert brings(table(), shared) == 25_000


def test_a_secret_offer_to_another_changes_nothing_that_i_can_know() -> None:
    state, _ = apply(table(), Offer(YOU, ELSEWHERE, secret=True))
    assert brings(state) == 50_000


@pytest.mark.parametrize("kind", ["shopkeeper", "merchant", "tycoon"])
def test_a_bot_takes_its_offer_back_before_the_debtor_owes_too_much(kind: str) -> None:
    state = offered(table(), ME, SALE)
    name = state.offers[-1].id
    bot = make_bot(kind, ME, "")
    assert bot.decide(view(state, ME)) is None
    everything = Trade((give(HER, YOU, buildings=(60,)), give(YOU, HER, due=50_000)))
    state = offered(state, YOU, everything)
    assert bot.decide(view(state, ME)) == Withdraw(ME, name)


@pytest.mark.parametrize("kind", ["shopkeeper", "merchant", "tycoon"])
def test_a_bot_does_not_sell_for_what_may_be_owed_to_another_first(kind: str) -> None:
    everything = Trade((give(HER, YOU, buildings=(60,)), give(YOU, HER, due=50_000)))
    asked = offered(table(), YOU, SALE)
    name = asked.offers[-1].id
    assert make_bot(kind, ME, "").decide(view(asked, ME)) == Agree(ME, name)
    both = offered(asked, YOU, everything)
    assert make_bot(kind, ME, "").decide(view(both, ME)) != Agree(ME, name)

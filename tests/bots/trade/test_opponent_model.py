"""What traders tell of others' judgement from what those do at the table."""

from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.levels.merchant import MERCHANT
from chinatown.bots.trade.opponent_model import counts_only_income, few_bargain
from chinatown.bots.value.income_value import gain
from chinatown.bots.value.potential_value import trade_value
from chinatown.game import Agree, Done, Offer, Refuse, State, Trade, Withdraw, apply, view

ME, YOU, HER = 0, 1, 2


def table() -> State:
    """I have a tile that finishes your three, you a lot for which you have no tile."""
    state = with_lots(trading()._replace(round=3), {ME: [60], YOU: [28, 29, 30, 61], HER: [10]})
    return with_tiles(state, {ME: ["Sea Food", "Laundry"], YOU: ["Sea Food"] * 2})


def seems_plain(state: State) -> bool:
    return counts_only_income(view(state, ME), YOU)


def test_nothing_is_presumed_of_whoever_has_done_nothing_yet() -> None:
    assert not seems_plain(table())


def test_who_splits_what_shops_pay_in_halves_counts_income_alone() -> None:
    state = table()
    offer = make_bot("shopkeeper", YOU, "").decide(view(state, YOU))
    assert isinstance(offer, Offer)
    state, _ = apply(state, offer)
    assert seems_plain(state)


def test_who_has_finished_without_an_offer_counts_income_alone() -> None:
    state, _ = apply(table(), Done(YOU))
    assert seems_plain(state)


def test_who_gives_income_up_hopes_for_more() -> None:
    state = table()
    trade = Trade((give(YOU, HER, tiles=("Sea Food", "Sea Food")), give(HER, YOU, cash=10_000)))
    assert gain(view(state, YOU), trade, YOU) < 0
    state, _ = apply(state, Offer(YOU, trade))
    state, _ = apply(state, Done(YOU))
    assert not seems_plain(state)


def test_who_refuses_more_income_hopes_for_more() -> None:
    state = table()
    trade = Trade((give(YOU, ME, buildings=(61,)), give(ME, YOU, cash=20_000)))
    state, _ = apply(state, Offer(ME, trade))
    state, _ = apply(state, Refuse(YOU, state.offers[0].id))
    state, _ = apply(state, Done(YOU))
    assert not seems_plain(state)


def test_lacking_the_money_says_nothing_of_judgement() -> None:
    state = table()
    trade = Trade((give(YOU, ME, buildings=(61,)), give(ME, YOU, cash=20_000)))
    state, _ = apply(state, Offer(ME, trade))
    state, _ = apply(state, Refuse(YOU, state.offers[0].id, because="no-cash"))
    state, _ = apply(state, Done(YOU))
    assert seems_plain(state)


def test_in_the_last_round_everyone_counts_income_alone() -> None:
    assert seems_plain(table()._replace(round=6))


def few_others_bargain(state: State) -> bool:
    return few_bargain(view(state, ME), ME)


def offered(state: State, seat: int, other: int) -> State:
    trade = Trade((give(seat, other, cash=10_000),))
    return apply(state, Offer(seat, trade))[0]


def test_few_bargain_until_half_of_the_others_have_made_an_offer() -> None:
    state = offered(trading(), YOU, ME)
    assert few_others_bargain(state)
    assert not few_others_bargain(offered(state, HER, ME))
    assert not few_others_bargain(offered(trading(3), YOU, HER))


def test_own_offers_are_no_sign_that_others_bargain() -> None:
    assert few_others_bargain(offered(offered(trading(), ME, YOU), ME, HER))


def test_who_has_made_an_offer_bargains_until_the_round_is_over() -> None:
    state = offered(offered(trading(), YOU, ME), HER, ME)
    for offer in state.offers:
        state, _ = apply(state, Withdraw(offer.seat, offer.id))
    for seat in (YOU, HER):
        state, _ = apply(state, Done(seat))
    assert not few_others_bargain(state)


def test_who_only_refuses_leaves_it_to_others() -> None:
    state = offered(table(), HER, ME)
    assert few_others_bargain(state)
    trade = Trade((give(YOU, ME, buildings=(61,)), give(ME, YOU, cash=20_000)))
    state, _ = apply(state, Offer(ME, trade))
    state, _ = apply(state, Refuse(YOU, state.offers[-1].id))
    assert few_others_bargain(state)


def test_right_before_an_offer_few_bargained_who_have_begun_since() -> None:
    state = offered(offered(offered(trading(), ME, YOU), YOU, ME), HER, ME)
    seen = view(state, ME)
    first, second, third = (offer.id for offer in state.offers)
    assert [few_bargain(seen, ME, when) for when in (first, second, third, "")] == [
        True,
        True,
        True,
        False,
    ]


def test_to_a_merchant_a_hope_counts_for_more_while_few_bargain() -> None:
    silent = table()
    lively = offered(offered(silent, YOU, ME), HER, ME)
    hopeful = Trade((give(YOU, ME, buildings=(61,)),))
    early, late = (
        trade_value(view(state, ME), hopeful, ME, MERCHANT.weights_at(view(state, ME), ME))
        for state in (silent, lively)
    )
    assert early > late > 0


def test_a_tycoon_pays_less_to_whoever_counts_income_alone() -> None:
    state = table()
    lot = Trade((give(YOU, ME, buildings=(61,)), give(ME, YOU, cash=10_000)))
    assert gain(view(state, YOU), lot, YOU) == 10_000
    plain, _ = apply(state, Done(YOU))
    offer = make_bot("tycoon", ME, "").decide(view(plain, ME))
    assert isinstance(offer, Offer)
    made, _ = apply(plain, offer)
    answer = make_bot("shopkeeper", YOU, "").decide(view(made, YOU))
    assert answer == Agree(YOU, made.offers[0].id)

"""What traders tell of others' judgement from what those do at the table."""

from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.partners import counts_income_alone
from chinatown.bots.worth import gain
from chinatown.game import Agree, Done, Offer, Refuse, State, Trade, apply, view

ME, YOU, HER = 0, 1, 2


def table() -> State:
    """I have a tile that finishes your three, you a lot for which you have no tile."""
    state = with_lots(trading()._replace(round=3), {ME: [60], YOU: [28, 29, 30, 61], HER: [10]})
    return with_tiles(state, {ME: ["Sea Food", "Laundry"], YOU: ["Sea Food"] * 2})


def seems_plain(state: State) -> bool:
    return counts_income_alone(view(state, ME), YOU)


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

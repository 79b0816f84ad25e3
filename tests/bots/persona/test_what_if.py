"""Asking a bot what it would do if something were otherwise changes nothing at the table."""

from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.persona.what_if import with_traders, without_goods, would_agree, would_offer
from chinatown.game import Agree, Offer, Trade, apply, view

ME, YOU, HER = 0, 1, 2


def test_it_would_agree_to_a_gift_whatever_else_it_stands_by() -> None:
    state = trading()
    for giver, cash in ((HER, 50_000), (YOU, 10_000)):
        state, _ = apply(state, Offer(giver, Trade((give(giver, ME, cash=cash),))))
    seen, small = view(state, ME), state.offers[1]
    bot = make_bot("merchant", ME, "")
    assert bot.decide(seen) == Agree(ME, state.offers[0].id)
    assert would_agree(bot, seen, small)
    loss = small._replace(trade=Trade((give(ME, YOU, cash=10_000),)))
    assert not would_agree(bot, seen, loss)
    assert bot.decide(seen) == Agree(ME, state.offers[0].id)


def test_it_would_offer_only_to_those_who_have_something() -> None:
    state = with_lots(trading(), {ME: [28, 29, 30], YOU: [60], HER: [61]})
    state = with_tiles(state, {ME: ["Photo"] * 2, YOU: ["Photo"], HER: ["Photo"]})
    seen, bot = view(state, ME), make_bot("merchant", ME, "")
    for partner in (YOU, HER):
        offer = would_offer(bot, with_traders(seen, (ME, partner)))
        assert offer is not None
        assert offer.trade.parties == tuple(sorted((ME, partner)))
    assert would_offer(bot, with_traders(seen, (ME,))) is None


def test_goods_can_be_thought_away() -> None:
    state = with_tiles(with_lots(trading(), {YOU: [60, 61]}), {YOU: ["Photo", "Laundry"]})
    seen = without_goods(view(state, ME), YOU, {60, "Photo"})
    assert seen.owned[YOU] == 1 << 61
    assert seen.tiles[YOU][seen.edition.index["Photo"]] == 0
    assert seen.tiles[YOU][seen.edition.index["Laundry"]] == 1

"""Merchants and tycoons: no trade that loses by their own judgement, the same from one view."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.kit import TABLES, Moment, setup, watched
from tests.game.kit import give, trading, with_lots, with_tiles
from tests.game.test_view import disguised

from chinatown.bots import make_bot
from chinatown.bots.levels.merchant import MERCHANT
from chinatown.bots.levels.tycoon import TYCOON
from chinatown.bots.trade.trading_style import TradingStyle
from chinatown.bots.value.beliefs import believed
from chinatown.bots.value.potential_value import trade_value
from chinatown.game import (
    CLASSIC,
    MODERN,
    Action,
    Agree,
    Build,
    Call,
    Done,
    Edition,
    Goods,
    Keep,
    Offer,
    Refuse,
    State,
    TakeCall,
    Trade,
    Withdraw,
    apply,
    buildings,
    mask_of,
    view,
)
from chinatown.game.trade_facts import call_trade, net_money

ME, YOU, HER = 0, 1, 2
STYLES = {"merchant": MERCHANT, "tycoon": TYCOON}
kinds = pytest.mark.parametrize("kind", STYLES)


def decide(kind: str, state: State, seat: int = ME) -> Action | None:
    return make_bot(kind, seat, "").decide(view(state, seat))


def the_trade(moment: Moment) -> Trade | None:
    """Return the trade that a decision commits its seat to, if any."""
    action = moment.action
    if isinstance(action, Offer):
        return action.trade
    if isinstance(action, Agree):
        return next(
            standing.trade for standing in moment.seen.offers if standing.id == action.offer
        )
    if isinstance(action, TakeCall):
        call = next(standing for standing in moment.seen.calls if standing.id == action.call)
        return call_trade(call, moment.seat)
    return None


def gain(state: State, trade: Trade, style: TradingStyle, seat: int = ME) -> int:
    seen = view(state, seat)
    return trade_value(seen, trade, seat, style.weights_at(seen, seat))


def is_favour(moment: Moment, trade: Trade, style: TradingStyle) -> bool:
    """Return whether a trade of the last round costs a seat nothing and brings another a unit."""
    # What others gain is judged by what they are believed to have.
    gains = [
        trade_value(believed(moment.seen), trade, other, style.weights)
        for other in trade.parties
        if other != moment.seat
    ]
    last = moment.seen.rounds_left == 1
    return style.favours and last and 0 < max(gains) <= moment.seen.edition.unit


def is_loss(moment: Moment, trade: Trade, style: TradingStyle) -> bool:
    """Return whether a trade brings a bot nothing, and is no favour that costs it nothing."""
    weights = style.weights_at(moment.seen, moment.seat)
    gained = trade_value(moment.seen, trade, moment.seat, weights)
    return gained < 0 or (gained == 0 and not is_favour(moment, trade, style))


@pytest.mark.whole_game
@pytest.mark.parametrize(("edition", "players", "words"), TABLES)
def test_every_game_ends_and_no_commitment_is_a_loss(
    edition: Edition, players: int, words: str
) -> None:
    table = ["tycoon", "merchant", "random"]
    losses = [
        is_loss(moment, trade, style)
        for moment in watched(setup(edition, players, words), table)
        if (style := STYLES.get(table[moment.seat % 3])) and (trade := the_trade(moment))
    ]
    assert losses
    assert not any(losses)


@pytest.mark.whole_game
@kinds
@given(seed=st.integers(0, 10**6))
@settings(max_examples=4, deadline=None)
def test_no_offer_makes_it_agree_to_a_loss(kind: str, seed: int) -> None:
    random = Random(seed)
    moments = [
        moment
        for moment in watched(setup(MODERN, 4, seed=f"{seed % 7}"), ["random"])
        if moment.seen.offers
    ]
    for moment in random.sample(moments, min(15, len(moments))):
        for seat in range(4):
            action = decide(kind, moment.state, seat)
            decision = Moment(moment.state, seat, view(moment.state, seat), action)
            trade = the_trade(decision)
            assert trade is None or not is_loss(decision, trade, STYLES[kind])


@pytest.mark.whole_game
@kinds
@pytest.mark.parametrize("words", ["", "hidden-tiles", "keep-cards placing-tiles=at-once"])
def test_what_it_may_not_know_changes_no_decision(kind: str, words: str) -> None:
    random = Random(words)
    moments = watched(setup(CLASSIC, 3, words), [kind, "random", kind])
    for moment in (moment for moment in moments if moment.seat != 1 and random.random() < 0.3):
        other = disguised(moment.state, moment.seat, random)
        again = make_bot(kind, moment.seat, "another").decide(view(other, moment.seat))
        assert again == moment.action


@pytest.mark.whole_game
@kinds
def test_the_same_view_gives_the_same_decision(kind: str) -> None:
    moments = watched(setup(MODERN, 4), [kind, kind, "random"])
    for moment in (moment for moment in moments if moment.seat != 2):
        assert decide(kind, moment.state, moment.seat) == moment.action


def _two_of_three(state: State) -> State:
    """Give me three lots in a row with two tiles of a type, and you the third."""
    state = with_lots(state, {ME: [28, 29, 30], YOU: [60]})
    return with_tiles(state, {ME: ["Sea Food"] * 2, YOU: ["Sea Food"]})


@kinds
def test_it_offers_to_buy_what_completes_a_business(kind: str) -> None:
    state = _two_of_three(trading())
    action = decide(kind, state)
    assert isinstance(action, Offer)
    assert any(part.tiles == ("Sea Food",) and part.taker == ME for part in action.trade.transfers)
    assert gain(state, action.trade, STYLES[kind]) > 0
    assert gain(state, action.trade, STYLES[kind], YOU) > 0


@kinds
def test_what_could_become_a_business_is_worth_more_early_than_late(kind: str) -> None:
    state = with_lots(trading(), {ME: [43, 44, 45, 46, 47, 48]})
    state = with_tiles(state, {ME: ["Factory"] * 3, YOU: ["Factory"]})
    trade = Trade((give(YOU, ME, tiles=("Factory",)),))
    early = gain(state._replace(round=2), trade, STYLES[kind])
    late = gain(state._replace(round=5), trade, STYLES[kind])
    last = gain(state._replace(round=6), trade, STYLES[kind])
    assert early > late > last > 0
    # In the last round nothing is hoped for: the fourth of six pays two more.
    assert last == 2 * MODERN.unit


def test_a_tycoon_asks_for_more_than_a_merchant() -> None:
    state = _two_of_three(trading())
    # A merchant hopes for more as long as others are silent.
    for giver, taker in ((2, 3), (3, 2)):
        state, _ = apply(state, Offer(giver, Trade((give(giver, taker, cash=10_000),))))
    asked = {}
    for kind in STYLES:
        state_ = state
        best = decide(kind, state_)
        assert isinstance(best, Offer)
        asked[kind] = gain(state_, best.trade, TYCOON)
    assert asked["tycoon"] >= asked["merchant"] > 0


@kinds
def test_refused_it_comes_down_and_never_repeats_itself(kind: str) -> None:
    state = _two_of_three(trading())
    asked: list[Trade] = []
    while isinstance(action := decide(kind, state), Offer):
        for earlier in asked:
            same = {part.tiles + part.buildings for part in earlier.transfers} == {
                part.tiles + part.buildings for part in action.trade.transfers
            }
            assert not same or net_money(action.trade, ME) < net_money(earlier, ME)
        asked.append(action.trade)
        state, _ = apply(state, action)
        state, _ = apply(state, Refuse(YOU, state.offers[-1].id))
    assert 1 <= len(asked) <= STYLES[kind].max_refusals
    assert action == Done(ME)


@kinds
def test_a_poor_offer_is_countered_and_then_refused_with_a_reason(kind: str) -> None:
    state = _two_of_three(trading())
    state = state._replace(cash=(200_000, *state.cash[1:]))
    # What completes the business, for nearly all that it will bring.
    poor = Trade((give(YOU, ME, tiles=("Sea Food",)), give(ME, YOU, cash=170_000)))
    state, _ = apply(state, Offer(YOU, poor))
    action = decide(kind, state)
    assert isinstance(action, Offer)
    assert action.counters == state.offers[0].id
    assert gain(state, action.trade, STYLES[kind]) > 0
    state, _ = apply(state, action)
    assert decide(kind, state) is None
    state, _ = apply(state, Refuse(YOU, state.offers[-1].id))
    action = decide(kind, state)
    assert isinstance(action, Refuse)
    assert action.because


def growing() -> State:
    """I collect Laundry beside a lot of yours."""
    state = with_lots(trading()._replace(round=3), {ME: [60, 61], YOU: [28, 29, 30, 62], HER: [1]})
    return with_tiles(state, {ME: ["Laundry"] * 2, YOU: ["Laundry"]})


def chatting(state: State) -> State:
    """You and she make each other an offer."""
    for seat, other in ((YOU, HER), (HER, YOU)):
        state, _ = apply(state, Offer(seat, Trade((give(seat, other, cash=10_000),))))
    return state


HOPEFUL = Offer(ME, Trade((give(YOU, ME, buildings=(62,)), give(ME, YOU, cash=20_000))))
"""Worth it to a merchant while others are silent, and only then."""


def test_a_merchant_stands_by_what_it_offered_while_others_were_silent() -> None:
    state = chatting(apply(growing(), HOPEFUL)[0])
    assert gain(state, HOPEFUL.trade, MERCHANT) < 0
    assert not isinstance(decide("merchant", state), Withdraw)


def test_it_takes_back_what_has_become_a_loss_by_more_than_others_talk() -> None:
    early, _ = apply(growing(), HOPEFUL)
    assert not isinstance(decide("merchant", early), Withdraw)
    late, _ = apply(chatting(growing()), HOPEFUL)
    assert decide("merchant", late) == Withdraw(ME, late.offers[-1].id)
    lost = with_tiles(early, {YOU: ["Laundry"] * 3})
    assert decide("merchant", lost) == Withdraw(ME, early.offers[-1].id)


@kinds
def test_a_gift_is_taken_also_when_it_has_finished(kind: str) -> None:
    state, _ = apply(trading(), Done(ME))
    state, _ = apply(state, Offer(YOU, Trade((give(YOU, ME, cash=20_000),))))
    assert decide(kind, state) == Agree(ME, state.offers[0].id)


@kinds
def test_a_good_call_is_taken_and_a_bad_one_is_not(kind: str) -> None:
    state = _two_of_three(trading())
    good, _ = apply(state, Call(YOU, Goods(cash=20_000), Goods(tiles=("Sea Food",)), first=True))
    assert decide(kind, good) == TakeCall(ME, good.calls[0].id)
    bad, _ = apply(state, Call(YOU, Goods(cash=50_000), Goods(buildings=(60,)), first=True))
    assert not isinstance(decide(kind, bad), TakeCall)


@kinds
def test_it_keeps_the_cards_that_lie_together(kind: str) -> None:
    state = trading()
    state = state._replace(
        phase="deal",
        chosen=(None,) * 4,
        owned=(0,) * 4,
        hands=(mask_of([1, 2, 20, 45, 60, 3]), *state.hands[1:]),
    )
    action = decide(kind, state)
    assert isinstance(action, Keep)
    assert {1, 2, 3} <= set(action.cards)


@kinds
def test_it_builds_the_business_of_three(kind: str) -> None:
    state = with_lots(trading(), {ME: [28, 29, 30, 60]})
    state = with_tiles(state, {ME: ["Sea Food"] * 3 + ["Laundry"]})
    state = state._replace(phase="build", first=ME)
    action = decide(kind, state)
    assert isinstance(action, Build)
    placed = {tile.building: tile.shop for tile in action.placements}
    assert {28: "Sea Food", 29: "Sea Food", 30: "Sea Food"}.items() <= placed.items()


@pytest.mark.whole_game
@kinds
def test_in_the_last_round_every_tile_finds_a_place(kind: str) -> None:
    builds = [
        (moment.seen, moment.action)
        for moment in watched(setup(MODERN, 3), [kind])
        if isinstance(moment.action, Build) and moment.seen.round == 6
    ]
    assert len(builds) == 3
    for seen, build in builds:
        empty = seen.owned[build.seat]
        for standing in seen.shops:
            empty &= ~standing
        assert len(build.placements) == min(empty.bit_count(), sum(seen.tiles[build.seat]))
        assert all(empty >> tile.building & 1 for tile in build.placements)


@kinds
def test_no_cycle_of_trades_leaves_it_worth_more(kind: str) -> None:
    state = _two_of_three(trading())
    there = Trade((give(ME, YOU, tiles=("Sea Food",)), give(YOU, ME, buildings=(60,))))
    back = Trade((give(YOU, ME, tiles=("Sea Food",)), give(ME, YOU, buildings=(60,))))
    first = gain(state, there, STYLES[kind])
    state, _ = apply(state, Offer(YOU, there))
    state, _ = apply(state, Agree(ME, state.offers[-1].id))
    second = gain(state, back, STYLES[kind])
    assert first + second <= 0
    assert list(buildings(state.owned[ME])) == [28, 29, 30, 60]

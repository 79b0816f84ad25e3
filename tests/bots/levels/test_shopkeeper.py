"""The shopkeeper trades to its own good, and plays the same from the same view."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.kit import TABLES, Moment, setup, watched
from tests.game.kit import give, trading, with_lots, with_tiles
from tests.game.test_view import disguised

from chinatown.bots import make_bot
from chinatown.bots.trade.income_negotiator import MAX_OFFERS
from chinatown.bots.value.income_value import gain
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
    Transfer,
    apply,
    groups,
    mask_of,
    ranking,
    view,
)
from chinatown.game.trade_facts import call_trade
from chinatown.lab import simulate

ME, YOU = 0, 1


def decide(state: State, seat: int = ME) -> Action | None:
    return make_bot("shopkeeper", seat, "").decide(view(state, seat))


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


@pytest.mark.whole_game
@pytest.mark.parametrize(("edition", "players", "words"), TABLES)
def test_in_every_game_it_only_commits_itself_to_what_brings_it_something(
    edition: Edition, players: int, words: str
) -> None:
    gains = [
        gain(moment.seen, trade, moment.seat)
        for kinds in (["shopkeeper"], ["shopkeeper", "random"])
        for moment in watched(setup(edition, players, words), kinds)
        if kinds[moment.seat % len(kinds)] == "shopkeeper" and (trade := the_trade(moment))
    ]
    assert gains
    assert min(gains) > 0


@pytest.mark.whole_game
@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_no_offer_makes_it_agree_to_a_loss(seed: int) -> None:
    random = Random(seed)
    moments = [
        moment
        for moment in watched(setup(MODERN, 4, seed=f"{seed % 7}"), ["random"])
        if moment.seen.offers
    ]
    for moment in random.sample(moments, min(25, len(moments))):
        for seat in range(4):
            action = decide(moment.state, seat)
            seen = view(moment.state, seat)
            trade = the_trade(Moment(moment.state, seat, seen, action))
            assert trade is None or gain(seen, trade, seat) > 0


def _three_seafood(state: State) -> State:
    """Give me three lots in a row with two tiles of a type, and you the third."""
    state = with_lots(state, {ME: [28, 29, 30], YOU: [60]})
    return with_tiles(state, {ME: ["Sea Food"] * 2, YOU: ["Sea Food"]})


def test_it_offers_to_buy_what_completes_a_business() -> None:
    state = _three_seafood(trading())
    state = state._replace(cash=(200_000, *state.cash[1:]))
    action = decide(state)
    assert isinstance(action, Offer)
    gives = [part for part in action.trade.transfers if part.giver == YOU]
    assert gives[0].tiles == ("Sea Food",)
    buyer_gain, seller_gain = (gain(view(state, ME), action.trade, seat) for seat in (ME, YOU))
    assert buyer_gain > 0 < seller_gain
    assert abs(buyer_gain - seller_gain) <= MODERN.unit


def test_the_other_shopkeeper_takes_that_offer() -> None:
    state = _three_seafood(trading())
    action = decide(state)
    assert isinstance(action, Offer)
    state, _ = apply(state, action)
    assert decide(state, YOU) == Agree(YOU, state.offers[0].id)


def test_an_unfair_offer_is_countered_at_a_fair_price_and_then_refused() -> None:
    state = _three_seafood(trading())
    state = state._replace(cash=(200_000, *state.cash[1:]))
    # The business earns 30,000 more in each of six rounds: nearly all of it is asked for.
    unfair = Trade((give(YOU, ME, tiles=("Sea Food",)), give(ME, YOU, cash=170_000)))
    state, _ = apply(state, Offer(YOU, unfair))
    first = decide(state)
    assert isinstance(first, Offer)
    assert first.counters == state.offers[0].id
    assert gain(view(state, ME), first.trade, ME) > 0
    state, _ = apply(state, first)
    state, _ = apply(state, Refuse(YOU, state.offers[-1].id))
    first = decide(state)
    assert isinstance(first, Refuse)
    assert first.because


def test_a_refused_exchange_is_not_offered_again_in_the_round() -> None:
    state = _three_seafood(trading())
    asked: list[Trade] = []
    while isinstance(action := decide(state), Offer):
        assert action.trade not in asked
        asked.append(action.trade)
        state, _ = apply(state, action)
        state, _ = apply(state, Refuse(YOU, state.offers[-1].id))
    assert 1 <= len(asked) <= MAX_OFFERS
    assert action == Done(ME)


def test_a_good_call_is_taken_and_a_bad_one_is_not() -> None:
    state = _three_seafood(trading())
    good, _ = apply(state, Call(YOU, Goods(cash=20_000), Goods(tiles=("Sea Food",)), first=True))
    assert decide(good) == TakeCall(ME, good.calls[0].id)
    bad, _ = apply(state, Call(YOU, Goods(cash=50_000), Goods(buildings=(60,)), first=True))
    assert not isinstance(decide(bad), TakeCall)


def test_it_waits_for_an_answer_but_not_for_somebody_who_has_finished() -> None:
    state = _three_seafood(trading())
    action = decide(state)
    assert isinstance(action, Offer)
    state, _ = apply(state, action)
    assert decide(state) is None
    state, _ = apply(state, Done(YOU))
    assert decide(state) == Done(ME)


def test_when_done_it_still_answers() -> None:
    state = trading()
    state, _ = apply(state, Done(ME))
    state, _ = apply(state, Offer(YOU, Trade((give(YOU, ME, cash=20_000),))))
    assert decide(state) == Agree(ME, state.offers[0].id)


def test_it_keeps_the_cards_that_lie_together() -> None:
    state = trading()
    state = state._replace(
        phase="deal",
        chosen=(None,) * 4,
        owned=(0,) * 4,
        hands=(mask_of([1, 2, 20, 45, 60, 3]), *state.hands[1:]),
    )
    action = decide(state)
    assert isinstance(action, Keep)
    assert {1, 2, 3} <= set(action.cards)


def test_it_builds_the_business_of_three() -> None:
    state = with_lots(trading(), {ME: [28, 29, 30, 60]})
    state = with_tiles(state, {ME: ["Sea Food"] * 3 + ["Laundry"]})
    state = state._replace(phase="build", first=ME)
    action = decide(state)
    assert isinstance(action, Build)
    placed = {tile.building: tile.shop for tile in action.placements}
    assert placed == {28: "Sea Food", 29: "Sea Food", 30: "Sea Food", 60: "Laundry"}


def test_two_of_a_type_go_side_by_side() -> None:
    state = with_lots(trading(), {ME: [28, 29, 60]})
    state = with_tiles(state, {ME: ["Antiques"] * 2 + ["Laundry"]})
    state = state._replace(phase="build", first=ME)
    action = decide(state)
    assert isinstance(action, Build)
    antiques = mask_of(tile.building for tile in action.placements if tile.shop == "Antiques")
    assert len(groups(antiques)) == 1


@pytest.mark.whole_game
@pytest.mark.parametrize("words", ["", "hidden-tiles", "keep-cards placing-tiles=at-once"])
def test_what_it_may_not_know_changes_no_decision(words: str) -> None:
    random = Random(words)
    moments = watched(setup(CLASSIC, 3, words), ["shopkeeper", "random"])
    for moment in (moment for moment in moments if random.random() < 0.3):
        other = disguised(moment.state, moment.seat, random)
        kind = "random" if moment.seat == 1 else "shopkeeper"
        for seed in ("one", "two"):
            first = make_bot(kind, moment.seat, seed).decide(moment.seen)
            again = make_bot(kind, moment.seat, seed).decide(view(other, moment.seat))
            assert first == again


@pytest.mark.whole_game
def test_the_same_view_gives_the_same_decision() -> None:
    moments = watched(setup(MODERN, 4), ["shopkeeper", "shopkeeper", "random"])
    for moment in (moment for moment in moments if moment.seat != 2):
        assert decide(moment.state, moment.seat) == moment.action


@pytest.mark.whole_game
def test_it_beats_random_players_and_trades_more_income_into_being() -> None:
    wins = 0
    for number in range(12):
        seat = number % 4
        kinds = ["shopkeeper" if place == seat else "random" for place in range(4)]
        *_, last = watched(setup(MODERN, 4, seed=f"{number}"), kinds)
        assert last.action is not None
        state, _ = apply(last.state, last.action)
        wins += ranking(state)[0].seat == seat
    assert wins >= 10
    shopkeepers = simulate(4, 5, 1, bots=["shopkeeper"])
    randoms = simulate(4, 5, 1, bots=["random"])
    assert shopkeepers.mean_total_income > randoms.mean_total_income


@pytest.mark.whole_game
def test_every_placement_is_on_its_own_lots() -> None:
    placed = [
        (tile.building, moment.seen.owned[moment.seat])
        for moment in watched(setup(MODERN, 3, "street-access"), ["shopkeeper"])
        if isinstance(moment.action, Build)
        for tile in moment.action.placements
    ]
    assert placed
    assert all(owned >> building & 1 for building, owned in placed)


@pytest.mark.whole_game
def test_transfers_of_its_offers_hold_something() -> None:
    transfers = [
        part
        for moment in watched(setup(MODERN, 5), ["shopkeeper"])
        if isinstance(moment.action, Offer)
        for part in moment.action.trade.transfers
    ]
    assert transfers
    assert all(part != Transfer(part.giver, part.taker) for part in transfers)

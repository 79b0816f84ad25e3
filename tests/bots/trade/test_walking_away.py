"""Refusing a tycoon's counter is not free: sometimes it then drops the offer, later always."""

import pytest
from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.trade.walking_away import walking_away
from chinatown.game import Action, Agree, Offer, Refuse, State, Trade, apply, view

ME, YOU = 0, 1
SEEDS = [f"seed {number}" for number in range(60)]


def countered(price: int = 100_000) -> State:
    """You have refused the counter with which I answered an acceptable price of yours."""
    state = with_lots(trading(), {ME: [28, 29, 30, 31, 32], YOU: [1, 40]})
    state = with_tiles(state, {ME: ["Restaurant"] * 3, YOU: ["Restaurant", "Laundry"]})
    state = state._replace(cash=(200_000, *state.cash[1:]))
    fair = Trade((give(YOU, ME, tiles=("Restaurant",)), give(ME, YOU, cash=price)))
    state, _ = apply(state, Offer(YOU, fair))
    return refused(state, "tycoon")


def refused(state: State, kind: str) -> State:
    counter = make_bot(kind, ME, "").decide(view(state, ME))
    assert isinstance(counter, Offer)
    assert counter.counters == state.offers[-1].id
    state, _ = apply(state, counter)
    return apply(state, Refuse(YOU, state.offers[-1].id))[0]


def answer(state: State, kind: str, seed: str) -> Action | None:
    return make_bot(kind, ME, seed).decide(view(state, ME))


def test_it_drops_about_half_of_the_offers_whose_author_refuses_its_counter() -> None:
    state = countered()
    name = state.offers[0].id
    answers = [answer(state, "tycoon", seed) for seed in SEEDS]
    agreed = answers.count(Agree(ME, name))
    assert 15 <= agreed <= 45
    assert answers.count(Refuse(ME, name, because="too-dear")) == len(SEEDS) - agreed


def test_the_same_seed_gives_the_same_answer() -> None:
    state = countered()
    for kind in ("tycoon", "tycoon/hard"):
        assert answer(state, kind, "a seed") == answer(state, kind, "a seed")


def test_the_baseline_agrees_after_all() -> None:
    state = countered()
    assert {answer(state, "tycoon-1", seed) for seed in SEEDS} == {Agree(ME, state.offers[0].id)}


def test_after_a_second_refused_counter_it_drops_the_offer_for_sure() -> None:
    state = countered()
    state, _ = apply(state, Refuse(ME, state.offers[0].id))
    again = Trade((give(YOU, ME, tiles=("Restaurant",)), give(ME, YOU, cash=90_000)))
    state, _ = apply(state, Offer(YOU, again))
    offer = state.offers[-1]
    # Its counter was offered before, so that here it is put in the place of one.
    counter = state.offers[1]._replace(id="00000000", counters=offer.id)
    state = state._replace(offers=(*state.offers, counter))
    for seed in SEEDS:
        assert answer(state, "tycoon", seed) == Refuse(ME, offer.id, because="too-dear")


@pytest.mark.parametrize("by", [YOU, 2])
def test_only_the_author_of_the_offer_is_answered_so(by: int) -> None:
    state = countered()
    counter = state.offers[1]._replace(by=by)
    seen = view(state._replace(offers=(state.offers[0], counter)), ME)
    reasons = {walking_away(seen, ME, state.offers[0], 1.0, seed) for seed in SEEDS}
    assert reasons == {"too-dear" if by == YOU else None}


def test_what_would_be_paid_for_is_too_little_not_too_dear() -> None:
    state = with_lots(trading(), {ME: [1], YOU: [28, 29, 30]})
    state = with_tiles(state, {ME: ["Sea Food"], YOU: ["Sea Food"] * 2})
    state = state._replace(cash=(50_000, 200_000, *state.cash[2:]))
    fair = Trade((give(ME, YOU, tiles=("Sea Food",)), give(YOU, ME, cash=70_000)))
    state = refused(apply(state, Offer(YOU, fair))[0], "tycoon")
    seen = view(state, ME)
    assert walking_away(seen, ME, state.offers[0], 1.0, "") == "too-little"

"""Which cards traders keep, also for others' sake."""

from tests.game.kit import trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.search.card_choice import chosen_cards
from chinatown.bots.value.potential_value import ValueWeights
from chinatown.game import Keep, State, mask_of, view

ME, YOU, HER = 0, 1, 2
TOGETHER = (1, 2, 3)
"""Lots beside each other, of no use to anybody yet."""


def dealt(state: State, *cards: int) -> State:
    """I have these cards in hand, and may keep three."""
    hands = (mask_of(cards), *state.hands[1:])
    return state._replace(phase="deal", chosen=(None,) * state.players, hands=hands)


def table() -> State:
    """You need 62 to finish a Laundry; I have a tile that fits nothing."""
    state = with_lots(trading()._replace(round=3), {ME: [45], YOU: [60, 61], HER: [25]})
    return with_tiles(state, {ME: ["Factory"], YOU: ["Laundry"] * 3, HER: ["Photo"]})


def kept(state: State, resale: float) -> set[int]:
    return set(chosen_cards(view(state, ME), ME, ValueWeights(), resale))


def test_a_lot_that_another_needs_is_kept_to_be_sold() -> None:
    state = dealt(table(), *TOGETHER, 62)
    assert 62 in kept(state, 0.5)
    assert 62 not in kept(state, 0)


def test_a_lot_that_nobody_needs_is_not_kept_for_others() -> None:
    state = with_lots(table(), {ME: [45], YOU: [30, 31], HER: [25]})
    assert kept(dealt(state, *TOGETHER, 62), 0.5) == set(TOGETHER)


def test_own_use_counts_in_full_and_that_of_others_in_part() -> None:
    state = with_lots(table(), {ME: [80, 81], YOU: [60, 61], HER: [25]})
    state = with_tiles(state, {ME: ["Photo"] * 3, YOU: ["Laundry"] * 3})
    assert {62, 82} < kept(dealt(state, 13, 40, 62, 82), 0.5)


def test_a_tycoon_thinks_of_selling_and_a_merchant_does_not() -> None:
    state = dealt(table(), *TOGETHER, 62)
    seen = view(state, ME)
    for kind, resale in (("tycoon", 0.5), ("merchant", 0.0)):
        action = make_bot(kind, ME, "").decide(seen)
        assert isinstance(action, Keep)
        weights = ValueWeights() if kind == "tycoon" else ValueWeights(hope=0.5)
        assert action.cards == chosen_cards(seen, ME, weights, resale)

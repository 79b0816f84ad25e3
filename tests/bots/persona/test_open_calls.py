"""Calls of bots: for a tile that several have, with money they have, while it helps."""

from tests.bots.persona.test_explanations import Doing
from tests.game.kit import GREEN, RED, WHITE, YELLOW, give, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.persona.characters import CHARACTERS
from chinatown.bots.persona.open_calls import call_for_tile, stale_call
from chinatown.bots.persona.persona_bot import PersonaBot
from chinatown.game import Agree, Call, EndCall, Goods, Offer, State, Trade, apply, view

TALL = {RED: ["Photo", "Photo"], YELLOW: ["Photo"], GREEN: ["Photo"], WHITE: []}


def table(tiles: dict[int, list[str]]) -> State:
    """Red has three lots side by side, and 50,000."""
    return with_tiles(with_lots(trading(), {RED: [1, 2, 3], YELLOW: [40]}), tiles)


def test_a_call_is_for_the_tile_that_finishes_a_business_at_a_part_of_what_it_brings() -> None:
    # The third Photo brings three units a round: a third of that for two rounds are two units.
    call = call_for_tile(view(table(TALL)._replace(round=5), RED), RED)
    assert call == Call(RED, Goods(tiles=("Photo",)), Goods(cash=20_000))
    early = call_for_tile(view(table(TALL), RED), RED)
    assert early is not None
    assert early.gives == Goods(cash=40_000)


def test_what_a_call_gives_does_not_tell_how_much_money_there_is() -> None:
    state = table(TALL)
    calls = {
        call_for_tile(view(state._replace(cash=(cash, 0, 0, 0)), RED), RED)
        for cash in (40_000, 50_000, 900_000)
    }
    assert len(calls) == 1
    assert call_for_tile(view(state._replace(cash=(30_000, 0, 0, 0)), RED), RED) is None


def test_one_seller_is_asked_not_called_for() -> None:
    assert call_for_tile(view(table({**TALL, GREEN: []}), RED), RED) is None


def test_nobody_calls_twice_in_a_round_or_without_money() -> None:
    state = table(TALL)
    call = call_for_tile(view(state, RED), RED)
    assert call is not None
    assert call_for_tile(view(apply(state, call)[0], RED), RED) is None
    assert call_for_tile(view(state._replace(cash=(0,) * 4), RED), RED) is None


def test_a_call_ends_when_the_tile_has_come() -> None:
    state = table(TALL)
    state, _ = apply(state, call_for_tile(view(state, RED), RED) or Call(RED, Goods(), Goods()))
    assert stale_call(view(state, RED), RED) is None
    state = with_tiles(state, {**TALL, RED: ["Photo"] * 3})
    assert stale_call(view(state, RED), RED) == EndCall(RED, state.calls[0].id)


def test_an_offer_of_ones_own_does_not_answer_ones_own_call() -> None:
    state = table(TALL)
    state, _ = apply(state, Call(RED, Goods(tiles=("Photo",)), Goods(cash=50_000)))
    trade = Trade((give(YELLOW, RED, tiles=("Photo",)), give(RED, YELLOW, cash=40_000)))
    offer = Offer(RED, trade, answers=state.calls[0].id)
    made = PersonaBot(Doing(offer), RED, CHARACTERS["quiet"], "s").decide(view(state, RED))
    assert isinstance(made, Offer)
    assert made.answers == ""
    assert apply(state, made)


def test_of_several_answers_to_a_call_the_best_comes_first() -> None:
    state = table(TALL)
    state, _ = apply(state, Call(RED, Goods(tiles=("Photo",)), Goods(cash=50_000)))
    for seller, price in ((YELLOW, 50_000), (GREEN, 30_000)):
        trade = Trade((give(seller, RED, tiles=("Photo",)), give(RED, seller, cash=price)))
        state, _ = apply(state, Offer(seller, trade, answers=state.calls[0].id))
    action = make_bot("merchant/quiet", RED, "s").decide(view(state, RED))
    assert action == Agree(RED, state.offers[-1].id)

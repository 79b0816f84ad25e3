"""What a bot has offered stands while it is considered, and what was refused does not come back."""

import pytest
from tests.bots.persona.test_answering import table
from tests.bots.persona.test_courtesy import PERSON, offers_to_the_person
from tests.game.kit import GREEN, RED, YELLOW, give, offered, trading, with_lots, with_tiles

from chinatown.bots import make_bot
from chinatown.bots.persona.standing import repeats_refused
from chinatown.game import (
    Action,
    Agree,
    Done,
    Offer,
    Refuse,
    State,
    Trade,
    Withdraw,
    apply,
    view,
)

KINDS = ["shopkeeper/chatty", "merchant/loyal", "tycoon/generous", "tycoon/hard"]
kinds = pytest.mark.parametrize("kind", KINDS)


def offering(kind: str) -> State:
    """Return a table at which yellow's bot offers red the lot that its business lacks."""
    lot, cash = give(YELLOW, RED, buildings=(5,)), give(RED, YELLOW, cash=120_000)
    rich = table()._replace(cash=(400_000,) * 4, counted_cash=(400_000,) * 4)
    state = offered(rich, YELLOW, lot, cash)
    assert not isinstance(decided(kind, state), Withdraw)
    return state


def decided(kind: str, state: State) -> Action | None:
    return make_bot(kind, YELLOW, "").decide(view(state, YELLOW))


@kinds
def test_an_offer_stands_while_its_bot_trades_with_somebody_else(kind: str) -> None:
    state = offered(offering(kind), GREEN, give(GREEN, YELLOW, cash=10_000))
    gift = state.offers[-1].id
    assert decided(kind, state) == Agree(YELLOW, gift)
    state, _ = apply(state, Agree(YELLOW, gift))
    assert state.offers[0].status == "open"
    assert not isinstance(decided(kind, state), Withdraw)


@kinds
def test_an_offer_gives_way_to_a_better_one_for_the_same(kind: str) -> None:
    lot, cash = give(YELLOW, GREEN, buildings=(5,)), give(GREEN, YELLOW, cash=300_000)
    state = offered(offering(kind), GREEN, lot, cash)
    assert decided(kind, state) == Withdraw(YELLOW, state.offers[0].id)


@kinds
def test_an_offer_gives_way_where_who_should_answer_has_finished(kind: str) -> None:
    state, _ = apply(offering(kind), Done(RED))
    state = offered(state, GREEN, give(GREEN, YELLOW, cash=10_000))
    assert decided(kind, state) == Withdraw(YELLOW, state.offers[0].id)


@kinds
def test_an_offer_gives_way_to_the_answer_of_who_considers_it(kind: str) -> None:
    lot, cash = give(YELLOW, RED, buildings=(5,)), give(RED, YELLOW, cash=300_000)
    state = offered(offering(kind), RED, lot, cash)
    assert isinstance(decided(kind, state), Withdraw)


def refused(parts: Trade) -> State:
    state = with_lots(trading(), {RED: [1, 2, 3], YELLOW: [5, 6, 20], GREEN: [50]})
    state = with_tiles(state, {RED: ["Photo"], YELLOW: ["Photo", "Laundry"]})
    state = offered(state, YELLOW, *parts.transfers)
    return apply(state, Refuse(RED, state.offers[-1].id))[0]


def test_a_refused_offer_with_another_lot_is_the_same_unless_it_costs_less() -> None:
    def sale(lot: int, cash: int, *tiles: str) -> Trade:
        return Trade(
            (give(YELLOW, RED, buildings=(lot,), tiles=tiles), give(RED, YELLOW, cash=cash))
        )

    seen = view(refused(sale(5, 60_000)), YELLOW)
    for trade, repeats in (
        (sale(6, 60_000), True),
        (sale(6, 70_000), True),
        (sale(6, 50_000), False),
        (sale(6, 60_000, "Photo"), False),
        (Trade((give(YELLOW, GREEN, buildings=(6,)), give(GREEN, YELLOW, cash=60_000))), False),
        (Trade((give(RED, YELLOW, buildings=(1,)), give(YELLOW, RED, cash=60_000))), False),
    ):
        assert repeats_refused(seen, Offer(YELLOW, trade)) == repeats, trade


@pytest.mark.whole_game
@pytest.mark.parametrize("kind", ["merchant/chatty", "tycoon/generous"])
def test_what_a_person_refused_does_not_come_back_with_another_lot(kind: str) -> None:
    def check(state: State, offer: Offer) -> None:
        assert PERSON in offer.trade.parties
        assert offer.counters or not repeats_refused(view(state, offer.seat), offer)

    assert offers_to_the_person("too-dear", kind, check) > 5

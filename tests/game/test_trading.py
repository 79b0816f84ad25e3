"""Offers, answers and trades (docs/rules.md 4.3 and 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    all_done,
    give,
    lots_of,
    new_game,
    refused,
    seen,
    trading,
    with_lots,
    with_tiles,
)
from tests.game.test_income import EXAMPLES

from chinatown.game import (
    MODERN,
    Agree,
    AskTurns,
    CloseTrading,
    Done,
    Judge,
    Offer,
    Pledge,
    Refuse,
    State,
    Trade,
    Transfer,
    Withdraw,
    apply,
    buildings,
    income,
    view,
)
from chinatown.game.events import (
    Agreed,
    DoneSaid,
    ItemsMoved,
    Lapsed,
    Offered,
    TradeFailed,
    TradeMade,
    TradingEnded,
)


def offered(state: State, seat: int, *parts: Transfer, secret: bool = False) -> State:
    return apply(state, Offer(seat, Trade(parts), secret))[0]


def table() -> State:
    """Red owns 19, yellow 16, 17 and 20, green 28; red has 2 Photo, yellow 2 Dim Sum."""
    state = with_lots(trading(), {RED: [19], YELLOW: [16, 17, 20], GREEN: [28]})
    return with_tiles(state, {RED: ["Photo", "Photo"], YELLOW: ["Dim Sum", "Dim Sum"]})


def test_the_worked_example_of_the_books() -> None:
    (case,) = EXAMPLES["trade"]
    state = table()
    shops = list(state.shops)
    shops[MODERN.index["Tea House"]] = sum(1 << lot for lot in (16, 17, 19))
    state = with_tiles(state._replace(shops=tuple(shops)), {YELLOW: ["Dim Sum", "Dim Sum"]})
    red, yellow = case["gives"]["red"], case["gives"]["yellow"]
    state = offered(
        state,
        RED,
        give(RED, YELLOW, buildings=tuple(red["buildings"]), cash=red["cash"]),
        give(YELLOW, RED, buildings=tuple(yellow["buildings"]), tiles=tuple(yellow["tiles"])),
    )
    state = agreed(state, YELLOW)
    assert lots_of(state, YELLOW) == [16, 17, 19]
    assert lots_of(state, RED) == [20]
    assert state.cash[:2] == (40_000, 60_000)
    assert state.tiles[RED][MODERN.index["Dim Sum"]] == 2
    assert sum(state.tiles[YELLOW]) == 0
    assert income(MODERN, state.owned[YELLOW], state.shops) == 50_000


def test_an_offer_stands_until_all_have_agreed() -> None:
    parts = (
        give(RED, YELLOW, cash=10_000),
        give(YELLOW, GREEN, buildings=(20,)),
        give(GREEN, RED, buildings=(28,)),
    )
    state = offered(table(), RED, *parts)
    one = agreed(state, GREEN)
    assert one.owned == state.owned
    assert one.offers[-1].agreed == 1 << RED | 1 << GREEN
    both = agreed(one, YELLOW)
    assert (lots_of(both, RED), lots_of(both, YELLOW), lots_of(both, GREEN)) == (
        [19, 28],
        [16, 17],
        [20],
    )
    assert both.offers[-1].status == "made"


def test_gifts_are_allowed() -> None:
    state = agreed(offered(table(), RED, give(RED, YELLOW, buildings=(19,), cash=50_000)), YELLOW)
    assert state.cash[:2] == (0, 100_000)


def test_transfers_of_a_pair_are_one_and_sorted() -> None:
    state = offered(
        table(),
        YELLOW,
        give(YELLOW, RED, buildings=(20,), tiles=("Dim Sum",)),
        give(RED, YELLOW, cash=10_000),
        give(YELLOW, RED, buildings=(16,), tiles=("Dim Sum",)),
        give(GREEN, RED),
    )
    assert state.offers[-1].trade.transfers == (
        Transfer(RED, YELLOW, cash=10_000),
        Transfer(YELLOW, RED, (16, 20), ("Dim Sum", "Dim Sum")),
    )


P = "Photo"
REFUSED_OFFERS = [
    ("empty-trade", ()),
    ("empty-trade", (give(RED, YELLOW),)),
    ("trade-with-oneself", (give(RED, RED, cash=10_000),)),
    ("unknown-seat", (give(RED, 4, cash=10_000),)),
    ("unknown-seat", (give(-1, RED, cash=10_000),)),
    ("not-a-party", (give(YELLOW, GREEN, buildings=(20,)),)),
    ("building-not-owned", (give(RED, YELLOW, buildings=(20,)),)),
    ("building-not-owned", (give(YELLOW, RED, buildings=(28,)),)),
    ("building-twice", (give(RED, YELLOW, buildings=(19, 19)),)),
    ("building-twice", (give(RED, YELLOW, buildings=(19,)), give(RED, GREEN, buildings=(19,)))),
    ("unknown-building", (give(RED, YELLOW, buildings=(86,)),)),
    ("unknown-building", (give(RED, YELLOW, buildings=(0,)),)),
    ("unknown-shop-type", (give(RED, YELLOW, tiles=("Bakery",)),)),
    ("tile-not-held", (give(RED, YELLOW, tiles=("Photo",) * 3),)),
    (
        "tile-not-held",
        (give(RED, YELLOW, tiles=("Photo",) * 2), give(RED, GREEN, tiles=("Photo",))),
    ),
    ("tile-not-held", (give(YELLOW, RED, tiles=("Photo",)),)),
    ("off-denomination", (give(RED, YELLOW, cash=15_000),)),
    ("off-denomination", (give(RED, YELLOW, cash=-10_000),)),
    ("off-denomination", (give(RED, YELLOW, due=1),)),
    ("off-denomination", (give(RED, YELLOW, due=10**12),)),
    ("not-enough-cash", (give(RED, YELLOW, cash=60_000),)),
    ("not-enough-cash", (give(RED, YELLOW, cash=30_000), give(RED, GREEN, cash=30_000))),
    ("cards-not-kept", (give(RED, YELLOW, cards=(1,)),)),
]


@pytest.mark.parametrize(("code", "parts"), REFUSED_OFFERS)
def test_an_offer_that_cannot_be_is_refused(code: str, parts: tuple[Transfer, ...]) -> None:
    assert refused(table(), Offer(RED, Trade(parts))).code == code


def test_receiving_in_the_same_trade_does_not_help_to_pay() -> None:
    parts = (give(RED, YELLOW, cash=60_000), give(YELLOW, RED, cash=50_000))
    assert refused(table(), Offer(RED, Trade(parts))).code == "not-enough-cash"


def test_nobody_can_own_more_than_thirty_buildings() -> None:
    state = with_lots(trading(), {RED: range(1, 31), YELLOW: [31, 32], GREEN: []})
    gift = Offer(YELLOW, Trade((give(YELLOW, RED, buildings=(31,)),)))
    error = refused(state, gift)
    assert (error.code, error.params) == ("too-many-buildings", {"seat": RED, "most": 30})
    swap = (give(YELLOW, RED, buildings=(31,)), give(RED, YELLOW, buildings=(1,)))
    assert agreed(offered(state, YELLOW, *swap), RED).owned[RED].bit_count() == 30


def test_trading_is_for_the_trade_phase() -> None:
    state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)))
    name = state.offers[-1].id
    later = all_done(state)
    for action in (
        Offer(RED, Trade((give(RED, YELLOW, cash=10_000),))),
        Agree(YELLOW, name),
        Refuse(YELLOW, name),
        Withdraw(RED, name),
        Done(RED),
    ):
        assert refused(later, action).code == "wrong-phase"


def test_cash_asked_of_another_is_not_checked_until_they_agree() -> None:
    state = offered(
        table(), RED, give(RED, YELLOW, buildings=(19,)), give(YELLOW, RED, cash=90_000)
    )
    error = refused(state, Agree(YELLOW, state.offers[-1].id))
    assert (error.code, error.params) == ("not-enough-cash", {"cash": 90_000, "held": 50_000})


def test_when_someone_else_lacks_the_cash_the_others_learn_only_that_it_did_not_happen() -> None:
    state = table()
    state = offered(state, RED, give(RED, YELLOW, cash=50_000), give(YELLOW, RED, buildings=(20,)))
    first = state.offers[-1].id
    state = agreed(offered(state, RED, give(RED, GREEN, cash=10_000)), GREEN)
    after, told = apply(state, Agree(YELLOW, first))
    assert (after.owned, after.tiles, after.cash) == (state.owned, state.tiles, state.cash)
    assert after.offers[0].status == "failed"
    assert [event for event in seen(told, YELLOW) if isinstance(event, TradeFailed)] == [
        TradeFailed(first, "did-not-happen")
    ]
    assert TradeFailed(first, "not-enough-cash") in seen(told, RED)
    assert "not-enough-cash" not in str(seen(told, None)) + str(view(after, YELLOW).offers)


def test_an_offer_lapses_when_an_item_visibly_moves() -> None:
    state = offered(table(), YELLOW, give(YELLOW, RED, buildings=(20,)), give(RED, YELLOW, cash=0))
    state = offered(state, YELLOW, give(YELLOW, GREEN, tiles=("Dim Sum",)))
    state = offered(state, YELLOW, give(YELLOW, WHITE, buildings=(20,), tiles=("Dim Sum",) * 2))
    lapsing = [one.id for one in state.offers[:2]]
    state, told = apply(state, Agree(WHITE, state.offers[-1].id))
    assert [one.status for one in state.offers] == ["lapsed", "lapsed", "made"]
    assert [event for event in seen(told, None) if isinstance(event, Lapsed)] == [
        Lapsed(lapsing[0], "building-moved", building=20),
        Lapsed(lapsing[1], "tiles-moved", shop="Dim Sum"),
    ]
    error = refused(state, Agree(RED, lapsing[0]))
    assert (error.code, error.params["reason"]) == ("offer-closed", "building-moved")


def test_two_agreements_for_one_item_make_exactly_one_trade() -> None:
    state = table()
    for other in (RED, GREEN):
        state = offered(state, YELLOW, give(YELLOW, other, buildings=(20,)))
    first, second = (one.id for one in state.offers)
    state, _ = apply(state, Agree(RED, first))
    assert refused(state, Agree(GREEN, second)).code == "offer-closed"
    assert lots_of(state, RED) == [19, 20]


def test_open_offers_lapse_when_trading_ends() -> None:
    state = all_done(offered(table(), RED, give(RED, YELLOW, buildings=(19,))))
    assert (state.offers[-1].status, state.offers[-1].reason) == ("lapsed", "trading-ended")


class TestAnswers:
    state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)), give(GREEN, RED, cash=10_000))
    name = state.offers[-1].id

    def test_the_author_counts_as_agreed(self) -> None:
        assert refused(self.state, Agree(RED, self.name)).code == "already-agreed"

    def test_one_agrees_once(self) -> None:
        state = agreed(self.state, GREEN)
        assert refused(state, Agree(GREEN, self.name)).code == "already-agreed"

    def test_only_parties_answer(self) -> None:
        for action in (Agree(WHITE, self.name), Refuse(WHITE, self.name)):
            assert refused(self.state, action).code == "not-a-party"

    def test_an_offer_that_there_is_not(self) -> None:
        assert refused(self.state, Agree(YELLOW, "nothing")).code == "no-such-offer"

    def test_a_refusal_ends_it_with_its_reason(self) -> None:
        state, _ = apply(self.state, Refuse(YELLOW, self.name, "  too dear "))
        ended = state.offers[-1]
        assert (ended.status, ended.by, ended.reason) == ("refused", YELLOW, "too dear")
        assert refused(state, Agree(GREEN, self.name)).params["status"] == "refused"

    def test_reasons_have_a_length(self) -> None:
        assert refused(self.state, Refuse(YELLOW, self.name, "x" * 281)).code == "text-length"

    def test_the_author_withdraws_and_does_not_refuse(self) -> None:
        assert refused(self.state, Refuse(RED, self.name)).code == "own-offer"
        state, _ = apply(self.state, Withdraw(RED, self.name))
        assert state.offers[-1].status == "withdrawn"

    def test_agreement_can_be_taken_back(self) -> None:
        state = agreed(self.state, GREEN)
        state, _ = apply(state, Withdraw(GREEN, self.name))
        assert state.offers[-1].agreed == 1 << RED
        assert refused(state, Withdraw(GREEN, self.name)).code == "not-agreed"


def test_at_most_twenty_offers_of_one_player_stand() -> None:
    state = table()
    for _ in range(20):
        state = offered(state, RED, give(RED, YELLOW, cash=10_000))
    more = Offer(RED, Trade((give(RED, YELLOW, cash=10_000),)))
    assert refused(state, more).code == "too-many-offers"
    state, _ = apply(state, Withdraw(RED, state.offers[0].id))
    assert apply(state, more)[0].offers[-1].status == "open"


class TestSecretOffers:
    def test_exist_for_their_parties_alone(self) -> None:
        open_state = table()
        before = [view(open_state, viewer) for viewer in (GREEN, WHITE, None)]
        gift = Trade((give(RED, YELLOW, buildings=(19,), cash=10_000, due=20_000),))
        state, told = apply(open_state, Offer(RED, gift, secret=True))
        assert [view(state, viewer) for viewer in (GREEN, WHITE, None)] == before
        assert not any(one.seen_by(viewer) for one in told for viewer in (GREEN, WHITE, None))
        assert len(view(state, YELLOW).offers) == 1

    def test_when_carried_out_the_others_see_what_visibly_moves(self) -> None:
        gift = give(RED, YELLOW, buildings=(19,), tiles=("Photo",), cash=10_000, due=20_000)
        state = offered(table(), RED, gift, secret=True)
        state, told = apply(state, Agree(YELLOW, state.offers[-1].id))
        moves = Trade((Transfer(RED, YELLOW, (19,), ("Photo",)),))
        assert seen(told, WHITE) == seen(told, None) == [ItemsMoved(moves)]
        assert any(isinstance(event, TradeMade) for event in seen(told, RED))
        assert not any(isinstance(event, ItemsMoved) for event in seen(told, RED))
        assert view(state, GREEN).debts == ()
        assert [debt.owed for debt in view(state, YELLOW).debts] == [20_000]

    def test_cash_alone_moves_unseen(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, cash=10_000), secret=True)
        _, told = apply(state, Agree(YELLOW, state.offers[-1].id))
        assert seen(told, WHITE) == []

    def test_others_cannot_answer_what_they_cannot_know(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, cash=10_000), secret=True)
        assert refused(state, Agree(WHITE, state.offers[-1].id)).code == "no-such-offer"

    def test_ids_of_open_offers_do_not_tell_of_secret_ones(self) -> None:
        gift = give(RED, YELLOW, cash=10_000)
        plain = offered(table(), RED, gift)
        after = offered(offered(table(), RED, gift, secret=True), RED, gift)
        assert plain.offers[-1].id == after.offers[-1].id

    def test_a_counter_to_a_secret_offer_stays_among_its_parties(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, cash=10_000), secret=True)
        name = state.offers[-1].id
        back = Trade((give(RED, YELLOW, cash=20_000),))
        wider = Trade((*back.transfers, give(GREEN, RED, buildings=(28,))))
        for trade, secret in ((back, False), (wider, True)):
            counter = Offer(YELLOW, trade, secret, counters=name)
            assert refused(state, counter).code == "counter-shows-secret"
        state, _ = apply(state, Offer(YELLOW, back, secret=True, counters=name))
        assert [one.status for one in state.offers] == ["open", "open"]
        assert state.offers[-1].counters == name

    def test_a_counter_needs_an_offer_that_its_author_knows(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, cash=10_000), secret=True)
        counter = Offer(
            GREEN, Trade((give(GREEN, RED, buildings=(28,)),)), counters=state.offers[-1].id
        )
        assert refused(state, counter).code == "no-such-offer"


class TestHiddenTiles:
    state = with_tiles(
        with_lots(trading(hidden_tiles=True), {RED: [19], YELLOW: [20]}),
        {RED: ["Photo", "Photo"], YELLOW: ["Dim Sum"]},
    )

    def test_others_know_only_how_many(self) -> None:
        assert view(self.state, YELLOW).tiles[RED] == (0,) * 12
        assert view(self.state, YELLOW).tile_counts[RED] == 2
        assert sum(view(self.state, RED).tiles[RED]) == 2

    def test_a_traded_tile_is_known_from_then_on(self) -> None:
        state = agreed(offered(self.state, RED, give(RED, YELLOW, tiles=("Photo",))), YELLOW)
        photo = MODERN.index["Photo"]
        assert view(state, GREEN).tiles[YELLOW][photo] == 1
        assert sum(view(state, GREEN).tiles[YELLOW]) == 1
        assert view(state, GREEN).tiles[RED][photo] == 0

    def test_asking_for_a_tile_that_someone_lacks_tells_nothing(self) -> None:
        state = offered(self.state, RED, give(YELLOW, RED, tiles=("Antiques",)))
        assert refused(state, Agree(YELLOW, state.offers[-1].id)).code == "tile-not-held"

    def test_one_can_still_not_offer_what_one_lacks(self) -> None:
        lacking = Offer(RED, Trade((give(RED, YELLOW, tiles=("Antiques",)),)))
        assert refused(self.state, lacking).code == "tile-not-held"


class TestDone:
    def test_the_phase_ends_when_all_are_done(self) -> None:
        state = trading()
        for seat in (2, 0, 3):
            state, _ = apply(state, Done(seat))
            assert state.phase == "trade"
        state, told = apply(state, Done(1))
        assert state.phase == "build"
        assert TradingEnded(clock=False, in_turn=True) in seen(told, None)

    def test_one_says_it_once_and_can_take_it_back(self) -> None:
        state, _ = apply(trading(), Done(0))
        assert refused(state, Done(0)).code == "already-done"
        state, _ = apply(state, Done(0, done=False))
        assert state.done == 0
        assert refused(state, Done(0, done=False)).code == "not-done"

    def test_a_trade_makes_its_parties_not_done_again(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, buildings=(19,)))
        for seat in (RED, GREEN):
            state, _ = apply(state, Done(seat))
        state, told = apply(state, Agree(YELLOW, state.offers[-1].id))
        assert state.done == 1 << GREEN
        assert DoneSaid(RED, False) in seen(told, None)

    def test_an_offer_makes_its_author_not_done(self) -> None:
        state, _ = apply(table(), Done(RED))
        state, told = apply(state, Offer(RED, Trade((give(RED, YELLOW, cash=10_000),))))
        assert state.done == 0
        kinds = [type(event) for event in seen(told, None)]
        assert kinds == [Offered, DoneSaid]

    def test_a_secret_offer_shows_nobody_that_its_author_trades_again(self) -> None:
        state, _ = apply(table(), Done(RED))
        gift = Trade((give(RED, YELLOW, cash=10_000),))
        state, told = apply(state, Offer(RED, gift, secret=True))
        assert state.done == 1 << RED
        assert seen(told, WHITE) == []


def test_agreement_is_told_to_those_who_may_know() -> None:
    state = offered(table(), RED, give(RED, YELLOW, cash=10_000), give(GREEN, RED, cash=10_000))
    _, told = apply(state, Agree(GREEN, state.offers[-1].id))
    assert seen(told, WHITE) == [Agreed(GREEN, state.offers[-1].id)]


class TestPromises:
    trade = Trade((give(RED, YELLOW, buildings=(19,)),), (Pledge(YELLOW, RED, " a Photo later "),))

    def test_are_written_down_and_judged_by_the_promisee(self) -> None:
        state = agreed(apply(table(), Offer(RED, self.trade))[0], YELLOW)
        (promise,) = view(state, WHITE).promises
        assert (promise.giver, promise.taker, promise.text) == (YELLOW, RED, "a Photo later")
        assert refused(state, Judge(YELLOW, promise.id, True)).code == "no-such-promise"
        state, _ = apply(all_done(state), Judge(RED, promise.id, False))
        assert view(state, None).promises[0].status == "broken"

    def test_of_a_secret_trade_are_secret(self) -> None:
        state = agreed(apply(table(), Offer(RED, self.trade, secret=True))[0], YELLOW)
        assert view(state, WHITE).promises == ()
        assert len(view(state, RED).promises) == 1

    def test_alone_are_a_trade_too(self) -> None:
        trade = Trade((), (Pledge(RED, YELLOW, "I will not block you"),))
        assert agreed(apply(table(), Offer(RED, trade))[0], YELLOW).promises

    @pytest.mark.parametrize("text", ["", "   ", "x" * 281])
    def test_need_words_and_not_too_many(self, text: str) -> None:
        trade = Trade((), (Pledge(RED, YELLOW, text),))
        assert refused(table(), Offer(RED, trade)).code == "text-length"


class TestTheTable:
    def test_the_clock_ends_trading(self) -> None:
        state, told = apply(trading(trade_clock=5), CloseTrading())
        assert state.phase == "build"
        assert TradingEnded(clock=True, in_turn=True) in seen(told, None)

    def test_without_a_clock_nothing_but_the_players_does(self) -> None:
        assert refused(trading(), CloseTrading()).code == "no-trade-clock"
        assert refused(new_game(trade_clock=5), CloseTrading()).code == "wrong-phase"

    def test_turns_can_be_asked_for_where_the_table_lets_them(self) -> None:
        state = trading(placing_tiles="at-once-unless-asked")
        assert not state.in_turn
        state, _ = apply(state, AskTurns(2))
        assert state.in_turn
        assert refused(state, AskTurns(1)).code == "turns-already-asked"
        assert refused(trading(), AskTurns(1)).code == "cannot-ask-turns"


def test_an_unknown_seat_or_thing_is_refused() -> None:
    assert refused(table(), Done(4)).code == "unknown-seat"
    assert refused(table(), Done(-1)).code == "unknown-seat"
    assert refused(table(), "done").code == "unknown-action"  # type: ignore[arg-type]


def test_building_numbers_of_a_position_are_what_was_given() -> None:
    assert list(buildings(table().owned[YELLOW])) == [16, 17, 20]

"""Offers: standing, secret ones, new versions, their time, and no repeats (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    give,
    offered,
    refused,
    seen,
    table,
    trading,
    with_lots,
    with_tiles,
)

from chinatown.game import (
    MODERN,
    TABLE,
    Agree,
    Expire,
    Offer,
    Refuse,
    Trade,
    Transfer,
    Withdraw,
    apply,
    view,
)
from chinatown.game.trade_events import (
    ItemsMoved,
    Lapsed,
    Offered,
    Refused,
    TradeMade,
    Withdrawn,
)

GIFT = give(RED, YELLOW, buildings=(19,))
MORE = Trade((GIFT, give(YELLOW, RED, cash=10_000)))


class TestNewVersions:
    parts = (GIFT, give(GREEN, RED, cash=10_000))
    state = agreed(offered(table(), RED, *parts), GREEN)
    name = state.offers[0].id

    def test_take_the_place_of_the_old_one_and_earlier_agreements_fall(self) -> None:
        state, events = apply(self.state, Offer(RED, MORE, replaces=self.name))
        assert [offer.status for offer in state.offers] == ["withdrawn", "open"]
        assert state.offers[1].agreed == 1 << RED
        assert state.offers[1].replaces == self.name
        (event,) = seen(events, WHITE)
        assert isinstance(event, Offered)
        assert event.replaces == self.name

    def test_are_made_by_the_author_alone_and_of_an_offer_that_stands(self) -> None:
        other = Offer(YELLOW, MORE, replaces=self.name)
        assert refused(self.state, other).code == "not-your-offer"
        state, _ = apply(self.state, Refuse(YELLOW, self.name))
        assert refused(state, Offer(RED, MORE, replaces=self.name)).code == "offer-closed"

    def test_in_secret_look_to_the_others_as_if_the_old_one_was_withdrawn(self) -> None:
        state, events = apply(self.state, Offer(RED, MORE, secret=True, replaces=self.name))
        assert seen(events, WHITE) == [Withdrawn(RED, self.name)]
        assert [offer.status for offer in view(state, WHITE).offers] == ["withdrawn"]
        assert all(isinstance(event, Offered) for event in seen(events, YELLOW))

    def test_of_secret_offers_stay_secret(self) -> None:
        state = offered(table(), RED, GIFT, secret=True)
        wider = Offer(RED, MORE, replaces=state.offers[0].id)
        assert refused(state, wider).code == "counter-shows-secret"

    def test_count_as_one_with_the_old_among_the_twenty(self) -> None:
        state = table()
        for _ in range(20):
            state = offered(state, RED, GIFT)
        newer = Offer(RED, MORE, replaces=state.offers[3].id)
        assert apply(state, newer)[0].offers[-1].status == "open"


class TestRepeats:
    state = offered(table(), RED, GIFT)
    refusal = apply(state, Refuse(YELLOW, state.offers[0].id, because="too-little"))

    def test_the_same_refused_offer_cannot_be_made_again(self) -> None:
        error = refused(self.refusal[0], Offer(RED, Trade((GIFT,))))
        assert (error.code, error.params) == ("already-refused", {"seat": YELLOW})
        again = Offer(RED, Trade((GIFT,)), secret=True)
        assert refused(self.refusal[0], again).code == "already-refused"

    def test_once_something_in_it_has_changed_it_can(self) -> None:
        assert apply(self.refusal[0], Offer(RED, MORE))[0].offers[-1].status == "open"

    def test_a_withdrawn_offer_can_be_made_again(self) -> None:

        state, _ = apply(self.state, Withdraw(RED, self.state.offers[0].id))
        assert offered(state, RED, GIFT).offers[-1].status == "open"

    def test_ready_made_reasons_are_told(self) -> None:
        name = self.state.offers[0].id
        assert seen(self.refusal[1], WHITE) == [Refused(YELLOW, name, "", "too-little")]
        odd = Refuse(YELLOW, name, because="just so")  # type: ignore[arg-type]
        assert refused(self.state, odd).code == "unknown-reason"


class TestTime:
    state = apply(table(), Offer(RED, MORE, seconds=30))[0]
    name = state.offers[0].id

    def test_when_it_is_over_the_table_lets_the_offer_lapse(self) -> None:
        state, events = apply(self.state, Expire(TABLE, self.name))
        assert (state.offers[0].status, state.offers[0].reason) == ("lapsed", "expired")
        assert seen(events, None) == [Lapsed(self.name, "expired")]
        assert refused(state, Agree(YELLOW, self.name)).code == "offer-closed"
        assert refused(state, Expire(TABLE, self.name)).code == "no-such-offer"

    def test_only_the_table_says_so_and_only_of_offers_with_a_time(self) -> None:
        assert refused(self.state, Expire(RED, self.name)).code == "unknown-seat"
        state = offered(table(), RED, GIFT)
        assert refused(state, Expire(TABLE, state.offers[0].id)).code == "no-such-offer"

    @pytest.mark.parametrize("seconds", [-1, 3601])
    def test_has_its_limits(self, seconds: int) -> None:
        assert refused(table(), Offer(RED, MORE, seconds=seconds)).code == "offer-seconds"


class TestSecretOffers:
    def test_exist_for_their_parties_alone(self) -> None:
        open_state = table()
        before = [view(open_state, viewer) for viewer in (GREEN, WHITE, None)]
        gift = Trade((give(RED, YELLOW, buildings=(19,), cash=10_000, due=20_000),))
        state, events = apply(open_state, Offer(RED, gift, secret=True))
        assert [view(state, viewer) for viewer in (GREEN, WHITE, None)] == before
        assert not any(event.seen_by(viewer) for event in events for viewer in (GREEN, WHITE, None))
        assert len(view(state, YELLOW).offers) == 1

    def test_when_carried_out_the_others_see_what_visibly_moves(self) -> None:
        gift = give(RED, YELLOW, buildings=(19,), tiles=("Photo",), cash=10_000, due=20_000)
        state = offered(table(), RED, gift, secret=True)
        state, events = apply(state, Agree(YELLOW, state.offers[-1].id))
        moves = Trade((Transfer(RED, YELLOW, (19,), ("Photo",)),))
        assert seen(events, WHITE) == seen(events, None) == [ItemsMoved(moves)]
        assert any(isinstance(event, TradeMade) for event in seen(events, RED))
        assert not any(isinstance(event, ItemsMoved) for event in seen(events, RED))
        assert view(state, GREEN).debts == ()
        assert [debt.owed for debt in view(state, YELLOW).debts] == [20_000]

    def test_cash_alone_moves_unseen(self) -> None:
        state = offered(table(), RED, give(RED, YELLOW, cash=10_000), secret=True)
        _, events = apply(state, Agree(YELLOW, state.offers[-1].id))
        assert seen(events, WHITE) == []

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
        assert [offer.status for offer in state.offers] == ["open", "open"]
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


def test_at_most_twenty_offers_of_one_player_stand() -> None:
    state = table()
    for _ in range(20):
        state = offered(state, RED, give(RED, YELLOW, cash=10_000))
    more = Offer(RED, Trade((give(RED, YELLOW, cash=10_000),)))
    assert refused(state, more).code == "too-many-offers"
    state, _ = apply(state, Withdraw(RED, state.offers[0].id))
    assert apply(state, more)[0].offers[-1].status == "open"

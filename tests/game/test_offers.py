"""Offers: standing, secret ones, new versions, their time, and no repeats (docs/rules.md 5)."""

import pytest
from tests.game.kit import (
    GREEN,
    RED,
    WHITE,
    YELLOW,
    agreed,
    give,
    new_game,
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
    AddressedEvent,
    Agree,
    Call,
    Done,
    EndCall,
    Expire,
    Goods,
    Offer,
    OfferState,
    Phrase,
    Refuse,
    State,
    Trade,
    Transfer,
    Withdraw,
    apply,
    view,
)
from chinatown.game.chance import opaque_id
from chinatown.game.errors import Param
from chinatown.game.trade_events import (
    DoneSaid,
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


class TestMaking:
    def test_an_offer_is_kept_and_told_with_all_that_it_says(self) -> None:
        state, _ = apply(table(), Call(RED, Goods(buildings=(16,)), Goods(cash=10_000)))
        state = offered(state, RED, GIFT)
        first, call = state.offers[0].id, state.calls[0].id
        hello = (Phrase("hello"),)
        parts = give(YELLOW, RED, buildings=(16,)), give(RED, YELLOW, cash=20_000)
        trade = Trade(parts[::-1])
        offer = Offer(YELLOW, Trade(parts), False, first, "", call, 3600, hello)
        state, events = apply(state, offer)
        new = state.offers[-1]
        both = 1 << RED | 1 << YELLOW
        assert new == OfferState(
            new.id, YELLOW, trade, False, first, both, 1 << YELLOW,
            answers=call, seconds=3600, phrases=hello,
        )  # fmt: skip
        event = Offered(YELLOW, new.id, trade, False, first, "", call, 3600, hello)
        assert events == (AddressedEvent(event),)
        assert state.offers[0].status == "open"

    def test_a_secret_offer_and_its_new_version_are_told_to_parties_alone(self) -> None:
        state, events = apply(
            table(), Offer(YELLOW, Trade((give(YELLOW, RED, cash=10_000),)), True)
        )
        both = 1 << RED | 1 << YELLOW
        first = state.offers[0]
        assert [audience for _, audience in events] == [both]
        assert (first.secret, first.parties, first.agreed) == (True, both, 1 << YELLOW)
        more = Trade((give(YELLOW, RED, cash=20_000),))
        state, events = apply(state, Offer(YELLOW, more, True, replaces=first.id))
        name = state.offers[1].id
        assert events == (
            AddressedEvent(Offered(YELLOW, name, more, True, "", first.id, "", 0), both),
        )
        assert [offer.status for offer in state.offers] == ["withdrawn", "open"]
        assert name != first.id

    def test_an_open_new_version_needs_no_withdrawal(self) -> None:
        state = offered(table(), RED, GIFT)
        _, events = apply(state, Offer(RED, MORE, replaces=state.offers[0].id))
        assert [type(event) for event, _ in events] == [Offered]

    def test_a_new_version_for_fewer_is_withdrawn_for_the_rest(self) -> None:
        ring = give(RED, YELLOW, cash=10_000), give(GREEN, RED, buildings=(28,))
        state = offered(table(), RED, *ring, secret=True)
        name = state.offers[0].id
        gift = Trade((give(RED, YELLOW, cash=10_000),))
        state, events = apply(state, Offer(RED, gift, secret=True, replaces=name))
        both = 1 << RED | 1 << YELLOW
        assert events[0] == AddressedEvent(Withdrawn(RED, name), 1 << GREEN)
        assert [audience for _, audience in events] == [1 << GREEN, both]

    def test_its_author_trades_again_and_nobody_else(self) -> None:
        state = table()
        for seat in (RED, YELLOW, GREEN):
            state, _ = apply(state, Done(seat))
        after, events = apply(state, Offer(YELLOW, Trade((give(YELLOW, RED, cash=10_000),))))
        assert after.done == 1 << RED | 1 << GREEN
        assert events[1:] == (AddressedEvent(DoneSaid(YELLOW, False)),)
        still, events = apply(state, Offer(WHITE, Trade((give(WHITE, RED, cash=10_000),))))
        assert still.done == state.done
        assert len(events) == 1

    def test_ids_count_what_the_same_people_see(self) -> None:
        def names(*offers: Offer) -> list[str]:
            state = table()
            for offer in offers:
                state, _ = apply(state, offer)
            return [offer.id for offer in state.offers]

        to_yellow = Offer(RED, Trade((give(RED, YELLOW, cash=10_000),)))
        to_green = Offer(RED, Trade((give(RED, GREEN, cash=10_000),)), secret=True)
        by_yellow = Offer(YELLOW, Trade((give(YELLOW, RED, cash=10_000),)))
        assert names(to_yellow)[0] == names(to_green, by_yellow, to_yellow)[2]
        assert len(set(names(*[to_yellow] * 5, *[to_green] * 5, *[by_yellow] * 5))) == 15
        seed, everyone = table().setup.seed, 63
        assert names(to_yellow, by_yellow, to_yellow) == [
            opaque_id(seed, f"offer/1/{RED}/{everyone}", 0),
            opaque_id(seed, f"offer/1/{YELLOW}/{everyone}", 0),
            opaque_id(seed, f"offer/1/{RED}/{everyone}", 1),
        ]


class TestRefusedOffers:
    """What a refusal says besides its code."""

    state = offered(offered(table(), RED, GIFT), RED, GIFT, secret=True)

    def refusal(self, offer: Offer, state: State | None = None) -> tuple[str, dict[str, Param]]:
        error = refused(state or self.state, offer)
        return error.code, error.params

    def test_the_phase(self) -> None:
        wrong = "wrong-phase", {"phase": "deal", "needs": "trade"}
        assert self.refusal(Offer(RED, MORE), new_game()) == wrong

    def test_who_is_a_party(self) -> None:
        others = Trade((give(YELLOW, GREEN, buildings=(20,)),))
        assert self.refusal(Offer(RED, others)) == ("not-a-party", {})

    @pytest.mark.parametrize("link", ["counters", "replaces"])
    def test_an_offer_that_is_not_known(self, link: str) -> None:
        hidden = self.state.offers[1].id
        for name, trade in (("nothing", MORE), (hidden, Trade((give(GREEN, RED, cash=10_000),)))):
            seat = RED if trade is MORE else GREEN
            offer = Offer(seat, trade, **{link: name})  # type: ignore[arg-type]
            assert self.refusal(offer) == ("no-such-offer", {"offer": name})

    def test_a_call_that_is_not_or_is_over(self) -> None:
        state, _ = apply(self.state, Call(YELLOW, Goods(), Goods(cash=10_000)))
        state, _ = apply(state, Call(GREEN, Goods(), Goods(cash=10_000)))
        yellows, greens = (call.id for call in state.calls)
        state, _ = apply(state, EndCall(YELLOW, yellows))
        assert self.refusal(Offer(RED, MORE, answers="x"), state) == ("no-such-call", {"call": "x"})
        assert self.refusal(Offer(RED, MORE, answers=yellows), state) == (
            "call-closed",
            {"call": yellows, "status": "ended"},
        )
        assert self.refusal(Offer(RED, MORE, answers=greens), state) == (
            "call-needs-caller",
            {"seat": GREEN},
        )

    def test_seconds_up_to_an_hour(self) -> None:
        for seconds in (-1, 3601):
            wrong = "offer-seconds", {"most": 3600}
            assert self.refusal(Offer(RED, MORE, seconds=seconds)) == wrong
        for seconds in (0, 1, 3600):
            state, _ = apply(self.state, Offer(RED, MORE, seconds=seconds))
            assert state.offers[-1].seconds == seconds

    def test_how_many_may_stand_of_one_author(self) -> None:
        state = offered(self.state, YELLOW, give(YELLOW, RED, cash=10_000))
        for _ in range(18):
            state = offered(state, RED, GIFT)
        assert self.refusal(Offer(RED, MORE), state) == ("too-many-offers", {"most": 20})
        assert apply(state, Offer(RED, MORE, replaces=state.offers[0].id))
        assert apply(state, Offer(YELLOW, MORE))
        foreign = Offer(RED, MORE, replaces=state.offers[2].id)
        assert self.refusal(foreign, state) == ("not-your-offer", {})

    def test_what_was_refused_by_whom(self) -> None:
        state, _ = apply(self.state, Refuse(YELLOW, self.state.offers[0].id))
        wrong = "already-refused", {"seat": YELLOW}
        assert self.refusal(Offer(RED, Trade((GIFT,))), state) == wrong
        assert apply(state, Offer(YELLOW, Trade((GIFT,))))[0].offers[-1].seat == YELLOW

    def test_what_would_show_a_secret(self) -> None:
        hidden = self.state.offers[1].id
        for offer in (
            Offer(YELLOW, MORE, counters=hidden),
            Offer(YELLOW, Trade((*MORE.transfers, give(GREEN, RED, cash=10_000))), True, hidden),
        ):
            assert self.refusal(offer) == ("counter-shows-secret", {})
        fine = apply(self.state, Offer(YELLOW, MORE, True, hidden))[0]
        assert fine.offers[-1].counters == hidden
        plain = apply(self.state, Offer(YELLOW, MORE, True, self.state.offers[0].id))[0]
        assert plain.offers[-1].secret

    def test_what_is_over_and_why(self) -> None:
        name = self.state.offers[0].id
        state, _ = apply(self.state, Refuse(YELLOW, name, "too dear"))
        closed = "offer-closed", {"offer": name, "status": "refused", "reason": "too dear"}
        assert self.refusal(Offer(RED, MORE, replaces=name), state) == closed
        error = refused(state, Agree(YELLOW, name))
        assert (error.code, error.params) == closed
        error = refused(self.state, Agree(WHITE, name))
        assert (error.code, error.params) == ("not-a-party", {})

    def test_phrases_that_are_none(self) -> None:
        strange = (Phrase("thanks", seat=RED),)
        assert self.refusal(Offer(RED, MORE, phrases=strange)) == (
            "phrase-field",
            {"phrase": "thanks", "field": "seat"},
        )


def test_only_the_offer_whose_time_is_over_lapses() -> None:
    state = offered(table(), RED, GIFT)
    state, _ = apply(state, Offer(RED, MORE, True, seconds=1))
    state, _ = apply(state, Offer(RED, MORE, seconds=30))
    first, secret, last = state.offers
    after, events = apply(state, Expire(TABLE, secret.id))
    assert after.offers == (first, secret._replace(status="lapsed", reason="expired"), last)
    assert events == (AddressedEvent(Lapsed(secret.id, "expired"), 1 << RED | 1 << YELLOW),)
    assert after.offers[1].lapse == "expired"
    assert first.lapse is None
    for name in (first.id, "nothing"):
        error = refused(state, Expire(TABLE, name))
        assert (error.code, error.params) == ("no-such-offer", {"offer": name})
    error = refused(new_game(), Expire(TABLE, last.id))
    assert (error.code, error.params) == ("wrong-phase", {"phase": "deal", "needs": "trade"})
